/** Several attacks of X-Wing 2.5 against one defender, whose tokens are not refreshed between them. */

import { type AttackerTokens, type DefenderTokens, neutralize, pool, turnsOf } from './attack.ts';
import { attackTable, defenseTable } from './tables.ts';

/** One attack of a sequence; `defenseDice` adds to the defender's own dice (range, obstruction). */
export interface SequenceAttack extends AttackerTokens {
  readonly dice: number;
  readonly defenseDice?: number;
}

/** The defender before the first attack: dice by agility, what it can take, its tokens. */
export interface SequenceDefender extends DefenderTokens {
  readonly dice: number;
  readonly hull: number;
  readonly shields: number;
}

/** What a sequence does in all. `damage[n]` is the probability of exactly n uncancelled results. */
export interface SequenceOdds {
  readonly damage: readonly number[];
  readonly expectedDamage: number;
  /** All hull and shields are lost; the text of damage cards is not counted. */
  readonly pDestroyed: number;
  readonly pCrit: number;
  readonly tokensLeft: Required<Omit<DefenderTokens, 'reinforce'>>;
}

/** The tokens left at some point, whether a crit came through, and the damage so far with its probabilities. */
interface Branch {
  readonly focus: number;
  readonly calculate: number;
  readonly force: number;
  readonly evade: number;
  readonly crit: boolean;
  readonly damage: Float64Array;
}

/**
 * The exact odds of attacks in order. Each attacker has its own tokens; the defender spends as little as it can to
 * cancel everything: one focus token when it turns two or more results or nothing else turns one, else calculates,
 * then Force, and evade tokens last.
 */
export function sequenceOdds(attacks: readonly SequenceAttack[], defender: SequenceDefender): SequenceOdds {
  const { focus = 0, calculate = 0, force = 0, evade = 0 } = defender;
  const most = attacks.reduce((sum, attack) => sum + pool(attack.dice), 0);
  const unhurt = new Float64Array(most + 1);
  unhurt[0] = 1;
  const start: Branch = { focus, calculate, force, evade, crit: false, damage: unhurt };
  let branches = new Map([[keyOf(start), start]]);
  for (const attack of attacks) {
    const next = new Map<number, Branch>();
    for (const branch of branches.values()) attackBranch(branch, attack, defender, next);
    branches = next;
  }
  return summarize([...branches.values()], most, defender.hull + defender.shields);
}

/** The probability that these attacks, in order, destroy the defender. */
export function pDestroyed(attacks: readonly SequenceAttack[], defender: SequenceDefender): number {
  return sequenceOdds(attacks, defender).pDestroyed;
}

function keyOf({ focus, calculate, force, evade, crit }: Omit<Branch, 'damage'>): number {
  return (((focus * 64 + calculate) * 64 + force) * 64 + evade) * 2 + (crit ? 1 : 0);
}

function attackBranch(
  branch: Branch,
  attack: SequenceAttack,
  defender: SequenceDefender,
  next: Map<number, Branch>,
): void {
  const dice = pool(attack.dice);
  const defenders = pool(defender.dice + (attack.defenseDice ?? 0));
  const attacked = attackTable(dice, turnsOf(attack), (attack.lock ?? 0) > 0);
  const defended = defenseTable(defenders);
  const width = dice + 1;
  for (let i = 0; i < attacked.p.length; i++) {
    const hits = attacked.hits[i] ?? 0;
    const crits = attacked.crits[i] ?? 0;
    for (let j = 0; j < defended.p.length; j++) {
      const rolled = defended.evades[j] ?? 0;
      const spent = spendThriftily(
        branch,
        hits + crits - rolled,
        defended.focuses[j] ?? 0,
        defenders - rolled,
      );
      const left = neutralize(hits, crits, rolled + spent.evades, defender.reinforce ?? 0, width);
      const leftCrits = left % width;
      const leftHits = (left - leftCrits) / width;
      const target = branchAt(next, branch, spent, branch.crit || leftCrits > 0);
      addShifted(
        target.damage,
        branch.damage,
        leftHits + leftCrits,
        (attacked.p[i] ?? 0) * (defended.p[j] ?? 0),
      );
    }
  }
}

interface Spending {
  readonly focus: number;
  readonly calculate: number;
  readonly force: number;
  readonly evade: number;
  readonly evades: number;
}

/** What the defender spends when `need` results are not yet cancelled and `open` dice show no evade. */
function spendThriftily(has: Branch, need: number, focuses: number, open: number): Spending {
  const wanted = Math.max(0, need);
  const turns = Math.min(focuses, wanted);
  const spendsFocus = has.focus > 0 && turns > 0 && (turns >= 2 || has.calculate + has.force === 0);
  const calculate = spendsFocus ? 0 : Math.min(turns, has.calculate);
  const force = spendsFocus ? 0 : Math.min(turns - calculate, has.force);
  const turned = spendsFocus ? focuses : calculate + force;
  const evade = Math.min(Math.max(0, wanted - turned), has.evade, open - turned);
  return { focus: spendsFocus ? 1 : 0, calculate, force, evade, evades: turned + evade };
}

function branchAt(next: Map<number, Branch>, from: Branch, spent: Spending, crit: boolean): Branch {
  const tokens = {
    focus: from.focus - spent.focus,
    calculate: from.calculate - spent.calculate,
    force: from.force - spent.force,
    evade: from.evade - spent.evade,
    crit,
  };
  const key = keyOf(tokens);
  const known = next.get(key);
  if (known) return known;
  const fresh = { ...tokens, damage: new Float64Array(from.damage.length) };
  next.set(key, fresh);
  return fresh;
}

function addShifted(to: Float64Array, from: Float64Array, by: number, p: number): void {
  for (let damage = 0; damage + by < from.length; damage++) {
    to[damage + by] = (to[damage + by] ?? 0) + p * (from[damage] ?? 0);
  }
}

function summarize(branches: readonly Branch[], most: number, endurance: number): SequenceOdds {
  const damage: number[] = new Array(most + 1).fill(0);
  const tokensLeft = { focus: 0, calculate: 0, force: 0, evade: 0 };
  let pCrit = 0;
  for (const branch of branches) {
    let p = 0;
    branch.damage.forEach((chance, n) => {
      damage[n] = (damage[n] ?? 0) + chance;
      p += chance;
    });
    if (branch.crit) pCrit += p;
    for (const token of ['focus', 'calculate', 'force', 'evade'] as const) {
      tokensLeft[token] += p * branch[token];
    }
  }
  const expectedDamage = damage.reduce((sum, p, n) => sum + n * p, 0);
  const pDestroyed = damage.slice(Math.max(0, endurance)).reduce((sum, p) => sum + p, 0);
  return { damage, expectedDamage, pDestroyed, pCrit, tokensLeft };
}
