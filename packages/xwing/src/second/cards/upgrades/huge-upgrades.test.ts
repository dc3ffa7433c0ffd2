import { describe, expect, it } from 'vitest';
import { type Occasion, occasion, type Window } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';
import { formWing } from '../../wings/members.ts';

/** Teams, cargo, titles and commanders of huge ships that the rules of huge ships ask about. */

const HERE: At = [457, 300, 0];
const huge = (pilot: string, upgrade: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: HERE,
  upgrades: [upgrade],
  ...more,
});
const at = (game: TestGame, window: Window, ship = 0, more: Partial<Occasion> = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const turnsDice = (game: TestGame) => game.everOffers({ kind: 'ability' });
const blanks = (count: number) => new Array<string>(count).fill('blank');

describe('in attacks of huge ships', () => {
  it('Thunderstrike rerolls a die of a bonus attack, not against a ship that was attacked before', () => {
    const after = (fired: readonly number[]) => {
      const game = table({
        us: [huge('alderaanianguard', 'thunderstrike', { upgrades: ['thunderstrike', 'targetingbattery'] })],
        them: [tie([457, 620, 180]), tie([700, 300, 270])],
        set: { '/ships/0/fired': fired },
      });
      return turnsDice(
        game
          .rolls(...blanks(6))
          .engage(0)
          .pick({ kind: 'attack', weapon: 2, target: 1 }),
      );
    };
    expect(after([])).toBe(true);
    expect(after([0, -1, 2])).toBe(true);
    expect(after([0, -1, 1])).toBe(false);
  });

  it('Spectre of Nayr recovers energy after the first attack on a ship, if focused', () => {
    const recovers = (focus: number, fired: readonly number[]) => {
      const game = table({
        us: [huge('outerrimgarrison', 'spectreofnayr-epicsl', { tokens: { focus } })],
        them: [tie([457, 620, 180])],
        set: { '/ships/0/fired': fired, '/ships/0/energy': 1 },
      });
      return game
        .rolls(...blanks(6))
        .engage(0)
        .pick({ kind: 'attack', target: 1 })
        .everOffers({ use: true });
    };
    expect(recovers(1, [])).toBe(true);
    expect(recovers(0, [])).toBe(false);
  });

  it('Gunnery Specialists reroll as many dice as they pay energy for', () => {
    const shot = (energy: number) =>
      table({
        us: [huge('outerrimgarrison', 'gunneryspecialists')],
        them: [tie([457, 620, 180])],
        set: { '/ships/0/energy': energy },
      })
        .rolls(...blanks(3))
        .attack(0, 1);
    const game = shot(2).takes({ kind: 'ability', dice: [0, 1] });
    expect(game.ship(0).energy).toBe(0);
    game.rolls('hit', 'hit', ...blanks(3)).passAll();
    const none = shot(0);
    expect(turnsDice(none.rolls(...blanks(3)))).toBe(false);
  });

  it('Grappler: its Drill Beak at range 1 acts as at range 0 on a tractored ship', () => {
    const crits = (tractor: number) => {
      const game = table({
        us: [huge('colicoiddestroyer', 'grappler', { upgrades: ['grappler', 'drillbeak'] })],
        them: [tie([457, 150, 0], { tokens: { tractor } })],
      })
        .rolls('hit', 'hit', 'blank', 'evade', 'evade', ...(tractor > 0 ? [] : ['evade']))
        .engage(0)
        .pick({ kind: 'attack', weapon: 1 });
      return game
        .passAll()
        .eventsOf('modified')
        .some(({ faces }) => faces.includes('crit'));
    };
    expect([crits(1), crits(0)]).toEqual([true, false]);
  });

  it('Bright Hope reinforces ahead only, and rolls a die more while reinforced against who is ahead', () => {
    const game = table({ us: [huge('echobaseevacuees', 'brighthope')] }).act(0);
    game.takes({ action: 'reinforce' });
    expect(game.ship(0).tokens).toMatchObject({ 'reinforce-fore': 1, 'reinforce-aft': 0 });
    const dice = (y: number, token: number) =>
      table({
        us: [huge('echobaseevacuees', 'brighthope', { tokens: { 'reinforce-fore': token } })],
        them: [tie([457, y, y > 300 ? 180 : 0])],
      })
        .rolls(...blanks(2))
        .attack(1, 0)
        .everOffers({ use: true });
    expect([dice(560, 1), dice(560, 0), dice(40, 1)]).toEqual([true, false, false]);
  });

  it('Adaptive Shields cancel a result for a smaller friend nearby, for a shield or 2 energy', () => {
    const shot = (x: number) =>
      table({
        us: [huge('alderaanianguard', 'adaptiveshields'), xwing([x, 300, 90])],
        them: [tie([x + 150, 300, 270])],
      })
        .rolls('hit', 'blank', ...blanks(2))
        .attack(2, 1);
    for (const [effect, left] of [
      [0, { shields: 6, energy: 7 }],
      [1, { shields: 7, energy: 5 }],
    ] as const) {
      const game = shot(550).takes({ use: true }).pick({ effect }).passAll();
      expect(game.ship(0)).toMatchObject(left);
      expect(game.ship(1).shields).toBe(2);
    }
    expect(shot(680).everOffers({ use: true })).toBe(false);
  });

  it('Planetary Ion Bombardment ionizes what is medium or larger, and cannot be fired at small ships', () => {
    const game = table({
      us: [huge('echobaseevacuees', 'planetaryionbombardment-epicsl')],
      them: [tie([380, 600, 180]), { pilot: 'patrolleader', at: [520, 620, 180] }],
      locks: [[0, 2]],
    }).engage(0);
    expect(game.offers({ weapon: 1, target: 2 })).toBe(true);
    game
      .rolls('hit', 'hit', 'crit', ...blanks(2))
      .pick({ weapon: 1, target: 2 })
      .passAll();
    expect(game.ship(2).tokens.ion).toBe(3);
    const small = table({
      us: [huge('echobaseevacuees', 'planetaryionbombardment-epicsl')],
      them: [tie([457, 600, 180])],
      locks: [[0, 1]],
    }).engage(0);
    expect(small.everOffers({ weapon: 1 })).toBe(false);
  });

  it('the captain’s Point Defense Battery fires as the standard attack, and as four granted ones', () => {
    const bonus = { kind: 'attack', ship: 0, bonus: true } as const;
    const game = table({
      us: [huge('outerrimgarrison', 'pointdefensebattery-epicsl')],
      them: [tie([457, 600, 180])],
    }).engage(0);
    game.rolls(...blanks(5)).pick({ weapon: 1 });
    expect(game.everOffers({ weapon: 1 })).toBe(false);
    game.ship(0).energy = 3;
    game.run(bonus, bonus);
    game.rolls(...blanks(5)).pick({ weapon: 1 });
    game.takes({ weapon: 1 });
    game.rolls(...blanks(5)).passAll();
    expect(game.ship(0).energy).toBe(1);
  });
});

describe('maneuvers near huge ships', () => {
  it('Admiral Ozzel: a large friend suffers a damage to fly faster or slower; small ships cannot', () => {
    const flown = (pilot: string, effect: number) => {
      const game = table({
        us: [huge('outerrimgarrison', 'admiralozzel'), { pilot, at: [650, 300, 0] }],
        them: [tie([100, 850, 180])],
      }).fly(1, '2 straight');
      if (game.offers({ use: true })) game.pick({ use: true }).pick({ effect });
      game.passAll();
      return [game.eventsOf('maneuver')[0]!.maneuver.speed, game.ship(1).shields];
    };
    expect(flown('patrolleader', 0)).toEqual([3, 3]);
    expect(flown('patrolleader', 1)).toEqual([1, 3]);
    expect(flown('academypilot', 0)).toEqual([2, 0]);
  });

  it('Admiral Ozzel: a huge ship’s bank of speed 1 becomes one of speed 0', () => {
    const game = table({ us: [huge('outerrimgarrison', 'admiralozzel')], them: [tie([100, 850, 180])] });
    game.fly(0, '1 bank left').pick({ use: true }).pick({ effect: 1 }).passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ maneuver: { speed: 0, bearing: 'bank' } }]);
    expect(game.ship(0).shields).toBe(4);
  });

  it('Tractor Technicians slow a tractored enemy nearby for an energy, to speed 1 at least', () => {
    const flown = (maneuver: string, tractor: number) => {
      const game = table({
        us: [huge('outerrimgarrison', 'tractortechnicians')],
        them: [tie([600, 300, 0], { tokens: { tractor } })],
      }).fly(1, maneuver);
      if (game.offers({ use: true })) game.pick({ use: true });
      game.passAll();
      return [game.eventsOf('maneuver')[0]!.maneuver.speed, game.ship(0).energy];
    };
    expect(flown('3 straight', 1)).toEqual([2, 2]);
    expect(flown('3 straight', 0)).toEqual([3, 3]);
  });

  it('Tractor Technicians keep the tractor tokens of ships nearby through the End Phase', () => {
    const left = (x: number) => {
      const game = table({
        us: [huge('outerrimgarrison', 'tractortechnicians')],
        them: [tie([x, 300, 0], { tokens: { tractor: 1 } })],
        phase: 'end',
      }).run({ kind: 'end-cleanup' });
      return game.ship(1).tokens.tractor;
    };
    expect([left(600), left(800)]).toEqual([1, 0]);
  });

  it('Thrawn names the speed of an enemy’s dial and gains energy or a lock, nothing if he is wrong', () => {
    const named = (number: number, effect?: number) => {
      const game = table({
        us: [huge('outerrimgarrison', 'thrawn-epicsl')],
        them: [tie([600, 500, 180])],
        set: { '/ships/0/energy': 1 },
      }).fly(1, '3 straight');
      game.pick({ use: true }).pick({ number });
      if (effect !== undefined) game.pick({ effect });
      game.passAll();
      return [game.state.locks.length, game.ship(0).energy, game.ship(0).upgrades[0]!.charges];
    };
    expect(named(3, 0)).toEqual([1, 1, 0]);
    expect(named(3, 1)).toEqual([0, 2, 0]);
    expect(named(2)).toEqual([0, 1, 0]);
  });
});

