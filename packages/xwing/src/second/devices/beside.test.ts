import { describe, expect, it } from 'vitest';
import { deviceBody, distance, inArc, obstacleBody } from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import { type At, table, tie } from '../testing/index.ts';

const HERE: At = [400, 400, 0];
const FAR = tie([800, 800, 180]);

describe('Finch Dallow', () => {
  const drops = (pilot: string, upgrade: string, device: string) =>
    table({ us: [{ pilot, at: HERE, upgrades: [upgrade, 'delayedfuses'] }], them: [FAR] })
      .run({ kind: 'system-ship', ship: 0 })
      .pick({ kind: 'device', device });

  it('places a bomb touching the base instead, pushed in from where the player points', () => {
    const game = drops('finchdallow', 'protonbombs', 'protonbomb').pick({ use: true });
    expect(game.question).toMatchObject({ kind: 'lay-object', device: 'protonbomb' });
    game.answer([600, 400, 90]).pick({ use: false }).passAll();
    const [bomb] = game.state.devices;
    expect(bomb).toMatchObject({ y: 400, facing: 90 });
    expect(distance(bodyOf(game.ship(0)), deviceBody('protonbomb', bomb!))).toBe(0);
    expect(game.eventsOf('device-placed')).toMatchObject([{ how: 'place', template: null }]);
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
  });

  it('finds places that touch, and a fuse goes on a bomb that was placed too', () => {
    const game = drops('finchdallow', 'protonbombs', 'protonbomb').pick({ use: true });
    let seed = 0.1;
    const help = game.help as { propose: (random: () => number) => readonly number[] | null };
    const at = help.propose(() => {
      seed = (seed * 7.3) % 1;
      return seed;
    });
    expect(at).not.toBeNull();
    game.answer(at).pick({ use: true }).passAll();
    expect(game.state.devices).toMatchObject([{ kind: 'protonbomb', fuses: 1 }]);
  });

  it('drops it as usual if the player likes, and mines always', () => {
    const drop = drops('finchdallow', 'protonbombs', 'protonbomb').pick({ use: false }).passAll();
    expect(drop.eventsOf('device-placed')).toMatchObject([{ how: 'drop' }]);
    const mine = drops('finchdallow', 'proximitymines', 'proximitymine').passAll();
    expect(mine.eventsOf('device-placed')).toMatchObject([{ how: 'drop' }]);
    const other = drops('cobaltsquadronbomber', 'protonbombs', 'protonbomb').passAll();
    expect(other.eventsOf('device-placed')).toMatchObject([{ how: 'drop' }]);
  });

  it('not partly outside the play area', () => {
    const game = table({
      us: [{ pilot: 'finchdallow', at: [41, 400, 0], upgrades: ['protonbombs'] }],
      them: [FAR],
    })
      .run({ kind: 'system-ship', ship: 0 })
      .pick({ kind: 'device' })
      .pick({ use: true });
    expect(game.tryAnswer([0, 400, 0]).map(({ ruling }) => ruling)).toEqual(['xwing2:device.17']);
    game.answer([100, 400, 0]).passAll();
  });
});

describe('Quick-Release Locks', () => {
  const huge = { pilot: 'alderaanianguard', at: [457, 500, 0] as At, upgrades: ['quickreleaselocks'] };
  const releases = (...others: readonly ReturnType<typeof tie>[]) =>
    table({ us: [huge, ...others], them: [FAR] })
      .run({ kind: 'system-ship', ship: 0 })
      .pick({ kind: 'ability' })
      .pick({ use: true });

  it('place a cargo drift that touches the ship in its rear arc, for a charge', () => {
    const game = releases();
    expect(game.tryAnswer([457, 900, 0])).toHaveLength(1);
    game.answer([457, 100, 0]).passAll();
    const [drift] = game.state.obstacles;
    expect(drift).toMatchObject({ outline: 'cargodrift', placed: true });
    expect(inArc(bodyOf(game.ship(0)), 'rear', obstacleBody('cargodrift', drift!))).toBe(true);
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
  });

  it('are not offered to a ship with its back to the edge and a ship on each side: there is no place', () => {
    const offered = (y: number) => {
      const beside = [374, 540].map((x) => ({ pilot: 'alderaanianguard', at: [x, y, 0] as At }));
      return table({ us: [{ ...huge, at: [457, y, 0] }, ...beside], them: [FAR] })
        .run({ kind: 'system-ship', ship: 0 })
        .offers({ kind: 'ability' });
    };
    expect([offered(500), offered(112)]).toEqual([true, false]);
  });

  it('not on a ship', () => {
    const free = releases();
    free.answer([457, 100, 0]);
    const [drift] = free.state.obstacles;
    free.passAll();
    const game = releases(tie([drift!.x, drift!.y - 20, 0]));
    expect(game.tryAnswer([457, 100, 0])).toHaveLength(1);
    game.answer([300, 100, 0]).passAll();
    expect(game.state.obstacles).toHaveLength(1);
  });
});
