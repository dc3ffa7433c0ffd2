import { describe, expect, it } from 'vitest';
import { bodyOf } from '../bodies.ts';
import { layDevice, layObstacle } from '../devices/testing.ts';
import { shipOf } from '../game.ts';
import { isIonized, isTractored } from '../ship/conditions.ts';
import { weaponsOf } from '../ship/weapons.ts';
import { type At, decimator, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { giveTokens } from '../tokens.ts';
import { formWing } from '../wings/members.ts';
import { indicatorOf } from './turrets.ts';

const HERE: At = [457, 300, 0];
const cr90 = (at: At = HERE, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'alderaanianguard',
  at,
  ...more,
});
const raider = (at: At = HERE, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'outerrimpatrol',
  at,
  ...more,
});

describe('maneuvers of huge ships', () => {
  it('xwing2:ship-sizes.6 xwing2:huge-ships.30 fly with their own tool: 3 straight is 120 mm', () => {
    const game = table({ us: [cr90()] }).fly(0, '3 straight');
    expect(game.pose(0)).toEqual({ x: 457, y: 420, facing: 0 });
    expect(bodyOf(game.ship(0)).kind).toBe('huge');
    expect(game.question).toMatchObject({ kind: 'action' });
    game.passAll();
  });

  it('xwing2:huge-ships.47 a red maneuver costs 1 energy instead of stress', () => {
    const game = table({ us: [cr90()], set: { '/ships/0/energy': 3 } })
      .fly(0, '4 straight')
      .passAll();
    expect(game.ship(0)).toMatchObject({ energy: 2, tokens: { stress: 0 } });
  });

  it('xwing2:huge-ships.48 without energy a red maneuver gives 1 stress', () => {
    const game = table({ us: [cr90()], set: { '/ships/0/energy': 0 } })
      .fly(0, '4 straight')
      .passAll();
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.pose(0).y).toBe(460);
  });

  it('xwing2:maneuver.4 a blue maneuver takes a stress, strain and deplete token, a white one none', () => {
    const left = (maneuver: string) => {
      const us = [cr90(HERE, { tokens: { stress: 2, strain: 1, deplete: 1 } })];
      return table({ us }).fly(0, maneuver).passAll().ship(0).tokens;
    };
    expect(left('2 straight')).toMatchObject({ stress: 1, strain: 0, deplete: 0 });
    expect(left('1 straight')).toMatchObject({ stress: 2, strain: 1, deplete: 1 });
  });

  it('xwing2:huge-ships.49 without energy and stressed it flies a white 2 straight instead', () => {
    const us = [cr90(HERE, { tokens: { stress: 1 } })];
    const game = table({ us, set: { '/ships/0/energy': 0 } })
      .fly(0, '4 straight')
      .passAll();
    expect(game.eventsOf('maneuver-replaced')).toMatchObject([{ because: 'xwing2:huge-ships.49' }]);
    expect(game.pose(0).y).toBe(380);
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('xwing2:huge-ships.34 nothing turns or moves it', () => {
    const game = table({ us: [cr90()], them: [tie([100, 800, 180])] });
    game.run({ kind: 'tractor', ship: 0, player: 1 }).pick({ move: 'boost' });
    expect(game.pose(0)).toEqual({ x: 457, y: 300, facing: 0 });
    expect(game.eventsOf('effect-failed')).toMatchObject([{ because: 'xwing2:huge-ships.34' }]);
  });
});

describe('a huge ship that runs over something', () => {
  const rock = { outline: 'coreasteroid0', at: [457, 500, 0] as At };

  it('xwing2:huge-ships.35 xwing2:huge-ships.36 xwing2:huge-ships.37 takes a rock off the board, suffers and acts', () => {
    const game = table({ us: [cr90()], obstacles: [rock], set: { '/ships/0/energy': 0 } }).fly(
      0,
      '3 straight',
    );
    expect(game.state.obstacles[0]).toMatchObject({ placed: false });
    expect(game.ship(0)).toMatchObject({ shields: 6, tokens: { stress: 1 } });
    expect(game.eventsOf('action-skipped')).toMatchObject([{ because: 'xwing2:actions.2' }]);
    const calm = table({ us: [cr90()], obstacles: [rock] }).fly(0, '3 straight');
    expect(calm.question).toMatchObject({ kind: 'action' });
    calm.passAll();
  });

  it('xwing2:huge-ships.36 a gas cloud gives 1 jam token', () => {
    const cloud = { outline: 'gascloud1', at: [457, 500, 0] as At };
    const game = table({ us: [cr90()], obstacles: [cloud] })
      .fly(0, '3 straight')
      .passAll();
    expect(game.ship(0)).toMatchObject({ shields: 7, tokens: { jam: 1, stress: 0 } });
  });

  it('xwing2:huge-ships.35 xwing2:lock.6 breaks the locks on a rock that it takes off the board', () => {
    const game = table({ us: [cr90()], them: [tie([100, 800, 180])], obstacles: [rock] });
    game.state.locks = [{ by: 1, kind: 'obstacle', on: 0 }];
    game.fly(0, '3 straight').passAll();
    expect(game.eventsOf('lock-broken')).toMatchObject([{ ship: 1, on: 0, because: 'xwing2:huge-ships.35' }]);
    expect(game.state.locks).toEqual([]);
  });

  it('xwing2:fuse-marker.3 takes only the fuse marker of a fused cloud', () => {
    const game = table({ us: [cr90()], them: [tie([100, 800, 180])] });
    layObstacle(game, 'electrochaffcloud', [457, 500, 0], { fuses: 1 });
    game.fly(0, '3 straight').passAll();
    expect(game.eventsOf('obstacle-removed')).toEqual([]);
    expect(game.state.obstacles[0]).toMatchObject({ placed: true, fuses: 0 });
  });

  it('xwing2:mine.3 xwing2:objects-remotes.19 sets off the mines under its base, and commandos there strain it', () => {
    const game = table({ us: [cr90()], them: [tie([100, 800, 180])] });
    layDevice(game, 'connernet', [440, 500, 0]);
    layDevice(game, 'commandos', [475, 420, 0]);
    layDevice(game, 'proximitymine', [700, 420, 0]);
    game.fly(0, '3 straight').passAll();
    expect(game.eventsOf('device-detonates')).toMatchObject([{ name: 'connernet' }]);
    expect(game.ship(0)).toMatchObject({ shields: 6, tokens: { ion: 3, strain: 1 } });
  });

  it('xwing2:wings.15 splits a wingmate that it sets aside from its wing', () => {
    const us = [cr90(), tie([100, 500, 0]), tie([457, 500, 90]), tie([160, 500, 0])];
    const game = table({ us, them: [tie([100, 800, 180])] });
    formWing(game.state, game.ship(1), [game.ship(2), game.ship(3)]);
    game.fly(0, '2 straight').answer([457, 150, 0]);
    game.passAll();
    expect(game.eventsOf('wing-split')).toMatchObject([{ ship: 2, because: 'xwing2:wings.15' }]);
  });

  it('xwing2:huge-ships.39 both huge ships suffer crit damage by the speed on the dial of the one that moved', () => {
    const game = table({ us: [cr90()], them: [raider([457, 560, 180])] })
      .fly(0, '2 straight')
      .passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([
      { executed: 'partially', maneuver: { speed: 0 }, because: 'xwing2:huge-ships.38' },
    ]);
    expect([game.ship(0).shields, game.ship(1).shields]).toEqual([5, 6]);
  });

  it('xwing2:huge-ships.41 xwing2:huge-ships.42 xwing2:huge-ships.44 sets ships aside, which their players place behind it', () => {
    const us = [cr90(), decimator([457, 470, 90])];
    const them = [tie([440, 540, 180], { shields: 0 }), xwing([480, 540, 180])];
    const game = table({ us, them, firstPlayer: 1 }).deals(
      'Weapons Failure',
      'Structural Damage',
      'Hull Breach',
    );
    game.ship(2).damage = [];
    game.fly(0, '3 straight');
    expect(game.ship(2).destroyed).toBe(true);
    expect(game.ship(1)).toMatchObject({ place: 'aside', shields: 1 });
    expect(game.question).toMatchObject({ kind: 'set-down', player: 1, ship: 3 });
    expect(game.tryAnswer([457, 560, 0])[0]).toMatchObject({ ruling: 'xwing2:overlap.1' });
    game.answer([457, 250, 180]);
    expect(game.question).toMatchObject({ kind: 'rotate-set-down', player: 0, ship: 3 });
    game.pick({ degrees: 90 });
    expect(game.pose(3)).toEqual({ x: 457, y: 250, facing: 270 });
    expect(game.question).toMatchObject({ kind: 'set-down', player: 0, ship: 1 });
    game.rolls('hit', 'crit', 'hit', 'blank', 'blank');
    game.answer([360, 350, 0]).pick({ degrees: 0 });
    expect(game.ship(1)).toMatchObject({ place: 'table', x: 360 });
  });

  it('xwing2:huge-ships.45 rolls 3 dice for a large ship: stress for hits, crit damage for crits', () => {
    const game = table({ us: [cr90(), decimator([457, 500, 0])], set: { '/ships/0/energy': 0 } });
    game.rolls('hit', 'hit', 'crit').fly(0, '2 straight').answer([457, 150, 0]);
    if (game.question?.kind === 'rotate-set-down') game.pick({ degrees: 0 });
    expect(game.ship(0)).toMatchObject({ shields: 6, tokens: { stress: 2 } });
  });

  it('xwing2:huge-ships.43 destroys a ship that cannot be placed', () => {
    const game = table({
      us: [cr90([457, 111, 0])],
      them: [tie([457, 250, 0], { shields: 0 })],
      size: [520, 914.4],
    });
    const crowd = game.state.ships.length;
    expect(crowd).toBe(2);
    game.ship(0).x = 259;
    game.state.width = 81;
    game.ship(0).x = 40.5;
    game.ship(1).x = 40.5;
    game.fly(0, '1 straight').passAll();
    expect(game.eventsOf('destroyed')).toEqual([
      { kind: 'destroyed', ship: 1, because: 'xwing2:huge-ships.43' },
    ]);
  });

  it('xwing2:huge-ships.40 a fighter that flies into it executes partially as ever', () => {
    const game = table({ us: [xwing([457, 100, 0])], them: [raider([457, 400, 180])] })
      .fly(0, '4 straight')
      .passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ executed: 'partially', overlapped: [1] }]);
    expect(game.pose(0).y).toBeCloseTo(400 - 110.5 - 22.9, 5);
  });
});

