/** What objectives change about the rules, asked with a position alone; what they do is in `rules.ts`. */
import type { Ruling } from '@firing-arc/referee';
import { isFlagship } from '../abilities/traits.ts';
import type { Party } from '../attack/schema.ts';
import {
  bodyOf,
  cardOf,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  secondPlayer,
  setupArea,
} from '../game.ts';
import {
  type Area,
  type Armament,
  type Distance,
  distance,
  endOfDistance,
  extent,
  overlaps,
  type ShipBody,
  type SquadronBody,
} from '../geometry/index.ts';
import { gapToEdge } from '../setup/zones.ts';
import type { ArmadaState, Marker, Obstacle, ObstacleType, Ship, Squadron } from '../state.ts';
import { MORE_TOKENS } from './numbers.ts';
import { BY_CARD, core, isGoal, shipsOf, tokensOnTable } from './on-table.ts';

/** How obstacles are placed, where an objective changes it. */
export interface ObstaclePlacing {
  /** Beyond this distance of the edges of the play area, and of each other. */
  readonly edges?: Distance | 0;
  readonly apart?: Distance;
  /** The line of the objective that says these distances; campaigns have none. */
  readonly because?: Ruling;
  /** The second player places all. */
  readonly bySecond?: true;
  /** The second player places the station before the others, at distance 1 up to this of the first player's edge. */
  readonly stationFirst?: Distance;
  /** Beyond both deployment zones. */
  readonly beyondZones?: true;
  /** The second player places this kind after the others, beyond this distance of the edges. */
  readonly last?: { readonly kind: ObstacleType; readonly edges: Distance; readonly because?: Ruling };
  /** This kind lies in the middle before the others are placed, at these distances of it where they are given. */
  readonly middle?: {
    readonly kind: ObstacleType;
    readonly around?: readonly [from: Distance, to: Distance];
    /** The first player places the next one. */
    readonly firstBegins?: true;
  };
  /** These kinds come into play later. */
  readonly later?: readonly ObstacleType[];
  /** This kind lies beyond this distance of the edges. */
  readonly inward?: { readonly kind: ObstacleType; readonly edges: Distance };
}

/** What one objective changes. */
export interface ObjectiveTerms {
  readonly placing?: ObstaclePlacing;
  /** The first player deploys everything before the second one. */
  readonly firstDeploysAll?: true;
  /** Each player deploys all ships before any squadron. */
  readonly shipsFirst?: true;
  /** Where a ship must be deployed instead of in its player's zone; null for there. */
  readonly zone?: (state: ArmadaState, ship: Ship) => Area | null;
  /** The line that says so. */
  readonly zoneRuling?: Ruling;
  /** The ship that a player must deploy before all others. */
  readonly deploysFirst?: (state: ArmadaState, player: number) => Ship | null;
  /** Speeds that a ship may be deployed with. */
  readonly speeds?: (state: ArmadaState, ship: Ship, speeds: readonly number[]) => readonly number[];
  /** The ruling against a place of one ship. */
  readonly barredShip?: (state: ArmadaState, ship: Ship, body: ShipBody) => Ruling | null;
  /** What an objective says of the place of a squadron: a ruling against it, and whether it need not be near a ship. */
  readonly squadronPlace?: (
    state: ArmadaState,
    squadron: Squadron,
    body: SquadronBody,
  ) => { readonly barred: Ruling | null; readonly anywhere: boolean } | null;
  /** The ruling against a place that a ship or squadron is deployed at; null for none. */
  readonly barredPlace?: (state: ArmadaState, player: number, body: ShipBody | SquadronBody) => Ruling | null;
  /** Whether an obstacle obstructs, and whether it does something to a player's ship or squadron. */
  readonly obstructs?: (obstacle: Obstacle) => boolean;
  readonly obstacleActs?: (state: ArmadaState, obstacle: Obstacle, player: number) => boolean;
  /** Whether a zone that has attacked may attack again, and whom. */
  readonly zoneAgain?: (state: ArmadaState, ship: Ship, zone: Party['zone']) => ZoneAgain;
  /** Hull of stations, which the first player may attack then (attacking-stations.1). */
  readonly stationHull?: number;
  /** Dice of attacks that are made from tokens on the table. */
  readonly tokenBattery?: Armament;
  /** Where an obstacle must go when it is moved. */
  readonly drawnTo?: (state: ArmadaState, obstacle: Obstacle) => Marker | null;
  /** Points for a destroyed ship beyond its cost, and for a player at the end. */
  readonly shipBonus?: (ship: Ship) => number;
  readonly points?: (state: ArmadaState, player: number) => number;
}

