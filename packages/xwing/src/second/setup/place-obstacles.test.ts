import { describe, expect, it } from 'vitest';
import { distance, edgeDistances } from '../../common/index.ts';
import { obstacleBodyOf } from '../bodies.ts';
import { obstacleType } from '../obstacles.ts';
import { type TestGame, table, tie } from '../testing/index.ts';

const SIX = ['coreasteroid0', 'yt2400debris0', 'gascloud1', 'coreasteroid1', 'yt2400debris1', 'gascloud2'];
/** Six places that keep every distance. */
const PLACES = [260, 457, 654].flatMap((x) => [[x, 270, 0] as const, [x, 640, 0] as const]);

/** A table on which obstacles are still to be placed. */
function beforeObstacles(outlines: readonly string[] = SIX, firstPlayer: 0 | 1 = 0): TestGame {
  const game = table({
    us: [tie([400, 100, 0])],
    them: [tie([400, 800, 180])],
    obstacles: outlines.map((outline) => ({ outline, at: [0, 0, 0] })),
    firstPlayer,
    phase: 'setup',
  });
  for (const obstacle of game.state.obstacles) obstacle.placed = false;
  return game.run({ kind: 'place-obstacle', player: firstPlayer });
}

/** Why the obstacle that is to be placed may not lie there; nothing when it may. */
const rulings = (game: TestGame, x: number, y: number) =>
  game.help.validate?.([x, y, 0]).map((refusal) => refusal.ruling) ?? null;

describe('placing obstacles', () => {
  it('xwing2:setup.5 in player order the players pick and place in turn until all six lie', () => {
    for (const first of [0, 1] as const) {
      const game = beforeObstacles(SIX, first);
      expect(game.question).toMatchObject({ kind: 'choose-obstacle', player: first });
      expect(game.options.length).toBe(6);
      for (const [turn, place] of PLACES.entries()) {
        if (turn < 5) game.pick({ obstacle: 5 - turn });
        expect(game.question).toMatchObject({ kind: 'place-obstacle' });
        game.answer(place);
      }
      const placed = game.eventsOf('obstacle-placed');
      expect(placed.map((event) => event.player)).toEqual([
        first,
        1 - first,
        first,
        1 - first,
        first,
        1 - first,
      ]);
      expect(placed.map((event) => event.obstacle)).toEqual([5, 4, 3, 2, 1, 0]);
      expect(game.state.obstacles.every((obstacle) => obstacle.placed)).toBe(true);
    }
  });

  it('xwing2:setup.6 refuses a place within range 1 of another obstacle', () => {
    const game = beforeObstacles(['coreasteroid0', 'coreasteroid1'])
      .pick({ obstacle: 0 })
      .answer([300, 457, 0]);
    const lying = obstacleBodyOf(game.state.obstacles[0]!);
    const gapAt = (x: number) =>
      distance(lying, obstacleBodyOf({ ...game.state.obstacles[1]!, x, y: 457, facing: 0 }));
    let x = 400;
    while (gapAt(x) <= 100) x += 0.01;
    expect(gapAt(x)).toBeCloseTo(100, 1);
    expect(rulings(game, x - 0.02, 457)).toEqual(['xwing2:setup.6']);
    expect(rulings(game, x + 0.02, 457)).toEqual([]);
    expect(game.tryAnswer([x - 0.02, 457, 0])).toMatchObject([{ ruling: 'xwing2:setup.6' }]);
    game.answer([x + 0.02, 457, 0]);
  });

  it('xwing2:setup.7 refuses a place within range 2 of an edge', () => {
    const game = beforeObstacles(['coreasteroid0']);
    const edgeAt = (x: number) =>
      edgeDistances(obstacleBodyOf({ ...game.state.obstacles[0]!, x, y: 457, facing: 0 }), 914.4, 914.4);
    const offset = 300 - edgeAt(300);
    expect(rulings(game, 199 + offset, 457)).toEqual(['xwing2:setup.7']);
    expect(rulings(game, 200.1 + offset, 457)).toEqual([]);
    expect(game.tryAnswer([199 + offset, 457, 0])).toMatchObject([
      { ruling: 'xwing2:setup.7', facts: { mm: expect.closeTo(199, 6), of: 'edge' } },
    ]);
    for (const at of [
      [457, 215],
      [457, 700],
      [700, 457],
    ] as const) {
      expect(rulings(game, at[0], at[1])).toEqual(['xwing2:setup.7']);
    }
    expect(rulings(game, -400, 457)).toEqual(['xwing2:play-area.1']);
    game.answer([200.1 + offset, 457, 0]);
  });

  it('xwing2:obstacles.15 offers gas clouds like asteroids and debris clouds', () => {
    const game = beforeObstacles();
    const types = game.state.obstacles.map((obstacle) => obstacleType(obstacle.outline));
    expect(types).toEqual(['asteroid', 'debris', 'gascloud', 'asteroid', 'debris', 'gascloud']);
    expect(game.offers({ outline: 'gascloud1' })).toBe(true);
    game.pick({ outline: 'gascloud1' }).answer(PLACES[0]);
    expect(game.state.obstacles[2]).toMatchObject({ placed: true, x: 260, y: 270 });
  });

  it('leaves out an obstacle that fits nowhere', () => {
    const game = beforeObstacles(['coreasteroid0']);
    game.answer([457, 457, 0]);
    const small = table({ us: [tie([100, 50, 0])], size: [420, 420], phase: 'setup' });
    small.state.obstacles = [
      {
        id: 0,
        outline: 'coreasteroid0',
        placed: false,
        leftOut: false,
        fuses: 0,
        player: -1,
        x: 0,
        y: 0,
        facing: 0,
      },
    ];
    small.run({ kind: 'place-obstacle', player: 0 });
    expect(small.question).toBeUndefined();
    expect(small.story).toEqual(['obstacle-skipped']);
    expect(small.state.obstacles).toMatchObject([{ outline: 'coreasteroid0', placed: false, leftOut: true }]);
  });
});
