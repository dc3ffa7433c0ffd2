import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, decimator, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Captains and titles that let huge ships attack more often, and the weapons that attack under headers of their own. */

const HERE: At = [457, 300, 0];
const AHEAD: At = [457, 560, 180];
const huge = (pilot: string, ...upgrades: readonly string[]): TestShip => ({ pilot, at: HERE, upgrades });
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'];

/** Ends the attack that is on, up to the next choice of one. */
function ends(game: TestGame): TestGame {
  while (game.question && game.question.kind !== 'attack') game.answer(game.options.length - 1);
  return game;
}
/** The weapons of all attacks that a ship makes if it takes the first one offered each time. */
function firesAll(game: TestGame): readonly number[] {
  const weapons: number[] = [];
  while (game.offers({ kind: 'attack' })) {
    const { weapon } = game.options[0] as { weapon: number };
    weapons.push(weapon);
    ends(game.pick({ kind: 'attack', weapon }));
  }
  game.passAll();
  return weapons;
}

describe('captains who fire a hardpoint at their own initiative', () => {
  const step = (captain: string, energy = 3, count = 4) =>
    table({
      us: [huge('outerrimgarrison', captain, 'ordnancetubes', 'pointdefensebattery')],
      them: [tie(AHEAD)],
      set: { '/ships/0/energy': energy },
      phase: 'engagement',
    }).run({ kind: 'window', ...occasion('at-initiative', { ship: -1, count }) });

  it.each(['zealouscaptain', 'generalgrievouscommand'])('%s at initiative 4, for an energy', (captain) => {
    const game = step(captain);
    expect(game.question).toMatchObject({ kind: 'use-ability', ship: 0 });
    game.pick({ use: true });
    expect(game.ship(0).energy).toBe(2);
    expect(game.options).toMatchObject([{ kind: 'attack', weapon: 1, target: 1 }, { kind: 'none' }]);
    game.pick({ kind: 'attack' }).passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
    expect(step(captain, 0).question).toBeUndefined();
    expect(step(captain, 3, 5).question).toBeUndefined();
  });

  it('General Grievous attacks friends; Zealous Captain does not', () => {
    const targets = (captain: string) => {
      const game = table({
        us: [huge('outerrimgarrison', captain), tie(AHEAD)],
        them: [tie([400, 560, 180])],
      }).engage(0);
      const all = (game.options as readonly { target?: number }[]).flatMap(({ target }) => target ?? []);
      game.passAll();
      return all;
    };
    expect(targets('generalgrievouscommand')).toEqual([1, 2]);
    expect(targets('zealouscaptain')).toEqual([2]);
  });

  it('General Grievous: when he destroyed a ship, friends within range 2 of it may calculate', () => {
    const after = (faces: readonly string[]) => {
      const game = table({
        us: [
          huge('outerrimgarrison', 'generalgrievouscommand'),
          { pilot: 'tradefederationdrone', at: [600, 560, 0] },
          { pilot: 'tradefederationdrone', at: [900, 860, 0] },
        ],
        them: [tie(AHEAD, { damage: ['facedown: Fuel Leak', 'facedown: Fuel Leak'] }), tie([60, 860, 180])],
      })
        .rolls(...faces)
        .attack(0, 3);
      while (game.question) game.answer(game.offers({ action: 'calculate' }) ? 0 : game.options.length - 1);
      return [0, 1, 2].map((id) => game.ship(id).tokens.calculate);
    };
    expect(after(['hit', 'hit', 'hit', 'blank', 'blank', 'blank'])).toEqual([1, 1, 0]);
    expect(after(BLANK)).toEqual([0, 0, 0]);
  });
});

describe('weapons with Bonus Attack headers', () => {
  it('the Modified Dorsal Turret attacks once more, with 2 dice at range 1-3 in its arc', () => {
    const fired = (pilot: string, ...upgrades: readonly string[]) => {
      const game = table({ us: [huge(pilot, ...upgrades)], them: [decimator(AHEAD)] }).engage(0);
      return [
        firesAll(game),
        game.eventsOf('rolled').flatMap(({ dice, faces }) => (dice === 'attack' ? [faces.length] : [])),
      ];
    };
    expect(fired('separatistprivateers')).toEqual([[0], [3]]);
    expect(fired('separatistprivateers', 'modifieddorsalturret-epicsl')).toEqual([
      [0, 1],
      [3, 2],
    ]);
  });

  it('the Twin Missile Launcher attacks twice more, each time for an energy, at range 2-3', () => {
    const fired = (energy: number, y: number) => {
      const game = table({
        us: [huge('outerrimpatrol', 'twinmissilelauncher-epicsl')],
        them: [decimator([457, y, 180])],
        set: { '/ships/0/energy': energy },
      }).engage(0);
      return [firesAll(game).filter((weapon) => weapon > 0), game.ship(0).energy];
    };
    expect(fired(3, 640)).toEqual([[1, 1], 1]);
    expect(fired(1, 640)).toEqual([[1], 0]);
    expect(fired(3, 480)).toEqual([[], 3]);
  });

  it('Merchant One fires a turret beside its primary weapon, and coordinates and evades', () => {
    const fired = (...upgrades: readonly string[]) => {
      const game = table({
        us: [huge('separatistprivateers', ...upgrades)],
        them: [decimator(AHEAD)],
      }).engage(0);
      return firesAll(game);
    };
    expect(fired('dorsalturret')).toHaveLength(1);
    expect(fired('merchantone', 'dorsalturret')).toEqual([0, 1]);
    const actions = (...upgrades: readonly string[]) => {
      const game = table({ us: [huge('separatistprivateers', ...upgrades), xwing([600, 300, 0])] }).act(0);
      const all = (game.options as readonly { action?: string; difficulty?: string }[]).map(
        ({ action, difficulty }) => `${difficulty} ${action}`,
      );
      game.passAll();
      return all.filter((one) => /coordinate|evade/.test(one));
    };
    expect(actions()).toEqual(['red coordinate']);
    expect(actions('merchantone')).toEqual(['red coordinate', 'red evade', 'white coordinate']);
  });
});

describe('Suppressor', () => {
  const coordinates = (...upgrades: readonly string[]) =>
    table({
      us: [huge('outerrimgarrison', ...upgrades), tie([600, 300, 0])],
      them: [xwing([700, 300, 0]), xwing([900, 860, 0])],
    }).run({ kind: 'window', ...occasion('after-coordinate', { ship: 0, other: 1, what: 'coordinate' }) });

  it('jams an enemy within range 2 of whom it coordinated, for an energy', () => {
    const game = coordinates('suppressor');
    expect(game.options).toEqual([{ target: 2 }, { target: -1 }]);
    game.pick({ target: 2 }).passAll();
    expect([0, 1, 2, 3].map((id) => game.ship(id).tokens.jam)).toEqual([0, 0, 1, 0]);
    expect(game.ship(0).energy).toBe(2);
    expect(coordinates().question).toBeUndefined();
  });

  it('has two shields more and two hull fewer', () => {
    const plain = table({ us: [huge('outerrimgarrison')] }).ship(0);
    const ship = table({ us: [huge('outerrimgarrison', 'suppressor')] }).ship(0);
    expect(ship.shields - plain.shields).toBe(2);
  });
});
