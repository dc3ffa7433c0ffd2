/** Attacks of either edition of X-Wing from any moment on: dice as they lie, what may still be done to them, the rest to come. */

import { rolls } from '../rolls.ts';
import { neutralize } from '../xwing2/attack.ts';
import {
  ATTACK_FACES,
  attackTable,
  DEFENSE_FACES,
  evadesTable,
  focusesToKeep,
  MOST_DICE,
  TURNS_ALL,
} from '../xwing2/tables.ts';

/** A die that lies on the table: its face, and whether it was rerolled, which no die is twice. */
export interface PoolDie {
  readonly face: string;
  readonly rerolled: boolean;
}

export type Pool = readonly PoolDie[];

export type PoolKind = 'attack' | 'defense';

/** One thing that is done to a pool. */
export type PoolChange =
  | { readonly kind: 'change'; readonly dice: readonly number[]; readonly to: string }
  | { readonly kind: 'add'; readonly face: string; readonly count: number }
  | { readonly kind: 'reroll'; readonly dice: readonly number[] };

/** What the attacker may still do: turn so many focus results (`TURNS_ALL`: all), reroll with a lock. */
export interface AttackTokens {
  readonly turns: number;
  readonly lock: boolean;
}

/** What the defender may still do; `evadesAdd`: an evade token adds a result, and changes no die. */
export interface DefenseTokens {
  readonly turns: number;
  readonly evades: number;
  readonly evadesAdd: boolean;
  readonly reinforce: number;
}

/** An attack at some moment. A number of dice are to be rolled; a pool lies. */
export interface Moment {
  readonly attack: { readonly dice: number | Pool; readonly tokens: AttackTokens };
  readonly defense: { readonly dice: number | Pool; readonly tokens: DefenseTokens };
}

/** Something with its exact probability. */
interface Chance<Value> {
  readonly value: Value;
  readonly p: number;
}

/** What a pool may show after a change. */
export function changed(pool: Pool, kind: PoolKind, change: PoolChange): readonly Chance<Pool>[] {
  switch (change.kind) {
    case 'change': {
      const { dice, to } = change;
      return sure(pool.map((die, at) => (dice.includes(at) ? { ...die, face: to } : die)));
    }
    case 'add': {
      const added = Array.from({ length: change.count }, () => ({ face: change.face, rerolled: false }));
      return sure([...pool, ...added]);
    }
    case 'reroll': {
      const again = new Set(change.dice.filter((at) => pool[at]?.rerolled === false));
      const rest = pool.filter((_, at) => !again.has(at));
      return fresh(again.size, kind).map(({ value, p }) => ({ value: [...rest, ...value], p }));
    }
  }
}

const sure = <Value>(value: Value): readonly Chance<Value>[] => [{ value, p: 1 }];

const NAMES = { attack: ['hit', 'crit', 'focus', 'blank'], defense: ['evade', 'focus', 'blank'] } as const;
const FACES = { attack: ATTACK_FACES, defense: DEFENSE_FACES } as const;

/** What dice may show that are rerolled. */
const fresh = (dice: number, kind: PoolKind): readonly Chance<Pool>[] =>
  rolls(dice, FACES[kind]).map(({ counts, p }) => ({
    value: counts.flatMap((count, face) =>
      Array.from({ length: count }, () => ({ face: NAMES[kind][face]!, rerolled: true })),
    ),
    p,
  }));

/**
 * `damage[n]`: the probability that exactly n results get through. The attacker rerolls for the best expectation, then
 * turns focus results; the defender makes as many evades as it can. Cards that may act later are not counted.
 */
export function damageFrom({ attack, defense }: Moment): readonly number[] {
  const attacked =
    typeof attack.dice === 'number'
      ? rolledAttack(attack.dice, attack.tokens)
      : lyingAttack(attack.dice, attack.tokens);
  const evades = evadesOf(defense.dice, defense.tokens);
  const width = 1 + attacked.reduce((most, { value: [hits, crits] }) => Math.max(most, hits + crits), 0);
  const damage = new Array<number>(width).fill(0);
  for (const { value, p } of attacked) {
    for (const evaded of evades) {
      const left = neutralize(value[0], value[1], evaded.value, defense.tokens.reinforce, width);
      damage[Math.floor(left / width) + (left % width)]! += p * evaded.p;
    }
  }
  return damage;
}

