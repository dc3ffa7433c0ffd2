import { describe, expect, it } from 'vitest';
import { attackDice, attackOdds, pDestroyed, rolls, sequenceOdds } from '../index.ts';
import file from './vectors-xwing2.json' with { type: 'json' };

type Vector = (typeof file.vectors)[number];

const near = (actual: number, expected: number, what: string) =>
  expect(Math.abs(actual - expected), `${what}: ${actual}, expected ${expected}`).toBeLessThan(
    file.tolerance,
  );

function checkSingle({ input, expected }: Vector): void {
  const { attack, defense, derived } = input as Required<typeof input>;
  const pools = attackDice({
    value: attack!.value,
    agility: defense.agility!,
    range: attack!.range,
    rangeBonus: attack!.rangeBonusApplies,
    obstructed: attack!.obstructed,
    depleted: attack!.depleted,
    strained: defense.strained!,
  });
  expect(pools).toEqual({
    attack: derived!.attackDice,
    defense: derived!.defenseDice,
    attackerMayModify: derived!.attackerMayModify,
  });
  const { focus, calculate, force, lock } = attack!;
  const tokens = pools.attackerMayModify ? { focus, calculate, force, lock } : {};
  const odds = attackOdds({
    attack: { dice: pools.attack, ...tokens },
    defense: { ...defense, dice: pools.defense },
  });
  let sum = 0;
  for (const { hits, crits, p } of expected.joint!) {
    near(odds.joint[hits * (odds.dice + 1) + crits]!, p, `${hits} hits, ${crits} crits`);
    sum += odds.joint[hits * (odds.dice + 1) + crits]!;
  }
  near(sum, 1, 'sum of the outcomes named');
  near(odds.pHit, expected.pHit!, 'pHit');
  near(odds.pCrit, expected.pAtLeastOneCrit, 'pCrit');
  near(odds.expectedHits, expected.expectedHits!, 'expectedHits');
  near(odds.expectedCrits, expected.expectedCrits!, 'expectedCrits');
  near(odds.expectedDamage, expected.expectedDamage, 'expectedDamage');
  expected.pDamageAtLeast!.forEach((p, n) => {
    near(
      odds.damage.slice(n + 1).reduce((total, each) => total + each, 0),
      p,
      `damage of at least ${n + 1}`,
    );
  });
}

function checkSequence({ input, expected }: Vector): void {
  const attacks = input.attacks!.map(({ defenseDiceDelta, ...attack }) => ({
    ...attack,
    defenseDice: defenseDiceDelta,
  }));
  const { dice, hull, shields } = input.defense as { dice: number; hull: number; shields: number };
  const defender = { ...input.defense, dice, hull, shields };
  const odds = sequenceOdds(attacks, defender);
  for (const { damage, p } of expected.totalDamage!) near(odds.damage[damage]!, p, `${damage} damage`);
  near(odds.expectedDamage, expected.expectedDamage, 'expectedDamage');
  near(odds.pDestroyed, expected.pDestroyed!, 'pDestroyed');
  near(pDestroyed(attacks, defender), expected.pDestroyed!, 'pDestroyed');
  near(odds.pCrit, expected.pAtLeastOneCrit, 'pCrit');
  for (const token of ['focus', 'calculate', 'force', 'evade'] as const) {
    near(odds.tokensLeft[token], expected.expectedTokensLeft![token], `${token} left`);
  }
}

describe('reference vectors', () => {
  it('are 28 attacks and 4 sequences', () => {
    const count = (kind: string) => file.vectors.filter((vector) => vector.kind === kind).length;
    expect([count('single'), count('sequence')]).toEqual([28, 4]);
  });

  it.each(file.vectors.map((vector) => [vector.id, vector.policy, vector] as const))(
    '%s %s',
    (_, __, vector) => {
      if (vector.kind === 'single') checkSingle(vector);
      else checkSequence(vector);
    },
  );
});

describe('every attack', () => {
  const counts = [0, 1, 2, 6];
  const inputs = [0, 1, 3, 6].flatMap((dice) =>
    [0, 1, 3, 6].flatMap((defenders) =>
      counts.flatMap((calculate) =>
        [0, 1].flatMap((lock) =>
          [0, 1].flatMap((focus) =>
            [0, 1, 2].map((evade) => ({
              attack: { dice, lock, focus, calculate },
              defense: { dice: defenders, calculate, evade, reinforce: evade },
            })),
          ),
        ),
      ),
    ),
  );

  it('has chances that sum to one and agree with the expectation', () => {
    for (const input of inputs) {
      const odds = attackOdds(input);
      near(
        odds.damage.reduce((sum, p) => sum + p, 0),
        1,
        JSON.stringify(input),
      );
      near(
        odds.damage.reduce((sum, p, n) => sum + n * p, 0),
        odds.expectedDamage,
        JSON.stringify(input),
      );
      expect(Math.min(...odds.joint)).toBeGreaterThanOrEqual(0);
    }
    expect(inputs.length).toBe(768);
  });

  it('is never worse for the attacker with a token more, never better with one more for the defender', () => {
    for (const { attack, defense } of inputs) {
      const damage = attackOdds({ attack, defense }).expectedDamage + 1e-12;
      const more = { ...defense, dice: defense.dice + 1, evade: defense.evade + 1 };
      expect(attackOdds({ attack, defense: more }).expectedDamage).toBeLessThanOrEqual(damage);
      const stronger = attackOdds({ attack: { ...attack, dice: attack.dice + 1 }, defense }).expectedDamage;
      expect(stronger + 1e-12).toBeGreaterThanOrEqual(damage - 1e-12);
    }
  });
});

describe('pools', () => {
  it('rolls outcomes that sum to one', () => {
    const outcomes = rolls(6, [3 / 8, 1 / 8, 2 / 8, 2 / 8]);
    expect(outcomes.length).toBe(84);
    expect(outcomes.reduce((sum, roll) => sum + roll.p, 0)).toBe(1);
    expect(rolls(2, [0.5, 0.5])).toEqual([
      { counts: [0, 2], p: 0.25 },
      { counts: [1, 1], p: 0.5 },
      { counts: [2, 0], p: 0.25 },
    ]);
  });

  it('cuts dice to 0 to 6 and refuses what is no number of dice', () => {
    const damage = (dice: number) => attackOdds({ attack: { dice }, defense: { dice: 0 } }).expectedDamage;
    expect([damage(-1), damage(0), damage(2), damage(6), damage(9)]).toEqual([0, 0, 1, 3, 3]);
    expect(() => damage(1.5)).toThrow('1.5 is no number of dice');
    expect(() => damage(Number.NaN)).toThrow(RangeError);
  });
});

describe('rerolling with a lock', () => {
  it('keeps one focus result for one calculate token and rerolls the rest', () => {
    // One die: hit or crit 1/2; focus 1/4 is kept and turned; blank 1/4 is rerolled and succeeds with 3/4.
    const odds = attackOdds({ attack: { dice: 1, lock: 1, calculate: 1 }, defense: { dice: 0 } });
    expect(odds.expectedDamage).toBe(1 / 2 + 1 / 4 + (1 / 4) * (3 / 4));
  });

  it('rerolls focus results when nothing can turn them', () => {
    const odds = attackOdds({ attack: { dice: 1, lock: 1 }, defense: { dice: 0 } });
    expect(odds.expectedDamage).toBe(3 / 4);
    expect(odds.expectedCrits).toBe(1 / 8 + (1 / 2) * (1 / 8));
  });
});
