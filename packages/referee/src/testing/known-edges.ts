/** The edges of a game's cards as a file keeps them: looked for by a command, played again by the tests. */
import { below, growStreams } from '@firing-arc/table';
import { EVERY_CHANGE } from './block-mutants.ts';
import {
  brokenPins,
  type Edge,
  type EdgedGame,
  edgesOf,
  findEdges,
  isNoticed,
  markOf,
  type Pin,
} from './edges.ts';

/**
 * For each card a mark of its block, those of the edges for which no scene was found, and behind a bar the pins of the
 * others: scene, number of lines and digest. `0dc06 1tz09 | 25:14:ab12f 7:3:9cc01`
 */
export type EdgeLines = Readonly<Record<string, string>>;

/** What edges are looked for and played with. */
export interface EdgeBook<One extends { readonly label: string }, Block> {
  readonly game: EdgedGame<One, Block>;
  readonly all: readonly One[];
  readonly known: EdgeLines;
  /** The scene in which each acts; those that have none have no edges. */
  readonly acting: Readonly<Record<string, number | undefined>>;
  /** Scenes that are looked at for an edge, beside those that are known of its card. */
  readonly among: readonly number[];
  /** Scenes that are looked at besides for edges that still have none, where that is asked for. */
  readonly further?: readonly number[];
}

interface Known {
  readonly mark: string;
  readonly idle: readonly string[];
  readonly pins: readonly Pin[];
}

function readLine(line = ''): Known {
  const [marks = '', pinned = ''] = line.split('|');
  const [mark = '', ...idle] = marks.trim().split(' ');
  const pins = pinned.trim().split(' ').filter(Boolean);
  return {
    mark,
    idle,
    pins: pins.map((pin) => {
      const [scene, lines, digest = ''] = pin.split(':');
      return { scene: Number(scene), lines: Number(lines), digest };
    }),
  };
}

const written = ({ mark, idle, pins }: Known): string => {
  const marks = [mark, ...idle].join(' ');
  const pinned = pins.map(({ scene, lines, digest }) => `${scene}:${lines}:${digest}`).join(' ');
  return pinned ? `${marks} | ${pinned}` : marks;
};

const able = <One extends { readonly label: string }, Block>({ all, acting }: EdgeBook<One, Block>) =>
  all.filter(({ label }) => acting[label] !== undefined);

/** The cards whose pinned scenes go another way than they did: by a card, or by a rule; with the scene. */
export function cardsGoneAstray<One extends { readonly label: string }, Block>(
  book: EdgeBook<One, Block>,
): readonly string[] {
  return able(book).flatMap((one) =>
    brokenPins(book.game, one, readLine(book.known[one.label]).pins).map(
      ({ scene, lines }) => `${one.label}: scene ${scene} within ${lines} lines`,
    ),
  );
}

/** The share of the cards whose edges were looked for as they are written now, from 0 to 1. */
export function currentShare<One extends { readonly label: string }, Block>(
  book: EdgeBook<One, Block>,
): number {
  const some = able(book);
  const current = some.filter(
    (one) => readLine(book.known[one.label]).mark === markOf(book.game.blockOf(one)),
  );
  return current.length / Math.max(1, some.length);
}

/**
 * The share of changes that a pin notices when one is drawn by chance, first a card and then one of its elements, from 0
 * to 1: counted over all cards, not sampled. Cards that are written otherwise since their edges were looked
 * for are left out; those without any scene count as noticed by none.
 */
export function pinnedShare<One extends { readonly label: string }, Block>({
  game,
  all,
  known,
  acting,
}: EdgeBook<One, Block>): number {
  const edges = edgesOf(game, all);
  let [cards, noticed] = [0, 0];
  for (const one of all) {
    const { mark, idle, pins } = readLine(known[one.label]);
    const isPlayed = acting[one.label] !== undefined;
    if (isPlayed && mark !== markOf(game.blockOf(one))) continue;
    if (isPlayed && idle.length === 0) {
      // Without marks and pins it has no edges.
      if (pins.length > 0) [cards, noticed] = [cards + 1, noticed + 1];
      continue;
    }
    const own = marksOf(edges(one));
    if (own.length === 0) continue;
    const without = new Set(idle);
    cards++;
    if (isPlayed) noticed += own.filter((edge) => !without.has(edge)).length / own.length;
  }
  return noticed / Math.max(1, cards);
}

