import type { ShownDie, ShownPool } from '../shown/table.ts';
import { diceWords } from '../words/en/dice.ts';
import { useWords } from '../words/language.ts';
import { useTumbling } from './tumbling.ts';

/** Signs for the faces, drawn in a box of 24; the word stands beside each. */
const SIGNS: Readonly<Record<string, string>> = {
  hit: 'M12 3 14 9.5 20.5 7.5 16 12 20.5 16.5 14 14.5 12 21 10 14.5 3.5 16.5 8 12 3.5 7.5 10 9.5Z',
  crit: 'M12 2 14 8.5 21.5 6.5 16.5 12 21.5 17.5 14 15.5 12 22 10 15.5 2.5 17.5 7.5 12 2.5 6.5 10 8.5ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
  focus: 'M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
  evade: 'M4 18C4 9 9 6 15 6V2.5L21.5 8 15 13.5V10C10.5 10 7.5 12 7 18Z',
  'double-hit':
    'M8 2 9.4 6.6 14 5.2 11 8.5 14 11.8 9.4 10.4 8 15 6.6 10.4 2 11.8 5 8.5 2 5.2 6.6 6.6ZM16 9 17.4 13.6 22 12.2 19 15.5 22 18.8 17.4 17.4 16 22 14.6 17.4 10 18.8 13 15.5 10 12.2 14.6 13.6Z',
  'hit-crit':
    'M8 2 9.4 6.6 14 5.2 11 8.5 14 11.8 9.4 10.4 8 15 6.6 10.4 2 11.8 5 8.5 2 5.2 6.6 6.6ZM16 9 17.4 13.6 22 12.2 19 15.5 22 18.8 17.4 17.4 16 22 14.6 17.4 10 18.8 13 15.5 10 12.2 14.6 13.6ZM16 13.6A1.9 1.9 0 1 0 16 17.4A1.9 1.9 0 1 0 16 13.6Z',
  accuracy:
    'M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM12 6.4A5.6 5.6 0 1 1 12 17.6A5.6 5.6 0 1 1 12 6.4ZM10.9 1H13.1V9H10.9ZM10.9 15H13.1V23H10.9ZM1 10.9H9V13.1H1ZM15 10.9H23V13.1H15Z',
  blank: '',
};

interface DieProps {
  readonly die: ShownDie;
  readonly kind: ShownPool['kind'];
  readonly marked: boolean;
  /** Its turn among the dice that tumble; null for one that lies. */
  readonly tumbles: number | null;
}

/** One die with its sign and its word. */
function Die({ die, kind, marked, tumbles }: DieProps) {
  const { face, name, color, rerolled = false } = die;
  const t = useWords(diceWords);
  const classes = ['die', `${kind}-die`, `face-${face}`];
  if (color) classes.push(`die-${color}`);
  if (marked) classes.push('marked');
  if (tumbles !== null) classes.push('tumbles');
  return (
    <li
      className={classes.join(' ')}
      style={tumbles === null ? undefined : { animationDelay: `calc(var(--pace, 1) * ${tumbles * 0.06}s)` }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path fillRule="evenodd" d={SIGNS[face] ?? ''} />
      </svg>
      <span className="die-word">
        {name}
        {rerolled && <span className="unseen"> ({t.rerolled})</span>}
        {rerolled && <span aria-hidden="true"> ↻</span>}
      </span>
    </li>
  );
}

/** A pool of dice of one kind; the marked ones are those that an option would touch. */
export function Dice(props: {
  readonly pool: ShownPool;
  readonly marked: readonly number[];
  /** Which attack they belong to. */
  readonly attack: string;
}) {
  const { pool, marked, attack } = props;
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
                tumbles={tumbling.has(at) ? at : null}
              />
            ))}
        </ul>
      )}
    </div>
  );
}
