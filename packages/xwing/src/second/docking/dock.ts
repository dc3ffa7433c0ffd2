import { deploy, type Pose, startAtEdge } from '../../common/index.ts';
import { lendAbilities } from '../abilities/borrowed.ts';
import { attemptedManeuver } from '../abilities/evaluate.ts';
import { hooked } from '../abilities/hooks.ts';
import { offerStandardAction } from '../actions/perform.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import { destroy } from '../damage/destroy.ts';
import { loseWithCarrier } from '../damage/removal.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { choosePlacement, executeFlight, flightWith } from '../maneuver/execute.ts';
import { otherShips } from '../maneuver/neighbours.ts';
import { breakContacts } from '../range.ts';
import { jettison } from '../scenarios/jettison.ts';
import { isHuge, sizeOf } from '../ship/card.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { playerOrder } from '../sides.ts';
import { occasion, type SecondState, type Ship, type Step, windowStep } from '../state.ts';
import { comeAboard, leaveCarrier } from './aboard.ts';
import { deployWays, firstCarrier, hasRoomFor, isDocked, takesPlaceOf } from './carriers.ts';
import type { DeployWay, DockOption } from './questions.ts';

/** Before placing forces, the ships that can dock may be declared docked (dock.17): one question each. */
export function startDockedSteps(state: SecondState): readonly Step[] {
  if (state.carriers.length === 0) return [];
  return playerOrder(state).flatMap((player) => {
    const able = state.ships.filter((ship) => ship.player === player && roomAtStart(state, ship).length > 0);
    const must = able.filter((ship) => firstCarrier(state, ship) !== undefined);
    return [...must, ...able.filter((ship) => !must.includes(ship))].map((ship) => ({
      kind: 'start-docked' as const,
      ship: ship.id,
    }));
  });
}

const roomAtStart = (state: SecondState, ship: Ship): readonly Ship[] =>
  state.carriers
    .map((id) => state.ships[id]!)
    .filter((carrier) => !isDocked(carrier) && hasRoomFor(state, carrier, ship));

/** A ship starts docked or not. */
export function startDocked(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  const carriers = roomAtStart(game.state, ship);
  if (carriers.length === 0) return;
  const must = firstCarrier(game.state, ship);
  if (must) return dock(game, ship, must, 'xwing2:abilities.1');
  const { carrier } = game.choose({
    form: 'choice',
    kind: 'start-docked',
    player: ship.player,
    because: 'xwing2:dock.17',
    ship: id,
    options: [...carriers.map((one) => ({ carrier: one.id })), { carrier: -1 }],
  });
  if (carrier >= 0) dock(game, ship, shipOf(game, carrier), 'xwing2:dock.17');
}

/** A ship docks: it is placed in reserve with its carrier, and its dial is discarded unseen (dock.1, .10). */
export function dock(game: SecondGame, ship: Ship, carrier: Ship, because: string): void {
  const from: Pose = { x: ship.x, y: ship.y, facing: ship.facing };
  const towed = inPlay(ship);
  ship.place = 'reserve';
  ship.carrier = carrier.id;
  comeAboard(game.state, carrier);
  ship.returns = 'dock';
  ship.dial = -1;
  ship.revealed = false;
  ship.activated = true;
  breakContacts(game.state, ship.id);
  game.emit({ kind: 'docked', ship: ship.id, carrier: carrier.id, because });
  if (towed) jettison(game, ship, from, 'xwing2:scenario-salvage-mission.13');
}

/** A ship docks or deploys in the System Phase. */
export function useDockOption(game: SecondGame, ship: Ship, option: DockOption): void {
  if (option.kind === 'dock') {
    ship.systemUsed.push('dock');
    return dock(game, ship, shipOf(game, option.carrier), 'xwing2:dock.8');
  }
  const carrier = shipOf(game, ship.carrier);
  const steps = deployFrom(game, ship, carrier, option);
  ship.systemUsed.push(steps ? 'deploy' : 'failed-deploy');
  if (!steps && isHuge(carrier)) {
    // It is lost where its carrier stands, and lies under it until it is removed.
    const { x, y, facing } = carrier;
    Object.assign(ship, { x, y, facing, place: 'table' });
    leaveCarrier(game.state, ship);
    return destroy(game, ship, 'xwing2:huge-ships.21');
  }
  if (!steps) {
    game.emit({ kind: 'deploy-failed', ship: ship.id, carrier: carrier.id, because: 'xwing2:dock.6' });
    return;
  }
  game.next(
    ...steps,
    { kind: 'deployed-action', ship: ship.id },
    windowStep('after-deploy', { ship: ship.id, other: carrier.id }),
  );
}

/**
 * A docked ship executes a maneuver from an edge of its carrier (dock.4); the steps that follow, or null when it finds
 * no place clear of ships (dock.6). It does not activate any more this round (dock.7).
 */