/** What was looked for: the lines of the file, and of which cards no edge makes a difference any more. */
export interface LookedFor {
  readonly lines: EdgeLines;
  readonly lost: readonly string[];
  /** Elements without a scene, with the number of their cards that have one and that have none. */
  readonly idle: readonly (readonly [element: string, found: number, without: number])[];
}

/** Whether all edges are looked for, those of cards that are new or gone astray, or those that have no scene, too. */
export type Which = 'new' | 'all' | 'left';

/**
 * Looks for a scene for every edge: again for all, or only of cards that are new, written otherwise or gone astray; only
 * of cards in whose label a word stands, while the others stay as they are known.
 */
export function lookForEdges<One extends { readonly label: string }, Block>(
  book: EdgeBook<One, Block>,
  which: Which,
  word = '',
): LookedFor {
  const edges = edgesOf(book.game, book.all);
  const count = new Map<string, [found: number, without: number]>();
  const some = able(book).filter(({ label }) => label.includes(word) || book.known[label] !== undefined);
  const now = some.map((one): readonly [string, Known] => {
    const known = readLine(book.known[one.label]);
    if (!one.label.includes(word)) return [one.label, known];
    const own = edges(one);
    const kept = which !== 'all' && isCurrent(book, one, known);
    const first = kept ? known : lookedFor(book, one, known, own);
    const all = which === 'left' ? { ...first, idle: marksOf(own) } : first;
    const line = which === 'left' || (which === 'new' && !kept) ? lookedFurther(book, one, all, own) : first;
    const idle = new Set(line.idle);
    for (const { name, changed } of own) {
      const element = name.replace(/ \d+$/, '');
      const [found, without] = count.get(element) ?? [0, 0];
      count.set(element, idle.has(markOf(changed)) ? [found, without + 1] : [found + 1, without]);
    }
    return [one.label, line];
  });
  const isLost = (label: string, { pins }: Known) =>
    pins.length === 0 && readLine(book.known[label]).pins.length > 0;
  return {
    lines: Object.fromEntries(now.map(([label, line]) => [label, written(line)])),
    lost: now.filter(([label, line]) => isLost(label, line)).map(([label]) => label),
    idle: [...count]
      .map(([element, [found, without]]) => [element, found, without] as const)
      .sort(([, foundA, a], [, foundB, b]) => foundA - foundB || b - a),
  };
}

function isCurrent<One extends { readonly label: string }, Block>(
  { game }: EdgeBook<One, Block>,
  one: One,
  { mark, pins }: Known,
): boolean {
  return mark === markOf(game.blockOf(one)) && brokenPins(game, one, pins).length === 0;
}

const marksOf = (edges: readonly Edge<unknown>[]): readonly string[] =>
  edges.map(({ changed }) => markOf(changed));

/** Known scenes are looked at first, then that in which the card acts. */
function lookedFor<One extends { readonly label: string }, Block>(
  { game, acting, among }: EdgeBook<One, Block>,
  one: One,
  known: Known,
  own: readonly Edge<Block>[],
): Known {
  const looked = new Set([...known.pins.map(({ scene }) => scene), acting[one.label] ?? 0, ...among]);
  const { left, pins } = findEdges(game, one, own, [...looked]);
  return { mark: markOf(game.blockOf(one)), idle: marksOf(left), pins };
}

/** Scenes beside which others are looked at, and how many beside each. */
const MOST_BASES = 4;
const BESIDE_EACH = 20;

