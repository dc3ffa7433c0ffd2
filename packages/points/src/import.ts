/** Tells the rows of documents as differences from a format pack: which card each row means, and what it changes. */

import type { CardList, PointsFault, PointsRow } from './row.ts';

/** What a row means in a pack: a card, nothing that is known, or several cards. */
export type Meant =
  | { readonly kind: 'card'; readonly list: CardList; readonly id: string; readonly isGuess: boolean }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'several'; readonly ids: readonly string[] };

/** The fields of a card that differ from a pack's; null takes one away. */
export type CardChange = Readonly<Record<string, unknown>>;

/** What the import must know of a game's packs. */
export interface PointsGame<Pack> {
  readonly id: 'xwing1' | 'xwing2' | 'armada';
  /** What understands rows by a pack. Make it once for many rows. */
  readonly reader: (pack: Pack) => RowReader;
  /** The cards that may be taken, by list. */
  readonly cards: (pack: Pack) => Readonly<Partial<Record<CardList, readonly NamedCard[]>>>;
  /** What takes a card out of the format. */
  readonly without: CardChange | null;
  /** Other fields of the pack that follow from changed cards. */
  readonly alsoChanged?: (pack: Pack, changes: PackChanges) => CardChange;
}

export interface RowReader {
  /** The card that a row means. */
  readonly find: (row: PointsRow) => Meant;
  /** What a row changes of the card that it means, fields as the pack has them. */
  readonly changeOf: (list: CardList, id: string, row: PointsRow) => RowChange;
}

export interface RowChange {
  readonly change: CardChange;
  /** What of the row the pack has no word for. */
  readonly faults: readonly string[];
}

interface NamedCard {
  readonly id: string;
  readonly name: string;
}

/** Changes of cards by their list and id; null where the card leaves the format. */
export type PackChanges = Readonly<Partial<Record<CardList, Readonly<Record<string, CardChange | null>>>>>;

/** A row of which no card was found, or more than one. */
export interface NotFound {
  readonly row: PointsRow;
  /** The cards that it could mean; empty where it means none of the pack. */
  readonly ids: readonly string[];
}

/** What became of the rows of a document. */
export interface PointsImport {
  readonly game: PointsGame<unknown>['id'];
  /** The pack from which the differences are told. */
  readonly base: string;
  /** Differences from it, as a pack's JSON has them: lists of cards, and other fields that follow. */
  readonly differences: Readonly<Record<string, unknown>>;
  readonly rows: number;
  /** Cards that rows mean. */
  readonly found: number;
  /** Cards that differ from the base. */
  readonly changed: number;
  /** What of rows that mean cards the pack has no word for. */
  readonly faults: readonly PointsFault[];
  readonly notFound: readonly NotFound[];
  /** Rows whose card is nearly called so. */
  readonly guesses: readonly { readonly row: PointsRow; readonly id: string }[];
  /** Rows that say of a card what another row said otherwise: the last one holds. */
  readonly contradicted: readonly { readonly row: PointsRow; readonly id: string }[];
  /** Cards of the lists in the document that it does not name: they are as in the base, or left the format. */
  readonly unnamed: readonly NamedCard[];
}

export interface ImportOptions {
  /** Whether cards that the document does not name leave the format. */
  readonly only?: boolean;
}

/** Tells the rows of documents as differences from a pack. */
export function importPoints<Pack extends { readonly id: string }>(
  rows: readonly PointsRow[],
  pack: Pack,
  game: PointsGame<Pack>,
  { only = false }: ImportOptions = {},
): PointsImport {
  const { find, changeOf } = game.reader(pack);
  const found = new Map<
    string,
    { readonly list: CardList; readonly id: string; readonly change: CardChange }
  >();
  const notFound: NotFound[] = [];
  const faults: PointsFault[] = [];
  const guesses: PointsImport['guesses'][number][] = [];
  const contradicted: PointsImport['contradicted'][number][] = [];
  for (const row of rows) {
    const meant = find(row);
    if (meant.kind !== 'card') {
      notFound.push({ row, ids: meant.kind === 'several' ? meant.ids : [] });
      continue;
    }
    const { list, id, isGuess } = meant;
    const { change, faults: strange } = changeOf(list, id, row);
    for (const message of strange) faults.push({ at: row.at, message });
    const key = `${list} ${id}`;
    const before = found.get(key);
    if (before !== undefined && JSON.stringify(before.change) !== JSON.stringify(change))
      contradicted.push({ row, id });
    if (isGuess) guesses.push({ row, id });
    found.set(key, { list, id, change });
  }
  const named = [...found.values()];
  const unnamed = unnamedCards(game.cards(pack), named);
  const changed: readonly {
    readonly list: CardList;
    readonly id: string;
    readonly change: CardChange | null;
  }[] = [
    ...named.filter(({ change }) => Object.keys(change).length > 0),
    ...(only ? unnamed.map(({ list, id }) => ({ list, id, change: game.without })) : []),
  ];
  const changes: PackChanges = Object.fromEntries(
    [...new Set(changed.map(({ list }) => list))].map((list) => [
      list,
      Object.fromEntries(changed.flatMap((card) => (card.list === list ? [[card.id, card.change]] : []))),
    ]),
  );
  return {
    game: game.id,
    base: pack.id,
    differences: { ...changes, ...game.alsoChanged?.(pack, changes) },
    rows: rows.length,
    found: named.length,
    changed: changed.length,
    faults,
    notFound,
    guesses,
    contradicted,
    unnamed: unnamed.map(({ id, name }) => ({ id, name })),
  };
}

/** Whether a pack is nearer to a document than another: it knows more of its rows, or as many and differs in fewer. */
export function isNearer(one: PointsImport, other: PointsImport): boolean {
  const unknown = ({ notFound }: PointsImport) => notFound.filter(({ ids }) => ids.length === 0).length;
  const more = unknown(other) - unknown(one);
  return more === 0 ? one.changed < other.changed : more > 0;
}

function unnamedCards(
  cards: Readonly<Partial<Record<CardList, readonly NamedCard[]>>>,
  named: readonly { readonly list: CardList; readonly id: string }[],
): readonly (NamedCard & { readonly list: CardList })[] {
  const known = new Set(named.map(({ list, id }) => `${list} ${id}`));
  const lists = new Set(named.map(({ list }) => list));
  return [...lists].flatMap((list) =>
    (cards[list] ?? []).flatMap(({ id, name }) => (known.has(`${list} ${id}`) ? [] : [{ list, id, name }])),
  );
}
