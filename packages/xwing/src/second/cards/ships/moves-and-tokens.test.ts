import { describe, expect, it } from 'vitest';
import { actionRefusal } from '../../actions/refusal.ts';
import { occasion, type Window } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Pilots who act after moves, on tokens, or at an initiative. */

const US: At = [450, 400, 0];
const NEAR: At = [450, 560, 180];
const FAR: At = [100, 850, 180];

const at = (game: TestGame, window: Window, ship = 0, more: object = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const named = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: US, ...more });

describe('red tokens', () => {
  it('Derek Klivian removes one after he acquires or spends a lock', () => {
    const derek = (window: Window, what: string, tokens: TestShip['tokens']) =>
      at(table({ us: [named('derekklivian', { tokens: tokens ?? {} })], them: [tie(NEAR)] }), window, 0, {
        what,
        other: 1,
      });
    expect(derek('after-lock', 'ship', { stress: 1 }).pick({ use: true }).ship(0).tokens.stress).toBe(0);
    expect(derek('after-spend', 'lock', { strain: 1 }).pick({ use: true }).ship(0).tokens.strain).toBe(0);
    expect(derek('after-spend', 'focus', { strain: 1 }).question).toBeUndefined();
    expect(derek('after-lock', 'ship', { focus: 1 }).question).toBeUndefined();
  });

  it('Anakin Skywalker: an outnumbered ship, he himself or Obi-Wan Kenobi, removes one for 1 Force', () => {
    const flown = (pilot: string, them: number) =>
      table({
        us: [
          named('anakinskywalker-eta2actis', { at: [450, 200, 0] }),
          named(pilot, { tokens: { ion: 1, deplete: 1 } }),
        ],
        them: [tie(NEAR), tie([520, 520, 180])].slice(0, them),
      });
    const obiwan = at(flown('obiwankenobi-eta2actis', 2), 'after-maneuver', 1)
      .pick({ ship: 0 })
      .pick({ use: true })
      .pick({ token: 'deplete' })
      .passAll();
    expect(obiwan.ship(1).tokens).toMatchObject({ ion: 1, deplete: 0 });
    expect(obiwan.ship(0).force).toBe(2);
    expect(at(flown('obiwankenobi-eta2actis', 0), 'after-maneuver', 1).question).toBeUndefined();
    expect(at(flown('aaylasecura', 2), 'after-maneuver', 1).everOffers({ token: 'deplete' })).toBe(false);
  });

  it('“Whirlwind” removes any number of jam tokens, and may gain focus for each enemy with him in its front arc', () => {
    const whirlwind = (them: readonly TestShip[]) =>
      at(table({ us: [named('whirlwind', { tokens: { jam: 2 } })], them }), 'before-engaging');
    const one = whirlwind([tie(NEAR), tie([400, 600, 180])])
      .pick({ token: 'jam' })
      .pick({ token: 'jam' })
      .pick({ use: true });
    expect(one.ship(0).tokens).toMatchObject({ jam: 0, focus: 2 });
    const kept = whirlwind([tie(NEAR)]).pick({ token: 'none' });
    expect(kept.ship(0).tokens.jam).toBe(2);
    kept.pick({ use: false });
    expect(kept.ship(0).tokens.focus).toBe(0);
    const behindThem = whirlwind([tie([450, 600, 0])])
      .pick({ token: 'none' })
      .passAll();
    expect(behindThem.ship(0).tokens.focus).toBe(0);
  });
});

describe('after a barrel roll', () => {
  it('Onderon Oppressor calculates after a barrel roll or sideslip while stressed', () => {
    const rolled = (what: string, stress: number) =>
      at(
        table({ us: [named('onderonoppressor', { tokens: { stress } })], them: [tie(FAR)] }),
        'after-action',
        0,
        { what },
      );
    expect(rolled('barrel-roll', 1).ship(0).tokens.calculate).toBe(1);
    expect(rolled('barrel-roll', 0).ship(0).tokens.calculate).toBe(0);
    expect(rolled('lock', 1).ship(0).tokens.calculate).toBe(0);
    const moved = (colour: string) =>
      at(table({ us: [named('onderonoppressor', { tokens: { stress: 1 } })] }), 'after-free-move', 0, {
        colour,
      });
    expect(moved('barrel-roll').ship(0).tokens.calculate).toBe(1);
    expect(moved('boost').ship(0).tokens.calculate).toBe(0);
  });

  it('Onderon Oppressor: the sideslip of the dial counts, another maneuver does not', () => {
    const flown = (bearing: string) => {
      const game = table({ us: [named('onderonoppressor', { tokens: { stress: 3 } })], them: [tie(FAR)] });
      game.ship(0).flown.bearing = bearing;
      return at(game, 'after-maneuver').ship(0).tokens.calculate;
    };
    expect(flown('sideslip-bank')).toBe(1);
    expect(flown('bank')).toBe(0);
  });

  it('Netrem Pollard: a ship nearby takes a stress token, and he turns round', () => {
    const rolled = (friend: Partial<TestShip>, what = 'barrel-roll') =>
      at(
        table({
          us: [named('netrempollard', { tokens: { stress: 1 } }), xwing([450, 480, 0], friend)],
          them: [tie(FAR)],
        }),
        'after-action',
        0,
        { what },
      );
    const game = rolled({}).pick({ target: 1 });
    if (game.question) game.pick({ degrees: 180 });
    expect(game.ship(1).tokens.stress).toBe(1);
    expect(game.ship(0).facing).toBe(180);
    expect(rolled({ tokens: { stress: 1 } }).everOffers({ target: 1 })).toBe(false);
    expect(rolled({}, 'focus').question).toBeUndefined();
  });
});

