import { useDeferredValue, useEffect, useMemo } from 'react';
import { allPlaced, placeAll } from '../game/rest-placed.ts';
import { useTable } from '../screen/table-context.ts';
import { deployWords } from '../words/en/deploy.ts';
import { useWords } from '../words/language.ts';

/** Places this and all that is placed after it in the same way; where the others would go is seen before. */
export function PlaceAll({ at, legal }: { readonly at: readonly number[]; readonly legal: boolean }) {
  const { store, setFormation } = useTable();
  const { placeAll: text } = useWords(deployWords);
  // While it is dragged the others may lag behind it.
  const settled = useDeferredValue(at);
  const all = useMemo(
    () => (legal ? (store.look((running) => allPlaced(running, settled)) ?? []) : []),
    [store, legal, settled],
  );
  const moves = useMemo(() => all.slice(1).flatMap(({ move }) => move ?? []), [all]);
  useEffect(() => {
    setFormation({ moves, crowded: [] });
    return () => setFormation(null);
  }, [moves, setFormation]);
  if (moves.length === 0) return null;
  return (
    <button type="button" className="place-all" onClick={() => placeAll(store, all)}>
      {text({ count: moves.length + 1 })}
    </button>
  );
}
