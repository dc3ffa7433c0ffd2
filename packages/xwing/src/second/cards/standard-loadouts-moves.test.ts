import { describe, expect, it } from 'vitest';
import { cannotAttack } from '../attack/weapons.ts';
import { type At, interceptor, type TestShip, table, tie } from '../testing/index.ts';

/** Cards printed on standard loadouts about moves, locks at a distance, devices and obstacles. */

const us: At = [400, 400, 0];
const charges = (game: ReturnType<typeof table>, ship = 0): number | undefined =>
  game.ship(ship).upgrades[0]?.charges;
const turnLeft = { speed: 1, shape: 'turn', direction: 'left' };

describe('other templates', () => {
  it('Daredevil turns a white boost into a red one by a 1 turn', () => {
    const awing: TestShip = { pilot: 'phoenixsquadronpilot', at: us, upgrades: ['daredevil'] };
    const game = table({ us: [awing] })
      .act(0)
      .pick({ action: 'boost' });
    game.pick({ direction: 'left', template: turnLeft }).passAll();
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.pose(0).facing).toBeCloseTo(270, 3);
    const plain = table({ us: [awing] })
      .act(0)
      .pick({ action: 'boost' });
    plain.pick({ direction: 'left' }).passAll();
    expect(plain.ship(0).tokens.stress).toBe(0);
  });

  it('Daredevil has nothing to say about a red boost', () => {
    const game = table({ us: [{ pilot: 'sabersquadronace', at: us, upgrades: ['daredevil'] }] });
    game.act(0).pick({ action: 'barrel-roll' }).pick({ side: 'left' }).pick({ placement: 'middle' });
    game.pick({ action: 'boost', difficulty: 'red' });
    expect(game.offers({ template: turnLeft })).toBe(false);
    game.pick({ direction: 'straight' }).passAll();
  });

  it('Reckless uses a 1 turn in red boosts and barrel rolls, and may be stressed by a die', () => {
    const reckless = () =>
      table({ us: [interceptor(us, { upgrades: ['reckless-battleoverendor'] })] })
        .act(0)
        .pick({ action: 'focus' });
    const direct = table({ us: [interceptor(us, { upgrades: ['reckless-battleoverendor'] })] }).act(0);
    direct.pick({ action: 'boost', difficulty: 'white' });
    expect(direct.offers({ template: turnLeft })).toBe(false);
    direct.pick({ direction: 'straight' }).passAll();
    const stressed = reckless().rolls('hit');
    stressed.pick({ action: 'boost', difficulty: 'red' });
    stressed.pick({ direction: 'left', template: turnLeft }).passAll();
    expect(stressed.ship(0).tokens.stress).toBe(2);
    const lucky = reckless().rolls('blank').pick({ action: 'barrel-roll', difficulty: 'red' });
    lucky.pick({ side: 'left', template: turnLeft }).pick({ placement: 'middle' }).passAll();
    expect(lucky.ship(0).tokens.stress).toBe(1);
    expect(lucky.pose(0).facing).toBeCloseTo(270, 3);
  });

  it('Fuel Injection Override boosts and rolls by a template one speed faster for a charge', () => {
    const fuel = () =>
      table({ us: [interceptor(us, { upgrades: ['fuelinjectionoverride-battleoverendor'] })] }).act(0);
    const boost = fuel().pick({ action: 'boost' });
    boost.pick({ direction: 'straight', template: { speed: 2, shape: 'straight', direction: 'straight' } });
    boost.passAll();
    expect([boost.pose(0).y, charges(boost)]).toEqual([520, 1]);
    const roll = fuel().pick({ action: 'barrel-roll' });
    roll.pick({ side: 'right', template: { speed: 2, shape: 'straight', direction: 'straight' } });
    roll.pick({ placement: 'middle' }).passAll();
    expect([roll.pose(0).x, charges(roll)]).toEqual([520, 1]);
    const empty = table({ us: [interceptor(us, { upgrades: ['fuelinjectionoverride-battleoverendor:0'] })] });
    empty.act(0).pick({ action: 'boost' });
    expect(empty.options).toHaveLength(3);
    empty.pick({ direction: 'straight' }).passAll();
  });

  it('Manual Ailerons decloak by a 2 bank for a charge', () => {
    const phantom: TestShip = {
      pilot: 'imdaartestpilot',
      at: us,
      upgrades: ['manualailerons-tiephphantom'],
      tokens: { cloak: 1 },
    };
    const decloaks = (move: string) =>
      table({ us: [phantom], phase: 'system' })
        .run({ kind: 'system' })
        .pick({ kind: 'decloak', move });
    const boost = decloaks('boost');
    boost.pick({ template: { speed: 2, shape: 'bank', direction: 'left' } }).passAll();
    expect(boost.pose(0).facing).toBeCloseTo(315, 3);
    expect([boost.ship(0).tokens.cloak, charges(boost)]).toEqual([0, 1]);
    const roll = decloaks('roll-right');
    expect(roll.options).toHaveLength(3);
    roll.pick({ template: { speed: 2, shape: 'bank', direction: 'right' } }).pick({ placement: 'middle' });
    roll.passAll();
    expect([Math.round(roll.pose(0).facing), charges(roll)]).toEqual([45, 1]);
  });
});

