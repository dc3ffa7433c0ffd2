/** The odds of one attack of X-Wing 2.5. */

import { attackTable, evadesTable, MOST_DICE, TURNS_ALL } from './tables.ts';

/** Tokens the attacker may spend; counts, 0 when left out. */
export interface AttackerTokens {
  readonly lock?: number;
  readonly focus?: number;
  readonly calculate?: number;
  readonly force?: number;
}

/** Tokens the defender may spend; counts, 0 when left out. `reinforce` counts only those that apply. */
export interface DefenderTokens {
  readonly focus?: number;
  readonly calculate?: number;
  readonly force?: number;
  readonly evade?: number;
  readonly reinforce?: number;
}

/** An attack as it is about to be rolled: dice of both sides and the tokens at hand. */
export interface AttackInput {
  readonly attack: AttackerTokens & { readonly dice: number };
  readonly defense: DefenderTokens & { readonly dice: number };
}

/** What an attack does. `damage[n]` is the probability of exactly n uncancelled hits and crits together. */
export interface AttackOdds {
  readonly damage: readonly number[];
  /** `joint[hits * (dice + 1) + crits]`: the probability of exactly these uncancelled results. */
  readonly joint: Float64Array;
  readonly dice: number;
  readonly expectedHits: number;
  readonly expectedCrits: number;
  readonly expectedDamage: number;
  /** At least one uncancelled result. */
  readonly pHit: number;
  /** At least one uncancelled crit. */
  readonly pCrit: number;
}

/**
 * The exact odds of an attack. The attacker rerolls once with a lock for the best expectation, then turns focus
 * results; the defender makes as many evades as its tokens allow. Dice are cut to 0 to 6.
 */
export function attackOdds({ attack, defense }: AttackInput): AttackOdds {
  const dice = pool(attack.dice);
  const defenders = pool(defense.dice);
  const attacked = attackTable(dice, turnsOf(attack), (attack.lock ?? 0) > 0);
  const evades = evadesTable(defenders, turnsOf(defense));
  const tokens = defense.evade ?? 0;
  const reinforce = defense.reinforce ?? 0;
  const width = dice + 1;
  const joint = new Float64Array(width * width);
  for (let i = 0; i < attacked.p.length; i++) {
    const hits = attacked.hits[i] ?? 0;
    const crits = attacked.crits[i] ?? 0;
    const p = attacked.p[i] ?? 0;
    for (let rolled = 0; rolled <= defenders; rolled++) {
      const evaded = Math.min(defenders, rolled + tokens);
      const at = neutralize(hits, crits, evaded, reinforce, width);
      joint[at] = (joint[at] ?? 0) + p * (evades[rolled] ?? 0);
    }
  }
  return summarize(joint, dice);
}

/** What is left, as an index into `joint`: evades cancel hits first, then each reinforce one of two or more. */
export function neutralize(
  hits: number,
  crits: number,
  evades: number,
  reinforce: number,
  width: number,
): number {
  let h = Math.max(0, hits - evades);
  let c = crits - Math.max(0, evades - hits);
  if (c < 0) c = 0;
  for (let r = 0; r < reinforce && h + c >= 2; r++) {
    if (h > 0) h--;
    else c--;
  }
  return h * width + c;
}

/** Chances, expectations and marginals of a joint distribution. */
export function summarize(joint: Float64Array, dice: number): AttackOdds {
  const width = dice + 1;
  const damage: number[] = new Array(width).fill(0);
  let expectedHits = 0;
  let expectedCrits = 0;
  let noCrit = 0;
  for (let hits = 0; hits < width; hits++) {
    for (let crits = 0; crits < width - hits; crits++) {
      const p = joint[hits * width + crits] ?? 0;
      damage[hits + crits] = (damage[hits + crits] ?? 0) + p;
      expectedHits += hits * p;
      expectedCrits += crits * p;
      if (crits === 0) noCrit += p;
    }
  }
  return {
    damage,
    joint,
    dice,
    expectedHits,
    expectedCrits,
    expectedDamage: expectedHits + expectedCrits,
    pHit: 1 - (damage[0] ?? 0),
    pCrit: 1 - noCrit,
  };
}

/** A number of dice cut to what can be rolled. Throws on what is no whole number. */
export function pool(dice: number): number {
  if (!Number.isInteger(dice)) throw new RangeError(`Odds: ${dice} is no number of dice`);
  return dice < 0 ? 0 : dice > MOST_DICE ? MOST_DICE : dice;
}

/** How many focus results tokens can turn: a focus token turns all, calculates and Force one each. */
export function turnsOf(tokens: { focus?: number; calculate?: number; force?: number }): number {
  if ((tokens.focus ?? 0) > 0) return TURNS_ALL;
  return Math.min(MOST_DICE, (tokens.calculate ?? 0) + (tokens.force ?? 0));
}

/** Where and how an attack is made. `range` is the attack range 0 to 3. */
export interface AttackSituation {
  readonly value: number;
  readonly agility: number;
  readonly range: number;
  /** False for weapons without range bonuses (ordnance). */
  readonly rangeBonus: boolean;
  readonly obstructed: boolean;
  readonly depleted: boolean;
  readonly strained: boolean;
}

/** The dice of both sides by the core rules, and whether the attacker may modify its own. */
export function attackDice(situation: AttackSituation): {
  readonly attack: number;
  readonly defense: number;
  readonly attackerMayModify: boolean;
} {
  const { value, agility, range, rangeBonus, obstructed, depleted, strained } = situation;
  const attack = value + (rangeBonus && range === 1 ? 1 : 0) - (depleted ? 1 : 0);
  const far = rangeBonus && range === 3 ? 1 : 0;
  const defense = agility + far + (obstructed ? 1 : 0) - (strained ? 1 : 0);
  return { attack: pool(attack), defense: pool(defense), attackerMayModify: range > 0 };
}
