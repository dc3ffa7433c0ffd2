import { ARMADA, type ArmadaQuestion, type ArmadaState, LEARNING_SCENARIO } from '@firing-arc/armada';
import { armadaPoolOdds } from '@firing-arc/odds';
import { firstPosition, newRecord } from '@firing-arc/referee';
import { expect, it } from 'vitest';
import { attackOdds, optionOdds } from './odds.ts';

type Choice = ArmadaQuestion & { readonly form: 'choice' };

/** The learning scenario: a Nebulon-B (1) is attacked by the Victory (2). */
const learning = (): ArmadaState => firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'odds'));
const asked = (question: object): Choice =>
  ({ form: 'choice', player: 1, because: 'armada:attack.1', ...question }) as Choice;
const zone = (id: number) => ({ kind: 'zone', id, zone: 'front' }) as const;

/** An attack in which so many dice lie on the table. */
function attacked(
  ...dice: readonly (readonly [color: 'red' | 'blue' | 'black', face: string])[]
): ArmadaState {
  const view = learning();
  view.attack = {
    attacker: zone(2),
    defender: zone(1),
    reach: 'medium',
    obstructed: false,
    dice: dice.map(([color, face]) => ({ color, face })),
    braced: false,
    damage: -1,
    redirects: [],
  } as unknown as ArmadaState['attack'];
  return view;
}

it('tells before an attack what its dice are worth, the weakest left out where it is obstructed', () => {
  const view = learning();
  const options = [false, true].map((obstructed) => ({
    kind: 'attack',
    attacker: zone(2),
    defender: zone(1),
    reach: 'long',
    obstructed,
  }));
  const question = asked({ kind: 'attack', options: [...options, { kind: 'none' }] });
  const [free, behind, none] = [0, 1, 2].map((at) => optionOdds(question, at, view));
  // Three red dice of the front zone, 0.75 damage each.
  expect(free).toMatchObject({ damage: 2.25, isSure: false });
  expect(free!.hits).toBeCloseTo(1 - (3 / 8) ** 3, 9);
  expect(behind!.damage).toBeCloseTo(1.5, 9);
  expect(none).toBeNull();
});

it('tells before an attack what an independent reference says of the same pool', () => {
  const view = learning();
  const attack = { kind: 'attack', attacker: zone(2), defender: zone(1), reach: 'close', obstructed: false };
  const odds = optionOdds(asked({ kind: 'attack', options: [attack, { kind: 'none' }] }), 0, view)!;
  // The front zone of the Victory; the pools of packages/odds agree with the vectors.
  const pool = armadaPoolOdds({ red: 3, blue: 3 }, true);
  expect(odds.damage).toBeCloseTo(pool.expectedDamage, 9);
  expect(odds.hits).toBeCloseTo(1 - pool.damage[0]!, 9);
});

it('tells what each defense token leaves', () => {
  const view = attacked(['red', 'double-hit'], ['red', 'hit'], ['blue', 'crit'], ['blue', 'hit']);
  view.ships[1]!.defense = [
    { kind: 'brace', side: 'readied' },
    { kind: 'scatter', side: 'readied' },
    { kind: 'evade', side: 'readied' },
    { kind: 'redirect', side: 'readied' },
  ];
  const options = [...[0, 1, 2, 3].map((token) => ({ kind: 'token', token, name: '' })), { kind: 'done' }];
  const question = asked({ kind: 'defense-token', options });
  const odds = options.map((_, at) => optionOdds(question, at, view));
  expect(odds[0]).toMatchObject({ damage: 3, isSure: true, hits: 1 });
  expect(odds[1]).toMatchObject({ damage: 0, isSure: true, hits: 0 });
  // At medium range an evade has the double hit rerolled: three stay, and a red die is worth 0.75.
  expect(odds[2]!.damage).toBeCloseTo(3.75, 9);
  // Two shields stand before the hull, and two more of a neighbour.
  expect(odds[3]).toMatchObject({ damage: 5, isSure: true, cards: 1 });
  expect(odds[4]).toMatchObject({ damage: 5, isSure: true, cards: 3 });
});

