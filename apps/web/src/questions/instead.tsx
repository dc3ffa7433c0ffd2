import type { ShownInstead } from '../game/store.ts';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import { Tag } from '../ships/tag.tsx';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import './instead.css';

/** What may be done in the place of what was settled: other own ships first, or something else than is usual. */
export function Instead() {
  const { game } = useTable();
  const { insteadFirst, insteadOfThis } = useWords(questionWords);
  const ways = game.instead.filter(({ ship }) => ship === null);
  const ships = game.instead.filter(({ ship }) => ship !== null);
  return (
    <>
      <Ways label={insteadFirst} ways={ships} />
      <Ways label={insteadOfThis} ways={ways} />
    </>
  );
}

function Ways({ label, ways }: { readonly label: string; readonly ways: readonly ShownInstead[] }) {
  const { game, store, look } = useTable();
  const { rules } = useLanguages();
  if (ways.length === 0) return null;
  return (
    <ul className="instead" aria-label={label}>
      <li aria-hidden="true">{label}</li>
      {ways.map(({ key, ship, text }) => {
        const of = ship === null ? undefined : game.table.ships[ship];
        return (
          <li key={key} className={of && `side-${of.player + 1}`}>
            <button
              type="button"
              data-instead={key}
              onClick={() => store.doInstead(key)}
              onPointerEnter={() => look(ship)}
              onPointerLeave={() => look(null)}
              onFocus={() => look(ship)}
              onBlur={() => look(null)}
            >
              {of ? (
                <>
                  <Tag tag={of.tag} /> {of.name}
                </>
              ) : (
                <span lang={rules}>{text()}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
