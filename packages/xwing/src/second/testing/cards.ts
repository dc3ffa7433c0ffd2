import {
  type Ability,
  at,
  bonusAttack,
  charge,
  chooseEnemyFacingYou,
  enemyAt,
  flown,
  gain,
  losesGreenTokens,
  modifier,
  onEnemyDice,
  performAction,
  reroll,
} from '../abilities/language.ts';
import { bar, type Charges, chassis, dial, type PilotFacts, pilot } from '../cards/chassis.ts';
import type * as Cards from '../cards/index.ts';

/**
 * Cards that nobody printed, for rules that no card in the house reaches: every bearing on one dial, two links of
 * one action, costs. A test file flies them after
 * `vi.mock('../cards/index.ts', async (original) => (await import('../testing/cards.ts')).withTestbed(await original()))`.
 */
const card = (id: string, abilities: readonly Ability[] = [], charges?: Charges) => {
  const facts: PilotFacts = { name: id, faction: 'rebelalliance', initiative: 3, limited: 1 };
  return pilot(id, charges ? { ...facts, charges } : facts, abilities);
};

const CHARGES = (limit: number): Charges => ({ limit, recurring: 0 });

const testbed = chassis({
  id: 'testbed',
  name: 'Testbed',
  size: 'small',
  dial: dial(
    '0OW 1FB 1BB 1NB 1TW 1YW 2FW 2BW 2NW 2TB 2YB 3FW 3BW 3NW 3TR 3YR 4FR 4KR 3LR 3PR 2ER 2RR 1SR 1AR 1DR',
  ),
  weapons: [{ arc: 'single-turret', value: 2 }],
  agility: 2,
  hull: 6,
  shields: 0,
  actions: bar(
    'focus > barrel-roll, focus > red boost, barrel-roll > evade, calculate, rotate, coordinate, lock',
  ),
  keywords: [],
  pilots: [
    card('plain'),
    card('focuses-after-reveal', [at('after-reveal').you(gain('focus'))]),
    card('may-act-after-maneuver', [at('after-maneuver').youMay(performAction('focus'))]),
    card('evades-after-full-maneuver', [at('after-maneuver', flown({ fully: true })).you(gain('evade'))]),
    card('boosts-then-calculates-near-enemies', [
      at('after-maneuver').youMay(performAction('boost')),
      at('after-maneuver', enemyAt([0, 1])).you(gain('calculate')),
    ]),
    card(
      'two-uses-of-charges',
      [
        at('after-maneuver').youMay(gain('focus'), charge(1)),
        at('after-maneuver').youMay(gain('evade'), charge(1), charge(1)),
      ],
      CHARGES(2),
    ),
    card('pays-to-focus', [at('after-maneuver').youMay(performAction('focus'), charge(1))], CHARGES(1)),
    card(
      'pays-to-choose',
      [at('start-of-engagement').youMay(chooseEnemyFacingYou([0, 2], losesGreenTokens), charge(1))],
      CHARGES(1),
    ),
    card('easy-turns', [modifier({ value: 'maneuver-difficulty', bearing: 'turn', change: -1 })]),
    card('easy-straights', [modifier({ value: 'maneuver-difficulty', bearing: 'straight', change: -1 })]),
    card('hard-straights', [modifier({ value: 'maneuver-difficulty', bearing: 'straight', change: 1 })]),
    card('focuses-at-the-end', [at('end-of-activation').you(gain('focus'))]),
    card('attacks-again', [at('after-attack').youMay(bonusAttack)]),
    card('one-more-attack-die', [modifier({ value: 'attack-dice', change: 1 })]),
    card('rerolls-for-the-enemy', [
      onEnemyDice('attack').may(reroll(1)),
      onEnemyDice('defense').may(reroll(1)),
    ]),
  ],
});

/** The house's cards with the testbed among them. */
export function withTestbed(original: unknown): typeof Cards {
  const cards = original as typeof Cards;
  return { ...cards, CHASSIS: [...cards.CHASSIS, testbed] };
}
