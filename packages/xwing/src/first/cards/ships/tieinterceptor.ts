import {
  add,
  at,
  atRange,
  attackRange,
  cannotAct,
  cannotSpend,
  diesAfterCombat,
  enemy,
  freeAction,
  gain,
  revealed,
  rollsBy,
  spend,
  tokenIs,
  treatManeuver,
  whileAttacking,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Interceptor: small base. */
export const tieinterceptor = chassis({
  id: 'tieinterceptor',
  name: 'TIE Interceptor',
  size: 'small',
  dial: dial('1TW 1YW 2TG 2BG 2FG 2NG 2YG 3TW 3BW 3FG 3NW 3YW 3KR 4FG 5FW 5KR'),
  attack: 3,
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'barrel-roll', 'boost', 'evade'],
  pilots: [
    pilot('alphasquadronpilot', { name: 'Alpha Squadron Pilot', faction: 'galacticempire', skill: 1 }),
    pilot('avengersquadronpilot', { name: 'Avenger Squadron Pilot', faction: 'galacticempire', skill: 3 }),
    pilot('sabersquadronpilot', { name: 'Saber Squadron Pilot', faction: 'galacticempire', skill: 4 }),
    pilot(
      'felswrath',
      {
        name: '“Fel’s Wrath”',
        rulings: ['xwing1:faq-ship-cards.24', 'xwing1:faq-ship-cards.25'],
        faction: 'galacticempire',
        skill: 5,
        unique: true,
      },
      diesAfterCombat,
    ),
    pilot(
      'lieutenantlorrir',
      {
        name: 'Lieutenant Lorrir',
        rulings: ['xwing1:faq-ship-cards.44', 'xwing1:faq-ship-cards.45'],
        faction: 'galacticempire',
        skill: 5,
        unique: true,
      },
      rollsBy(['forward', 'back'], { stress: true }),
    ),
    pilot('royalguardpilot', { name: 'Royal Guard Pilot', faction: 'galacticempire', skill: 6 }),
    pilot(
      'kirkanos',
      { name: 'Kir Kanos', faction: 'galacticempire', skill: 6, unique: true },
      whileAttacking({}, attackRange([2, 3])).may(add('hit'), spend('evade')),
    ),
    pilot(
      'tetrancowall',
      {
        name: 'Tetran Cowall',
        rulings: ['xwing1:faq-ship-cards.46', 'xwing1:faq-ship-cards.47'],
        faction: 'galacticempire',
        skill: 7,
        unique: true,
      },
      at('reveal', revealed({ bearing: 'koiogran' })).youMay(treatManeuver({ speeds: [1, 3, 5] })),
    ),
    pilot(
      'turrphennir',
      {
        name: 'Turr Phennir',
        rulings: ['xwing1:faq-ship-cards.50'],
        faction: 'galacticempire',
        skill: 7,
        unique: true,
      },
      at('after-attack').youMay(freeAction('boost', 'barrel-roll')),
    ),
    pilot('carnorjax', { name: 'Carnor Jax', faction: 'galacticempire', skill: 8, unique: true }, [
      cannotAct(['focus', 'evade'], enemy, atRange([1, 1])),
      cannotSpend(['focus', 'evade'], [enemy, atRange([1, 1])]),
    ]),
    pilot(
      'soontirfel',
      { name: 'Soontir Fel', faction: 'galacticempire', skill: 9, unique: true },
      at('after-token', tokenIs('stress')).youMay(gain('focus')),
    ),
  ],
});
