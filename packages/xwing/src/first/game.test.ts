import { describe, expect, it } from 'vitest';
import { CHASSIS } from './cards/index.ts';
import {
  actionBar,
  atRange,
  friendly,
  hullOf,
  printedAgility,
  rangeBetween,
  shieldsOf,
  skillOf,
} from './game.ts';
import { FIRST } from './rules.ts';
import { table, tie, xwing } from './testing/index.ts';

describe('dials', () => {
  const entries = CHASSIS.flatMap(({ dial }) => dial);

  it('xwing1:difficulty.1 have maneuvers of one color each: green, white or red', () => {
    expect(new Set(entries.map(({ difficulty }) => difficulty))).toEqual(new Set(['green', 'white', 'red']));
  });

  it('xwing1:maneuver.1 have each maneuver once: a speed and a bearing with its color', () => {
    for (const { dial, name } of CHASSIS) {
      const names = dial.map(({ maneuver }) => `${maneuver.speed} ${maneuver.bearing} ${maneuver.direction}`);
      expect(new Set(names).size, name).toBe(dial.length);
    }
    expect(entries.length).toBeGreaterThan(500);
  });
});

describe('ships', () => {
  it('xwing1:friendly.3 xwing1:range.10 a ship is friendly to itself, at range 1 of itself and of ships it touches', () => {
    const { state } = table({
      us: [xwing([400, 400, 0]), tie([500, 400, 0])],
      them: [tie([400, 446, 0]), tie([400, 700, 0]), tie([400, 750, 0])],
      contacts: [[0, 2]],
    });
    const [one, other, touched, far, beyond] = state.ships;
    expect(friendly(one!, one!)).toBe(true);
    expect(friendly(one!, touched!)).toBe(false);
    expect([one, other, touched, far, beyond].map((ship) => rangeBetween(state, one!, ship!))).toEqual([
      1,
      1,
      1,
      3,
      null,
    ]);
    expect(atRange(state, one!, far!, [1, 2])).toBe(false);
    expect(atRange(state, one!, far!, [1, 3])).toBe(true);
  });

  it('add what their upgrades print, and only those that are in play', () => {
    const upgrades = ['shieldupgrade', 'hullupgrade', 'engineupgrade'];
    const { state } = table({ us: [xwing([400, 400, 0], { upgrades })] });
    const ship = state.ships[0]!;
    expect([shieldsOf(ship), hullOf(ship), printedAgility(ship)]).toEqual([3, 4, 2]);
    expect(actionBar(ship)).toEqual(['focus', 'target-lock', 'boost']);
    for (const upgrade of ship.upgrades) upgrade.discarded = true;
    expect([shieldsOf(ship), hullOf(ship)]).toEqual([2, 3]);
    expect(actionBar(ship)).toEqual(['focus', 'target-lock']);
  });

  it('have one hull more with the “Heavy Scyk” Interceptor, as the card prints', () => {
    const hull = (upgrades: readonly string[]) =>
      hullOf(table({ us: [{ pilot: 'cartelspacer', at: [400, 400, 0], upgrades }] }).state.ships[0]!);
    expect([hull([]), hull(['heavyscykinterceptor'])]).toEqual([2, 3]);
  });

  it('have the pilot skill of their card with what upgrades add', () => {
    const { state } = table({ us: [xwing([400, 400, 0], { upgrades: ['veteraninstincts'] })] });
    expect(skillOf(state.ships[0]!)).toBe(4);
  });
});

describe('the game', () => {
  it('xwing1:expansion-rules.1 asks nothing and gives nothing of terms that are not in play', () => {
    const game = table({ us: [xwing([200, 100, 0])], them: [tie([600, 800, 180])], round: 0 }).run({
      kind: 'round',
    });
    const asked = new Set<string>();
    for (let questions = 0; game.question && questions < 12; questions++) {
      asked.add(game.question.kind);
      game.answer(game.question.form === 'each' ? [0] : game.options.length - 1);
    }
    for (const kind of ['decloak', 'choose-decloak', 'drop-bomb', 'mine-victim'])
      expect(asked, kind).not.toContain(kind);
    expect(game.eventsOf('gained').filter(({ token }) => token === 'ion' || token === 'cloak')).toEqual([]);
  });

  it('names itself and its version', () => {
    const { state } = table({ us: [xwing([200, 100, 0])] });
    expect([FIRST.id, FIRST.version, FIRST.seats?.(state)]).toEqual(['xwing1', '9', 2]);
  });
});
