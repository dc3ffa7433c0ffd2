import {
  add,
  assign,
  at,
  atFriendlyDevice,
  attackWith,
  charge,
  flown,
  friendly,
  gaining,
  hasInArc,
  inYour,
  modifier,
  moreDice,
  noDevicePlaced,
  placeDevice,
  the,
  thereIs,
  turn,
  unstressed,
  whileDefending,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** MG-100 StarFortress: large base. */
export const mg100starfortress = chassis({
  id: 'mg100starfortress',
  name: 'MG-100 StarFortress',
  size: 'large',
  dial: dial('0OR 1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3BR 3FW 3NR'),
  weapons: [
    { arc: 'front', value: 3 },
    { arc: 'double-turret', value: 2 },
  ],
  agility: 1,
  hull: 9,
  shields: 3,
  actions: bar('focus, lock, rotate, reload'),
  keywords: [],
  pilots: [
    pilot('cobaltsquadronbomber', { name: 'Cobalt Squadron Bomber', faction: 'resistance', initiative: 1 }),
    pilot(
      'paigetico',
      {
        name: 'Paige Tico',
        rulings: ['xwing2:faq-specific-card-questions.63'],
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [at('after-drop').youMay(placeDevice('any'), charge())],
    ),
    pilot('finchdallow', { name: 'Finch Dallow', faction: 'resistance', initiative: 4, limited: 1 }, [
      modifier({ can: 'place-touching', trait: 'bomb' }),
    ]),
    pilot('benteene', { name: 'Ben Teene', faction: 'resistance', initiative: 3, limited: 1 }, [
      at('after-attack', the('defender', inYour('turret'))).you(assign('rattled', 'defender')),
    ]),
    pilot('edonkappehl', { name: 'Edon Kappehl', faction: 'resistance', initiative: 3, limited: 1 }, [
      at('after-maneuver', flown({ fully: true, difficulty: ['blue', 'white'] }), noDevicePlaced).youMay(
        placeDevice('any'),
      ),
    ]),
    pilot('vennie', { name: 'Vennie', faction: 'resistance', initiative: 2, limited: 1 }, [
      whileDefending(thereIs(friendly, hasInArc('attacker', 'turret'))).may(add('focus')),
    ]),
    pilot('cat', { name: 'Cat', faction: 'resistance', initiative: 1, limited: 1 }, [
      moreDice('attack', 1, youAttack, attackWith('primary'), the('defender', atFriendlyDevice([0, 1]))),
    ]),
    pilot(
      'finchdallow-evacuationofdqar',
      {
        name: 'Finch Dallow',
        faction: 'resistance',
        initiative: 4,
        limited: 1,
        own: {
          actions: bar('focus, lock, rotate, reload > red reinforce'),
          shipAbility: 'Modular Bombing Magazine',
        },
        standardLoadout: [
          'nixjerd-evacuationofdqar',
          'paigetico-evacuationofdqar',
          'protonbombs',
          'thermaldetonators',
        ],
      },
      [
        modifier({
          can: 'place-otherwise',
          change: { insteadOf: { how: 'drop', shape: 'straight' }, by: 'banks', costs: [gaining('stress')] },
          requires: [you(unstressed)],
        }),
      ],
    ),
    pilot(
      'vennie-evacuationofdqar',
      {
        name: 'Vennie',
        faction: 'resistance',
        initiative: 2,
        limited: 1,
        own: {
          actions: bar('focus, lock, rotate > red focus, reload'),
          shipAbility: 'Modular Bombing Magazine',
        },
        standardLoadout: ['perceptivecopilot', 'dedicatedgunners-evacuationofdqar', 'protonbombs'],
      },
      [whileDefending(thereIs(friendly, hasInArc('attacker', 'turret'))).may(turn('focus', 'evade'))],
    ),
  ],
});
