import { describe, expect, it } from 'vitest';
import { type At, type TestGame, table, tie, xwing } from '../testing/index.ts';
import type { IgnoredWhile } from './ignoring.ts';

const HERE: At = [400, 200, 0];

/** Lets a ship ignore obstacles until the end of the round, as some cards do. */
function ignoring(game: TestGame, ship: number, ...during: readonly IgnoredWhile[]): TestGame {
  game.ship(ship).lasting = [
    {
      by: ship,
      ability: 'pilot.0',
      name: 'Testbed',
      until: 'end of round',
      of: { can: 'ignore-obstacles', while: during },
    },
  ];
  return game;
}

const rock = (at: At) => [{ outline: 'coreasteroid0', at }];

describe('a ship that ignores obstacles', () => {
  it('xwing2:faq-objects.1 suffers nothing from them, and boosts and barrel rolls over them', () => {
    const game = table({ us: [xwing(HERE)], obstacles: rock([400, 290, 0]) });
    ignoring(game, 0, 'maneuver').fly(0, '2 straight');
    expect(game.eventsOf('obstacle-hit')).toEqual([]);
    expect(game.offers({ action: 'focus' })).toBe(true);
    game.passAll();
    const boost = table({
      us: [{ pilot: 'phoenixsquadronpilot', at: HERE }],
      obstacles: rock([400, 280, 0]),
    });
    ignoring(boost, 0, 'boost').act(0).pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(boost.eventsOf('moved')).toHaveLength(1);
    expect(boost.eventsOf('action-failed')).toEqual([]);
    boost.passAll();
  });

  it('xwing2:faq-objects.2 xwing2:faq-objects.3 gives the defender no die for them, though its attack is obstructed', () => {
    const layout = { us: [xwing(HERE)], them: [tie([400, 440, 180])], obstacles: rock([400, 320, 0]) };
    const game = ignoring(table(layout), 0, 'attack').attack(0, 1).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: true }]);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(3);
    expect(table(layout).attack(0, 1).passAll().eventsOf('rolled')[1]?.faces).toHaveLength(4);
  });

  it('xwing2:faq-objects.4 still gets the die for them while it defends', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([400, 440, 180])], obstacles: rock([400, 320, 0]) });
    ignoring(game, 1, 'attack', 'maneuver').attack(0, 1).passAll();
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(4);
  });
});
