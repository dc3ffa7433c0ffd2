import { describe, expect, it } from 'vitest';
import { layDevice, layObstacle } from '../devices/testing.ts';
import { occasion } from '../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';

const HERE: At = [400, 400, 0];
const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });
const options = (game: TestGame) => game.options as readonly Record<string, unknown>[];
/** What a ship may do as its action, with the colour. */
const actions = (game: TestGame) =>
  options(game).flatMap(({ action, difficulty }) => (action ? [`${difficulty} ${action}`] : []));
/** The ships that a question offers. */
const ships = (game: TestGame) => options(game).map((option) => option.ship ?? option.target);

describe('other templates by cards', () => {
  const ways = (game: TestGame) =>
    options(game).map(({ direction, side, template }) => {
      const by = template as { readonly speed: number; readonly shape: string } | undefined;
      return `${direction ?? side}${by ? ` by ${by.speed} ${by.shape}` : ''}`;
    });

  it('xwing2:introduction.2 turns besides the usual ones, by which a white boost is red', () => {
    const daredevil = () =>
      table({ us: [ship('phoenixsquadronpilot', HERE, { upgrades: ['daredevil'] })] })
        .act(0)
        .pick({ action: 'boost', difficulty: 'white' });
    const game = daredevil();
    expect(ways(game)).toEqual(['left', 'straight', 'right', 'left by 1 turn', 'right by 1 turn']);
    game.answer(3).passAll();
    expect([game.ship(0).tokens.stress, game.pose(0).facing]).toEqual([1, 270]);
    const usual = daredevil().pick({ direction: 'left' }).passAll();
    expect(usual.ship(0).tokens.stress).toBe(0);
  });

  it('xwing2:boost.1 xwing2:barrel-roll.5 one speed faster, for a charge', () => {
    const flight = (charges: number) =>
      table({
        us: [
          ship('phoenixsquadronpilot', HERE, {
            upgrades: [`flightassistastromech-legendsandrelics:${charges}`],
          }),
        ],
      }).act(0);
    const game = flight(2).pick({ action: 'boost' });
    expect(ways(game).slice(3)).toEqual(['left by 2 bank', 'straight by 2 straight', 'right by 2 bank']);
    game.answer(4).passAll();
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
    expect(game.pose(0).y).toBe(520);
    expect(game.eventsOf('action')).toHaveLength(1);
    expect(game.ship(0).tokens.stress).toBe(1);
    const none = flight(0).pick({ action: 'boost' });
    expect(ways(none)).toHaveLength(3);
    none.answer(1).passAll();
    const roll = table({
      us: [xwing(HERE, { upgrades: ['flightassistastromech-legendsandrelics:2'] })],
    }).act(0);
    roll.pick({ action: 'barrel-roll' });
    expect(ways(roll)).toEqual(['left', 'right', 'left by 2 straight', 'right by 2 straight']);
    roll.answer(0).passAll();
  });

  it('xwing2:introduction.2 only one speed faster, where the card leaves no choice and the action is red', () => {
    const overdrive = (pilot: string) =>
      table({
        us: [ship(pilot, HERE, { upgrades: ['primedoverdrivethrusters-evacuationofdqar', 'daredevil'] })],
      }).act(0);
    const white = overdrive('phoenixsquadronpilot').pick({ action: 'boost', difficulty: 'white' });
    expect(ways(white)).toHaveLength(5);
    white.answer(1).passAll();
    // A link of the A-wing: focus > red boost.
    const red = overdrive('phoenixsquadronpilot').pick({ action: 'evade' });
    while (red.question && !red.offers({ action: 'boost' })) red.answer(0);
    red.pick({ action: 'boost' });
    expect(ways(red)).toEqual(['left by 2 bank', 'straight by 2 straight', 'right by 2 bank']);
    red.answer(0).passAll();
  });

  it('xwing2:barrel-roll.5 banks in place of the straight, both to each side', () => {
    const roll = (pilot: string) =>
      table({ us: [ship(pilot, HERE)] })
        .act(0)
        .pick({ action: 'barrel-roll' });
    const lorrir = roll('lieutenantlorrir');
    expect(ways(lorrir)).toEqual(['left by 1 bank', 'left by 1 bank', 'right by 1 bank', 'right by 1 bank']);
    lorrir.answer(0).passAll();
    const usual = roll('alphasquadronpilot');
    expect(ways(usual)).toEqual(['left', 'right']);
    usual.answer(0).passAll();
  });

  it('xwing2:errata-ship-cards.7 a boost backs up to the ship in its way, if the player likes', () => {
    const boost = (pilot: string) =>
      table({ us: [ship(pilot, HERE)], them: [tie([400, 470, 180])] })
        .act(0)
        .pick({ action: 'boost', difficulty: 'white' })
        .pick({ direction: 'straight' });
    const game = boost('arvelcrynyd');
    game.pick({ use: true }).passAll();
    expect(game.eventsOf('moved')).toMatchObject([{ how: 'boost', because: 'xwing2:errata-ship-cards.7' }]);
    expect(game.state.contacts).toEqual([0, 1]);
    const declined = boost('arvelcrynyd').pick({ use: false }).passAll();
    expect(declined.eventsOf('action-failed')).toMatchObject([
      { action: 'boost', because: 'xwing2:boost.4' },
    ]);
    expect(boost('phoenixsquadronpilot').passAll().eventsOf('moved')).toEqual([]);
  });
});

