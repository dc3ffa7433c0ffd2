import { describe, expect, it } from 'vitest';
import { cardName } from '../../damage/deck.ts';
import { sufferDamage } from '../../damage/suffer.ts';
import { addDevice } from '../../devices/place.ts';
import { shipOf } from '../../game.ts';
import { occasion } from '../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Cards of several slots that the rulebook's answers name. */

type Game = ReturnType<typeof table>;
const window = (name: Parameters<typeof occasion>[0], ship: number) =>
  ({ kind: 'window', ...occasion(name, { ship }) }) as const;

describe('Automated Target Priority', () => {
  const us: TestShip = {
    pilot: 'epsilonsquadroncadet',
    at: [400, 200, 0],
    upgrades: ['automatedtargetpriority'],
  };
  const near = (x: number): TestShip => xwing([x, 390, 180]);
  const far: TestShip = xwing([400, 500, 180]);
  const targets = (game: Game): readonly number[] =>
    (game.options as readonly { kind: string; target?: number; weapon?: number }[]).flatMap(
      ({ kind, target }) => (kind === 'attack' ? [target!] : []),
    );

  it('xwing2:faq-specific-card-questions.56 either of two targets at the closest range, not the one farther away', () => {
    const game = table({ us: [us], them: [near(370), near(430), far] }).engage(0);
    expect(targets(game)).toEqual([1, 2]);
    game.passAll();
    const alone = table({ us: [us], them: [far] }).engage(0);
    expect(targets(alone)).toEqual([1]);
    alone.passAll();
  });

  it('xwing2:faq-specific-card-questions.57 a target that its missile has not locked does not count for it', () => {
    const game = table({
      us: [{ ...us, upgrades: ['automatedtargetpriority', 'concussionmissiles'] }],
      them: [near(400), far],
      locks: [[0, 2]],
    }).engage(0);
    const options = game.options as readonly { kind: string; target?: number; weapon?: number }[];
    const shots = options
      .filter(({ kind }) => kind === 'attack')
      .map(({ weapon, target }) => [weapon, target]);
    expect(shots).toEqual([
      [0, 1],
      [1, 2],
    ]);
    game.passAll();
  });

  it('keeps a calculate token of a miss until before it engages', () => {
    const game = table({ us: [us], them: [near(400)] })
      .rolls('blank', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .passAll();
    expect(game.ship(0).upgrades[0]!.held).toEqual(['calculate']);
    game.run(window('before-engaging', 0)).pick({ use: true });
    expect(game.ship(0).tokens.calculate).toBe(1);
    expect(game.ship(0).upgrades[0]!.held).toBeUndefined();
  });
});

describe('Sense', () => {
  const system = (at: At, force: number): Game =>
    table({
      us: [{ pilot: 'lukeskywalker', at: [400, 200, 0], upgrades: ['sense'] }],
      them: [tie(at)],
      phase: 'system',
      set: { '/ships/0/force': force, '/ships/1/dial': 3 },
    }).run({ kind: 'system' });
  const chosen = (at: At, force: number): Game =>
    system(at, force).takes({ kind: 'ability' }).pick({ use: true }).pick({ target: 1 });

  it('xwing2:faq-activation-phase-and-actions.6 all ships at range 0-3 are offered before any Force is spent', () => {
    const game = system([400, 440, 180], 1).takes({ kind: 'ability' });
    while (game.question && !game.offers({ target: 1 })) game.answer(0);
    expect(game.ship(0).force).toBe(1);
    game.pick({ target: 1 }).passAll();
    expect(game.ship(0).force).toBe(0);
  });

  it('shows the dial to its player only, for a Force beyond range 1', () => {
    const game = chosen([400, 290, 180], 1).passAll();
    expect(game.ship(0).force).toBe(1);
    expect([game.view(0).ships[1]!.dial, game.view(-1).ships[1]!.dial]).toEqual([3, -2]);
    expect(system([400, 440, 180], 0).everOffers({ target: 1 })).toBe(false);
  });
});

describe("Kaz's Fireball", () => {
  const fireball = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
    pilot: 'colossusstationmechanic',
    at: [400, 400, 0],
    upgrades,
    ...more,
  });

  it('xwing2:faq-specific-card-questions.43 the Ship card that its player searches is dealt facedown, and nobody is told which', () => {
    const game = table({ us: [fireball(['kazsfireball'])], phase: 'setup' });
    game.deals('Blinded Pilot').run({ kind: 'window', ...occasion('end-of-setup') });
    game.takes({ ability: 'upgrade-kazsfireball.0' }).pick({ name: 'Fuel Leak' });
    expect(game.ship(0).damage).toMatchObject([{ up: false }]);
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ card: null }]);
    const card = game.ship(0).damage[0]!.kind;
    expect(cardName(card, true)).toBe('Fuel Leak');
    for (const player of [0, 1]) expect(game.view(player).ships[0]!.damage[0]!.kind).not.toBe(card);
    expect(game.options).toEqual([]);
  });

  it('repairs while ionized', () => {
    const repairs = (...upgrades: readonly string[]): boolean =>
      table({ us: [fireball(upgrades, { tokens: { ion: 1 }, damage: ['Weapons Failure', 'Hull Breach'] })] })
        .act(0)
        .everOffers({ kind: 'repair' });
    expect([repairs('kazsfireball'), repairs()]).toEqual([true, false]);
  });

  it('xwing2:faq-specific-card-questions.44 a Fireball without a facedown card cannot remove its disarm token', () => {
    const offered = (...damage: readonly string[]): boolean =>
      table({ us: [fireball([], { tokens: { disarm: 1 }, damage })] })
        .run({ kind: 'window', ...occasion('after-action', { ship: 0, what: 'slam' }) })
        .everOffers({ use: true });
    expect([offered('facedown: Fuel Leak'), offered('Fuel Leak'), offered()]).toEqual([true, false, false]);
  });
});

