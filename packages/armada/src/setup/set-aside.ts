/** Ships that cards set aside before the fleets are deployed, and that arrive beside friends in a later round. */
import { cos, poseAt, sin } from '@firing-arc/table';
import { beginOn, begunBy } from '../abilities/begun.ts';
import { type ArmadaGame, bodyOf, playArea, shipsInPlay, squadronBodyOf, squadronsInPlay } from '../game.ts';
import { endOfDistance, isAt, isInside, overlaps, spanFrom } from '../geometry/index.ts';
import { type ArmadaState, occasion, type Ship, type Squadron } from '../state.ts';
import { askArrival } from './lay-ship.ts';
import { startingSteps } from './starting-commands.ts';

/** What a ship notes that a card has set aside, and in the round in which it has arrived. */
export const ASIDE = 'aside';
const ARRIVED = 'arrived';

/** A ship waits off the table; only the card that set it aside deploys it (set-aside-ships-and-squadrons.1). */
export function setAside(ship: Ship, card: string): void {
  ship.place = 'set-aside';
  beginOn(ship, { card, on: ASIDE, what: '', until: 'game' });
}

/** Whether a card, and no objective, has set a ship or squadron aside. */
export const isAsideByCard = ({ begun }: Ship | Squadron): boolean => begun.some(({ on }) => on === ASIDE);

/** The friend that a card has set aside and that could arrive now, with the places for it. */
export function arrivalOf(
  state: ArmadaState,
  bearer: Ship,
  card: string,
): { readonly ship: Ship; readonly places: readonly (readonly number[])[] } | null {
  const ship = state.ships.find(
    (one) => one.player === bearer.player && one.place === 'set-aside' && begunBy(one, card, ASIDE),
  );
  if (!ship) return null;
  const reach = endOfDistance(ARRIVES_WITHIN) + bodyOf(bearer).radius + bodyOf(ship).radius;
  const places = around(bearer, reach).filter((at) => fits(state, bearer, ship, at));
  return places.length > 0 ? { ship, places } : null;
}

/** How near to the ship with the card the other one arrives. */
const ARRIVES_WITHIN = 2;

/** It is deployed near the ship with the card, on no squadron, at a speed of its chart. */
export function arrive(game: ArmadaGame, bearer: Ship, card: string, because: string): void {
  const arrival = arrivalOf(game.state, bearer, card);
  if (!arrival) return;
  const { ship, places } = arrival;
  const { at, speed } = askArrival(game, ship, because, places, (at) => fits(game.state, bearer, ship, at));
  Object.assign(ship, at, { place: 'table', speed });
  beginOn(ship, { card, on: ARRIVED, what: '', until: 'round' });
  game.emit({ kind: 'ship-deployed', ship: ship.id, at, speed, because });
  game.next(...startingSteps(ship), { kind: 'window', ...occasion('ship-deployed', { ship: ship.id }) });
}

/** Whether a ship has arrived in this round and no ship has been activated yet: it cannot be the first one. */
export const arrivedNow = (state: ArmadaState, { begun }: Ship): boolean =>
  begun.some(({ on }) => on === ARRIVED) && state.ships.every(({ activated }) => !activated);

function fits(
  state: ArmadaState,
  bearer: Ship,
  ship: Ship,
  [x = 0, y = 0, facing = 0]: readonly number[],
): boolean {
  const body = bodyOf(ship, poseAt(x, y, facing));
  const others = shipsInPlay(state);
  const near = isAt(spanFrom(bodyOf(bearer), body), 1, ARRIVES_WITHIN);
  return (
    near &&
    isInside(body, playArea(state)) &&
    others.every((other) => !overlaps(body, bodyOf(other))) &&
    squadronsInPlay(state).every((one) => !overlaps(body, squadronBodyOf(one)))
  );
}

/** Places around a ship, in rings and by eighths of a turn, facing as it does or the other way. */
function around({ x, y, facing }: Ship, reach: number): readonly (readonly number[])[] {
  const places: (readonly number[])[] = [];
  for (let far = RING; far <= reach; far += RING) {
    for (let way = 0; way < 360; way += 45) {
      const at = poseAt(x + far * sin(way), y + far * cos(way), 0);
      places.push([at.x, at.y, facing], [at.x, at.y, facing + 180]);
    }
  }
  return places;
}
/** How far apart the rings are (mm). */
const RING = 15;
