import { describe, expect, it } from 'vitest';
import { weaponsOf } from '../../ship/weapons.ts';
import { occasion } from '../../state.ts';
import { type At, decimator, type TestShip, table, tie } from '../../testing/index.ts';

/** Weapons of huge ships, and what puts them back online. */

const HERE: At = [457, 300, 0];
const AHEAD: At = [457, 660, 180];
/** The first weapon that is no primary one. */
const CORVETTE_GUN = 2;
const corvette = (...upgrades: readonly string[]): TestShip => ({
  pilot: 'alderaanianguard',
  at: HERE,
  upgrades,
});
const trident = (...upgrades: readonly string[]): TestShip => ({
  pilot: 'lawlesspirates',
  at: HERE,
  upgrades,
});
const ATTACKS = { kind: 'huge-attack', ship: 0, before: -1 } as const;

type Game = ReturnType<typeof table>;

/** Answers what comes up in an attack with the last option, up to the next choice of an attack. */
function finish(game: Game): Game {
  while (game.question && game.question.kind !== 'attack') game.answer(game.options.length - 1);
  return game;
}

/** The weapons that were fired, in order, if the ship fires as long as one of these is offered. */
function fireAll(game: Game, weapon: number): number {
  let times = 0;
  while (game.offers({ weapon })) {
    finish(game.pick({ weapon }));
    times++;
  }
  game.passAll();
  return times;
}

describe('hardpoints', () => {
  it('xwing2:huge-ship-faq.6 Targeting Battery gives its lock after its attack, too late for that battery this round', () => {
    const game = table({ us: [corvette('targetingbattery')], them: [decimator(AHEAD)] })
      .rolls('hit', 'blank', 'blank', 'blank')
      .run(ATTACKS)
      .pick({ weapon: CORVETTE_GUN })
      .takes({ use: true });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    finish(game);
    expect(game.offers({ weapon: CORVETTE_GUN })).toBe(false);
    game.passAll();
  });

  it('Turbolaser Battery adds 3 hits when it hits, and nothing when it misses', () => {
    const damage = (...faces: readonly string[]): number => {
      const game = table({
        us: [corvette('turbolaserbattery')],
        them: [decimator(AHEAD)],
        locks: [[0, 1]],
        set: { '/ships/0/energy': 3 },
      }).rolls(...faces, 'blank');
      const before = game.ship(1).shields;
      finish(game.run(ATTACKS).pick({ weapon: CORVETTE_GUN })).passAll();
      return before - game.ship(1).shields;
    };
    expect(damage('hit', 'blank', 'blank')).toBe(4);
    expect(damage('blank', 'blank', 'blank')).toBe(0);
  });

  it('Ion Cannon Battery: 1 crit damage, and ion tokens for all results', () => {
    const game = table({ us: [corvette('ioncannonbattery')], them: [decimator(AHEAD)] }).rolls(
      'hit',
      'crit',
      'blank',
      'blank',
      'blank',
    );
    const before = game.ship(1).shields;
    finish(game.run(ATTACKS).pick({ weapon: CORVETTE_GUN })).passAll();
    expect(before - game.ship(1).shields).toBe(1);
    expect(game.ship(1).tokens.ion).toBe(2);
  });

  it('Proton Cannon Battery fires twice, free the first time', () => {
    const shots = (energy: number) => {
      const game = table({
        us: [corvette('protoncannonbattery')],
        them: [decimator(AHEAD)],
        set: { '/ships/0/energy': energy },
      }).run(ATTACKS);
      return [fireAll(game, CORVETTE_GUN), game.ship(0).energy];
    };
    expect(shots(3)).toEqual([2, 2]);
    expect(shots(0)).toEqual([1, 0]);
  });

  it('Drill Beak turns hits to crits at range 0 only', () => {
    const crits = (gap: number): number => {
      const game = table({
        us: [trident('drillbeak')],
        them: [decimator([457, 300 - 110.5 - 40 - gap, 0])],
        contacts: gap === 0 ? [[0, 1]] : [],
      }).rolls('hit', 'hit', 'blank');
      game.run(ATTACKS).takes({ weapon: game.options.length > 0 ? drill(game) : 0 });
      finish(game).passAll();
      return game.eventsOf('neutralized').reduce((sum, event) => sum + event.crits, 0);
    };
    const drill = (game: Game): number =>
      (game.options as readonly { weapon?: number }[])
        .map(({ weapon = 0 }) => weapon)
        .sort((a, b) => b - a)[0]!;
    expect([crits(0), crits(50)]).toEqual([2, 0]);
  });

  it('what is offline comes back for 2 energy after the ship engaged, and is no weapon until then', () => {
    const game = table({
      us: [corvette('pointdefensebattery')],
      them: [decimator([457, 560, 180])],
      set: { '/ships/0/energy': 2, '/ships/0/upgrades/0/flipped': true },
    }).engage(0);
    expect(game.offers({ weapon: CORVETTE_GUN })).toBe(false);
    game.takes({ use: true });
    expect(game.ship(0)).toMatchObject({ energy: 0, upgrades: [{ flipped: false }] });
    game.passAll();
  });

  it('Tractor Tentacles and Tractor Grasp: a hit gives a tractor token', () => {
    const tokens = (face: string): number => {
      const game = table({
        us: [trident('tractortentacles')],
        them: [decimator([457, 300 - 110.5 - 40 - 50, 0])],
      }).rolls(face, 'blank');
      game.run(ATTACKS);
      const [gun] = (game.options as readonly { weapon?: number }[])
        .map(({ weapon = 0 }) => weapon)
        .slice(-2);
      finish(game.pick({ weapon: gun })).passAll();
      return game.ship(1).tokens.tractor;
    };
    expect([tokens('hit'), tokens('blank')]).toEqual([1, 0]);
  });
});

