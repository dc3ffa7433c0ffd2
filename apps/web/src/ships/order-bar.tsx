import { memo } from 'react';
import { useTable } from '../screen/table-context.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { Tag } from './tag.tsx';
import './order.css';

/** In which order the ships act in this phase: who is still to act comes first, then who has. */
export const OrderBar = memo(function OrderBar() {
  const { game, look } = useTable();
  const { order, ships, standing } = game.table;
  const t = useWords(questionWords);
  if (order.length === 0) return null;
  return (
    <ol className="order" aria-label={t.order({ phase: standing[1] ?? standing[0] ?? '' })}>
      {[...order]
        .sort((one, other) => +one.done - +other.done)
        .map(({ ship: id, done, rank, says }) => {
          const { tag, name, player } = ships[id]!;
          return (
            <li key={id} className={`side-${player + 1}`}>
              <button
                type="button"
                className={done ? 'acted' : ''}
                onPointerEnter={() => look(id)}
                onPointerLeave={() => look(null)}
                onFocus={() => look(id)}
                onBlur={() => look(null)}
              >
                <Tag tag={tag} />
                <span className="unseen">
                  {' '}
                  {name}, {says}
                  {done && t.done}
                </span>
                <small aria-hidden="true">{done ? '✓' : rank}</small>
              </button>
            </li>
          );
        })}
    </ol>
  );
});
