import { CommandIcon } from '../questions/command-icon.tsx';
import type { ShownCommandDial } from '../shown/table.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';

/** The command dials of a ship, the one that is revealed next first; facedown ones show nothing. */
export function DialStack(props: { readonly dials: readonly ShownCommandDial[] }) {
  const { dials } = useWords(armadaWords);
  return (
    <ol className="dial-stack" aria-label={dials}>
      {props.dials.map(({ key, sign, text }) => (
        <li key={key} className={sign === '' ? 'facedown' : ''}>
          <CommandIcon sign={sign} /> {text}
        </li>
      ))}
    </ol>
  );
}
