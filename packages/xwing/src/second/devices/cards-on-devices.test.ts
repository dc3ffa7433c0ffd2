import { describe, expect, it } from 'vitest';
import { deviceBody, edgeDistances } from '../../common/index.ts';
import { occasion } from '../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';
import { layDevice, layObstacle } from './testing.ts';

const HERE: At = [400, 400, 0];
/** A bomb right behind a small ship there is at range 1 of it. */
const NEAR: At = [400, 330, 0];
const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });
const detonate = (game: TestGame, device: number) => game.run({ kind: 'detonate', device, ship: -1 });

describe('who suffers a device', () => {
  it('xwing2:introduction.2 not a ship that ignores those of its friends, but those of enemies', () => {
    const bombed = (upgrades: readonly string[], player: number) => {
      const game = table({ us: [xwing(HERE, { upgrades })], them: [tie([800, 800, 180])] });
      return detonate(game, layDevice(game, 'protonbomb', NEAR, { player })).ship(0).shields;
    };
    expect([bombed(['topcover-swz98'], 0), bombed(['topcover-swz98'], 1), bombed([], 0)]).toEqual([2, 1, 1]);
  });

  it('xwing2:introduction.2 the same of a mine that it flies over', () => {
    const flown = (upgrades: readonly string[], player: number) => {
      const game = table({ us: [xwing(HERE, { upgrades })], them: [tie([800, 800, 180])] });
      layDevice(game, 'connernet', [400, 480, 0], { player });
      return game.fly(0, '2 straight').passAll().ship(0).tokens.ion;
    };
    expect([flown(['topcover-swz98'], 0), flown(['topcover-swz98'], 1), flown([], 0)]).toEqual([0, 3, 3]);
  });

  it('xwing2:introduction.2 nobody, where a card keeps it from detonating for a charge: a friendly bomb or mine', () => {
    const nym = (kind: 'protonbomb' | 'ionbomb', player: number, charges: number) => {
      const game = table({
        us: [xwing(HERE)],
        them: [ship('captainnym', [800, 800, 180], { charges })],
      });
      return detonate(game, layDevice(game, kind, NEAR, { player }));
    };
    const game = nym('protonbomb', 1, 1);
    expect(game.question).toMatchObject({ kind: 'use-ability', player: 1, ship: 1 });
    game.pick({ use: true });
    expect(game.eventsOf('detonation-prevented')).toMatchObject([{ ship: 1, name: 'protonbomb' }]);
    expect([game.state.devices.length, game.ship(0).shields, game.ship(1).charges]).toEqual([1, 2, 0]);
    const declined = nym('protonbomb', 1, 1).pick({ use: false });
    expect([declined.state.devices.length, declined.ship(0).shields]).toEqual([0, 1]);
    expect(nym('protonbomb', 1, 0).eventsOf('device-detonates')).toHaveLength(1);
    expect(nym('ionbomb', 0, 1).eventsOf('device-detonates')).toHaveLength(1);
  });
});

describe('what leaves the table', () => {
  it('xwing2:objects-bombs-and-mines.16 the rock that a charge shatters is out of the game, with the locks on it', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([800, 800, 180])] });
    layObstacle(game, 'coreasteroid0', [400, 290, 0]);
    layObstacle(game, 'coreasteroid1', [800, 200, 0]);
    game.state.locks = [{ by: 0, kind: 'obstacle', on: 0 }];
    detonate(game, layDevice(game, 'seismiccharge', NEAR));
    expect(game.state.obstacles).toMatchObject([
      { placed: false, leftOut: true },
      { placed: true, leftOut: false },
    ]);
    expect([game.state.locks, game.eventsOf('obstacle-removed').length]).toEqual([[], 1]);
  });

  it('xwing2:objects-remotes.24 torpedoes that were destroyed detonate on a hit, too, if they were not left alone', () => {
    const destroyed = (face: string, damage: number, fled = false) => {
      const game = table({ us: [ywing([400, 500, 0])] });
      const id = layDevice(game, 'trackingtorpedoes', HERE);
      const unit = game.state.devices.find((one) => one.id === id)!.unit;
      Object.assign(game.ship(unit), {
        destroyed: true,
        fled,
        damage: Array.from({ length: damage }, (_, at) => ({ uid: 90 + at, kind: 0, up: false })),
      });
      if (damage > 0 && !fled) game.rolls(face);
      if (face === 'hit' && damage > 0 && !fled) game.rolls('crit', 'blank', 'blank', 'blank');
      return game.run({ kind: 'remove-remote', ship: unit, waits: false }).eventsOf('device-detonates')
        .length;
    };
    expect([
      destroyed('hit', 1),
      destroyed('blank', 1),
      destroyed('hit', 0),
      destroyed('hit', 1, true),
    ]).toEqual([1, 0, 0, 0]);
  });
});

describe('torpedoes without a lock', () => {
  it('xwing2:objects-remotes.23 lock a ship, a remote or a rock that lies ahead at range 1-3', () => {
    const game = table({ us: [xwing([400, 650, 0]), xwing([400, 150, 0])], them: [tie([430, 650, 180])] });
    layDevice(game, 'trackingtorpedoes', HERE);
    const probe = layDevice(game, 'drk1probedroid', [450, 560, 0]);
    layObstacle(game, 'coreasteroid0', [370, 560, 0]);
    layObstacle(game, 'coreasteroid1', [400, 100, 0]);
    const away = layObstacle(game, 'coreasteroid2', [380, 540, 0]);
    game.state.obstacles[away]!.placed = false;
    game.run({ kind: 'end-devices' });
    const { unit } = game.state.devices.find(({ id }) => id === probe)!;
    expect(game.question).toMatchObject({ kind: 'lock-target', player: 1 });
    expect(game.options).toEqual([
      { kind: 'ship', id: 0 },
      { kind: 'ship', id: 2 },
      { kind: 'ship', id: unit },
      { kind: 'obstacle', id: 0 },
    ]);
    game.pick({ kind: 'obstacle' });
    expect(game.state.locks).toMatchObject([{ kind: 'obstacle', on: 0 }]);
  });
});

