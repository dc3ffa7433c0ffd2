import { describe, expect, it } from 'vitest';
import { passesAll } from '../../abilities/evaluate.ts';
import { atRange } from '../../abilities/language.ts';
import { coordinateTargets } from '../../actions/coordinate-targets.ts';
import { lockTargets } from '../../actions/lock-targets.ts';
import { occasion, type Window } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';
import { UPGRADE_REF } from '../gathered.ts';

/** Pilots for whom a rule holds otherwise: locks, coordinating, devices, the End Phase, dice. */

const US: At = [450, 400, 0];
const NEAR: At = [450, 560, 180];
const FAR: At = [100, 850, 180];

const at = (game: TestGame, window: Window, ship = 0, more: object = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const named = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: US, ...more });
const bomb = (kind: string, player: number, x: number, y: number, id = 500) => ({
  id,
  kind,
  player,
  x,
  y,
  facing: 0,
  fuses: 0,
  unit: -1,
});
const withDevice = (game: TestGame, ...devices: readonly ReturnType<typeof bomb>[]): TestGame => {
  game.state.devices.push(...(devices as never[]));
  return game;
};

describe('locks', () => {
  it('Bodhi Rook: friends lock what is near any friend', () => {
    const locks = (pilot: string) => {
      const game = table({
        us: [named(pilot, { at: [450, 850, 0] }), xwing([100, 100, 0])],
        them: [tie([500, 700, 180])],
      });
      return lockTargets(game.state, game.ship(1)).some(({ kind, id }) => kind === 'ship' && id === 2);
    };
    expect(locks('bodhirook')).toBe(true);
    expect(locks('cassianandor')).toBe(false);
  });

  it('Wilhuff Tarkin: a friend locks what he has locked at range 1-3', () => {
    const share = (target: At, locks: readonly (readonly [number, number])[]) =>
      table({
        us: [named('wilhufftarkin'), xwing([600, 400, 0])],
        them: [tie(target)],
        locks,
        phase: 'system',
      }).run({
        kind: 'system',
        ship: 0,
      } as never);
    const game = share(NEAR, [[0, 2]])
      .takes({ kind: 'ability' })
      .pick({ target: 1 });
    game.passAll();
    expect(game.state.locks.map(({ by }) => by)).toEqual([0, 1]);
    for (const none of [share([450, 850, 180], [[0, 2]]), share(NEAR, [])]) {
      none.takes({ kind: 'ability' });
      if (none.offers({ target: 1 })) none.pick({ target: 1 });
      expect(none.passAll().state.locks.some(({ by }) => by === 1)).toBe(false);
    }
  });

  it('Bo-Katan Kryze: for a deplete token a friend performs a lock action on what is ahead', () => {
    const flown = (target: At) => {
      const game = table({ us: [named('bokatankryze'), xwing([600, 400, 0])], them: [tie(target)] });
      game.ship(0).flown = { ...game.ship(0).flown, bearing: 'straight', speed: 2, fully: true };
      return at(game, 'after-maneuver');
    };
    const game = flown(NEAR).pick({ use: true }).pick({ target: 1 }).passAll();
    expect(game.state.locks).toEqual([{ by: 1, kind: 'ship', on: 2 }]);
    expect(game.ship(0).tokens.deplete).toBe(1);
    expect(game.ship(1).performed).toEqual(['lock']);
    expect(flown([450, 240, 0]).question).toBeUndefined();
  });

  it('Padric: enemies near a friendly device that he locked are strained when it detonates', () => {
    const detonated = (locked: boolean, player = 0) => {
      const game = withDevice(
        table({ us: [named('padric')], them: [tie([450, 650, 180])] }),
        bomb('ionbomb', player, 450, 600),
      );
      if (locked) game.state.locks.push({ by: 0, kind: 'device', on: 500 });
      return game
        .run({ kind: 'detonate', device: 500, ship: -1 } as never)
        .passAll()
        .ship(1).tokens.strain;
    };
    expect(detonated(true)).toBe(1);
    expect(detonated(false)).toBe(0);
    expect(detonated(true, 1)).toBe(0);
  });
});

