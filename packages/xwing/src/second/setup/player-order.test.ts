import { describe, expect, it } from 'vitest';
import { table, tie } from '../testing/index.ts';
import { compareRolls, rollForPlayerOrder } from './player-order.ts';

const layout = { us: [tie([200, 200, 0])], them: [tie([200, 700, 180])], phase: 'setup' };

describe('the roll for the first player', () => {
  it('xwing2:setup.3 three dice each: crits, then focus results, then hits, then again, and nothing modifies them', () => {
    const game = table({
      us: [tie([200, 200, 0], { tokens: { focus: 1 } })],
      them: [tie([200, 700, 180])],
      locks: [[0, 1]],
      firstPlayer: 1,
      phase: 'setup',
    });
    const roll = () => game.does((running) => rollForPlayerOrder(running, 'xwing2:setup.3'));
    game.rolls('hit', 'hit', 'focus', 'focus', 'hit', 'blank');
    roll();
    expect(game.question).toBeUndefined();
    expect(game.story).toEqual(['player-order']);
    expect(game.eventsOf('player-order')).toMatchObject([{ first: 0, because: 'xwing2:setup.3' }]);
    expect(game.state.firstPlayer).toBe(0);
    game.rolls(
      'blank',
      'crit',
      'blank',
      'blank',
      'blank',
      'crit',
      'hit',
      'hit',
      'hit',
      'crit',
      'blank',
      'blank',
    );
    roll();
    expect(game.eventsOf('player-order').map((event) => event.first)).toEqual([-1, 1]);
    expect(game.state.firstPlayer).toBe(1);
  });

  it('is decided by the first kind of face that differs', () => {
    expect(compareRolls(['crit', 'blank', 'blank'], ['hit', 'hit', 'focus'])).toBe(0);
    expect(compareRolls(['focus', 'blank', 'blank'], ['focus', 'focus', 'blank'])).toBe(1);
    expect(compareRolls(['hit', 'hit', 'focus'], ['hit', 'blank', 'focus'])).toBe(0);
    expect(compareRolls(['hit', 'blank', 'crit'], ['crit', 'hit', 'blank'])).toBe(-1);
  });

  it('is the first thing in setup', () => {
    const game = table(layout).rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank');
    game.run({ kind: 'setup-order' });
    expect(game.story[0]).toBe('player-order');
    expect(game.eventsOf('player-order')[0]).toMatchObject({ first: 0, because: 'xwing2:setup.3' });
  });
});
