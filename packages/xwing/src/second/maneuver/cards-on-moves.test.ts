import { describe, expect, it } from 'vitest';
import { bodyOf } from '../bodies.ts';
import { layObstacle } from '../devices/testing.ts';
import { type At, dialEntry, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { executionOf, previewOf } from './preview.ts';

const HERE: At = [400, 200, 0];
const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });
/** The entries of a dial that may be set, by the names given. */
const settable = (game: TestGame, ...names: string[]) =>
  names.filter((name) => game.offers({ entry: dialEntry(game.ship(0), name) }));

describe('a dial that a card has set again', () => {
  const revealed = (upgrade: string, maneuver: string) =>
    table({ us: [xwing(HERE, { upgrades: [upgrade] })] })
      .fly(0, maneuver)
      .pick({ use: true });

  it('xwing2:faq-specific-card-questions.24 to the same speed, and no red maneuver', () => {
    const game = revealed('seasonednavigator', '3 straight');
    expect(game.question?.kind).toBe('set-dial');
    const names = ['3 turn left', '3 bank left', '3 bank right', '3 turn right'];
    expect(settable(game, '3 tallon left', ...names, '2 straight', '3 straight')).toEqual(names);
    expect(game.options).toHaveLength(4);
    game.pick({ entry: dialEntry(game.ship(0), '3 bank left') }).passAll();
    expect(game.ship(0).flown).toMatchObject({ speed: 3, bearing: 'bank', difficulty: 'red' });
  });

  it('xwing2:bearing.2 to a basic maneuver of one more speed', () => {
    const game = revealed('kaydelconnix', '2 straight');
    expect(settable(game, '3 straight', '3 bank left', '3 turn left', '3 tallon left')).toHaveLength(3);
    expect(game.options).toHaveLength(5);
    game.passAll();
  });

  it('xwing2:bearing.1 to the same bearing and speed in the opposite direction', () => {
    const game = table({ us: [ship('bountyhunter', HERE, { upgrades: ['slavei'] })] }).fly(0, '2 bank left');
    game.pick({ use: true });
    expect(game.ship(0).dial).toBe(dialEntry(game.ship(0), '2 bank right'));
    game.passAll();
    expect(game.eventsOf('maneuver')[0]!.maneuver).toMatchObject({ bearing: 'bank', direction: 'right' });
  });

  it('xwing2:faq-specific-card-questions.24 to the same speed and difficulty, as another ship says', () => {
    const game = table({
      us: [xwing(HERE), ship('saeseetiin-delta7baethersprite', [460, 200, 0], { upgrades: [] })],
    }).fly(0, '1 straight');
    game.takes({ use: true });
    expect(game.question?.kind).toBe('set-dial');
    expect(settable(game, '1 bank left', '1 bank right', '2 straight')).toEqual([
      '1 bank left',
      '1 bank right',
    ]);
    expect(game.options).toHaveLength(2);
    game.passAll();
  });
});

describe('a maneuver', () => {
  it('xwing2:overlap.3 that is executed partially is told so, with no place of a Tallon Roll', () => {
    const blocked = [tie([290, 345, 90]), tie([290, 300, 90]), tie([290, 270, 90])];
    const game = table({ us: [xwing(HERE)], them: blocked })
      .fly(0, '3 tallon left')
      .passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([
      { executed: 'partially', placement: null, because: 'xwing2:overlap.3' },
    ]);
    const free = table({ us: [xwing(HERE)] })
      .fly(0, '2 straight')
      .passAll();
    expect(free.eventsOf('maneuver')).toMatchObject([{ executed: 'fully', because: 'xwing2:maneuver.2' }]);
  });

  it('xwing2:destroying-ships.3 is not executed by a ship that was destroyed before', () => {
    const fly = (destroyed: boolean) =>
      table({
        us: [xwing(HERE)],
        set: { '/ships/0/dial': 0, '/ships/0/revealed': true, '/ships/0/destroyed': destroyed },
      }).run({ kind: 'maneuver', ship: 0 });
    expect(fly(true).eventsOf('maneuver')).toEqual([]);
    expect(fly(false).eventsOf('maneuver')).toHaveLength(1);
  });
});

