import { describe, expect, it } from 'vitest';
import { type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** A pilot in the middle, facing up. */
const pilot = (name: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot: name,
  at: [400, 300, 0],
  ...more,
});
const ahead = (more: Partial<TestShip> = {}) => tie([400, 490, 180], more);
const blanks = (count: number): readonly string[] => new Array<string>(count).fill('blank');

describe('pilots with dice of their own kind', () => {
  it('Zuckuss rolls one more, and so does the defender', () => {
    const game = table({ us: [pilot('zuckuss')], them: [ahead()] }).attack(0, 1);
    game.rolls(...blanks(4), ...blanks(4)).pick({ use: true });
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([4, 4]);
    const kept = table({ us: [pilot('zuckuss')], them: [ahead()] }).attack(0, 1);
    kept.rolls(...blanks(3), ...blanks(3)).pick({ use: false });
    expect(kept.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([3, 3]);
  });

  it('“Wampa” cancels all results, and deals a facedown card for a critical hit', () => {
    const shot = (...faces: string[]) =>
      table({ us: [pilot('wampa')], them: [ahead()] })
        .rolls(...faces)
        .attack(0, 1);
    const crit = shot('crit', 'hit')
      .rolls(...blanks(3))
      .deals('direct-hit')
      .pick({ kind: 'ability' });
    expect(crit.eventsOf('attack-misses')).toHaveLength(1);
    expect(crit.ship(1).damage.map(({ up }) => up)).toEqual([false]);
    const hit = shot('hit', 'hit')
      .rolls(...blanks(3))
      .pick({ kind: 'ability' });
    expect(hit.ship(1).damage).toEqual([]);
  });

  it('Ten Numb keeps one critical hit from defense dice', () => {
    const shot = (name: string) =>
      table({ us: [pilot(name)], them: [ahead()] })
        .rolls('crit', 'crit', 'hit', 'evade', 'evade', 'evade')
        .attack(0, 1);
    expect(shot('tennumb').eventsOf('compared')).toMatchObject([{ hits: 0, crits: 1 }]);
    expect(shot('bluesquadronpilot').eventsOf('compared')).toMatchObject([{ hits: 0, crits: 0 }]);
  });

  it('Talonbane Cobra doubles the dice for range', () => {
    const shot = (us: TestShip, them: TestShip, dice: readonly [number, number]) => {
      const game = table({ us: [us], them: [them] })
        .rolls(...blanks(dice[0] + dice[1]))
        .attack(0, 1);
      expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual(dice);
    };
    shot(pilot('talonbanecobra'), tie([400, 420, 180]), [5, 3]);
    shot(pilot('talonbanecobra'), ahead(), [3, 3]);
    shot(tie([400, 590, 180]), pilot('talonbanecobra'), [2, 4]);
    shot(tie([400, 590, 180]), pilot('cartelmarauder'), [2, 3]);
  });
});

describe('pilots who lose shields', () => {
  it('“Red Ace” takes an evade token the first time in a round', () => {
    const game = table({ us: [ahead()], them: [pilot('redace')] })
      .rolls('hit', 'hit', 'blank', 'blank')
      .attack(0, 1);
    expect(game.ship(1)).toMatchObject({ shields: 1, tokens: { evade: 1 } });
  });

  it('“Quickdraw” may attack with her primary weapon', () => {
    const game = table({ us: [ahead()], them: [pilot('quickdraw')] })
      .rolls('hit', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .pick({ use: true });
    game
      .rolls('hit', 'blank', ...blanks(3))
      .deals('direct-hit')
      .pick({ kind: 'attack', target: 0 });
    expect(game.eventsOf('attack').map(({ attacker }) => attacker)).toEqual([0, 1]);
    expect(game.ship(0).damage).toHaveLength(1);
    const missed = table({ us: [ahead()], them: [pilot('quickdraw')] })
      .rolls(...blanks(4))
      .attack(0, 1);
    expect(missed.question).toBeUndefined();
  });
});

it('xwing1:golden-rules.2 Arvel Crynyd attacks an enemy that he touches in his firing arc, and so does whoever Zeb flies with', () => {
  const touching = (name: string, ...upgrades: readonly string[]) =>
    table({
      us: [pilot(name, { upgrades })],
      them: [tie([400, 340, 180]), xwing([700, 700, 0])],
      contacts: [[0, 1]],
    }).combat(0);
  const arvel = touching('arvelcrynyd');
  expect(arvel.offers({ kind: 'attack', target: 1, range: 1 })).toBe(true);
  arvel.pick('none');
  const zeb = touching('outerrimsmuggler', 'zeborrelios');
  expect(zeb.offers({ kind: 'attack', target: 1, range: 1 })).toBe(true);
  zeb.pick('none');
  expect(touching('outerrimsmuggler').eventsOf('no-attack')).toHaveLength(1);
  expect(touching('prototypepilot').eventsOf('no-attack')).toHaveLength(1);
});

it('Lando Calrissian lets a friend at range 1 act after a green maneuver', () => {
  const flown = (maneuver: string) =>
    table({ us: [pilot('landocalrissian'), xwing([490, 400, 0])] }).fly(0, maneuver);
  const game = flown('1 straight').pick({ target: 1 });
  expect(game.question).toMatchObject({ kind: 'action', ship: 1, because: 'xwing1:actions.2' });
  game.pick({ action: 'focus' }).pick('none');
  expect(game.ship(1).tokens.focus).toBe(1);
  const white = flown('2 turn left');
  expect(white.question).toMatchObject({ kind: 'action', ship: 0 });
  white.pick('none');
});

it('Chewbacca of the Resistance attacks after a friend at range 1-3 is destroyed', () => {
  const shot = (friend: readonly [number, number]) =>
    table({
      us: [tie([400, 490, 180])],
      them: [
        xwing([friend[0], friend[1], 0], {
          shields: 0,
          damage: ['facedown: direct-hit', 'facedown: direct-hit'],
        }),
        pilot('chewbacca-swx57', { at: [480, 200, 0] }),
      ],
    });
  const game = shot([400, 300])
    .rolls('hit', 'blank', 'blank', 'blank')
    .deals('direct-hit')
    .attack(0, 1)
    .pick({ use: true });
  expect(game.eventsOf('destroyed')).toMatchObject([{ ship: 1 }]);
  game.rolls(...blanks(3), ...blanks(3)).pick({ kind: 'attack', target: 0 });
  expect(game.eventsOf('attack').map(({ attacker }) => attacker)).toEqual([0, 2]);
});

it('xwing1:faq-ship-cards.19 Dash Rendar boosts over an obstacle, with nothing to decide once it is measured', () => {
  const boost = (name: string) =>
    table({
      us: [pilot(name)],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 390, 0] }],
    }).free(0, 'boost');
  const dash = boost('dashrendar').pick({ action: 'boost' }).pick({ direction: 'straight' });
  expect(dash.eventsOf('moved')).toHaveLength(1);
  expect(dash.question).toBeUndefined();
  const other = boost('wildspacefringer').pick({ action: 'boost' }).pick({ direction: 'straight' });
  expect(other.eventsOf('impossible')).toHaveLength(1);
  other.passAll();
});
