import {
  allForceActive,
  assign,
  at,
  atRange,
  cancel,
  cardAction,
  charge,
  choose,
  compare,
  enemy,
  force,
  friendly,
  hasCondition,
  inYour,
  nameResult,
  recoverCharge,
  results,
  the,
  thereIsNo,
  whenever,
  you,
  youDefend,
} from '../../../abilities/language.ts';
import { carries } from '../../../devices/kinds.ts';
import { type UpgradeCard, upgradesOf } from '../../chassis.ts';
import { jamsWhatIsTractored } from '../huge-strange.ts';

const crew = upgradesOf('crew');

export const CREW_SEPARATISTALLIANCE: readonly UpgradeCard[] = [
  crew('aqseriesbattledroids-epicsl', { name: 'AQ-Series Battle Droids' }, jamsWhatIsTractored),
  crew(
    'countdooku',
    {
      name: 'Count Dooku',
      rulings: [
        'xwing2:errata-upgrade-cards.10',
        'xwing2:faq-specific-card-questions.48',
        'xwing2:faq-specific-card-questions.49',
      ],
      limited: 1,
      force: { limit: 1, recurring: 1 },
    },
    at('before-attack-dice', the('attacker', atRange([0, 2])), you(allForceActive)).youMay(
      nameResult('attack'),
      force(),
    ),
    at('before-defense-dice', the('defender', atRange([0, 2])), you(allForceActive)).youMay(
      nameResult('defense'),
      force(),
    ),
  ),
  crew(
    'deathwatchcommandos',
    {
      name: 'Death Watch Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew(
    'generalgrievous',
    { name: 'General Grievous', limited: 1, charges: { limit: 1, recurring: 0 } },
    at(
      'after-neutralizing',
      youDefend,
      compare(results('attack', 'hit', 'crit'), 'higher-or-equal', 2),
    ).youMay(cancel('attack', ['hit', 'crit']), charge()),
    whenever('after-destroyed', [friendly]).you(recoverCharge),
  ),
  crew(
    'talmerrik',
    { name: 'Tal Merrik', limited: 1 },
    at('before-placing-forces').you(choose([enemy], assign('falsefriend', 'chosen'), { must: true })),
    cardAction(choose([enemy, inYour('front'), atRange([0, 2])], assign('falsefriend', 'chosen')), {
      requires: [thereIsNo(enemy, hasCondition('falsefriend'))],
    }),
  ),
];
