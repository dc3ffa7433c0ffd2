import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing, yt1300 } from '../../testing/index.ts';

/** Upgrades of one line, which are like others but for a number or a word. */

const US: At = [400, 300, 0];
const AHEAD: At = [400, 430, 180];
const BEHIND: At = [400, 150, 0];
const carrier = (upgrade: string, more: Partial<TestShip> = {}): TestShip =>
  yt1300(US, { upgrades: [upgrade], ...more });
const opens = (game: TestGame, window: Window): TestGame => game.run({ kind: 'window', ...occasion(window) });
/** The ship performs the action on its card. */
const acts = (game: TestGame, upgrade: string): TestGame =>
  game.act(0).pick({ kind: 'card', ability: `0:${upgrade}#0` });

describe('actions on cards', () => {
  it('Fleet Officer: two friends focus, and it is stressed', () => {
    const game = acts(
      table({
        us: [carrier('fleetofficer'), xwing(BEHIND), xwing([250, 300, 0])],
        them: [tie([800, 800, 180])],
      }),
      'fleetofficer',
    );
    game.takes({ target: 1 }).takes({ target: 2 }).passAll();
    expect(game.state.ships.map(({ tokens }) => tokens.focus)).toEqual([0, 1, 1, 0]);
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('Debris Gambit: an evade token for each obstacle at range 1, two at most', () => {
    const evades = (...xs: readonly number[]) => {
      const obstacles = xs.map((x) => ({ outline: 'coreasteroid0', at: [x, 380, 0] as At }));
      const game = table({
        us: [xwing(US, { upgrades: ['debrisgambit'] })],
        them: [tie([800, 800, 180])],
        obstacles,
      });
      return acts(game, 'debrisgambit').passAll().ship(0).tokens.evade;
    };
    expect([evades(320, 480), evades(320)]).toEqual([2, 1]);
  });
});

describe('moments', () => {
  it('Grand Moff Tarkin gives a focus token, or takes one', () => {
    const game = () =>
      opens(
        table({ us: [carrier('grandmofftarkin')], them: [tie(AHEAD, { tokens: { focus: 1 } })] }),
        'start-of-combat',
      ).pick({ target: 1 });
    expect([game().answer(0).ship(1).tokens.focus, game().answer(1).ship(1).tokens.focus]).toEqual([0, 2]);
  });

  it('Unkar Plutt: an action after it overlapped an enemy, for a damage', () => {
    const flown = (upgrade: string) =>
      table({ us: [xwing(US, { upgrades: [upgrade] })], them: [tie([400, 390, 180])] }).fly(0, '2 straight');
    expect(flown('unkarplutt').everOffers({ use: true })).toBe(true);
    expect(flown('r2d2').everOffers({ use: true })).toBe(false);
  });
});

describe('weapons', () => {
  it.each(['jammingbeam'])('%s jams instead of its damage', (upgrade) => {
    const game = table({ us: [xwing(US, { upgrades: [upgrade] })], them: [tie(AHEAD)] })
      .combat(0)
      .pick({ weapon: 1 })
      .rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank');
    game.passAll();
    expect(game.ship(1)).toMatchObject({ tokens: { jam: 1 }, damage: [] });
  });
});
