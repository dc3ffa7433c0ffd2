import { describe, expect, it } from 'vitest';
import { bothSides } from './block-mutants.ts';
import { type EdgedGame, edgesOf, findEdges } from './edges.ts';
import { changedCards, type EdgeBook, type EdgeLines, pinnedShare, workOnEdges } from './known-edges.ts';
import type { Hear } from './missed.ts';

interface Block {
  readonly range: readonly [number, number];
  readonly may: boolean;
  readonly group: string;
}
interface Card {
  readonly label: string;
  block: Block;
}

/** In scene n a ship is at range n; the card asks or acts there. */
const game: EdgedGame<Card, Block> = {
  blockOf: ({ block }) => block,
  playing: (card, scene) => (hear: Hear) => {
    hear('{"kind":"moment"}');
    const { range, may } = card.block;
    if (scene < range[0] || scene > range[1]) return;
    hear(may ? '{"kind":"use-ability"}' : `{"kind":"ability","because":"game:line.${scene}"}`);
  },
  instead: (card, changed, does) => {
    const kept = card.block;
    card.block = changed;
    does();
    card.block = kept;
  },
  noEdge: /group/,
  changes: bothSides(1),
};

const cards = (): readonly Card[] => [
  { label: 'one', block: { range: [1, 2], may: true, group: 'a' } },
  { label: 'two', block: { range: [0, 1], may: false, group: 'b' } },
];
const book = (all: readonly Card[], known: EdgeLines = {}): EdgeBook<Card, Block> => ({
  game,
  all,
  known,
  acting: { one: 1, two: 1 },
  among: [0, 1, 2, 3, 4],
});

function found(): EdgeLines {
  const lines: Record<string, string> = {};
  expect(workOnEdges(book(cards()), 'all', (now) => Object.assign(lines, now), String)).toEqual([]);
  return lines;
}

describe('the edges of cards', () => {
  it('are both sides of each number and the other way of each "may", but not how a block is told', () => {
    const all = cards();
    const names = edgesOf(game, all)(all[0]!).map(({ name }) => name);
    expect(names).toEqual([
      '.range[]: number',
      '.range[]: one less',
      '.range[]: number 2',
      '.range[]: one less 2',
      '.may: true',
      '.may: left out',
    ]);
  });

  it('have a scene just inside or just outside, up to the line that differs', () => {
    expect(found().one).toMatch(/^\w{5} \| 1:2:\w{5} 0:2:\w{5} 2:2:\w{5} 3:2:\w{5}$/);
  });

  it('are noticed wherever the card says something else, and only there', () => {
    const known = found();
    expect(workOnEdges(book(cards(), known), undefined, () => undefined, String)).toEqual([]);
    expect(changedCards(book(cards(), known), 50, 'seed')).toEqual({ noticed: 50, missed: [] });
    const [one, two] = cards();
    const wider = [{ ...one!, block: { ...one!.block, range: [1, 3] as const } }, two!];
    const told = workOnEdges(book(wider, known), undefined, () => undefined, String);
    expect(told).toEqual(['one: scene 3 within 2 lines']);
  });

  it('are not looked for again where the card is as it was', () => {
    const known = { ...found(), two: '' };
    const said: string[] = [];
    const lines: EdgeLines = {};
    workOnEdges(
      book(cards(), known),
      'new',
      (now) => Object.assign(lines, now),
      (line) => said.push(line),
    );
    expect(lines).toEqual(found());
    expect(said.at(-1)).toBe('2 cards, 10 edges: 10 make a difference in a scene');
  });

  const look = (some: EdgeBook<Card, Block>, task: 'new' | 'all' | 'left'): EdgeLines => {
    const lines: Record<string, string> = {};
    workOnEdges(some, task, (now) => Object.assign(lines, now), String);
    return lines;
  };
  const few = (known: EdgeLines) => ({ ...book(cards(), known), among: [0, 1], further: [2, 3] });

  it('that have no scene are looked for among further ones, where that is asked for; the others stay', () => {
    const first = look(few({}), 'all');
    expect(first.one).toMatch(/^\w{5} \w{5} \w{5} \| 1:2:\w{5} 0:2:\w{5}$/);
    expect(look(few(first), 'new')).toEqual(first);
    expect(look(few(first), 'left')).toEqual(found());
    expect(look(few({}), 'new')).toEqual(found());
  });

  it('are looked for of some cards alone, where a word tells which; the others stay', () => {
    const lines: Record<string, string> = {};
    workOnEdges(book(cards(), { two: 'as it was' }), 'all one', (now) => Object.assign(lines, now), String);
    expect(lines).toEqual({ one: found().one, two: 'as it was' });
  });

  it('are counted, so that the share that has a pin is known without changing cards by chance', () => {
    const share = (known: EdgeLines, acting = book(cards()).acting) =>
      pinnedShare({ ...book(cards(), known), acting });
    expect(share(found())).toBe(1);
    const few = look({ ...book(cards()), among: [0, 1] }, 'all');
    // Of the first card two of six have none, of the second one of four.
    expect(share(few)).toBeCloseTo((4 / 6 + 3 / 4) / 2);
    expect(share({ ...found(), one: 'as it was' })).toBe(1);
    expect(share(found(), { one: 1 })).toBe(0.5);
  });

  it('that have no scene are looked for beside those that are known', () => {
    const known = look(few({}), 'all');
    const beside = (scene: number) => [scene + 2];
    const left = look({ ...few(known), game: { ...game, beside }, further: [] }, 'left');
    expect(left.one).toMatch(/^\w{5} \| 1:2:\w{5} 0:2:\w{5} 3:2:\w{5} 2:2:\w{5}$/);
  });

  it('are those of whole parts too, where the block is a list of them', () => {
    const card = { parts: [{ at: 1 }, { at: 2 }] };
    const listed: EdgedGame<typeof card, typeof card.parts> = {
      blockOf: ({ parts }) => parts,
      playing: (one, scene) => (hear: Hear) => {
        hear(`{"acts":${one.parts.some(({ at }) => at === scene)}}`);
      },
      instead: (one, changed, does) => {
        const kept = one.parts;
        one.parts = changed;
        does();
        one.parts = kept;
      },
      noEdge: /at/,
      changes: bothSides(1),
    };
    const edges = edgesOf(listed, [card])(card);
    expect(edges.map(({ name }) => name)).toEqual(['[]: left out', '[]: left out 2']);
    const { left, pins } = findEdges(listed, card, edges, [0, 1, 2]);
    expect([left, pins.map(({ scene }) => scene)]).toEqual([[], [1, 2]]);
  });

  it('are none where the card would say the same', () => {
    const wide = {
      ...game,
      saysTheSame: ({ range }: Block, changed: Block, { label }: Card) =>
        label === 'one' && range[1] < changed.range[1],
    };
    const names = edgesOf(wide, cards());
    expect(names(cards()[0]!)).toHaveLength(5);
    expect(names(cards()[1]!)).toHaveLength(4);
  });
});
