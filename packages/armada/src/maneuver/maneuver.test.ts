import { describe, expect, it } from 'vitest';
import { packBeside, shipBody, squadronBody, touches } from '../geometry/index.ts';
import { cr90, nebulon, type TestShip, table, ties, victory, xwings } from '../testing/table.ts';
import { isFlotilla } from './move.ts';

const FOE = victory([1600, 800, 180]);
const corvette = (more: Partial<TestShip>) => table({ us: [cr90([600, 300, 0], more)], them: [FOE] });

describe('determine course', () => {
  it('armada:commands-navigate.1 resolves navigate only there', () => {
    const game = corvette({ dials: ['navigate'], speed: 2 })
      .activate(0)
      .pick('keep');
    expect(game.question).toMatchObject({ kind: 'resolve-command', because: 'armada:commands-navigate.1' });
    game.pick('none').passAll();
  });

  it('armada:commands-navigate.2 changes speed by one and raises one joint by one click by dial', () => {
    const game = corvette({ revealed: ['navigate'], speed: 2 })
      .maneuver(0)
      .pick({ with: 'dial' });
    expect(new Set(game.options.map((one) => (one as { speed: number }).speed))).toEqual(new Set([1, 2, 3]));
    game.pick({ speed: 3, joint: 1 });
    // The chart has 0, I, II at speed 3: with joint 1 raised the ship may bend it once.
    expect(game.offers({ clicks: [1, 1, 2] })).toBe(true);
    expect(game.offers({ clicks: [0, 2, 0] })).toBe(false);
    game.passAll();
    expect(game.ship(0).speed).toBe(3);
  });

  it('armada:commands-navigate.3 changes speed only by token', () => {
    const game = corvette({ tokens: ['navigate'], speed: 2 })
      .maneuver(0)
      .pick({ with: 'token' });
    expect(game.options).toEqual([1, 2, 3].map((speed) => ({ speed, joint: 0 })));
    game.pick({ speed: 1 });
    expect(game.offers({ clicks: [2] })).toBe(true);
    game.passAll();
  });

  it('armada:commands-navigate.4 armada:speed.2 stays between 0 and the chart', () => {
    const slow = corvette({ tokens: ['navigate'], speed: 0 })
      .maneuver(0)
      .pick({ with: 'token' });
    expect(slow.options).toEqual([0, 1].map((speed) => ({ speed, joint: 0 })));
    slow.pick({ speed: 0 }).passAll();
    const fast = table({ us: [victory([600, 300, 0], { tokens: ['navigate'], speed: 2 })], them: [FOE] });
    fast.maneuver(0).pick({ with: 'token' });
    expect(fast.options).toEqual([1, 2].map((speed) => ({ speed, joint: 0 })));
    fast.pick({ speed: 1 }).passAll();
  });

  it('armada:speed.1 keeps the speed until something changes it', () => {
    const game = corvette({ speed: 2 }).maneuver(0);
    expect(game.question).toMatchObject({ kind: 'course', speed: 2 });
    game.passAll();
    expect(game.ship(0).speed).toBe(2);
    expect(game.maneuver(0).question).toMatchObject({ kind: 'course', speed: 2 });
    game.passAll();
  });

  it('armada:premeasuring.2 armada:premeasuring.3 offers courses only there, and commits to the one picked', () => {
    const game = corvette({ dials: ['squadron'], speed: 2 }).activate(0);
    expect(game.question?.kind).toBe('dial-use');
    game.pick('keep').pick('none');
    expect(game.question?.kind).toBe('course');
    game.pick({ clicks: [0, 0], side: 'left' });
    expect(game.question).toBeUndefined();
    expect(game.story).toContain('maneuver-executed');
  });

  it('armada:ship-movement.1 determines the course, then moves the ship', () => {
    const game = corvette({ speed: 1 }).maneuver(0);
    game.pick({ clicks: [0] });
    expect(game.story).toEqual(['course', 'maneuver', 'maneuver-executed']);
    expect(game.pose(0)).toMatchObject({ x: 600, facing: 0 });
    expect(game.pose(0).y).toBeCloseTo(368.4, 3);
  });

  it('armada:ship-movement.8 armada:overlapping.10 executes a maneuver at speed 0', () => {
    const game = table({
      us: [cr90([600, 400, 0], { speed: 0, damage: ['facedown: power-failure'] })],
      them: [FOE],
      obstacles: [{ outline: 'station', at: [600, 400, 0] }],
    }).maneuver(0);
    expect(game.question?.kind).toBe('station-repair');
    game.pick('card');
    expect(game.ship(0)).toMatchObject({ x: 600, y: 400, damage: [] });
    expect(game.story).toContain('maneuver-executed');
  });
});

