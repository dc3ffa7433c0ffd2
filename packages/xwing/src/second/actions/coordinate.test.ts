import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import { decimator, fang, interceptor, table, tie, xwing } from '../testing/index.ts';
import { coordinate } from './coordinate.ts';

/** Friends of a Decimator at range 0, 2, 1 and 3, and an enemy at range 1. */
const around = () =>
  table({
    us: [
      decimator([400, 200, 0]),
      tie([460, 200, 0]),
      interceptor([400, 410, 0]),
      xwing([300, 200, 0]),
      tie([700, 200, 0]),
    ],
    them: [fang([400, 320, 180])],
    contacts: [[0, 1]],
  });

describe('coordinating', () => {
  it('xwing2:coordinate.1 all ranges are known before a ship is chosen', () => {
    const game = around().act(0).pick({ action: 'coordinate' });
    if (game.question?.form !== 'choice') throw new Error('a ship is chosen');
    expect(game.help.refused?.()).toEqual([
      { option: 'ship-1', ruling: 'xwing2:coordinate.2', facts: { range: 0 } },
      { option: 'ship-4', ruling: 'xwing2:coordinate.2', facts: { range: 3 } },
    ]);
    game.passAll();
  });

  it('xwing2:coordinate.2 another friendly ship at range 1 or 2 is chosen', () => {
    const game = around().act(0).pick({ action: 'coordinate' });
    expect(game.options).toEqual([{ ship: 2 }, { ship: 3 }]);
    game.passAll();
  });

  it('xwing2:coordinate.3 the chosen ship may perform one action', () => {
    const game = around().act(0).pick({ action: 'coordinate' }).pick({ ship: 2 });
    expect(game.question).toMatchObject({ kind: 'action', ship: 2, because: 'xwing2:coordinate.3' });
    expect(game.options.length).toBe(5);
    game.pick({ action: 'evade' }).pick('none');
    expect(game.ship(2).tokens.evade).toBe(1);
    const declined = around().act(0).pick({ action: 'coordinate' }).pick({ ship: 2 }).pick('none');
    expect(declined.eventsOf('action').map(({ ship }) => ship)).toEqual([0]);
  });

  it('xwing2:coordinate.4 fails without a ship to choose', () => {
    const game = table({ us: [decimator([400, 200, 0]), tie([700, 200, 0])] }).act(0);
    game.pick({ action: 'coordinate' });
    expect(game.eventsOf('action-failed')).toMatchObject([{ ship: 0, because: 'xwing2:coordinate.4' }]);
    expect(game.ship(0)).toMatchObject({ performed: [], failed: ['coordinate'] });
  });

  it('xwing2:coordinate.5 is resolved even if the action of the chosen ship fails', () => {
    const game = table({
      us: [decimator([400, 200, 0], { damage: ['Wounded Pilot'] }), interceptor([400, 410, 0])],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 480, 0] }],
    });
    game.rolls('blank').act(0).pick({ action: 'coordinate' });
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.eventsOf('action-failed').map(({ ship }) => ship)).toEqual([1]);
    expect(game.ship(0).performed).toEqual(['coordinate']);
    expect(game.eventsOf('rolled')).toMatchObject([{ ship: 0, faces: ['blank'] }]);
  });

  it('xwing2:coordinate.6 coordinating because an effect says so leaves the action', () => {
    const game = around().does((rules) => {
      const resolved = coordinate(rules, shipOf(rules, 0), 'white');
      if (!resolved.failed) rules.next(...(resolved.steps ?? []));
    });
    game.pick({ ship: 2 }).pick({ action: 'focus' }).pick('none');
    expect(game.ship(2).tokens.focus).toBe(1);
    game.act(0);
    expect(game.offers({ action: 'coordinate' })).toBe(true);
    game.passAll();
  });

  it('chooses one more of the same type where a card lets it, and none more than that', () => {
    const game = table({
      us: [
        { pilot: 'grandinquisitor', at: [400, 200, 0], upgrades: ['battlemeditation'] },
        tie([400, 410, 0]),
        tie([460, 410, 0]),
        tie([340, 410, 0]),
        xwing([300, 200, 0]),
      ],
      them: [fang([400, 800, 180])],
    }).act(0);
    game.pick({ action: 'coordinate', difficulty: 'purple' }).pick({ ship: 1 });
    expect(game.options).toEqual([{ target: 2 }, { target: 3 }, { target: -1 }]);
    game.pick({ target: 3 }).pick({ action: 'focus' }).passAll();
    expect([1, 2, 3].map((id) => game.ship(id).tokens.focus)).toEqual([1, 0, 1]);
  });
});
