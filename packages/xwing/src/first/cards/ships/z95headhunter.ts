import {
  at,
  atRange,
  attacksHit,
  by,
  choose,
  freeAction,
  friendly,
  moreDice,
  other,
  takesOver,
  thereIsNo,
  transfer,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Z-95 Headhunter: small base. */
export const z95headhunter = chassis({
  id: 'z95headhunter',
  name: 'Z-95 Headhunter',
  size: 'small',
  dial: dial('1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FW 3NW 3YW 3KR 4FW'),
  attack: 2,
  agility: 2,
  hull: 2,
  shields: 2,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('banditsquadronpilot', { name: 'Bandit Squadron Pilot', faction: 'rebelalliance', skill: 2 }),
    pilot('talasquadronpilot', { name: 'Tala Squadron Pilot', faction: 'rebelalliance', skill: 4 }),
    pilot(
      'lieutenantblount',
      { name: 'Lieutenant Blount', faction: 'rebelalliance', skill: 6, unique: true },
      attacksHit,
    ),
    pilot(
      'airencracken',
      {
        name: 'Airen Cracken',
        rulings: ['xwing1:faq-ship-cards.1'],
        faction: 'rebelalliance',
        skill: 8,
        unique: true,
      },
      at('after-attack').youMay(choose([friendly, other, atRange([1, 1])], by('chosen', freeAction()))),
    ),
    pilot(
      'nashtahpuppilot',
      { name: 'Nashtah Pup Pilot', faction: 'scumandvillainy', skill: 0, unique: true },
      takesOver,
    ),
    pilot('binayrepirate', { name: 'Binayre Pirate', faction: 'scumandvillainy', skill: 1 }),
    pilot('blacksunsoldier', { name: 'Black Sun Soldier', faction: 'scumandvillainy', skill: 3 }),
    pilot(
      'kaatoleeachos',
      { name: 'Kaa’to Leeachos', faction: 'scumandvillainy', skill: 5, unique: true },
      at('start-of-combat').youMay(
        choose([friendly, other, atRange([1, 2])], transfer(['focus', 'evade'], 'chosen', 'self')),
      ),
    ),
    pilot(
      'ndrusuhlak',
      { name: 'N’dru Suhlak', faction: 'scumandvillainy', skill: 7, unique: true },
      moreDice('attack', 1, youAttack, thereIsNo(friendly, other, atRange([1, 2]))),
    ),
  ],
});
