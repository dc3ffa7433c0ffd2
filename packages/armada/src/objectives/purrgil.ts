/** Objectives that bring purrgil. */
import { attackingPlayer, isShipOnShip, shipIn } from '../attack/parties.ts';
import type { Attack } from '../attack/schema.ts';
import { gainCommandToken } from '../commands/tokens.ts';
import { dealCard } from '../damage/suffer.ts';
import { type ArmadaGame, bodyOf, obstacleBodyOf, secondPlayer, shipOf, shipsInPlay } from '../game.ts';
import { isAt, spanFrom } from '../geometry/index.ts';
import type { SalvageOption } from '../questions.ts';
import type { Obstacle, Ship } from '../state.ts';
import { PRICE } from './numbers.ts';
import { BY_CARD, obstaclesBeside, shipsOf } from './on-table.ts';
import { gainVictoryTokens, markShip, removeObstacle, unmarkShip } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

/** A critical marks the defender, and purrgil find the marked. */
const markedForDestruction: ObjectiveRules = {
  critical: {
    name: 'marked-for-destruction',
    may: (_state, attack) => isShipOnShip(attack) && attack.reach !== 'long' && attack.reach !== 'extreme',
    use: markDefender,
  },
  purrgilMoved: hunt,
};

/** The defender alone of its fleet has a token. */
function markDefender(game: ArmadaGame, attack: Attack): void {
  const defender = shipIn(game.state, attack.defender)!;
  const enemy = 1 - attackingPlayer(game.state, attack);
  for (const ship of shipsOf(game.state, enemy)) if (ship.objective) unmarkShip(game, ship, BY_CARD);
  markShip(game, defender, BY_CARD);
}

/** Who has moved a purrgil may discard the token of a ship beside it: the ship is hurt, and its enemy scores. */
function hunt(game: ArmadaGame, player: number, purrgil: Obstacle): void {
  const body = obstacleBodyOf(purrgil);
  const near = shipsInPlay(game.state).filter(
    (ship) => ship.objective && isAt(spanFrom(bodyOf(ship), body), 1),
  );
  if (near.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'marked-ship',
    player,
    because: BY_CARD,
    options: [...near.map(({ id }) => ({ kind: 'ship' as const, ship: id })), { kind: 'none' }],
  });
  if (option.kind === 'none') return;
  const ship = shipOf(game, option.ship);
  unmarkShip(game, ship, BY_CARD);
  gainVictoryTokens(game, 1 - ship.player, 1, BY_CARD);
  dealCard(game, ship, false, BY_CARD);
}

const MINED = ['station', 'dust field'] as const;

/** The station lies in the middle; ships that repair mine it and the dust fields. */
const abandonedMiningFacility: ObjectiveRules = {
  windows: {
    'fleets-deployed': (game) => {
      for (const ship of shipsOf(game.state, secondPlayer(game.state))) {
        gainCommandToken(game, ship, 'repair', BY_CARD);
      }
    },
  },
  repairs: (state, ship, points) =>
    obstaclesBeside(state, ship, MINED).flatMap(({ id, type }): readonly SalvageOption[] => {
      const price = PRICE[type as keyof typeof PRICE];
      const most = Math.floor(points / price);
      return Array.from({ length: most }, (_, less) => {
        const tokens = most - less;
        return { kind: 'salvage', obstacle: id, tokens, points: tokens * price };
      });
    }),
  repaired: mine,
};

/** A dust field that gave more than one token is used up. */
function mine(game: ArmadaGame, ship: Ship, { obstacle: id, tokens }: SalvageOption): void {
  gainVictoryTokens(game, ship.player, tokens, BY_CARD);
  const obstacle = game.state.obstacles[id]!;
  if (obstacle.type === 'dust field' && tokens > 1) removeObstacle(game, obstacle, BY_CARD);
}

export const PURRGIL_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'abandoned-mining-facility': abandonedMiningFacility,
  'marked-for-destruction': markedForDestruction,
};
