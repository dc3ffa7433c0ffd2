import { describe, expect, it } from 'vitest';
import { typeOf } from '../game.ts';
import { occasion } from '../state.ts';
import { type At, type TestShip, table, tie, ywing } from '../testing/index.ts';
import { slamEntries } from './slam.ts';

/** A ship facing down, so many mm of base to base ahead of a small one at 400, 300. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
const MIDDLE = 150;
const blanks = (count: number) => new Array<string>(count).fill('blank');
const ship = (pilot: string, upgrades: readonly string[] = [], more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: [400, 300, 0],
  upgrades,
  ...more,
});
const far = tie([850, 880, 180]);
const disabled = { tokens: { 'weapons-disabled': 1 } } as const;

describe('SLAM and weapons disabled tokens', () => {
  const kwing = (upgrades: readonly string[] = []) =>
    table({ us: [ship('guardiansquadronpilot', upgrades)], them: [far] })
      .fly(0, '2 straight')
      .pick({ action: 'slam' });

  it('xwing1:slam.1 xwing1:slam.3 xwing1:weapons-disabled-token.2 flies another maneuver of the same speed, for a token that keeps the ship from attacking until the End phase', () => {
    const game = kwing();
    expect(game.question?.kind).toBe('slam-maneuver');
    expect(game.options.length).toBeGreaterThan(2);
    game.answer(1).passAll();
    expect(game.eventsOf('maneuver').map(({ maneuver }) => maneuver.speed)).toEqual([2, 2]);
    expect(game.ship(0).tokens['weapons-disabled']).toBe(1);
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0).tokens['weapons-disabled']).toBe(0);
  });

  it('xwing1:slam.1 a ship that has executed no maneuver has none to repeat', () => {
    const game = table({ us: [ship('guardiansquadronpilot')], them: [far] }).act(0);
    expect(game.offers({ action: 'slam' })).toBe(false);
    expect(game.refusal('slam')).toBe('xwing1:slam.1');
    game.pick('none');
  });

  it('xwing1:slam.2 a stressed ship SLAMs by no red maneuver', () => {
    const entries = (stress: number) => {
      const { state } = table({
        us: [ship('nusquadronpilot', [], { tokens: { stress } })],
        them: [far],
        set: { '/ships/0/flown/speed': 4 },
      });
      return slamEntries(state, state.ships[0]!).map((at) => typeOf(state.ships[0]!).dial[at]!.difficulty);
    };
    expect([entries(0), entries(1)]).toEqual([['red'], []]);
  });

  it('xwing1:weapons-disabled-token.1 a ship with the token does not attack', () => {
    const attack = (tokens: object) =>
      table({ us: [{ ...ywing([400, 300, 0]), ...tokens }], them: [tie(ahead(MIDDLE))] }).combat(0);
    expect(attack(disabled).eventsOf('no-attack')).toMatchObject([
      { because: 'xwing1:weapons-disabled-token.1' },
    ]);
    const free = attack({});
    expect(free.offers({ kind: 'attack' })).toBe(true);
    free.pick('none');
  });

  it('Advanced SLAM: an action of the bar afterwards', () => {
    const game = kwing(['advancedslam']).answer(1);
    expect(game.offers({ action: 'focus' })).toBe(true);
    game.passAll();
    const without = kwing().answer(1);
    expect(without.question).toBeUndefined();
  });
});

describe('cards about the token', () => {
  const weapons = (upgrades: readonly string[], locks: readonly (readonly [number, number])[] = []) => {
    const game = table({
      us: [ship('nusquadronpilot', upgrades, disabled)],
      them: [ywing(ahead(MIDDLE))],
      locks,
    }).combat(0);
    const found = game.options.flatMap((option) =>
      'weapon' in (option as object) ? [(option as { weapon: number }).weapon] : [],
    );
    if (game.question) game.pick('none');
    return found;
  };

  it('Xg-1 fires light cannons in spite of it', () => {
    expect(weapons(['xg1assaultconfiguration', 'flechettecannon'])).toEqual([2]);
    expect(weapons(['xg1assaultconfiguration', 'heavylasercannon'])).toEqual([]);
  });

  it('Os-1 fires torpedoes and missiles at ships that it has locked', () => {
    expect(weapons(['os1arsenalloadout', 'protontorpedoes'], [[0, 1]])).toEqual([2]);
    expect(weapons(['os1arsenalloadout', 'heavylasercannon'], [[0, 1]])).toEqual([]);
  });

  it('Major Vynder rolls a defense die more with it', () => {
    const dice = (more: Partial<TestShip>) => {
      const game = table({
        us: [tie([400, 300, 0])],
        them: [ship('majorvynder', [], { ...more, at: ahead(MIDDLE) })],
      });
      game.rolls(...blanks(more.tokens ? 5 : 4)).attack(0, 1);
      return game.eventsOf('rolled')[1]?.faces.length;
    };
    expect([dice({}), dice(disabled)]).toEqual([2, 3]);
  });

  it('Lieutenant Karsabi removes it for a stress token', () => {
    const game = table({ us: [ship('lieutenantkarsabi')], them: [far] })
      .fly(0, '2 straight')
      .pick({ action: 'slam' });
    game.answer(1).takes({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ 'weapons-disabled': 0, stress: 1 });
  });

  it('Quinn Jast turns a discarded missile up for it', () => {
    const game = table({ us: [ship('quinnjast', ['discarded: concussionmissiles'])], them: [far] });
    game.run({ kind: 'window', ...occasion('start-of-combat') }).takes({ use: true });
    if (game.question) game.answer(0);
    expect(game.ship(0)).toMatchObject({
      upgrades: [{ discarded: false }],
      tokens: { 'weapons-disabled': 1 },
    });
  });

  it('ARC Caster hits a second ship and recharges for the token', () => {
    const game = table({
      us: [ship('bluesquadronnovice', ['arccaster'])],
      them: [ywing(ahead(80)), ywing([480, 420, 180])],
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank').combat(0).pick({ weapon: 1, target: 1 });
    expect(game.options).toMatchObject([{ target: 0 }, { target: 2 }]);
    game.pick({ target: 2 });
    expect(game.ship(1).shields).toBe(2);
    expect(game.ship(2).shields).toBe(2);
    expect(game.ship(0).upgrades[0]!.flipped).toBe(true);
    game.run({ kind: 'window', ...occasion('start-of-combat') }).pick({ use: true });
    expect(game.ship(0)).toMatchObject({ upgrades: [{ flipped: false }], tokens: { 'weapons-disabled': 1 } });
  });
});