describe('coordinating', () => {
  it('Maul: for 1 Force the action is white, and coordinates two ships of lower initiative, each of which is strained', () => {
    const maul = () =>
      table({ us: [named('maul'), tie([450, 520, 0]), tie([560, 400, 0])], them: [tie(FAR)] })
        .act(0)
        .takes({ action: 'coordinate' })
        .pick({ ship: 1 });
    const game = maul().pick({ use: true }).pick({ target: 2 }).passAll();
    expect([0, 1, 2].map((id) => game.ship(id).tokens.strain)).toEqual([0, 1, 1]);
    expect(game.ship(0)).toMatchObject({ force: 2, tokens: { stress: 0 } });
    expect(game.eventsOf('coordinated').map(({ other }) => other)).toEqual([1, 2]);
    const usual = maul().pick({ use: false }).passAll();
    expect(usual.ship(0)).toMatchObject({ force: 3, tokens: { stress: 1 } });
    expect(usual.ship(1).tokens.strain).toBe(0);
  });

  it('Major Stridan: friends at range 3 count as near', () => {
    const targets = (pilot: string, x: number) => {
      const game = table({ us: [named(pilot), tie([x, 400, 0])], them: [tie(FAR)] });
      return coordinateTargets(game.state, game.ship(0)).length;
    };
    expect(targets('majorstridan', 750)).toBe(1);
    expect(targets('captaincardinal', 750)).toBe(0);
    expect(targets('majorstridan', 890)).toBe(0);
  });

  it('Major Stridan: for his upgrades too, and not for other cards', () => {
    const near = (pilot: string, ref: string) => {
      const { state } = table({ us: [named(pilot), tie([750, 400, 0])], them: [tie(FAR)] });
      const scene = { state, self: state.ships[0]!, ref, occasion: null, chosen: -1 };
      return passesAll(scene, state.ships[1]!, [atRange([0, 1])]);
    };
    expect(near('majorstridan', `${UPGRADE_REF}captainphasma.0`)).toBe(true);
    expect(near('majorstridan', 'pilot.0')).toBe(false);
    expect(near('captaincardinal', `${UPGRADE_REF}captainphasma.0`)).toBe(false);
  });
});

describe('devices', () => {
  it('Captain Nym keeps a friendly bomb from detonating for his charge', () => {
    const detonate = (player: number) =>
      withDevice(
        table({ us: [named('captainnym')], them: [tie([450, 650, 180])] }),
        bomb('protonbomb', player, 450, 600),
      ).run({
        kind: 'detonate',
        device: 500,
        ship: -1,
      } as never);
    const game = detonate(0).pick({ use: true });
    expect(game.state.devices).toHaveLength(1);
    expect(game.ship(0).charges).toBe(0);
    expect(game.ship(1).damage).toEqual([]);
    expect(detonate(0).pick({ use: false }).state.devices).toEqual([]);
    expect(detonate(1).question).toBeUndefined();
  });

  it('Captain Nym rolls one more die behind a bomb', () => {
    const dice = (x: number) => {
      const game = withDevice(
        table({ us: [named('captainnym')], them: [tie([560, 700, 180])] }),
        bomb('protonbomb', 0, x, 555),
      )
        .attack(1, 0)
        .passAll();
      return game.eventsOf('rolled').find((event) => event.dice === 'defense')!.faces.length;
    };
    expect(dice(510)).toBe(dice(800) + 1);
  });

  it('“Grudge”: one die of a friendly bomb is rerolled', () => {
    const detonate = (at_: At) =>
      withDevice(
        table({ us: [named('grudge', { at: at_ })], them: [tie([450, 650, 180])] }),
        bomb('bomblet', 0, 450, 600),
      );
    const game = detonate(US)
      .rolls('blank', 'hit', 'hit')
      .run({ kind: 'detonate', device: 500, ship: -1 } as never)
      .pick({ use: true })
      .pick({ face: 'blank' });
    expect(game.ship(1).damage).toHaveLength(2);
    const far = detonate([850, 100, 0])
      .rolls('blank', 'hit')
      .run({ kind: 'detonate', device: 500, ship: -1 } as never);
    expect(far.question).toBeUndefined();
    expect(far.ship(1).damage).toHaveLength(1);
  });

  it('Lega Fossang rerolls a die for each friendly device and calculating friend in the attack arc', () => {
    const most = (tokens: TestShip['tokens'], devices: number) => {
      const game = withDevice(
        table({
          us: [named('legafossang'), xwing([450, 480, 0], { tokens: tokens ?? {} })],
          them: [tie([450, 700, 180])],
        }),
        ...[bomb('protonbomb', 0, 400, 600), bomb('ionbomb', 0, 500, 600, 501)].slice(0, devices),
      )
        .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
        .attack(0, 2);
      const sizes = game.options.map((option) => (option as { dice?: readonly number[] }).dice?.length ?? 0);
      return Math.max(...sizes);
    };
    expect(most({ calculate: 1 }, 1)).toBe(2);
  });
});

