import {
  add,
  assign,
  at,
  choose,
  countOf,
  enemy,
  friendly,
  gaining,
  inAttackArc,
  oneOfGroup,
  other,
  performAction,
  rerollUpTo,
  whileFighting,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Resistance Transport Pod: small base. */
export const resistancetransportpod = chassis({
  id: 'resistancetransportpod',
  name: 'Resistance Transport Pod',
  size: 'small',
  dial: dial('1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3BR 3FW 3NR 3KR 4FR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 3,
  shields: 1,
  actions: bar('focus, red lock, red barrel-roll, red jam'),
  keywords: [],
  pilots: [
    pilot(
      'bb8',
      {
        name: 'BB-8',
        faction: 'resistance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, red lock, red barrel-roll, red jam') },
      },
      [at('during-system').youMay(performAction('red barrel-roll', 'red boost'))],
    ),
    pilot('rosetico', { name: 'Rose Tico', faction: 'resistance', initiative: 3, limited: 1 }, [
      ...whileFighting('any').may(rerollUpTo(countOf(friendly, other, inAttackArc))),
    ]),
    pilot('finn', { name: 'Finn', faction: 'resistance', initiative: 2, limited: 1 }, [
      ...oneOfGroup(
        'finn',
        ...whileFighting().may(add('blank')),
        ...whileFighting().may(add('focus'), gaining('strain')),
      ),
    ]),
    pilot('vimoradi', { name: 'Vi Moradi', faction: 'resistance', initiative: 1, limited: 1 }, [
      at('after-placing-forces').you(choose([enemy], assign('compromisingintel', 'chosen'), { must: true })),
    ]),
  ],
});
