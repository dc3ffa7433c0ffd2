import { describe, expect, it } from 'vitest';
import { blazePose } from '../../common/index.ts';
import { lockTargets } from '../actions/lock-targets.ts';
import { cannotLock } from '../locking.ts';
import { obstacleType } from '../obstacles.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { isFused, removeObstacle } from './fuses.ts';
import { addObstacle } from './obstacles.ts';
import { layDevice, layObstacle } from './testing.ts';

const HERE: At = [400, 200, 0];
/** Where a ship from there ends by 2 straight. */
const END: At = [400, 320, 0];

/** A ship flies 2 straight onto an obstacle that a card placed. */
function landsOn(outline: string, more: Partial<TestShip>, ...faces: readonly string[]): TestGame {
  const game = table({ us: [xwing(HERE, more)], them: [tie([400, 500, 180])] });
  layObstacle(game, outline, END);
  return game.rolls(...faces).fly(0, '2 straight');
}

const end = (game: TestGame) => game.run({ kind: 'end-devices' });

describe('obstacles that cards place', () => {
  it('xwing2:obstacles.8 loose cargo gives 1 strain, and 1 stress on a hit or crit', () => {
    expect(landsOn('loosecargo', {}, 'hit').ship(0).tokens).toMatchObject({ strain: 1, stress: 1 });
    expect(landsOn('loosecargo', {}, 'crit').ship(0).tokens).toMatchObject({ strain: 1, stress: 1 });
    expect(landsOn('loosecargo', {}, 'focus').ship(0).tokens).toMatchObject({ strain: 1, stress: 0 });
  });

  it('xwing2:obstacles.9 so do spare parts', () => {
    expect(landsOn('spareparts', {}, 'hit').ship(0).tokens).toMatchObject({ strain: 1, stress: 1 });
    expect(landsOn('spareparts', {}, 'blank').ship(0).tokens).toMatchObject({ strain: 1, stress: 0 });
  });

  it('xwing2:obstacles.10 cargo drift is an asteroid: it hurts like one, and nobody attacks from it', () => {
    expect(obstacleType('cargodrift')).toBe('asteroid');
    const game = landsOn('cargodrift', {}, 'crit').passAll();
    expect(game.ship(0).shields).toBe(0);
    expect(game.engage(0).eventsOf('no-attack')).toMatchObject([{ because: 'xwing2:obstacles.17' }]);
  });

  it('xwing2:obstacles.11 loose cargo and spare parts are debris clouds: nobody attacks from them', () => {
    for (const outline of ['loosecargo', 'spareparts']) {
      expect(obstacleType(outline)).toBe('debris');
      const game = landsOn(outline, {}, 'blank').passAll();
      expect(game.eventsOf('gained').map(({ token }) => token)).toEqual(['strain']);
      expect(game.engage(0).eventsOf('no-attack')).toMatchObject([{ because: 'xwing2:obstacles.18' }]);
    }
  });

  it('xwing2:obstacles.7 an electro-chaff cloud breaks all locks, jams, and stresses on a hit or crit', () => {
    const game = table({
      us: [xwing(HERE)],
      them: [tie([400, 500, 180])],
      locks: [
        [0, 1],
        [1, 0],
      ],
    });
    layObstacle(game, 'electrochaffcloud', END);
    game.rolls('crit').fly(0, '2 straight').passAll();
    expect(game.state.locks).toEqual([]);
    expect(game.ship(0).tokens).toMatchObject({ jam: 1, stress: 1 });
    const blank = landsOn('electrochaffcloud', {}, 'blank').passAll();
    expect(blank.ship(0).tokens).toMatchObject({ jam: 1, stress: 0 });
  });

  it('xwing2:faq-objects.12 its own player picks what the jam of the cloud removes', () => {
    const game = landsOn('electrochaffcloud', { tokens: { focus: 1, evade: 1 } }, 'blank');
    expect(game.question).toMatchObject({ kind: 'jam-removal', player: 0 });
    game.pick({ token: 'evade' }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, evade: 0, jam: 0 });
  });

  it('xwing2:obstacles.20 in the cloud a ship neither locks nor is locked, but attacks', () => {
    const game = table({ us: [xwing(END)], them: [tie([400, 500, 180])] });
    layObstacle(game, 'electrochaffcloud', END);
    expect(lockTargets(game.state, game.ship(0))).toEqual([]);
    expect(cannotLock(game.state, game.ship(0))).toBe('xwing2:obstacles.20');
    expect(lockTargets(game.state, game.ship(1))).toEqual([{ kind: 'obstacle', id: 0 }]);
    expect(game.engage(0).offers({ kind: 'attack', target: 1 })).toBe(true);
    game.passAll();
  });

  it('xwing2:obstacles.12 a cloud is a device and an obstacle: launched like one, suffered like the other', () => {
    const game = table({ us: [xwing(HERE, { upgrades: ['electrochaffmissiles'] })] });
    game.run({ kind: 'system-ship', ship: 0 }).pick({ kind: 'device', how: 'launch' });
    expect(game.state.obstacles).toMatchObject([
      { outline: 'electrochaffcloud', placed: true, fuses: 1, player: 0 },
    ]);
    expect(obstacleType('electrochaffcloud')).toBe('electrochaff');
  });

  it('xwing2:obstacles.13 clouds lose their fuse in one End Phase and are gone in the next', () => {
    const game = table({ us: [xwing(HERE)] });
    layObstacle(game, 'electrochaffcloud', [600, 600, 0], { fuses: 1 });
    expect(end(game).state.obstacles[0]).toMatchObject({ placed: true, fuses: 0 });
    expect(game.eventsOf('obstacle-fuse')).toMatchObject([{ fuses: 0, because: 'xwing2:obstacles.13' }]);
    expect(end(game).state.obstacles[0]).toMatchObject({ placed: false });
    expect(game.eventsOf('obstacle-removed')).toMatchObject([{ because: 'xwing2:obstacles.13' }]);
  });

  it('xwing2:obstacles.14 a cloud never has more than one fuse marker', () => {
    const game = table({ us: [xwing(HERE)] });
    game.does((rules) =>
      addObstacle(
        rules,
        { outline: 'electrochaffcloud', player: 0, at: { x: 600, y: 600, facing: 0 }, fuses: 2 },
        'xwing2:obstacles.14',
      ),
    );
    expect(game.state.obstacles[0]?.fuses).toBe(1);
  });

  it('xwing2:overlap.15 xwing2:faq-objects.9 cargo dropped under a ship goes beneath it, and the ship suffers it', () => {
    const game = table({ us: [xwing(HERE), tie([400, 100, 0])] });
    game.rolls('hit');
    game.does((rules) =>
      addObstacle(
        rules,
        { outline: 'loosecargo', player: 0, at: { x: 400, y: 100, facing: 0 }, fuses: 0 },
        'xwing2:obstacles.21',
      ),
    );
    expect(game.ship(1).tokens).toMatchObject({ strain: 1, stress: 1 });
    expect(game.pose(1)).toEqual({ x: 400, y: 100, facing: 0 });
    expect(game.ship(0).tokens.strain).toBe(0);
  });

  it('xwing2:fuse-marker.3 a fused obstacle that would be removed loses a fuse instead', () => {
    const game = table({ us: [xwing(HERE)] });
    const id = layObstacle(game, 'electrochaffcloud', [600, 600, 0], { fuses: 1 });
    expect(isFused(game.state.obstacles[id]!)).toBe(true);
    game.does((rules) =>
      removeObstacle(rules, rules.state.obstacles[id]!, 'xwing2:objects-bombs-and-mines.16'),
    );
    expect(game.state.obstacles[id]).toMatchObject({ placed: true, fuses: 0 });
    expect(game.eventsOf('obstacle-fuse')).toMatchObject([{ because: 'xwing2:fuse-marker.3' }]);
  });
});

