import type { DialEntry, ManeuverSign, ShownDial } from '../shown/question.ts';
import { ManeuverIcon } from './maneuver-icon.tsx';

/** Columns of a dial from left to right; what a ship does not have is left out. */
const COLUMNS: readonly (readonly [string, ManeuverSign['direction']])[] = [
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
function columnOf({ bearing, direction }: ManeuverSign): string {
  if (bearing === 'stationary' || bearing === 'reverse-straight') return 'straight straight';
  return bearing === 'reverse-bank' ? `bank ${direction}` : `${bearing} ${direction}`;
}

/** The columns a dial needs: the usual ones in their order, then whatever else it has. */
function columnsOf(dial: readonly DialEntry[]): readonly string[] {
  const own = new Set(dial.map((entry) => columnOf(entry.sign)));
  const usual = COLUMNS.map(([bearing, direction]) => `${bearing} ${direction}`);
  return [
    ...usual.filter((column) => own.has(column)),
    ...[...own].filter((column) => !usual.includes(column)),
  ];
}

const rowOf = ({ bearing, speed }: ManeuverSign): number => (bearing.startsWith('reverse') ? -speed : speed);

const DIFFICULTY_MARKS: Readonly<Record<string, string>> = { blue: '▽', green: '▽', red: '▲', purple: '◆' };

interface DialProps {
  readonly dial: ShownDial;
  readonly chosen: number | undefined;
  readonly onChoose: (entry: number) => void;
  readonly onConsider: (entry: number | null) => void;
}

/** A ship's dial: speeds up the side, bearings across; one radio button a maneuver. */
export function Dial({ dial, chosen, onChoose, onConsider }: DialProps) {
  const { ship, entries } = dial;
  const rows = [...new Set(entries.map((entry) => rowOf(entry.sign)))].sort((a, b) => b - a);
  const columns = columnsOf(entries);
  return (
    <fieldset className="dial" style={{ gridTemplateColumns: `1.6em repeat(${columns.length}, 1fr)` }}>
      <legend className="unseen">Maneuver</legend>
      {rows.map((row) => [
        <span key={`speed ${row}`} className="dial-speed" aria-hidden="true">
          {row < 0 ? `${-row}R` : row}
        </span>,
        ...columns.map((column) => {
          const at = entries.findIndex(({ sign }) => rowOf(sign) === row && columnOf(sign) === column);
          const entry = entries[at];
          if (!entry) return <span key={`${row} ${column}`} />;
          return (
            <DialButton
              key={`${row} ${column}`}
              entry={entry}
              name={`dial-${ship}`}
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
  const { sign, difficulty } = entry;
  const says = `${entry.text}, ${entry.difficultyText}`;
  return (
    <label
      className={`maneuver ${difficulty}`}
      title={says}
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
        aria-label={says}
      />
      <ManeuverIcon maneuver={sign} />
      <span className="difficulty-mark" aria-hidden="true">
        {DIFFICULTY_MARKS[difficulty] ?? ''}
      </span>
    </label>
  );
}
