import { describe, expect, it } from 'vitest';
import { type Occasion, occasion, type Window } from '../../../state.ts';
import { type TestGame, table, tie, xwing } from '../../../testing/index.ts';

/** Titles of huge ships, by what they add to docking, energy and actions. */

const huge = (pilot: string, title: string, energy = 0): TestGame =>
  table({
    us: [{ pilot, at: [457, 300, 0], upgrades: [title], tokens: { calculate: 2 } }, xwing([457, 500, 0])],
    them: [tie([457, 700, 180])],
    locks: [[0, 2]],
    set: { '/ships/0/energy': energy, '/phase': 'system' },
  });
const at = (game: TestGame, window: Window, ship: number, more: Partial<Occasion> = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });

describe('ships that deploy from a title', () => {
  const deployed = (title: string, from = 0) =>
    at(huge('outerrimgarrison', title), 'after-deploy', 1, { other: from });

  it('Liberator grants focus or barrel roll, Vector evade or boost; not to one of another carrier', () => {
    expect(deployed('liberator').everOffers({ action: 'barrel-roll' })).toBe(true);
    expect(deployed('liberator', 2).question).toBeUndefined();
    expect(deployed('vector').everOffers({ action: 'boost' })).toBe(true);
    expect(deployed('vector').everOffers({ action: 'focus' })).toBe(false);
  });

  it('Requiem shares its lock', () => {
    const game = deployed('requiem').pick({ use: true });
    expect(game.state.locks).toContainEqual({ by: 1, kind: 'ship', on: 2 });
  });
});

describe('energy', () => {
  it('Quantum Storm recovers one after a white maneuver', () => {
    const after = (difficulty: string) => {
      const game = huge('newrepublicvolunteers', 'quantumstorm');
      game.ship(0).flown = { ...game.ship(0).flown, bearing: 'straight', speed: 1, difficulty, fully: true };
      return at(game, 'after-maneuver', 0).passAll().ship(0).energy;
    };
    expect([after('white'), after('red')]).toEqual([1, 0]);
  });

  it('Nautolan’s Revenge turns calculate tokens into energy', () => {
    const game = at(huge('lawlesspirates', 'nautolansrevenge'), 'before-engaging', 0);
    game.pick({ use: true }).pick({ effect: 1 });
    expect(game.ship(0)).toMatchObject({ energy: 2, tokens: { calculate: 0 } });
  });

  it('Insatiable Worrt recovers a shield or an energy in the End Phase', () => {
    const game = at(huge('separatistprivateers', 'insatiableworrt'), 'during-end', 0);
    game.takes({ use: true });
    game.passAll();
    expect(game.ship(0).energy).toBe(1);
  });

  it('Corvus gains a second calculate token', () => {
    const game = at(huge('outerrimgarrison', 'corvus'), 'after-action', 0, { what: 'calculate' });
    expect(game.passAll().ship(0).tokens.calculate).toBe(3);
  });
});