describe('obstacles that a card has a ship ignore', () => {
  const layout = (upgrades: readonly string[], rocks: readonly At[]) => ({
    us: [xwing(HERE, { upgrades })],
    them: [tie([400, 440, 180])],
    obstacles: rocks.map((at, i) => ({ outline: `coreasteroid${i}`, at })),
    locks: [[0, 1]] as const,
  });
  const defense = (game: TestGame): number => {
    game.engage(0).pick({ kind: 'attack', target: 1, weapon: 0 });
    return game.passAll().eventsOf('rolled')[1]!.faces.length;
  };

  it('xwing2:faq-objects.2 while it attacks what it has locked, those that it is not at', () => {
    const between: At = [400, 320, 0];
    expect(defense(table(layout(['mandalorianoptics'], [between])))).toBe(3);
    expect(defense(table(layout([], [between])))).toBe(4);
    expect(defense(table({ ...layout(['mandalorianoptics'], [between]), locks: [] }))).toBe(4);
  });

  it('xwing2:huge-ships.46 not the huge ship that obstructs its attack, too', () => {
    const huge = ship('alderaanianguard', [400, 330, 90]);
    const shot = (upgrades: readonly string[], rocks: readonly At[]) => {
      const { us, them, locks, obstacles } = layout(upgrades, rocks);
      return table({ us: [...us, huge], them, locks: locks.map(() => [0, 2] as const), obstacles });
    };
    const dice = (game: TestGame) => {
      game.engage(0).pick({ kind: 'attack', target: 2, weapon: 0 });
      return game.passAll().eventsOf('rolled')[1]!.faces.length;
    };
    expect(dice(shot(['mandalorianoptics'], [[400, 280, 0]]))).toBe(4);
    expect(dice(shot([], []))).toBe(4);
  });

  it('xwing2:abilities.10 struts that open on a rock: nothing is suffered from it, and it is told', () => {
    const bomber = (outline: string) =>
      table({
        us: [ship('technounionbomber', [400, 280, 0], { upgrades: ['landingstruts'] })],
        obstacles: [{ outline, at: [400, 400, 0] }],
      }).fly(0, '2 straight');
    const game = bomber('coreasteroid0').takes({ ability: 'upgrade-landingstruts.0' }).passAll();
    expect(game.eventsOf('replaced')).toMatchObject([{ ship: 0, what: 'overlap-obstacle' }]);
    expect([game.eventsOf('obstacle-hit'), game.eventsOf('rolled')]).toEqual([[], []]);
    const closed = bomber('coreasteroid0').passAll();
    expect([closed.eventsOf('replaced').length, closed.eventsOf('obstacle-hit').length]).toEqual([0, 1]);
    expect(bomber('gascloud1').everOffers({ ability: 'upgrade-landingstruts.0' })).toBe(false);
  });

  it('xwing2:move.3 the one obstacle that it meets, by a charge', () => {
    const game = (use: boolean) => {
      const met = table(layout(['collisiondetector'], [[400, 290, 0]])).fly(0, '2 straight');
      return met.pick({ use }).passAll();
    };
    expect(game(true).eventsOf('obstacle-hit')).toEqual([]);
    expect(game(false).eventsOf('obstacle-hit')).toHaveLength(1);
  });
});

