import { at, performAction } from '../../../abilities/language.ts';
import { carries } from '../../../devices/kinds.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_SCUMANDVILLAINY: readonly UpgradeCard[] = [
  crew('000', { name: '0-0-0', limited: 1 }, notYet),
  crew('4lom', { name: '4-LOM', limited: 1 }, notYet),
  crew('bobafett', { name: 'Boba Fett', limited: 1 }, notYet),
  crew('cadbane', { name: 'Cad Bane', limited: 1 }, at('after-drop').youMay(performAction('red boost'))),
  crew('chewbacca-crew', { name: 'Chewbacca', limited: 1 }, notYet),
  crew('cikatrovizago', { name: 'Cikatro Vizago', limited: 1 }, notYet),
  crew('gamutkey', { name: 'Gamut Key', limited: 1, charges: { limit: 2, recurring: 1 } }, notYet),
  crew('greefkarga', { name: 'Greef Karga', limited: 1, actions: bar('red coordinate') }, notYet),
  crew(
    'ig11',
    { name: 'IG-11', limited: 1, actions: bar('calculate'), back: { name: 'IG-11 (Anti-Capture Protocol)' } },
    notYet,
  ),
  crew('ig88d', { name: 'IG-88D', limited: 1, actions: bar('calculate') }, notYet),
  crew(
    'jabbathehutt',
    { name: 'Jabba the Hutt', limited: 1, slots: ['crew', 'crew'], charges: { limit: 4, recurring: 0 } },
    notYet,
  ),
  crew('ketsuonyo', { name: 'Ketsu Onyo', limited: 1 }, notYet),
  crew('kuiil', { name: 'Kuiil', limited: 1 }, notYet),
  crew('l337', { name: 'L3-37', limited: 1, back: { name: "L3-37's Programming" } }, notYet),
  crew('landocalrissian-crew', { name: 'Lando Calrissian', limited: 1 }, notYet),
  crew('lattsrazzi', { name: 'Latts Razzi', limited: 1 }, notYet),
  crew(
    'mandaloriansupercommandos',
    {
      name: 'Mandalorian Super Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew('maul', { name: 'Maul', limited: 1, force: { limit: 1, recurring: 1 } }, notYet),
  crew('maul-crew', {
    name: 'Maul',
    limited: 1,
    slots: ['crew', 'crew'],
    force: { limit: 1, recurring: 1 },
    actions: bar('purple coordinate'),
  }),
  crew('pelimotto', { name: 'Peli Motto', limited: 1 }, notYet),
  crew('qira', { name: "Qi'ra", limited: 1 }, notYet),
  crew('rookkast', { name: 'Rook Kast', limited: 1, actions: bar('red lock') }, notYet),
  crew('themandalorian', { name: 'The Mandalorian', limited: 1, actions: bar('reinforce') }, notYet),
  crew('tobiasbeckett', { name: 'Tobias Beckett', limited: 1 }, notYet),
  crew('unkarplutt', { name: 'Unkar Plutt', limited: 1 }, notYet),
  crew('zuckuss', { name: 'Zuckuss', limited: 1 }, notYet),
];
