import { ATTACK_DIE, DEFENSE_DIE } from '../dice.ts';
import type { SecondGame } from '../game.ts';
import type { Die, Ship } from '../state.ts';
import { diceStream } from '../streams.ts';

/** The four dice modifications (dice-modification.1). Canceling is none of them (cancel.2). */
export const MODIFICATIONS = ['add', 'change', 'reroll', 'spend'] as const;
export type Modification = (typeof MODIFICATIONS)[number];

export type PoolKind = 'attack' | 'defense';

/** Changes dice to a face; one the die does not have does nothing (dice-modification.3, .10). */
export function changeDice(pool: Die[], kind: PoolKind, dice: readonly number[], to: string): void {
  const faces: readonly string[] = (kind === 'attack' ? ATTACK_DIE : DEFENSE_DIE).faces;
  if (!faces.includes(to)) return;
  for (const at of dice) pool[at]!.face = to;
}

/** Rerolls dice, each at most once (introduction.4, dice-modification.4, .7). */
export function rerollDice(
  game: SecondGame,
  ship: Ship,
  pool: Die[],
  kind: PoolKind,
  dice: readonly number[],
): void {
  for (const at of dice) {
    const die = pool[at]!;
    if (die.rerolled) continue;
    die.face =
      kind === 'attack'
        ? game.roll(diceStream(ship.player), ATTACK_DIE)
        : game.roll(diceStream(ship.player), DEFENSE_DIE);
    die.rerolled = true;
  }
}

/** Rolls dice again without that being a reroll: those rerolled before are rolled too, and none is marked. */
export function rollAgain(
  game: SecondGame,
  ship: Ship,
  pool: Die[],
  kind: PoolKind,
  dice: readonly number[],
): void {
  for (const at of dice) {
    const stream = diceStream(ship.player);
    pool[at]!.face = kind === 'attack' ? game.roll(stream, ATTACK_DIE) : game.roll(stream, DEFENSE_DIE);
  }
}

/** Adds a die that shows a face; from then on it is a die like the others (dice-modification.2). */
export function addDie(pool: Die[], face: string): void {
  pool.push({ face, rerolled: false });
}

/** Removes a die that is spent (dice-modification.5). */
export function spendDie(pool: Die[], at: number): void {
  pool.splice(at, 1);
}

/** Removes up to `count` dice showing a face: canceled results are gone (cancel.1); tells how many. */
export function cancelResults(pool: Die[], face: string, count: number): number {
  let canceled = 0;
  for (let i = pool.length - 1; i >= 0 && canceled < count; i--) {
    if (pool[i]!.face !== face) continue;
    pool.splice(i, 1);
    canceled++;
  }
  return canceled;
}

export function countFace(pool: readonly Die[], face: string): number {
  let count = 0;
  for (const die of pool) if (die.face === face) count++;
  return count;
}

/** Every different choice of dice to reroll: dice with the same face are alike. From `least` to `most` dice. */
export const rerollChoices = (
  pool: readonly Die[],
  least: number,
  most: number,
): readonly (readonly number[])[] => dieChoices(pool, (die) => !die.rerolled, least, most);

/** Every different choice of dice among those that are eligible, from `least` to `most`. */
export function dieChoices(
  pool: readonly Die[],
  eligible: (die: Die) => boolean,
  least: number,
  most: number,
): readonly (readonly number[])[] {
  if (least === 1 && most === 1) {
    const faces = new Set(pool.filter(eligible).map((die) => die.face));
    return [...faces].map((face) => [pool.findIndex((die) => die.face === face && eligible(die))]);
  }
  const groups: number[][] = [];
  const byFace = new Map<string, number[]>();
  pool.forEach((die, at) => {
    if (!eligible(die)) return;
    const group = byFace.get(die.face);
    if (group) group.push(at);
    else {
      const fresh = [at];
      byFace.set(die.face, fresh);
      groups.push(fresh);
    }
  });
  const choices: number[][] = [];
  extend(groups, 0, [], [least, most], choices);
  return choices;
}

function extend(
  groups: readonly (readonly number[])[],
  at: number,
  taken: readonly number[],
  span: readonly [least: number, most: number],
  out: number[][],
): void {
  const group = groups[at];
  const [least, most] = span;
  if (!group) {
    if (taken.length >= least && taken.length <= most && taken.length > 0) out.push([...taken]);
    return;
  }
  for (let n = 0; n <= group.length && taken.length + n <= most; n++) {
    extend(groups, at + 1, [...taken, ...group.slice(0, n)], span, out);
  }
}
