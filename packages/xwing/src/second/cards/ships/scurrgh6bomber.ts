import { charge, modifier, moreDice, obstructedByDevice, youDefend } from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Scurrg H-6 bomber: medium base. */
export const scurrgh6bomber = chassis({
  id: 'scurrgh6bomber',
  name: 'Scurrg H-6 bomber',
  size: 'medium',
  dial: dial('1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3ER 3TR 3BW 3FW 3NW 3YR 3RR 4FR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 1,
  hull: 6,
  shields: 4,
  actions: bar('focus, lock, red barrel-roll'),
  keywords: [],
  pilots: [
    pilot('lokrevenant', { name: 'Lok Revenant', faction: 'scumandvillainy', initiative: 2 }),
    pilot(
      'captainnym',
      {
        name: 'Captain Nym',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [
        modifier({ rule: 'prevent-detonations', traits: ['bomb', 'mine'], costs: [charge()] }),
        moreDice('defense', 1, youDefend, obstructedByDevice('bomb', 'mine')),
      ],
    ),
    pilot('solsixxa', { name: 'Sol Sixxa', faction: 'scumandvillainy', initiative: 3, limited: 1 }, [
      modifier({
        can: 'place-otherwise',
        change: { insteadOf: { how: 'drop', speed: 1, shape: 'straight' }, by: 'others-of-its-speed' },
      }),
    ]),
  ],
});
