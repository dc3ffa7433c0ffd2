/** What upgrade cards do. A card that is not here has no effect yet. */
import {
  type Ability,
  addDice,
  at,
  attackedBefore,
  attacking,
  attackReach,
  cannot,
  changeDie,
  commandIs,
  commandToken,
  critical,
  exhaust,
  fromZone,
  itsValue,
  looksAtFaceup,
  mayIgnoreObstacles,
  moreDice,
  valueOfFriends,
} from './language.ts';

export const UPGRADE_ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  'admiral-motti-commander': [
    valueOfFriends('hull', 1, { size: 'small' }),
    valueOfFriends('hull', 2, { size: 'medium' }),
    valueOfFriends('hull', 3, { size: 'large' }),
  ],
  'assault-concussion-missiles': [critical('black', { kind: 'damage-adjacent', damage: 1 }, exhaust)],
  'defense-liaison-officer': [
    at('before-reveal').may({ kind: 'change-command', to: ['navigate', 'repair'] }, commandToken),
  ],
  'dodonnas-pride-title': [critical('blue', { kind: 'cancel-for-faceup' })],
  'dominator-title': [
    at('attack-effects', attackReach('close', 'medium')).may(addDice('blue', 'as-paid'), {
      kind: 'shields',
      most: 2,
    }),
  ],
  'electronic-countermeasures': [at('defense-tokens').may({ kind: 'unlock-token' }, exhaust)],
  'engineering-team': [itsValue('engineering-points', { add: 1 })],
  'enhanced-armament': [moreDice(['left', 'right'], 'red', 1)],
  'expanded-hangar-bay': [itsValue('squadron', { add: 1 })],
  'general-dodonna-commander': [looksAtFaceup(4)],
  'grand-moff-tarkin-commander': [at('start-of-ship-phase').may({ kind: 'tokens-for-all' })],
  'gunnery-team': [
    at('after-command', commandIs('concentrate-fire')).does({ kind: 'attack-again' }),
    cannot('attack', attackedBefore),
  ],
  'h9-turbolasers': [at('attack-effects').may(changeDie(['hit', 'crit'], 'accuracy'))],
  'jainas-light-title': [cannot('be-obstructed'), mayIgnoreObstacles],
  'leia-organa-officer': [at('reveal').may({ kind: 'share-command' })],
  'overload-pulse': [critical('blue', { kind: 'exhaust-defense-tokens' })],
  'redemption-title': [valueOfFriends('engineering-points', 1, { within: 5 })],
  'salvation-title': [itsValue('critical-damage', { add: 1 }, attacking('ship'), fromZone('front'))],
  'weapons-liaison-officer': [
    at('before-reveal').may({ kind: 'change-command', to: ['concentrate-fire', 'squadron'] }, commandToken),
  ],
  'wullf-yularen-officer': [at('token-spent').may({ kind: 'regain-token' }, exhaust)],
};
