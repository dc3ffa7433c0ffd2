/**
 * What modified pools show, for every number of dice and every set of tokens. Made once when the module is loaded
 * (about 25 ms cold), so that the odds of an attack are two look-ups and one short double loop.
 */

import { binomial, power, rolls } from '../rolls.ts';

/** No pool is larger: six dice is the game's hard limit for both colours. */
export const MOST_DICE = 6;

/** Tokens that turn focus results: 0 to 6 of those that turn one each, or one that turns all. */
export const TURNS_ALL = MOST_DICE + 1;

/** Outcomes of a modified attack pool side by side: hits, crits, probability. */
export interface AttackTable {
  readonly hits: Uint8Array;
  readonly crits: Uint8Array;
  readonly p: Float64Array;
}

/** Outcomes of a raw defense pool side by side: evades, focus results, probability. */
export interface DefenseTable {
  readonly evades: Uint8Array;
  readonly focuses: Uint8Array;
  readonly p: Float64Array;
}

const HIT = 3 / 8;
const CRIT = 1 / 8;
const EYE = 2 / 8;
const BLANK = 2 / 8;

/** How likely an attack die shows a hit, a crit, a focus result, a blank; a defense die an evade, a focus result, a blank. */
export const ATTACK_FACES = [HIT, CRIT, EYE, BLANK] as const;
export const DEFENSE_FACES = [3 / 8, 2 / 8, 3 / 8] as const;

const DICE = Array.from({ length: MOST_DICE + 1 }, (_, dice) => dice);
const ATTACK_ROLLS = DICE.map((dice) => rolls(dice, ATTACK_FACES));

/**
 * How many of `focuses` focus results to keep when a lock may reroll any dice and `turns` of them can be turned:
 * the number that maximizes the expected hits and crits. Blanks are always rerolled; `fixed` focus results lie for
 * good. The fewest win a tie.
 */
export function focusesToKeep(focuses: number, blanks: number, turns: number, fixed = 0): number {
  let best = 0;
  let bestValue = -1;
  for (let kept = 0; kept <= focuses; kept++) {
    const again = blanks + focuses - kept;
    let value = again * (HIT + CRIT);
    for (let fresh = 0; fresh <= again; fresh++) {
      const p = binomial(again, fresh) * power(EYE, fresh) * power(1 - EYE, again - fresh);
      value += p * Math.min(turns, fixed + kept + fresh);
    }
    if (value > bestValue) {
      best = kept;
      bestValue = value;
    }
  }
  return best;
}

const KEPT = DICE.map((focuses) =>
  DICE.map((blanks) =>
    DICE.map((turns) => (focuses + blanks > MOST_DICE ? 0 : focusesToKeep(focuses, blanks, turns))),
  ),
);

function makeAttackTable(dice: number, turns: number, lock: boolean): AttackTable {
  const width = dice + 1;
  const chances = new Float64Array(width * width);
  const add = (hits: number, crits: number, focuses: number, p: number): void => {
    const at = (hits + Math.min(focuses, turns)) * width + crits;
    chances[at] = (chances[at] ?? 0) + p;
  };
  for (const { counts, p } of ATTACK_ROLLS[dice] ?? []) {
    const [hits = 0, crits = 0, focuses = 0, blanks = 0] = counts;
    const kept = lock && turns < TURNS_ALL ? KEPT[focuses]![blanks]![turns]! : focuses;
    const again = lock ? blanks + focuses - kept : 0;
    for (const { counts: fresh, p: chance } of ATTACK_ROLLS[again]!) {
      add(hits + fresh[0]!, crits + fresh[1]!, kept + fresh[2]!, p * chance);
    }
  }
  const likely = Array.from(chances.keys()).filter((at) => (chances[at] ?? 0) > 0);
  return {
    hits: Uint8Array.from(likely, (at) => Math.floor(at / width)),
    crits: Uint8Array.from(likely, (at) => at % width),
    p: Float64Array.from(likely, (at) => chances[at] ?? 0),
  };
}

function makeDefenseTable(dice: number): DefenseTable {
  const all = rolls(dice, DEFENSE_FACES);
  return {
    evades: Uint8Array.from(all, (roll) => roll.counts[0] ?? 0),
    focuses: Uint8Array.from(all, (roll) => roll.counts[1] ?? 0),
    p: Float64Array.from(all, (roll) => roll.p),
  };
}

function makeEvades(dice: number, turns: number): Float64Array {
  const evades = new Float64Array(dice + 1);
  const { evades: rolled, focuses, p } = makeDefenseTable(dice);
  p.forEach((chance, i) => {
    const at = (rolled[i] ?? 0) + Math.min(focuses[i] ?? 0, turns);
    evades[at] = (evades[at] ?? 0) + chance;
  });
  return evades;
}

const TURNS = Array.from({ length: TURNS_ALL + 1 }, (_, turns) => turns);
const ATTACKS = DICE.map((dice) =>
  TURNS.map((turns) => [makeAttackTable(dice, turns, false), makeAttackTable(dice, turns, true)] as const),
);
const DEFENSES = DICE.map(makeDefenseTable);
const EVADES = DICE.map((dice) => TURNS.map((turns) => makeEvades(dice, turns)));

/** The modified attack pool: `turns` as in `TURNS_ALL`, a lock rerolls once for the best expectation. */
export function attackTable(dice: number, turns: number, lock: boolean): AttackTable {
  return ATTACKS[dice]![turns]![lock ? 1 : 0];
}

/** The raw defense pool. */
export function defenseTable(dice: number): DefenseTable {
  return DEFENSES[dice]!;
}

/** The probability of each number of evades after focus results were turned. */
export function evadesTable(dice: number, turns: number): Float64Array {
  return EVADES[dice]![turns]!;
}
