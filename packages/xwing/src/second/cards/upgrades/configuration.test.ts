import { describe, expect, it } from 'vitest';
import { type At, type TestGame, table, tie } from '../../testing/index.ts';

/** Configurations that change how a ship moves and what it does after its attacks. */

const HERE: At = [400, 400, 0];
const actions = (game: TestGame): readonly string[] => {
  const all = (game.options as readonly { action?: string }[]).flatMap(({ action }) => action ?? []);
  game.passAll();
  return all;
};

describe('Landing Struts', () => {
  const ROCK = { outline: 'coreasteroid0', at: HERE } as const;
  const bomber = (at: At, open: boolean, tokens = {}) =>
    table({
      us: [{ pilot: 'technounionbomber', at, upgrades: ['landingstruts'], tokens }],
      obstacles: [ROCK],
      set: { '/ships/0/upgrades/0/flipped': open },
    });

  it('open instead of suffering a rock that it lands on', () => {
    const game = bomber([400, 280, 0], false).fly(0, '2 straight');
    game.takes({ ability: 'upgrade-landingstruts.0' }).passAll();
    expect(game.eventsOf('obstacle-hit')).toEqual([]);
    expect(game.ship(0)).toMatchObject({ damage: [], upgrades: [{ flipped: true }] });
  });

  it('open it stays on its rock unless it reveals 2 straight, turns there, and loses a stress token', () => {
    const turned = bomber(HERE, true, { stress: 1 }).fly(0, '2 turn left').passAll();
    expect(turned.pose(0)).toEqual({ x: 400, y: 400, facing: 270 });
    expect(turned.ship(0)).toMatchObject({ tokens: { stress: 0 }, upgrades: [{ flipped: true }] });
    const off = bomber(HERE, true).fly(0, '2 straight').passAll();
    expect(off.pose(0)).toEqual({ x: 400, y: 520, facing: 0 });
    expect(off.ship(0).upgrades[0]!.flipped).toBe(false);
  });

  it('open it does not barrel roll', () => {
    const closed = actions(bomber(HERE, false).act(0));
    expect(closed).toContain('barrel-roll');
    expect(actions(bomber(HERE, true).act(0))).toEqual(closed.filter((one) => one !== 'barrel-roll'));
  });
});

describe('TIE Defender Elite', () => {
  const defender = (upgrades: readonly string[], more = {}) =>
    table({
      us: [{ pilot: 'onyxsquadronace', at: HERE, upgrades, ...more }],
      them: [tie([400, 860, 180])],
    });

  it('makes turns easier and the Koiogran turn harder', () => {
    const stress = (maneuver: string, upgrades: readonly string[], before = 0) =>
      defender(upgrades, { tokens: { stress: before } })
        .fly(0, maneuver)
        .passAll()
        .ship(0).tokens.stress;
    const elite = ['tiedefenderelite'];
    expect([stress('2 turn left', []), stress('2 turn left', elite)]).toEqual([1, 0]);
    expect([stress('3 turn left', [], 1), stress('3 turn left', elite, 1)]).toEqual([1, 0]);
    expect([stress('4 koiogran', []), stress('4 koiogran', elite)]).toEqual([0, 1]);
  });

  it('has no Full Throttle', () => {
    const actions = (upgrades: readonly string[]) => {
      const game = defender(upgrades).fly(0, '3 straight');
      const kinds: string[] = [];
      while (game.question) {
        kinds.push((game.options[0] as { action: string }).action);
        game.answer(game.options.length - 1);
      }
      return kinds;
    };
    expect([actions([]), actions(['tiedefenderelite'])]).toEqual([['evade', 'focus'], ['focus']]);
  });

  it('after a missile attack on whom it locked it attacks again with its primary weapon', () => {
    const again = (missile: boolean) => {
      const game = table({
        us: [{ pilot: 'onyxsquadronace', at: HERE, upgrades: ['tiedefenderelite', 'concussionmissiles'] }],
        them: [tie([400, 600, 180]), tie([440, 600, 180])],
        locks: [[0, 1]],
      }).engage(0);
      const blanks = new Array<string>(6).fill('blank');
      game.rolls(...blanks).pick({ kind: 'attack', weapon: missile ? 1 : 0, target: 1 });
      while (game.question && game.question.kind !== 'attack') game.answer(game.options.length - 1);
      const options = [...game.options];
      game.passAll();
      return options;
    };
    expect(again(true)).toMatchObject([{ kind: 'attack', weapon: 0, target: 1 }, { kind: 'none' }]);
    expect(again(false)).toEqual([]);
  });
});

describe('Winged Reversal, the configuration', () => {
  const flown = (maneuver: string, charges = 2) =>
    table({
      us: [
        { pilot: 'bluesquadronscout', at: HERE, upgrades: [`wingedreversal-legendsandrelics:${charges}`] },
      ],
    }).fly(0, maneuver);

  it('makes a red Tallon Roll of a white turn for a charge and a strain token', () => {
    const game = flown('2 turn left').pick({ use: true }).passAll();
    expect(game.ship(0)).toMatchObject({
      flown: { bearing: 'tallon' },
      tokens: { strain: 1, stress: 1 },
      upgrades: [{ charges: 1 }],
    });
  });

  it('not of a bank, and not without a charge', () => {
    const kept = (game: TestGame) => game.passAll().ship(0).flown.bearing;
    expect(kept(flown('2 bank left'))).toBe('bank');
    expect(flown('2 bank left').passAll().ship(0).upgrades[0]!.charges).toBe(2);
    const spent = flown('2 turn left', 0);
    expect(spent.question).toMatchObject({ kind: 'action' });
    expect(kept(spent)).toBe('turn');
  });
});