describe('obstacles that a card lets a ship cross', () => {
  const rolled = (rock: At, upgrades: readonly string[], ...faces: string[]) => {
    const game = table({ us: [xwing(HERE, { upgrades })] });
    layObstacle(game, 'coreasteroid0', rock);
    game
      .rolls(...faces)
      .act(0)
      .pick({ action: 'barrel-roll' })
      .pick({ side: 'right' });
    if (game.question?.kind === 'barrel-roll-placement') game.pick({ placement: 'middle' });
    return game.passAll();
  };

  it('xwing2:move.3 a barrel roll onto or over one succeeds, and suffers it once', () => {
    const onto = rolled([500, 400, 0], ['collisiondetector:0'], 'blank');
    expect(onto.eventsOf('moved')).toHaveLength(1);
    expect(onto.eventsOf('obstacle-hit')).toMatchObject([{ ship: 0, how: 'overlapped' }]);
    const usual = rolled([500, 400, 0], []);
    expect(usual.eventsOf('action-failed')).toMatchObject([
      { action: 'barrel-roll', because: 'xwing2:barrel-roll.8' },
    ]);
    const ignored = table({ us: [xwing(HERE, { upgrades: ['collisiondetector'] })] });
    layObstacle(ignored, 'coreasteroid0', [500, 400, 0]);
    ignored.act(0).pick({ action: 'barrel-roll' }).pick({ side: 'right' }).takes({ use: true }).passAll();
    expect(ignored.eventsOf('obstacle-hit')).toEqual([]);
    expect(ignored.ship(0).upgrades[0]!.charges).toBe(1);
  });

  it('xwing2:obstacles.26 one that it started on and leaves is not suffered', () => {
    const off = rolled([350, 400, 0], ['collisiondetector:0']);
    expect(off.eventsOf('moved')).toHaveLength(1);
    expect(off.eventsOf('obstacle-hit')).toEqual([]);
  });
});

