import { COLORS, critIcons, DICE, hitIcons } from '@firing-arc/armada';
import { armadaPoolOdds, attackOdds } from '@firing-arc/odds';
import { type Answerer, enumerate } from '@firing-arc/referee';
import type { Token } from '@firing-arc/xwing/second';
import { SECOND, type SecondQuestion, type SecondState } from '@firing-arc/xwing/second';
import { table, tie, xwing } from '@firing-arc/xwing/second/testing';
import { expect, it } from 'vitest';

/** Attacks when it can, and spends every token that is offered: nothing here is worth keeping. */
const spender: Answerer<SecondState, SecondQuestion> = () => 0;

/** Results left after the Neutralize Results step, by number, through the rules themselves: every roll is tried. */
function throughTheRules(
  attacker: Partial<Record<Token, number>>,
  defender: Partial<Record<Token, number>>,
): number[] {
  const game = table({
    us: [xwing([400, 300, 0], { tokens: attacker })],
    them: [tie([400, 500, 180], { tokens: defender })],
    phase: 'engagement',
  });
  const left: number[] = [];
  const courses = enumerate(SECOND, game.state, [spender, spender], (course) => {
    let count = 0;
    const emit = course.emit;
    const listening = Object.assign(course, {
      emit: (event: Parameters<typeof emit>[0]) => {
        if (event.kind === 'neutralized') count = event.hits + event.crits;
      },
    });
    // Damage would only add cards to draw: a shield for each result keeps the courses few.
    course.state.ships[1]!.shields = 6;
    SECOND.run(listening, { kind: 'attack', ship: 0, bonus: false });
    return count;
  });
  for (const { probability, value } of courses) left[value] = (left[value] ?? 0) + probability;
  return left;
}

it.each([
  ['no tokens', {}, {}],
  ['focus against focus', { focus: 1 }, { focus: 1 }],
  ['a calculate against an evade', { calculate: 1 }, { evade: 1 }],
] as const)('the rules and the odds agree on an attack with %s', (_, attacker, defender) => {
  const exact = attackOdds({ attack: { dice: 3, ...attacker }, defense: { dice: 3, ...defender } }).damage;
  const played = throughTheRules(attacker, defender);
  for (const [damage, probability] of exact.entries())
    expect(played[damage] ?? 0).toBeCloseTo(probability, 12);
});

it('armada:attack-dice.1 armada:attack-dice.2 armada:attack-dice.3 the odds roll the dice that the rules roll', () => {
  for (const color of COLORS) {
    const { faces, weights, sides } = DICE[color];
    const chances = new Map<string, number>();
    faces.forEach((face, at) => {
      const key = `${hitIcons(face) + critIcons(face)} ${critIcons(face) > 0} ${face === 'accuracy' ? 1 : 0}`;
      chances.set(key, (chances.get(key) ?? 0) + weights[at]! / sides);
    });
    const odds = armadaPoolOdds({ [color]: 1 }, true).joint;
    expect(
      new Map(odds.map(({ damage, crit, accuracies, p }) => [`${damage} ${crit} ${accuracies}`, p])),
      color,
    ).toEqual(chances);
  }
});