describe('dice by place', () => {
  it('Graz rolls one more while behind the other ship', () => {
    const count = (pose: At, dice: 'attack' | 'defense') => {
      const game = table({ us: [named('graz', { at: pose })], them: [tie([450, 600, 0])] });
      game.run({ kind: 'attack', ship: dice === 'attack' ? 0 : 1, bonus: false });
      if (!game.question) return -1;
      game.pick({ kind: 'attack', target: dice === 'attack' ? 1 : 0 }).passAll();
      return game.eventsOf('rolled').find((event) => event.dice === dice && event.ship === 0)!.faces.length;
    };
    expect(count([450, 450, 0], 'attack')).toBe(4);
    expect(count([450, 750, 180], 'attack')).toBe(3);
    expect(count([450, 750, 180], 'defense')).toBe(2);
  });

  it('“Scorch”: a hit is given up to strain the defender after it defended', () => {
    const game = table({
      us: [named('scorch-tiesebomber', { at: [520, 400, 0] }), tie(US)],
      them: [tie(NEAR)],
    })
      .rolls('hit', 'hit', 'blank', 'blank', 'blank')
      .attack(1, 2)
      .takes({ kind: 'ability', ship: 0 })
      .passAll();
    expect(game.ship(2).tokens.strain).toBe(1);
    expect(game.ship(2).damage).toHaveLength(1);
    const far = table({
      us: [named('scorch-tiesebomber', { at: [800, 100, 0] }), tie(US)],
      them: [tie(NEAR)],
    })
      .rolls('hit', 'hit', 'blank', 'blank', 'blank')
      .attack(1, 2);
    expect(far.everOffers({ kind: 'ability', ship: 0 })).toBe(false);
    expect(far.ship(2).tokens.strain).toBe(0);
  });
});

describe('the Force of Darth Vader in his TIE/D', () => {
  const VADER = named('darthvader-tieddefender');

  it('is spent while he attacks only', () => {
    const game = table({ us: [VADER], them: [tie(NEAR)] });
    expect(actionRefusal(game.state, game.ship(0), 'barrel-roll', false, 'purple')).toBe(
      'xwing2:purple-actions.1',
    );
    const attacking = table({ us: [VADER], them: [tie(NEAR)] })
      .rolls('focus', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1);
    expect(attacking.offers({ kind: 'spend-force' })).toBe(true);
    attacking.takes({ kind: 'ability', ship: 0 }).passAll();
    expect(attacking.ship(0).force).toBe(2);
    expect(
      attacking
        .eventsOf('modified')
        .at(0)
        ?.faces.filter((face) => face === 'hit'),
    ).toHaveLength(1);
    const defending = table({ us: [VADER], them: [tie(NEAR)] })
      .rolls('hit', 'blank', 'focus', 'focus', 'focus')
      .attack(1, 0);
    expect(defending.everOffers({ kind: 'spend-force' })).toBe(false);
  });
});

describe('at an initiative', () => {
  it('Corran Horn attacks at initiative 0, and gains a disarm token in the next Planning Phase', () => {
    const corran = (them: At) => table({ us: [named('corranhorn')], them: [tie(them)] });
    const game = at(corran(NEAR), 'at-initiative', -1, { count: 0 })
      .pick({ use: true })
      .pick({ kind: 'attack', target: 1 })
      .passAll();
    at(game, 'start-of-planning', -1);
    expect(game.ship(0).tokens.disarm).toBe(1);
    const declined = at(corran(NEAR), 'at-initiative', -1, { count: 0 }).passAll();
    expect(at(declined, 'start-of-planning', -1).ship(0).tokens.disarm).toBe(0);
    expect(at(corran([600, 560, 180]), 'at-initiative', -1, { count: 0 }).question).toBeUndefined();
    expect(at(corran(NEAR), 'at-initiative', -1, { count: 1 }).question).toBeUndefined();
  });

  it('Corran Horn: the disarm token comes once', () => {
    const game = table({ us: [named('corranhorn')], them: [tie(FAR)] });
    game.ship(0).lasting.push({
      until: 'next planning',
      by: 0,
      ability: 'pilot.0',
      name: 'Corran Horn',
      of: { mark: true },
    });
    game.run({ kind: 'dials' });
    if (game.question) game.answer([0]);
    expect(game.ship(0).lasting).toEqual([]);
  });
});

describe('Captain Hark', () => {
  const flown = (upgrades: readonly string[], flipped = false) => {
    const game = table({ us: [named('captainhark', { upgrades })], them: [tie(FAR)] });
    for (const upgrade of game.ship(0).upgrades) upgrade.flipped = flipped;
    game.fly(0, '0 stationary');
    return game;
  };

  it('slips aside instead of stopping while his wings are down, and turns them over', () => {
    const game = flown(['swivelwing']).pick({ effect: 0 }).passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { speed: 1, bearing: 'sideslip-bank', direction: 'left' }, difficulty: 'red' },
    ]);
    expect(game.ship(0).upgrades[0]!.flipped).toBe(true);
  });

  it('stops without them, and with his wings up', () => {
    for (const game of [flown([]), flown(['swivelwing'], true)]) {
      game.passAll();
      expect(game.eventsOf('maneuver')).toMatchObject([{ maneuver: { bearing: 'stationary' } }]);
    }
  });
});