describe('energy', () => {
  it('xwing2:huge-ships.51 xwing2:huge-ships.23 is full at the start and spent like charges', () => {
    const game = table({ us: [cr90()] });
    expect(game.ship(0)).toMatchObject({ energy: 7, shields: 7 });
  });

  it('xwing2:huge-ships.25 xwing2:huge-ships.50 comes back in the End Phase by the ship card, up to its limit', () => {
    const game = table({ us: [cr90(HERE, { shields: 3 })], set: { '/ships/0/energy': 6 } });
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0)).toMatchObject({ energy: 7, shields: 5 });
    const low = table({ us: [cr90()], set: { '/ships/0/energy': 2 } }).run({ kind: 'end-cleanup' });
    expect(low.ship(0)).toMatchObject({ energy: 4, shields: 7 });
  });

  it('xwing2:huge-ships.55 goes into stress as soon as that is gained', () => {
    const rock = { outline: 'coreasteroid0', at: [457, 500, 0] as At };
    const game = table({ us: [cr90()], obstacles: [rock], set: { '/ships/0/energy': 2 } }).fly(
      0,
      '3 straight',
    );
    expect(game.ship(0)).toMatchObject({ energy: 1, tokens: { stress: 0 } });
    game.passAll();
  });

  it('xwing2:huge-ships.56 goes into stress when it comes back', () => {
    const us = [cr90(HERE, { tokens: { stress: 2 } })];
    const game = table({ us, set: { '/ships/0/energy': 0 } }).run({ kind: 'end-cleanup' });
    expect(game.ship(0)).toMatchObject({ energy: 0, tokens: { stress: 0 } });
  });
});

