import { attackingPlayer } from '../attack/parties.ts';
import { obstacleBodyOf, placedObstacles, playerOrder, secondPlayer, shipOf } from '../game.ts';
import { distance, isAt } from '../geometry/index.ts';
import { MINES } from './numbers.ts';
import { core, fleetOf, tokenBody, tokensNear, tokensOnTable } from './on-table.ts';
import { addToken, chooseObjectiveShip, gainVictoryTokens, placeTokens, takeToken } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

/** Tokens on obstacles for those who fly through them (objective-cards-core-set.25 to .27). */
const dangerousTerritory: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      for (const obstacle of placedObstacles(game.state)) {
        const marker = addToken(game, obstacle, { player: secondPlayer(game.state), because: core(25) });
        marker.zone = String(obstacle.id);
      }
    },
    overlapped: (game, { ship, other, what }) => {
      if (what !== 'obstacle') return;
      const tokens = tokensOnTable(game.state).filter(({ zone }) => zone === String(other));
      takeToken(game, shipOf(game, ship), tokens, core(26));
    },
  },
};

/** Objective ships collect tokens (objective-cards-core-set.28 to .30). */
const intelSweep: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const second = secondPlayer(game.state);
      const first = 1 - second;
      placeTokens(game, [second, first, second, first, second], { edges: 5, apart: 3 }, core(28));
      // The ships are named with the tokens, before any is deployed.
      for (const player of playerOrder(game.state)) {
        chooseObjectiveShip(game, player, fleetOf(game.state, player), core(28));
      }
    },
    reveal: (game, { ship: id }) => {
      const ship = shipOf(game, id);
      if (ship.objective) takeToken(game, ship, tokensNear(game.state, ship), core(29));
    },
  },
};

/** Mines beside obstacles (objective-cards-core-set.31); they go off as all mines do (.32). */
const minefields: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const { state } = game;
      const second = secondPlayer(state);
      const bodies = placedObstacles(state).map(obstacleBodyOf);
      const near = (x: number, y: number): boolean =>
        bodies.some((body) => {
          const mm = distance(tokenBody({ x, y }), body);
          return isAt({ nearest: mm, farthest: mm }, 1);
        });
      const players = Array.from({ length: MINES }, () => second);
      placeTokens(game, players, { edges: 0, apart: 1, also: near, mines: true }, core(31));
    },
  },
};

/** Attacks on rear zones score (objective-cards-core-set.33, .34). */
const superiorPositions: ObjectiveRules = {
  afterAttack: (game, attack) => {
    const { defender, damage } = attack;
    if (defender.kind !== 'zone' || defender.zone !== 'rear' || damage <= 0) return;
    gainVictoryTokens(game, attackingPlayer(game.state, attack), 1, core(34));
  },
};

export const NAVIGATION_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'dangerous-territory': dangerousTerritory,
  'intel-sweep': intelSweep,
  minefields,
  'superior-positions': superiorPositions,
};
