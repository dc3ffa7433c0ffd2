import { describe, expect, it } from 'vitest';
import type { ObstacleType } from '../state.ts';
import { cr90, type TestShip, table, ties, victory, xwings } from '../testing/table.ts';

const FOE = victory([1600, 800, 180]);
/** A corvette that moves straight on, at speed 1 from 600, 300 to 600, 368.4, over one obstacle. */
const over = (outline: string, more: Partial<TestShip> = {}, type?: ObstacleType) =>
  table({
    us: [cr90([600, 300, 0], more)],
    them: [FOE],
    obstacles: [{ outline, at: [600, 400, 0], ...(type ? { type } : {}) }],
  });

describe('obstacles', () => {
  it('armada:obstacles.1 armada:obstacles.3 asteroids deal a faceup card, whatever the shields', () => {
    const game = over('asteroid_2').draws('power-failure').fly(0, [0]);
    expect(game.ship(0).damage).toMatchObject([{ up: true }]);
    expect(game.ship(0).shields).toMatchObject({ front: 2, left: 2, right: 2, rear: 1 });
  });

  it('armada:obstacles.2 do nothing to a ship that only passes over them', () => {
    const game = table({
      us: [cr90([600, 300, 0], { speed: 4 })],
      them: [FOE],
      obstacles: [{ outline: 'asteroid_2', at: [600, 420, 0] }],
    }).fly(0, [0, 0, 0, 0]);
    expect(game.ship(0).damage).toEqual([]);
    expect(game.story).not.toContain('on-obstacle');
  });

  it('armada:obstacles.4 debris does two damage to one zone that the owner picks', () => {
    const game = over('debris_2').fly(0, [0]);
    expect(game.question).toMatchObject({ kind: 'damage-zone', player: 0 });
    game.pick({ zone: 'left' });
    expect(game.ship(0).shields.left).toBe(0);
    expect(game.ship(0).damage).toEqual([]);
  });

  it('armada:obstacles.5 a station lets a ship discard a card and a squadron recover a hull point', () => {
    const damage = ['facedown: power-failure', 'blinded-gunners'];
    const game = over('station', { damage }).fly(0, [0]);
    game.pick({ kind: 'card', name: 'blinded-gunners' });
    expect(game.ship(0).damage).toHaveLength(1);
    const flyer = table({
      us: [cr90([900, 300, 0]), xwings([600, 300], { hull: 2 })],
      them: [FOE],
      obstacles: [{ outline: 'station', at: [600, 400, 0] }],
    }).squadronActs(0);
    flyer.pick('move').answer([600, 400, 0]).pick('yes');
    expect(flyer.squadron(0).hull).toBe(3);
  });

  it('armada:obstacles.3 armada:obstacles.4 squadrons ignore asteroids and debris', () => {
    for (const outline of ['asteroid_1', 'debris_1']) {
      const game = table({
        us: [cr90([900, 300, 0]), ties([600, 300])],
        them: [FOE],
        obstacles: [{ outline, at: [600, 400, 0] }],
      }).squadronActs(0);
      game.pick('move').answer([600, 400, 0]);
      expect(game.squadron(0)).toMatchObject({ hull: 3, y: 400 });
    }
  });

  it('armada:obstacles.6 several are resolved in an order of the ship’s choice', () => {
    const game = table({
      us: [cr90([600, 300, 0])],
      them: [FOE],
      obstacles: [
        { outline: 'asteroid_2', at: [600, 430, 0] },
        { outline: 'station', at: [600, 330, 0] },
      ],
    })
      .draws('power-failure')
      .fly(0, [0]);
    expect(game.options).toEqual([{ obstacle: 0 }, { obstacle: 1 }]);
    game.pick({ obstacle: 0 }).pick('card');
    expect(game.ship(0).damage).toEqual([]);
  });

  it('armada:obstacles.8 an exogorth does one damage', () => {
    const game = over('station', {}, 'exogorth').fly(0, [0]).pick({ zone: 'rear' });
    expect(game.ship(0).shields.rear).toBe(0);
  });

  it('armada:obstacles.10 a gravity rift brings the dial to 0', () => {
    const game = over('station', { speed: 2 }, 'gravity rift').fly(0, [0]);
    expect(game.ship(0).speed).toBe(0);
  });

  it('armada:obstacles.11 armada:speed.3 near a gravity rift a ship moves at one speed less, the dial unchanged', () => {
    const game = table({
      us: [cr90([600, 300, 0], { speed: 2, damage: ['thruster-fissure'] })],
      them: [FOE],
      obstacles: [{ outline: 'station', type: 'gravity rift', at: [760, 300, 0] }],
    }).maneuver(0);
    expect(game.question).toMatchObject({ kind: 'course', speed: 1 });
    game.pick({ clicks: [0] });
    expect(game.ship(0)).toMatchObject({ speed: 2, shields: { front: 2 } });
    expect(game.ship(0).damage).toHaveLength(1);
  });

  it('armada:obstacles.12 purrgil do damage equal to the speed, and one to a squadron', () => {
    const game = over('station', { speed: 3 }, 'purrgil').fly(0, [0]);
    game.pick({ zone: 'front' });
    expect(game.ship(0).shields.front).toBe(0);
    expect(game.ship(0).damage).toHaveLength(1);
    const flyer = table({
      us: [cr90([900, 300, 0]), ties([600, 300])],
      them: [FOE],
      obstacles: [{ outline: 'station', type: 'purrgil', at: [600, 400, 0] }],
    }).squadronActs(0);
    flyer.pick('move').answer([600, 400, 0]);
    expect(flyer.squadron(0).hull).toBe(2);
  });
});
