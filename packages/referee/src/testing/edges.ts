/**
 * The edges of what stands on a card, for any game: for each of its elements a scene in which a ship just inside or just
 * outside its range, arc, speed or count, one token more or less of its price, the other kind of token, the other side or
 * "must" for "may" makes a difference. What the game asks and tells up to there is pinned, so that a card which says
 * something else is noticed by a question or an event.
 */
import { blockMutants, type Changes } from './block-mutants.ts';
import type { Hear } from './missed.ts';
import { placeOfChange, watched } from './watched.ts';

/** An element of a card, changed: which one, the how many-eth of its name, and the card with it changed. */
export interface Edge<Block> {
  readonly name: string;
  readonly changed: Block;
}

/** How a game plays what stands on its cards. */
export interface EdgedGame<One, Block> {
  readonly blockOf: (one: One) => Block;
  /** What plays the scene of this number. */
  readonly playing: (one: One, scene: number) => (hear: Hear) => void;
  /** Does something while another block stands in the place of a card's own. */
  readonly instead: (one: One, changed: Block, does: () => void) => void;
  /** Elements that are no edges of their own: how a block is told, when it is looked at, which of several is used. */
  readonly noEdge: RegExp;
  /** Whether a changed block says the same in other words, so that no scene can tell them apart. */
  readonly saysTheSame?: (block: Block, changed: Block, one: One) => boolean;
  /** What is tried in the place of each number and word. */
  readonly changes: Changes;
  /** The numbers of so many scenes that differ a little from one. */
  readonly beside?: (scene: number, count: number) => readonly number[];
}

/** What gives the edges of a block, by all blocks that there are. */
export function edgesOf<One, Block>(
  {
    blockOf,
    noEdge,
    saysTheSame = () => false,
    changes,
  }: Pick<EdgedGame<One, Block>, 'blockOf' | 'noEdge' | 'saysTheSame' | 'changes'>,
  all: readonly One[],
): (one: One) => readonly Edge<Block>[] {
  const mutantsOf = blockMutants(all.map(blockOf), changes);
  return (one) => {
    const times = new Map<string, number>();
    return mutantsOf(blockOf(one)).flatMap(({ element, block }) => {
      if (noEdge.test(element)) return [];
      const before = times.get(element) ?? 0;
      times.set(element, before + 1);
      if (saysTheSame(blockOf(one), block as Block, one)) return [];
      return [{ name: before === 0 ? element : `${element} ${before + 1}`, changed: block as Block }];
    });
  };
}

/** A scene up to the line by which its edges have made a difference, and what was asked and told until then. */
export interface Pin {
  readonly scene: number;
  /** Number of lines. */
  readonly lines: number;
  readonly digest: string;
}

/** What was looked for among some scenes: the edges that still have none, and the pins of the scenes of the others. */
export interface FoundEdges<Block> {
  readonly left: readonly Edge<Block>[];
  readonly pins: readonly Pin[];
}

/** Looks for a scene for each edge among some; what cannot be played makes no difference. */
export function findEdges<One, Block>(
  game: EdgedGame<One, Block>,
  one: One,
  edges: readonly Edge<Block>[],
  among: readonly number[],
): FoundEdges<Block> {
  const pins: Pin[] = [];
  let left = edges;
  /** Whether scenes have gone the same way while it was looked which places of the block they read. */
  let sameWay = true;
  for (const scene of among) {
    if (left.length === 0) break;
    const seen = seenIn(game, one, scene);
    const isRead = ({ changed }: Edge<Block>): boolean => {
      const place = placeOfChange(game.blockOf(one), changed);
      // Of a list that is the block itself it shows in no place that something is read.
      return place === '' || seen.read.has(place);
    };
    if (sameWay && !left.some(isRead)) continue;
    const told = toldOrNull(game, one, scene);
    if (told === null) continue;
    // Where it matters that the block is the very one, the scene goes another way, or not at all.
    const isSame = JSON.stringify(seen.told) === JSON.stringify(told);
    sameWay &&= isSame;
    let lines = 0;
    left = left.filter((edge) => {
      if (isSame && !isRead(edge)) return true;
      const differs = firstDifference(game, one, scene, { told, changed: edge.changed });
      if (differs === null) return true;
      lines = Math.max(lines, differs + 1);
      return false;
    });
    if (lines > 0) pins.push({ scene, lines, digest: digestOf(told, lines) });
  }
  return { left, pins };
}

