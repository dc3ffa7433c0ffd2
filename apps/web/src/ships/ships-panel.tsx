import { initiativeOf, inPlay, isRemoteCard, type SecondState, type Ship } from '@firing-arc/xwing/second';
import { useTable } from '../screen/table-context.ts';
import { playerName, shipName, tagOf } from '../words/index.ts';
import { ShipCard } from './ship-card.tsx';
import './ships.css';

/** All ships, the viewer's first. */
export function ShipsPanel() {
  const { game } = useTable();
  const sides = game.viewer === 1 ? [1, 0] : [0, 1];
  return sides.map((player) => (
    <section key={player} className="side" aria-label={playerName(game.options, player)}>
      <h3 className={`side-name side-${player + 1}`}>
        {playerName(game.options, player)}: {game.state.players[player]!.name}
      </h3>
      <ul className="ship-cards">
        {game.state.ships
          .filter((ship) => ship.player === player && !isRemoteCard(ship))
          .map((ship) => (
            <ShipCard key={ship.id} ship={ship} />
          ))}
      </ul>
    </section>
  ));
}

/** In which order the ships act in this phase, and which of them have. */
export function OrderBar() {
  const { game, look } = useTable();
  const order = orderOf(game.state);
  if (order.length === 0) return null;
  return (
    <ol className="order" aria-label={`Order of the ${game.state.phase} phase`}>
      {order.map((ship) => (
        <li key={ship.id} className={`side-${ship.player + 1}`}>
          <button
            type="button"
            className={hasActed(game.state, ship) ? 'acted' : ''}
            onPointerEnter={() => look(ship.id)}
            onPointerLeave={() => look(null)}
            onFocus={() => look(ship.id)}
            onBlur={() => look(null)}
          >
            <span className="tag">{tagOf(ship.id)}</span>
            <span className="unseen">
              {' '}
              {shipName(game.state, ship.id)}, initiative {initiativeOf(ship)}
              {hasActed(game.state, ship) && ', done'}
            </span>
            <small aria-hidden="true">{hasActed(game.state, ship) ? '✓' : `I${initiativeOf(ship)}`}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Activation goes from low initiative to high, engagement from high to low; the first player's ships come first. */
function orderOf(state: SecondState): readonly Ship[] {
  const way = state.phase === 'engagement' ? -1 : 1;
  return state.ships
    .filter(inPlay)
    .toSorted(
      (a, b) =>
        way * (initiativeOf(a) - initiativeOf(b)) ||
        Number(a.player !== state.firstPlayer) - Number(b.player !== state.firstPlayer) ||
        a.id - b.id,
    );
}

function hasActed(state: SecondState, ship: Ship): boolean {
  if (state.phase === 'activation') return ship.activated;
  return state.phase === 'engagement' && ship.engaged;
}