describe('whom a ship coordinates by its cards', () => {
  const at = (y: number): At => [520, y, 0];
  const leader = (upgrades: readonly string[], more: Partial<TestShip> = {}) =>
    ship('omicrongrouppilot', HERE, { upgrades, ...more });
  const fo = (x: number, pilot = 'omegasquadronace'): TestShip => ship(pilot, [x, 520, 0]);

  it('xwing2:coordinate.2 one range farther for a charge', () => {
    const thrawn = (charges: number, y: number) =>
      table({ us: [leader([`thrawn-legendsandrelics:${charges}`]), xwing(at(y))] })
        .act(0)
        .pick({ action: 'coordinate' });
    const far = thrawn(2, 700);
    expect(far.eventsOf('coordinated')).toMatchObject([{ other: 1 }]);
    expect(far.ship(0).upgrades[0]!.charges).toBe(1);
    far.passAll();
    const near = thrawn(2, 560);
    expect(near.ship(0).upgrades[0]!.charges).toBe(2);
    near.passAll();
    expect(thrawn(0, 700).eventsOf('action-failed')).toMatchObject([{ because: 'xwing2:coordinate.4' }]);
  });

  it('xwing2:coordinate.2 three of one type as a red action, each of which acts in red', () => {
    const hux = () => table({ us: [leader(['generalhux']), fo(350), fo(400), xwing([470, 520, 0])] }).act(0);
    const game = hux();
    expect(actions(game).filter((one) => one.endsWith('coordinate'))).toEqual([
      'white coordinate',
      'red coordinate',
    ]);
    game.pick({ action: 'coordinate', difficulty: 'red' });
    expect(ships(game)).toEqual([1, 2, 3]);
    game.pick({ ship: 1 });
    expect(ships(game)).toEqual([2, -1]);
    game.pick({ target: 2 });
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    expect(actions(game).every((one) => one.startsWith('red'))).toBe(true);
    game.pick({ action: 'evade' });
    expect([game.ship(1).tokens, game.ship(2).tokens]).toMatchObject([
      { evade: 1, stress: 1 },
      { evade: 1, stress: 1 },
    ]);
    game.passAll();
    const white = hux().pick({ action: 'coordinate', difficulty: 'white' }).pick({ ship: 3 });
    expect(white.question).toMatchObject({ kind: 'action', ship: 3 });
    white.passAll();
  });

  it('xwing2:coordinate.2 xwing2:actions.1 in red also by an action of a damage card', () => {
    const hurt = { ...fo(350), damage: ['Weapons Failure'] };
    const game = table({ us: [leader(['generalhux']), hurt, fo(400)] }).act(0);
    game.pick({ action: 'coordinate', difficulty: 'red' }).pick({ ship: 1 }).pick({ target: 2 });
    game.pick({ kind: 'repair', difficulty: 'red' }).passAll();
    expect(game.ship(1).damage[0]?.up).toBe(false);
    expect(game.ship(1).tokens.stress).toBe(1);
  });

  it('xwing2:coordinate.2 those that a card names, and none if it is red without one', () => {
    const hux = (other: TestShip) => table({ us: [leader(['generalhux-evacuationofdqar']), other] }).act(0);
    const coordinate = (game: TestGame) => actions(game).filter((one) => one.endsWith('coordinate'));
    const named = hux(fo(400));
    expect(coordinate(named)).toEqual(['white coordinate', 'red coordinate']);
    named.passAll();
    const other = hux(xwing([470, 520, 0]));
    expect(coordinate(other)).toEqual(['white coordinate']);
    other.passAll();
  });

  it('xwing2:remotes.22 a commando team, which relocates forward', () => {
    const vizsla = (upgrades: readonly string[]) => {
      const game = table({ us: [leader(upgrades), xwing(at(560))] });
      layDevice(game, 'commandos', [300, 560, 0], { player: 0 });
      return game.act(0).pick({ action: 'coordinate' });
    };
    const game = vizsla(['previzsla']);
    const unit = game.state.devices[0]!.unit;
    expect(ships(game)).toEqual([1, unit]);
    game.pick({ ship: unit });
    expect(game.question).toMatchObject({ kind: 'relocate', because: 'xwing2:remotes.22' });
    game.answer(0).passAll();
    expect(game.eventsOf('coordinated')).toMatchObject([{ other: unit }]);
    const friend = vizsla(['previzsla']).pick({ ship: 1 });
    expect(friend.question).toMatchObject({ kind: 'action', ship: 1 });
    friend.passAll();
    expect(vizsla([]).eventsOf('coordinated')).toMatchObject([{ other: 1 }]);
  });
});

