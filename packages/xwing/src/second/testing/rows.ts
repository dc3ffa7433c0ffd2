/** For tests of cards that read like tables: what a card does, once where it acts and once where it does not. */

import { occasion, type Window } from '../state.ts';
import { type At, type TestGame, type TestShip, type TestTable, table } from './index.ts';

export const HERE: At = [400, 400, 0];
export const BESIDE: At = [480, 400, 0];
export const BEHIND: At = [400, 290, 0];
/** Ahead of a small ship at `HERE`, facing it, so many mm between the bases of two small ships. */
export const ahead = (gap: number): At => [400, 440 + gap, 180];

/** A ship of a test, at `HERE` unless it says otherwise. */
export const card = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });

/** Two ships, of which the first one is ours. */
export const duel = (one: TestShip, other: TestShip, more: Partial<TestTable> = {}): TestGame =>
  table({ us: [one], them: [other], ...more });

/** A moment, as a step. */
export const moment = (
  name: Window,
  more: { ship?: number; other?: number; what?: string; colour?: string } = {},
) => ({ kind: 'window', ...occasion(name, more) }) as const;

/** The dice that were rolled first in an attack. */
export const pool = (game: TestGame, dice: 'attack' | 'defense'): number | undefined =>
  game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;

/** Whether an ability is offered, of the queue or of a moment in an attack. */
export const asks = (game: TestGame): boolean => game.everOffers({ use: true });

/** Whether a dice step of an attack with these first results offers an ability of a ship. */
export const onDice = (
  game: TestGame,
  by: number,
  on: number,
  faces: readonly string[] = [],
  ship = 0,
): boolean =>
  game
    .rolls(...faces)
    .attack(by, on)
    .everOffers({ kind: 'ability', ship });

/** Rows of a card: what it does, whether it does so where it acts, and where it does not. */
export type Row = readonly [does: string, acts: () => boolean, doesNot: () => boolean];
