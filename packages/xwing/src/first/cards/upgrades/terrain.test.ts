import { describe, expect, it } from 'vitest';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const ship = (pilot: string, at: At, upgrades: readonly string[]): TestShip => ({ pilot, at, upgrades });
const rock = (at: At) => ({ outline: 'coreasteroid5', at });

describe('obstacles that cards remove and drop', () => {
  const blast = (at: At) =>
    table({
      us: [ship('scimitarsquadronpilot', [400, 200, 0], ['seismictorpedo'])],
      them: [tie([400, 480, 180]), tie([850, 850, 0])],
      obstacles: [rock(at)],
    });

  it('Seismic Torpedo blasts an obstacle ahead at range 1-2 and hurts what is near it', () => {
    const game = blast([400, 380, 0]).rolls('hit').act(0).pick({ kind: 'card' });
    expect(game.ship(1).damage).toHaveLength(1);
    expect(game.ship(2).damage).toHaveLength(0);
    expect(game.state.obstacles[0]?.placed).toBe(false);
    expect(game.ship(0).upgrades[0]?.discarded).toBe(true);
  });

  it.each([
    ['behind', [400, 80, 0]],
    ['too far', [400, 600, 0]],
  ] as const)('Seismic Torpedo is no action for an obstacle %s', (_, at) => {
    const game = blast(at).act(0);
    expect(game.offers({ kind: 'card' })).toBe(false);
    game.pick('none');
  });

  it('Rigged Cargo Chute drops a debris cloud behind the ship', () => {
    const game = table({ us: [ship('outerrimsmuggler', [400, 400, 0], ['riggedcargochute'])], them: [] });
    game.act(0).pick({ kind: 'card' });
    expect(game.state.obstacles).toMatchObject([{ outline: 'loosecargo', placed: true }]);
    expect(game.state.obstacles[0]!.y).toBeLessThan(360);
    expect(game.ship(0).upgrades[0]?.discarded).toBe(true);
  });

  it('Rigged Cargo Chute: the cargo stresses a ship that it is dropped on, and rolls for damage', () => {
    const us = [ship('outerrimsmuggler', [400, 400, 0], ['riggedcargochute'])];
    const game = table({ us, them: [xwing([400, 310, 0]), xwing([700, 310, 0])] });
    game.rolls('crit').act(0).pick({ kind: 'card' });
    expect([game.ship(1).tokens.stress, game.ship(1).shields]).toEqual([1, 1]);
    expect([game.ship(2).tokens.stress, game.ship(2).shields]).toEqual([0, 2]);
  });
});

describe('bombs that are laid where their player likes', () => {
  const bomber = (pilot: string) =>
    table({ us: [ship(pilot, [400, 400, 0], ['seismiccharges'])] }).fly(0, '2 straight');

  it('“Crimson Specialist” drops a bomb anywhere touching itself', () => {
    const game = bomber('crimsonspecialist').pick({ upgrade: 'seismiccharges' }).pick({ use: true });
    expect(game.question).toMatchObject({ kind: 'place-bomb', token: 'seismiccharge' });
    // To the right of the ship, however far the player points.
    game.answer([700, 400, 0]).passAll();
    const [bomb] = game.state.bombs;
    expect(bomb?.y).toBeCloseTo(400);
    expect(bomb!.x - 440).toBeGreaterThan(0);
    expect(bomb!.x - 440).toBeLessThan(25);
  });

  it('“Crimson Specialist” may drop it as all do, as others must', () => {
    const own = bomber('crimsonspecialist').pick({ upgrade: 'seismiccharges' }).pick({ use: false });
    expect(own.state.bombs[0]?.x).toBeCloseTo(400);
    own.passAll();
    const other = bomber('crimsonsquadronpilot').pick({ upgrade: 'seismiccharges' });
    expect(other.question?.kind).not.toBe('place-bomb');
    other.passAll();
  });

  it('Minefield Mapper lays bombs beyond range 3 of enemies once ships are placed', () => {
    const game = table({
      us: [
        ship('scimitarsquadronpilot', [400, 50, 0], ['minefieldmapper', 'proximitymines', 'clustermines']),
      ],
      them: [tie([400, 850, 180])],
    });
    game.run({ kind: 'window', window: 'end-of-setup', ship: -1, other: -1, what: '' }).pick({ use: true });
    game.pick({ upgrade: 'proximitymines' });
    expect(game.tryAnswer([400, 600, 0])).toHaveLength(1);
    game.answer([400, 400, 0]).pick({ upgrade: '' });
    expect(game.state.bombs).toMatchObject([{ kind: 'proximitymine', x: 400, y: 400 }]);
    expect(game.ship(0).upgrades.map(({ discarded }) => discarded)).toEqual([false, true, false]);
  });
});