/** Whom a zone that has attacked may attack again: nobody, another target, or anyone. */
type ZoneAgain = 'no' | 'other-target' | 'any';

const isStation = ({ type }: Obstacle): boolean => type === 'station';

/** A destroyed objective ship counts twice, its upgrades once. */
const doubled = (ship: Ship): number => (ship.objective ? ship.own : 0);

// ── Fleet Ambush ──

/** The setup area beyond distance 5 of all its edges (objective-cards-core-set.20). */
function ambushZone(state: ArmadaState): Area {
  const { left, right, bottom, top } = setupArea(state);
  const depth = endOfDistance(5);
  return { left: left + depth, right: right - depth, bottom: bottom + depth, top: top - depth };
}

function touchesArea(body: ShipBody | SquadronBody, area: Area): boolean {
  const { left, right, bottom, top } = extent(body);
  return left <= area.right && right >= area.left && bottom <= area.top && top >= area.bottom;
}

/** The first player's fleet is caught in the middle of the table (objective-cards-core-set.20, .21). */
const fleetAmbush: ObjectiveTerms = {
  shipsFirst: true,
  zone: (state, { player }) => {
    if (player !== state.first) return null;
    const turns = shipsOf(state, player).length;
    return turns % 2 === 0 ? ambushZone(state) : null;
  },
  zoneRuling: core(20),
  barredPlace: (state, player, body) => {
    if (player !== state.first || !touchesArea(body, ambushZone(state))) return null;
    const under = placedObstacles(state).some((obstacle) => overlaps(body, obstacleBodyOf(obstacle)));
    return under ? core(21) : null;
  },
};

// ── Fighter Ambush ──

/** The second player's squadrons come far from the first player, or beside obstacles. */
const fighterAmbush: ObjectiveTerms = {
  squadronPlace: (state, squadron, body) => {
    if (squadron.player !== secondPlayer(state)) return null;
    const far = gapToEdge(state, state.first, body) > endOfDistance(5);
    const near = placedObstacles(state).some(
      (one) => distance(body, obstacleBodyOf(one)) <= endOfDistance(1),
    );
    return { barred: far ? null : BY_CARD, anywhere: near };
  },
};

// ── Surprise Attack ──

const stationsOf = (state: ArmadaState) => placedObstacles(state).filter(isStation);

/** The first player's flagship, where there is a station that it must overlap. */
const isCaught = (state: ArmadaState, ship: Ship): boolean =>
  ship.player === state.first && isFlagship(ship) && stationsOf(state).length > 0;

/** Where a ship that overlaps the station may lie, even beyond its zone. */
function aroundStation(state: ArmadaState, ship: Ship): Area {
  const [station] = stationsOf(state);
  const length = 2 * bodyOf(ship).radius;
  const { left, right, bottom, top } = extent(obstacleBodyOf(station!));
  const table = playArea(state);
  return {
    left: Math.max(table.left, left - length),
    right: Math.min(table.right, right + length),
    bottom: Math.max(table.bottom, bottom - length),
    top: Math.min(table.top, top + length),
  };
}

/** The first player is caught at the station, and slow. */
const surpriseAttack: ObjectiveTerms = {
  placing: { stationFirst: 5 },
  deploysFirst: (state, player) =>
    player === state.first
      ? (state.ships.find((ship) => ship.player === player && isFlagship(ship)) ?? null)
      : null,
  zone: (state, ship) => (isCaught(state, ship) ? aroundStation(state, ship) : null),
  barredShip: (state, ship, body) => {
    if (!isCaught(state, ship)) return null;
    const stations = stationsOf(state);
    return stations.some((station) => overlaps(body, obstacleBodyOf(station))) ? null : BY_CARD;
  },
  speeds: (state, ship, speeds) => {
    if (ship.player !== state.first) return speeds;
    const most = Math.ceil(cardOf(ship).speeds.length / 2);
    return speeds.filter((speed) => speed <= most);
  },
};

/** Hull of the stations that the first player attacks in Station Assault. */
const STATION_HULL = 10;

