import { describe, expect, it } from 'vitest';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** A ship in the middle, facing up, with upgrades. */
const ship = (pilot: string, upgrades: readonly string[], at: At = [400, 200, 0], more = {}): TestShip => ({
  pilot,
  at,
  upgrades,
  ...more,
});
const ROCK = { outline: 'coreasteroid5', at: [400, 300, 0] as const };

describe('target locks', () => {
  const locking = (upgrades: readonly string[], friend: At, enemy: At) =>
    table({
      us: [ship('bluesquadronpathfinder', upgrades), xwing(friend)],
      them: [tie(enemy)],
      measuring: 'free',
    })
      .act(0)
      .offers({ action: 'target-lock' });

  it('Bodhi Rook locks an enemy at range 1-3 of any friendly ship', () => {
    expect(locking(['bodhirook'], [400, 600, 0], [400, 800, 180])).toBe(true);
    expect(locking([], [400, 600, 0], [400, 800, 180])).toBe(false);
    expect(locking(['bodhirook'], [800, 100, 0], [100, 880, 180])).toBe(false);
  });

  it('R5-TK locks and attacks a friend, whom others cannot attack', () => {
    const us = (upgrades: readonly string[]) =>
      table({
        us: [ship('syndicatethug', upgrades), ship('cartelspacer', [], [400, 330, 0])],
        them: [tie([850, 850, 0])],
      });
    const game = us(['r5tk']).rolls('hit', 'hit', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(game.ship(1).damage.length + 1 - game.ship(1).shields).toBeGreaterThan(0);
    const locks = us(['r5tk']).act(0).pick({ action: 'target-lock' });
    expect(locks.offers({ target: 1 })).toBe(true);
    locks.pick({ target: 1 });
    expect(us([]).combat(0).eventsOf('no-attack')).toHaveLength(1);
  });
});

describe('the first damage card', () => {
  const fight = (upgrades: readonly string[], more: Partial<TestShip> = {}) =>
    table({
      us: [ship('bountyhunter', upgrades, [400, 200, 0], more)],
      them: [tie([400, 350, 180], { pilot: 'academypilot' }), tie([500, 350, 180])],
    });

  it('Greedo: the first card of his first attack in a round comes faceup, that of the second not', () => {
    const game = fight(['greedo'])
      .rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank')
      .deals('weapons-failure')
      .attack(0, 1)
      .passAll();
    expect(game.eventsOf('damage-dealt').map(({ card }) => card !== null)).toEqual([true, false]);
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 2).passAll();
    expect(game.eventsOf('damage-dealt').map(({ card }) => card !== null)).toEqual([false]);
  });

  it('Greedo: so does that of his first defense, and without him none does', () => {
    const game = fight(['greedo'], { shields: 0 })
      .rolls('hit', 'hit', 'blank', 'blank')
      .deals('weapons-failure')
      .attack(1, 0)
      .passAll();
    expect(game.eventsOf('damage-dealt').map(({ card }) => card !== null)).toEqual([true, false]);
    game.rolls('hit', 'blank', 'blank', 'blank').attack(2, 0).passAll();
    expect(game.eventsOf('damage-dealt').map(({ card }) => card !== null)).toEqual([false]);
    const plain = fight([]).rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(plain.eventsOf('damage-dealt').map(({ card }) => card !== null)).toEqual([false]);
  });
});

describe('obstacles', () => {
  const near = (upgrades: readonly string[]) =>
    table({
      us: [ship('cutlasssquadronpilot', upgrades, [400, 215, 0])],
      them: [tie([850, 850, 0])],
      obstacles: [ROCK],
      measuring: 'free',
    });

  it('Collision Detector boosts onto an obstacle, and ignores critical hits of its die', () => {
    const boost = (upgrades: readonly string[]) =>
      near(upgrades).free(0, 'boost').pick({ action: 'boost' }).everOffers({ direction: 'straight' });
    expect(boost(['collisiondetector'])).toBe(true);
    expect(near([]).free(0, 'boost').question).toBeUndefined();
    const flies = (upgrades: readonly string[]) =>
      near(upgrades).rolls('crit').fly(0, '1 straight').passAll().ship(0).shields;
    expect(flies(['collisiondetector'])).toBe(3);
    expect(flies([])).toBe(2);
  });

  it('R5-X3 is discarded to ignore obstacles for the round, in attacks too', () => {
    const us = [ship('rookiepilot', ['r5x3'], [400, 215, 0])];
    const game = table({ us, them: [tie([400, 480, 180])], obstacles: [ROCK] }).fly(0, '1 straight');
    expect(game.question).toMatchObject({ kind: 'use-ability', ability: '0:r5x3#0' });
    game.pick({ use: true }).pick('none');
    expect(game.eventsOf('obstacle-hit')).toHaveLength(0);
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: false }]);
    expect(game.ship(0).upgrades[0]?.discarded).toBe(true);
  });

  it('R5-X3 kept does nothing', () => {
    const us = [ship('rookiepilot', ['r5x3'], [400, 215, 0])];
    const game = table({ us, them: [tie([400, 480, 180])], obstacles: [ROCK] });
    game.rolls('blank').fly(0, '1 straight').pick({ use: false }).passAll();
    expect(game.eventsOf('obstacle-hit')).toHaveLength(1);
  });
});

describe('stress', () => {
  const flies = (upgrades: readonly string[]) =>
    table({ us: [ship('bluesquadronnovice', upgrades)] }).fly(0, '4 koiogran');

  it('Pattern Analyzer lets a ship act after a red maneuver before it is stressed', () => {
    const game = flies(['patternanalyzer']).pick({ use: true });
    expect(game.question?.kind).toBe('action');
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  it('Pattern Analyzer: it may check its stress first, and without the card it must', () => {
    const late = flies(['patternanalyzer']).pick({ use: false });
    expect(late.question).toBeUndefined();
    expect(late.ship(0).tokens.stress).toBe(1);
    expect(flies([]).eventsOf('action-skipped')).toHaveLength(1);
  });

  const shuttle = (others: readonly TestShip[]) =>
    table({ us: [ship('starkillerbasepilot', ['kylorensshuttle'], [400, 400, 0])], them: others }).run({
      kind: 'window',
      window: 'end-of-combat',
      ship: -1,
      other: -1,
      what: '',
    });

  it('Kylo Ren’s Shuttle: the owner stresses the chosen ship or another one near', () => {
    const game = shuttle([
      tie([400, 550, 180]),
      tie([500, 550, 180], { tokens: { stress: 1 } }),
      tie([850, 850, 0]),
    ]);
    expect(game.question).toMatchObject({ kind: 'choose-ship', player: 1 });
    expect(game.options).toMatchObject([{ target: 1 }, { target: 2 }]);
    game.pick({ target: 2 });
    expect([1, 2, 3].map((id) => game.ship(id).tokens.stress)).toEqual([0, 2, 0]);
  });

  it('Kylo Ren’s Shuttle does nothing when all near are stressed', () => {
    const game = shuttle([tie([400, 550, 180], { tokens: { stress: 1 } }), tie([850, 850, 0])]);
    expect(game.eventsOf('ability')).toHaveLength(0);
  });
});