describe('orders of huge ships', () => {
  it('Bail Organa gives away a green token: up to three other friends gain one of the kind', () => {
    const game = table({
      us: [
        huge('republicjudiciary', 'bailorgana-epicsl', { tokens: { evade: 1 } }),
        ...[350, 560, 640, 720].map((x) => xwing([x, 300, 0])),
      ],
    });
    at(game, 'start-of-engagement').pick({ use: true });
    for (const target of [1, 2, 3]) game.pick({ target });
    expect(game.state.ships.map(({ tokens }) => tokens.evade)).toEqual([0, 1, 1, 1, 0]);
    const none = table({ us: [huge('republicjudiciary', 'bailorgana-epicsl'), xwing([560, 300, 0])] });
    expect(at(none, 'start-of-engagement').question).toBeUndefined();
  });

  it('Comms Team coordinates up to two more ships near the first, for an energy each', () => {
    const after = (what: string) =>
      at(
        table({
          us: [
            huge('outerrimgarrison', 'commsteam'),
            tie([600, 300, 0]),
            tie([680, 300, 0]),
            tie([900, 800, 0]),
          ],
        }),
        'after-coordinate',
        0,
        { other: 1, what },
      );
    const game = after('coordinate').pick({ use: true });
    expect(game.offers({ target: 3 })).toBe(false);
    game.pick({ target: 2 }).takes({ action: 'focus' });
    expect(game.ship(2).tokens.focus).toBe(1);
    expect(game.ship(0).energy).toBe(2);
    game.passAll();
    expect(after('').question).toBeUndefined();
  });
});

