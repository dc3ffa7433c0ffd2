import { describe, expect, it } from 'vitest';
import {
  attackLines,
  BASES,
  lineCrosses,
  type OutlineBody,
  obstacleBody,
  shipBody,
} from '../../common/index.ts';
import { atRange } from '../range.ts';
import { type At, type TestGame, table, tie, xwing } from '../testing/index.ts';
import { measuringLines } from './measuring-line.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const rock = (x: number, y: number) => ({ outline: 'coreasteroid5', at: [x, y, 0] as const });
/** A square with sides of 2 `half`. */
const square = (x: number, y: number, half: number): OutlineBody => {
  const { points, ...body } = obstacleBody('coreasteroid5', { x, y, facing: 0 });
  const corners = [x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half];
  return {
    ...body,
    radius: half * 1.5,
    points: Float64Array.from(corners).subarray(0, Math.min(8, points.length)),
  };
};

const defenseDice = (game: TestGame): number =>
  game.eventsOf('rolled').find((roll) => roll.dice === 'defense')!.faces.length;

describe('declaring', () => {
  it('xwing2:defender.1 xwing2:target.1 the ship chosen is the defender', () => {
    const game = table({
      us: [xwing(us, { tokens: { focus: 1 } })],
      them: [tie([350, 590, 180]), tie([450, 590, 180])],
    });
    game.engage(0);
    expect(game.state.attack).toBeNull();
    game.rolls('focus', 'focus', 'focus').pick({ target: 2 });
    expect(game.eventsOf('attack')).toMatchObject([{ attacker: 0, defender: 2, because: 'xwing2:attack.5' }]);
    expect(game.question?.kind).toBe('modify-attack-dice');
    expect(game.state.attack).toMatchObject({ attacker: 0, defender: 2 });
    game.passAll();
    expect(game.eventsOf('attack-misses')).toMatchObject([{ attacker: 0, defender: 2 }]);
    expect(game.state.attack).toBeNull();
  });

  it('xwing2:attack.5 whoever has no target is told to attack nobody, beside no choice that was none', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(400))] });
    game.engage(0);
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0 }]);
    expect(game.withoutChoice).not.toContain('attack');
  });

  it('xwing2:attack-range.2 what does not speak of attack range uses the plain one', () => {
    // Norra sits at range 1 of the attacker, but her part in its arc is at attack range 2.
    const norra = { pilot: 'norrawexley-btla4ywing', at: [518, 498, 0] as const };
    const game = table({ us: [xwing(us)], them: [norra] });
    expect(atRange(game.state, game.ship(0), game.ship(1), [1, 1])).toBe(true);
    game.rolls('hit', 'hit', 'hit', 'blank').attack(0, 1);
    expect(game.eventsOf('attack')[0]).toMatchObject({ range: 2 });
    expect(game.eventsOf('dice-count')).toEqual([]);
    expect(game.eventsOf('modified')).toMatchObject([{ ship: 1, how: 'add', faces: ['blank', 'evade'] }]);
  });
});