describe('overlapping ships', () => {
  it('armada:overlapping.6 armada:overlapping.7 deals a facedown card each, the speed dial unchanged', () => {
    const game = table({
      us: [cr90([600, 300, 0], { speed: 2 })],
      them: [victory([600, 480, 0], { speed: 1 })],
    }).fly(0, [0, 0]);
    expect(game.eventsOf('maneuver')).toMatchObject([{ speed: 1, overlapped: [1] }]);
    expect(game.ship(0)).toMatchObject({ speed: 2, damage: [{ up: false }] });
    expect(game.ship(1).damage).toHaveLength(1);
  });

  it('armada:overlapping.9 destroys by the cards before a station can repair', () => {
    const game = table({
      us: [
        cr90([600, 300, 0], {
          speed: 1,
          damage: Array.from({ length: 3 }, () => 'facedown: structural-damage'),
        }),
        cr90([1000, 100, 0]),
      ],
      them: [victory([600, 400, 0])],
      obstacles: [{ outline: 'station', at: [600, 300, 0] }],
    }).fly(0, [0]);
    expect(game.ship(0).place).toBe('destroyed');
    expect(game.question).toBeUndefined();
    expect(game.story).not.toContain('maneuver-executed');
  });

  it('armada:flotillas.1 deals the card to flotillas alone', () => {
    const flotilla = { ...cr90([600, 400, 0]), card: 'gr75-medium-transports' };
    const game = table({ us: [victory([600, 250, 0])], them: [flotilla] }).fly(0, [0]);
    expect(isFlotilla(game.ship(1))).toBe(true);
    expect([0, 1].map((id) => game.ship(id).damage.length)).toEqual([0, 1]);
  });

  it('armada:destroyed-ships-and-squadrons.2 destroys a ship that leaves the play area', () => {
    const game = table({ us: [cr90([600, 860, 0]), cr90([900, 200, 0])], them: [FOE] }).fly(0, [0]);
    expect(game.ship(0).place).toBe('destroyed');
    expect(game.eventsOf('ship-destroyed')[0]!.because).toBe('armada:destroyed-ships-and-squadrons.2');
  });

  it('armada:faq.4 spares a ship that would leave but is stopped inside', () => {
    const game = table({
      us: [cr90([600, 744, 0], { speed: 2 })],
      them: [nebulon([600, 872, 90])],
    }).fly(0, [0, 0]);
    expect(game.ship(0)).toMatchObject({ place: 'table' });
    expect(game.pose(0).y).toBeCloseTo(812.4, 3);
    expect(game.ship(0).damage).toHaveLength(1);
  });
});

