/** Ships and squadrons that cards set aside before or while the fleets are deployed, and that come in later. */
import type { Ruling } from '@firing-arc/referee';
import { cos, poseAt, sin } from '@firing-arc/table';
import { wanted } from '../abilities/asking.ts';
import { mayHave } from '../abilities/kinds.ts';
import { beginOn, lastingBy, nameOf } from '../abilities/lasting.ts';
import { CARDS_ACT, cardsOf } from '../abilities/scene.ts';
import type { Bearer } from '../abilities/traits.ts';
import {
  type ArmadaGame,
  bodyOf,
  playArea,
  shipsInPlay,
  squadronBodyOf,
  squadronCardOf,
  squadronsInPlay,
} from '../game.ts';
import { type Distance, endOfDistance, isAt, isInside, overlaps, spanFrom } from '../geometry/index.ts';
import { type Ban, refusedAt } from '../refusal.ts';
import { type ArmadaState, occasion, type Ship, type Squadron } from '../state.ts';
import { askArrival } from './lay-ship.ts';
import { startingSteps } from './starting-commands.ts';

/** What is noted of a ship or squadron that a card has set aside, and of a ship in the round in which it has arrived. */
const ASIDE = 'aside';
const ARRIVED = 'arrived';
/** It has arrived and is not the first ship activated in that round. */
const WAITS = 'waits';

/** The line for what a card has set aside: it alone deploys it. */
export const BY_ITS_CARD: Ruling = 'armada:set-aside-ships-and-squadrons.1';

/** A ship waits off the table; only the card that set it aside deploys it (set-aside-ships-and-squadrons.1). */
export function setAside(ship: Ship, card: string): void {
  ship.place = 'set-aside';
  beginOn(ship, { card, on: ASIDE, what: '', until: 'game' });
}

/** A squadron waits by the card of a ship. */
export function setSquadronAside(squadron: Squadron, bearer: Bearer, card: string): void {
  squadron.place = 'set-aside';
  beginOn(squadron, { card, on: ASIDE, what: nameOf(bearer), until: 'game' });
}

/** Squadrons that wait by the card of a ship. */
export const asideWith = (state: ArmadaState, bearer: Bearer, card: string): readonly Squadron[] =>
  state.squadrons.filter(
    (one) =>
      one.place === 'set-aside' &&
      one.lasting.some(
        (effect) => effect.card === card && effect.on === ASIDE && effect.what === nameOf(bearer),
      ),
  );

/** Whether a card, and no objective, has set a ship or squadron aside. */
export const isAsideByCard = ({ lasting }: Ship | Squadron): boolean =>
  lasting.some(({ on }) => on === ASIDE);

/** A squadron that would be deployed waits by the card of a ship in play instead, if its player wants; whether it does. */
export function waitsInstead(game: ArmadaGame, squadron: Squadron): boolean {
  const { state } = game;
  for (const ship of shipsInPlay(state)) {
    if (ship.player !== squadron.player || !mayHave(ship, 'holds-squadrons')) continue;
    for (const card of cardsOf(ship)) {
      for (const one of card.abilities) {
        if (one.kind !== 'holds-squadrons') continue;
        if (squadronCardOf(squadron).keywords[one.having] === undefined) continue;
        if (asideWith(state, ship, card.name).length >= one.most) continue;
        if (!wanted(game, ship, card, squadron)) continue;
        setSquadronAside(squadron, ship, card.name);
        return true;
      }
    }
  }
  return false;
}

/** The friend that a card has set aside and that could arrive now, with the places for it. */
export function arrivalOf(
  state: ArmadaState,
  bearer: Ship,
  card: string,
  within: Distance,
): { readonly ship: Ship; readonly places: readonly (readonly number[])[] } | null {
  const ship = state.ships.find(
    (one) => one.player === bearer.player && one.place === 'set-aside' && lastingBy(one, card, ASIDE),
  );
  if (!ship) return null;
  const reach = endOfDistance(within) + bodyOf(bearer).radius + bodyOf(ship).radius;
  const places = around(bearer, reach).filter(
    (at) => arrivalBans(state, bearer, ship, within, at).length === 0,
  );
  return places.length > 0 ? { ship, places } : null;
}

/** It is deployed near the ship with the card, on no squadron, at a speed of its chart. */
export function arrive(
  game: ArmadaGame,
  bearer: Ship,
  card: string,
  { within, waits }: { readonly within: Distance; readonly waits: boolean },
): void {
  const arrival = arrivalOf(game.state, bearer, card, within);
  if (!arrival) return;
  const { ship, places } = arrival;
  const { at, speed } = askArrival(game, ship, BY_ITS_CARD, places, (at) =>
    arrivalBans(game.state, bearer, ship, within, at).map((ban) =>
      refusedAt(at, ban ?? { ruling: CARDS_ACT, card }),
    ),
  );
  Object.assign(ship, at, { place: 'table', speed });
  beginOn(ship, { card, on: ARRIVED, what: waits ? WAITS : '', until: 'round' });
  game.emit({ kind: 'ship-deployed', ship: ship.id, at, speed, because: BY_ITS_CARD });
  game.next(...startingSteps(ship), { kind: 'window', ...occasion('ship-deployed', { ship: ship.id }) });
}

/** The ship that a card has brought in in this round. */
export const arrivedBy = (state: ArmadaState, { player }: Bearer, card: string): Ship | undefined =>
  shipsInPlay(state).find((one) => one.player === player && lastingBy(one, card, ARRIVED));

/** The card that brought a ship in in this round, while no ship has been activated yet: it cannot be the first one. */
export function waitsBy(state: ArmadaState, { lasting }: Ship): string | null {
  if (state.ships.some(({ activated }) => activated)) return null;
  return lasting.find(({ on, what }) => on === ARRIVED && what === WAITS)?.card ?? null;
}

/** Why a ship cannot arrive at a place; null is that it is not near enough for the card. */
function arrivalBans(
  state: ArmadaState,
  bearer: Ship,
  ship: Ship,
  within: Distance,
  [x = 0, y = 0, facing = 0]: readonly number[],
): readonly (Ban | null)[] {
  const body = bodyOf(ship, poseAt(x, y, facing));
  const onShip = shipsInPlay(state).some((other) => overlaps(body, bodyOf(other)));
  const onSquadron = squadronsInPlay(state).some((one) => overlaps(body, squadronBodyOf(one)));
  return [
    ...(isAt(spanFrom(bodyOf(bearer), body), 1, within) ? [] : [null]),
    ...(isInside(body, playArea(state)) ? [] : [{ ruling: 'armada:play-area.1' }]),
    ...(onShip ? [{ ruling: 'armada:setup.9' }] : []),
    ...(onSquadron ? [{ ruling: 'armada:overlapping.11' }] : []),
  ];
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
