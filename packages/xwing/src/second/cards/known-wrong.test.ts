import { describe, expect, it } from 'vitest';
import { buildPosition } from '../position/index.ts';
import { type At, bomber, type TestGame, type TestShip, table, tie } from '../testing/index.ts';

/** Cards that act where it was thought that they did not, or otherwise than was thought. */

const US: At = [450, 400, 0];
const FAR: At = [100, 850, 180];
const named = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: US, ...more });
const system = (game: TestGame): TestGame => game.run({ kind: 'system-ship', ship: 0 });

describe('Q7 Astromech', () => {
  const rolled = (upgrades: readonly string[]) =>
    table({
      us: [named('knavesquadronescort', { upgrades })],
      them: [tie(FAR)],
      obstacles: [{ outline: 'coreasteroid5', at: [500, 400, 0] }],
    })
      .act(0)
      .pick({ action: 'barrel-roll' })
      .pick({ side: 'right' });

  it('rolls onto an obstacle, and suffers what it does', () => {
    const game = rolled(['q7astromech']).rolls('hit');
    game.passAll();
    expect(game.ship(0).performed).toContain('barrel-roll');
    expect(game.eventsOf('obstacle-hit')).toMatchObject([{ ship: 0, obstacle: 0 }]);
    expect(game.eventsOf('rolled')).toMatchObject([{ ship: 0, faces: ['hit'] }]);
  });

  it('without it the roll fails', () => {
    expect(rolled([]).passAll().ship(0).failed).toContain('barrel-roll');
  });
});

describe('xwing2:errata-upgrade-cards.11 Concussion Bombs', () => {
  const bomb = (concussion: string) =>
    system(
      table({
        us: [bomber(US, { upgrades: [concussion, 'protonbombs'] })],
        them: [tie(FAR)],
        phase: 'system',
      }),
    );

  it('once a charge is gone no other device can be dropped instead', () => {
    const game = bomb('concussionbombs:2');
    expect(game.offers({ device: 'concussionbomb' })).toBe(true);
    expect(game.offers({ device: 'protonbomb' })).toBe(false);
    expect(game.offers({ kind: 'done' })).toBe(false);
    game.pick({ device: 'concussionbomb' }).passAll();
  });

  it('with all charges any device, or none', () => {
    const game = bomb('concussionbombs');
    expect(game.offers({ device: 'protonbomb' })).toBe(true);
    game.pick('done');
  });
});

describe('Tracking Torpedoes', () => {
  const launched = (locks: readonly (readonly [number, number])[]) =>
    system(
      table({
        us: [bomber(US, { upgrades: ['trackingtorpedoes'] })],
        them: [tie(FAR)],
        locks,
        phase: 'system',
      }),
    ).pick({ device: 'trackingtorpedoes', template: { speed: 4, shape: 'straight', direction: 'straight' } });

  it('may lock what their ship has locked, at any range', () => {
    const game = launched([[0, 1]])
      .pick({ use: true })
      .passAll();
    expect(game.state.locks).toContainEqual({ by: 2, kind: 'ship', on: 1 });
  });

  it('need not, and cannot without a lock of their ship', () => {
    expect(
      launched([[0, 1]])
        .pick({ use: false })
        .passAll().state.locks,
    ).toHaveLength(1);
    expect(launched([]).everOffers({ use: true })).toBe(false);
  });
});

describe('xwing2:bonus-attack.4 xwing2:attack.22 xwing2:attack.23 bonus attacks of both sides', () => {
  it('“Quickdraw”, who lost a shield, attacks before the attacker does', () => {
    const game = table({
      us: [named('quickdraw'), tie([450, 760, 0])],
      them: [named('squadsevenveteran', { at: [450, 560, 180], upgrades: ['veterantailgunner'] })],
    })
      .rolls('hit', 'hit', 'blank', 'blank', 'blank')
      .attack(2, 0);
    while (game.question) {
      if (game.offers({ use: true })) game.pick({ use: true });
      else if (game.question.kind === 'attack') game.answer(0);
      else game.answer(game.options.length - 1);
    }
    expect(game.eventsOf('attack').map(({ attacker }) => attacker)).toEqual([2, 0, 2]);
  });
});

describe('scenario files', () => {
  it('xwing2:obstacles.13 an electro-chaff cloud is laid with its fuse and its player', () => {
    const built = buildPosition({
      sides: [
        { name: 'us', ships: [{ pilot: 'academypilot', at: [...US] }] },
        { name: 'them', ships: [] },
      ],
      obstacles: [{ outline: 'electrochaffcloud', at: [300, 300, 0], fuses: 1, player: 1 }],
    });
    expect('state' in built && built.state.obstacles).toMatchObject([
      { outline: 'electrochaffcloud', placed: true, fuses: 1, player: 1 },
    ]);
  });
});