describe('the End Phase', () => {
  it('Tápusk keeps a charge or Force of an enemy in his turret arc from coming back', () => {
    const recover = (enemy: At, target: number) => {
      const game = table({
        us: [named('tapusk', { turret: 0 })],
        them: [named('lukeskywalker', { at: enemy })],
      });
      game.ship(1).force = 0;
      game.run({ kind: 'end-cleanup' });
      if (game.question) game.pick({ target });
      return [game.ship(1).force, game.ship(0).charges];
    };
    expect(recover(NEAR, 1)).toEqual([0, 0]);
    expect(recover(NEAR, -1)).toEqual([1, 2]);
    expect(recover([450, 200, 0], 1)).toEqual([1, 2]);
  });

  it('Morna Kee turns a reinforce token over and keeps it', () => {
    const ended = (use: boolean) => {
      const game = table({
        us: [named('mornakee', { tokens: { 'reinforce-fore': 1 } })],
        them: [tie(FAR)],
        phase: 'end',
      });
      at(game, 'during-end').pick({ use });
      game.run({ kind: 'end-cleanup' });
      const { tokens, charges } = game.ship(0);
      return [tokens['reinforce-fore'], tokens['reinforce-aft'], charges];
    };
    expect(ended(true)).toEqual([0, 1, 2]);
    expect(ended(false)).toEqual([0, 0, 3]);
  });
});

