import { beginsWith, type Refusal } from '@firing-arc/referee';
import { inPlay } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import { rangeBetween } from '../range.ts';
import { cardAbilities } from '../ship/abilities.ts';
import { isHuge } from '../ship/card.ts';
import type { SecondState, Ship, Step } from '../state.ts';
import { isInWing } from '../wings/members.ts';
import type { Carrier } from './cards.ts';
import type { DeployWay, DockOption } from './questions.ts';

/** A docked ship is in reserve with its carrier (dock.1, reserve.4). */
export const isDocked = (ship: Ship): boolean => ship.carrier >= 0;

/** What a ship's cards say about what it carries; undefined when it carries nothing. */
export function carrierCard(ship: Ship): Carrier | undefined {
  for (const { ability } of cardAbilities(ship)) if (ability.kind === 'carrier') return ability;
  return undefined;
}

/** Ids of the ships that can carry others: asked once, when a game begins. */
export const carriersAmong = (ships: readonly Ship[]): number[] =>
  ships.filter((ship) => carrierCard(ship) !== undefined).map((ship) => ship.id);

/** The title of the ship with which a ship must begin the game docked, as its cards say; undefined for none. */
function mustStartWith(ship: Ship): string | undefined {
  for (const { ability } of cardAbilities(ship)) if (ability.kind === 'starts-docked') return ability.title;
  return undefined;
}

/** The carrier with which a ship must begin the game; undefined when it is free to. */
export function firstCarrier(state: SecondState, ship: Ship): Ship | undefined {
  const title = mustStartWith(ship);
  if (title === undefined) return undefined;
  return state.carriers
    .map((id) => state.ships[id]!)
    .find((carrier) => hasTitle(carrier, title) && hasRoomFor(state, carrier, ship));
}

/** Whether a ship stays docked until its carrier is destroyed. */
const staysAboard = (ship: Ship): boolean =>
  cardAbilities(ship).some(({ ability }) => ability.kind === 'takes-over');

/** Whether a ship takes the place of the carrier that it leaves. */
export const takesPlaceOf = (ship: Ship, carrier: Ship): boolean =>
  cardAbilities(ship).some(
    ({ ability }) => ability.kind === 'takes-over' && hasTitle(carrier, ability.title),
  );

const hasTitle = (ship: Ship, title: string): boolean =>
  ship.upgrades.some(({ id }) => beginsWith(id) === title);

/** The ships docked with a carrier. */
export const dockedWith = (state: SecondState, carrier: Ship): readonly Ship[] =>
  state.ships.filter((ship) => ship.carrier === carrier.id);

/** Whether a ship may dock with a carrier: one that flies in a wing may not (wings.22). */
export const hasRoomFor = (state: SecondState, carrier: Ship, ship: Ship): boolean =>
  !isInWing(state, ship) && couldCarry(state, carrier, ship);

/** Whether a carrier's cards let it carry this ship, and there is room. */
export function couldCarry(state: SecondState, carrier: Ship, ship: Ship): boolean {
  if (carrier.id === ship.id || carrier.player !== ship.player) return false;
  const card = carrierCard(carrier);
  if (!card || dockedWith(state, carrier).length >= card.limit) return false;
  const { id, size } = shipCard(ship.card).chassis;
  return card.ships === 'small' ? size === 'small' : card.ships.includes(id);
}

/** How near a ship must be to dock: it must touch its carrier (dock.8), a huge one at range 0-1 (huge-ships.22). */
function reachOf(ship: Ship, carrier: Ship): number {
  let reach = isHuge(carrier) ? 1 : 0;
  for (const { ability } of cardAbilities(ship)) {
    if (ability.kind === 'docks-nearby') reach = Math.max(reach, ability.range);
  }
  return reach;
}

/** Carriers with room that are near enough. */
export const carriersInReach = (state: SecondState, ship: Ship): readonly Ship[] =>
  state.carriers
    .map((id) => state.ships[id]!)
    .filter(
      (carrier) =>
        inPlay(carrier) &&
        !carrier.destroyed &&
        hasRoomFor(state, carrier, ship) &&
        rangeBetween(state, ship, carrier) <= reachOf(ship, carrier),
    );

const NONE: readonly never[] = [];

/** Docks or deploys once in a System Phase (dock.9). */
const USED: readonly string[] = ['dock', 'deploy', 'failed-deploy'];

/** What a ship may do about docking in its part of the System Phase (dock.2, .8). */
export function dockOptions(state: SecondState, ship: Ship): readonly DockOption[] {
  if (state.carriers.length === 0 || ship.systemUsed.some((used) => USED.includes(used))) return NONE;
  if (isDocked(ship) && staysAboard(ship)) return NONE;
  if (isDocked(ship)) return deployWays(state, ship).map((way) => ({ kind: 'deploy', ...way }));
  if (!inPlay(ship) || ship.destroyed) return NONE;
  return carriersInReach(state, ship).map((carrier) => ({ kind: 'dock', carrier: carrier.id }));
}

/** Every way for a docked ship to deploy: any forward maneuver of its dial (dock.3) from any guides allowed (dock.4). */
export function deployWays(state: SecondState, ship: Ship): readonly DeployWay[] {
  const carrier = state.ships[ship.carrier]!;
  const card = carrierCard(carrier);
  if (!card || !inPlay(carrier)) return NONE;
  const edges: readonly DeployWay['edge'][] = isHuge(carrier) ? [...card.edges, 'left', 'right'] : card.edges;
  const entries = shipCard(ship.card).chassis.dial.flatMap(({ maneuver }, entry) =>
    isDeployable(maneuver.bearing) ? [entry] : [],
  );
  return edges.flatMap((edge) => entries.map((entry) => ({ edge, entry })));
}

const isDeployable = (bearing: string): boolean => bearing !== 'stationary' && !bearing.startsWith('reverse');

/** Why a ship may not dock now, though it could at another time. */
export function dockRefusals(state: SecondState, ship: Ship): readonly Refusal[] {
  if (state.carriers.length === 0) return NONE;
  if (ship.systemUsed.includes('deploy')) return [{ option: 'dock', ruling: 'xwing2:dock.9' }];
  if (!inPlay(ship) || carriersInReach(state, ship).length > 0) return NONE;
  const far = state.carriers.map((id) => state.ships[id]!).filter((one) => hasRoomFor(state, one, ship));
  if (far.length === 0) return NONE;
  return [{ option: 'dock', ruling: far.some(isHuge) ? 'xwing2:huge-ships.22' : 'xwing2:dock.8' }];
}

/** Before the steps of an overlap: the carriers that a ship ran into and could dock with (dock.11). */
export function dockInsteadSteps(
  state: SecondState,
  ship: Ship,
  overlapped: readonly number[],
): readonly Step[] {
  if (state.carriers.length === 0) return [];
  return overlapped
    .filter((id) => state.carriers.includes(id) && hasRoomFor(state, state.ships[id]!, ship))
    .map((id) => ({ kind: 'offer-dock' as const, ship: ship.id, carrier: id }));
}