describe('whom a ship jams by its cards', () => {
  const suite = (upgrades: readonly string[]) =>
    table({
      us: [
        ship('phoenixsquadronpilot', HERE, { upgrades, tokens: { focus: 1 } }),
        xwing([460, 400, 0]),
        xwing([800, 400, 0]),
      ],
      them: [tie([400, 470, 180])],
    }).act(0);

  it('xwing2:introduction.2 itself and friends too', () => {
    const game = suite(['enhancedjammingsuite']).pick({ action: 'jam' });
    expect(ships(game)).toContain(1);
    expect(ships(game)).toContain(3);
    expect(ships(game)).not.toContain(2);
    game.pick({ ship: 1 }).passAll();
    expect(game.ship(1).tokens.jam).toBe(1);
  });
});

describe('reaching whom a ship has locked', () => {
  it('xwing2:jam.2 at whatever range, by spending that lock', () => {
    const codes = (upgrades: readonly string[], y: number) =>
      table({
        us: [ship('omicrongrouppilot', HERE, { upgrades })],
        them: [tie([400, y, 180])],
        locks: [[0, 1]],
      })
        .act(0)
        .pick({ action: 'jam' })
        .passAll();
    const far = codes(['biohexacryptcodes'], 800);
    expect(far.eventsOf('lock-spent')).toMatchObject([{ ship: 0, on: 1 }]);
    expect(far.ship(1).tokens.jam).toBe(1);
    const near = codes(['biohexacryptcodes'], 500);
    expect([near.state.locks.length, near.ship(1).tokens.jam]).toEqual([1, 1]);
    expect(codes([], 800).eventsOf('action-failed')).toMatchObject([
      { action: 'jam', because: 'xwing2:jam.10' },
    ]);
  });

  it('xwing2:jam.2 farther, by as much energy as it takes', () => {
    const scanners = (energy: number, y: number) => {
      const game = table({
        us: [ship('outerrimgarrison', [457, 300, 0], { upgrades: ['boostedscanners'] })],
        them: [tie([557, y, 180])],
        set: { '/ships/0/energy': energy },
      }).act(0);
      if (!game.offers({ action: 'jam' })) return undefined;
      game.pick({ action: 'jam' }).passAll();
      return game.eventsOf('jammed').length > 0 ? energy - game.ship(0).energy : undefined;
    };
    expect([450, 550, 650, 750].map((y) => scanners(2, y))).toEqual([0, 1, 2, undefined]);
  });
});