/** Looks for those without a scene beside those that are known and among further ones, where no pin notices them meanwhile. */
function lookedFurther<One extends { readonly label: string }, Block>(
  { game, acting, further = [] }: EdgeBook<One, Block>,
  one: One,
  known: Known,
  own: readonly Edge<Block>[],
): Known {
  const idle = new Set(known.idle);
  const some = own.filter(
    ({ changed }) => idle.has(markOf(changed)) && !isNoticed(game, one, changed, known.pins),
  );
  const pinned = new Set([...known.pins.map(({ scene }) => scene), acting[one.label] ?? 0]);
  const beside = [...pinned].slice(0, MOST_BASES).flatMap((scene) => game.beside?.(scene, BESIDE_EACH) ?? []);
  const found = findEdges(game, one, some, [...pinned, ...beside, ...further]);
  const pins = new Map(known.pins.map((pin) => [pin.scene, pin]));
  for (const pin of found.pins) if (pin.lines > (pins.get(pin.scene)?.lines ?? 0)) pins.set(pin.scene, pin);
  return { mark: known.mark, idle: marksOf(found.left), pins: [...pins.values()] };
}

/** Cards that were changed by chance: how many of them the pins notice, and which they do not. */
export interface ChangedCards {
  readonly noticed: number;
  readonly missed: readonly string[];
}

/**
 * Changes one element of so many cards, drawn by a seed among all that do something: another number, word, or price, a
 * condition that is left out, a must for a may.
 */
export function changedCards<One extends { readonly label: string }, Block>(
  book: EdgeBook<One, Block>,
  count: number,
  seed: string,
): ChangedCards {
  const { game, all, known } = book;
  const streams = growStreams(seed, ['cards']);
  const changes = edgesOf({ ...game, changes: EVERY_CHANGE }, all);
  const missed: string[] = [];
  for (let left = count; left > 0; ) {
    const one = all[below(streams, 0, all.length)]!;
    const own = changes(one);
    if (own.length === 0) continue;
    left--;
    const { name, changed } = own[below(streams, 0, own.length)]!;
    if (isNoticed(game, one, changed, readLine(known[one.label]).pins)) continue;
    const change = `${JSON.stringify(game.blockOf(one))} -> ${JSON.stringify(changed)}`;
    missed.push(`${one.label}: ${name}: ${change}`);
  }
  return { noticed: count - missed.length, missed };
}

/** What `npm run edges` and `npm run mutants -- --cards` want of a game: words of an environment variable. */
export type EdgeTask = Which | `${Which} ${string}` | `change ${number} ${string}`;

/**
 * Does what is asked for, says what came of it, and returns what is wrong: cards that lost all their edges. Without a task
 * those that have gone astray. Throws when the task is none.
 */
export function workOnEdges<One extends { readonly label: string }, Block>(
  book: EdgeBook<One, Block>,
  task: string | undefined,
  write: (lines: EdgeLines) => void,
  say: (line: string) => void,
): readonly string[] {
  if (!task) return cardsGoneAstray(book);
  const [what, count = '', seed = ''] = task.split(' ');
  if (what === 'change') {
    const { noticed, missed } = changedCards(book, Number(count), seed);
    for (const line of missed) say(`not noticed: ${line}`);
    say(`${noticed} of ${count} changed cards are noticed by a pinned scene; --seed ${seed}`);
    return [];
  }
  if (what !== 'new' && what !== 'all' && what !== 'left')
    throw new Error(
      `'${task}' is not new, all or left, with a word of some cards or not, or change COUNT SEED`,
    );
  const { lines, lost, idle } = lookForEdges(book, what, task.slice(what.length + 1));
  write(lines);
  let [found, without] = [0, 0];
  for (const [element, some, none] of idle) {
    found += some;
    without += none;
    if (none > 0) say(`${element}: ${none} without a scene, ${some} with one`);
  }
  say(`${Object.keys(lines).length} cards, ${found + without} edges: ${found} make a difference in a scene`);
  return lost;
}
