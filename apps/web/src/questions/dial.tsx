import type { DialEntry, ManeuverSign, ShownDial } from '../shown/question.ts';
import { tutorialWords } from '../words/en/tutorial.ts';
import { useWords } from '../words/language.ts';
import { ManeuverIcon } from './maneuver-icon.tsx';

/** Columns that most dials have, from left to right. */
const COLUMNS = ['turn left', 'bank left', 'straight straight', 'bank right', 'turn right'];

/** In which column a maneuver stands: what has no template stands with the straights. */
function columnOf({ bearing, direction }: ManeuverSign): string {
  if (bearing === 'stationary' || bearing === 'reverse-straight') return 'straight straight';
  return bearing === 'reverse-bank' ? `bank ${direction}` : `${bearing} ${direction}`;
}

const rowOf = ({ bearing, speed }: ManeuverSign): number => (bearing.startsWith('reverse') ? -speed : speed);

export const DIFFICULTY_MARKS: Readonly<Record<string, string>> = {
  blue: '▽',
  green: '▽',
  red: '▲',
  purple: '◆',
};

interface DialProps {
  readonly dial: ShownDial;
  readonly chosen: number | undefined;
  /** The entry that a lesson suggests. */
  readonly suggested: number | undefined;
  readonly onChoose: (entry: number) => void;
  /** One was pressed, and not only gone to by keys: what comes next may follow. */
  readonly onTake: (entry: number) => void;
  readonly onConsider: (entry: number | null) => void;
}

/**
 * A ship's dial: speeds up the side, bearings across; one radio button a maneuver. Those of few speeds, such as
 * Koiogran turns, stand together with their speeds: columns of their own would leave a phone's too narrow.
 */
export function Dial({ dial, chosen, suggested, onChoose, onTake, onConsider }: DialProps) {
  const { ship, entries } = dial;
  const placed = entries.map((entry, at) => ({
    entry,
    at,
    column: columnOf(entry.sign),
    row: rowOf(entry.sign),
  }));
  const rows = [...new Set(placed.map(({ row }) => row))].sort((a, b) => b - a);
  const columns = COLUMNS.filter((column) => placed.some((one) => one.column === column));
  const special = rows.flatMap((row) => {
    const inRow = placed.filter((one) => one.row === row && !columns.includes(one.column));
    return inRow.length > 0 ? [{ row, inRow }] : [];
  });
  const button = (entry: DialEntry, at: number, speed: number | null) => (
    <DialButton
      key={at}
      at={at}
      entry={entry}
      speed={speed}
      name={`dial-${ship}`}
      checked={chosen === at}
      suggested={suggested === at}
      onChoose={() => onChoose(at)}
      onTake={() => onTake(at)}
      onConsider={(on) => onConsider(on ? at : null)}
    />
  );
  return (
    <fieldset className="dial">
      <legend className="unseen">Maneuver</legend>
      <div className="dial-usual" style={{ gridTemplateColumns: `1.2em repeat(${columns.length}, 1fr)` }}>
        {rows.map((row) => {
          const inRow = placed.filter((one) => one.row === row && columns.includes(one.column));
          if (inRow.length === 0) return null;
          return [
            <span key={`speed ${row}`} className="dial-speed" aria-hidden="true">
              {row < 0 ? `${-row}R` : row}
            </span>,
            ...columns.map((column) => {
              const one = inRow.find((each) => each.column === column);
              return one ? button(one.entry, one.at, null) : <span key={`${row} ${column}`} />;
            }),
          ];
        })}
      </div>
      {special.length > 0 && (
        <div className="dial-special">
          {special.map(({ row, inRow }) => (
            <div key={row} className="dial-special-row">
              {inRow.map(({ entry, at }) => button(entry, at, row))}
            </div>
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface DialButtonProps {
  /** Its place on the dial. */
  readonly at: number;
  readonly entry: DialEntry;
  /** Written on it where it stands in no row of its speed. */
  readonly speed: number | null;
  readonly name: string;
  readonly checked: boolean;
  readonly suggested: boolean;
  readonly onChoose: () => void;
  readonly onTake: () => void;
  readonly onConsider: (on: boolean) => void;
}

function DialButton(props: DialButtonProps) {
  const { at, entry, speed, name, checked, suggested, onChoose, onTake, onConsider } = props;
  const { sign, difficulty } = entry;
  const t = useWords(tutorialWords);
  const says = [entry.text, entry.difficultyText, ...(suggested ? [t.suggested] : [])].join(', ');
  return (
    <label
      className={suggested ? `maneuver ${difficulty} suggested-entry` : `maneuver ${difficulty}`}
      data-entry={at}
      title={says}
      onPointerEnter={() => onConsider(true)}
      onPointerLeave={() => onConsider(false)}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        // A press, and not the arrow keys, with which the maneuvers are looked through.
        onClick={({ detail }) => detail > 0 && onTake()}
        onFocus={() => onConsider(true)}
        onBlur={() => onConsider(false)}
        aria-label={says}
      />
      {speed !== null && (
        <span className="dial-speed" aria-hidden="true">
          {speed}
        </span>
      )}
      <ManeuverIcon maneuver={sign} />
      <span className="difficulty-mark" aria-hidden="true">
        {DIFFICULTY_MARKS[difficulty] ?? ''}
      </span>
    </label>
  );
}
