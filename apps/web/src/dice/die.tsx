import type { ShownDie, ShownPool } from '../shown/table.ts';

/** Signs for the faces, drawn in a box of 24; the word stands beside each. */
const SIGNS: Readonly<Record<string, string>> = {
  hit: 'M12 3 14 9.5 20.5 7.5 16 12 20.5 16.5 14 14.5 12 21 10 14.5 3.5 16.5 8 12 3.5 7.5 10 9.5Z',
  crit: 'M12 2 14 8.5 21.5 6.5 16.5 12 21.5 17.5 14 15.5 12 22 10 15.5 2.5 17.5 7.5 12 2.5 6.5 10 8.5ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
  focus: 'M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
  evade: 'M4 18C4 9 9 6 15 6V2.5L21.5 8 15 13.5V10C10.5 10 7.5 12 7 18Z',
  blank: '',
};

interface DieProps {
  readonly die: ShownDie;
  readonly kind: ShownPool['kind'];
  readonly marked: boolean;
}

/** One die with its sign and its word. */
function Die({ die, kind, marked }: DieProps) {
  const { face, name, rerolled = false } = die;
  const classes = ['die', `${kind}-die`, `face-${face}`];
  if (marked) classes.push('marked');
  return (
    <li className={classes.join(' ')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path fillRule="evenodd" d={SIGNS[face] ?? ''} />
      </svg>
      <span className="die-word">
        {name}
        {rerolled && <span className="unseen"> (rerolled)</span>}
        {rerolled && <span aria-hidden="true"> ↻</span>}
      </span>
    </li>
  );
}

/** A pool of dice of one kind; the marked ones are those that an option would touch. */
export function Dice({ pool, marked }: { readonly pool: ShownPool; readonly marked: readonly number[] }) {
  const { label, kind, dice } = pool;
  return (
    <div className="pool">
      <h3>{label}</h3>
      {dice.length === 0 ? (
        <p className="quiet">none</p>
      ) : (
        <ul className="dice" aria-label={label}>
          {dice
            .map((die, at) => ({ die, at }))
            .map(({ die, at }) => (
              <Die key={at} die={die} kind={kind} marked={marked.includes(at)} />
            ))}
        </ul>
      )}
    </div>
  );
}
