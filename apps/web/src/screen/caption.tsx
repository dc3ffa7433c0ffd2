import { inPlay, rangeBetween } from '@firing-arc/xwing/second';
import { arcsOn } from '../text-model/table-words.tsx';
import { taggedName, tagOf } from '../words/index.ts';
import { useTable } from './table-context.ts';

/** Under the board: range and arcs of the ship that is looked at. */
export function Caption() {
  const { game, looking } = useTable();
  const { state } = game;
  const ship = looking === null ? undefined : state.ships[looking];
  if (!ship || !inPlay(ship)) return <>Point at a ship to see its range and arcs.</>;
  const others = state.ships
    .filter((other) => inPlay(other) && other !== ship && other.player !== ship.player)
    .map((other) => ({ other, range: rangeBetween(state, ship, other) }))
    .filter(({ range }) => range <= 3)
    .map(({ other, range }) => `${tagOf(other.id)} at range ${range}${arcsOn(state, ship, other)}`);
  return (
    <>
      <b>{taggedName(state, ship.id)}</b>:{' '}
      {others.length > 0 ? `${others.join('; ')}.` : 'no enemy within range 3.'}
    </>
  );
}