describe('Corsair Refit', () => {
  const CANNON = 1;
  const raider = (energy: number): Game =>
    table({
      us: [{ pilot: 'separatistprivateers', at: HERE, upgrades: ['corsairrefit', 'heavylasercannon'] }],
      them: [decimator(AHEAD)],
      set: { '/ships/0/energy': energy },
    }).run(ATTACKS);

  it('xwing2:huge-ship-faq.4 its bonus attack comes once a round, and its weapon may still be the standard attack', () => {
    const game = raider(3);
    game.pick({ weapon: CANNON }).pick({ use: true });
    finish(game);
    expect(game.ship(0).energy).toBe(2);
    expect(game.offers({ weapon: CANNON })).toBe(true);
    finish(game.pick({ weapon: CANNON }));
    expect(game.ship(0).energy).toBe(2);
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('attack').length).toBe(2);
  });

  it('the other way round it follows the standard attack, if there is energy for it', () => {
    const second = (energy: number): boolean => {
      const game = raider(energy).pick({ weapon: CANNON });
      if (energy > 0) game.pick({ use: false });
      finish(game);
      const offered = game.offers({ weapon: CANNON });
      game.passAll();
      return offered;
    };
    expect([second(1), second(0)]).toEqual([true, false]);
  });
});

describe('Enhanced Propulsion', () => {
  it('executes a maneuver at the start of the End Phase for 2 energy, while it is online', () => {
    const end = (flipped: boolean) =>
      table({
        us: [{ pilot: 'alderaanianguard', at: [457, 300, 0], upgrades: ['enhancedpropulsion'] }],
        set: { '/ships/0/upgrades/0/flipped': flipped, '/phase': 'end' },
      }).run({ kind: 'window', ...occasion('start-of-end') });
    const game = end(false);
    const { y, energy } = game.ship(0);
    game.pick({ use: true }).pick({ effect: 0 }).passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'white', maneuver: { speed: 2 } }]);
    expect(game.ship(0).y).toBeGreaterThan(y);
    expect(game.ship(0).energy).toBe(energy - 2);
    expect(end(true).question).toBeUndefined();
  });
});

describe('Ordnance Tubes', () => {
  const engaging = (flipped: boolean, at: readonly [number, number, number]) =>
    table({
      us: [{ pilot: 'alderaanianguard', at: [457, 300, 0], upgrades: ['ordnancetubes', 'protontorpedoes'] }],
      them: [tie(at)],
      locks: [[0, 1]],
      set: { '/ships/0/upgrades/0/flipped': flipped, '/phase': 'engagement' },
    }).engage(0);
  const torpedo = (game: ReturnType<typeof engaging>): number =>
    weaponsOf(game.ship(0)).findIndex(({ special }) => special?.upgrade === 'protontorpedoes');

  it('fire torpedoes through the full front arc as a bonus attack, besides the standard attack', () => {
    const game = engaging(false, [700, 560, 180]);
    expect(weaponsOf(game.ship(0))[torpedo(game)]!.arc).toBe('full-front');
    game.takes({ kind: 'attack', weapon: torpedo(game) });
    while (game.question && game.question.kind !== 'attack') game.answer(game.options.length - 1);
    expect(game.offers({ weapon: torpedo(game) })).toBe(false);
    expect(game.ship(0).fired).toEqual([torpedo(game), 1, 1]);
    game.passAll();
  });

  it('offline only through the bullseye, and as the standard attack', () => {
    const game = engaging(true, [457, 560, 180]);
    expect(weaponsOf(game.ship(0))[torpedo(game)]!.arc).toBe('bullseye');
    game.takes({ kind: 'attack', weapon: torpedo(game) });
    expect(game.ship(0).fired).toEqual([torpedo(game), -1, 1]);
    game.passAll();
  });
});
