import {
  at,
  cardIs,
  freeActionOfBomb,
  oncePerRound,
  recoverUpgrade,
  rerollUpTo,
  weaponRange,
  whileAttacking,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Bomber: small base. */
export const tiebomber = chassis({
  id: 'tiebomber',
  name: 'TIE Bomber',
  size: 'small',
  dial: dial('1BW 1FG 1NW 2TR 2BG 2FG 2NG 2YR 3TW 3BW 3FG 3NW 3YW 4FW 5KR'),
  attack: 2,
  agility: 2,
  hull: 6,
  shields: 0,
  actions: ['focus', 'target-lock', 'barrel-roll'],
  pilots: [
    pilot('scimitarsquadronpilot', { name: 'Scimitar Squadron Pilot', faction: 'galacticempire', skill: 2 }),
    pilot(
      'deathfire',
      { name: '“Deathfire”', faction: 'galacticempire', skill: 3, unique: true },
      at('reveal').youMay(freeActionOfBomb),
      at('after-action').youMay(freeActionOfBomb),
    ),
    pilot('gammasquadronpilot', { name: 'Gamma Squadron Pilot', faction: 'galacticempire', skill: 4 }),
    pilot('gammasquadronveteran', { name: 'Gamma Squadron Veteran', faction: 'galacticempire', skill: 5 }),
    pilot(
      'captainjonus',
      {
        name: 'Captain Jonus',
        rulings: ['xwing1:faq-ship-cards.6'],
        faction: 'galacticempire',
        skill: 6,
        unique: true,
      },
      whileAttacking({ friendlyAt: [1, 1], weapon: 'secondary' }).may(rerollUpTo(2)),
    ),
    pilot(
      'majorrhymer',
      { name: 'Major Rhymer', faction: 'galacticempire', skill: 7, unique: true },
      weaponRange(1, 'secondary'),
    ),
    pilot(
      'tomaxbren',
      { name: 'Tomax Bren', faction: 'galacticempire', skill: 8, unique: true },
      oncePerRound(at('upgrade-discarded', cardIs('elite')).you(recoverUpgrade('elite'))),
    ),
  ],
});
