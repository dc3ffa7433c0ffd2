import {
  attackRangeThrough,
  firingArcs,
  hullRemaining,
  inContact,
  inPlay,
  obstaclesUnder,
  rangeBetween,
  type SecondState,
  type Ship,
} from '@firing-arc/xwing/second';
import { useTable } from '../screen/table-context.ts';
import { chassisName, shipName, taggedName, tagOf, words } from '../words/index.ts';
import { ObjectivesInWords } from './objectives-in-words.tsx';

/** The board as text: where every ship is, and its range to every other. */
export function TableInWords() {
  const { game } = useTable();
  const { state } = game;
  const ships = state.ships.filter(inPlay);
  return (
    <div className="in-words">
      <p className="quiet">
        Positions in mm from the lower left corner seen from player 1’s edge; facing in degrees clockwise, 0
        is away from player 1. The table is {Math.round(state.width)} by {Math.round(state.depth)} mm.
      </p>
      <div className="scroller">
        <table>
          <caption>Ships</caption>
          <thead>
            <tr>
              <th scope="col">Ship</th>
              <th scope="col">Side</th>
              <th scope="col">From left</th>
              <th scope="col">From edge</th>
              <th scope="col">Facing</th>
              <th scope="col">Hull, shields</th>
            </tr>
          </thead>
          <tbody>
            {ships.map((ship) => (
              <tr key={ship.id}>
                <th scope="row">
                  {taggedName(state, ship.id)} <span className="quiet">{chassisName(ship)}</span>
                </th>
                <td>{words.player(ship.player)}</td>
                <td>{ship.x.toFixed(0)}</td>
                <td>{ship.y.toFixed(0)}</td>
                <td>{ship.facing.toFixed(0)}°</td>
                <td>
                  {hullRemaining(ship)}, {ship.shields}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {state.markers.length > 0 && <ObjectivesInWords state={state} />}
      <h4>Range and arcs</h4>
      <ul>
        {ships.map((ship) => (
          <li key={ship.id}>
            <b>{taggedName(state, ship.id)}</b>: {rangesOf(state, ship, ships)}
          </li>
        ))}
      </ul>
      {state.devices.length > 0 && (
        <>
          <h4>Devices</h4>
          <ul>
            {state.devices.map((device) => (
              <li key={device.id}>
                {words.device(state, device.id)} at {device.x.toFixed(0)}, {device.y.toFixed(0)}, facing{' '}
                {device.facing.toFixed(0)}°{device.fuses > 0 && `, ${device.fuses} fuse`}
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>Obstacles</h4>
      <ul>
        {state.obstacles
          .filter((obstacle) => obstacle.placed)
          .map((obstacle) => (
            <li key={obstacle.id}>
              {words.obstacle(state, obstacle.id)} at {obstacle.x.toFixed(0)}, {obstacle.y.toFixed(0)}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** "5 at range 2 (in its front arc), touches 3; beyond range 3: 6, 7." */
function rangesOf(state: SecondState, ship: Ship, ships: readonly Ship[]): string {
  const near: string[] = [];
  const far: string[] = [];
  for (const other of ships) {
    if (other === ship) continue;
    const range = rangeBetween(state, ship, other);
    if (range > 3) {
      far.push(tagOf(other.id));
      continue;
    }
    const contact = inContact(state, ship.id, other.id) ? ', in contact' : '';
    near.push(
      `${tagOf(other.id)} ${shipName(state, other.id)} at range ${range}${contact}${arcsOn(state, ship, other)}`,
    );
  }
  const rocks = obstaclesUnder(state, ship).map((id) => `lies on ${words.obstacle(state, id)}`);
  const parts = [...rocks, ...near, ...(far.length > 0 ? [`beyond range 3: ${far.join(', ')}`] : [])];
  return parts.length > 0 ? `${parts.join('; ')}.` : 'no other ship is left.';
}

/** In which firing arcs of a ship an enemy is. */
export function arcsOn(state: SecondState, ship: Ship, other: Ship): string {
  if (ship.player === other.player) return '';
  const arcs = firingArcs(ship).flatMap((arc) => {
    const range = attackRangeThrough(state, ship, arc, other);
    return range >= 0 && range <= 3 ? [`${words.arc(arc)}, attack range ${range}`] : [];
  });
  return arcs.length > 0 ? ` (in its ${arcs.join('; ')})` : '';
}
