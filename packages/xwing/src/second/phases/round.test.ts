import { describe, expect, it } from 'vitest';
import { table, tie } from '../testing/index.ts';

const layout = { us: [tie([200, 200, 0])], them: [tie([200, 700, 180])] };

describe('a round', () => {
  it('xwing2:round.1 is Planning, System, Activation, Engagement, End, in that order', () => {
    const game = table({ ...layout, round: 12 });
    game.state.round = 11;
    game.run({ kind: 'round' });
    expect(game.question).toMatchObject({ kind: 'dials', player: 0 });
    game.answer([3]).answer([3]).passAll();
    expect(game.eventsOf('phase').map((event) => event.phase)).toEqual([
      'planning',
      'system',
      'activation',
      'engagement',
      'end',
    ]);
    expect(game.eventsOf('round')).toMatchObject([{ round: 12 }]);
    expect(game.story.at(-1)).toBe('game-over');
  });

  it('xwing2:round.2 the first one begins when setup is finished', () => {
    const game = table({ ...layout, round: 0, phase: 'setup', points: 1 });
    game.run({ kind: 'start-game' }, { kind: 'round' });
    expect(game.state).toMatchObject({ round: 1, phase: 'planning' });
    expect(game.question).toMatchObject({ kind: 'dials' });
  });

  it('forgets what ships did in the round before', () => {
    const game = table({ ...layout, round: 3 });
    Object.assign(game.ship(0), {
      dial: 4,
      revealed: true,
      activated: true,
      engaged: true,
      bonusAttacked: true,
      performed: ['focus'],
      failed: ['boost'],
    });
    game.run({ kind: 'round' });
    expect(game.ship(0)).toMatchObject({
      dial: -1,
      revealed: false,
      activated: false,
      engaged: false,
      bonusAttacked: false,
      performed: [],
      failed: [],
    });
  });
});
