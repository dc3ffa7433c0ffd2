import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import { compareDifficulty } from '../maneuver/revealed.ts';
import type { At, TestShip, TestTable } from '../testing/index.ts';
import { table } from '../testing/index.ts';
import { performAction } from './perform.ts';

const HERE: At = [400, 200, 0];
const AETHERSPRITE: TestShip = { pilot: 'jediknight', at: HERE };
const ACTIS: TestShip = { pilot: 'jedigeneral', at: HERE };

/** One ship with so much Force. */
function force(ship: TestShip, active: number, obstacles: TestTable['obstacles'] = []) {
  const game = table({ us: [ship], obstacles });
  game.ship(0).force = active;
  return game;
}

describe('purple actions', () => {
  it('xwing2:actions.8 cost 1 Force, and are not offered without', () => {
    const game = force(AETHERSPRITE, 1).act(0).pick({ action: 'evade', difficulty: 'purple' });
    expect(game.ship(0)).toMatchObject({ force: 0, tokens: { evade: 1, stress: 0 } });
    expect(game.eventsOf('charge-spent')).toMatchObject([{ charge: 'force', because: 'xwing2:actions.8' }]);
    game.passAll();
  });

  it('xwing2:purple-actions.1 are refused to a ship without active Force', () => {
    const game = force(AETHERSPRITE, 0).act(0);
    expect(game.offers({ action: 'evade' })).toBe(false);
    expect(game.offers({ action: 'focus' })).toBe(true);
    expect(game.refusal('evade')).toBe('xwing2:purple-actions.1');
    game.passAll();
  });

  it('xwing2:faq-activation-phase-and-actions.4 have cost the Force even when they fail', () => {
    const game = force(AETHERSPRITE, 1, [{ outline: 'coreasteroid0', at: [400, 260, 0] }]).does((rules) =>
      performAction(
        rules,
        shipOf(rules, 0),
        { kind: 'action', action: 'boost', difficulty: 'purple' },
        'action',
      ),
    );
    game.pick({ direction: 'straight' });
    expect(game.ship(0)).toMatchObject({ force: 0, failed: ['boost'] });
    expect(game.eventsOf('action-failed').length).toBe(1);
  });
});

describe('purple maneuvers', () => {
  it('xwing2:difficulty.1 cost 1 Force', () => {
    const game = force(ACTIS, 2).fly(0, '2 tallon left').pick({ placement: 'middle' });
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'purple', executed: 'fully' }]);
    expect(game.eventsOf('charge-spent')).toMatchObject([
      { charge: 'force', because: 'xwing2:difficulty.1' },
    ]);
    expect(game.ship(0)).toMatchObject({ force: 1, tokens: { stress: 0 } });
    game.passAll();
  });

  it('xwing2:activation-phase.12 are the stress maneuver without active Force', () => {
    const game = force(ACTIS, 0).fly(0, '2 tallon left');
    expect(game.pose(0)).toEqual({ x: 400, y: 320, facing: 0 });
    expect(game.eventsOf('maneuver-replaced')).toMatchObject([
      { difficulty: 'white', because: 'xwing2:activation-phase.12' },
    ]);
    expect(game.eventsOf('charge-spent')).toEqual([]);
    game.passAll();
  });

  it('xwing2:difficulty.9 are harder than all others, and as hard as each other', () => {
    for (const other of ['blue', 'white', 'red'] as const) {
      expect(compareDifficulty('purple', other)).toBeGreaterThan(0);
      expect(compareDifficulty(other, 'purple')).toBeLessThan(0);
    }
    expect(compareDifficulty('purple', 'purple')).toBe(0);
  });
});
