import type { Maneuver } from '@firing-arc/xwing/common';
import { type DialEntry, type Ship, shipCard } from '@firing-arc/xwing/second';
import { words } from '../words/index.ts';
import { ManeuverIcon } from './maneuver-icon.tsx';

/** Columns of a dial from left to right; what a ship does not have is left out. */
const COLUMNS: readonly (readonly [Maneuver['bearing'], Maneuver['direction']])[] = [
  ['turn', 'left'],
  ['bank', 'left'],
  ['straight', 'straight'],
  ['bank', 'right'],
  ['turn', 'right'],
  ['koiogran', 'straight'],
  ['segnor', 'left'],
  ['segnor', 'right'],
  ['tallon', 'left'],
  ['tallon', 'right'],
];

/** In which column a maneuver stands: what has no template stands with the straights. */
function columnOf({ bearing, direction }: Maneuver): string {
  if (bearing === 'stationary' || bearing === 'reverse-straight') return 'straight straight';
  return bearing === 'reverse-bank' ? `bank ${direction}` : `${bearing} ${direction}`;
}

/** The columns a dial needs: the usual ones in their order, then whatever else it has. */
function columnsOf(dial: readonly DialEntry[]): readonly string[] {
  const own = new Set(dial.map((entry) => columnOf(entry.maneuver)));
  const usual = COLUMNS.map(([bearing, direction]) => `${bearing} ${direction}`);
  return [
    ...usual.filter((column) => own.has(column)),
    ...[...own].filter((column) => !usual.includes(column)),
  ];
}

const rowOf = ({ bearing, speed }: Maneuver): number => (bearing.startsWith('reverse') ? -speed : speed);

const DIFFICULTY_MARKS = { blue: '▽', white: '', red: '▲', purple: '◆' } as const;

interface DialProps {
  readonly ship: Ship;
  readonly chosen: number | undefined;
  readonly onChoose: (entry: number) => void;
  readonly onConsider: (entry: number | null) => void;
}

/** A ship's dial: speeds up the side, bearings across; one radio button a maneuver. */
export function Dial({ ship, chosen, onChoose, onConsider }: DialProps) {
  const { dial } = shipCard(ship.card).chassis;
  const rows = [...new Set(dial.map((entry) => rowOf(entry.maneuver)))].sort((a, b) => b - a);
  const columns = columnsOf(dial);
  return (
    <fieldset className="dial" style={{ gridTemplateColumns: `1.6em repeat(${columns.length}, 1fr)` }}>
      <legend className="unseen">Maneuver</legend>
      {rows.map((row) => [
        <span key={`speed ${row}`} className="dial-speed" aria-hidden="true">
          {row < 0 ? `${-row}R` : row}
        </span>,
        ...columns.map((column) => {
          const at = dial.findIndex(
            ({ maneuver }) => rowOf(maneuver) === row && columnOf(maneuver) === column,
          );
          const entry = dial[at];
          if (!entry) return <span key={`${row} ${column}`} />;
          return (
            <DialButton
              key={`${row} ${column}`}
              entry={entry}
              name={`dial-${ship.id}`}
              checked={chosen === at}
              onChoose={() => onChoose(at)}
              onConsider={(on) => onConsider(on ? at : null)}
            />
          );
        }),
      ])}
    </fieldset>
  );
}

interface DialButtonProps {
  readonly entry: DialEntry;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly onConsider: (on: boolean) => void;
}

function DialButton({ entry, name, checked, onChoose, onConsider }: DialButtonProps) {
  const { maneuver, difficulty } = entry;
  return (
    <label
      className={`maneuver ${difficulty}`}
      title={`${words.maneuver(maneuver)}, ${words.difficulty(difficulty)}`}
      onPointerEnter={() => onConsider(true)}
      onPointerLeave={() => onConsider(false)}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        onFocus={() => onConsider(true)}
        onBlur={() => onConsider(false)}
        aria-label={`${words.maneuver(maneuver)}, ${words.difficulty(difficulty)}`}
      />
      <ManeuverIcon maneuver={maneuver} />
      <span className="difficulty-mark" aria-hidden="true">
        {DIFFICULTY_MARKS[difficulty]}
      </span>
    </label>
  );
}