describe('an obstacle with an effect of its own', () => {
  const ON: At = [400, 300, 0];
  const suffers = (outline: string, face: string) => {
    const game = table({
      us: [xwing(ON)],
      them: [tie([400, 600, 180])],
      locks: [
        [0, 1],
        [1, 0],
      ],
    });
    layObstacle(game, outline, ON);
    return game.rolls(face).run({ kind: 'obstacle', ship: 0, obstacle: 0 });
  };
  const tokens = (game: TestGame) =>
    Object.entries(game.ship(0).tokens).flatMap(([token, count]) => (count > 0 ? [`${count} ${token}`] : []));

  it('xwing2:obstacles.7 an electro-chaff cloud jams, and stresses by a hit or crit', () => {
    expect(tokens(suffers('electrochaffcloud', 'hit'))).toEqual(['1 jam', '1 stress']);
    expect(tokens(suffers('electrochaffcloud', 'crit'))).toEqual(['1 jam', '1 stress']);
    expect(tokens(suffers('electrochaffcloud', 'focus'))).toEqual(['1 jam']);
    expect(suffers('electrochaffcloud', 'blank').state.locks).toEqual([]);
  });

  it('xwing2:obstacles.8 xwing2:obstacles.9 loose cargo and spare parts strain, and stress by a hit or crit', () => {
    for (const outline of ['loosecargo', 'spareparts']) {
      expect(tokens(suffers(outline, 'hit'))).toEqual(['1 stress', '1 strain']);
      expect(tokens(suffers(outline, 'crit'))).toEqual(['1 stress', '1 strain']);
      expect(tokens(suffers(outline, 'focus'))).toEqual(['1 strain']);
      expect(suffers(outline, 'crit').eventsOf('gained').at(-1)!.because).toBe(
        outline === 'loosecargo' ? 'xwing2:obstacles.8' : 'xwing2:obstacles.9',
      );
    }
  });

  it('xwing2:blaze.4 xwing2:blaze.5 a Blaze hurts by a hit or crit, stresses by a focus result, and costs the action', () => {
    const blaze = (face: string) => {
      const game = suffers('blaze', face);
      return [game.ship(0).shields, game.ship(0).tokens.stress, game.ship(0).skipsAction];
    };
    expect(blaze('hit')).toEqual([1, 0, 'xwing2:blaze.5']);
    expect(blaze('crit')).toEqual([1, 0, 'xwing2:blaze.5']);
    expect(blaze('focus')).toEqual([2, 1, 'xwing2:blaze.5']);
    expect(blaze('blank')).toEqual([2, 0, 'xwing2:blaze.5']);
  });
});

describe('running into ships', () => {
  it('xwing2:overlap.11 a card lets a ship act after it overlapped another', () => {
    const into = (pilot: string) =>
      table({ us: [ship(pilot, HERE)], them: [tie([400, 320, 180])] })
        .fly(0, '3 straight')
        .passAll();
    const usual = into('greensquadronexpert');
    expect(usual.eventsOf('overlap')).toMatchObject([{ friendly: false, because: 'xwing2:overlap.10' }]);
    expect(usual.eventsOf('action-skipped')).toMatchObject([{ because: 'xwing2:overlap.11' }]);
    expect(
      into('zaribangel')
        .eventsOf('action-skipped')
        .map(({ because }) => because),
    ).not.toContain('xwing2:overlap.11');
  });
});

describe('where a maneuver would end', () => {
  const flown = (pilot: string) => table({ us: [ship(pilot, [457, 300, 0])] }).ship(0);
  const straight = (speed: number) => ({ speed, bearing: 'straight', direction: 'straight' }) as const;

  it('xwing2:maneuver.2 as if nothing were in the way', () => {
    expect(previewOf(flown('bluesquadronescort'), straight(2))).toMatchObject({
      pose: { x: 457, y: 420, facing: 0 },
    });
    expect(previewOf(flown('bluesquadronescort'), straight(2)).template).not.toBeNull();
    expect(previewOf(flown('alderaanianguard'), straight(2))).toEqual({
      pose: { x: 457, y: 380, facing: 0 },
      template: null,
    });
  });

  it('xwing2:overlap.3 among others', () => {
    const others = (pilot: string, y: number) => [bodyOf(table({ us: [ship(pilot, [457, y, 0])] }).ship(0))];
    const ends = (pilot: string, other: string, y: number) => {
      const { executed, overlapped } = executionOf(flown(pilot), straight(2), others(other, y));
      return [executed, overlapped];
    };
    expect(ends('bluesquadronescort', 'academypilot', 420)).toEqual(['partially', [0]]);
    expect(ends('bluesquadronescort', 'academypilot', 700)).toEqual(['fully', []]);
    expect(ends('alderaanianguard', 'outerrimpatrol', 560)[0]).toBe('partially');
    expect(ends('alderaanianguard', 'outerrimpatrol', 750)).toEqual(['fully', []]);
  });
});

