import { at, attackHit, decloaksByBanks, gain } from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Phantom: small base. */
export const tiephantom = chassis({
  id: 'tiephantom',
  name: 'TIE Phantom',
  size: 'small',
  dial: dial('1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR'),
  attack: 4,
  agility: 2,
  hull: 2,
  shields: 2,
  actions: ['focus', 'barrel-roll', 'evade', 'cloak'],
  pilots: [
    pilot('sigmasquadronpilot', { name: 'Sigma Squadron Pilot', faction: 'galacticempire', skill: 3 }),
    pilot('shadowsquadronpilot', { name: 'Shadow Squadron Pilot', faction: 'galacticempire', skill: 5 }),
    pilot(
      'echo',
      {
        name: '“Echo”',
        rulings: ['xwing1:faq-ship-cards.22', 'xwing1:faq-ship-cards.23'],
        faction: 'galacticempire',
        skill: 6,
        unique: true,
      },
      decloaksByBanks,
    ),
    pilot(
      'whisper',
      { name: '“Whisper”', faction: 'galacticempire', skill: 7, unique: true },
      at('after-attack', attackHit).youMay(gain('focus')),
    ),
  ],
});
