import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';

/** Astromechs, titles and pilots that no other test names: dice, tokens, devices and action bars. */

const HERE: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const ship = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });
const at = (game: TestGame, window: Window, of = 0, more: Parameters<typeof occasion>[1] = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship: of, ...more }) });
const FAR = tie([850, 850, 180]);
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
      return [game.eventsOf('obstacle-hit').length, game.ship(0).upgrades[0]!.charges];
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

  it('Dauntless acts, in red, after a maneuver that a friend cut short', () => {
    const acts = (...upgrades: readonly string[]) =>
      table({ us: [ship('patrolleader', { upgrades }), tie([400, 540, 180])], them: [FAR] })
        .rolls('blank')
        .fly(0, '2 straight')
        .everOffers({ action: 'focus', difficulty: 'red' });
    expect([acts('dauntless'), acts()]).toEqual([true, false]);
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

describe('cards that act at a moment', () => {
  it('Guri gains a focus token when an enemy is at range 0-1', () => {
    const focus = (gap: number) =>
      at(table({ us: [ship('guri')], them: [tie(ahead(gap))] }), 'start-of-engagement', -1)
        .takes({ use: true })
        .ship(0).tokens.focus;
    expect(focus(60)).toBe(1);
    expect(
      at(table({ us: [ship('guri')], them: [tie(ahead(250))] }), 'start-of-engagement', -1).question,
    ).toBeUndefined();
  });

  it('“Deathrain” acts after he dropped a device', () => {
    const after = (pilot: string) =>
      at(table({ us: [ship(pilot)] }), 'after-drop').everOffers({ action: 'focus' });
    expect([after('deathrain'), after('cutlasssquadronpilot')]).toEqual([true, false]);
  });

  it('A Kelrodo-Ai Holdout that is destroyed passes its green tokens and its lock to another', () => {
    const passed = (friend: string) => {
      const game = table({
        us: [ship('kelrodoaiholdout', { tokens: { calculate: 2 } }), ship(friend, { at: [480, 400, 0] })],
        them: [tie(ahead(150))],
        locks: [[0, 2]],
      });
      at(game, 'after-destroyed');
      while (game.question) game.answer(0);
      return [game.ship(1).tokens.calculate, game.state.locks.map(({ by }) => by)];
    };
    expect(passed('kelrodoaiholdout')).toEqual([2, [1]]);
    expect(passed('theironassembler')).toEqual([0, [0]]);
  });

  it('Black One trades its disarm token for an ion token after a SLAM, while it has its charge', () => {
    const slam = (charges: number) => {
      const one = ship('bluesquadronrookie', { upgrades: [`blackone:${charges}`], tokens: { disarm: 1 } });
      const can = table({ us: [{ ...one, tokens: {} }], them: [FAR] }).fly(0, '1 straight');
      const offered = can.offers({ action: 'slam' });
      can.passAll();
      const game = at(table({ us: [one], them: [FAR] }), 'after-action', 0, {
        what: 'slam',
        colour: 'white',
      });
      game.takes({ use: true });
      const { tokens, upgrades } = game.ship(0);
      return [offered, tokens.disarm, tokens.ion, upgrades[0]!.charges];
    };
    expect([slam(1), slam(0)[0]]).toEqual([[true, 0, 1, 0], false]);
  });

  it('R2-D2 among the crew recovers a shield of a damaged ship without any, and a hit exposes a card', () => {
    const after = (face: string, shields: number) => {
      const us = [
        ship('wedgeantilles', { upgrades: ['r2d2-crew'], shields, damage: ['facedown: Fuel Leak'] }),
      ];
      const game = table({ us });
      if (shields === 0) game.rolls(face);
      at(game, 'during-end').takes({ use: true });
      return [game.ship(0).shields, game.ship(0).damage[0]!.up];
    };
    expect([after('hit', 0), after('blank', 0)]).toEqual([
      [1, true],
      [1, false],
    ]);
    const shielded = table({
      us: [ship('wedgeantilles', { upgrades: ['r2d2-crew'], shields: 1, damage: ['facedown: Fuel Leak'] })],
    });
    expect(at(shielded, 'during-end').question).toBeUndefined();
  });

  it('an ISB Slicer keeps jam tokens on enemies at range 1-2 in the End Phase', () => {
    const jam = (gap: number) =>
      table({
        us: [ship('omicrongrouppilot', { upgrades: ['isbslicer'] })],
        them: [xwing(ahead(gap), { tokens: { jam: 1 } })],
        phase: 'end',
      })
        .run({ kind: 'end-cleanup' })
        .ship(1).tokens.jam;
    expect([jam(150), jam(290)]).toEqual([1, 0]);
  });

  it('a Tactical Scrambler gives the defender a die when its ship obstructs the attack of an enemy', () => {
    const dice = (upgrades: readonly string[]) => {
      const game = table({
        us: [tie([400, 300, 0]), ship('patrolleader', { at: [400, 420, 0], upgrades })],
        them: [xwing([400, 560, 180])],
      }).attack(2, 0);
      game.passAll();
      return game.eventsOf('rolled').find(({ dice: kind }) => kind === 'defense')!.faces.length;
    };
    expect(dice(['tacticalscrambler'])).toBe(dice([]) + 1);
  });

  it('Gauntlet repairs a faceup Ship card in the System Phase, for a charge', () => {
    const repaired = (card: string) => {
      const us = [ship('bokatankryze', { upgrades: ['gauntlet'], damage: [card] })];
      const game = at(table({ us, phase: 'system' }), 'during-system');
      while (game.question) game.answer(0);
      return [game.ship(0).damage.map(({ up }) => up), game.ship(0).upgrades[0]!.charges];
    };
    expect(repaired('Loose Stabilizer')).toEqual([[false], 1]);
    expect(repaired('Panicked Pilot')).toEqual([[true], 2]);
  });

  it('Kaydel Connix sets a basic maneuver one speed higher, harder by a step', () => {
    const game = table({ us: [ship('bluesquadronescort', { upgrades: ['kaydelconnix'] })] }).fly(
      0,
      '2 straight',
    );
    game.takes({ use: true });
    expect(game.question).toMatchObject({ kind: 'set-dial' });
    game.answer(0).passAll();
    const flown = game.eventsOf('maneuver')[0]!;
    // All basic maneuvers of speed 3 are white on its dial.
    expect([flown.maneuver.speed, flown.difficulty]).toEqual([3, 'red']);
  });

  it('Tal Merrik assigns False Friend to an enemy before forces are placed, and no second time by his action', () => {
    const us = [ship('separatistracketeer', { upgrades: ['talmerrik'] })];
    const game = at(table({ us, them: [tie(ahead(150))] }), 'before-placing-forces', -1);
    while (game.question) game.answer(0);
    expect(game.ship(1).conditions.map(({ id }) => id)).toEqual(['falsefriend']);
    const acts = (one: TestGame) => {
      const offered = one.act(0).offers({ kind: 'card' });
      one.passAll();
      return offered;
    };
    expect([acts(game), acts(table({ us, them: [tie(ahead(150))] }))]).toEqual([false, true]);
  });

  it.each([
    ['fearsomepredator', 2, 'fearfulprey'],
    ['vimoradi', 2, 'compromisingintel'],
    ['magnaguardprotector', 1, 'guarded'],
  ])('%s assigns to ship %i after forces are placed: %s', (pilot, whom, condition) => {
    const us = [ship(pilot), ship('separatistracketeer', { at: [600, 400, 0] })];
    const game = at(table({ us, them: [tie(ahead(150))] }), 'after-placing-forces', -1);
    while (game.question) game.answer(0);
    expect(game.state.ships.map(({ conditions }) => conditions.map(({ id }) => id))).toEqual(
      [0, 1, 2].map((id) => (id === whom ? [condition] : [])),
    );
  });

  it('“Sicko” may take Sickening Maneuver after a basic maneuver', () => {
    const offered = (maneuver: string) =>
      table({ us: [ship('sicko')], them: [FAR] })
        .fly(0, maneuver)
        .everOffers({ use: true });
    expect([offered('1 straight'), offered('2 bank left'), offered('0 stationary')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
