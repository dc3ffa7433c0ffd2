import { describe, expect, it } from 'vitest';
import { shipCard } from '../cards/library.ts';
import { SECOND } from '../rules.ts';
import { occasion } from '../state.ts';
import { type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';

const ghost = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'lothalrebel',
  at: [457, 457, 0],
  upgrades: ['ghost'],
  ...more,
});
/** An attack shuttle, initiative 2. */
const shuttle = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'zeborrelios',
  at: [100, 100, 0],
  ...more,
});
/** A Ghost with a docked shuttle, and what else is there. */
const carried = (more: Partial<TestShip> = {}, them: readonly TestShip[] = []): TestGame =>
  table({ us: [ghost(), shuttle({ docked: 0, ...more })], them, phase: 'system' });

const FAR = tie([60, 60, 0]);

/** Runs the System Phase up to the shuttle's question. */
const inSystem = (game: TestGame): TestGame => game.run({ kind: 'system' });
/** Deploys by a maneuver of the dial. */
const deploy = (game: TestGame, maneuver: string): TestGame => {
  const { dial } = shipCard(game.ship(1).card).chassis;
  const entry = dial.findIndex(
    ({ maneuver: one }) =>
      `${one.speed} ${one.bearing}${one.direction === 'straight' ? '' : ` ${one.direction}`}` === maneuver,
  );
  return game.pick({ kind: 'deploy', entry });
};

describe('docking in the System Phase', () => {
  const touching = () =>
    table({
      us: [ghost(), shuttle({ at: [457, 397, 0] })],
      contacts: [[0, 1]],
      phase: 'system',
    });

  it('xwing2:dock.8 xwing2:dock.1 xwing2:reserve.4 a ship that touches its carrier may dock: it is in reserve with it', () => {
    const game = inSystem(touching());
    expect(game.question).toMatchObject({ kind: 'system', ship: 1 });
    game.pick({ kind: 'dock', carrier: 0 });
    expect(game.eventsOf('docked')).toMatchObject([{ ship: 1, carrier: 0, because: 'xwing2:dock.8' }]);
    expect(game.ship(1)).toMatchObject({ place: 'reserve', carrier: 0 });
    expect(game.state.contacts).toEqual([]);
  });

  it('xwing2:dock.9 a ship that docked is not offered to deploy in that phase, nor the other way round', () => {
    const game = inSystem(touching());
    game.pick({ kind: 'dock' });
    expect(game.question).toBeUndefined();
    const out = inSystem(carried());
    deploy(out, '1 straight');
    expect(out.ship(1).place).toBe('table');
    out.passAll();
    expect(out.eventsOf('docked')).toEqual([]);
    const armed = inSystem(carried({ upgrades: ['protonbombs'] }));
    deploy(armed, '1 straight');
    armed.pick('none');
    expect(armed.question).toMatchObject({ kind: 'system', ship: 1 });
    expect(armed.offers({ kind: 'dock' })).toBe(false);
    expect(armed.refusal('dock')).toBe('xwing2:dock.9');
    armed.passAll();
  });

  it('xwing2:dock.10 a ship that docks discards its dial unseen and does not activate', () => {
    const game = touching();
    game.ship(1).dial = 3;
    inSystem(game).pick({ kind: 'dock' });
    expect(game.ship(1).dial).toBe(-1);
    expect(game.events.some((event) => event.kind === 'dial-revealed')).toBe(false);
    game.run({ kind: 'activation' }).passAll();
    expect(game.eventsOf('activates')).toMatchObject([{ ship: 0 }]);
  });

  it('is not offered away from the carrier, but by Phantom at range 0-1', () => {
    const far = (upgrades: readonly string[]) =>
      inSystem(
        table({
          us: [ghost(), { pilot: 'zeborrelios-sheathipedeclassshuttle', at: [457, 340, 0], upgrades }],
          phase: 'system',
        }),
      );
    expect(far([]).question).toBeUndefined();
    expect(far(['phantom']).offers({ kind: 'dock', carrier: 0 })).toBe(true);
  });

  it('a full carrier and a stranger’s carrier take nobody', () => {
    const full = table({
      us: [ghost(), shuttle({ at: [457, 397, 0] }), shuttle({ pilot: 'ezrabridger', docked: 0 })],
      contacts: [[0, 1]],
      phase: 'system',
    });
    inSystem(full);
    expect(full.question).toMatchObject({ ship: 2 });
    full.passAll();
    expect(full.eventsOf('docked')).toEqual([]);
    const stranger = table({
      us: [ghost()],
      them: [shuttle({ at: [457, 397, 0] })],
      contacts: [[0, 1]],
      phase: 'system',
    });
    expect(inSystem(stranger).question).toBeUndefined();
  });
});

