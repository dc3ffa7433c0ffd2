import { type GameOptions, readOptions } from '../game/options.ts';
import { type Reading, readSaved, type SavedGame } from '../game/saved.ts';
import type { Shown } from '../game/showing.ts';
import { parsed, type Storage } from '../game/storage.ts';

/** So many games are kept in a browser; the oldest makes room. */
export const MOST_REPLAYS = 20;

/** What the list of kept games says of one. */
export interface KeptReplay {
  readonly id: number;
  /** When it was over or left, in ms since 1970. */
  readonly when: number;
  readonly game: string;
  /** SHA-256 of its seed. */
  readonly commitment: string;
  /** The names of all sides, and what they scored. */
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly options: GameOptions;
  readonly round: number;
  readonly over: boolean;
  readonly winner: number | null;
}

interface Shelf {
  /** The id of the game that is kept next: none is given twice, so that a link never leads to another game. */
  readonly next: number;
  /** The newest first. */
  readonly games: readonly KeptReplay[];
}

const SHELF = 'firing-arc.replays';
const keyOf = (id: number): string => `firing-arc.replay.${id}`;

/** The games that are kept, the newest first. */
export const keptReplays = (storage: Storage): readonly KeptReplay[] => readShelf(storage).games;

/** A kept game with its record, or why it cannot be read; null when none has that id. */
export function keptReplay(storage: Storage, id: number): Reading | null {
  const text = replayText(storage, id);
  return text === null ? null : readSaved(text);
}

/** The text of a kept game, to be given away as a file. */
export function replayText(storage: Storage, id: number): string | null {
  try {
    return storage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

/**
 * Keeps a game as it stands, `when` in ms since 1970; one that is kept already and only went on takes its own place.
 * The oldest games make room. Its id; null when there is no room for it at all.
 */
export function keepReplay(storage: Storage, saved: SavedGame, shown: Shown, when: number): number | null {
  const shelf = readShelf(storage);
  const same = shelf.games.find(({ id, commitment }) => {
    if (commitment !== saved.record.commitment) return false;
    const reading = keptReplay(storage, id);
    return reading?.ok === true && goesOn(reading.game, saved);
  });
  const reading = same && keptReplay(storage, same.id);
  if (same && reading?.ok && reading.game.record.answers.length >= saved.record.answers.length)
    return same.id;
  const id = same?.id ?? shelf.next;
  const kept = keptOf(id, saved, shown, when);
  const games = [kept, ...shelf.games.filter((one) => one.id !== id)];
  const { now: _, ...watched } = saved;
  const text = JSON.stringify({ ...watched, drafts: {}, marks: [], memories: [] });
  const dropped = games.splice(MOST_REPLAYS);
  const next = Math.max(shelf.next, id + 1);
  for (;;) {
    try {
      for (const one of dropped) storage.removeItem(keyOf(one.id));
      storage.setItem(keyOf(id), text);
      storage.setItem(SHELF, JSON.stringify({ next, games } satisfies Shelf));
      return id;
    } catch {
      const oldest = games.length > 1 ? games.pop() : undefined;
      if (!oldest) {
        storage.removeItem(keyOf(id));
        return null;
      }
      dropped.push(oldest);
    }
  }
}

/** Forgets a kept game. */
export function dropReplay(storage: Storage, id: number): void {
  const { next, games } = readShelf(storage);
  storage.removeItem(keyOf(id));
  storage.setItem(
    SHELF,
    JSON.stringify({ next, games: games.filter((one) => one.id !== id) } satisfies Shelf),
  );
}

function keptOf(id: number, { options, record }: SavedGame, shown: Shown, when: number): KeptReplay {
  const { game, table, winner, turn } = shown;
  return {
    id,
    when,
    game,
    commitment: record.commitment,
    names: table.sides.map(({ name }) => name),
    scores: table.sides.map(({ score }) => score),
    options,
    round: table.round,
    over: turn.kind === 'over',
    winner,
  };
}

/** Whether one of two games of the same seed is the other, further on: the hash before an answer holds all before it. */
function goesOn({ record: one }: SavedGame, { record: other }: SavedGame): boolean {
  const last = Math.min(one.answers.length, other.answers.length) - 1;
  return last < 0 || JSON.stringify(one.answers[last]) === JSON.stringify(other.answers[last]);
}

function readShelf(storage: Storage): Shelf {
  let text: string | null = null;
  try {
    text = storage.getItem(SHELF);
  } catch {
    // A browser that keeps nothing has no kept games.
  }
  const value = parsed(text ?? '');
  if (typeof value !== 'object' || value === null) return { next: 1, games: [] };
  const { next, games } = value as Partial<Record<keyof Shelf, unknown>>;
  const read = Array.isArray(games) ? games.filter(isKept) : [];
  const after = 1 + Math.max(0, ...read.map(({ id }) => id));
  return { next: typeof next === 'number' ? Math.max(next, after) : after, games: read };
}

function isKept(value: unknown): value is KeptReplay {
  if (typeof value !== 'object' || value === null) return false;
  const { id, when, game, commitment, names, scores, options, round, over, winner } = value as Partial<
    Record<keyof KeptReplay, unknown>
  >;
  const numbers = [id, when, round].every((one) => typeof one === 'number');
  const texts = typeof game === 'string' && typeof commitment === 'string' && typeof over === 'boolean';
  const ended = winner === null || typeof winner === 'number';
  const read = readOptions(options);
  const isOfEach = (list: unknown, type: 'string' | 'number') =>
    Array.isArray(list) && list.length === read?.seats.length && list.every((one) => typeof one === type);
  return numbers && texts && ended && isOfEach(names, 'string') && isOfEach(scores, 'number');
}
