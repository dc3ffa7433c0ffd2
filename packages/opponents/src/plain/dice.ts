import { rolls } from '@firing-arc/odds';
import type { ModifyOption, SecondQuestion, Ship } from '@firing-arc/xwing/second/engine';
import { bestOf } from './choice.ts';
import { defenseDiceOf } from './encounter.ts';
import { ALL } from './harm.ts';
import { leftOf, type Observation } from './observation.ts';
import { dangerTo, singleTurns, turnsOf } from './outlook.ts';
import { standNow } from './stand.ts';

type ModifyQuestion = Extract<SecondQuestion, { kind: 'modify-attack-dice' | 'modify-defense-dice' }>;
type Pool = readonly { readonly face: string; readonly rerolled: boolean }[];

/** One modification, or none: rerolls of what would be lost first, then tokens where they make a difference. */
export function modifyAttack(observation: Observation, question: ModifyQuestion): number {
  const { attack } = observation.state;
  if (!attack) return 0;
  const ship = observation.state.ships[question.ship]!;
  const pool = attack.attackDice;
  const wanted = diceToReroll(pool, turnsOf(ship));
  return bestOf(question.options, (option) => {
    switch (option.kind) {
      case 'done':
        return 0;
      case 'ability':
        // Free rerolls first: what a lock or focus is needed for shows afterwards.
        return option.dice.length === 0 ? 20 : 20 * rerollGain(option.dice, wanted);
      case 'spend-lock':
        return 10 * rerollGain(option.dice, wanted);
      case 'spend-focus':
      case 'spend-calculate':
      case 'spend-force':
        return tokenGain(observation, ship, pool, option);
      case 'spend-evade':
      case 'use-knowledge':
        return 0; // What is known scores: it is kept.
    }
  });
}

/** Dice worth rolling again: blanks, and focus results beyond what tokens can turn. */
function diceToReroll(pool: Pool, turns: number): ReadonlySet<number> {
  const wanted = new Set<number>();
  let turned = turns;
  pool.forEach((die, at) => {
    if (die.rerolled) return;
    if (die.face === 'blank') wanted.add(at);
    if (die.face !== 'focus') return;
    if (turned === 0) wanted.add(at);
    else turned--;
  });
  return wanted;
}

/** Dice that gain less those that lose by a reroll; at most 0 if it only loses. */
function rerollGain(dice: readonly number[], wanted: ReadonlySet<number>): number {
  let gain = 0;
  for (const at of dice) gain += wanted.has(at) ? 1 : -1;
  return gain;
}

/** What turning focus results adds to this attack, less what the token is worth on defense later this round. */
function tokenGain(observation: Observation, ship: Ship, pool: Pool, option: ModifyOption): number {
  const { attack } = observation.state;
  const target = observation.state.ships[attack?.defender ?? -1];
  if (!attack || !target) return 0;
  const focuses = pool.filter((die) => die.face === 'focus').length;
  const turned = option.kind === 'spend-focus' ? focuses : Math.min(1, focuses);
  const hits = pool.filter((die) => die.face === 'hit' || die.face === 'crit').length;
  const dice = defenseDiceOf(target, attack.range, attack.obstructed);
  const more = expectedThrough(target, hits + turned, dice) - expectedThrough(target, hits, dice);
  const gain = (more / Math.max(1, leftOf(target))) * target.points;
  // A calculate is the smaller coin: it is spent first when it does the same.
  return gain - defenseWorth(observation, ship, option) - (option.kind === 'spend-focus' ? 0.001 : 0);
}

/** Expected results that get past the defense dice, at most what the target has left. */
function expectedThrough(target: Ship, results: number, dice: number): number {
  const turns = turnsOf(target);
  let sum = 0;
  for (const { counts, p } of rolls(dice, [3 / 8, 2 / 8, 3 / 8])) {
    const [evades = 0, focuses = 0, blanks = 0] = counts;
    const turned = evades + Math.min(turns, focuses);
    const all = turned + Math.min(target.tokens.evade, blanks + focuses - (turned - evades));
    sum += p * Math.min(leftOf(target), Math.max(0, results - all));
  }
  return sum;
}

/** How much less harm the enemies still to shoot do while the token is there. */
function defenseWorth(observation: Observation, ship: Ship, option: ModifyOption): number {
  const { at, resources } = standNow(observation, ship);
  const after = option.kind === 'spend-focus' ? singleTurns(ship) : turnsOf(ship) - 1;
  return (
    dangerTo(observation, at, { ...resources, defenseTurns: Math.min(ALL, after) }) -
    dangerTo(observation, at, resources)
  );
}

/** The least that cancels most: one focus token for several results, else calculates, evades, and focus for one. */
export function modifyDefense(observation: Observation, question: ModifyQuestion): number {
  const { attack } = observation.state;
  if (!attack) return 0;
  const pool = attack.defenseDice;
  const results = attack.attackDice.filter((die) => die.face === 'hit' || die.face === 'crit').length;
  const need = results - pool.filter((die) => die.face === 'evade').length;
  const focuses = pool.filter((die) => die.face === 'focus').length;
  return bestOf(question.options, (option) => {
    switch (option.kind) {
      case 'done':
        return 0;
      case 'ability':
        return option.dice.some((at) => pool[at]?.face === 'evade') ? -1 : 5;
      case 'spend-focus':
        return need <= 0 ? -1 : Math.min(focuses, need) >= 2 ? 4 : 1;
      case 'spend-calculate':
      case 'spend-force':
        return need > 0 ? 3 : -1;
      case 'spend-evade':
        return need <= 0 ? -1 : pool[option.die]?.face === 'blank' ? 2 : 1.5;
      case 'spend-lock':
      case 'use-knowledge':
        return -1;
    }
  });
}
