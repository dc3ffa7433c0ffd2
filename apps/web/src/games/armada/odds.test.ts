import { ARMADA, type ArmadaQuestion, type ArmadaState, LEARNING_SCENARIO } from '@firing-arc/armada';
import { firstPosition, newRecord } from '@firing-arc/referee';
import { expect, it } from 'vitest';
import { optionOdds } from './odds.ts';

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
  expect(odds[3]).toBeNull();
  expect(odds[4]).toMatchObject({ damage: 5, isSure: true });
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