/** What is told in a scene while it is looked which places of a block are read: what is not read makes no difference there. */
function seenIn<One, Block>(
  game: EdgedGame<One, Block>,
  one: One,
  scene: number,
): { readonly told: readonly string[] | null; readonly read: ReadonlySet<string> } {
  const read = new Set<string>();
  let told: readonly string[] | null = null;
  game.instead(one, watched(game.blockOf(one), read), () => {
    told = toldOrNull(game, one, scene);
  });
  return { told, read };
}

/** The pins of a card that no longer hold: its scene goes another way, or no longer at all. */
export function brokenPins<One, Block>(
  game: EdgedGame<One, Block>,
  one: One,
  pins: readonly Pin[],
): readonly Pin[] {
  return pins.filter(({ scene, lines, digest }) => {
    try {
      return digestOf(toldIn(game, one, scene, lines), lines) !== digest;
    } catch {
      return true;
    }
  });
}

/** Whether a card that says something else is noticed by some of its pins. */
export function isNoticed<One, Block>(
  game: EdgedGame<One, Block>,
  one: One,
  changed: Block,
  pins: readonly Pin[],
): boolean {
  let noticed = false;
  game.instead(one, changed, () => {
    noticed = pins.some((pin) => brokenPins(game, one, [pin]).length > 0);
  });
  return noticed;
}

/** What is asked and told in a scene, up to so many lines. */
function toldIn<One, Block>(
  { playing }: EdgedGame<One, Block>,
  one: One,
  scene: number,
  lines = Number.POSITIVE_INFINITY,
): readonly string[] {
  const told: string[] = [];
  playing(one, scene)((line) => told.push(plain(line)) < lines);
  return told;
}

/** Lines within which an edge must make a difference: pins are played again by every run of the tests. */
const MOST_LINES = 150;

/** The same, or null where the scene cannot be played: what it forces, as a card to be dealt, may not be there. */
function toldOrNull<One, Block>(
  game: EdgedGame<One, Block>,
  one: One,
  scene: number,
): readonly string[] | null {
  try {
    return toldIn(game, one, scene, MOST_LINES);
  } catch {
    return null;
  }
}

interface Compared<Block> {
  readonly told: readonly string[];
  readonly changed: Block;
}

/** The place of the first line that is another one with a changed block; null when there is none. */
function firstDifference<One, Block>(
  { playing, instead }: EdgedGame<One, Block>,
  one: One,
  scene: number,
  { told, changed }: Compared<Block>,
): number | null {
  let at = 0;
  let same = true;
  try {
    instead(one, changed, () =>
      playing(
        one,
        scene,
      )((line) => {
        same &&= told[at] === plain(line);
        if (same) at++;
        return same && at < MOST_LINES;
      }),
    );
  } catch {
    return null;
  }
  return same && at === told.length ? null : at;
}

/** A line without the rulings behind it: to cite another one is no other game. */
const plain = (line: string): string => line.replace(/,?"(?:because|also)":(?:"[^"]*"|\[[^\]]*\])/g, '');

/** Five letters for the first lines of what was told, and whether it ended before. */
function digestOf(told: readonly string[], lines: number): string {
  let hash = EMPTY;
  for (let at = 0; at < lines; at++) hash = mixed(hashed(hash, told[at] ?? ''), at < told.length ? 1 : 2);
  return fiveLetters(hash);
}

const EMPTY = 0x811c9dc5;
const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193) >>> 0;

function hashed(hash: number, text: string): number {
  let now = hash;
  for (let i = 0; i < text.length; i++) now = mixed(now, text.charCodeAt(i));
  return now;
}

/** Five letters for plain data, such as a block. */
export const markOf = (data: unknown): string => fiveLetters(hashed(EMPTY, JSON.stringify(data)));

const FIVE_LETTERS = 36 * 36 * 36 * 36 * 36;

/** A whole number as five letters or digits. */
export const fiveLetters = (hash: number): string => (hash % FIVE_LETTERS).toString(36).padStart(5, '0');
