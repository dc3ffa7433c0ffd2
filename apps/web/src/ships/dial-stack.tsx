import { CommandIcon } from '../questions/command-icon.tsx';
import type { ShownCommandDial } from '../shown/table.ts';

/** The command dials of a ship, the one that is revealed next first; facedown ones show nothing. */
export const DialStack = ({ dials }: { readonly dials: readonly ShownCommandDial[] }) => (
  <ol className="dial-stack" aria-label="Command dials, the next first">
    {dials.map(({ key, sign, text }) => (
      <li key={key} className={sign === '' ? 'facedown' : ''}>
        <CommandIcon sign={sign} /> {text}
      </li>
    ))}
  </ol>
);
