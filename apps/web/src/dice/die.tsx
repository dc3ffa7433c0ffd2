import type { ShownDie, ShownPool } from '../shown/table.ts';
import { diceWords } from '../words/en/dice.ts';
import { useWords } from '../words/language.ts';
import { SIGNS } from './signs.ts';
import { useTumbling } from './tumbling.ts';

interface DieProps {
  readonly die: ShownDie;
  readonly kind: ShownPool['kind'];
  readonly marked: boolean;
  /** Its turn among the dice that tumble; null for one that lies. */
  readonly tumbles: number | null;
}

/** One die with its sign and its word. */
function Die({ die, kind, marked, tumbles }: DieProps) {
  return (
    <li
      className={dieClasses(die, kind, marked, tumbles !== null).join(' ')}
      style={tumbles === null ? undefined : { animationDelay: `calc(var(--pace, 1) * ${tumbles * 0.06}s)` }}
    >
      <DieFace die={die} />
    </li>
  );
}

/** How a die looks by what it is and shows. */
export function dieClasses(
  { face, color }: ShownDie,
  kind: ShownPool['kind'],
  marked: boolean,
  tumbles: boolean,
): readonly string[] {
  const classes = ['die', `${kind}-die`, `face-${face}`];
  if (color) classes.push(`die-${color}`);
  if (marked) classes.push('marked');
  if (tumbles) classes.push('tumbles');
  return classes;
}

/** The sign that a die shows, and its word. */
export function DieFace({ die: { face, name, rerolled = false } }: { readonly die: ShownDie }) {
  const t = useWords(diceWords);
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path fillRule="evenodd" d={SIGNS[face] ?? ''} />
      </svg>
      <span className="die-word">
        {name}
        {rerolled && <span className="unseen"> ({t.rerolled})</span>}
        {rerolled && <span aria-hidden="true"> ↻</span>}
      </span>
    </>
  );
}

/** A pool of dice of one kind; the marked ones are those that an option would touch. */
export function Dice(props: {
  readonly pool: ShownPool;
  readonly marked: readonly number[];
  /** Which attack they belong to. */
  readonly attack: string;
  /** They were seen to fall before. */
  readonly still?: boolean;
}) {
  const { pool, marked, attack, still = false } = props;
  const { label, kind, dice } = pool;
  const { none } = useWords(diceWords);
  const tumbling = useTumbling(attack, pool);
  return (
    <div className="pool">
      <h3>{label}</h3>
      {dice.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul className="dice" aria-label={label}>
          {dice
            .map((die, at) => ({ die, at }))
            .map(({ die, at }) => (
              <Die
                key={`${at} ${die.face} ${die.rerolled}`}
                die={die}
                kind={kind}
                marked={marked.includes(at)}
                tumbles={!still && tumbling.has(at) ? at : null}
              />
            ))}
        </ul>
      )}
    </div>
  );
}

/** Dice that still roll: they show nothing. */
export function RollingDice({ pool, count }: { readonly pool: ShownPool; readonly count: number }) {
  const { label, kind } = pool;
  return (
    <div className="pool" aria-hidden="true">
      <h3>{label}</h3>
      <ul className="dice">
        {Array.from({ length: count }, (_, at) => `${kind} ${at}`).map((key) => (
          <li key={key} className={`die ${kind}-die rolls`}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 2 21 12 12 22 3 12ZM12 2V22M3 12H21" />
            </svg>
            <span className="die-word">…</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
