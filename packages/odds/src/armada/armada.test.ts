import { describe, expect, it } from 'vitest';
import {
  type ArmadaToken,
  armadaAttackOdds,
  armadaDamage,
  armadaExpectedDamage,
  armadaPoolOdds,
} from '../index.ts';
import { ARMADA_COLORS } from './dice.ts';
import file from './vectors-armada.json' with { type: 'json' };

type Vector = (typeof file.vectors)[number];

const near = (actual: number, expected: number, what: string) =>
  expect(Math.abs(actual - expected), `${what}: ${actual}, expected ${expected}`).toBeLessThan(
    file.tolerance,
  );

function checkPool({ input, expected }: Vector): void {
  const odds = armadaPoolOdds(input.dice, input.target === 'ship');
  expect(odds.joint).toHaveLength(expected.joint!.length);
  for (const { damage, crit, accuracies, p } of expected.joint!) {
    const found = odds.joint.find(
      (one) => one.damage === damage && one.crit === crit && one.accuracies === accuracies,
    );
    near(found?.p ?? 0, p, `${damage} damage, ${crit}, ${accuracies}`);
  }
  near(odds.expectedDamage, expected.expectedDamage, 'expectedDamage');
  near(odds.pCrit, expected.pCritIcon, 'pCrit');
  near(odds.pAccuracy, expected.pAtLeastOneAccuracy!, 'pAccuracy');
  checkDamage({ input, expected });
}

/** What the page and the players ask: damage alone, and its mean by color. */
function checkDamage({ input, expected }: Pick<Vector, 'input' | 'expected'>): void {
  const crits = input.target === 'ship';
  const colors = ARMADA_COLORS.flatMap((color) => new Array(input.dice[color] ?? 0).fill(color));
  const chances = armadaDamage(colors, crits);
  for (const [damage, found] of chances.entries()) {
    const p = expected.joint!.reduce((sum, one) => sum + (one.damage === damage ? one.p : 0), 0);
    near(found, p, `${damage} damage`);
  }
  near(
    colors.reduce((sum, color) => sum + armadaExpectedDamage(color, crits), 0),
    expected.expectedDamage,
    'the mean of each die',
  );
}

function checkAttack({ input, expected }: Vector): void {
  const odds = armadaAttackOdds({
    dice: input.dice,
    crits: input.target === 'ship',
    reach: input.range as 'close' | 'medium' | 'long',
    obstructed: input.obstructed!,
    concentrateFire: { dial: input.concentrateFireDial!, token: input.concentrateFireToken! },
    defense: {
      tokens: input.defenderTokens as readonly ArmadaToken[],
      speed: input.defenderSpeed!,
      evadesTwo: input.evadeMayAffectExtraDie!,
      shields: input.defendingHullZoneShields ?? 0,
    },
  });
  near(odds.expectedDamage, expected.expectedDamage, 'expectedDamage');
  near(odds.pCrit, expected.pCritIcon, 'pCrit');
  if (expected.damageDistributionUnique)
    for (const { damage, p } of expected.damage) near(odds.damage[damage] ?? 0, p, `${damage} damage`);
  if (expected.cardProbabilitiesUnique) {
    near(odds.pCard, expected.pAtLeastOneDamageCard!, 'pCard');
    near(odds.pFaceup, expected.pFaceupDamageCard!, 'pFaceup');
  }
}

describe('reference vectors', () => {
  it('are 7 pools and 16 attacks', () => {
    const count = (kind: string) => file.vectors.filter((vector) => vector.kind === kind).length;
    expect([count('pool'), count('attack')]).toEqual([7, 16]);
  });

  it.each(file.vectors.map((vector) => [vector.id, vector.policy, vector] as const))(
    '%s %s',
    (_, __, vector) => (vector.kind === 'pool' ? checkPool(vector) : checkAttack(vector)),
  );
});

const base = { dice: { red: 2, black: 1 }, crits: true, reach: 'medium' } as const;
const mean = (input: Partial<Parameters<typeof armadaAttackOdds>[0]>) =>
  armadaAttackOdds({ ...base, ...input }).expectedDamage;

describe('an attack', () => {
  it('is never better for the attacker with a token more, nor worse with Concentrate Fire', () => {
    const tokens: readonly ArmadaToken[][] = [
      [],
      ['evade'],
      ['evade', 'brace'],
      ['evade', 'brace', 'scatter'],
    ];
    const means = tokens.map((held) => mean({ defense: { tokens: held } }));
    expect(means).toEqual([...means].sort((a, b) => b - a));
    expect(new Set(means).size).toBe(4);
    for (const held of tokens) {
      const plain = mean({ defense: { tokens: held } });
      expect(mean({ defense: { tokens: held }, concentrateFire: { token: true } })).toBeGreaterThanOrEqual(
        plain,
      );
      expect(mean({ defense: { tokens: held }, concentrateFire: { dial: true } })).toBeGreaterThanOrEqual(
        plain,
      );
    }
  });

  it('has chances that sum to one', () => {
    const odds = armadaAttackOdds({
      ...base,
      concentrateFire: { dial: true, token: true },
      defense: { tokens: ['evade', 'brace', 'redirect'] },
    });
    near(
      odds.joint.reduce((sum, { p }) => sum + p, 0),
      1,
      'joint',
    );
    near(
      odds.damage.reduce((sum, p) => sum + p, 0),
      1,
      'damage',
    );
  });

  it('deals fewer cards where a redirect finds shields, and none faceup where the critical effect is contained', () => {
    const against = (tokens: readonly ArmadaToken[]) =>
      armadaAttackOdds({
        dice: { black: 3 },
        crits: true,
        reach: 'close',
        defense: { tokens, shields: 1, besideShields: 2 },
      });
    const [open, redirected, contained] = [against([]), against(['redirect']), against(['contain'])];
    near(redirected.expectedDamage, open.expectedDamage, 'a redirect changes no total');
    near(
      redirected.pCard,
      open.damage.slice(4).reduce((sum, p) => sum + p, 0),
      'more than three',
    );
    expect([contained.pFaceup, contained.pCrit]).toEqual([0, 0]);
    near(contained.pCard, open.pCard, 'contain changes no damage');
    expect(open.pFaceup).toBeGreaterThan(0);
  });

  it('spends no tokens at speed 0, and refuses what is no number of dice', () => {
    near(mean({ defense: { tokens: ['brace'], speed: 0 } }), mean({}), 'speed 0');
    expect(() => mean({ dice: { red: 1.5 } })).toThrow('1.5 is no number of red dice');
    expect(mean({ dice: {}, obstructed: true })).toBe(0);
  });
});