describe('tokens of huge ships', () => {
  it('xwing2:huge-ships.29 ionized with 6 ion tokens', () => {
    const game = table({
      us: [cr90(HERE, { tokens: { ion: 5 } }), raider([700, 300, 0], { tokens: { ion: 6 } })],
    });
    expect([isIonized(game.ship(0)), isIonized(game.ship(1))]).toEqual([false, true]);
  });

  it('xwing2:huge-ships.57 tractored with 6 tractor tokens, and not moved then', () => {
    const game = table({ us: [cr90(HERE, { tokens: { tractor: 5 } })], them: [tie([100, 800, 180])] });
    expect(isTractored(game.ship(0))).toBe(false);
    game.does((rules) =>
      giveTokens(rules, 1, shipOf(rules, 0), { token: 'tractor', count: 1, because: 'xwing2:tokens.1' }),
    );
    expect(isTractored(game.ship(0))).toBe(true);
    expect(game.question).toBeUndefined();
  });
});

describe('engaging with huge ships', () => {
  it('xwing2:huge-ships.27 activates at its initiative, engages at its engagement value', () => {
    const game = table({ us: [cr90()], them: [tie([457, 850, 180])] });
    game.run({ kind: 'engagement' }).passAll();
    expect(game.eventsOf('engages').map(({ ship }) => ship)).toEqual([1, 0]);
    game.ship(0).dial = 0;
    game.ship(1).dial = 0;
    game.run({ kind: 'activation' }).passAll();
    expect(game.eventsOf('activates').map(({ ship }) => ship)).toEqual([1, 0]);
  });

  it('xwing2:huge-ships.28 nothing alters its initiative', () => {
    const game = table({ us: [cr90()], them: [tie([457, 850, 180])] });
    game.ship(0).initiatives = [{ value: 7, until: 'end of round' }];
    game.run({ kind: 'engagement' }).passAll();
    expect(game.eventsOf('engages').map(({ ship }) => ship)).toEqual([1, 0]);
  });

  it('xwing2:huge-ships.4 makes one standard attack with one of its weapons', () => {
    const game = table({ us: [cr90()], them: [tie([300, 300, 90]), tie([620, 300, 270])] });
    game.engage(0);
    expect(game.options.length).toBe(3);
    game.pick({ target: 1 }).passAll();
    expect(game.eventsOf('attack').length).toBe(1);
  });

  it('xwing2:huge-ships.9 a primary attack needs attack range 1 at least', () => {
    const at = [457 - 60.5, 300, 0] as At;
    const game = table({ us: [cr90()], them: [tie(at)], contacts: [[0, 1]] }).engage(0);
    expect(game.eventsOf('attack')).toEqual([]);
    expect(game.eventsOf('no-attack').length).toBe(1);
  });

  it('xwing2:huge-ships.46 a huge ship in the way gives the defender 1 more die', () => {
    const us = [xwing([457, 100, 0])];
    const them = [tie([457, 390, 180]), raider([457, 260, 90])];
    const game = table({ us, them });
    game.attack(0, 1);
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: true }]);
    game.passAll();
    expect(game.eventsOf('dice-count')).toContainEqual(
      expect.objectContaining({ dice: 'defense', change: 1, because: 'xwing2:obstructed.3' }),
    );
  });
});

