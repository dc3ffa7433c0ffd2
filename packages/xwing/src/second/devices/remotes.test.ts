import { describe, expect, it } from 'vitest';
import { distance } from '../../common/index.ts';
import { jamTargets } from '../actions/jam.ts';
import { lockTargets } from '../actions/lock-targets.ts';
import { bodyOf } from '../bodies.ts';
import { type At, type TestGame, type TestTable, table, tie, xwing, ywing } from '../testing/index.ts';
import { deviceBodyOf, rangeOf } from './bodies.ts';
import type { DeviceKind } from './kinds.ts';
import { relocate, relocations } from './remotes.ts';
import { layDevice, layObstacle } from './testing.ts';

const HERE: At = [400, 400, 0];
/** A ship of the first player far from everything, so that there is one. */
const FAR: At = [800, 100, 0];

const device = (game: TestGame, id: number) => game.state.devices.find((one) => one.id === id)!;
const unitOf = (game: TestGame, id: number) => game.ship(device(game, id).unit);
const moveTo = (game: TestGame, id: number, [x, y, facing]: At) =>
  game.does((rules) =>
    relocate(rules, rules.state.devices.find((one) => one.id === id)!, { x, y, facing }, 'xwing2:remotes.21'),
  );

describe('remotes', () => {
  it('xwing2:remotes.1 are devices and units: initiative, agility, hull', () => {
    const game = table({ us: [xwing(FAR)] });
    const probe = layDevice(game, 'drk1probedroid', HERE);
    expect(unitOf(game, probe)).toMatchObject({ card: 'drk1probedroid', place: 'remote', player: 1 });
  });

  it('xwing2:device.5 nothing is moved through or overlapped by a relocation', () => {
    const game = table({ us: [xwing(FAR)], obstacles: [{ outline: 'coreasteroid0', at: HERE }] });
    const probe = layDevice(game, 'drk1probedroid', [400, 300, 0]);
    moveTo(game, probe, HERE);
    expect(game.story).toEqual(['device-moved']);
  });

  it('xwing2:blaze.6 a remote that comes to lie on a Blaze suffers 1 hit damage', () => {
    const game = table({ us: [xwing(FAR)] });
    layObstacle(game, 'blaze', HERE);
    const torpedoes = layDevice(game, 'trackingtorpedoes', [400, 200, 0]);
    moveTo(game, torpedoes, HERE);
    expect(unitOf(game, torpedoes).damage).toMatchObject([{ up: false }]);
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ because: 'xwing2:blaze.6' }]);
  });

  it('xwing2:remotes.20 mines do nothing to a remote', () => {
    const game = table({ us: [xwing(FAR)] });
    layDevice(game, 'connernet', HERE);
    const probe = layDevice(game, 'drk1probedroid', [400, 200, 0]);
    moveTo(game, probe, HERE);
    expect(game.state.devices).toHaveLength(2);
    expect(unitOf(game, probe).damage).toEqual([]);
  });

  it('xwing2:remotes.11 xwing2:remotes.12 suffers facedown cards; at its hull it is removed and they go back', () => {
    const game = table({ us: [xwing(FAR)] });
    const torpedoes = layDevice(game, 'trackingtorpedoes', HERE);
    const before = game.state.players[1]!.deck.reduce((sum, count) => sum + count, 0);
    const bomb = layDevice(game, 'protonbomb', [400, 320, 0], { player: 0 });
    game.run({ kind: 'detonate', device: bomb, ship: -1 });
    expect(unitOf(game, torpedoes).damage).toMatchObject([{ up: false }]);
    const more = layDevice(game, 'bomblet', [400, 320, 0], { player: 0 });
    const unit = device(game, torpedoes).unit;
    game.rolls('hit', 'hit', 'blank').run({ kind: 'detonate', device: more, ship: -1 });
    expect(game.ship(unit)).toMatchObject({ place: 'removed', damage: [] });
    expect(game.state.devices).toEqual([]);
    expect(game.state.players[1]!.deck.reduce((sum, count) => sum + count, 0)).toBe(before);
  });

  it('xwing2:remotes.14 xwing2:objects-remotes.7 a probe moves in the System Phase: 3 templates from each of its 5 guides, or stays', () => {
    const game = table({ us: [xwing(FAR)] });
    const probe = layDevice(game, 'drk1probedroid', HERE, { player: 0 });
    game.run({ kind: 'system' });
    expect(game.question).toMatchObject({ kind: 'system', ship: device(game, probe).unit });
    expect(game.options).toHaveLength(16);
    game.pick({ guides: 'front', template: { speed: 2, shape: 'straight', direction: 'straight' } });
    expect(device(game, probe).y).toBeGreaterThan(480);
    expect(unitOf(game, probe)).toMatchObject({ x: device(game, probe).x, y: device(game, probe).y });
    expect(game.question).toBeUndefined();
  });

  it('xwing2:objects-remotes.10 locks and jams may be measured from a friendly probe', () => {
    const layout = { us: [xwing([100, 100, 0])], them: [tie([100, 600, 180])] };
    const alone = table(layout);
    expect(lockTargets(alone.state, alone.ship(0))).toEqual([]);
    const game = table(layout);
    layDevice(game, 'drk1probedroid', [180, 600, 0], { player: 0 });
    expect(lockTargets(game.state, game.ship(0))).toContainEqual({ kind: 'ship', id: 1 });
    expect(jamTargets(alone.state, alone.ship(0))).toEqual([]);
    expect(jamTargets(game.state, game.ship(0)).map(({ id }) => id)).toEqual([1]);
  });

  it('xwing2:objects-remotes.11 an enemy that ends on a probe rolls a die; an eye destroys it', () => {
    const game = table({ us: [xwing([400, 280, 0])] });
    const unit = device(game, layDevice(game, 'drk1probedroid', HERE)).unit;
    game.rolls('focus').fly(0, '2 straight').passAll();
    expect(game.eventsOf('rolled')).toMatchObject([{ ship: 0, faces: ['focus'] }]);
    expect(game.ship(unit).place).toBe('removed');
    const through = table({ us: [xwing([400, 280, 0])] });
    layDevice(through, 'drk1probedroid', HERE);
    through.fly(0, '4 straight').passAll();
    expect(through.eventsOf('rolled')).toEqual([]);
  });

  it('xwing2:objects-remotes.1 xwing2:objects-remotes.9 droids do nothing in the System, Activation and End Phases, probes nothing in the Engagement Phase', () => {
    const game = table({ us: [xwing(FAR)] });
    layDevice(game, 'buzzdroidswarm', HERE);
    game.run({ kind: 'system' });
    expect(game.question).toBeUndefined();
    game.run({ kind: 'end-devices' });
    expect(game.story).toEqual([]);
    const probe = table({ us: [xwing(FAR)] });
    layDevice(probe, 'drk1probedroid', HERE);
    probe.run({ kind: 'engagement' });
    expect(probe.eventsOf('engages').map(({ ship }) => ship)).toEqual([0]);
  });
});

