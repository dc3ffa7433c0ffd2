import type { Refusal, Ruling } from '@firing-arc/referee';
import { cos, poseAt, sin } from '@firing-arc/table';
import { keyword } from '../abilities/evaluate.ts';
import { modifiersOf } from '../abilities/scene.ts';
import { isGrav } from '../abilities/verbs/markers.ts';
import {
  type ArmadaGame,
  bodyOf,
  cardOf,
  inPlay,
  obstacleBodyOf,
  placedObstacles,
  setupArea,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import {
  type Area,
  deploymentSpeeds,
  endOfDistance,
  hugeShipReasons,
  isAt,
  isBeyond,
  overlaps,
  type ShipBody,
  type ShipReason,
  SQUADRON_RADIUS,
  type SquadronBody,
  type SquadronReason,
  shipReasonsIn,
  spanFrom,
  squadronBody,
  squadronReasons,
} from '../geometry/index.ts';
import { BY_CARD, byObjective } from '../objectives/on-table.ts';
import { termsOf } from '../objectives/terms.ts';
import type { DeploymentOption } from '../questions.ts';
import { type Ban, banned, placesRefused, refusedAt } from '../refusal.ts';
import { type ArmadaState, occasion, type Ship, type Squadron, type Step } from '../state.ts';
import { askShipPlace } from './lay-ship.ts';
import { waitsInstead } from './set-aside.ts';
import { startingSteps } from './starting-commands.ts';
import { announceStep } from './steps.ts';
import { deploymentZoneOf, gapToEdge } from './zones.ts';

/** Squadrons of one deployment turn (setup.5). */
const PER_TURN = 2;

/** The players deploy by turns, the first player first (setup.5); nothing to do where a scenario says all places. */
export function deployFleets(game: ArmadaGame): void {
  game.next(...shipsInPlay(game.state).flatMap(deployedSteps));
  if (reserveOf(game.state, 0) + reserveOf(game.state, 1) === 0) return;
  announceStep(game, 'deploy-ships');
  game.next({ kind: 'deployment-turn', player: game.state.first, squadrons: PER_TURN });
}

/** What comes when a ship has been deployed: what its cards start with, and what they do then. */
const deployedSteps = (ship: Ship): readonly Step[] => [
  ...startingSteps(ship),
  { kind: 'window', ...occasion('ship-deployed', { ship: ship.id }) },
];

const inReserve = (piece: { readonly place: Ship['place']; readonly player: number }, player: number) =>
  piece.place === 'reserve' && piece.player === player;

/** The other player, unless the objective has the first player deploy everything first (objective-cards-core-set.33). */
const nextToDeploy = (state: ArmadaState, player: number): number =>
  isAllAtOnce(state, player) ? player : 1 - player;

const isAllAtOnce = (state: ArmadaState, player: number): boolean =>
  player === state.first && termsOf(state).firstDeploysAll === true;

const shipsLeft = (state: ArmadaState, player: number): readonly Ship[] =>
  state.ships.filter((ship) => inReserve(ship, player));
const squadronsLeft = (state: ArmadaState, player: number): readonly Squadron[] =>
  state.squadrons.filter((squadron) => inReserve(squadron, player));
const reserveOf = (state: ArmadaState, player: number): number =>
  shipsLeft(state, player).length + squadronsLeft(state, player).length;

/** One ship, or two squadrons one after the other; `squadrons` are left of these two (setup.5). */
export function deploymentTurn(game: ArmadaGame, player: number, squadrons: number): void {
  const { state } = game;
  const options = deploymentOptions(state, player, squadrons);
  if (options.length === 0) {
    if (reserveOf(state, 1 - player) === 0) return;
    return game.next({ kind: 'deployment-turn', player: 1 - player, squadrons: PER_TURN });
  }
  const option = game.choose(
    {
      form: 'choice',
      kind: 'choose-deployment',
      player,
      because: isAllAtOnce(state, player) ? 'armada:objective-cards-core-set.33' : 'armada:setup.5',
      options,
    },
    { refused: () => deploymentRefusals(state, player, options) },
  );
  const again = option.kind === 'squadron' && squadrons > 1;
  game.next(
    again
      ? { kind: 'deployment-turn', player, squadrons: squadrons - 1 }
      : { kind: 'deployment-turn', player: nextToDeploy(state, player), squadrons: PER_TURN },
  );
  if (option.kind === 'ship') return deployShip(game, state.ships[option.ship]!, option.speed);
  const squadron = state.squadrons[option.squadron]!;
  if (!waitsInstead(game, squadron)) deploySquadron(game, squadron);
}

/** A ship with a speed of its chart (setup.6), or two squadrons; a lone one waits until all ships are placed (setup.8). */
function deploymentOptions(
  state: ArmadaState,
  player: number,
  squadrons: number,
): readonly DeploymentOption[] {
  const ships = shipsLeft(state, player);
  const flyers = squadronsLeft(state, player);
  const midTurn = squadrons < PER_TURN;
  const leading = termsOf(state).deploysFirst?.(state, player);
  const due = leading && ships.includes(leading) ? [leading] : ships;
  const near = state.ships.some((ship) => ship.player === player && ship.place === 'table');
  const early = ships.length > 0 && termsOf(state).shipsFirst === true;
  const allowed = near && !early && (midTurn || flyers.length > 1 || ships.length === 0);
  return [
    ...(midTurn ? [] : due.flatMap((ship) => shipOptions(state, ship))),
    ...(allowed ? flyers.map((one) => ({ kind: 'squadron' as const, squadron: one.id })) : []),
  ];
}

function shipOptions(state: ArmadaState, ship: Ship): readonly DeploymentOption[] {
  const printed = deploymentSpeeds(cardOf(ship).speeds);
  const speeds = termsOf(state).speeds?.(state, ship, printed) ?? printed;
  return speeds.map((speed) => ({ kind: 'ship', ship: ship.id, speed }));
}

/** Why ships and squadrons that are left are not deployed now. */
function deploymentRefusals(
  state: ArmadaState,
  player: number,
  options: readonly DeploymentOption[],
): readonly Refusal[] {
  const ships = shipsLeft(state, player).filter(({ id }) =>
    options.every((one) => one.kind !== 'ship' || one.ship !== id),
  );
  const squadrons = squadronsLeft(state, player).filter(({ id }) =>
    options.every((one) => one.kind !== 'squadron' || one.squadron !== id),
  );
  const onlySquadrons = options.every(({ kind }) => kind === 'squadron');
  const later = onlySquadrons ? { ruling: 'armada:setup.5' } : byObjective(state, BY_CARD);
  return [
    ...ships.map(({ id }) => banned(`ship-${id}`, later)),
    ...squadrons.map(({ id }) => ({ option: `squadron-${id}`, ruling: squadronRuling(state, player) })),
  ];
}

/** Why no squadron is deployed: ships come first, or there is none that it could lie near, or it is a lone one. */
function squadronRuling(state: ArmadaState, player: number): Ruling {
  if (termsOf(state).shipsFirst && shipsLeft(state, player).length > 0)
    return 'armada:objective-cards-core-set.21';
  const near = state.ships.some((ship) => ship.player === player && ship.place === 'table');
  return near ? 'armada:setup.8' : 'armada:setup.7';
}

function deployShip(game: ArmadaGame, ship: Ship, speed: number): void {
  placeShip(game, ship, speed, 'armada:setup.6');
  game.next(...deployedSteps(ship));
}

/** A ship is deployed again, at the speed that it has. */
export const redeployShip = (game: ArmadaGame, ship: Ship, because: string): void =>
  placeShip(game, ship, ship.speed, because);

/** A player lays a ship in the deployment zone; one that lies there already may stay. */
function placeShip(game: ArmadaGame, ship: Ship, speed: number, because: string): void {
  const { state } = game;
  const lying = lyingOn(state, ship);
  const here = inPlay(ship) ? [ship.x, ship.y, ship.facing] : null;
  const at = askShipPlace(game, ship, because, {
    validate: (at) => shipPlaceProblems(state, lying, ship, at),
    propose: (random) => proposeShip(state, lying, ship, random) ?? here,
  });
  Object.assign(ship, at, { place: 'table' });
  ship.speed = nearRift(state, ship) || inGravWell(state, ship) ? 0 : speed;
  game.emit({ kind: 'ship-deployed', ship: ship.id, at, speed: ship.speed, because });
}

/** Deployed at distance 1-2 of a gravity rift a ship has speed 0 (obstacles.10). */
function nearRift(state: ArmadaState, ship: Ship): boolean {
  return placedObstacles(state).some(
    (obstacle) =>
      obstacle.type === 'gravity rift' && isAt(spanFrom(bodyOf(ship), obstacleBodyOf(obstacle)), 1, 2),
  );
}

/** Near a grav token whose card says so a ship is deployed with speed 0, whosever it is. */
const inGravWell = (state: ArmadaState, ship: Ship): boolean =>
  state.ships.some((bearer) =>
    modifiersOf(bearer, 'grav-well').some(({ within }) =>
      state.markers.some(
        (token) =>
          isGrav(token) &&
          token.player === bearer.player &&
          isAt(spanFrom(bodyOf(ship), squadronBody(token.x, token.y)), 1, within),
      ),
    ),
  );

const SHIP_RULINGS: Readonly<Record<ShipReason, Ruling>> = {
  'outside-deployment-zone': 'armada:deployment-zone.1',
  'overlaps-ship': 'armada:setup.9',
  'overlaps-squadron': 'armada:overlapping.11',
  'not-at-edge': 'armada:huge-ship.5',
  'overlaps-obstacle': 'armada:huge-ship.5',
};

const SQUADRON_RULINGS: Readonly<Record<SquadronReason, Ruling>> = {
  'outside-setup-area': 'armada:setup-area.1',
  'overlaps-ship': 'armada:overlapping.11',
  'overlaps-squadron': 'armada:overlapping.11',
  'too-far-from-ship': 'armada:setup.7',
};

/** The zone of a ship, which an objective may change (objective-cards-core-set.20). */
const zoneFor = (state: ArmadaState, ship: Ship): Area =>
  termsOf(state).zone?.(state, ship) ?? deploymentZoneOf(state, ship.player);

/** What stands against a place out of the zone of a ship: an objective that names another one has its own line. */
function zoneBan(state: ArmadaState, ship: Ship): Ban {
  if (cardOf(ship).size === 'huge') return { ruling: 'armada:setup-area.1' };
  const { zone, zoneRuling = BY_CARD } = termsOf(state);
  return zone?.(state, ship) ? byObjective(state, zoneRuling) : { ruling: 'armada:deployment-zone.1' };
}

/** What an objective has against a place. */
function barred(
  state: ArmadaState,
  player: number,
  body: ShipBody | SquadronBody,
  at: readonly number[],
): readonly Refusal[] {
  const ruling = termsOf(state).barredPlace?.(state, player, body) ?? null;
  return ruling === null ? [] : [refusedAt(at, { ...byObjective(state, ruling), reason: 'obstacle' })];
}

/** What an objective has against the place of one ship. */
function barredShip(
  state: ArmadaState,
  ship: Ship,
  body: ShipBody,
  at: readonly number[],
): readonly Refusal[] {
  const ruling = termsOf(state).barredShip?.(state, ship, body) ?? null;
  return ruling === null ? [] : [refusedAt(at, byObjective(state, ruling))];
}

/** A ship or squadron on the table, laid there once for a whole question. */
interface Lying<Piece, Base> {
  readonly piece: Piece;
  readonly body: Base;
}
interface AllLying {
  readonly ships: readonly Lying<Ship, ShipBody>[];
  readonly squadrons: readonly Lying<Squadron, SquadronBody>[];
}

/** Everything on the table but a ship. */
const lyingOn = (state: ArmadaState, but?: Ship): AllLying => ({
  ships: shipsInPlay(state)
    .filter((ship) => ship !== but)
    .map((ship) => ({ piece: ship, body: bodyOf(ship) })),
  squadrons: squadronsInPlay(state).map((one) => ({ piece: one, body: squadronBodyOf(one) })),
});

const bodiesOf = <Base>(lying: readonly Lying<unknown, Base>[]): readonly Base[] =>
  lying.map(({ body }) => body);

/** Why a ship may not be deployed here; empty when it may (setup.6, .9). */
function shipPlaceProblems(
  state: ArmadaState,
  { ships, squadrons }: AllLying,
  ship: Ship,
  at: readonly number[],
): readonly Refusal[] {
  const body = bodyOf(ship, poseAt(at[0]!, at[1]!, at[2]!));
  const zone = zoneFor(state, ship);
  const onSquadron = squadrons.some((squadron) => overlaps(body, squadron.body));
  const isHuge = body.base.size === 'huge';
  const obstacles = isHuge ? placedObstacles(state).map(obstacleBodyOf) : [];
  const reasons = new Set<ShipReason>([
    ...shipReasonsIn(body, bodiesOf(ships), zone, setupArea(state)),
    ...(onSquadron ? (['overlaps-squadron'] as const) : []),
    ...(isHuge ? hugeShipReasons(body, gapToEdge(state, ship.player, body), obstacles) : []),
  ]);
  const isOutside = reasons.delete('outside-deployment-zone');
  const plain = placesRefused(
    at,
    [...reasons].map((reason) => SHIP_RULINGS[reason]),
  );
  return [
    ...(isOutside ? [refusedAt(at, zoneBan(state, ship))] : []),
    ...plain,
    ...(isHuge ? [] : barred(state, ship.player, body, at)),
    ...(isHuge || isOutside ? [] : barredShip(state, ship, body, at)),
  ];
}

const FACINGS = { bottom: 0, left: 90, top: 180, right: 270 } as const;

/** A place in the deployment zone, facing away from its player's edge. */
function proposeShip(
  state: ArmadaState,
  lying: AllLying,
  ship: Ship,
  random: () => number,
): readonly number[] | null {
  const { left, right, bottom, top } = zoneFor(state, ship);
  const facing = FACINGS[state.players[ship.player]!.edge];
  const turned = random() < 0.5 ? 0 : (random() - 0.5) * 60;
  const x = left + random() * (right - left);
  const y = bottom + random() * (top - bottom);
  const places = [[x, y, facing + turned], [x, y, facing], atEdge(state, ship, x, y)];
  return places.find((place) => shipPlaceProblems(state, lying, ship, place).length === 0) ?? null;
}

/** The place straight in from a point of its player's edge, as huge ships have it. */
function atEdge(state: ArmadaState, ship: Ship, x: number, y: number): readonly number[] {
  const { edge } = state.players[ship.player]!;
  const { halfY } = bodyOf(ship).base.footprint.core;
  const facing = FACINGS[edge];
  if (edge === 'bottom' || edge === 'top')
    return [x, edge === 'bottom' ? halfY : state.depth - halfY, facing];
  return [edge === 'left' ? halfY : state.width - halfY, y, facing];
}

/** A player places a squadron. */
export function deploySquadron(game: ArmadaGame, squadron: Squadron): void {
  const { state } = game;
  const lying = lyingOn(state);
  const answer = game.ask(
    {
      form: 'place',
      kind: 'deploy-squadron',
      player: squadron.player,
      because: 'armada:setup.7',
      squadron: squadron.id,
    },
    {
      validate: (at) => squadronPlaceProblems(state, lying, squadron, at),
      propose: (random) => proposeSquadron(state, lying, squadron, random),
    },
  ) as readonly number[];
  const at = poseAt(answer[0]!, answer[1]!, 0);
  Object.assign(squadron, { x: at.x, y: at.y, place: 'table', slider: state.initiativeSide });
  game.emit({ kind: 'squadron-deployed', squadron: squadron.id, at, because: 'armada:setup.7' });
}

const squadronRefusals = (reasons: readonly SquadronReason[], at: readonly number[]): readonly Refusal[] =>
  placesRefused(
    at,
    reasons.map((reason) => SQUADRON_RULINGS[reason]),
  );

/** Why a squadron may not be deployed here; one with scout may be anywhere far from enemies (setup.7, squadron-keywords.19). */
function squadronPlaceProblems(
  state: ArmadaState,
  { ships, squadrons }: AllLying,
  squadron: Squadron,
  at: readonly number[],
): readonly Refusal[] {
  const { x, y } = poseAt(at[0]!, at[1]!, 0);
  const body = squadronBody(x, y);
  const own = ({ piece }: Lying<Ship | Squadron, unknown>) => piece.player === squadron.player;
  const friends = bodiesOf(ships.filter(own));
  const others = [...bodiesOf(ships), ...bodiesOf(squadrons)];
  const reasons = squadronReasons(body, friends, others, setupArea(state));
  const special = termsOf(state).squadronPlace?.(state, squadron, body) ?? null;
  if (special) {
    const left = special.anywhere ? reasons.filter((reason) => reason !== 'too-far-from-ship') : reasons;
    const barring = special.barred ? [refusedAt(at, byObjective(state, special.barred))] : [];
    return [...squadronRefusals(left, at), ...barring];
  }
  const ambush = barred(state, squadron.player, body, at);
  if (ambush.length > 0 || keyword(state, squadron, 'scout') === 0)
    return [...squadronRefusals(reasons, at), ...ambush];
  const enemies = [...ships, ...squadrons].filter((one) => !own(one));
  if (!enemies.every((enemy) => isBeyond(spanFrom(body, enemy.body), 5)))
    return squadronRefusals(reasons, at);
  return squadronRefusals(
    reasons.filter((reason) => reason !== 'too-far-from-ship'),
    at,
  );
}

/** A place beside one of the player's ships. */
function proposeSquadron(
  state: ArmadaState,
  lying: AllLying,
  squadron: Squadron,
  random: () => number,
): readonly number[] | null {
  const ships = bodiesOf(lying.ships.filter(({ piece }) => piece.player === squadron.player));
  const ship = ships[Math.floor(random() * ships.length)];
  if (!ship) return null;
  const { radius } = ship;
  for (let tries = 0; tries < 20; tries++) {
    const way = random() * 360;
    const far = random() * (radius + endOfDistance(2) - SQUADRON_RADIUS);
    const place = [ship.x + far * sin(way), ship.y + far * cos(way), 0];
    if (squadronPlaceProblems(state, lying, squadron, place).length === 0) return place;
  }
  return null;
}
