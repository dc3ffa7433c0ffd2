import { memo, useMemo } from 'react';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import type { ShownThing } from '../shown/table.ts';
import { playerName } from '../words/player-name.ts';
import { ownFirst } from './own-first.ts';
import { ShipCard } from './ship-card.tsx';
import './ships.css';

/** All ships, the viewer's first. */
export const ShipsPanel = memo(function ShipsPanel() {
  const { game } = useTable();
  const { table } = useLanguages();
  const { ships, sides, common, things } = game.table;
  // Words of cards are made once for each position, not whenever another ship is looked at.
  const cards = useMemo(() => game.table.ships.map(({ id }) => game.table.card(id)), [game.table]);
  const panels = ownFirst(game).map((player) => (
    <section key={player} className="side" aria-label={playerName(game.options, player)}>
      <h3 className={`side-name side-${player + 1}`}>
        {playerName(game.options, player)}: {sides[player]!.name}
      </h3>
      {(sides[player]!.notes ?? []).length > 0 && (
        <p className="side-notes quiet">{sides[player]!.notes!.join(', ')}</p>
      )}
      <ul className="ship-cards">
        {ships
          .filter((ship) => ship.player === player && ship.hasCard)
          .map(({ id }) => (
            <ShipCard key={id} card={cards[id]!} />
          ))}
      </ul>
    </section>
  ));
  return (
    <>
      {common && (
        <details className="common-card" lang={table}>
          <summary>{common.title}</summary>
          <p>{common.text}</p>
        </details>
      )}
      {saying(things, common?.text).map(({ says, titles }) => (
        <details key={says} className="common-card" lang={table}>
          <summary>{titles.join(', ')}</summary>
          <p>{says}</p>
        </details>
      ))}
      {panels}
    </>
  );
});

/** What lies on the table and does something that is not `told` already: what does the same, each by its name once. */
function saying(
  things: readonly ShownThing[],
  told: string | undefined,
): readonly { readonly says: string; readonly titles: readonly string[] }[] {
  const titles = new Map<string, Set<string>>();
  for (const { says, title } of things)
    if (says && says !== told) titles.set(says, (titles.get(says) ?? new Set()).add(title));
  return [...titles].map(([says, all]) => ({ says, titles: [...all] }));
}