/** Hits and crits. */
type Results = readonly [hits: number, crits: number];

function rolledAttack(dice: number, tokens: AttackTokens): readonly Chance<Results>[] {
  if (dice > MOST_DICE) return eachRoll(dice, 'attack', (pool) => lyingAttack(pool, tokens));
  const { turns, lock } = tokens;
  const { hits, crits, p } = attackTable(dice, turns, lock);
  return Array.from(p, (chance, i) => ({ value: [hits[i]!, crits[i]!], p: chance }));
}

/** What follows from every roll of a pool that is larger than the tables. */
function eachRoll<Value>(
  dice: number,
  kind: PoolKind,
  then: (pool: Pool) => readonly Chance<Value>[],
): readonly Chance<Value>[] {
  return fresh(dice, kind).flatMap(({ value, p }) =>
    then(value.map(({ face }) => ({ face, rerolled: false }))).map((next) => ({ ...next, p: p * next.p })),
  );
}

function lyingAttack(pool: Pool, { turns, lock }: AttackTokens): readonly Chance<Results>[] {
  const [hits, crits, focus] = (['hit', 'crit', 'focus'] as const).map((face) => countOf(pool, face));
  const turned = (focuses: number) => turnedOf(focuses, turns);
  if (!lock) return sure([hits! + turned(focus!), crits!]);
  const movable = pool.filter(({ rerolled }) => !rerolled);
  const focuses = countOf(movable, 'focus');
  const blanks = countOf(movable, 'blank');
  const fixed = focus! - focuses;
  const kept = turns >= TURNS_ALL ? focuses : focusesToKeep(focuses, blanks, turns, fixed);
  return rolls(blanks + focuses - kept, ATTACK_FACES).map(({ counts: [more, worse, fresher], p }) => ({
    value: [hits! + more! + turned(fixed + kept + fresher!), crits! + worse!],
    p,
  }));
}

function evadesOf(dice: number | Pool, tokens: DefenseTokens): readonly Chance<number>[] {
  const { turns, evades, evadesAdd } = tokens;
  const most = typeof dice === 'number' ? dice : dice.length;
  const withTokens = (shown: number) => (evadesAdd ? shown + evades : Math.min(most, shown + evades));
  const shownBy = (pool: Pool) => countOf(pool, 'evade') + turnedOf(countOf(pool, 'focus'), turns);
  if (typeof dice !== 'number') return sure(withTokens(shownBy(dice)));
  if (dice > MOST_DICE) return eachRoll(dice, 'defense', (pool) => sure(withTokens(shownBy(pool))));
  return Array.from(evadesTable(dice, turns), (p, shown) => ({ value: withTokens(shown), p }));
}

/** How many of some focus results are turned. */
const turnedOf = (focuses: number, turns: number): number =>
  turns >= TURNS_ALL ? focuses : Math.min(turns, focuses);

const countOf = (pool: Pool, face: string): number =>
  pool.reduce((count, die) => count + (die.face === face ? 1 : 0), 0);

/** The damage chances after something is done to one of the pools, which then lies on the table. */
export function damageAfter(moment: Moment, kind: PoolKind, change: PoolChange): readonly number[] {
  const { dice } = moment[kind];
  if (typeof dice === 'number') throw new RangeError('Odds: dice that were not rolled are not changed');
  const sum: number[] = [];
  for (const { value, p } of changed(dice, kind, change)) {
    damageFrom({ ...moment, [kind]: { ...moment[kind], dice: value } }).forEach((chance, damage) => {
      sum[damage] = (sum[damage] ?? 0) + p * chance;
    });
  }
  return sum;
}