describe('attacks', () => {
  it('Nom Lumb turns his turret to the attacker', () => {
    const turret = (start: number) =>
      table({ us: [named('nomlumb', { turret: start })], them: [tie(NEAR)] })
        .attack(1, 0)
        .passAll()
        .ship(0).turret;
    expect(turret(2)).toBe(0);
    expect(turret(0)).toBe(0);
  });

  it('Nash Windrider: a destroyed friend that has not engaged does so', () => {
    const destroyed = (engaged: boolean) => {
      const game = table({
        us: [named('nashwindrider'), tie([450, 520, 0])],
        them: [tie(FAR)],
        phase: 'engagement',
      });
      game.ship(1).engaged = engaged;
      game.state.engaging = 5;
      return at(game, 'after-destroyed', 1);
    };
    const game = destroyed(false).pick({ use: true });
    expect(game.ship(1).initiatives).toEqual([{ value: 5, until: 'end of engagement', only: 'engagement' }]);
    expect(destroyed(true).question).toBeUndefined();
  });

  it('Nash Windrider: he is such a ship himself', () => {
    const game = table({ us: [named('nashwindrider')], them: [tie(FAR)], phase: 'engagement' });
    game.ship(0).engaged = false;
    game.state.engaging = 5;
    at(game, 'after-destroyed', 0).pick({ use: true });
    expect(game.ship(0).initiatives).toEqual([{ value: 5, until: 'end of engagement', only: 'engagement' }]);
  });

  it('Sarco Plank: agility by speed', () => {
    const dice = (speed: number, use: boolean) => {
      const game = table({ us: [named('sarcoplank')], them: [tie(NEAR)] });
      game.ship(0).flown = { ...game.ship(0).flown, bearing: 'straight', speed };
      game.attack(1, 0);
      game.takes({ use }).passAll();
      return game.eventsOf('rolled').find((event) => event.dice === 'defense')!.faces.length;
    };
    expect(dice(4, true)).toBe(4);
    expect(dice(4, false)).toBe(2);
    expect(
      table({ us: [named('sarcoplank')], them: [tie(NEAR)] })
        .attack(1, 0)
        .everOffers({ use: true }),
    ).toBe(false);
  });

  it('Sunny Bounder adds a result like all of hers, after a roll and a reroll, once', () => {
    const attack = (...rolls: readonly string[]) =>
      table({ us: [named('sunnybounder')], them: [tie([450, 620, 180])], locks: [[0, 1]] })
        .rolls(...rolls)
        .attack(0, 1);
    const same = attack('hit', 'hit', 'evade', 'evade', 'evade').pick({ use: true });
    expect(same.eventsOf('modified')[0]!.faces).toEqual(['hit', 'hit', 'hit']);
    same.passAll();
    const again = attack('hit', 'blank', 'hit', 'evade', 'evade', 'evade');
    again.takes({ kind: 'spend-lock', dice: [1] }).pick({ use: true });
    expect(again.eventsOf('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'hit']);
    again.passAll();
    expect(attack('hit', 'blank', 'evade', 'evade', 'evade').everOffers({ use: true })).toBe(false);
  });

  it('Gideon Hask: with 2 dice or fewer against a damaged ship, one more for a strain token', () => {
    const shot = (damage: readonly string[], pilot = 'academypilot') =>
      table({
        us: [named('gideonhask-xiclasslightshuttle', { at: [560, 400, 0] }), named(pilot)],
        them: [tie([450, 620, 180], { damage })],
      })
        .rolls('hit', 'hit', ...(pilot === 'academypilot' ? [] : ['hit']))
        .attack(1, 2);
    const game = shot(['facedown: Direct Hit!']).rolls('hit').pick({ use: true });
    expect(game.ship(1).tokens.strain).toBe(1);
    expect(
      game.eventsOf('rolled').find(({ dice, faces }) => dice === 'attack' && faces.length === 3),
    ).toBeDefined();
    game.passAll();
    expect(shot([]).everOffers({ use: true })).toBe(false);
    expect(shot(['facedown: Direct Hit!'], 'alphasquadronpilot').everOffers({ use: true })).toBe(false);
  });
});

describe('other moments', () => {
  it('Aurra Sing: tokens go between two enemies, locks too', () => {
    const game = at(
      table({
        us: [named('aurrasing')],
        them: [tie([450, 530, 180], { tokens: { strain: 1, disarm: 1 } }), tie([520, 530, 180])],
        locks: [[0, 1]],
      }),
      'before-engaging',
    )
      .pick({ use: true })
      .takes({ target: 1 });
    if (game.question?.kind === 'choose-ship') game.pick({ target: 2 });
    game.pick({ token: 'strain' }).pick({ token: 'lock', by: 0 }).passAll();
    expect(game.ship(2).tokens).toMatchObject({ strain: 1, disarm: 0 });
    expect(game.ship(1).tokens).toMatchObject({ strain: 0, disarm: 1 });
    expect(game.state.locks).toEqual([{ by: 0, kind: 'ship', on: 2 }]);
    const alone = table({ us: [named('aurrasing')], them: [tie(NEAR, { tokens: { strain: 1 } })] });
    expect(at(alone, 'before-engaging').question).toBeUndefined();
  });

  it('The Iron Assembler: a friend on a rock that skips its maneuver repairs', () => {
    const skipped = (rock: At) =>
      at(
        table({
          us: [
            named('theironassembler'),
            { pilot: 'tradefederationdrone', at: [450, 480, 0], damage: ['facedown: Direct Hit!'] },
          ],
          them: [tie(FAR)],
          obstacles: [{ outline: 'coreasteroid5', at: rock }],
        }),
        'maneuver-skipped',
        1,
      );
    const game = skipped([450, 480, 0]).pick({ use: true }).passAll();
    expect(game.ship(0).charges).toBe(2);
    expect(skipped([800, 800, 0]).question).toBeUndefined();
  });
});
