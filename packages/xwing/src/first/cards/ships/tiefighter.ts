import {
  at,
  attackRange,
  flown,
  freeAction,
  inArcOf,
  moreDice,
  not,
  reroll,
  turn,
  whileAttacking,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, notYet, pilot } from '../chassis.ts';

/** TIE Fighter: small base. */
export const tiefighter = chassis({
  id: 'tiefighter',
  name: 'TIE Fighter',
  size: 'small',
  dial: dial('1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR 5FW'),
  attack: 2,
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'barrel-roll', 'evade'],
  pilots: [
    pilot(
      'zeborrelios-tiefighter',
      { name: '"Zeb" Orrelios', faction: 'rebelalliance', skill: 3, unique: true },
      notYet,
    ),
    pilot('captainrex', { name: 'Captain Rex', faction: 'rebelalliance', skill: 4, unique: true }, notYet),
    pilot(
      'sabinewren-tiefighter',
      { name: 'Sabine Wren', faction: 'rebelalliance', skill: 5, unique: true },
      notYet,
    ),
    pilot('ahsokatano', { name: 'Ahsoka Tano', faction: 'rebelalliance', skill: 7, unique: true }, notYet),
    pilot('academypilot', { name: 'Academy Pilot', faction: 'galacticempire', skill: 1 }),
    pilot('obsidiansquadronpilot', { name: 'Obsidian Squadron Pilot', faction: 'galacticempire', skill: 3 }),
    pilot('chaser', { name: '"Chaser"', faction: 'galacticempire', skill: 3, unique: true }, notYet),
    pilot('wampa', { name: '"Wampa"', faction: 'galacticempire', skill: 4, unique: true }, notYet),
    pilot('blacksquadronpilot', { name: 'Black Squadron Pilot', faction: 'galacticempire', skill: 4 }),
    pilot(
      'nightbeast',
      { name: '"Night Beast"', faction: 'galacticempire', skill: 5, unique: true },
      at('after-maneuver', flown({ difficulty: 'green' })).youMay(freeAction('focus')),
    ),
    pilot(
      'wingedgundark',
      { name: '"Winged Gundark"', faction: 'galacticempire', skill: 5, unique: true },
      whileAttacking({}, attackRange([1, 1])).may(turn('hit', 'crit')),
    ),
    pilot('youngster', { name: '"Youngster"', faction: 'galacticempire', skill: 6, unique: true }, notYet),
    pilot(
      'backstabber',
      { name: '"Backstabber"', faction: 'galacticempire', skill: 6, unique: true },
      moreDice('attack', 1, youAttack, you(not(inArcOf('defender', 'firing')))),
    ),
    pilot('darkcurse', { name: '"Dark Curse"', faction: 'galacticempire', skill: 6, unique: true }, notYet),
    pilot(
      'maulermithel',
      { name: '"Mauler Mithel"', faction: 'galacticempire', skill: 7, unique: true },
      moreDice('attack', 1, youAttack, attackRange([1, 1])),
    ),
    pilot('scourge', { name: '"Scourge"', faction: 'galacticempire', skill: 7, unique: true }, notYet),
    pilot(
      'howlrunner',
      { name: '"Howlrunner"', faction: 'galacticempire', skill: 8, unique: true },
      whileAttacking({ friendlyAt: [1, 1], weapon: 'primary' }).may(reroll(1)),
    ),
  ],
});
