import {
  at,
  atRange,
  attackMissed,
  each,
  friendly,
  gain,
  gaining,
  other,
  recoverCharges,
  remove,
  reroll,
  suffer,
  suffering,
  tokensOf,
  whileFighting,
  whileShipDefends,
} from '../../abilities/language.ts';
import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** M3-A Interceptor: small base. */
export const m3ainterceptor = chassis({
  id: 'm3ainterceptor',
  name: 'M3-A Interceptor',
  size: 'small',
  dial: dial('1TW 1BB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3BW 3FB 3NW 3KR 4FW 5FW 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 3,
  shields: 1,
  actions: bar('focus, evade, lock, barrel-roll'),
  keywords: [],
  shipAbility: 'Weapon Hardpoint',
  pilots: [
    pilot('tansariipointveteran', {
      name: 'Tansarii Point Veteran',
      faction: 'scumandvillainy',
      initiative: 3,
    }),
    pilot('cartelspacer', { name: 'Cartel Spacer', faction: 'scumandvillainy', initiative: 1 }),
    pilot('serissu', { name: 'Serissu', faction: 'scumandvillainy', initiative: 5, limited: 1 }, [
      whileShipDefends([friendly, atRange([0, 1])]).may(reroll(1)),
    ]),
    pilot('genesisred', { name: 'Genesis Red', faction: 'scumandvillainy', initiative: 4, limited: 1 }, [
      at('after-lock').you(
        remove('focus', 'all'),
        remove('evade', 'all'),
        gain('focus', tokensOf('focus', 'other')),
        gain('evade', tokensOf('evade', 'other')),
      ),
    ]),
    pilot('laetinashera', { name: 'Laetin A’shera', faction: 'scumandvillainy', initiative: 3, limited: 1 }, [
      at('after-attack', attackMissed).you(gain('evade')),
      at('after-defending', attackMissed).you(gain('evade')),
    ]),
    pilot(
      'quinnjast',
      {
        name: 'Quinn Jast',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [at('start-of-engagement').youMay(recoverCharges(1, 'any-upgrade'), gaining('disarm'))],
    ),
    pilot('inaldra', { name: 'Inaldra', faction: 'scumandvillainy', initiative: 2, limited: 1 }, [
      ...whileFighting().may(reroll('any'), suffering(1)),
    ]),
    pilot(
      'sunnybounder',
      { name: 'Sunny Bounder', faction: 'scumandvillainy', initiative: 1, limited: 1 },
      notYet,
    ),
    pilot(
      'g4rgorvm',
      {
        name: 'G4R-G0R V/M',
        faction: 'scumandvillainy',
        initiative: 0,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, evade, lock, barrel-roll') },
      },
      [at('after-defending').you(each([other, atRange([0, 0])], suffer(0, 1, 'chosen')))],
    ),
  ],
});