describe('buzz droids', () => {
  it('xwing2:objects-remotes.2 each enemy ship at range 0 suffers 1 crit damage when the swarm engages', () => {
    const game = table({ us: [ywing(HERE, { shields: 0 }), ywing(FAR)], them: [tie([400, 480, 0])] });
    layDevice(game, 'buzzdroidswarm', HERE);
    game.deals('Structural Damage').run({ kind: 'engagement' }).passAll();
    expect(game.ship(0).damage).toMatchObject([{ up: true }]);
    expect(game.ship(1).shields).toBe(2);
    const order = game.eventsOf('engages').map(({ ship }) => ship);
    expect(order[order.length - 1]).toBe(3);
  });

  it('settle at the ship that came over them, at range 0', () => {
    const game = table({ us: [xwing([400, 280, 0])] });
    const swarm = layDevice(game, 'buzzdroidswarm', HERE);
    game.fly(0, '2 straight');
    expect(game.question).toMatchObject({ kind: 'droid-guides', player: 1 });
    game.pick({ guides: 'rear' }).passAll();
    expect(rangeOf(deviceBodyOf(device(game, swarm)), bodyOf(game.ship(0)))).toBe(0);
    expect(distance(deviceBodyOf(device(game, swarm)), bodyOf(game.ship(0)))).toBe(0);
  });

  it('xwing2:objects-remotes.4 settle only where nothing lies: a rock, a ship or a device bars an end', () => {
    /** Where the swarm may settle: what is asked, or where it went without a question. */
    const ends = (layout: TestTable, probe?: At) => {
      const game = table(layout);
      const swarm = layDevice(game, 'buzzdroidswarm', HERE);
      if (probe) layDevice(game, 'drk1probedroid', probe);
      game.fly(0, '2 straight');
      if (game.question?.kind === 'droid-guides')
        return ['front', 'rear'].filter((guides) => game.offers({ guides }));
      return [device(game, swarm).y > game.pose(0).y ? 'front' : 'rear'];
    };
    const us = [xwing([400, 280, 0])];
    expect(ends({ us })).toEqual(['front', 'rear']);
    expect(ends({ us, obstacles: [{ outline: 'coreasteroid0', at: [400, 450, 0] }] })).toEqual(['rear']);
    expect(ends({ us: [...us, xwing([400, 475, 0])] })).toEqual(['rear']);
    expect(ends({ us }, [400, 470, 0])).toEqual(['rear']);
  });

  it('xwing2:objects-remotes.5 where neither end is free, swarm and ship suffer 1 hit damage each', () => {
    const game = table({
      us: [xwing([400, 280, 0])],
      obstacles: [
        { outline: 'coreasteroid0', at: [400, 450, 0] },
        { outline: 'coreasteroid0', at: [400, 350, 0] },
      ],
    });
    const unit = device(game, layDevice(game, 'buzzdroidswarm', HERE)).unit;
    game.rolls('blank').fly(0, '2 straight').passAll();
    expect(game.ship(unit).place).toBe('removed');
    const damage = game.eventsOf('shield-lost').map(({ because }) => because);
    expect(damage).toContain('xwing2:objects-remotes.5');
  });
});