describe('a maneuver in place of the revealed one', () => {
  const flown = (who: TestShip, maneuver: string, use: Record<string, unknown> | null = { use: true }) => {
    const game = table({ us: [who] }).fly(0, maneuver);
    if (use && game.question) game.pick(use);
    game.passAll();
    const { bearing, direction, speed } = game.eventsOf('maneuver')[0]!.maneuver;
    return [bearing, direction, speed, game.eventsOf('maneuver')[0]!.difficulty];
  };

  it('xwing2:maneuver.6 of another bearing at its speed, one step harder', () => {
    const ryad = ship('countessryad', HERE, { upgrades: [] });
    expect(flown(ryad, '3 straight')).toEqual(['koiogran', 'straight', 3, 'white']);
    expect(flown(ryad, '3 straight', { use: false })).toEqual(['straight', 'straight', 3, 'blue']);
  });

  it('xwing2:maneuver.6 stationary and white', () => {
    const dampeners = xwing(HERE, { upgrades: ['inertialdampeners'] });
    expect(flown(dampeners, '2 turn left')).toEqual(['stationary', 'straight', 0, 'white']);
  });

  it('xwing2:sideslip.1 a sideslip by the bank or turn of its speed and direction', () => {
    const keo = ship('keovenzee', HERE, { upgrades: [] });
    const slip = (maneuver: string) => {
      const game = table({ us: [keo], set: { '/ships/0/force': 0 } }).fly(0, maneuver);
      game.pick({ use: true }).passAll();
      const { bearing, direction, speed } = game.eventsOf('maneuver')[0]!.maneuver;
      return [bearing, direction, speed, game.eventsOf('maneuver')[0]!.difficulty];
    };
    expect(slip('2 bank left')).toEqual(['sideslip-bank', 'left', 2, 'white']);
    expect(slip('2 turn right')).toEqual(['sideslip-turn', 'right', 2, 'white']);
  });

  it('xwing2:maneuver.6 in the direction that its card names, for a charge', () => {
    const engines = xwing(HERE, { upgrades: ['precisionionengines'] });
    const game = table({ us: [{ ...engines, pilot: 'academypilot' }] }).fly(0, '3 koiogran');
    game.takes({ use: true });
    if (game.question?.kind !== 'action') game.answer(1);
    game.passAll();
    const { bearing, speed } = game.eventsOf('maneuver')[0]!.maneuver;
    expect([bearing, speed]).toEqual(['segnor', 3]);
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
  });

  it('xwing2:faq-objects.1 the obstacle that a ship has locked is ignored, and no other', () => {
    const qira = (locked: boolean) => {
      const game = table({
        us: [xwing(HERE, { upgrades: ['qira'] })],
        obstacles: [
          { outline: 'coreasteroid0', at: [400, 290, 0] },
          { outline: 'coreasteroid1', at: [800, 800, 0] },
        ],
      });
      game.state.locks = [{ by: 0, kind: 'obstacle', on: locked ? 0 : 1 }];
      return game.fly(0, '2 straight').passAll().eventsOf('obstacle-hit').length;
    };
    expect([qira(true), qira(false)]).toEqual([0, 1]);
  });
});
