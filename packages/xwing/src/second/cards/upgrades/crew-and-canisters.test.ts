import { describe, expect, it } from 'vitest';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';
import { moment } from '../../testing/rows.ts';

/** Crew, a gunner and a modification that work on tokens, locks, the turret and what a ship drops. */

const HERE: At = [400, 400, 0];
const ship = (pilot: string, upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: HERE,
  upgrades,
  ...more,
});
const blanks = (count: number) => new Array<string>(count).fill('blank');

describe('Freelance Slicer', () => {
  const defends = (locked: boolean) =>
    table({
      us: [ship('outerrimsmuggler', ['freelanceslicer'])],
      them: [tie([400, 620, 180])],
      locks: locked ? [[0, 1]] : [],
    });

  it('spends a lock on the attacker to jam it, and itself on a hit or crit', () => {
    const after = (face: string) => {
      const game = defends(true)
        .rolls(face, ...blanks(3))
        .attack(1, 0)
        .takes({ use: true })
        .passAll();
      return [
        game.state.locks.length,
        game
          .eventsOf('gained')
          .filter(({ token }) => token === 'jam')
          .map((one) => one.ship),
      ];
    };
    expect(after('hit')).toEqual([0, [1, 0]]);
    expect(after('crit')).toEqual([0, [1, 0]]);
    expect(after('focus')).toEqual([0, [1]]);
  });

  it('asks nothing without a lock', () => {
    expect(
      defends(false)
        .rolls(...blanks(3))
        .attack(1, 0)
        .everOffers({ use: true }),
    ).toBe(false);
  });
});

describe('Prime Minister Almec', () => {
  const reveals = (at: At, tokens: TestShip['tokens'] & object, maneuver: string) =>
    table({
      us: [ship('outerrimsmuggler', ['primeministeralmec']), { pilot: 'cartelmarauder', at, tokens }],
    }).fly(1, maneuver);
  const near: At = [500, 400, 0];

  it('lets a friend without green tokens gain a calculate with a stress token for a white maneuver', () => {
    const game = reveals(near, {}, '2 turn left');
    expect(game.question).toMatchObject({ kind: 'use-ability' });
    game.pick({ use: true }).passAll();
    expect(game.ship(1).tokens).toMatchObject({ calculate: 1, stress: 1 });
    for (const [at, tokens, maneuver] of [
      [near, { focus: 1 }, '2 turn left'],
      [near, {}, '2 bank left'],
      [[850, 400, 0] as At, {}, '2 turn left'],
    ] as const) {
      const none = reveals(at, tokens, maneuver);
      expect(none.question).toMatchObject({ kind: 'action' });
      none.passAll();
    }
  });

  it('is turned over in the End Phase with 2 stress tokens', () => {
    const after = (stress: number) =>
      table({ us: [ship('outerrimsmuggler', ['primeministeralmec'], { tokens: { stress } })] })
        .run(moment('during-end'))
        .passAll()
        .ship(0).upgrades[0]!.flipped;
    expect([after(1), after(2)]).toEqual([false, true]);
  });

  it('as Maul’s Puppet lets a stressed friend that flew a red maneuver calculate or focus', () => {
    const flown = (maneuver: string, flipped = true) =>
      table({
        us: [ship('outerrimsmuggler', ['primeministeralmec']), { pilot: 'cartelmarauder', at: near }],
        set: { '/ships/0/upgrades/0/flipped': flipped },
      }).fly(1, maneuver);
    const game = flown('4 koiogran');
    expect(game.options).toMatchObject([{ action: 'focus' }, { kind: 'none' }]);
    game.pick({ action: 'focus' }).passAll();
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(flown('4 koiogran', false).question).toBeUndefined();
  });
});

describe('Special Forces Gunner', () => {
  const attacks = (turret: number, upgrades: readonly string[] = ['specialforcesgunner']) =>
    table({
      us: [ship('zetasquadronsurvivor', upgrades, { turret })],
      them: [tie([400, 600, 180]), tie([400, 200, 0])],
    })
      .engage(0)
      .pick({ kind: 'attack', weapon: 0, target: 1 });
  const answered = (game: TestGame) => {
    const questions: unknown[] = [];
    while (game.question) {
      if (game.offers({ use: true })) {
        questions.push('asked');
        game.pick({ use: true });
      } else if (game.question.kind === 'attack') {
        questions.push(...game.options.slice(0, -1).map((option) => (option as { target: number }).target));
        game.pick({ kind: 'attack' });
      } else game.answer(game.options.length - 1);
    }
    const dice = game
      .eventsOf('rolled')
      .flatMap(({ dice: of, faces }) => (of === 'attack' ? [faces.length] : []));
    return [questions, dice];
  };

  it('adds a die with the turret ahead, attacks again with it behind, and nothing to the side', () => {
    expect(answered(attacks(0))).toEqual([['asked'], [3]]);
    expect(answered(attacks(2))).toEqual([[2], [2, 2]]);
    expect(answered(attacks(1))).toEqual([[], [2]]);
    expect(answered(attacks(0, []))).toEqual([[], [2]]);
  });
});

describe('Spare Parts Canisters', () => {
  const acts = () =>
    table({
      us: [ship('bluesquadronescort', ['sparepartscanisters', 'r2astromech:0']), xwing([800, 800, 0])],
      them: [tie([400, 620, 180])],
      locks: [[2, 0]],
    }).act(0);
  const cards = (game: TestGame) =>
    game.options.flatMap((option) => ((option as { kind: string }).kind === 'card' ? [option] : []));

  it('recover a charge of an astromech, or drop spare parts and shake off locks, for their charge', () => {
    const first = acts();
    const [recover, drop] = cards(first);
    expect(cards(first)).toHaveLength(2);
    first.pick(recover as Record<string, unknown>).passAll();
    expect(first.ship(0).upgrades.map(({ charges }) => charges)).toEqual([0, 1]);
    expect(first.state.locks).toHaveLength(1);
    const second = acts().pick(drop as Record<string, unknown>);
    while (second.question) second.answer(0);
    expect(second.ship(0).upgrades.map(({ charges }) => charges)).toEqual([0, 0]);
    expect(second.state.obstacles).toMatchObject([{ outline: 'spareparts', placed: true }]);
    expect(second.state.obstacles[0]!.y).toBeLessThan(400);
    expect(second.state.locks).toEqual([]);
  });
});
