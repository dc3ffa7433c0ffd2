import {
  assignCondition,
  at,
  atRange,
  cancel,
  choose,
  compare,
  eitherOf,
  enemy,
  friendly,
  gain,
  inTurn,
  onlyIf,
  other,
  results,
  revealed,
  setSkill,
  suffer,
  thereIs,
  treatManeuver,
  unstressed,
  you,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** StarViper: small base. */
export const starviper = chassis({
  id: 'starviper',
  name: 'StarViper',
  size: 'small',
  dial: dial('1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3BW 3FG 3NW 3LR 3PR 4FW'),
  attack: 3,
  agility: 3,
  hull: 4,
  shields: 1,
  actions: ['focus', 'target-lock', 'barrel-roll', 'boost'],
  pilots: [
    pilot('blacksunenforcer', { name: 'Black Sun Enforcer', faction: 'scumandvillainy', skill: 1 }),
    pilot('blacksunvigo', { name: 'Black Sun Vigo', faction: 'scumandvillainy', skill: 3 }),
    pilot(
      'thweek',
      { name: 'Thweek', faction: 'scumandvillainy', skill: 4, unique: true },
      at('before-forces').youMay(
        choose(
          [enemy],
          eitherOf(
            inTurn(assignCondition('shadowed', 'chosen'), setSkill('chosen', 'end of game')),
            assignCondition('mimicked', 'chosen'),
          ),
        ),
      ),
    ),
    pilot('blacksunassassin', { name: 'Black Sun Assassin', faction: 'scumandvillainy', skill: 5 }),
    pilot(
      'guri',
      { name: 'Guri', faction: 'scumandvillainy', skill: 5, unique: true },
      at('start-of-combat', thereIs(enemy, atRange([1, 1]))).youMay(gain('focus')),
    ),
    pilot(
      'dalanoberos-starviper',
      { name: 'Dalan Oberos', faction: 'scumandvillainy', skill: 6, unique: true },
      at('reveal', revealed({ bearing: ['turn', 'bank', 'segnor'] }), you(unstressed)).youMay(
        treatManeuver({ bearing: 'tallon', difficulty: 'red', template: 'same' }),
      ),
    ),
    pilot(
      'princexizor',
      {
        name: 'Prince Xizor',
        rulings: ['xwing1:faq-ship-cards.52', 'xwing1:faq-ship-cards.53'],
        faction: 'scumandvillainy',
        skill: 7,
        unique: true,
      },
      at('before-damage', youDefend).youMay(
        choose(
          [friendly, other, atRange([1, 1])],
          eitherOf(
            onlyIf(
              [compare(results('attack', 'hit'), 'higher', 0)],
              inTurn(cancel('attack', ['hit']), suffer(1, 0, 'chosen')),
            ),
            onlyIf(
              [compare(results('attack', 'crit'), 'higher', 0)],
              inTurn(cancel('attack', ['crit']), suffer(0, 1, 'chosen')),
            ),
          ),
        ),
      ),
    ),
  ],
});
