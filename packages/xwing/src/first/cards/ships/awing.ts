import {
  actsWhileStressed,
  agility,
  at,
  atRange,
  attacksTouching,
  enemy,
  freeAction,
  inYour,
  thereIs,
  tokenIs,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** A-wing: small base. */
export const awing = chassis({
  id: 'awing',
  name: 'A-wing',
  size: 'small',
  dial: dial('1TW 1YW 2TG 2BG 2FG 2NG 2YG 3TW 3BW 3FG 3NW 3YW 3KR 4FG 5FG 5KR'),
  attack: 2,
  agility: 3,
  hull: 2,
  shields: 2,
  actions: ['focus', 'target-lock', 'boost', 'evade'],
  pilots: [
    pilot('prototypepilot', { name: 'Prototype Pilot', faction: 'rebelalliance', skill: 1 }),
    pilot('greensquadronpilot', { name: 'Green Squadron Pilot', faction: 'rebelalliance', skill: 3 }),
    pilot(
      'gemmersojan',
      { name: 'Gemmer Sojan', faction: 'rebelalliance', skill: 5, unique: true },
      agility(1, thereIs(enemy, atRange([1, 1]))),
    ),
    pilot(
      'arvelcrynyd',
      { name: 'Arvel Crynyd', faction: 'rebelalliance', skill: 6, unique: true },
      attacksTouching(enemy, inYour('firing')),
    ),
    pilot(
      'jakefarrell',
      { name: 'Jake Farrell', faction: 'rebelalliance', skill: 7, unique: true },
      at('after-token', tokenIs('focus')).youMay(freeAction('boost', 'barrel-roll')),
    ),
    pilot(
      'tychocelchu',
      { name: 'Tycho Celchu', faction: 'rebelalliance', skill: 8, unique: true },
      actsWhileStressed,
    ),
  ],
});
