import { Portrait } from '../portraits/portrait.tsx';
import { menuWords } from '../words/en/menu.ts';
import { useWords } from '../words/language.ts';
import type { InLine } from './squad-line.ts';

/** Who flies in a squad, each with its picture; ships of one card stand there once, with their number. */
export function SquadPictures({ line }: { readonly line: readonly InLine[] }) {
  const t = useWords(menuWords);
  return (
    <ul className="squad-line">
      {line.map(({ id, name, count, facts }) => (
        <li key={id}>
          <Portrait model={facts.model} outline={facts.outline} />
          <small>{count > 1 ? t.severalShips({ count, name }) : name}</small>
        </li>
      ))}
    </ul>
  );
}
