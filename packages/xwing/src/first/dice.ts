import { ATTACK_DIE, type AttackFace } from '../common/index.ts';
import { namedResult } from './abilities/dice-rules.ts';
import { diceStream, type FirstGame } from './game.ts';
import type { Ship } from './state.ts';

/** Rolls one attack die for a rule or a card, outside an attack: its faces mean nothing by themselves (dice-results.4). */
export function rollSingleDie(game: FirstGame, ship: Ship, because: string): AttackFace {
  const named = namedResult(game, ship, 'attack');
  const face = game.roll(diceStream(ship.player), ATTACK_DIE);
  game.emit({ kind: 'rolled', ship: ship.id, dice: 'attack', faces: [face], because });
  return named ? (named.face as AttackFace) : face;
}
