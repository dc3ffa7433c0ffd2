import {
  newRecord,
  type Remembered,
  remember,
  startRecord,
  taskFor,
  type Weighed,
} from '@firing-arc/referee';
import { FIRST, packFrom, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/first';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../formats/xwing1.json' with { type: 'json' };
import { firstPlayer, firstSearcher } from '../index.ts';
import { FORMATIONS, placeIn } from './formations.ts';

const first = setupFromSquads(packFrom(xwing1), [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);

/** What a player of all seats places where while the table is set up, and how it weighed the places. */
function setUp(rollouts: number, player: () => ReturnType<typeof firstSearcher>) {
  const game = startRecord(FIRST, newRecord(FIRST, first, 'deployment'));
  const placed: { seat: number; place: readonly number[]; weighed: readonly Weighed[] }[] = [];
  let memories: readonly Remembered[] = [];
  while (game.state.phase === 'setup') {
    const { player: seat, kind } = game.questions[0]!;
    // Made anew for each decision: it knows its formation by what it remembers.
    const who = player();
    const decision = who.decide(taskFor(game, seat, { secret: 'deployment', rollouts, memories }));
    memories = remember(memories, seat, decision);
    expect(game.answer(seat, decision.question, decision.answer), kind).toEqual([]);
    const weighed = who.explain();
    if (kind === 'place-ship') placed.push({ seat, place: decision.answer as readonly number[], weighed });
  }
  return { placed, hash: game.hash };
}

describe('the searching player of First Edition', () => {
  it('places its first ship where games in its head come out best, and the others with it', () => {
    const { placed } = setUp(12, firstSearcher);
    for (const seat of [0, 1]) {
      const [before, ...then] = placed.filter((one) => one.seat === seat);
      expect(before!.weighed.length).toBeGreaterThan(1);
      expect(before!.weighed.every(({ error }) => error > 0)).toBe(true);
      expect(before!.weighed.map(({ option }) => option)).toContainEqual(before!.place);
      for (const { weighed } of then) expect(weighed.every(({ error }) => error === 0)).toBe(true);
    }
  });

  it('sets up as plain does where it may play no games', () => {
    expect(setUp(0, firstSearcher).hash).toBe(setUp(0, () => firstPlayer('plain')).hash);
  });
});

describe('a place in a formation', () => {
  const LENGTH = 914.4;
  const line = { half: 20, middle: LENGTH / 2, friends: [], foes: [], rocks: [] };
  /** The edges of a table, which ships face away from. */
  const edges = [
    (along: number, away: number) => ({ x: along, y: away, facing: 0 }),
    (along: number, away: number) => ({ x: along, y: LENGTH - away, facing: 180 }),
    (along: number, away: number) => ({ x: away, y: along, facing: 90 }),
    (along: number, away: number) => ({ x: LENGTH - away, y: along, facing: 270 }),
  ];
  const question = { form: 'place', kind: 'place-ship', player: 0, because: 'xwing1:setup.9' } as const;
  const anywhere = { validate: () => [], propose: () => null };

  it('is as far along the edge as its share says, and turned ships face the middle from there', () => {
    for (const at of edges) {
      const row = { line, length: LENGTH, deep: 20, at };
      const inwards = at(0, 0).facing;
      for (const share of [0.1, 0.9]) {
        const [x = 0, y = 0, facing = 0] = placeIn({ share, turned: true }, row, question, anywhere)!;
        const aimed = at(share * LENGTH, 100 - 20 * Math.SQRT2);
        expect(Math.abs(x - aimed.x) + Math.abs(y - aimed.y)).toBeLessThan(6);
        const angle = (facing * Math.PI) / 180;
        const ahead = [x + 500 * Math.sin(angle), y + 500 * Math.cos(angle)];
        const off = (of: number, from: number) => Math.abs(of - from);
        const [nowOff, thenOff] =
          inwards % 180 === 0
            ? [off(x, LENGTH / 2), off(ahead[0]!, LENGTH / 2)]
            : [off(y, LENGTH / 2), off(ahead[1]!, LENGTH / 2)];
        expect(thenOff).toBeLessThan(nowOff);
        expect(Math.abs(((facing - inwards + 540) % 360) - 180)).toBe(45);
      }
    }
  });

  it('leaves the room between ships that it should', () => {
    const friends = [{ along: LENGTH / 2, half: 20 }];
    const row = { line: { ...line, friends }, length: LENGTH, deep: 20, at: edges[0]! };
    const gaps = FORMATIONS.filter(({ share }) => share === 0.5).map(
      (formation) => Math.abs(placeIn(formation, row, question, anywhere)![0]! - LENGTH / 2) - 40,
    );
    expect(Math.min(...gaps)).toBeGreaterThan(8);
    expect(Math.max(...gaps)).toBeGreaterThan(100);
  });

  it('is none where none is legal', () => {
    const nowhere = {
      validate: () => [{ option: '', ruling: 'xwing1:setup.9' }] as const,
      propose: () => null,
    };
    const row = { line, length: LENGTH, deep: 20, at: edges[0]! };
    expect(placeIn(FORMATIONS[0]!, row, question, nowhere)).toBeNull();
  });
});