describe('Sensor Buoy Suite', () => {
  const suite = (at: At): TestShip => ({ pilot: 'omegasquadronexpert', at, upgrades: ['sensorbuoysuite'] });

  it('xwing2:objects-remotes.6 two buoys are placed before forces, beyond range 2 of every edge', () => {
    const game = table({ us: [suite([100, 50, 0])], phase: 'setup' });
    game.ship(0).place = 'reserve';
    game.run({ kind: 'window', ...occasion('before-placing-forces') });
    expect(game.tryAnswer([457, 210, 0])[0]?.ruling).toBe('xwing2:objects-remotes.6');
    game.answer([457, 300, 0]).answer([457, 600, 0]);
    expect(game.state.devices.map(({ kind, y }) => [kind, y])).toEqual([
      ['sensorbuoy', 300],
      ['sensorbuoy', 600],
    ]);
    expect(game.question).toBeUndefined();
  });

  it('lets its ship lock what is near a buoy, however far away', () => {
    const locked = (x: number): boolean => {
      const game = table({ us: [suite([100, 100, 0])], them: [tie([800, 800, 180])] });
      const buoy = {
        kind: 'sensorbuoy',
        player: 0,
        ship: 0,
        how: 'place',
        template: null,
        fuses: 0,
      } as const;
      game.does((running) => {
        addDevice(running, { ...buoy, at: { x, y: 800, facing: 0 } }, 'xwing2:objects-remotes.6');
      });
      return game.run(window('before-engaging', 0)).everOffers({ use: true });
    };
    expect([locked(700), locked(500)]).toEqual([true, false]);
  });
});

describe('Lando’s Millennium Falcon', () => {
  const falcon = (shields: number, craft: number): Game =>
    table({
      us: [
        { pilot: 'freightercaptain', at: [400, 400, 0], shields, upgrades: ['landosmillenniumfalcon'] },
        { pilot: 'outerrimpioneer', at: [0, 0, 0], docked: 0, shields: craft },
      ],
      them: [xwing([400, 560, 180])],
    });
  const hit = (game: Game): Game =>
    game.does((running) =>
      sufferDamage(running, shipOf(running, 0), { hits: 1, crits: 0 }, 'xwing2:damage.1'),
    );

  it('xwing2:errata-upgrade-cards.19 damage may take a shield of the docked craft', () => {
    const game = hit(falcon(1, 1)).pick({ target: 1 });
    expect([game.ship(0).shields, game.ship(1).shields]).toEqual([1, 0]);
    const last = hit(falcon(0, 1)).deals('Fuel Leak').pick({ target: -1 });
    expect([last.ship(0).damage.length, last.ship(1).shields]).toEqual([1, 1]);
    const own = hit(falcon(1, 0));
    expect(own.question).toBeUndefined();
    expect(own.ship(0).shields).toBe(0);
  });

  it('rolls one more die against a stressed ship', () => {
    const dice = (stress: number): number => {
      const game = falcon(1, 1);
      game.ship(2).tokens.stress = stress;
      game.attack(0, 2).passAll();
      return game.eventsOf('rolled').filter((roll) => roll.dice === 'attack')[0]!.faces.length;
    };
    expect(dice(1) - dice(0)).toBe(1);
  });
});

describe('answers about other cards', () => {
  it('xwing2:faq-specific-card-questions.66 a left and a right template are two different ones', () => {
    const game = table({
      us: [{ pilot: 'scimitarsquadronpilot', at: [400, 400, 0], upgrades: ['thermaldetonators'] }],
      phase: 'system',
    }).run({ kind: 'system' });
    const bank = (direction: 'left' | 'right') => ({ template: { speed: 1, shape: 'bank', direction } });
    game.pick(bank('left'));
    expect([game.offers(bank('left')), game.offers(bank('right'))]).toEqual([false, true]);
    game.pick(bank('right')).passAll();
    expect(game.state.devices).toHaveLength(2);
  });

  it('xwing2:faq-specific-card-questions.7 a drone that is shot down with charges left does nothing to its neighbours', () => {
    const damage = (charges: number): number => {
      const game = table({
        us: [{ pilot: 'autopilotdrone', at: [457, 457, 0], charges }],
        them: [tie([457, 530, 180])],
        phase: 'engagement',
        set: { '/ships/0/destroyed': true },
      });
      game.run({ kind: 'remove-destroyed' });
      expect(game.ship(0).place).toBe('removed');
      return game.ship(1).damage.length;
    };
    expect([damage(2), damage(0)]).toEqual([0, 1]);
  });
});