describe('the Blaze', () => {
  /** A Blazer Bomb goes off far from everybody. */
  function burning(): TestGame {
    const game = table({ us: [xwing(HERE)] });
    const bomb = layDevice(game, 'blazerbomb', [600, 600, 30], { player: 0 });
    return game.run({ kind: 'detonate', device: bomb, ship: -1 });
  }

  it('xwing2:blaze.1 xwing2:objects-bombs-and-mines.22 lies with its guides on the tab of the bomb', () => {
    const game = burning();
    const { x, y, facing } = blazePose({ x: 600, y: 600, facing: 30 });
    expect(game.state.obstacles).toMatchObject([{ outline: 'blaze', x, y, facing }]);
    expect(game.state.devices).toEqual([]);
  });

  it('xwing2:blaze.2 has one fuse marker', () => {
    const game = burning();
    expect(game.state.obstacles[0]?.fuses).toBe(1);
    expect(game.eventsOf('obstacle-fuse')).toMatchObject([{ fuses: 1, because: 'xwing2:blaze.2' }]);
  });

  it('xwing2:blaze.3 burns down in one End Phase and is removed in the next', () => {
    const game = burning();
    expect(end(game).state.obstacles[0]).toMatchObject({ placed: true, fuses: 0 });
    expect(end(game).state.obstacles[0]?.placed).toBe(false);
  });

  it('xwing2:blaze.4 a hit or crit is 1 hit damage, an eye 1 stress', () => {
    expect(landsOn('blaze', {}, 'focus').ship(0)).toMatchObject({ shields: 2, tokens: { stress: 1 } });
    expect(landsOn('blaze', {}, 'crit').ship(0)).toMatchObject({ shields: 1, tokens: { stress: 0 } });
    expect(landsOn('blaze', {}, 'hit').ship(0)).toMatchObject({ shields: 1, tokens: { stress: 0 } });
    expect(landsOn('blaze', {}, 'blank').ship(0)).toMatchObject({ shields: 2, tokens: { stress: 0 } });
  });

  it('xwing2:blaze.5 a ship that only moved through it skips its action too', () => {
    const game = table({ us: [xwing(HERE)] });
    layObstacle(game, 'blaze', [400, 260, 0]);
    game.rolls('blank').fly(0, '4 straight');
    expect(game.eventsOf('obstacle-hit')).toMatchObject([{ how: 'moved-through' }]);
    expect(game.eventsOf('action-skipped')).toMatchObject([{ because: 'xwing2:blaze.5' }]);
  });
});
