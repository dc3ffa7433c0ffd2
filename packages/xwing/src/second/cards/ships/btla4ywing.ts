import { add, enemyAt, whileDefending } from '../../abilities/language.ts';
import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** BTL-A4 Y-wing: small base. */
export const btla4ywing = chassis({
  id: 'btla4ywing',
  name: 'BTL-A4 Y-wing',
  size: 'small',
  dial: dial('1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: bar('focus, lock, red barrel-roll, red reload'),
  keywords: ['Y-wing'],
  pilots: [
    pilot('goldsquadronveteran', { name: 'Gold Squadron Veteran', faction: 'rebelalliance', initiative: 3 }),
    pilot('graysquadronbomber', { name: 'Gray Squadron Bomber', faction: 'rebelalliance', initiative: 2 }),
    pilot(
      'norrawexley-btla4ywing',
      { name: 'Norra Wexley', faction: 'rebelalliance', initiative: 5, limited: 1 },
      [whileDefending(enemyAt([0, 1])).must(add('evade'))],
    ),
    pilot(
      'dutchvander',
      { name: '“Dutch” Vander', faction: 'rebelalliance', initiative: 4, limited: 1 },
      notYet,
    ),
    pilot('hortonsalm', { name: 'Horton Salm', faction: 'rebelalliance', initiative: 4, limited: 1 }, notYet),
    pilot(
      'evaanverlaine',
      { name: 'Evaan Verlaine', faction: 'rebelalliance', initiative: 3, limited: 1 },
      notYet,
    ),
    pilot('popskrail', { name: '“Pops” Krail', faction: 'rebelalliance', initiative: 3, limited: 1 }, notYet),
    pilot(
      'dutchvander-battleofyavin',
      {
        name: '“Dutch” Vander',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['ioncannonturret', 'advprotontorpedoes', 'targetingastromech-battleofyavin'],
      },
      notYet,
    ),
    pilot(
      'dutchvander-swz106',
      {
        name: '“Dutch” Vander',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        standardLoadout: ['ioncannonturret', 'protonbombs'],
      },
      notYet,
    ),
    pilot(
      'holokand-battleofyavin',
      {
        name: 'Hol Okand',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['dorsalturret', 'advprotontorpedoes', 'preciseastromech-battleofyavin'],
      },
      notYet,
    ),
    pilot(
      'hortonsalm-swz106',
      {
        name: 'Horton Salm',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        standardLoadout: ['ioncannonturret', 'proximitymines'],
      },
      notYet,
    ),
    pilot(
      'popskrail-battleofyavin',
      {
        name: '“Pops” Krail',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['ioncannonturret', 'advprotontorpedoes', 'r4astromech'],
      },
      notYet,
    ),
    pilot(
      'dextiree-battleofyavin',
      {
        name: 'Dex Tiree',
        faction: 'rebelalliance',
        initiative: 2,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['dorsalturret', 'advprotontorpedoes', 'r4astromech'],
      },
      notYet,
    ),
    pilot('amaxinewarrior', { name: 'Amaxine Warrior', faction: 'scumandvillainy', initiative: 3 }),
    pilot('hiredgun', { name: 'Hired Gun', faction: 'scumandvillainy', initiative: 2 }),
    pilot('jinatasecurityofficer', {
      name: 'Jinata Security Officer',
      faction: 'scumandvillainy',
      initiative: 2,
    }),
    pilot('crymorahgoon', { name: 'Crymorah Goon', faction: 'scumandvillainy', initiative: 1 }),
    pilot('kavil', { name: 'Kavil', faction: 'scumandvillainy', initiative: 5, limited: 1 }, notYet),
    pilot('leemakai', { name: 'Leema Kai', faction: 'scumandvillainy', initiative: 5, limited: 1 }, notYet),
    pilot(
      'arlizhadrassian',
      { name: 'Arliz Hadrassian', faction: 'scumandvillainy', initiative: 4, limited: 1 },
      notYet,
    ),
    pilot(
      'drearenthal',
      { name: 'Drea Renthal', faction: 'scumandvillainy', initiative: 4, limited: 1 },
      notYet,
    ),
    pilot('padric', { name: 'Padric', faction: 'scumandvillainy', initiative: 3, limited: 1 }, notYet),
  ],
});
