import { ATTACK_DIE, DEFENSE_DIE } from '../../common/index.ts';
import {
  applyNamed,
  guessedEvades,
  type NamedResult,
  namedResult,
  wantsMatching,
} from '../abilities/dice-rules.ts';
import { hooked } from '../abilities/hooks.ts';
import { mostRerolls } from '../abilities/modifiers.ts';
import { diceStream, type FirstGame } from '../game.ts';
import type { Attack, Die, FirstState, Ship } from '../state.ts';

export type PoolKind = 'attack' | 'defense';

/** What was guessed right is added at once (faq-upgrade-cards.7). */
const GUESSED = 'xwing1:faq-upgrade-cards.7';

/** Rolls dice into a fresh pool, and tells what they show. */
export function rollPool(game: FirstGame, ship: Ship, kind: PoolKind, dice: number, because: string): Die[] {
  const named = dice > 0 ? namedResult(game, ship, kind) : null;
  const guess = kind === 'defense' ? guessedEvades(game, ship, dice) : -1;
  const pool = Array.from({ length: dice }, () => newDie(rollDie(game, ship, kind)));
  game.emit({ kind: 'rolled', ship: ship.id, dice: kind, faces: facesOf(pool), because });
  if (named && pool.length > 0) changeNamed(game, ship, kind, pool, named);
  addMatching(game, ship, kind, pool);
  if (guess < 0 || countFace(pool, 'evade') !== guess) return pool;
  addDie(pool, 'evade');
  const faces = facesOf(pool);
  game.emit({ kind: 'modified', ship: ship.id, dice: kind, how: 'ability', faces, because: GUESSED });
  return pool;
}

function changeNamed(game: FirstGame, ship: Ship, kind: PoolKind, pool: Die[], named: NamedResult): void {
  applyNamed(game, ship, kind, pool, named);
  const told = { ship: ship.id, dice: kind, how: 'ability', faces: facesOf(pool) } as const;
  game.emit({ kind: 'modified', ...told, because: 'xwing1:card-abilities.1' });
}

const newDie = (face: string): Die => ({ face, rerolled: false, fixed: false });

function rollDie(game: FirstGame, ship: Ship, kind: PoolKind): string {
  const stream = diceStream(ship.player);
  return kind === 'attack' ? game.roll(stream, ATTACK_DIE) : game.roll(stream, DEFENSE_DIE);
}

export const facesOf = (pool: readonly Die[]): readonly string[] => pool.map(({ face }) => face);

/** Rerolls dice, each at most once (modifying-dice.4, .5). */
export function rerollDice(
  game: FirstGame,
  ship: Ship,
  pool: Die[],
  kind: PoolKind,
  dice: readonly number[],
): void {
  const rerolled = dice.filter((at) => !pool[at]!.rerolled);
  for (const at of rerolled) {
    const die = pool[at]!;
    die.face = rollDie(game, ship, kind);
    die.rerolled = true;
  }
  const { attack } = game.state;
  if (attack && kind === 'attack' && hooked(game.state, 'most-rerolls'))
    attack.used.push(...rerolled.map(() => REROLLED));
  if (rerolled.length > 0) addMatching(game, ship, kind, pool);
}

/** Stands among the effects used in an attack for each attack die that was rerolled, where a card limits them. */
const REROLLED = 'rerolled';

/** How many attack dice may still be rerolled in an attack. */
export const rerollsLeft = (state: FirstState, { used }: Attack): number =>
  hooked(state, 'most-rerolls') ? mostRerolls(state) - used.filter((one) => one === REROLLED).length : 99;

/** Dice that all show one result may get one more of it, by a card of the ship that rolled them. */
function addMatching(game: FirstGame, ship: Ship, kind: PoolKind, pool: Die[]): void {
  const face = pool[0]?.face;
  if (face === undefined || pool.some((die) => die.face !== face) || !wantsMatching(game, ship)) return;
  addDie(pool, face);
  const told = { ship: ship.id, dice: kind, how: 'ability', faces: facesOf(pool) } as const;
  game.emit({ kind: 'modified', ...told, because: 'xwing1:card-abilities.1' });
}

/** Turns all dice that show a face to another (modifying-dice.3). */
export function changeAll(pool: Die[], from: string, to: string): void {
  for (const die of pool) if (die.face === from && !die.fixed) die.face = to;
}

/** Adds a die that shows a face; from then on it is a die like the others (modifying-dice.2). */
export function addDie(pool: Die[], face: string): void {
  pool.push(newDie(face));
}

/** Dice that are not modified any more stand so among the effects used in an attack. */
const fixed = (kind: PoolKind): string => `fixed ${kind}`;
export const fixPool = (attack: Attack, kind: PoolKind): number => attack.used.push(fixed(kind));
export const isFixed = (attack: Attack, kind: PoolKind): boolean => attack.used.includes(fixed(kind));

export function countFace(pool: readonly Die[], face: string): number {
  let count = 0;
  for (const die of pool) if (die.face === face) count++;
  return count;
}

/** Takes up to `count` dice showing a face out of the pool: canceled results are gone (cancel.1, .2). */
export function cancelResults(pool: Die[], face: string, count: number): void {
  for (let at = pool.length - 1, left = count; at >= 0 && left > 0; at--) {
    if (pool[at]!.face !== face) continue;
    pool.splice(at, 1);
    left--;
  }
}

/** Every different choice of dice to reroll, none included: dice that show the same face are alike. */
export function rerollChoices(pool: readonly Die[]): readonly (readonly number[])[] {
  const byFace = new Map<string, number[]>();
  pool.forEach(({ face, rerolled }, at) => {
    if (!rerolled) byFace.set(face, [...(byFace.get(face) ?? []), at]);
  });
  let choices: readonly (readonly number[])[] = [[]];
  for (const alike of byFace.values()) {
    choices = choices.flatMap((taken) =>
      Array.from({ length: alike.length + 1 }, (_, count) => [...taken, ...alike.slice(0, count)]),
    );
  }
  return choices;
}
