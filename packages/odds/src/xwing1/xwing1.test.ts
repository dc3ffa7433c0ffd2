import { describe, expect, it } from 'vitest';
import { firstAttackDice, firstAttackOdds } from '../index.ts';
import file from './vectors-xwing1.json' with { type: 'json' };

const near = (actual: number, expected: number, what: string) =>
  expect(Math.abs(actual - expected), `${what}: ${actual}, expected ${expected}`).toBeLessThan(
    file.tolerance,
  );

describe('reference vectors', () => {
  it('are 14 attacks', () => expect(file.vectors).toHaveLength(14));

  it.each(file.vectors.map((vector) => [vector.id, vector.policy, vector] as const))(
    '%s %s',
    (_, __, { input, expected }) => {
      const { attack, defense, derived } = input;
      const { value, range, primaryWeapon, obstructed } = attack;
      const dice = firstAttackDice({
        value,
        agility: defense.agility,
        range,
        primary: primaryWeapon,
        obstructed,
      });
      expect(dice).toEqual({ attack: derived.attackDice, defense: derived.defenseDice });
      const odds = firstAttackOdds({
        attack: { dice: dice.attack, focus: attack.focus, lock: attack.targetLock },
        defense: { ...defense, dice: dice.defense },
      });
      let sum = 0;
      for (const { hits, crits, p } of expected.joint) {
        near(odds.joint[hits * (odds.dice + 1) + crits]!, p, `${hits} hits, ${crits} crits`);
        sum += odds.joint[hits * (odds.dice + 1) + crits]!;
      }
      near(sum, 1, 'sum of the outcomes named');
      near(odds.pHit, expected.pHit, 'pHit');
      near(odds.pCrit, expected.pAtLeastOneCrit, 'pCrit');
      near(odds.expectedHits, expected.expectedHits, 'expectedHits');
      near(odds.expectedCrits, expected.expectedCrits, 'expectedCrits');
    },
  );
});

it('evade and reinforce tokens need no die, and a second evade token adds nothing', () => {
  const hit = (defense: { evade?: number; reinforce?: number }) =>
    firstAttackOdds({ attack: { dice: 1 }, defense: { dice: 0, ...defense } }).pHit;
  expect([hit({}), hit({ evade: 1 }), hit({ reinforce: 1 })]).toEqual([0.5, 0, 0]);
  const two = (evade: number) => firstAttackOdds({ attack: { dice: 2 }, defense: { dice: 0, evade } }).pHit;
  expect([two(1), two(2)]).toEqual([0.25, 0.25]);
});