describe('setup with huge ships', () => {
  it('xwing2:huge-ships.52 xwing2:huge-ships.53 places them first, and lets them stick out of the setup area', () => {
    const game = table({
      us: [xwing([0, 0, 0]), cr90([0, 0, 0])],
      them: [raider([0, 0, 0])],
      firstPlayer: 1,
    });
    for (const ship of game.state.ships) ship.place = 'reserve';
    game.run({ kind: 'deploy' });
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 2 });
    expect(game.tryAnswer([457, 914.4 - 100, 180])[0]).toMatchObject({ ruling: 'xwing2:ship-sizes.5' });
    expect(game.tryAnswer([457, 700, 180])[0]).toMatchObject({ ruling: 'xwing2:setup.9' });
    game.answer([457, 914.4 - 110.5, 180]);
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 1 });
    game.answer([457, 110.5, 0]);
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 0 });
    game.answer([300, 50, 0]);
  });
});

describe('hardpoints', () => {
  const armed = (...upgrades: readonly string[]) => cr90(HERE, { upgrades });
  const pdb = 'pointdefensebattery';
  const turbolaser = 'turbolaserbattery';
  /** Points the indicators of the first ship: in the order of its upgrades. */
  const pointed = (game: ReturnType<typeof table>, ...arcs: readonly number[]) => {
    arcs.forEach((arc, at) => {
      game.ship(0).upgrades[at]!.turret = arc;
    });
    return game;
  };
  const left = tie([320, 300, 90]);
  const ahead = tie([457, 780, 180]);

  it('xwing2:huge-ships.3 xwing2:huge-ships.5 xwing2:huge-ships.6 xwing2:huge-ships.7 xwing2:huge-ships.26 one standard attack and each Bonus Attack: header once, in any order', () => {
    const game = pointed(
      table({
        us: [armed(pdb)],
        them: [decimator([320, 240, 90]), decimator([320, 360, 90])],
      }),
      1,
    );
    game.engage(0);
    const bonus = () => game.options.filter((one) => (one as { weapon?: number }).weapon === 2).length;
    for (const times of [1, 2]) {
      expect(bonus()).toBe(2);
      game.pick({ weapon: 2, target: 1 });
      while (game.question?.kind !== 'attack') game.answer((game.options.length || 1) - 1);
      expect(game.ship(0).energy).toBe(7 - times);
    }
    game.pick({ weapon: 0, target: 2 });
    while (game.question?.kind !== 'attack') game.answer((game.options.length || 1) - 1);
    expect(game.offers({ weapon: 0 })).toBe(false);
    for (const times of [3, 4]) {
      game.pick({ weapon: 2, target: 2 });
      expect(game.ship(0).energy).toBe(7 - times);
      while (game.question && game.question.kind !== 'attack') game.answer((game.options.length || 1) - 1);
    }
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('attack').map(({ weapon }) => weapon)).toEqual([2, 2, 0, 2, 2]);
  });

  it('xwing2:huge-ships.4 xwing2:huge-ships.7 says that the weapon for a target has made its attacks', () => {
    const after = (weapon: number, target: number) => {
      const them = [decimator([320, 300, 90]), ahead, tie([594, 300, 270])];
      const game = pointed(table({ us: [armed(turbolaser)], them, locks: [[0, 2]] }), 0);
      game.engage(0).pick({ weapon, target });
      while (game.question && game.question.kind !== 'attack') game.answer((game.options.length || 1) - 1);
      return game;
    };
    const standard = after(0, 1);
    expect(standard.offers({ weapon: 2, target: 2 })).toBe(true);
    expect(standard.refusal('ship-3')).toBe('xwing2:huge-ships.4');
    standard.passAll();
    const header = after(2, 2);
    expect(header.offers({ weapon: 0, target: 1 })).toBe(true);
    expect(header.refusal(`upgrade-${turbolaser}`)).toBe('xwing2:huge-ships.7');
    header.passAll();
  });

  it('xwing2:huge-ships.8 a bonus attack that a card grants is made with each weapon once', () => {
    const game = table({ us: [armed(pdb)], them: [left] });
    const bonus = { kind: 'attack', ship: 0, bonus: true } as const;
    game.run(bonus, bonus).pick({ weapon: 0 });
    while (game.question?.kind !== 'attack' && game.question) game.answer(game.options.length - 1);
    expect(game.offers({ weapon: 0 })).toBe(false);
    game.passAll();
  });

  it('xwing2:huge-ships.23 a cost in energy is paid from the ship card, or the weapon is not offered', () => {
    const game = pointed(table({ us: [armed(pdb)], them: [left], set: { '/ships/0/energy': 0 } }), 1);
    game.engage(0);
    expect(game.offers({ weapon: 2 })).toBe(false);
    expect(game.refusal(`upgrade-${pdb}`)).toBe('xwing2:attack.7');
    game.passAll();
  });

  it('xwing2:huge-ships.24 an upgrade adds to the energy of the ship', () => {
    expect(table({ us: [armed('liberator')] }).ship(0).energy).toBe(8);
  });

  it('xwing2:huge-ships.12 at attack range 4-5 the defender rolls 2 more dice', () => {
    const game = pointed(table({ us: [armed(turbolaser)], them: [ahead], locks: [[0, 1]] }), 0);
    game.engage(0).pick({ weapon: 2 });
    expect(game.eventsOf('attack')).toMatchObject([{ range: 4 }]);
    game.passAll();
    expect(game.eventsOf('dice-count')).toContainEqual(
      expect.objectContaining({ dice: 'defense', change: 2, because: 'xwing2:huge-ships.12' }),
    );
    expect(game.ship(0).energy).toBe(4);
  });

  it('xwing2:huge-ships.58 xwing2:huge-ships-examples.4 each turret upgrade has an indicator of its own', () => {
    const game = table({ us: [armed(pdb, turbolaser)], them: [left, ahead], locks: [[0, 2]] });
    expect(game.ship(0)).toMatchObject({ turret: -1, upgrades: [{ turret: 0 }, { turret: 0 }] });
    pointed(game, 1, 0).engage(0);
    expect(game.options).toMatchObject([
      { weapon: 0, arc: 'left', target: 1 },
      { weapon: 2, arc: 'left', target: 1 },
      { weapon: 3, arc: 'front', target: 2 },
      { kind: 'none' },
    ]);
    game.passAll();
  });

  it('xwing2:huge-ships.60 one rotate action turns none, one or both', () => {
    const game = table({ us: [armed(pdb, turbolaser)] })
      .act(0)
      .pick({ action: 'rotate' });
    game.pick({ arc: 0 }).pick({ arc: 3 });
    expect(game.ship(0).upgrades.map(({ turret }) => turret)).toEqual([0, 3]);
    expect(game.eventsOf('turret')).toMatchObject([{ upgrade: turbolaser, arc: 3 }]);
  });
});

