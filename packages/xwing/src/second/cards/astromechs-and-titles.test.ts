import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';

/** Astromechs, titles and pilots that no other test names: dice, tokens, devices and action bars. */

const HERE: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const ship = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });
const at = (game: TestGame, window: Window, of = 0, more: Parameters<typeof occasion>[1] = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship: of, ...more }) });
const blanks = (count: number) => new Array<string>(count).fill('blank');

describe('astromechs', () => {
  it('M9-G8 lets whom it locked reroll an attack die, a friend too', () => {
    const offered = (locked: boolean) =>
      table({
        us: [ship('bluesquadronescort', { upgrades: ['m9g8'] }), xwing([480, 400, 0])],
        them: [tie(ahead(150))],
        locks: locked ? [[0, 1]] : [],
      })
        .rolls(...blanks(6))
        .attack(1, 2)
        .everOffers({ kind: 'ability', ship: 0 });
    expect([offered(true), offered(false)]).toEqual([true, false]);
  });

  it('R5-X3 ignores obstacles for a charge, in its activation and its engagement', () => {
    const flies = (charges: number, use: boolean) => {
      const game = table({
        us: [ship('bluesquadronescort', { upgrades: [`r5x3:${charges}`] })],
        obstacles: [{ outline: 'coreasteroid0', at: [400, 520, 0] }],
      });
      if (!use) game.rolls('blank');
      game.fly(0, '2 straight');
      if (use) game.pick({ use: true });
      game.passAll();
      return [game.told('obstacle-hit').length, game.ship(0).upgrades[0]!.charges];
    };
    expect([flies(2, true), flies(0, false)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const engages = table({
      us: [ship('bluesquadronescort', { upgrades: ['r5x3'] })],
      them: [tie(ahead(150))],
    }).engage(0);
    expect(engages.question).toMatchObject({ kind: 'use-ability' });
    engages.passAll();
  });
});

describe('titles', () => {
  const bar = (one: TestShip): readonly string[] => {
    const game = table({ us: [one, xwing([480, 400, 0])], them: [tie(ahead(150))] }).act(0);
    const all = (game.options as readonly { action?: string; difficulty?: string }[]).flatMap(
      ({ action, difficulty }) => (action ? `${difficulty} ${action}` : []),
    );
    game.passAll();
    return all;
  };
  it.each([
    ['misthunter', 'gandfindsman', ['white barrel-roll']],
    ['xanadublood', 'separatistracketeer', ['red cloak']],
    ['virago', 'blacksunassassin', []],
  ] as const)('%s adds to the action bar of %s', (title, pilot, added) => {
    const plain = bar(ship(pilot));
    expect(bar(ship(pilot, { upgrades: [title] })).filter((one) => !plain.includes(one))).toEqual(added);
  });

  it('Andrasta reloads, R7-T1 locks and boosts, Dodonna’s Pride evades, and coordinates by links', () => {
    const andrasta = table({ us: [ship('bountyhunter', { upgrades: ['andrasta', 'protonbombs:0'] })] }).act(
      0,
    );
    expect(andrasta.offers({ action: 'reload', difficulty: 'white' })).toBe(true);
    andrasta.passAll();
    const linked = (one: TestShip, action: string) => {
      const game = table({ us: [one, xwing([480, 400, 0])], them: [tie(ahead(250))] })
        .act(0)
        .pick({ action });
      while (game.question && game.question.kind !== 'action') game.answer(0);
      const all = (game.options as readonly { action?: string; difficulty?: string }[]).flatMap(
        ({ action: next, difficulty }) => (next ? `${difficulty} ${next}` : []),
      );
      game.passAll();
      return all;
    };
    expect(linked(ship('bluesquadronescort', { upgrades: ['r7t1-legendsandrelics'] }), 'lock')).toContain(
      'red boost',
    );
    expect(linked(ship('bluesquadronescort'), 'lock')).toEqual([]);
    const pride = ship('alderaanianguard', { upgrades: ['dodonnaspride'] });
    expect(linked(pride, 'evade')).toEqual(['red coordinate']);
  });

  it('Dauntless acts, also red, after a maneuver that it did not fully execute', () => {
    const acts = (window: TestShip[]) =>
      table({ us: [ship('patrolleader', { upgrades: ['dauntless'] })], them: window }).fly(0, '2 straight');
    const red = { action: 'focus', difficulty: 'red' };
    expect(acts([tie([400, 540, 180])]).everOffers(red)).toBe(true);
    expect(acts([]).everOffers(red)).toBe(false);
  });

  it('ST-321 locks an enemy near whom it coordinated', () => {
    const game = at(
      table({
        us: [ship('omicrongrouppilot', { upgrades: ['st321'] }), tie([480, 400, 0])],
        them: [xwing([480, 880, 180]), xwing([480, 560, 180])],
      }),
      'after-coordinate',
      0,
      { other: 1 },
    );
    while (game.question) game.answer(0);
    expect(game.state.locks).toMatchObject([{ by: 0 }]);
  });

  it('Virago: a red boost in the End Phase for a charge', () => {
    const ends = (charges: number) =>
      at(table({ us: [ship('blacksunassassin', { upgrades: [`virago:${charges}`] })] }), 'during-end');
    const game = ends(1);
    expect(game.question).toBeDefined();
    game.takes({ action: 'boost' });
    while (game.question) game.answer(0);
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(ends(0).question).toBeUndefined();
  });

  it('Advanced SLAM: an action after a SLAM that was fully executed', () => {
    const slams = (upgrades: readonly string[]) => {
      const game = table({ us: [ship('wardensquadronpilot', { upgrades })] })
        .fly(0, '1 straight')
        .pick({ action: 'slam' });
      while (game.question && game.question.kind !== 'action') game.answer(0);
      return game;
    };
    const game = slams(['advancedslam']);
    expect(game.options).toEqual([
      { kind: 'action', action: 'focus', difficulty: 'red' },
      { kind: 'action', action: 'lock', difficulty: 'red' },
      { kind: 'action', action: 'rotate', difficulty: 'red' },
      { kind: 'none' },
    ]);
    game.passAll();
    expect(slams([]).question).toBeUndefined();
  });
});

describe('pilots', () => {
  const ways = (pilot: string, upgrades: readonly string[]) => {
    const game = table({ us: [ship(pilot, { upgrades })], them: [tie([850, 850, 180])] }).run({
      kind: 'system-ship',
      ship: 0,
    });
    const all = game.options.flatMap((option) => {
      const { kind, how, template } = option as Record<string, unknown> & {
        template?: { speed: number; shape: string; direction: string };
      };
      return kind === 'device' && template
        ? [`${how} ${template.speed} ${template.shape} ${template.direction}`]
        : [];
    });
    game.passAll();
    return all;
  };

  it('Constable Zuvio launches by 1 straight what others drop', () => {
    expect(ways('constablezuvio', ['protonbombs'])).toContain('launch 1 straight straight');
    expect(ways('jakkugunrunner', ['protonbombs'])).toEqual(['drop 1 straight straight']);
  });

  it('Sol Sixxa drops by any template of speed 1', () => {
    expect(ways('solsixxa', ['protonbombs'])).toEqual([
      'drop 1 straight straight',
      'drop 1 bank left',
      'drop 1 bank right',
      'drop 1 turn left',
      'drop 1 turn right',
    ]);
    expect(ways('lokrevenant', ['protonbombs'])).toEqual(['drop 1 straight straight']);
  });

  it('Prince Xizor has a friend in the attack arc at range 0-1 suffer a result', () => {
    const shot = (x: number) =>
      table({
        us: [ship('princexizor'), { pilot: 'blacksunassassin', at: [x, 400, 0] }],
        them: [xwing(ahead(150))],
      })
        .rolls('hit', 'hit', 'blank', ...blanks(3))
        .attack(2, 0);
    const game = shot(460);
    game.takes({ target: 1 }).passAll();
    expect([game.ship(0).shields, game.ship(1).shields]).toEqual([0, 0]);
    const far = shot(700);
    expect(far.everOffers({ target: 1 })).toBe(false);
  });
});
