/** What unique squadrons do beside their keywords. A card that is not here has no effect of its own yet. */
import {
  type Ability,
  activatedTarget,
  addDice,
  at,
  attackerHas,
  attackerIs,
  attackerNear,
  attacking,
  bareTarget,
  changeDie,
  countering,
  defenderNear,
  ignoresShields,
  itsValue,
  lends,
  obstructsAttacks,
  reroll,
  uniqueTarget,
} from './language.ts';

export const SQUADRON_ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  'captain-jonus-tie-bomber-squadron': [
    at('friend-attack-effects', attackerIs('ship'), attacking('ship'), defenderNear(1)).may(
      changeDie({}, 'accuracy'),
    ),
  ],
  'ciena-ree-tie-interceptor-squadron': [obstructsAttacks],
  'darth-vader-tie-advanced-squadron': [itsValue('critical-damage', { add: 1 })],
  'darth-vader-tie-defender-squadron': [itsValue('critical-damage', { add: 1 }, uniqueTarget)],
  'dengar-punishing-one': [lends('counter', 1, 2)],
  'hera-syndulla-x-wing-squadron': [lends('adept', 1, 2, 'escort')],
  'howlrunner-tie-fighter-squadron': [
    at('friend-attack-effects', attackerHas('swarm'), attackerNear(1), attacking('squadron')).may(
      addDice('blue', 1),
    ),
  ],
  'keyan-farlander-b-wing-squadron': [at('attack-effects', attacking('ship'), bareTarget).may(reroll('any'))],
  'lieutenant-blount-z-95-headhunter-squadron': [
    at('friend-attack-effects', attackerHas('swarm'), attackerNear(1), attacking('squadron')).may(reroll(1)),
  ],
  'luke-skywalker-x-wing-squadron': [ignoresShields],
  'maarek-stele-tie-defender-squadron': [at('attack-effects').may(changeDie({}, 'crit', 'hit-crit'))],
  'shara-bey-a-wing-squadron': [itsValue('critical-damage', { add: 1 }, countering)],
  'wedge-antilles-x-wing-squadron': [
    at('attack-effects', attacking('squadron'), activatedTarget).may(addDice('blue', 2)),
  ],
};
