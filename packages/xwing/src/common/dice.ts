/** The dice of both editions. xwing1:dice-results.5, xwing1:dice-results.6 */
import { die } from '@firing-arc/table';

export type AttackFace = 'hit' | 'crit' | 'focus' | 'blank';
export type DefenseFace = 'evade' | 'focus' | 'blank';

export const ATTACK_DIE = die<AttackFace>('attack', { hit: 3, crit: 1, focus: 2, blank: 2 });
export const DEFENSE_DIE = die<DefenseFace>('defense', { evade: 3, focus: 2, blank: 3 });
