import { useTable } from '../screen/table-context.ts';
import { ShipCard } from '../ships/ship-card.tsx';
import { nameOf } from '../shown/names.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import './asked-cards.css';

/** The cards of the ships that a question is about, folded away: what they have, and what their cards do. */
export function AskedCards({ ships }: { readonly ships: readonly number[] }) {
  const { table } = useTable().game;
  const { cardOf } = useWords(questionWords);
  return ships
    .filter((id) => table.ships[id]?.hasCard)
    .map((id) => (
      <details key={id} className="asked-card">
        <summary>{cardOf({ ship: nameOf(table, id) })}</summary>
        <ul className="ship-cards">
          <ShipCard card={table.card(id)} />
        </ul>
      </details>
    ));
}
