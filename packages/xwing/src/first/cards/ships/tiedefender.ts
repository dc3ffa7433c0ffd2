import {
  acquireLock,
  at,
  attackIs,
  dealsOneOfThree,
  dealtCardsTurnUp,
  lockedBy,
  revealed,
  spend,
  the,
  treatManeuver,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Defender: small base. */
export const tiedefender = chassis({
  id: 'tiedefender',
  name: 'TIE Defender',
  size: 'small',
  dial: dial('1TR 1BW 1NW 1YR 2TR 2BW 2FG 2NW 2YR 3TW 3BW 3FG 3NW 3YW 4FG 4KW 5FG'),
  attack: 3,
  agility: 3,
  hull: 3,
  shields: 3,
  actions: ['focus', 'target-lock', 'barrel-roll'],
  pilots: [
    pilot('deltasquadronpilot', { name: 'Delta Squadron Pilot', faction: 'galacticempire', skill: 1 }),
    pilot('onyxsquadronpilot', { name: 'Onyx Squadron Pilot', faction: 'galacticempire', skill: 3 }),
    pilot(
      'countessryad',
      { name: 'Countess Ryad', faction: 'galacticempire', skill: 5, unique: true },
      at('reveal', revealed({ bearing: 'straight' })).youMay(treatManeuver({ bearing: 'koiogran' })),
    ),
    pilot('glaivesquadronpilot', { name: 'Glaive Squadron Pilot', faction: 'galacticempire', skill: 6 }),
    pilot(
      'colonelvessery',
      {
        name: 'Colonel Vessery',
        rulings: ['xwing1:faq-ship-cards.10'],
        faction: 'galacticempire',
        skill: 6,
        unique: true,
      },
      at('after-attack-dice', youAttack, the('defender', lockedBy('anybody'))).youMay(
        acquireLock('defender'),
      ),
    ),
    pilot(
      'maarekstele-tiedefender',
      { name: 'Maarek Stele', faction: 'galacticempire', skill: 7, unique: true },
      dealsOneOfThree,
    ),
    pilot(
      'rexlerbrath',
      {
        name: 'Rexler Brath',
        rulings: ['xwing1:faq-ship-cards.38', 'xwing1:faq-ship-cards.39', 'xwing1:faq-ship-cards.40'],
        faction: 'galacticempire',
        skill: 8,
        unique: true,
      },
      at('after-attack', attackIs('defender-dealt')).youMay(dealtCardsTurnUp, spend('focus')),
    ),
  ],
});
