/** Which card of a pack a row means: by its id or number, else by its name with what tells it from others of the name. */

import { bareId, type Spelled, type Speller } from '@firing-arc/xwing/common/spelling';
import type { Meant } from './import.ts';
import type { CardList, PointsRow } from './row.ts';

/** The cards of one list, as they are looked for. */
export interface SpelledList {
  readonly list: CardList;
  readonly speller: Speller<Spelled>;
  readonly has: (id: string) => boolean;
  /** Ids of other programs that mean cards of ours. */
  readonly aliases?: ReadonlyMap<string, string>;
  /** The id of a card by the number that YASB gives it. */
  readonly numbered?: (number: number) => string | undefined;
  /** Whether a pilot is no standard loadout: documents say loadout and slots of such only. */
  readonly isBuilt?: (id: string) => boolean;
}

/** Finds the card that a row means among these lists. */
export const finderIn =
  (lists: readonly SpelledList[]) =>
  (row: PointsRow): Meant => {
    const among = lists.filter(({ list }) => row.list === null || row.list === list);
    const found = among.map((list) => meantIn(row, list)).filter(({ kind }) => kind !== 'unknown');
    const [only] = found;
    if (only === undefined) return { kind: 'unknown' };
    return found.length === 1 ? only : { kind: 'several', ids: found.flatMap(idsOf) };
  };

function idsOf(meant: Meant): readonly string[] {
  switch (meant.kind) {
    case 'card':
      return [meant.id];
    case 'several':
      return meant.ids;
    case 'unknown':
      return [];
  }
}

function meantIn(row: PointsRow, list: SpelledList): Meant {
  if (row.number !== undefined) {
    // A number that is none of ours is that of a card that came later, whatever others are called.
    const id = list.numbered?.(row.number);
    if (id === undefined || !list.has(id)) return { kind: 'unknown' };
    // Its name may say another card: the data of the builder has gone on, or our list of numbers is wrong.
    const named = list.speller.find(nameAndNote(row.name)[0]);
    if (named && !named.guessed && !named.cards.some((card) => card.id === id))
      return { kind: 'several', ids: [id, ...named.cards.map((card) => card.id)] };
    return { kind: 'card', list: list.list, id, isGuess: false };
  }
  const byId = row.ids.map((id) => meantById(id, row, list)).find((meant) => meant !== null);
  if (byId) return byId;
  const [name] = nameAndNote(row.name);
  // An id that is none of ours and goes on after the card's name is that of another card of the name.
  const isOther = row.ids.some((id) => bareId(id) !== bareId(name) && bareId(id).startsWith(bareId(name)));
  return isOther || name === '' ? { kind: 'unknown' } : meantByName(row, list);
}

function meantById(id: string, row: PointsRow, { list, speller, aliases }: SpelledList): Meant | null {
  const found = speller.find(id);
  if (!found) return null;
  const [name] = nameAndNote(row.name);
  // A slip of a letter in an id is only taken for one where the name says so, too: it may be a new card.
  if (found.guessed && !found.cards.some((card) => bareId(card.name) === bareId(name))) return null;
  const left = narrowed(found.cards, row.hints);
  const exact = left.find((card) => card.id === id || card.id === aliases?.get(id));
  return one(exact ? [exact] : left, list, found.guessed);
}

function meantByName(row: PointsRow, { list, speller, isBuilt }: SpelledList): Meant {
  const [name, note] = nameAndNote(row.name);
  const found = speller.find(name);
  if (!found) return { kind: 'unknown' };
  const noted = found.cards.filter(
    ({ marks }) => note === '' || marks.some((mark) => isLike(bareId(mark), bareId(note))),
  );
  const saysBuilt = saysSlots(row) || row.isBuilt;
  const built = noted.filter(({ id }) => saysBuilt === undefined || isBuilt?.(id) === saysBuilt);
  const left = narrowed(built.length > 0 ? built : noted, row.hints);
  // Where nothing says that a standard loadout is meant, who has none is: that is told as a guess.
  const plain =
    left.length > 1 && saysBuilt === undefined && isBuilt ? left.filter(({ id }) => isBuilt(id)) : [];
  return plain.length === 1 ? one(plain, list, true) : one(left, list, found.guessed);
}

const saysSlots = ({ says }: PointsRow): boolean => says.loadout !== undefined || says.slots !== undefined;

/** Those of some cards that fit what else a row says: each hint narrows them, or is about something else. */
function narrowed(cards: readonly Spelled[], hints: readonly string[]): readonly Spelled[] {
  let left = cards;
  for (const hint of hints.map(bareId)) {
    const fitting = left.filter(({ marks }) => marks.some((mark) => isLike(bareId(mark), hint)));
    if (fitting.length > 0) left = fitting;
  }
  return left;
}

function one(cards: readonly Spelled[], list: CardList, isGuess: boolean): Meant {
  const [card] = cards;
  if (card === undefined) return { kind: 'unknown' };
  if (cards.length === 1) return { kind: 'card', list, id: card.id, isGuess };
  return { kind: 'several', ids: cards.map(({ id }) => id) };
}

/** Shorter words stand in too many names. */
const SHORTEST_PART = 3;

const isLike = (mark: string, hint: string): boolean =>
  mark !== '' && (mark === hint || (hint.length >= SHORTEST_PART && mark.includes(hint)));

/** `Garven Dreis (X-Wing)` as the name and what stands in brackets, without the points of a limited card before it. */
function nameAndNote(text: string): readonly [name: string, note: string] {
  const [, name = text, note = ''] = /^(.*?)\s*\(([^()]*)\)\s*$/s.exec(text) ?? [];
  return [name.replace(/^[•\s]+/, '').trim(), note.trim()];
}