describe('huge carriers', () => {
  const gozanti: TestShip = { pilot: 'outerrimgarrison', at: [457, 457, 0] };

  it('xwing2:huge-ships.22 takes small ships at range 0-1 in the System Phase', () => {
    const near = tie([457 + 40 + 20 + 90, 457, 0]);
    const game = table({ us: [gozanti, near, tie([800, 457, 0])], phase: 'system' }).run({ kind: 'system' });
    expect(game.question).toMatchObject({ kind: 'system', ship: 1 });
    game.pick({ kind: 'dock', carrier: 0 });
    expect(game.ship(1)).toMatchObject({ place: 'reserve', carrier: 0 });
    expect(game.question).toBeUndefined();
  });

  it('xwing2:huge-ships.20 releases any number of its docked ships in one System Phase', () => {
    const docked = { ...tie([0, 0, 0]), docked: 0 };
    const game = table({ us: [gozanti, docked, docked], phase: 'system' }).run({ kind: 'system' });
    for (let ships = 2; ships > 0; ships--) {
      if (game.question?.kind === 'choose-system') game.pick({ ship: 3 - ships });
      game.pick({ kind: 'deploy', edge: ships === 2 ? 'left' : 'right' });
      while (game.question && game.question.kind !== 'system' && game.question.kind !== 'choose-system') {
        game.answer(game.options.length - 1);
      }
    }
    expect([game.ship(1).place, game.ship(2).place]).toEqual(['table', 'table']);
    expect(game.pose(1).x).toBeLessThan(417);
    expect(game.pose(2).x).toBeGreaterThan(497);
  });

  it('xwing2:huge-ships.21 a ship that finds no place while deploying is destroyed', () => {
    const docked = { ...tie([0, 0, 0]), docked: 0 };
    const wall = [decimator([457, 611, 0]), decimator([457, 700, 0])];
    const game = table({ us: [gozanti, docked, ...wall], phase: 'system' }).run({ kind: 'system' });
    game.pick({ kind: 'deploy', edge: 'front' });
    game.passAll();
    expect(game.eventsOf('destroyed')).toMatchObject([{ ship: 1, because: 'xwing2:huge-ships.21' }]);
    expect(game.ship(1).place).toBe('removed');
  });
});