describe('obstruction', () => {
  it('xwing2:obstructed.1 xwing2:obstructed.3 an obstacle on the line: obstructed, one more defense die', () => {
    const game = table({ us: [xwing(us)], them: [xwing([400, 600, 45])], obstacles: [rock(400, 500)] });
    game.attack(0, 1).passAll();
    expect(game.eventsOf('attack')[0]).toMatchObject({ obstructed: true });
    // A single shortest line is nobody's choice (obstructed.4).
    expect(game.withoutChoice).not.toContain('attack-line');
    expect(game.eventsOf('dice-count')).toMatchObject([
      { ship: 1, dice: 'defense', change: 1, because: 'xwing2:obstructed.3' },
    ]);
    expect(defenseDice(game)).toBe(3);
  });

  it('xwing2:obstructed.3 two obstacles are one more die, not two', () => {
    const obstacles = [rock(400, 470), rock(400, 540)];
    const game = table({ us: [xwing(us)], them: [xwing([400, 640, 45])], obstacles });
    expect(defenseDice(game.attack(0, 1).passAll())).toBe(3);
  });

  it('xwing2:obstructed.2 a ship on the line adds nothing, xwing2:obstructed.1 though the attack is obstructed', () => {
    const game = table({ us: [xwing(us), tie([410, 500, 0])], them: [xwing([400, 600, 45])] });
    const [line] = attackLines(shipBody('small', game.pose(0)), 'front', shipBody('small', game.pose(2)));
    expect(lineCrosses(line!, shipBody('small', game.pose(1)))).toBe(true);
    game.attack(0, 2).passAll();
    expect(game.eventsOf('measured-through')).toMatchObject([
      { attacker: 0, defender: 2, ships: [1], devices: [], because: 'xwing2:obstructed.1' },
    ]);
    expect(game.eventsOf('dice-count')).toEqual([]);
    expect(defenseDice(game)).toBe(2);
    const beside = table({ us: [xwing(us), tie([500, 500, 0])], them: [xwing([400, 600, 45])] });
    expect(beside.attack(0, 2).passAll().eventsOf('measured-through')).toEqual([]);
  });

  it('xwing2:obstructed.1 a device on the line obstructs too', () => {
    const bomb = { id: 0, kind: 'protonbomb', player: 0, x: 400, y: 500, facing: 0, fuses: 0, unit: -1 };
    const game = table({ us: [xwing(us)], them: [xwing([400, 600, 45])], set: { '/devices': [bomb] } });
    game.attack(0, 1).passAll();
    expect(game.eventsOf('measured-through')).toMatchObject([{ ships: [], devices: [0] }]);
    expect(defenseDice(game)).toBe(2);
  });

  it('xwing2:obstructed.4 a single closest line through a rock leaves no choice', () => {
    const game = table({ us: [xwing(us)], them: [xwing([450, 600, 45])], obstacles: [rock(437, 500)] });
    game.attack(0, 1);
    expect(game.question?.kind).not.toBe('attack-line');
    expect(game.eventsOf('attack')[0]).toMatchObject({ obstructed: true });
    game.passAll();
  });

  it('xwing2:obstructed.5 between parallel edges the attacker chooses: through the rock or past it', () => {
    const layout = { us: [xwing(us)], them: [xwing(ahead(150))], obstacles: [rock(440, 500)] };
    const past = table(layout).attack(0, 1);
    expect(past.question).toMatchObject({ kind: 'attack-line', player: 0, because: 'xwing2:obstructed.5' });
    past.pick({ obstructed: false }).passAll();
    expect(past.eventsOf('attack')[0]).toMatchObject({ obstructed: false });
    expect(defenseDice(past)).toBe(2);
    const through = table(layout).attack(0, 1).pick({ obstructed: true }).passAll();
    expect(through.eventsOf('attack')[0]).toMatchObject({ obstructed: true });
    expect(defenseDice(through)).toBe(3);
  });

  it('xwing2:obstructed.5 finds the gap between two rocks that cover both ends', () => {
    const from = shipBody('small', { x: 0, y: 0, facing: 0 });
    const to = shipBody('small', { x: 0, y: 150, facing: 0 });
    const clear = (rocks: readonly OutlineBody[]) =>
      measuringLines(from, 'front', to, 2, rocks).map(({ obstructed }) => obstructed);
    expect(clear([square(-15, 75, 12), square(15, 75, 12)])).toEqual([false, true]);
    expect(clear([square(-15, 75, 16), square(15, 75, 16)])).toEqual([true]);
    expect(clear([square(0, 75, 5)])).toEqual([false, true]);
    expect(clear([square(60, 75, 12)])).toEqual([false]);
    // The gap of 1 mm at x = 10 to 11, and one that is closed farther ahead.
    const gap = [square(-10, 50, 20), square(31, 50, 20)];
    const [line] = measuringLines(from, 'front', to, 2, gap);
    expect(line!.obstructed).toBe(false);
    expect(line!.line[0]).toBeGreaterThanOrEqual(10);
    expect(line!.line[0]).toBeLessThanOrEqual(11);
    expect(clear([...gap, square(10, 100, 4)])).toEqual([true]);
  });

  it('xwing2:obstructed.6 touching ships with the tip of a rock between them: clear, and no choice', () => {
    const layout = { us: [xwing(us)], them: [xwing([400, 445.8, 180])], contacts: [[0, 1]] as const };
    // The tip of the asteroid comes 0.3 mm into the gap that the guides leave between the bases.
    const game = table({ ...layout, obstacles: [rock(380.3 - 35.48, 422.9 - 15)] }).attack(0, 1);
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('attack')[0]).toMatchObject({ range: 0, obstructed: false });
    const apart = table({ ...layout, contacts: [], obstacles: [rock(380.3 - 35.48, 422.9 - 15)] }).attack(
      0,
      1,
    );
    expect(apart.question?.kind).toBe('attack-line');
  });

  it('xwing2:obstructed.6 at range 0 only if every point of contact lies on the obstacle', () => {
    const { half } = BASES.small;
    const from = shipBody('small', { x: 0, y: 0, facing: 0 });
    const beyond = shipBody('small', { x: 0, y: 2 * half, facing: 180 });
    const obstructed = (rocks: readonly OutlineBody[]) =>
      measuringLines(from, 'front', beyond, 0, rocks)[0]!.obstructed;
    expect(obstructed([square(0, half, 30)])).toBe(true);
    expect(obstructed([square(-15, half, 10)])).toBe(false);
    expect(obstructed([square(-15, half, 10), square(15, half, 10)])).toBe(false);
    expect(obstructed([square(-11, half, 11), square(10, half, 11)])).toBe(true);
    // Contact at the side, the part in the arc ahead: contact counts, not the line through the arc.
    const beside = shipBody('large', { x: 60, y: 30, facing: 0 });
    expect(measuringLines(from, 'front', beside, 0, [square(30, 50, 9)])[0]!.obstructed).toBe(false);
    expect(measuringLines(from, 'front', beside, 0, [square(20, 0, 25)])[0]!.obstructed).toBe(true);
  });
});
