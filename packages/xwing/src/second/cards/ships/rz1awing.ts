import { bar, chassis, dial, pilot } from '../chassis.ts';

/** RZ-1 A-wing: small base. */
export const rz1awing = chassis({
  id: 'rz1awing',
  name: 'RZ-1 A-wing',
  size: 'small',
  dial: dial('1TW 1YW 2TB 2BB 2FB 2NB 2YB 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FB 5FB 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: bar('focus, evade, lock, barrel-roll, boost'),
  keywords: ['A-wing'],
  shipAbility: 'Vectored Thrusters',
  pilots: [
    pilot('greensquadronpilot', { name: 'Green Squadron Pilot', faction: 'rebelalliance', initiative: 3 }),
    pilot('phoenixsquadronpilot', {
      name: 'Phoenix Squadron Pilot',
      faction: 'rebelalliance',
      initiative: 1,
    }),
    pilot('herasyndulla-rz1awing', {
      name: 'Hera Syndulla',
      faction: 'rebelalliance',
      initiative: 6,
      limited: 1,
      keywords: ['Spectre'],
    }),
    pilot('ahsokatano-rz1awing', {
      name: 'Ahsoka Tano',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      keywords: ['Light Side'],
      force: { limit: 3, recurring: 1 },
    }),
    pilot('tychocelchu', { name: 'Tycho Celchu', faction: 'rebelalliance', initiative: 5, limited: 1 }),
    pilot('jakefarrell', { name: 'Jake Farrell', faction: 'rebelalliance', initiative: 4, limited: 1 }),
    pilot('sharabey-rz1awing', { name: 'Shara Bey', faction: 'rebelalliance', initiative: 4, limited: 1 }),
    pilot('wedgeantilles-rz1awing', {
      name: 'Wedge Antilles',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
    }),
    pilot('arvelcrynyd', { name: 'Arvel Crynyd', faction: 'rebelalliance', initiative: 3, limited: 1 }),
    pilot('derekklivian', { name: 'Derek Klivian', faction: 'rebelalliance', initiative: 3, limited: 1 }),
    pilot('keovenzee', {
      name: 'Keo Venzee',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      force: { limit: 1, recurring: 0 },
    }),
    pilot('sabinewren-rz1awing', {
      name: 'Sabine Wren',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      keywords: ['Mandalorian'],
    }),
  ],
});