describe('deploying in the System Phase', () => {
  it('xwing2:dock.2 xwing2:dock.4 a docked ship may deploy, from the guides that its carrier allows', () => {
    const game = inSystem(carried());
    expect(game.question).toMatchObject({ kind: 'system', ship: 1 });
    expect(game.offers({ edge: 'rear' })).toBe(true);
    expect(game.offers({ edge: 'front' })).toBe(false);
    deploy(game, '2 straight');
    expect(game.pose(1)).toEqual({ x: 457, y: 317, facing: 180 });
    expect(game.ship(1)).toMatchObject({ place: 'table', carrier: -1, returns: '' });
    const hound = inSystem(
      table({
        us: [
          { pilot: 'trandoshanslaver', at: [457, 457, 0], upgrades: ['houndstooth'] },
          { pilot: 'binayrepirate', at: [0, 0, 0], docked: 0 },
        ],
        phase: 'system',
      }),
    );
    expect(hound.offers({ edge: 'front' }) && hound.offers({ edge: 'rear' })).toBe(true);
  });

  it('xwing2:dock.3 any maneuver of its dial but stationary and reverse ones', () => {
    /** Bearings that are not offered to a pilot docked with a carrier, each once. */
    const leftOut = (pilot: string, carrier: TestShip): readonly string[] => {
      const game = inSystem(table({ us: [carrier, { pilot, at: [0, 0, 0], docked: 0 }], phase: 'system' }));
      const offered = (game.options as readonly { entry?: number }[]).map(({ entry }) => entry);
      const { dial } = shipCard(pilot).chassis;
      return [
        ...new Set(
          dial.flatMap(({ maneuver }, entry) => (offered.includes(entry) ? [] : [maneuver.bearing])),
        ),
      ];
    };
    const falcon = {
      pilot: 'freightercaptain',
      at: [457, 457, 0],
      upgrades: ['landosmillenniumfalcon'],
    } as const;
    expect(leftOut('zeborrelios-sheathipedeclassshuttle', ghost())).toEqual(['reverse-straight']);
    expect(leftOut('outerrimpioneer', falcon)).toEqual(['stationary']);
    expect(leftOut('zeborrelios', ghost())).toEqual([]);
  });

  it('xwing2:dock.5 then it may perform one action', () => {
    const game = inSystem(carried());
    deploy(game, '1 straight');
    expect(game.question).toMatchObject({ kind: 'action', ship: 1, because: 'xwing2:dock.5' });
    game.pick({ action: 'focus' });
    expect(game.ship(1).tokens.focus).toBe(1);
    game.passAll();
    expect(game.eventsOf('action')).toHaveLength(1);
  });

  it('a stressed ship gets none, and its red maneuver is the one of stressed ships', () => {
    const game = inSystem(carried({ tokens: { stress: 1 } }));
    deploy(game, '3 turn left');
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { speed: 2, bearing: 'straight' }, difficulty: 'white' },
    ]);
    expect(game.question?.kind).not.toBe('action');
  });

  it('xwing2:dock.6 without a place clear of ships it stays in reserve and cannot try again', () => {
    const wall = [417, 457, 497].map((x) => xwing([x, 389, 0]));
    const game = table({
      us: [
        ghost(),
        shuttle({ docked: 0 }),
        ...wall.map((ship) => ({ ...ship, pilot: 'redsquadronveteran' })),
      ],
      phase: 'system',
    });
    inSystem(game);
    deploy(game, '1 straight');
    expect(game.eventsOf('deploy-failed')).toMatchObject([{ ship: 1, because: 'xwing2:dock.6' }]);
    expect(game.ship(1)).toMatchObject({ place: 'reserve', carrier: 0 });
    expect(game.question).toBeUndefined();
  });

  it('xwing2:dock.7 a ship that deployed does not activate in the Activation Phase', () => {
    const game = inSystem(carried());
    deploy(game, '1 straight');
    game.passAll();
    game.run({ kind: 'activation' }).passAll();
    expect(game.eventsOf('activates').map(({ ship }) => ship)).toEqual([0]);
    game.run({ kind: 'engagement' }).passAll();
    expect(game.eventsOf('engages').map(({ ship }) => ship)).toEqual([1, 0]);
  });

  it('xwing2:dock.18 at its own initiative, not its carrier’s', () => {
    // Carrier 2, shuttle 3, and an enemy of initiative 3 that decloaks: the carrier's own step would come before.
    const game = table({
      us: [ghost(), shuttle({ pilot: 'sabinewren', docked: 0 })],
      them: [{ ...FAR, pilot: 'imdaartestpilot', tokens: { cloak: 1 } }],
      firstPlayer: 1,
      phase: 'system',
    });
    const own = shipCard('sabinewren').pilot.initiative;
    expect([shipCard('lothalrebel').pilot.initiative, own]).toEqual([2, 3]);
    inSystem(game);
    expect(game.question).toMatchObject({ ship: 2 });
    game.pick('done');
    expect(game.question).toMatchObject({ kind: 'system', ship: 1 });
    expect(game.state.systemStep).toBe(own * 2 + 1);
  });
});

