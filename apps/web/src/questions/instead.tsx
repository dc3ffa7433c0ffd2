import { useTable } from '../screen/table-context.ts';
import { Tag } from '../ships/tag.tsx';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';

/** Own ships that may go before the one whose turn it is by the usual order. */
export function Instead() {
  const { game, store, look } = useTable();
  const { insteadFirst } = useWords(questionWords);
  const { instead, table } = game;
  if (instead.length === 0) return null;
  return (
    <ul className="instead" aria-label={insteadFirst}>
      <li aria-hidden="true">{insteadFirst}</li>
      {instead.map((id) => {
        const { tag, name, player } = table.ships[id]!;
        return (
          <li key={id} className={`side-${player + 1}`}>
            <button
              type="button"
              onClick={() => store.goFirst(id)}
              onPointerEnter={() => look(id)}
              onPointerLeave={() => look(null)}
              onFocus={() => look(id)}
              onBlur={() => look(null)}
            >
              <Tag tag={tag} /> {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