describe('ways of placing by cards', () => {
  const system = (
    pilot: string,
    upgrades: readonly string[],
    tokens: NonNullable<TestShip['tokens']> = {},
  ) => {
    const game = table({ us: [ship(pilot, HERE, { upgrades, tokens: { ...tokens } })], phase: 'system' });
    return game.run({ kind: 'system-ship', ship: 0 });
  };
  const ways = (game: TestGame) =>
    (game.options as readonly Record<string, unknown>[]).flatMap(({ how, template, edge }) => {
      if (!template) return [];
      const { speed, shape, direction } = template as Record<string, unknown>;
      return [`${how} ${speed} ${shape} ${direction}${edge ? ` ${edge}` : ''}`];
    });

  it('xwing2:device.11 every other template of its speed', () => {
    const game = system('solsixxa', ['protonbombs']);
    expect(ways(game)).toEqual([
      'drop 1 straight straight',
      'drop 1 bank left',
      'drop 1 bank right',
      'drop 1 turn left',
      'drop 1 turn right',
    ]);
    game.pick('done');
    const two = system('solsixxa', ['thermaldetonators']);
    expect(ways(two).filter((way) => way.startsWith('drop 2'))).toEqual(['drop 2 straight straight']);
    two.pick('done');
  });

  it('xwing2:device.11 banks for a stress token, by an unstressed ship', () => {
    const nix = (stress: number) =>
      system('finchdallow-evacuationofdqar', ['protonbombs', 'thermaldetonators'], { stress });
    const game = nix(0);
    expect(ways(game)).toContain('drop 1 bank left');
    game.pick({ upgrade: 'protonbombs', template: { speed: 1, shape: 'bank', direction: 'left' } });
    expect(game.ship(0).tokens.stress).toBe(1);
    game.passAll();
    const straight = nix(0);
    straight.pick({
      upgrade: 'protonbombs',
      template: { speed: 1, shape: 'straight', direction: 'straight' },
    });
    expect(straight.ship(0).tokens.stress).toBe(0);
    straight.passAll();
    const stressed = nix(1);
    expect(ways(stressed)).not.toContain('drop 1 bank left');
    stressed.passAll();
  });

  it('xwing2:device.11 launched instead, by one template', () => {
    const game = system('constablezuvio', ['protonbombs']);
    expect(ways(game)).toEqual(['drop 1 straight straight', 'launch 1 straight straight']);
    game.pick({ how: 'launch' });
    expect(game.eventsOf('device-placed')).toMatchObject([{ how: 'launch', because: 'xwing2:device.3' }]);
    expect(game.state.devices[0]!.y).toBeGreaterThan(420);
    game.passAll();
  });

  it('xwing2:device.11 from a side of the base, crew by banks', () => {
    const game = system('mandalorianresistancepilot', ['deathwatchcommandos', 'dropseatbay']);
    expect(new Set(ways(game).map((way) => way.split(' ').slice(4).join()))).toEqual(
      new Set(['', 'left', 'right']),
    );
    game.passAll();
    const bombs = system('mandalorianresistancepilot', ['protonbombs', 'dropseatbay']);
    expect(ways(bombs)).toEqual(['drop 1 straight straight']);
    bombs.passAll();
  });
});

describe('sensor buoys', () => {
  const suite = () =>
    table({ us: [xwing(HERE, { upgrades: ['sensorbuoysuite'] })] }).run({
      kind: 'window',
      ...occasion('before-placing-forces', { ship: 0 }),
    });
  /** Where the marker is so far from the left edge, mm. */
  const fromLeft = (mm: number): At => {
    const off = edgeDistances(deviceBody('sensorbuoy', { x: 400, y: 450, facing: 0 }), 914.4, 914.4);
    return [400 - off + mm, 450, 0];
  };

  it('xwing2:objects-remotes.6 come as a pair, beyond range 2 of all edges', () => {
    const game = suite();
    expect(game.question).toMatchObject({ form: 'place', kind: 'lay-object' });
    for (const mm of [199, 200]) expect(game.tryAnswer([...fromLeft(mm)])).toHaveLength(1);
    game.answer([...fromLeft(200.5)]).answer([450, 450, 0]);
    expect(game.state.devices.map(({ kind }) => kind)).toEqual(['sensorbuoy', 'sensorbuoy']);
    expect(game.question).toBeUndefined();
  });

  it('xwing2:objects-remotes.6 are proposed where they may lie, all over that part', () => {
    const game = suite();
    for (const share of [0, 0.5, 0.999]) {
      const at = game.help.propose?.(() => share);
      expect(at && game.help.validate?.(at)).toEqual([]);
      expect(at![0]).toBeCloseTo(240 + share * (914.4 - 480), 6);
      expect(at![1]).toBeCloseTo(240 + share * (914.4 - 480), 6);
    }
    game.answer([450, 450, 0]).answer([400, 400, 0]);
  });
});