describe('commando teams', () => {
  const team = (game: TestGame, at: At, player = 1) => layDevice(game, 'commandos', at, { player });

  it('xwing2:objects-remotes.13 have no part in the System and End Phases', () => {
    const game = table({ us: [xwing(FAR)] });
    team(game, HERE);
    game.run({ kind: 'system' });
    expect(game.question).toBeUndefined();
    game.run({ kind: 'end-devices' });
    expect(game.story).toEqual([]);
  });

  it('xwing2:objects-remotes.14 xwing2:objects-remotes.15 move at the start of the Activation Phase, the first player’s first', () => {
    const game = table({ us: [xwing(FAR)] });
    const theirs = team(game, HERE);
    const ours = team(game, [200, 200, 0], 0);
    game.run({ kind: 'activation' });
    expect(game.question).toMatchObject({ kind: 'relocate', player: 0, ship: device(game, ours).unit });
    expect(game.options).toHaveLength(4);
    game.pick({ template: { speed: 2, shape: 'straight', direction: 'straight' } });
    expect(device(game, ours).y).toBeGreaterThan(270);
    expect(game.question).toMatchObject({ kind: 'relocate', player: 1, ship: device(game, theirs).unit });
    game.pick('none').passAll();
    expect(device(game, theirs)).toMatchObject({ x: 400, y: 400 });
  });

  it('xwing2:objects-remotes.19 strain an enemy that overlaps them, not one that only moved through', () => {
    const game = table({ us: [xwing([400, 280, 0])] });
    team(game, HERE);
    game.fly(0, '2 straight').passAll();
    expect(game.ship(0).tokens.strain).toBe(1);
    const through = table({ us: [xwing([400, 280, 0])] });
    team(through, HERE);
    through.fly(0, '4 straight').passAll();
    expect(through.ship(0).tokens.strain).toBe(0);
  });

  it('xwing2:objects-remotes.20 dropped or moved under enemies they strain each of them', () => {
    const game = table({ us: [xwing([379.9, 400, 0]), xwing([420.1, 400, 0])], them: [tie([800, 800, 0])] });
    const id = team(game, [400, 200, 0]);
    moveTo(game, id, HERE);
    expect([0, 1].map((ship) => game.ship(ship).tokens.strain)).toEqual([1, 1]);
  });
});

