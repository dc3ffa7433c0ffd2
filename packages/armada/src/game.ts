import type { Game } from '@firing-arc/referee';
import type { Pose } from '@firing-arc/table';
import type { act, resolve } from './abilities/act.ts';
import { type ShipCard, type SquadronCard, shipCard, squadronCard } from './cards/index.ts';
import type { ArmadaEvent } from './events.ts';
import {
  type Area,
  adjacentZones,
  BASES,
  beyondReach,
  type Circle,
  type ObstacleBody,
  obstacleBody,
  obstacleRadius,
  type ShipBody,
  type SquadronBody,
  type Surroundings,
  shipBody,
  squadronBody,
  type Zone,
  zonesOfSize,
} from './geometry/index.ts';
import type { objective } from './objectives/rules.ts';
import type { ArmadaQuestion } from './questions.ts';
import type { ArmadaState, Obstacle, Ship, Squadron } from './state.ts';

/**
 * What cards and objectives do. They may call any rule and any rule may set one off, so the rules reach them through the
 * game (`rules.ts` puts them there) and import only what stands below them.
 */
export interface Interpreter {
  readonly act: typeof act;
  readonly resolve: typeof resolve;
  readonly objective: typeof objective;
}

/** What the rules of Armada see of a running game. */
export type ArmadaGame = Game<ArmadaState, ArmadaQuestion, ArmadaEvent, Interpreter>;

/** Streams of chance, by number: `Rules.streams` names them in this order. */
export const STREAMS = ['initiative', 'dice of player 1', 'dice of player 2', 'damage deck'];
export const INITIATIVE_STREAM = 0;
export const diceStream = (player: number): number => 1 + player;
export const DECK_STREAM = 3;

/** The card of a ship. Throws when the house does not know it. */
export function cardOf(ship: Pick<Ship, 'card'>): ShipCard {
  const card = shipCard(ship.card);
  if (!card) throw new Error(`the ship '${ship.card}' is not in the house`);
  return card;
}

/** The card of a squadron. Throws when the house does not know it. */
export function squadronCardOf(squadron: Pick<Squadron, 'card'>): SquadronCard {
  const card = squadronCard(squadron.card);
  if (!card) throw new Error(`the squadron '${squadron.card}' is not in the house`);
  return card;
}

export function shipOf(game: { readonly state: ArmadaState }, id: number): Ship {
  const ship = game.state.ships[id];
  if (!ship) throw new Error(`there is no ship ${id}`);
  return ship;
}

export function squadronOf(game: { readonly state: ArmadaState }, id: number): Squadron {
  const squadron = game.state.squadrons[id];
  if (!squadron) throw new Error(`there is no squadron ${id}`);
  return squadron;
}

/** In play: on the table. */
export const inPlay = (piece: { readonly place: Ship['place'] }): boolean => piece.place === 'table';

export const shipsInPlay = (state: ArmadaState): readonly Ship[] => state.ships.filter(inPlay);
export const squadronsInPlay = (state: ArmadaState): readonly Squadron[] => state.squadrons.filter(inPlay);

/** A ship's base on the table, or somewhere else. */
export const bodyOf = ({ card, x, y, facing }: Ship, at: Pose = { x, y, facing }): ShipBody =>
  shipBody(card, at);

export const squadronBodyOf = ({ x, y }: Pick<Squadron, 'x' | 'y'>): SquadronBody => squadronBody(x, y);

export const obstacleBodyOf = ({ outline, x, y, facing }: Obstacle): ObstacleBody =>
  obstacleBody(outline, { x, y, facing });

export const placedObstacles = (state: ArmadaState): readonly Obstacle[] =>
  state.obstacles.filter(({ placed }) => placed);

/** The circle around a ship's base: what is far from it need not be laid on the table and measured. */
export const circleOfShip = ({ card, x, y }: Pick<Ship, 'card' | 'x' | 'y'>): Circle => ({
  x,
  y,
  radius: BASES[cardOf({ card }).size].footprint.radius,
});

const circleOfObstacle = ({ outline, x, y }: Obstacle): Circle => ({ x, y, radius: obstacleRadius(outline) });

/** Ships in play of which some part may lie within so many mm of a circle. */
export const shipsNear = (state: ArmadaState, circle: Circle, mm: number): readonly Ship[] =>
  state.ships.filter((ship) => inPlay(ship) && !beyondReach(circle, circleOfShip(ship), mm));

/** Obstacles of which some part may lie within so many mm of a circle. */
export const obstaclesNear = (state: ArmadaState, circle: Circle, mm: number): readonly Obstacle[] =>
  state.obstacles.filter(
    (obstacle) => obstacle.placed && !beyondReach(circle, circleOfObstacle(obstacle), mm),
  );

/** What may obstruct a line of sight: ships and obstacles with their bodies, in the order of their ids. */
export interface Around extends Required<Surroundings> {
  readonly placed: readonly Obstacle[];
}

/** All that is on the table, or may lie within so many mm of a circle. */
export function surroundings(state: ArmadaState, circle?: Circle, mm = 0): Around {
  const ships = circle ? shipsNear(state, circle, mm) : shipsInPlay(state);
  const placed = circle ? obstaclesNear(state, circle, mm) : placedObstacles(state);
  return { ships: ships.map((ship) => bodyOf(ship)), obstacles: placed.map(obstacleBodyOf), placed };
}

export const playArea = ({ width, depth }: ArmadaState): Area => ({
  left: 0,
  right: width,
  bottom: 0,
  top: depth,
});

export const setupArea = ({ setupLeft, setupRight, depth }: ArmadaState): Area => ({
  left: setupLeft,
  right: setupRight,
  bottom: 0,
  top: depth,
});

/** Hull zones that a ship has: four, six for a huge one (hull-zones.1, huge-ship.1). */
export function zonesOf(ship: Pick<Ship, 'card'>): readonly Zone[] {
  return zonesOfSize(cardOf(ship).size);
}

/** The hull zones of a ship that share an arc line with one (hull-zones.2, huge-ship.1). */
export const zonesBeside = (ship: Pick<Ship, 'card'>, zone: Zone): readonly Zone[] =>
  adjacentZones(zone, cardOf(ship).size);

/** Most shields of a hull zone (shields.1). */
export const mostShields = (ship: Pick<Ship, 'card'>, zone: Zone): number => cardOf(ship).shields[zone] ?? 0;

export const friendly = (a: { readonly player: number }, b: { readonly player: number }): boolean =>
  a.player === b.player;

/** The first player, then the second one (effect-use-and-timing.4). */
export const playerOrder = (state: ArmadaState): readonly [number, number] => [state.first, 1 - state.first];

export const secondPlayer = (state: ArmadaState): number => 1 - state.first;

/** Whether a squadron is activated: its slider is not the side that the initiative token shows (squadron-activation.2). */
export const isActivated = (state: ArmadaState, squadron: Squadron): boolean =>
  squadron.slider !== state.initiativeSide;
