import {
  type Ability,
  actionIs,
  allied,
  at,
  atRange,
  before,
  bonusAttack,
  by,
  charge,
  choose,
  chooseEnemyFacingYou,
  each,
  enemy,
  enemyAt,
  flown,
  friendly,
  gain,
  gaining,
  instead,
  inTurn,
  lasting,
  losesGreenTokens,
  modifier,
  onEnemyDice,
  other,
  performAction,
  recoverShield,
  remove,
  reroll,
  spendResult,
  strange,
  suffer,
  tokenIs,
  transfer,
  unlessIt,
  unstressed,
  whenever,
  whileAttacking,
  you,
} from '../abilities/language.ts';
import { bar, type Charges, chassis, dial, type PilotFacts, pilot } from '../cards/chassis.ts';
import '../cards/all.ts';
import { addCards } from '../cards/library.ts';
import { SHIP_ABILITIES } from '../cards/ship-abilities.ts';

/**
 * Cards that nobody printed, for rules that no card in the house reaches: every bearing on one dial, two links of
 * one action, costs. A test that takes this file in flies them.
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
    card('evades-instead-of-focus', [
      before({ event: 'gain', tokens: ['focus'] }).youMay(instead(gain('evade'))),
      before({ event: 'gain', tokens: ['focus'] }).youMay(instead(gain('calculate'))),
      at('after-gain', tokenIs('focus')).you(gain('strain')),
    ]),
    card('recovers-a-shield', [at('start-of-engagement').youMay(recoverShield(), charge(1))], CHARGES(1)),
    card('disarms-to-focus', [
      at('start-of-engagement').youMay(gain('focus'), gaining('disarm')),
      before({ event: 'gain', tokens: ['disarm'] }).you(instead(gain('stress'))),
    ]),
    card('orders-an-attack-die-more', [
      at('start-of-engagement').you(
        each(
          [friendly, other, atRange([0, 3])],
          lasting('end of round', [modifier({ value: 'attack-dice', change: 1 })], 'chosen'),
        ),
      ),
    ]),
    card('calculates-for-allies', [
      at('start-of-engagement').you(each([allied], gain('calculate', 1, 'chosen'))),
    ]),
    card('acts-while-stressed', [modifier({ can: 'act-while-stressed', actions: ['focus'], mostStress: 2 })]),
    card('is-set-up-with-calculate', [at('after-placing-forces').you(gain('calculate'))]),
    card('gains-no-focus', [modifier({ cannot: 'gain', tokens: ['focus'], requires: [] })]),
    card('gives-a-focus', [
      at('start-of-engagement').youMay(choose([friendly, other], transfer('focus', 'self', 'chosen'))),
    ]),
    card('lets-friends-focus', [
      at('after-action', actionIs('barrel-roll', 'boost')).youMay(
        choose([friendly, atRange([0, 1])], by('chosen', performAction('focus'))),
      ),
      at('after-action').youMay(performAction('red boost')),
    ]),
    card('gives-two-ions', [
      at('start-of-engagement').you(each([enemy, atRange([0, 1])], gain('ion', 2, 'chosen'))),
    ]),
    card('passes-ions-on', [
      before({ event: 'gain', tokens: ['ion'] }, 'own', you(unstressed)).youMay(
        instead(choose([other, atRange([0, 1])], gain('ion', 1, 'chosen'))),
        gaining('stress'),
      ),
    ]),
    card('attacks-then-depletes', [at('after-action').youMay(inTurn(bonusAttack, gain('deplete')))]),
    card('watches-red-maneuvers', [
      whenever(
        'after-maneuver',
        [friendly, other, atRange([0, 3])],
        flown({ fully: true, difficulty: 'red' }),
      ).you(gain('focus', 1, 'it')),
    ]),
    card('spends-results', [whileAttacking().may(spendResult(['focus'], gain('strain', 1, 'defender')))]),
    card('makes-them-choose', [
      at('start-of-engagement').youMay(
        choose(
          [enemy, atRange([0, 2])],
          unlessIt('chosen', remove('green', 1, 'chosen', 'chosen'), suffer(1, 0, 'chosen')),
        ),
      ),
    ]),
    card('repeats-by-code', [
      strange({
        window: 'start-of-engagement',
        text: {
          en: 'turns round where it stands',
          de: 'dreht es sich auf der Stelle um',
          fr: 'il se retourne sur place',
        },
        run: ({ game, ship, because }) => {
          game.emit({ kind: 'no-attack', ship: ship.id, because });
        },
      }),
    ]),
    card('rerolls-for-the-enemy', [
      onEnemyDice('attack').may(reroll(1)),
      onEnemyDice('defense').may(reroll(1)),
    ]),
  ],
});

/** One ship for each ship ability, for those that are printed only on pilots with abilities of their own. */
const bearers = chassis({
  id: 'bearer',
  name: 'Bearer',
  size: 'small',
  dial: dial('1FB 2FB 2BW 3FW 3TB'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: bar('focus, evade, calculate, lock, barrel-roll, boost, red reinforce'),
  keywords: [],
  pilots: Object.keys(SHIP_ABILITIES).map((shipAbility) =>
    pilot(`bearer of ${shipAbility}`, {
      name: shipAbility,
      faction: 'rebelalliance',
      initiative: 3,
      charges: { limit: 3, recurring: 0 },
      own: { shipAbility },
    }),
  ),
});

addCards({ chassis: [testbed, bearers] });
