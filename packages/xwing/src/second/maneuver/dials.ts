import type { DialTest } from '../abilities/language.ts';
import type { DialEntry } from '../cards/chassis.ts';
import type { SecondGame } from '../game.ts';
import { dialFor } from '../ship/card.ts';
import type { Ship } from '../state.ts';
import { isBasic } from './revealed.ts';

/** Every entry of a ship's dial, by number. */
export const dialEntries = (ship: Ship): readonly number[] => dialFor(ship).map((_, entry) => entry);

/**
 * An effect has a dial set again, to one of some entries; the one it shows may be chosen anew (dial.2). Who may not
 * see the dial is not told what it shows.
 */
export function setDial(
  game: SecondGame,
  ship: Ship,
  because: string,
  entries: readonly number[] = dialEntries(ship),
): void {
  const { entry } = game.choose({
    form: 'choice',
    kind: 'set-dial',
    player: ship.player,
    because,
    ship: ship.id,
    options: entries.map((one) => ({ entry: one })),
  });
  ship.dial = entry;
  delete ship.seenBy;
  const seen = ship.revealed || ship.dialShown;
  const { maneuver } = dialFor(ship)[entry]!;
  game.emit({ kind: 'dial-set', ship: ship.id, maneuver: seen ? maneuver : null, because });
}

/** An effect turns a set dial faceup: all see it, but it is not revealed before the ship activates (activation FAQ 10). */
export function showDial(game: SecondGame, ship: Ship, because: string): void {
  const entry = dialFor(ship)[ship.dial];
  if (!entry || ship.revealed || ship.dialShown) return;
  ship.dialShown = true;
  game.emit({ kind: 'dial-shown', ship: ship.id, maneuver: entry.maneuver, because });
}

/** A player looks at a set dial of another one, who is told so but not what the others may not know. */
export function lookAtDial(game: SecondGame, ship: Ship, player: number, because: string): void {
  if (!mayLook(ship, player)) return;
  ship.seenBy = [...(ship.seenBy ?? []), player];
  game.emit({ kind: 'dial-looked-at', ship: ship.id, player, because });
}

/** Whether there is anything on a dial that a player does not know yet. */
export const mayLook = (ship: Ship, player: number): boolean =>
  ship.player !== player &&
  ship.dial !== -1 &&
  !ship.revealed &&
  !ship.dialShown &&
  !ship.seenBy?.includes(player);

/** Dial entries that are like the one a ship has set, in the ways a card names; not that one itself. */
export function dialEntriesLike(ship: Ship, like: DialTest): readonly number[] {
  const dial = dialFor(ship);
  const now = dial[ship.dial];
  if (!now) return [];
  return dial.flatMap((entry, at) => (at !== ship.dial && isLike(now, entry, like) ? [at] : []));
}

function isLike(now: DialEntry, entry: DialEntry, like: DialTest): boolean {
  const faster = entry.maneuver.speed - now.maneuver.speed;
  if (like.speed === 'same' && faster !== 0) return false;
  if (like.speed === 'one-more' && faster !== 1) return false;
  if (like.speed === 'one-more-or-less' && Math.abs(faster) !== 1) return false;
  if (like.bearing === 'same' && !sameBearing(now, entry, like.direction === 'opposite')) return false;
  if (like.bearing === 'basic' && !isBasic(entry.maneuver)) return false;
  if (like.difficulty === 'same' && entry.difficulty !== now.difficulty) return false;
  return !(like.difficulty === 'not-red' && entry.difficulty === 'red');
}

/** Bearing includes the direction (bearing.1). */
const sameBearing = (now: DialEntry, entry: DialEntry, opposite: boolean): boolean =>
  entry.maneuver.bearing === now.maneuver.bearing &&
  (entry.maneuver.direction === now.maneuver.direction) !== opposite;