describe('tracking torpedoes', () => {
  const torpedoes = (game: TestGame, at: At = HERE) => layDevice(game, 'trackingtorpedoes', at);

  it('must move in the System Phase', () => {
    const game = table({ us: [xwing(FAR)] });
    torpedoes(game);
    game.run({ kind: 'system' });
    expect(game.options).toHaveLength(3);
    expect(game.offers({ kind: 'done' })).toBe(false);
    game.answer(1);
    expect(game.eventsOf('device-moved')).toMatchObject([{ because: 'xwing2:objects-remotes.21' }]);
  });

  it('xwing2:objects-remotes.22 xwing2:objects-remotes.25 detonate at their initiative when what they locked is ahead at range 0-1', () => {
    const game = table({ us: [ywing([400, 500, 0], { shields: 0 }), ywing([400, 250, 0])] });
    const id = torpedoes(game);
    game.state.locks = [{ by: device(game, id).unit, kind: 'ship', on: 0 }];
    game.rolls('hit', 'crit', 'focus', 'blank').deals('Structural Damage', 'Structural Damage');
    game.run({ kind: 'engagement' }).passAll();
    expect(game.ship(0).damage.map((card) => card.up)).toEqual([false, true]);
    expect(game.ship(1).shields).toBe(2);
    expect(game.state.devices).toEqual([]);
    const far = table({ us: [ywing([400, 700, 0], { shields: 0 })] });
    const other = torpedoes(far);
    far.state.locks = [{ by: device(far, other).unit, kind: 'ship', on: 0 }];
    far.run({ kind: 'engagement' }).passAll();
    expect(far.state.devices).toHaveLength(1);
  });

  it('xwing2:objects-remotes.23 xwing2:remotes.15 lock something ahead in the End Phase when they have no lock', () => {
    const game = table({ us: [xwing([400, 600, 0]), xwing([400, 200, 0])] });
    const id = torpedoes(game);
    game.run({ kind: 'end-devices' });
    expect(game.state.locks).toEqual([{ by: device(game, id).unit, kind: 'ship', on: 0 }]);
    game.run({ kind: 'end-devices' });
    expect(game.story).toEqual([]);
  });

  it('xwing2:objects-remotes.23 xwing2:lock.2 lock mines ahead too, which are objects', () => {
    const game = table({ us: [xwing(FAR)] });
    const id = torpedoes(game);
    const mine = layDevice(game, 'connernet', [400, 550, 0]);
    layDevice(game, 'connernet', [400, 250, 0]);
    game.run({ kind: 'end-devices' });
    expect(game.state.locks).toEqual([{ by: device(game, id).unit, kind: 'device', on: mine }]);
  });

  it('xwing2:obstacles.19 cannot lock a ship in a gas cloud, but the cloud', () => {
    const at: At = [400, 600, 0];
    const game = table({ us: [xwing(at)], obstacles: [{ outline: 'gascloud1', at }] });
    const id = torpedoes(game);
    game.run({ kind: 'end-devices' });
    expect(game.question).toBeUndefined();
    expect(game.state.locks).toEqual([{ by: device(game, id).unit, kind: 'obstacle', on: 0 }]);
  });

  it('xwing2:objects-remotes.24 destroyed they detonate on a hit or crit', () => {
    const destroyed = (face: string): TestGame => {
      const game = table({ us: [ywing([400, 500, 0])] });
      const unit = device(game, torpedoes(game)).unit;
      game.state.ships[unit]!.destroyed = true;
      game.state.ships[unit]!.damage = [{ uid: 90, kind: 0, up: false }];
      game.rolls(face);
      if (face === 'crit') game.rolls('hit', 'blank', 'blank', 'blank');
      return game.run({ kind: 'remove-remote', ship: unit, waits: false });
    };
    expect(destroyed('crit').ship(0).shields).toBe(1);
    expect(destroyed('focus').ship(0).shields).toBe(2);
    expect(destroyed('focus').state.devices).toEqual([]);
  });
});

it('xwing2:device.4 every remote is relocated as its card says', () => {
  const counts: Partial<Record<DeviceKind, number>> = {
    drk1probedroid: 15,
    commandos: 3,
    trackingtorpedoes: 3,
    buzzdroidswarm: 0,
  };
  for (const [kind, count] of Object.entries(counts)) {
    const game = table({ us: [xwing(FAR)] });
    const id = layDevice(game, kind as DeviceKind, HERE);
    expect(relocations(device(game, id))).toHaveLength(count);
  }
});