describe('overlapping squadrons', () => {
  const landing = () =>
    table({
      us: [cr90([600, 300, 0], { speed: 2 }), xwings([610, 440])],
      them: [FOE, ties([590, 480])],
    }).fly(0, [0, 0]);

  it('armada:overlapping.1 armada:overlapping.2 the opponent places all of them touching the ship', () => {
    const game = landing();
    expect(game.pose(0).y).toBeCloseTo(436.8, 3);
    expect(game.question).toMatchObject({ kind: 'displaced-squadron', player: 1 });
    game.pick({ squadron: 0 });
    expect(game.question).toMatchObject({ kind: 'place-displaced', player: 1, squadron: 0 });
    game.answer([650, 440, 0]);
    expect(game.question).toMatchObject({ kind: 'place-displaced', squadron: 1 });
    game.answer([550, 440, 0]);
    const ship = shipBody('cr90-corvette-a', game.pose(0));
    for (const id of [0, 1]) {
      const { x, y } = game.squadron(id);
      expect(touches(squadronBody(x, y), ship)).toBe(true);
    }
    expect(game.squadron(0).x).toBeCloseTo(600 + 21.5 + 17.1, 5);
  });

  it('armada:overlapping.3 in any order, but not outside the play area', () => {
    const game = table({
      us: [cr90([40, 300, 0], { speed: 2 }), xwings([50, 440])],
      them: [FOE],
    }).fly(0, [0, 0]);
    expect(game.tryAnswer([0, 440, 0])[0]?.ruling).toBe('armada:overlapping.3');
    game.answer([90, 440, 0]);
    expect(game.squadron(0).x).toBeGreaterThan(40);
  });

  it('armada:overlapping.4 leaves no gap that keeps another from touching the ship', () => {
    const game = table({
      us: [cr90([600, 300, 0], { speed: 2 }), ...[430, 440, 450].map((y, i) => xwings([592 + i * 8, y]))],
      them: [FOE],
    }).fly(0, [0, 0]);
    game.pick({ squadron: 0 }).answer([650, 440, 0]);
    game.pick({ squadron: 1 }).answer([550, 440, 0]);
    game.answer([600, 520, 0]);
    const ship = shipBody('cr90-corvette-a', game.pose(0));
    for (const id of [0, 1, 2]) {
      const { x, y } = game.squadron(id);
      expect(touches(squadronBody(x, y), ship)).toBe(true);
    }
    // Squadrons stand all around the place where the ship ends, but for room for two: it must stay room for two.
    const ring = packBeside(ship, [], Number.POSITIVE_INFINITY);
    const tight = table({
      us: [cr90([600, 300, 0], { speed: 2 }), xwings([592, 430]), xwings([608, 440])],
      them: [FOE, ...ring.slice(2).map(({ x, y }) => xwings([x, y]))],
    })
      .fly(0, [0, 0])
      .pick({ squadron: 0 });
    const [left, right] = ring;
    const between = [(left!.x + right!.x) / 2, left!.y, 0] as const;
    expect(tight.tryAnswer(between)).toMatchObject([{ ruling: 'armada:overlapping.4', facts: { room: 0 } }]);
    expect(tight.tryAnswer([left!.x, left!.y, 0])).toEqual([]);
  });

  it('armada:overlapping.4 beside the nearest that has room where ships shut in all that touch the ship', () => {
    // The ship ends between four others, with no room for a squadron at any side or corner.
    const around = [cr90([550, 437, 0]), cr90([650, 437, 0]), cr90([600, 516, 0]), cr90([600, 357, 0])];
    const game = table({
      us: [cr90([600, 300, 0], { speed: 2 }), ...around, xwings([600, 437])],
      them: [FOE, xwings([600, 620]), xwings([600, 800])],
    }).fly(0, [0, 0]);
    expect(game.question).toMatchObject({ kind: 'place-displaced', squadron: 0 });
    game.answer([600, 640, 0]);
    const { x, y } = game.squadron(0);
    expect(touches(squadronBody(x, y), squadronBody(600, 620))).toBe(true);
  });

  it('armada:overlapping.4 beside the nearest ship that has room where no other squadron is in play', () => {
    const around = [cr90([550, 437, 0]), cr90([650, 437, 0]), cr90([600, 516, 0]), cr90([600, 357, 0])];
    const game = table({
      us: [cr90([600, 300, 0], { speed: 2 }), ...around, xwings([600, 437])],
      them: [FOE],
    }).fly(0, [0, 0]);
    expect(game.question).toMatchObject({ kind: 'place-displaced', squadron: 0 });
    game.answer([500, 437, 0]);
    const { x, y } = game.squadron(0);
    expect(
      around.some((_, at) => touches(squadronBody(x, y), shipBody('cr90-corvette-a', game.pose(at + 1)))),
    ).toBe(true);
  });

  it('armada:overlapping.12 a squadron set on an obstacle so does not resolve it', () => {
    const game = table({
      us: [cr90([600, 300, 0], { speed: 2 }), xwings([610, 440], { hull: 2 })],
      them: [FOE],
      obstacles: [{ outline: 'station', at: [700, 440, 0] }],
    }).fly(0, [0, 0]);
    game.answer([680, 440, 0]);
    expect(game.question).toBeUndefined();
    expect(game.squadron(0).hull).toBe(2);
  });
});
