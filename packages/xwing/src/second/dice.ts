import { die } from '@firing-arc/table';
import { diceStream, type SecondGame } from './game.ts';
import type { Ship } from './state.ts';

export type AttackFace = 'hit' | 'crit' | 'focus' | 'blank';
export type DefenseFace = 'evade' | 'focus' | 'blank';

export const ATTACK_DIE = die<AttackFace>('attack', { hit: 3, crit: 1, focus: 2, blank: 2 });
export const DEFENSE_DIE = die<DefenseFace>('defense', { evade: 3, focus: 2, blank: 3 });

/** Rolls one attack die for a rule or a card, outside an attack; its player's die. */
export function rollSingleDie(game: SecondGame, ship: Ship, because: string): AttackFace {
  const face = game.roll(diceStream(ship.player), ATTACK_DIE);
  game.emit({ kind: 'rolled', ship: ship.id, dice: 'attack', faces: [face], because });
  return face;
}
