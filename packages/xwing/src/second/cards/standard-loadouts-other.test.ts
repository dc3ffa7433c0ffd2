import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../state.ts';
import { type At, decimator, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { gainTokens } from '../tokens.ts';

/** Cards printed on standard loadouts about locks, devices, repairs, maneuvers and what obstacles do. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const window = (name: Window, more: { ship?: number; other?: number } = {}) =>
  ({ kind: 'window', ...occasion(name, more) }) as const;
const charges = (game: ReturnType<typeof table>): number | undefined => game.ship(0).upgrades[0]?.charges;
const rock = (x: number, y: number) => ({ outline: 'coreasteroid0', at: [x, y, 0] as const });
const bomb = (at: At, player = 0) => ({
  id: 40,
  kind: 'protonbomb',
  player,
  x: at[0],
  y: at[1],
  facing: at[2],
  fuses: 0,
  unit: -1,
});

describe('locks', () => {
  it('Relay System locks what a friend at range 0-2 has just locked', () => {
    const phantom: TestShip = { pilot: 'imdaartestpilot', at: us, upgrades: ['relaysystem-tiephphantom'] };
    const friend: TestShip = { pilot: 'tempestsquadronpilot', at: [500, 400, 0] };
    const game = table({ us: [phantom, friend], them: [tie(ahead(150))] });
    game.act(1).pick({ action: 'lock' }).pick({ kind: 'ship', id: 2 }).pick({ use: true });
    expect(game.state.locks).toEqual([
      { by: 1, kind: 'ship', on: 2 },
      { by: 0, kind: 'ship', on: 2 },
    ]);
  });

  it('Relay System hands the lock on what it hit to a friend', () => {
    const phantom: TestShip = { pilot: 'imdaartestpilot', at: us, upgrades: ['relaysystem-tiephphantom'] };
    const layout = { us: [phantom, tie([440, 400, 0])], them: [tie(ahead(150))], locks: [[0, 2]] as const };
    const game = table(layout).rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 2);
    game.takes({ target: 1 }).passAll();
    expect(game.state.locks).toEqual([{ by: 1, kind: 'ship', on: 2 }]);
  });

  it('Feedback Ping locks who ends its maneuver near a friendly device, at any range', () => {
    const pinger = xwing([100, 100, 0], { upgrades: ['feedbackping'] });
    const layout = { us: [pinger], them: [tie([700, 800, 180])] };
    const near = table({ ...layout, set: { '/devices': [bomb([700, 700, 0])] } }).fly(1, '2 straight');
    near.takes({ use: true }).passAll();
    expect(near.state.locks).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
    const theirs = table({ ...layout, set: { '/devices': [bomb([700, 700, 0], 1)] } }).fly(1, '2 straight');
    expect(theirs.everOffers({ use: true })).toBe(false);
  });

  it.each(['dis347', 'dis347-siegeofcoruscant'])(
    '%s locks what has a friendly lock, at range 1-3',
    (pilot) => {
      const droids: readonly TestShip[] = [
        { pilot, at: us },
        { pilot: 'separatistbomber', at: [200, 400, 0] },
      ];
      const layout = { us: droids, them: [tie(ahead(150)), tie([460, 590, 180])] };
      const game = table({ ...layout, locks: [[1, 3]] }).run(window('start-of-engagement'));
      game.pick({ use: true });
      expect(game.state.locks).toContainEqual({ by: 0, kind: 'ship', on: 3 });
      expect(table(layout).run(window('start-of-engagement')).question).toBeUndefined();
    },
  );

  it('Target-Assist Algorithm calculates with an enemy ship or device ahead, and without green tokens', () => {
    const assisted = (target: TestShip, more: Partial<TestShip> = {}, set = {}) =>
      table({
        us: [xwing(us, { upgrades: ['targetassistalgorithm-battleoverendor'], ...more })],
        them: [target],
        set,
      })
        .run(window('before-engaging', { ship: 0 }))
        .ship(0).tokens.calculate;
    const behind = tie([400, 200, 0]);
    expect(assisted(tie(ahead(150)))).toBe(1);
    expect(assisted(behind)).toBe(0);
    expect(assisted(behind, {}, { '/devices': [bomb([400, 550, 0], 1)] })).toBe(1);
    expect(assisted(tie(ahead(150)), { tokens: { evade: 1 } })).toBe(0);
  });
});

describe('devices and repairs', () => {
  it('R2-D2 of the Republic repairs, recovers a shield or removes a device, for a charge and a deplete token', () => {
    const damaged = xwing(us, { upgrades: ['r2d2-republic'], shields: 1, damage: ['Hull Breach'] });
    const run = () =>
      table({ us: [damaged], set: { '/devices': [bomb([400, 460, 0], 1)] } })
        .run(window('after-activating', { ship: 0 }))
        .pick({ use: true });
    const repaired = run().pick({ effect: 0 }).passAll();
    expect([repaired.ship(0).damage[0]!.up, charges(repaired), repaired.ship(0).tokens.deplete]).toEqual([
      false,
      1,
      1,
    ]);
    expect(run().pick({ effect: 1 }).passAll().ship(0).shields).toBe(2);
    expect(run().pick({ effect: 2 }).passAll().state.devices).toEqual([]);
  });

  it('“Leebo” as crew acts after a repair', () => {
    const ship = xwing(us, { upgrades: ['leebo-swz103'], damage: ['Fuel Leak'] });
    const game = table({ us: [ship] })
      .act(0)
      .pick({ kind: 'repair' });
    game.takes({ action: 'focus' }).passAll();
    expect(game.ship(0)).toMatchObject({ tokens: { focus: 1 }, damage: [{ up: false }] });
  });

  it('Top Cover launches a device after a friend defended, once a round, and ignores friendly devices', () => {
    const bomber: TestShip = {
      pilot: 'scimitarsquadronpilot',
      at: us,
      upgrades: ['topcover-swz98', 'protonbombs'],
    };
    const layout = { us: [bomber], them: [tie(ahead(150))] };
    const game = table(layout).rolls('blank', 'blank', 'blank', 'blank').attack(1, 0);
    game.takes({ use: true }).takes({ kind: 'device', how: 'launch' }).passAll();
    expect(game.state.devices).toHaveLength(1);
    expect(game.state.devices[0]!.y).toBeGreaterThan(520);
    const placed = table({ ...layout, set: { '/ships/0/devicesPlaced': 1 } });
    placed.rolls('blank', 'blank', 'blank', 'blank').attack(1, 0);
    expect(placed.everOffers({ use: true })).toBe(false);
    for (const [player, damage] of [
      [0, 0],
      [1, 1],
    ] as const) {
      const under = table({ ...layout, set: { '/devices': [bomb([400, 460, 0], player)] } });
      under.run({ kind: 'detonate', device: 40, ship: -1 }).passAll();
      expect(under.ship(0).damage).toHaveLength(damage);
    }
  });
});

describe('maneuvers, obstacles and ends', () => {
  it('Precision Ion Engines fly a Koiogran Turn as a Segnor’s Loop for a charge', () => {
    const fighter = tie(us, { upgrades: ['precisionionengines'] });
    const game = table({ us: [fighter] })
      .fly(0, '3 koiogran')
      .pick({ use: true });
    game.pick({ effect: 0 }).passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { bearing: 'segnor', direction: 'left', speed: 3 }, difficulty: 'red' },
    ]);
    expect(charges(game)).toBe(1);
    const fast = table({ us: [fighter] }).fly(0, '4 koiogran');
    expect(fast.everOffers({ use: true })).toBe(false);
  });

  it('Evasion Sequence 7 makes a red evade white at range 1 of an obstacle', () => {
    const droid: TestShip = {
      pilot: 'colicoidinterceptor',
      at: us,
      upgrades: ['evasionsequence7-siegeofcoruscant'],
    };
    const colour = (obstacles: readonly ReturnType<typeof rock>[]) => {
      const game = table({ us: [droid], obstacles })
        .act(0)
        .pick({ action: 'barrel-roll' });
      game.pick({ side: 'right' }).pick({ placement: 'middle' });
      const [link] = game.options;
      game.passAll();
      return (link as { difficulty: string }).difficulty;
    };
    expect([colour([]), colour([rock(480, 510)]), colour([rock(400, 800)])]).toEqual(['red', 'white', 'red']);
  });

  it('Unstable Sublight Engines fly on when destroyed, and harm who is near', () => {
    const doomed = xwing(us, {
      upgrades: ['unstablesublightengines-battleofyavin'],
      shields: 0,
      damage: ['facedown: Hull Breach', 'facedown: Fuel Leak', 'facedown: Damaged Engine'],
    });
    const layout = { us: [doomed], them: [tie([400, 550, 180]), tie([400, 700, 180])], phase: 'activation' };
    const blown = table({ ...layout, set: { '/devices': [bomb([400, 340, 0], 1)] } });
    blown.run({ kind: 'detonate', device: 40, ship: -1 }).passAll();
    expect(blown.eventsOf('maneuver')).toMatchObject([
      { ship: 0, maneuver: { speed: 1, bearing: 'straight' } },
    ]);
    expect([1, 2].map((id) => blown.ship(id).damage.length)).toEqual([1, 0]);
  });

  it('Heroic Sacrifice damages large ships in contact past their shields, and ends the ship', () => {
    const hero: TestShip = {
      pilot: 'phoenixsquadronpilot',
      at: us,
      upgrades: ['heroicsacrifice-battleoverendor'],
    };
    const slammed = { kind: 'window', ...occasion('after-action', { ship: 0, what: 'slam' }) } as const;
    const layout = { us: [hero], them: [decimator([400, 460, 180]), tie([400, 340, 0])] };
    const game = table({
      ...layout,
      contacts: [
        [0, 1],
        [0, 2],
      ],
    });
    game.rolls('hit', 'crit', 'blank', 'focus', 'blank').run(slammed).passAll();
    expect([1, 2].map((id) => game.ship(id).damage.length)).toEqual([2, 0]);
    expect([game.ship(1).shields, game.ship(0).destroyed]).toEqual([4, true]);
  });

  it.each(['dashrendar-swz103-sl-rebelalliance', 'dashrendar-swz103-sl-scumandvillainy'])(
    '%s passes on a red token that an obstacle gave, and no other',
    (pilot) => {
      const dash: TestShip = { pilot, at: us };
      const layout = { us: [dash, xwing([480, 400, 0])] };
      const gained = (because: string) =>
        table(layout).does((game) => gainTokens(game, game.state.ships[0]!, 'strain', 1, because));
      const game = gained('xwing2:obstacles.6');
      game.pick({ target: 1 }).passAll();
      expect([game.ship(0).tokens.strain, game.ship(1).tokens.strain]).toEqual([0, 1]);
      expect(gained('xwing2:maneuver.3').question).toBeUndefined();
    },
  );

  it('Shaak Ti coordinates at the start of the End Phase, and one ship more after a clone', () => {
    const shaak: TestShip = { pilot: 'shaakti-siegeofcoruscant', at: us, tokens: { stress: 1 } };
    const clone: TestShip = { pilot: 'wolffe-siegeofcoruscant', at: [300, 600, 0] };
    const game = table({ us: [shaak, clone, xwing([500, 600, 0])] }).run(window('start-of-end'));
    game.pick({ action: 'coordinate', difficulty: 'purple' }).pick({ ship: 1 });
    game.takes({ target: 2 }).passAll();
    expect(game.eventsOf('coordinated')).toMatchObject([{ other: 1 }, { other: 2 }]);
    expect(game.ship(0).force).toBe(1);
    const others = table({ us: [shaak, xwing([300, 600, 0]), xwing([500, 600, 0])] });
    others.run(window('start-of-end')).pick({ action: 'coordinate' }).pick({ ship: 1 });
    expect(others.everOffers({ target: 2 })).toBe(false);
  });
});