describe('what a ship locks', () => {
  const locks = (game: TestGame) => {
    game.act(0).pick({ action: 'lock' });
    const found = options(game).map(({ kind, id }) => `${kind} ${id}`);
    game.answer(0).passAll();
    return found;
  };
  const layout = (us: TestShip, ...friends: TestShip[]) => {
    const game = table({ us: [us, ...friends], them: [tie([400, 600, 180]), tie([400, 885, 180])] });
    const device = layDevice(game, 'protonbomb', [350, 600, 0]);
    const far = layDevice(game, 'protonbomb', [350, 880, 0]);
    const rock = layObstacle(game, 'coreasteroid0', [300, 600, 0]);
    layObstacle(game, 'coreasteroid1', [200, 850, 0]);
    return { game, device, far, rock };
  };

  it('xwing2:lock.2 xwing2:lock.12 ships, obstacles and devices at range 0-3, and none farther', () => {
    const { game, device, rock } = layout(xwing(HERE));
    expect(locks(game)).toEqual(['ship 1', `obstacle ${rock}`, `device ${device}`]);
  });

  it('xwing2:lock.2 at ranges that a card names instead', () => {
    const scanners = xwing(HERE, { upgrades: ['experimentalscanners-evacuationofdqar'] });
    const { game } = layout(scanners);
    const found = locks(game);
    expect(found).toContain('ship 2');
    const near = table({ us: [scanners], them: [tie([400, 480, 180]), tie([400, 885, 180])] });
    near.act(0).pick({ action: 'lock' });
    expect(near.eventsOf('locked')).toMatchObject([{ target: 'ship', on: 2 }]);
  });

  it('xwing2:lock.2 what is near a friend, where a card says so', () => {
    const bodhi = (pilot: string) => layout(xwing(HERE), ship(pilot, [500, 700, 0])).game;
    expect(locks(bodhi('bodhirook'))).toContain('ship 3');
    expect(locks(bodhi('partisanrenegade'))).not.toContain('ship 3');
  });

  it('xwing2:lock.2 what is near the ship that lends its range, by a friend that its card names', () => {
    const omega = (us: TestShip, pilot: string) =>
      table({ us: [us, ship(pilot, [500, 700, 0])], them: [tie([400, 885, 180]), tie([400, 500, 180])] });
    expect(locks(omega(tie2(HERE), 'omega2-evacuationofdqar'))).toEqual(['ship 1', 'ship 2', 'ship 3']);
    expect(locks(omega(xwing(HERE), 'omega2-evacuationofdqar'))).not.toContain('ship 2');
    expect(locks(omega(tie2(HERE), 'omegasquadronace'))).not.toContain('ship 2');
  });

  it('xwing2:obstacles.19 nothing from a gas cloud, by no effect either', () => {
    const optics = (outline: string, tokens: NonNullable<TestShip['tokens']>) => {
      const game = table({
        us: [xwing(HERE, { upgrades: ['mandalorianoptics'], tokens })],
        them: [tie([400, 600, 180])],
      });
      layObstacle(game, outline, HERE);
      return game
        .run({ kind: 'window', ...occasion('during-system', { ship: 0 }) })
        .everOffers({ use: true });
    };
    expect(optics('gascloud1', {})).toBe(false);
    expect(optics('coreasteroid0', { ion: 1 })).toBe(false);
    expect(optics('coreasteroid0', {})).toBe(true);
  });
});
const tie2 = (at: At): TestShip => ship('omegasquadronace', at);

describe('actions that cards allow a stressed ship', () => {
  const stressed = (upgrade: string, stress: number, pilot = 'phoenixsquadronpilot') => {
    const game = table({ us: [ship(pilot, HERE, { upgrades: [upgrade], tokens: { stress } })] }).act(0);
    const found = actions(game);
    if (game.question) game.passAll();
    return found;
  };

  it('xwing2:actions.2 those that it names, with as many stress tokens as it names', () => {
    expect(stressed('primedthrusters', 2)).toEqual(['white barrel-roll', 'white boost']);
    expect(stressed('primedthrusters', 3)).toEqual([]);
    expect(stressed('chopper-crew', 1)).toEqual([]);
  });

  it('xwing2:actions.2 any, in its Perform Action step', () => {
    const step = (upgrades: readonly string[]) =>
      table({ us: [xwing(HERE, { upgrades, tokens: { stress: 1 } })] }).fly(0, '3 turn left');
    const game = step(['chopper-crew']);
    expect(game.offers({ action: 'focus' })).toBe(true);
    game.passAll();
    expect(step([]).question).toBeUndefined();
  });
});

describe('reinforcing', () => {
  it('xwing2:reinforce.6 to the one side that a card names', () => {
    const huge = (upgrades: readonly string[]) =>
      table({ us: [ship('echobaseevacuees', [457, 300, 0], { upgrades })] })
        .act(0)
        .pick({ action: 'reinforce' });
    const bright = huge(['brighthope']);
    bright.passAll();
    expect(bright.ship(0).tokens['reinforce-fore']).toBe(1);
    const usual = huge([]);
    expect(options(usual)).toEqual([{ side: 'fore' }, { side: 'aft' }]);
    usual.pick({ side: 'aft' }).passAll();
    expect(usual.ship(0).tokens['reinforce-aft']).toBe(1);
  });
});

describe('an action treated as red', () => {
  it('xwing2:actions.7 costs a stress, and does what its card says', () => {
    const baze = (difficulty: string) =>
      table({
        us: [ywing(HERE, { upgrades: ['bazemalbus'] })],
        them: [tie([400, 470, 180]), tie([450, 470, 180])],
      })
        .act(0)
        .pick({ action: 'focus', difficulty })
        .passAll();
    expect(baze('red').ship(0).tokens).toMatchObject({ focus: 3, stress: 1 });
    expect(baze('white').ship(0).tokens).toMatchObject({ focus: 1, stress: 0 });
  });
});