describe('running into the carrier', () => {
  const overlap = () => table({ us: [ghost(), shuttle({ at: [457, 300, 0] })] }).fly(1, '2 straight');

  it('xwing2:dock.11 it may dock instead: no damage roll, no lost action', () => {
    const game = overlap();
    expect(game.question).toMatchObject({ kind: 'dock-instead', ship: 1, carrier: 0 });
    game.pick({ dock: true });
    expect(game.ship(1)).toMatchObject({ place: 'reserve', carrier: 0 });
    expect(game.eventsOf('overlap')).toEqual([]);
    expect(game.eventsOf('rolled')).toEqual([]);
  });

  it('or suffers the overlap like any other', () => {
    const game = overlap().rolls('hit').pick({ dock: false });
    expect(game.eventsOf('overlap')).toMatchObject([{ ship: 1, friendly: true }]);
    expect(game.ship(1)).toMatchObject({ place: 'table', shields: 0 });
  });
});

describe('a carrier that is lost', () => {
  const lost = (more: Partial<TestShip> = {}, them: readonly TestShip[] = [], phase = 'activation') => {
    const game = table({ us: [ghost(), shuttle({ docked: 0, ...more })], them: [FAR, ...them], phase });
    game.ship(0).destroyed = true;
    return game;
  };

  it('xwing2:dock.12 xwing2:dock.13 xwing2:dock.14 the docked ship may deploy first: 1 crit damage, a maneuver, no action', () => {
    const game = lost().run({ kind: 'remove-destroyed' });
    expect(game.question).toMatchObject({ kind: 'emergency-deploy', ship: 1 });
    expect(game.ship(0).place).toBe('table');
    game.pick({ deploy: true });
    expect(game.ship(1).shields).toBe(0);
    expect(game.question?.kind).toBe('deploy-maneuver');
    game.pick({ entry: 7 });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action')).toEqual([]);
    expect(game.ship(0).place).toBe('removed');
    expect(game.ship(1)).toMatchObject({ place: 'table', carrier: -1, facing: 180, activated: true });
  });

  it('a ship that stays is removed with its carrier', () => {
    const game = lost().run({ kind: 'remove-destroyed' }).pick({ deploy: false });
    expect(game.eventsOf('removed').map(({ ship }) => ship)).toEqual([1, 0]);
    expect(game.state.players[1]!.points).toBe(2);
  });

  it('a carrier that flees takes its docked ships along', () => {
    const game = table({ us: [ghost({ at: [457, 860, 0] }), shuttle({ docked: 0 })], them: [FAR] });
    game.fly(0, '3 straight');
    expect(game.eventsOf('fled')).toMatchObject([{ ship: 0 }]);
    expect(game.ship(1).place).toBe('removed');
    expect(game.state.players[1]!.points).toBe(2);
  });

  it('xwing2:dock.15 without a place clear of ships it is destroyed', () => {
    const wall = [417, 457, 497].map((x) => tie([x, 389, 0]));
    const game = lost({}, wall).run({ kind: 'remove-destroyed' }).pick({ deploy: true });
    game.pick({ entry: 2 });
    expect(game.eventsOf('destroyed')).toMatchObject([{ ship: 1, because: 'xwing2:dock.15' }]);
    expect(game.ship(1).place).toBe('removed');
  });

  it('1 crit damage may be its end', () => {
    const game = lost({ shields: 0, damage: ['facedown: Fuel Leak', 'facedown: Hull Breach'] });
    game.deals('Structural Damage').run({ kind: 'remove-destroyed' }).pick({ deploy: true });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('removed').map(({ ship }) => ship)).toEqual([0, 1]);
  });

  it('xwing2:dock.12 each of several docked ships decides once, though another is destroyed by its emergency deploy', () => {
    const aboard: TestShip = { pilot: 'academypilot', at: [100, 100, 0], docked: 0 };
    const doomed = { ...aboard, damage: ['facedown: Fuel Leak', 'facedown: Hull Breach'] };
    const corvette: TestShip = { pilot: 'outerrimgarrison', at: [457, 457, 0], upgrades: ['corvus'] };
    const game = table({ us: [corvette, doomed, aboard], them: [FAR] });
    game.ship(0).destroyed = true;
    game.deals('Structural Damage').run({ kind: 'remove-destroyed' }).pick({ deploy: true });
    expect(game.eventsOf('destroyed').map(({ ship }) => ship)).toEqual([1]);
    expect(game.question).toMatchObject({ kind: 'emergency-deploy', ship: 2 });
    game.pick({ deploy: true }).answer(0);
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('deployed').map(({ ship }) => ship)).toEqual([2]);
    expect(game.state.ships.map(({ place }) => place)).toEqual(['removed', 'removed', 'table', 'table']);
  });

  it('xwing2:dock.16 in the Engagement Phase it may engage if its initiative is still to come', () => {
    const engagesAfter = (step: number): readonly number[] => {
      const game = lost({ pilot: 'sabinewren' }, [], 'engagement');
      game.ship(0).initiatives = [{ value: step, until: 'end of round' }];
      game.ship(0).engaged = true;
      game.ship(2).engaged = true;
      game.ship(2).initiatives = [{ value: step, until: 'end of round' }];
      game.state.engaging = 1;
      game.run({ kind: 'remove-destroyed' }, { kind: 'engage-next' });
      game.pick({ deploy: true }).pick({ entry: 7 });
      game.passAll();
      return game.eventsOf('engages').map(({ ship }) => ship);
    };
    expect(engagesAfter(5)).toEqual([1]);
    expect(engagesAfter(3)).toEqual([]);
    expect(engagesAfter(1)).toEqual([]);
  });
});

