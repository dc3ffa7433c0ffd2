import {
  acquireLock,
  actionIs,
  at,
  atRange,
  attackedBy,
  attackMissed,
  attackWith,
  bonusAttackWith,
  by,
  charge,
  choose,
  colouredActionIs,
  each,
  either,
  eitherOf,
  enemy,
  flown,
  force,
  friendly,
  fromCard,
  gain,
  gaining,
  has,
  initiative,
  inTurn,
  inYour,
  lets,
  moreDice,
  not,
  obstructsTheAttack,
  onlyIf,
  other,
  performAction,
  putOnCard,
  recoverForce,
  remove,
  repair,
  reroll,
  the,
  tokenIs,
  transfer,
  turn,
  whenever,
  whileDefending,
  whileShipDefends,
  you,
} from '../../../abilities/language.ts';
import { carries } from '../../../devices/kinds.ts';
import { bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_GALACTICREPUBLIC: readonly UpgradeCard[] = [
  crew(
    'aaylasecura',
    {
      name: 'Aayla Secura',
      limited: 1,
      force: { limit: 1, recurring: 1 },
      actions: bar('focus > purple coordinate'),
    },
    whileShipDefends([friendly, atRange([0, 2])], the('attacker', enemy, inYour('bullseye'))).may(
      turn('blank', 'focus'),
    ),
  ),
  crew(
    'bailorgana-epicsl',
    { name: 'Bail Organa', limited: 1 },
    at('start-of-engagement').youMay(
      eitherOf(
        ...(['focus', 'evade', 'calculate', 'reinforce-fore', 'reinforce-aft'] as const).map((token) =>
          onlyIf(
            [you(has(token))],
            inTurn(
              remove(token),
              choose([friendly, other, atRange([0, 3])], gain(token, 1, 'chosen'), { count: 3 }),
            ),
          ),
        ),
      ),
    ),
  ),
  crew(
    'c3po-republic',
    { name: 'C-3PO', limited: 1, actions: bar('calculate') },
    whileDefending(you(has('calculate'))).may(reroll(1)),
    at('after-action', actionIs('calculate')).you(gain('calculate')),
  ),
  crew(
    'fives',
    { name: '“Fives”', limited: 1 },
    at('after-attack', attackMissed, the('defender', initiative('higher-or-equal', 'self'))).you(
      eitherOf(putOnCard('evade'), putOnCard('focus')),
    ),
    at('before-engaging').youMay(gain('focus'), fromCard('focus')),
    at('before-engaging').youMay(gain('evade'), fromCard('evade')),
  ),
  crew(
    'ghostcompany',
    { name: 'Ghost Company', limited: 1, slots: ['crew', 'gunner'], actions: bar('rotate > red focus') },
    at('after-attack', attackWith('primary'), you(has('focus'))).youMay(
      bonusAttackWith(['turret'], not(attackedBy())),
    ),
  ),
  crew(
    'kitfisto',
    { name: 'Kit Fisto', limited: 1, force: { limit: 1, recurring: 1 }, actions: bar('purple evade') },
    at('start-of-engagement').youMay(
      choose([friendly, atRange([0, 1])], by('chosen', performAction('red evade'))),
      force(),
    ),
  ),
  crew(
    'korkiekryze',
    { name: 'Korkie Kryze', limited: 1 },
    at('attack-declared', the('defender', friendly, inYour('full-front'), atRange([1, 2]))).youMay(
      transfer('green', 'self', 'defender'),
    ),
    moreDice(
      'defense',
      1,
      the('defender', friendly, inYour('full-front'), atRange([1, 2])),
      you(obstructsTheAttack),
    ),
  ),
  crew(
    'niteowlcommandos',
    {
      name: 'Nite Owl Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew(
    'obiwankenobi',
    { name: 'Obi-Wan Kenobi', limited: 1, force: { limit: 1, recurring: 1 } },
    whenever('after-spend', [friendly, atRange([0, 2])], tokenIs('focus', 'evade')).youMay(
      gain('focus', 1, 'it'),
      force(),
    ),
  ),
  crew(
    'plokoon',
    { name: 'Plo Koon', limited: 1, force: { limit: 1, recurring: 1 }, actions: bar('purple reinforce') },
    at('start-of-end', you(has('reinforce'))).youMay(
      choose(
        [friendly, atRange([0, 1]), either(atRange([0, 0]), inYour('left', 'right'))],
        eitherOf(remove('deplete', 1, 'chosen'), remove('strain', 1, 'chosen'), repair('faceup', 'chosen')),
      ),
    ),
  ),
  crew(
    'satinekryze',
    { name: 'Satine Kryze', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('start-of-engagement').youMay(
      each(
        [friendly],
        lets(
          'chosen',
          eitherOf(
            inTurn(gain('deplete', 1, 'chosen'), gain('focus', 1, 'chosen')),
            inTurn(gain('disarm', 1, 'chosen'), gain('evade', 1, 'chosen')),
          ),
        ),
      ),
      charge(2),
    ),
  ),
  crew(
    'wolfpack',
    { name: 'Wolfpack', limited: 1, slots: ['crew', 'gunner'] },
    whenever('after-defending', [friendly, atRange([0, 3])], the('attacker', inYour('firing'))).you(
      lets('it', acquireLock('attacker', 'it'), gaining('strain')),
    ),
  ),
  crew(
    'yoda',
    { name: 'Yoda', limited: 1, force: { limit: 2, recurring: 1 }, actions: bar('purple coordinate') },
    whenever(
      'after-maneuver',
      [friendly, other, atRange([0, 2])],
      flown({ fully: true, difficulty: 'purple' }),
    ).youMay(recoverForce(1, 'it'), force()),
    whenever('after-action', [friendly, other, atRange([0, 2])], colouredActionIs('purple')).youMay(
      recoverForce(1, 'it'),
      force(),
    ),
  ),
];
