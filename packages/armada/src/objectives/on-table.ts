/** What objectives look at: tokens, ships and obstacles on the table. */
import type { Ruling } from '@firing-arc/referee';
import { bodyOf, inPlay, obstacleBodyOf, placedObstacles, shipsInPlay } from '../game.ts';
import { isAt, type SquadronBody, spanFrom } from '../geometry/index.ts';
import type { Ban } from '../refusal.ts';
import type { ArmadaState, Marker, Obstacle, ObstacleType, Ship } from '../state.ts';

/** Objectives of the campaigns beat the rules as other cards do. */
export const BY_CARD: Ruling = 'armada:golden-rules.2';

/** What the objective in play has against something: a campaign's has no line of its own, and is named. */
export const byObjective = ({ objective }: Pick<ArmadaState, 'objective'>, ruling: Ruling): Ban =>
  ruling === BY_CARD ? { ruling, card: objective } : { ruling };

/** The rulings of the core set's objectives. */
export const core = (line: number): Ruling => `armada:objective-cards-core-set.${line}`;

export const shipsOf = (state: ArmadaState, player: number): readonly Ship[] =>
  shipsInPlay(state).filter((ship) => ship.player === player);

/** Ships of a player that are deployed, or will be. */
export const fleetOf = (state: ArmadaState, player: number): readonly Ship[] =>
  state.ships.filter((ship) => ship.player === player && (inPlay(ship) || ship.place === 'reserve'));

/** Obstacles of some kinds at distance 1 of a ship. */
export const obstaclesBeside = (
  state: ArmadaState,
  ship: Ship,
  kinds?: readonly ObstacleType[],
): readonly Obstacle[] =>
  placedObstacles(state).filter(
    (one) =>
      (kinds === undefined || kinds.includes(one.type)) &&
      isAt(spanFrom(bodyOf(ship), obstacleBodyOf(one)), 1),
  );

/** An objective token as a thing on the table: nobody measured it, so that it counts as a point. */
export const tokenBody = ({ x, y }: { readonly x: number; readonly y: number }): SquadronBody => ({
  kind: 'squadron',
  x,
  y,
  radius: 0,
});

/** Objective tokens and mines that lie on the table; what cards placed is none of them. */
export const tokensOnTable = (state: ArmadaState): readonly Marker[] =>
  state.markers.filter(({ ship, kind }) => ship < 0 && (kind === 'objective' || kind === 'mine'));

/** Mines, which ships may attack as squadrons that are nobody's friends (proximity-mine-tokens.3). */
export const minesOnTable = (state: ArmadaState): readonly Marker[] =>
  state.markers.filter(({ ship, kind }) => ship < 0 && kind === 'mine');

/** The token at which purrgil come is the second player's, the other one nobody's. */
export const isGoal = ({ player }: Marker): boolean => player < 0;

/** Those at distance 1 of a ship. */
export const tokensNear = (state: ArmadaState, ship: Ship): readonly Marker[] =>
  tokensOnTable(state).filter((marker) => isAt(spanFrom(bodyOf(ship), tokenBody(marker)), 1));

/** Nearer than this obstacles touch, mm. */
export const TOUCHING = 0.1;