describe('reserve', () => {
  it('xwing2:reserve.1 a docked ship has no dial, no activation and no attack', () => {
    const game = table({ us: [ghost(), shuttle({ docked: 0 })], them: [tie([457, 300, 0])] });
    game.run({ kind: 'planning' });
    expect(game.question).toMatchObject({ kind: 'dials', parts: [{ about: 0 }] });
    game.answer([0]).answer([0]);
    game.run({ kind: 'activation' }).passAll();
    expect(game.eventsOf('activates').map(({ ship }) => ship)).not.toContain(1);
    game.run({ kind: 'engagement' }).passAll();
    expect(game.eventsOf('engages').map(({ ship }) => ship)).not.toContain(1);
  });

  it('xwing2:reserve.2 what put a ship in reserve is kept with it', () => {
    const game = carried();
    expect(game.ship(1)).toMatchObject({ place: 'reserve', returns: 'dock', carrier: 0 });
    expect(SECOND.schema.copy(game.state).ships[1]).toMatchObject({ returns: 'dock', carrier: 0 });
  });

  it('xwing2:reserve.3 its abilities are switched off', () => {
    const uses = (docked: object): boolean => {
      const game = table({
        us: [
          { pilot: 'outerrimgarrison', at: [457, 457, 0] },
          { pilot: 'soontirfel', at: [200, 200, 0], ...docked },
        ],
        them: [tie([200, 300, 180])],
      });
      game.run({ kind: 'window', ...occasion('start-of-engagement') }).passAll();
      return game.ship(1).tokens.focus > 0;
    };
    expect([uses({}), uses({ docked: 0 })]).toEqual([true, false]);
  });

  it('xwing2:id-marker.1 every ship has a number of its own, by which locks find it', () => {
    const game = table({ us: [ghost(), shuttle()], them: [FAR], locks: [[2, 1]] });
    expect(new Set(game.state.ships.map(({ id }) => id)).size).toBe(3);
    expect(game.state.locks).toEqual([{ by: 2, kind: 'ship', on: 1 }]);
    expect(game.ship(1).card).toBe('zeborrelios');
  });

  it('xwing2:reserve.5 in the End Phase it loses its circular tokens and recovers charges', () => {
    const game = table({
      us: [ghost(), shuttle({ pilot: 'ezrabridger', docked: 0, tokens: { focus: 1, stress: 1 } })],
      them: [FAR],
    });
    game.ship(1).force = 0;
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(1)).toMatchObject({ force: 1, tokens: { focus: 0, stress: 1 } });
  });
});

