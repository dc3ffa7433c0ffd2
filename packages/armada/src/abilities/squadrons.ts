/** What unique squadrons do beside their keywords. A card that is not here has no effect of its own yet. */
import {
  type Ability,
  addDice,
  at,
  attackerHas,
  attackerNear,
  attacking,
  ignoresShields,
} from './language.ts';

export const SQUADRON_ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  'howlrunner-tie-fighter-squadron': [
    at('friend-attack-effects', attackerHas('swarm'), attackerNear, attacking('squadron')).may(
      addDice('blue', 1),
    ),
  ],
  'luke-skywalker-x-wing-squadron': [ignoresShields],
};