describe('what a ship locks farther away', () => {
  const scanners = (energy: number) =>
    table({
      us: [ship('outerrimgarrison', [457, 300, 0], { upgrades: ['boostedscanners'] })],
      them: [tie([457, 650, 180]), tie([457, 770, 180]), tie([557, 885, 180])],
      set: { '/ships/0/energy': energy },
    })
      .act(0)
      .pick({ action: 'lock' });

  it('xwing2:lock.2 by as much energy as it takes, and what is near costs none', () => {
    const game = scanners(2);
    expect(options(game).map(({ id, ability }) => [id, ability !== undefined])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    game.pick({ id: 2 }).passAll();
    expect([game.ship(0).energy, game.state.locks[0]!.on]).toEqual([1, 2]);
    const farthest = scanners(2).pick({ id: 3 }).passAll();
    expect(farthest.ship(0).energy).toBe(0);
    const near = scanners(2).pick({ id: 1 }).passAll();
    expect(near.ship(0).energy).toBe(2);
    const little = scanners(1);
    expect(options(little).map(({ id }) => id)).toEqual([1, 2]);
    expect(little.refusal('ship-3')).toBe('xwing2:lock.2');
    expect(little.refusal('ship-2')).toBeUndefined();
    little.answer(0).passAll();
  });
});

describe('coordinating two', () => {
  const maul = (force: number) =>
    table({
      us: [
        ship('maul', HERE, { upgrades: [] }),
        xwing([520, 540, 0]),
        xwing([460, 540, 0]),
        ship('wedgeantilles', [400, 560, 0]),
      ],
      set: { '/ships/0/force': force },
    })
      .act(0)
      .pick({ action: 'coordinate' });

  it('xwing2:coordinate.2 of a lower initiative, for a Force, each of which is strained; the action is white then', () => {
    const game = maul(3).pick({ ship: 1 });
    expect(game.question).toMatchObject({ kind: 'use-ability' });
    game.pick({ use: true });
    expect(ships(game)).toEqual([2, -1]);
    game.pick({ target: 2 });
    expect(game.eventsOf('coordinated').map(({ other }) => other)).toEqual([1, 2]);
    game.passAll();
    expect([1, 2].map((id) => game.ship(id).tokens.strain)).toEqual([1, 1]);
    expect(game.ship(0)).toMatchObject({ force: 2, tokens: { stress: 0 } });
  });

  it('xwing2:coordinate.2 only the one that it chose, if the player likes no other or no price', () => {
    const alone = maul(3).pick({ ship: 1 }).pick({ use: true }).pick({ target: -1 }).passAll();
    expect([1, 2].map((id) => alone.ship(id).tokens.strain)).toEqual([1, 0]);
    const declined = maul(3).pick({ ship: 1 }).pick({ use: false }).passAll();
    expect([declined.ship(0).force, declined.ship(1).tokens.strain]).toEqual([3, 0]);
    const higher = maul(3).pick({ ship: 3 });
    expect(higher.question?.kind).toBe('action');
    higher.passAll();
    const spent = maul(0).pick({ ship: 1 });
    expect(spent.question?.kind).toBe('action');
    spent.passAll();
  });
});

describe('actions that cards forbid', () => {
  it('xwing2:introduction.3 the one that a card names, of its own ship', () => {
    const slams = (charges: number, upgrades = [`blackone-evacuationofdqar:${charges}`]) => {
      const game = table({
        us: [ship('nusquadronpilot', HERE, { upgrades }), xwing([600, 400, 0])],
      }).fly(0, '1 straight');
      const found = game.offers({ action: 'slam' });
      const why = game.refusal('slam');
      game.passAll();
      return [found, why];
    };
    expect(slams(1)).toEqual([true, undefined]);
    expect(slams(0)).toEqual([false, 'xwing2:introduction.3']);
    expect(slams(0, [])).toEqual([true, undefined]);
  });

  it('xwing2:ion.10 an ionized ship focuses, and repairs by a card alone', () => {
    const ionized = (upgrades: readonly string[]) => {
      const game = table({
        us: [xwing(HERE, { upgrades, tokens: { ion: 1 }, damage: ['Weapons Failure'] })],
        phase: 'engagement',
      }).act(0);
      const found = options(game).map(({ kind, action }) => action ?? kind);
      const why = game.refusal('lock');
      game.passAll();
      return [found, why];
    };
    expect(ionized([])).toEqual([['focus', 'none'], 'xwing2:ion.10']);
    expect(ionized(['kazsfireball'])).toEqual([['focus', 'repair', 'none'], 'xwing2:ion.10']);
  });

  it('xwing2:coordinate.2 a ship is not coordinated by one whose card forbids it, but by another', () => {
    const meditation = (upgrades: readonly string[]) => {
      const game = table({
        us: [
          ship('omicrongrouppilot', HERE, { upgrades }),
          ship('omicrongrouppilot', [300, 400, 0], { upgrades: ['battlemeditation'] }),
          ship('wedgeantilles', [520, 540, 0]),
          xwing([460, 540, 0]),
        ],
      })
        .act(0)
        .pick({ action: 'coordinate', difficulty: 'white' });
      const found = ships(game);
      game.passAll();
      return found;
    };
    expect(meditation(['battlemeditation'])).not.toContain(2);
    expect(meditation([])).toContain(2);
  });

  it('xwing2:removed-from-the-game.1 a ship that is no longer in play performs no granted action', () => {
    const game = table({ us: [xwing(HERE)], set: { '/ships/0/place': 'removed' } });
    expect(game.run({ kind: 'granted-action', ship: 0 }).question).toBeUndefined();
  });
});

describe('a lock action that a card changes', () => {
  it('xwing2:lock.2 at any range, for a charge', () => {
    const beacon = (charges: number) =>
      table({
        us: [xwing([100, 100, 0], { upgrades: [`homingbeacon-armedanddangerous:${charges}`] })],
        them: [tie([100, 300, 180]), tie([800, 800, 180])],
      })
        .act(0)
        .pick({ action: 'lock' });
    const game = beacon(2);
    expect(options(game).map(({ id, ability }) => [id, ability !== undefined])).toEqual([
      [1, false],
      [2, true],
    ]);
    game.pick({ id: 2 }).passAll();
    expect([game.ship(0).upgrades[0]!.charges, game.state.locks[0]!.on]).toEqual([1, 2]);
    const near = beacon(2).pick({ id: 1 }).passAll();
    expect(near.ship(0).upgrades[0]!.charges).toBe(2);
    expect(beacon(0).eventsOf('locked')).toMatchObject([{ on: 1 }]);
  });

  it('xwing2:lock.2 only in the arcs that a card names', () => {
    const saxon = (upgrades: readonly string[]) => {
      const game = table({
        us: [xwing(HERE, { upgrades })],
        them: [tie([400, 600, 180]), tie([600, 400, 180]), tie([400, 200, 180])],
      })
        .act(0)
        .pick({ action: 'lock' });
      const found = options(game).map(({ id }) => id);
      game.answer(0).passAll();
      return found;
    };
    expect([saxon(['garsaxon-gunner']), saxon([])]).toEqual([
      [1, 3],
      [1, 2, 3],
    ]);
  });

  it('xwing2:damage-deck.10 only focus with a Damaged Sensor Array, and its repair', () => {
    const game = table({
      us: [xwing(HERE, { damage: ['Damaged Sensor Array'] })],
      them: [tie([400, 600, 180])],
    });
    game.act(0);
    expect(options(game).map(({ kind, action }) => action ?? kind)).toEqual(['focus', 'repair', 'none']);
    expect(game.refusal('lock')).toBe('xwing2:damage-deck.10');
    game.pick('none');
  });
});
