/** Tells the rows of documents as differences from a format pack: which card each row means, and what it changes. */

import type { CardList, PointsFault, PointsRow, Said } from './row.ts';

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
  /** What the cards with an id cost. */
  readonly costsOf: (id: string) => readonly number[];
  /** Whether the loadout of ships pays for their upgrades. */
  readonly hasLoadout: boolean;
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
  /** How far what rows say lies from the base, from 0 to 1 for each row. */
  readonly apart: number;
  /** What of rows that mean cards the pack has no word for. */
  readonly faults: readonly PointsFault[];
  /** Rows that mean no card of the pack. */
  readonly unknown: readonly PointsRow[];
  /** Rows that could mean any of these cards. */
  readonly several: readonly { readonly row: PointsRow; readonly ids: readonly string[] }[];
  /** Rows whose card is most likely that one: it is nearly called so, or the one of its name without a standard loadout. */
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
  const reader = game.reader(pack);
  const { find, changeOf } = reader;
  const cards = new Map<string, Named>();
  const unknown: PointsRow[] = [];
  const several: PointsImport['several'][number][] = [];
  const guesses: PointsImport['guesses'][number][] = [];
  const contradicted: PointsImport['contradicted'][number][] = [];
  let apart = 0;
  for (const row of rows) {
    const meant = find(row);
    apart += rowApart(row, meant, reader);
    if (meant.kind === 'unknown') unknown.push(row);
    else if (meant.kind === 'several') several.push({ row, ids: meant.ids });
    else {
      const { list, id, isGuess } = meant;
      const key = `${list} ${id}`;
      const before = cards.get(key)?.row.says ?? {};
      if (isGuess) guesses.push({ row, id });
      if (contradicts(before, row.says)) contradicted.push({ row, id });
      cards.set(key, { list, id, row: { ...row, says: joined(before, row.says) } });
    }
  }
  const faults: PointsFault[] = [];
  const named = [...cards.values()].map(({ list, id, row }) => {
    const { change, faults: strange } = changeOf(list, id, row);
    faults.push(...strange.map((message) => ({ at: row.at, message })));
    return { list, id, change };
  });
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
    apart,
    faults,
    unknown,
    several,
    guesses,
    contradicted,
    unnamed: unnamed.map(({ id, name }) => ({ id, name })),
  };
}

/** A card, and what all rows that mean it say. */
interface Named {
  readonly list: CardList;
  readonly id: string;
  readonly row: PointsRow;
}

/** What two rows say of one card: what the later one does not say stands in the earlier, such as another file's loadout. */
function joined(before: Said, now: Said): Said {
  const { cost: _, costBy: __, ...besides } = before;
  const isPriced = now.cost !== undefined || now.costBy !== undefined;
  const legal = before.legal && now.legal ? { legal: { ...before.legal, ...now.legal } } : {};
  return { ...(isPriced ? besides : before), ...now, ...legal };
}

/** Whether two rows say something else of one card. */
const contradicts = (before: Said, now: Said): boolean =>
  (Object.keys(now) as (keyof Said)[]).some(
    (field) => before[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  );

/** How far what a row says lies from the card that it means, or from the nearest that it could mean: 1 where no card is like it. */
function rowApart({ says }: PointsRow, meant: Meant, { costsOf, hasLoadout }: RowReader): number {
  if (meant.kind === 'unknown' || (says.loadout !== undefined && !hasLoadout)) return 1;
  const { cost } = says;
  if (cost === undefined) return 0;
  const costs = (meant.kind === 'card' ? [meant.id] : meant.ids).flatMap(costsOf);
  const shares = costs.map((own) => Math.abs(cost - own) / Math.max(1, Math.abs(cost), Math.abs(own)));
  return shares.length === 0 ? 0 : Math.min(1, ...shares);
}

/** The packs that are played today: most documents are told from one of these, the first of a game where it is all the same. */
const PLAYED: readonly string[] = ['xwing2-amg', 'xwing2-xwa', 'xwing1', 'armada'];

/**
 * Tells rows as differences from the pack of the house that is nearest to them. A few cards of a club's own are told
 * from a pack that is played today, whose costs are most like theirs; of a document of most cards all packs of its game
 * are asked, for it may be that of another date.
 */
export async function nearestTold<Told>(
  told: (pack: string) => Told | Promise<Told>,
  importIn: (told: Told) => PointsImport,
  packsOf: (game: PointsImport['game']) => readonly string[],
  game: PointsImport['game'] | null = null,
): Promise<Told> {
  const among = async (ids: readonly string[], isBetter: typeof isNearer): Promise<Told> => {
    const all: Told[] = [];
    for (const id of ids) all.push(await told(id));
    return all.reduce((best, each) => (isBetter(importIn(each), importIn(best)) ? each : best));
  };
  const played = game === null ? PLAYED : PLAYED.filter((id) => packsOf(game).includes(id));
  const likest = await among(played, isLiker);
  const { found, unnamed, game: ofGame } = importIn(likest);
  return found > unnamed.length ? among(packsOf(ofGame), isNearer) : likest;
}

/** Whether rows lie nearer to one pack than to another. */
const isLiker = (one: PointsImport, other: PointsImport): boolean =>
  one.apart === other.apart ? one.changed < other.changed : one.apart < other.apart;

/** Whether a pack is nearer to a document than another: it knows more of its rows, or as many and differs in fewer. */
export function isNearer(one: PointsImport, other: PointsImport): boolean {
  const more = other.unknown.length - one.unknown.length;
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