function deployFrom(
  game: SecondGame,
  ship: Ship,
  carrier: Ship,
  { edge, entry }: DeployWay,
): readonly Step[] | null {
  const { state } = game;
  const size = sizeOf(ship);
  const plan = attemptedManeuver(ship, shipCard(ship.card).chassis.dial[entry]!, state);
  const from = startAtEdge(size, bodyOf(carrier), edge);
  Object.assign(ship, from);
  const { ids, bodies } = otherShips(state, ship);
  const placement = plan.maneuver.bearing === 'tallon' ? choosePlacement(game, ship, plan, bodies) : null;
  const result = deploy(size, from, plan.maneuver, bodies, placement ?? undefined);
  if (!result) return null;
  ship.place = 'table';
  leaveCarrier(state, ship);
  ship.activated = true;
  game.emit({ kind: 'deployed', ship: ship.id, carrier: carrier.id, edge, because: 'xwing2:dock.4' });
  const steps = executeFlight(game, ship, flightWith(plan, placement, result, ids), []);
  if (hooked(state, 'obstacle-crossed')) ship.flown.deploying = true;
  return steps;
}

/** After a deployment the ship may perform one action (dock.5). */
export function deployedAction(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  if (inPlay(ship) && !ship.destroyed) offerStandardAction(game, ship, 'xwing2:dock.5');
}

/** A ship that ran into its carrier may dock; what it ran into then does nothing to it (dock.11). */
export function offerDock(game: SecondGame, id: number, carrierId: number): void {
  const ship = shipOf(game, id);
  const carrier = shipOf(game, carrierId);
  if (!inPlay(ship) || ship.destroyed || !inPlay(carrier) || !hasRoomFor(game.state, carrier, ship)) return;
  const { dock: docks } = game.choose({
    form: 'choice',
    kind: 'dock-instead',
    player: ship.player,
    because: 'xwing2:dock.11',
    ship: id,
    carrier: carrierId,
    options: [{ dock: true }, { dock: false }],
  });
  if (docks) dock(game, ship, carrier, 'xwing2:dock.11');
}

/**
 * Emergency deploy: 1 crit damage first (dock.13), then the maneuver and no action (dock.14); without a place the ship
 * is destroyed (dock.15). One that stays is removed with its carrier.
 */
export function emergencyDeploy(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  // Another ship of the same carrier that was destroyed meanwhile had all that were left decide already.
  if (ship.carrier < 0) return;
  const carrier = shipOf(game, ship.carrier);
  // A ring has no maneuver of its own.
  if (deployWays(game.state, ship).length === 0) return loseWithCarrier(game, ship);
  const { deploy: deploys } = game.choose({
    form: 'choice',
    kind: 'emergency-deploy',
    player: ship.player,
    because: 'xwing2:dock.12',
    ship: id,
    options: [{ deploy: true }, { deploy: false }],
  });
  if (!deploys) return loseWithCarrier(game, ship);
  if (takesPlaceOf(ship, carrier)) takeOver(game.state, ship, carrier);
  // While it suffers the damage it is where its carrier is.
  Object.assign(ship, { x: carrier.x, y: carrier.y, facing: carrier.facing, place: 'table' });
  sufferDamage(game, ship, { hits: 0, crits: 1 }, 'xwing2:dock.13');
  const ways = deployWays(game.state, ship);
  ship.engaged ||= !engagesLater(game.state, ship);
  const steps = ship.destroyed ? [] : deployFrom(game, ship, carrier, chooseWay(game, ship, ways));
  leaveCarrier(game.state, ship);
  if (!steps) return destroy(game, ship, 'xwing2:dock.15');
  game.next(...steps, {
    kind: 'window',
    ...occasion('after-deploy', { ship: id, other: carrier.id }),
  });
}

/** A ship has the name, initiative, pilot ability and ship charges of its destroyed carrier from now on. */
function takeOver(state: SecondState, ship: Ship, carrier: Ship): void {
  ship.successorOf = carrier.card;
  ship.charges = carrier.charges;
  lendAbilities(state);
}

function chooseWay(game: SecondGame, ship: Ship, ways: readonly DeployWay[]): DeployWay {
  return game.choose({
    form: 'choice',
    kind: 'deploy-maneuver',
    player: ship.player,
    because: 'xwing2:dock.3',
    ship: ship.id,
    options: ways,
  });
}

/** Whether a ship that appears now may still engage: in the Engagement Phase, if its initiative is to come (dock.16). */
function engagesLater(state: SecondState, ship: Ship): boolean {
  if (state.phase !== 'engagement') return true;
  const over = state.ships.filter((other) => other.engaged && inPlay(other)).map(initiativeOf);
  if (over.some((initiative) => initiativeOf(ship) >= initiative)) return false;
  // The next step may have been set by ships that engage later than this one.
  state.engaging = Math.max(state.engaging, initiativeOf(ship));
  return true;
}
