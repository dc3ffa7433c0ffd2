/** What cards do to dice as they are rolled: a guess, a result that is named, one more result. */

import { type FirstGame, friendly, inPlay } from '../game.ts';
import type { Die, FirstState, Ship } from '../state.ts';
import { tellUse } from './acting.ts';
import { isUsedUp, rulesOf, wants } from './held-rules.ts';
import { hooked } from './hooks.ts';

/** The number of evade results that a ship's player guesses before its defense dice are rolled; -1 without a guess. */
export function guessedEvades(game: FirstGame, ship: Ship, dice: number): number {
  const { state } = game;
  if (dice <= 0 || !hooked(state, 'rule guesses-evades')) return -1;
  const held = rulesOf(state, ship, 'guesses-evades').find(({ ref }) => !isUsedUp(ship, ref, 'round'));
  if (!held) return -1;
  const { guess } = game.choose({
    form: 'choice',
    kind: 'guess-evades',
    player: ship.player,
    because: 'xwing1:card-abilities.4',
    ship: ship.id,
    ability: held.ref,
    options: [...Array.from({ length: dice + 1 }, (_, guess) => ({ guess })), { guess: -1 }],
  });
  if (guess >= 0) tellUse(game, ship.id, held.ref, 'round');
  return guess;
}

/** A result that was named for a roll, by which player and card; null without one. */
export interface NamedResult {
  readonly face: string;
  readonly holder: Ship;
  readonly ref: string;
}

/** Before a friendly ship rolls dice a card's player may name a result (once per round). */
export function namedResult(game: FirstGame, ship: Ship, kind: 'attack' | 'defense'): NamedResult | null {
  const { state } = game;
  if (!hooked(state, 'rule names-results')) return null;
  for (const holder of state.ships) {
    if (!inPlay(holder) || !friendly(holder, ship)) continue;
    const held = rulesOf(state, holder, 'names-results').find(({ ref }) => !isUsedUp(holder, ref, 'round'));
    if (!held) continue;
    const faces = usefulFaces(state, ship, kind);
    const { result } = game.choose({
      form: 'choice',
      kind: 'name-result',
      player: holder.player,
      because: 'xwing1:card-abilities.4',
      ship: ship.id,
      ability: held.ref,
      options: [...faces.map((face) => ({ result: face })), { result: '' }],
    });
    if (result === '') continue;
    tellUse(game, holder.id, held.ref, 'round');
    return { face: result, holder, ref: held.ref };
  }
  return null;
}

/** The results of a kind of dice, those that help the ship that rolls first: what it rolls for a bomb hurts it. */
function usefulFaces({ attack }: FirstState, ship: Ship, kind: 'attack' | 'defense'): readonly string[] {
  if (kind === 'defense') return ['evade', 'focus', 'blank'];
  return attack?.attacker === ship.id ? ['crit', 'hit', 'focus', 'blank'] : ['blank', 'focus', 'hit', 'crit'];
}

/** One die shows the result that was named, and is not modified again. */
export function applyNamed(
  game: FirstGame,
  ship: Ship,
  kind: 'attack' | 'defense',
  pool: Die[],
  { face, holder, ref }: NamedResult,
): void {
  const order = usefulFaces(game.state, ship, kind);
  const faces = [...order].reverse().filter((one) => pool.some((die) => die.face === one));
  const { result } = game.choose({
    form: 'choice',
    kind: 'change-result',
    player: holder.player,
    because: 'xwing1:card-abilities.1',
    ship: ship.id,
    ability: ref,
    options: faces.map((one) => ({ result: one })),
  });
  const die = pool.find((one) => one.face === result);
  if (die) Object.assign(die, { face, rerolled: true, fixed: true });
}

/** Whether one more result of dice that all show the same is added, which a card allows once per round. */
export function wantsMatching(game: FirstGame, ship: Ship): boolean {
  const held = rulesOf(game.state, ship, 'adds-matching').find(({ ref }) => !isUsedUp(ship, ref, 'round'));
  if (!held || !wants(game, held)) return false;
  tellUse(game, ship.id, held.ref, 'round');
  return true;
}