describe('GA-75', () => {
  it('assigns It’s the Resistance to a wing leader before forces are placed, for both charges', () => {
    const before = (upgrades: readonly string[]) =>
      at(
        table({
          us: [
            huge('newrepublicvolunteers', 'ga75-epicsl'),
            { pilot: 'newrepublicvolunteers', at: [700, 300, 0] },
            xwing([560, 500, 0], { upgrades }),
          ],
        }),
        'before-placing-forces',
      );
    const game = before(['veteranwingleader']);
    expect(game.offers({ target: 1 })).toBe(false);
    game.pick({ target: 2 }).passAll();
    expect(game.ship(2).conditions.map(({ id }) => id)).toEqual(['itstheresistance']);
    expect(game.ship(0).upgrades[0]!.charges).toBe(0);
    expect(before([]).question).toBeUndefined();
  });

  it('xwing2:wings.21 a leader that comes from reserve brings its wingmates', () => {
    const game = table({ us: [xwing([457, 40, 0]), xwing([300, 40, 0]), xwing([600, 40, 0])] });
    game.does(({ state }) => {
      formWing(state, state.ships[0]!, [state.ships[1]!, state.ships[2]!]);
      for (const ship of state.ships) Object.assign(ship, { place: 'reserve' });
    });
    game.run({ kind: 'return', ship: 0 }).answer([457, 40, 0]);
    expect(game.state.ships.map(({ place }) => place)).toEqual(['table', 'table', 'table']);
    expect(game.eventsOf('ship-placed')).toHaveLength(3);
  });
});