/** Objectives that change something. */
export const OBJECTIVE_TERMS: Readonly<Record<string, ObjectiveTerms>> = {
  'advanced-gunnery': {
    zoneAgain: (state, ship) => {
      if (!ship.objective) return 'no';
      return ship.player === state.first ? 'other-target' : 'any';
    },
    shipBonus: doubled,
  },
  'most-wanted': { shipBonus: doubled },
  'opening-salvo': {
    points: (state, player) =>
      shipsOf(state, 1 - player).reduce(
        (sum, { damage, points }) => sum + (damage.length > 0 ? Math.ceil(points / 2) : 0),
        0,
      ),
  },
  'blockade-run': { placing: { bySecond: true, beyondZones: true } },
  'station-assault': {
    placing: { last: { kind: 'station', edges: 3 } },
    stationHull: STATION_HULL,
    obstacleActs: (state, obstacle, player) =>
      !isStation(obstacle) || (player !== state.first && obstacle.damage.length < STATION_HULL),
  },
  'ion-storm': { placing: { bySecond: true, edges: 5 } },
  'marked-for-destruction': { placing: { last: { kind: 'purrgil', edges: 5 } }, shipBonus: doubled },
  'surprise-attack': surpriseAttack,
  'contested-outpost': {
    placing: { last: { kind: 'station', edges: 5, because: core(14) } },
    obstructs: (obstacle) => !isStation(obstacle),
    obstacleActs: (_state, obstacle) => !isStation(obstacle),
  },
  'fleet-ambush': fleetAmbush,
  'fighter-ambush': fighterAmbush,
  'planetary-ion-cannon': { tokenBattery: { blue: 4 } },
  'abandoned-mining-facility': { placing: { middle: { kind: 'station', around: [2, 5] } } },
  'asteroid-tactics': {
    placing: { bySecond: true, later: ['exogorth'] },
    obstacleActs: (state, { type }, player) => type !== 'asteroid field' || player === state.first,
  },
  'infested-fields': { placing: { later: ['exogorth'] } },
  'rift-ambush': { placing: { bySecond: true, inward: { kind: 'gravity rift', edges: 5 } } },
  'dangerous-territory': {
    placing: { edges: 5, because: core(25) },
    obstacleActs: (state, { type }, player) =>
      player !== secondPlayer(state) || (type !== 'asteroid field' && type !== 'debris field'),
  },
  'intel-sweep': {
    points: ({ players }, player) =>
      players[player]!.victoryTokens > players[1 - player]!.victoryTokens ? MORE_TOKENS : 0,
  },
  minefields: { placing: { edges: 0, apart: 5, because: core(31), bySecond: true } },
  'superior-positions': { firstDeploysAll: true },
  'doomed-station': {
    placing: {
      middle: { kind: 'gravity rift', firstBegins: true },
      last: { kind: 'station', edges: 5 },
    },
  },
  'hyperspace-migration': {
    placing: { later: ['purrgil'] },
    drawnTo: (state, { type }) => (type === 'purrgil' ? (tokensOnTable(state).find(isGoal) ?? null) : null),
  },
  'navigational-hazards': { placing: { last: { kind: 'station', edges: 5 } } },
  'salvage-run': { placing: { middle: { kind: 'station', around: [1, 5] } } },
  'solar-corona': { firstDeploysAll: true },
};

const NONE: ObjectiveTerms = {};

/** What the objective in play changes; nothing without one. */
export const termsOf = ({ objective }: Pick<ArmadaState, 'objective'>): ObjectiveTerms =>
  OBJECTIVE_TERMS[objective] ?? NONE;

/** Whether a zone that has attacked may attack again, and whom. */
export const zoneAgain = (state: ArmadaState, ship: Ship, zone: Party['zone']): ZoneAgain =>
  termsOf(state).zoneAgain?.(state, ship, zone) ?? 'no';

/** Whether an obstacle obstructs lines of sight. */
export const obstructs = (state: ArmadaState, obstacle: Obstacle): boolean =>
  termsOf(state).obstructs?.(obstacle) ?? true;

/** The dice of a token from which the objective has something fire. */
export const tokenBattery = (state: ArmadaState): Armament => termsOf(state).tokenBattery ?? {};

/** Whether an obstacle does something to a ship or squadron of a player. */
export const obstacleActs = (state: ArmadaState, obstacle: Obstacle, player: number): boolean =>
  termsOf(state).obstacleActs?.(state, obstacle, player) ?? true;