describe('questions about huge ships', () => {
  /** A corvette with a cannon, which has an Attack: header, and somebody ahead of it. */
  const withCannon = () =>
    table({
      us: [cr90(HERE, { upgrades: ['heavylasercannon'] })],
      them: [decimator([457, 660, 180])],
    });
  const cannon = { weapon: 2 };
  const bonus = { kind: 'attack', ship: 0, bonus: true } as const;
  const standard = { kind: 'huge-attack', ship: 0, before: -1 } as const;
  const finish = (game: ReturnType<typeof table>) => {
    while (game.question && game.question.kind !== 'attack') game.answer(game.options.length - 1);
    return game;
  };

  it('xwing2:huge-ship-faq.1 a special weapon is used twice a round: as standard attack and as a granted bonus attack', () => {
    const game = withCannon().run(standard, bonus, bonus);
    finish(game.pick(cannon));
    finish(game.pick(cannon));
    expect(game.offers(cannon)).toBe(false);
    game.passAll();
    expect(game.eventsOf('attack').map(({ weapon }) => weapon)).toEqual([2, 2]);
  });

  it('xwing2:huge-ship-faq.2 in either order', () => {
    const game = withCannon().run(bonus, standard, bonus);
    finish(game.pick(cannon));
    finish(game.pick(cannon));
    expect(game.offers(cannon)).toBe(false);
    game.passAll();
    expect(game.eventsOf('attack').length).toBe(2);
  });

  it('xwing2:huge-ships.2 in all else it is a ship like any other', () => {
    const game = table({ us: [cr90()], them: [tie([457, 850, 180])] })
      .fly(0, '3 straight')
      .pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('xwing2:huge-ship-faq.8 of three turrets two share an indicator, as its player picks', () => {
    const turrets = ['targetingbattery', 'turbolaserbattery', 'pointdefensebattery'];
    const game = table({ us: [cr90(HERE, { upgrades: turrets })], phase: 'setup' });
    game.ship(0).place = 'reserve';
    game.run({ kind: 'deploy' });
    game.answer([457, 110.5, 0]);
    expect(game.question?.kind).not.toBe('share-indicator');
    game.passAll();
    // One of the two double ones cannot share with a single one: only the single ones make a pair.
    expect(game.eventsOf('indicator-shared')).toMatchObject([
      { upgrade: 'targetingbattery', other: 'turbolaserbattery' },
    ]);
    expect(game.eventsOf('turret').map(({ upgrade }) => upgrade)).not.toContain('turbolaserbattery');
    const [targeting, turbolaser] = game.ship(0).upgrades;
    expect(turbolaser!.sharesWith).toBe('targetingbattery');
    targeting!.turret = 2;
    const guns = weaponsOf(game.ship(0)).filter(({ special }) => special);
    expect(guns.slice(0, 2).map((gun) => indicatorOf(game.ship(0), gun))).toEqual([2, 2]);
  });
});
