/** What upgrade cards do. A card that is not here has no effect yet. */
import { type Ability, itsValue, moreDice, valueOfFriends } from './language.ts';

export const UPGRADE_ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  'admiral-motti-commander': [
    valueOfFriends('hull', 1, 'small'),
    valueOfFriends('hull', 2, 'medium'),
    valueOfFriends('hull', 3, 'large'),
  ],
  'enhanced-armament': [moreDice(['left', 'right'], 'red', 1)],
  'expanded-hangar-bay': [itsValue('squadron', { add: 1 })],
};