describe('before the game', () => {
  it('xwing2:dock.17 ships that can dock are declared docked before forces are placed', () => {
    const squad = (name: string, ...ships: readonly { pilot: string; upgrades?: readonly string[] }[]) => ({
      name,
      faction: 'rebelalliance',
      ships: ships.map((ship) => ({ points: 1, ...ship })),
      obstacles: [],
    });
    const setup = {
      format: { id: 'test', version: '1' },
      width: 914.4,
      depth: 914.4,
      rounds: 12,
      points: 20,
      sides: [
        squad('us', { pilot: 'lothalrebel', upgrades: ['ghost'] }, { pilot: 'zeborrelios' }),
        squad('them', { pilot: 'academypilot' }),
      ] as const,
    };
    const game = table({ us: [xwing([100, 100, 0])] });
    game.state = SECOND.begin(setup, new Array<number>(20).fill(1));
    const { agenda } = game.state;
    game.run(...[...agenda].reverse());
    while (game.question?.kind !== 'start-docked') game.passAll();
    expect(game.options).toEqual([{ carrier: 0 }, { carrier: -1 }]);
    game.pick({ carrier: 0 });
    expect(game.ship(1)).toMatchObject({ place: 'reserve', carrier: 0 });
    expect(game.ship(0).place).toBe('reserve');
    expect(game.question).toMatchObject({ kind: 'place-ship' });
    expect(game.eventsOf('ship-placed').map(({ ship }) => ship)).not.toContain(1);
  });
});
