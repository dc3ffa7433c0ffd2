/** Hyperspace Migration: purrgil swim from one short edge to the other, and mark the ships beside them. */
import { type ArmadaGame, playArea, secondPlayer, shipsInPlay } from '../game.ts';
import { type Area, endOfDistance } from '../geometry/index.ts';
import type { ArmadaState, Marker } from '../state.ts';
import { COMING } from './numbers.ts';
import { bringNear } from './obstacles.ts';
import { BY_CARD, isGoal, obstaclesBeside, tokensOnTable } from './on-table.ts';
import { gainVictoryTokens, markShip, placeTokens, unmarkShip } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

export const hyperspaceMigration: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      for (const within of shortEdges(game.state))
        placeTokens(game, [secondPlayer(game.state)], { edges: 0, apart: 0, within }, BY_CARD);
    },
    'start-of-ship-phase': (game) => {
      if (COMING.includes(game.state.round)) purrgilComes(game);
    },
    'end-of-round': (game) => {
      for (const ship of shipsInPlay(game.state)) {
        if (ship.objective) {
          unmarkShip(game, ship, BY_CARD);
          gainVictoryTokens(game, ship.player, 1, BY_CARD);
        } else if (obstaclesBeside(game.state, ship, ['purrgil']).length > 0) markShip(game, ship, BY_CARD);
      }
    },
  },
};

/** What lies at distance 1 of the left, and of the right edge of the play area. */
function shortEdges(state: ArmadaState): readonly Area[] {
  const area = playArea(state);
  const band = endOfDistance(1);
  return [
    { ...area, right: area.left + band },
    { ...area, left: area.right - band },
  ];
}

/** The second player places a purrgil at distance 1 of a token, of the same one each time. */
function purrgilComes(game: ArmadaGame): void {
  const { state } = game;
  const player = secondPlayer(state);
  const purrgil = state.obstacles.find(({ type, placed }) => type === 'purrgil' && !placed);
  const tokens = tokensOnTable(state);
  if (!purrgil || tokens.length === 0) return;
  const start = tokens.find((token) => !isGoal(token)) ?? chooseStart(game, player, tokens);
  bringNear(game, player, purrgil, start, BY_CARD);
}

function chooseStart(game: ArmadaGame, player: number, tokens: readonly Marker[]): Marker {
  const { marker } = game.choose({
    form: 'choice',
    kind: 'migration-start',
    player,
    because: BY_CARD,
    options: tokens.map(({ id }) => ({ marker: id })),
  });
  const start = tokens.find(({ id }) => id === marker)!;
  start.player = player;
  return start;
}
