import {
  at,
  atRange,
  attackWith,
  choose,
  evenWhileStressed,
  gain,
  has,
  isSelf,
  isThe,
  modifier,
  moreDice,
  not,
  other,
  performAny,
  revealed,
  the,
  whenever,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Resistance Transport: small base. */
export const resistancetransport = chassis({
  id: 'resistancetransport',
  name: 'Resistance Transport',
  size: 'small',
  dial: dial('0OR 1AR 1TR 1BB 1FB 1NB 1YR 1DR 2TW 2BW 2FB 2NW 2YW 3BR 3FW 3NR 4FR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 1,
  hull: 5,
  shields: 3,
  actions: bar('focus, lock, red coordinate, red jam'),
  keywords: [],
  pilots: [
    pilot('logisticsdivisionpilot', {
      name: 'Logistics Division Pilot',
      faction: 'resistance',
      initiative: 1,
    }),
    pilot(
      'covanell',
      {
        name: 'Cova Nell',
        rulings: ['xwing2:faq-specific-card-questions.23'],
        faction: 'resistance',
        initiative: 4,
        limited: 1,
      },
      [
        moreDice('attack', 1, youAttack, attackWith('primary'), you(revealed({ difficulty: 'red' }))),
        moreDice('defense', 1, youDefend, you(revealed({ difficulty: 'red' }))),
      ],
    ),
    pilot(
      'pammichnerrogoode',
      { name: 'Pammich Nerro Goode', faction: 'resistance', initiative: 3, limited: 1 },
      [modifier({ can: 'fly-red-while-stressed', mostStress: 2, requires: [] })],
    ),
    pilot('nodinchavdri', { name: 'Nodin Chavdri', faction: 'resistance', initiative: 2, limited: 1 }, [
      at('after-coordinate', you(not(has('stress', 3)))).youMay(evenWhileStressed(performAny('bar', 'red'))),
      whenever('after-coordinate', [other], the('other', isSelf), you(not(has('stress', 3)))).youMay(
        evenWhileStressed(performAny('bar', 'red')),
      ),
    ]),
    pilot('takajamoreesa', { name: 'Taka Jamoreesa', faction: 'resistance', initiative: 2, limited: 1 }, [
      at('after-jam').you(
        choose([not(isThe('other')), atRange([0, 1], 'other')], gain('jam', 1, 'chosen'), { must: true }),
      ),
    ]),
    pilot(
      'pammichnerrogoode-evacuationofdqar',
      {
        name: 'Pammich Nerro Goode',
        faction: 'resistance',
        initiative: 3,
        limited: 1,
        own: { shipAbility: 'Leave No One Behind' },
        standardLoadout: [
          'forthecause-evacuationofdqar',
          'r0gr-evacuationofdqar',
          'blacksquadronr4-evacuationofdqar',
        ],
      },
      [modifier({ can: 'fly-red-while-stressed', mostStress: 2, requires: [] })],
    ),
  ],
});