describe('locks, devices and obstacles', () => {
  it('Long-Range Scanners lock at any range for a charge, and spend none within range 3', () => {
    const wing: TestShip = {
      pilot: 'nusquadronpilot',
      at: [100, 100, 0],
      upgrades: ['longrangescanners-alphaclassstarwing'],
    };
    const layout = { us: [wing], them: [tie([100, 850, 180]), tie([100, 300, 180])] };
    const far = table(layout).act(0).pick({ action: 'lock' }).pick({ kind: 'ship', id: 1 }).passAll();
    expect([far.state.locks, charges(far)]).toEqual([[{ by: 0, kind: 'ship', on: 1 }], 1]);
    const near = table(layout).act(0).pick({ action: 'lock' }).pick({ kind: 'ship', id: 2 }).passAll();
    expect([near.state.locks, charges(near)]).toEqual([[{ by: 0, kind: 'ship', on: 2 }], 2]);
    const empty = { ...wing, upgrades: ['longrangescanners-alphaclassstarwing:0'] };
    const none = table({ ...layout, us: [empty] })
      .act(0)
      .pick({ action: 'lock' })
      .passAll();
    expect(none.state.locks).toEqual([{ by: 0, kind: 'ship', on: 2 }]);
  });

  const rock = { outline: 'coreasteroid0', at: [400, 470, 0] as const };

  it('Strut-Lock Override flies through obstacles for a charge, but not onto them', () => {
    const droid: TestShip = {
      pilot: 'separatistbomber',
      at: us,
      upgrades: ['strutlockoverride-siegeofcoruscant'],
    };
    const layout = { us: [droid], obstacles: [rock] };
    const through = table(layout).fly(0, '4 straight').takes({ use: true }).passAll();
    expect([through.eventsOf('obstacle-hit'), charges(through)]).toEqual([[], 1]);
    expect(through.ship(0).damage).toEqual([]);
    const onto = table(layout).rolls('blank').fly(0, '1 straight').takes({ use: true }).passAll();
    expect(onto.eventsOf('obstacle-hit')).toHaveLength(1);
  });

  it('Dash Rendar attacks from obstacles, in the Engagement Phase only', () => {
    const dash: TestShip = { pilot: 'dashrendar-swz103-rebelalliance', at: us };
    const under = { ...rock, at: [400, 400, 0] as const };
    const layout = { us: [dash], them: [tie([400, 600, 180])], obstacles: [under] };
    const game = table({ ...layout, phase: 'engagement' });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: false }]);
    game.passAll();
    const early = table({ ...layout, phase: 'activation' });
    expect(cannotAttack(early.state, early.ship(0))).toBe('xwing2:obstacles.17');
  });

  it('Gyro-Cockpit turns stress into an evade token for 2 charges, and drops from a side for 1', () => {
    const bwing: TestShip = { pilot: 'ginamoonsong-battleoverendor', at: us, upgrades: ['protonbombs'] };
    const game = table({ us: [bwing] })
      .fly(0, '1 turn left')
      .takes({ use: true })
      .passAll();
    expect([game.ship(0).tokens.evade, game.ship(0).charges]).toEqual([1, 0]);
    const drop = table({ us: [bwing], phase: 'system' }).run({ kind: 'system' });
    drop.takes({ kind: 'device', edge: 'left' }).passAll();
    expect(drop.ship(0).charges).toBe(1);
    expect(drop.state.devices[0]!.y).toBeCloseTo(400, 3);
    expect(drop.state.devices[0]!.x).toBeLessThan(340);
  });

  it('Scimitar 3 boosts for a charge after dropping a bomb', () => {
    const bomber: TestShip = { pilot: 'scimitar3-battleoverendor', at: us, upgrades: ['protonbombs'] };
    const game = table({ us: [bomber], phase: 'system' }).run({ kind: 'system' });
    game.takes({ kind: 'device', how: 'drop' }).takes({ action: 'boost' }).pick({ direction: 'straight' });
    game.passAll();
    expect([game.ship(0).charges, game.eventsOf('moved').length]).toEqual([1, 1]);
    const mined = table({ us: [{ ...bomber, charges: 0 }], phase: 'system' });
    mined.run({ kind: 'system' }).takes({ kind: 'device', how: 'drop' });
    expect(mined.everOffers({ action: 'boost' })).toBe(false);
  });
});