it('tells what rerolling or adding a die comes to', () => {
  const view = attacked(['red', 'blank'], ['blue', 'accuracy'], ['black', 'hit']);
  const reroll = asked({
    kind: 'reroll-die',
    options: [
      { kind: 'die', die: 0, color: 'red', face: 'blank' },
      { kind: 'die', die: 2, color: 'black', face: 'hit' },
      { kind: 'none' },
    ],
  });
  expect([0, 1, 2].map((at) => optionOdds(reroll, at, view)!.damage)).toEqual([1.75, 1, 1]);
  const add = asked({ kind: 'add-die', options: [{ color: 'blue' }, { color: 'black' }] });
  expect([0, 1].map((at) => optionOdds(add, at, view)!.damage)).toEqual([1.75, 2]);
});

it('tells what a redirect spares in damage cards: by zone, and by how much each shield takes', () => {
  const view = attacked(['red', 'double-hit'], ['red', 'double-hit'], ['blue', 'hit']);
  Object.assign(view.ships[1]!.shields, { front: 2, left: 1, right: 2 });
  const zones = asked({ kind: 'redirect-zone', options: [{ zone: 'left' }, { zone: 'right' }] });
  expect([0, 1].map((at) => optionOdds(zones, at, view)!.cards)).toEqual([2, 1]);
  view.attack!.redirects = ['right'];
  view.attack!.damage = 5;
  const amounts = asked({ kind: 'redirect-damage', zone: 'right', options: [{ damage: 2 }, { damage: 0 }] });
  expect([0, 1].map((at) => optionOdds(amounts, at, view))).toMatchObject([
    { damage: 5, cards: 1 },
    { damage: 5, cards: 3 },
  ]);
  view.attack!.redirects = ['right', 'left'];
  expect(optionOdds(amounts, 0, view)).toBeNull();
});

it('tells what effects of the attacker come to: an accuracy that is spent, concentrate fire by dial and by token', () => {
  const view = attacked(['red', 'blank'], ['blue', 'accuracy'], ['black', 'hit']);
  const effects = asked({
    kind: 'attack-effect',
    options: [
      { kind: 'accuracy', token: 0 },
      { kind: 'concentrate-fire', with: 'dial' },
      { kind: 'concentrate-fire', with: 'token' },
      { kind: 'effect', effect: 'a card' },
      { kind: 'done' },
    ],
  });
  // Another black die is worth most; the blank red one is best rerolled.
  expect(effects.options.map((_, at) => optionOdds(effects, at, view)?.damage)).toEqual([
    1,
    2,
    1.75,
    undefined,
    1,
  ]);
});

it('tells what keywords of a squadron come to that reroll a die, or add one', () => {
  const view = attacked(['blue', 'hit'], ['blue', 'blank'], ['blue', 'blank']);
  const effects = asked({
    kind: 'attack-effect',
    options: [
      ...['swarm', 'adept', 'assault'].map((effect) => ({ kind: 'effect', effect })),
      { kind: 'done' },
    ],
  });
  const damage = () => effects.options.map((_, at) => optionOdds(effects, at, view)?.damage);
  // A ship has no such keywords.
  expect(damage()).toEqual([undefined, undefined, undefined, 1]);
  view.attack!.attacker = { kind: 'squadron', id: 0, zone: 'front' };
  view.attack!.defender = { kind: 'squadron', id: 1, zone: 'front' };
  // A blue die shows a hit on half of its sides.
  expect(damage()).toEqual([1.5, 1.5, undefined, 1]);
});

it('tells what the attack that goes on comes to: dice that lie as they lie, others as they may fall', () => {
  expect(attackOdds(learning())).toBeNull();
  const lying = attackOdds(attacked(['red', 'hit'], ['blue', 'accuracy']))!;
  expect(lying).toMatchObject({ damage: 1, isSure: true });
  const fresh = attackOdds(attacked(['red', 'hit'], ['red', '']))!;
  expect(fresh).toMatchObject({ damage: 1.75, isSure: false });
});
