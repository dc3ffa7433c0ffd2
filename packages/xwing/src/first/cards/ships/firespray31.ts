import {
  at,
  atRange,
  attackIs,
  countOf,
  dropsBombs,
  enemy,
  gain,
  inYour,
  moreDice,
  reroll,
  rerollUpTo,
  revealed,
  the,
  turnDial,
  whileAttacking,
  whileFighting,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Firespray-31: large base. */
export const firespray31 = chassis({
  id: 'firespray31',
  name: 'Firespray-31',
  size: 'large',
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 3KR 4FW 4KR'),
  attack: 3,
  extraArcs: ['auxiliary-rear'],
  agility: 2,
  hull: 6,
  shields: 4,
  actions: ['focus', 'target-lock', 'evade'],
  pilots: [
    pilot('bountyhunter', { name: 'Bounty Hunter', faction: 'galacticempire', skill: 3 }),
    pilot(
      'krassistrelix',
      { name: 'Krassis Trelix', faction: 'galacticempire', skill: 5, unique: true },
      whileAttacking({ weapon: 'secondary' }).may(reroll(1)),
    ),
    pilot(
      'kathscarlet-galacticempire',
      {
        name: 'Kath Scarlet',
        rulings: ['xwing1:faq-ship-cards.35'],
        faction: 'galacticempire',
        skill: 7,
        unique: true,
      },
      at('after-comparing', youAttack, attackIs('crit-canceled')).you(gain('stress', 1, 'defender')),
    ),
    pilot(
      'bobafett-galacticempire',
      {
        name: 'Boba Fett',
        rulings: ['xwing1:faq-ship-cards.5'],
        faction: 'galacticempire',
        skill: 8,
        unique: true,
      },
      at('reveal', revealed({ bearing: 'bank' })).youMay(turnDial({ speed: 'same', bearing: 'same' })),
    ),
    pilot('mandalorianmercenary', { name: 'Mandalorian Mercenary', faction: 'scumandvillainy', skill: 5 }),
    pilot(
      'emonazzameen',
      {
        name: 'Emon Azzameen',
        rulings: ['xwing1:faq-ship-cards.26'],
        faction: 'scumandvillainy',
        skill: 6,
        unique: true,
      },
      dropsBombs(
        (['left', 'straight', 'right'] as const).map((direction) => ({
          guides: 'rear',
          speed: 3,
          shape: direction === 'straight' ? 'straight' : 'turn',
          direction,
        })),
      ),
    ),
    pilot(
      'kathscarlet-scumandvillainy',
      { name: 'Kath Scarlet', faction: 'scumandvillainy', skill: 7, unique: true },
      moreDice('attack', 1, youAttack, the('defender', inYour('auxiliary'))),
    ),
    pilot(
      'bobafett-scumandvillainy',
      { name: 'Boba Fett', faction: 'scumandvillainy', skill: 8, unique: true },
      whileFighting().may(rerollUpTo(countOf(enemy, atRange([1, 1])))),
    ),
  ],
});
