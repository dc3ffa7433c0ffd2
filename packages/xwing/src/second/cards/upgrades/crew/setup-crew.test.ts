import { describe, expect, it } from 'vitest';
import { occasion } from '../../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../../testing/index.ts';

/** Crew that act while the game is set up. */

const NOWHERE: At = [0, 0, 0];

describe('Boba Fett', () => {
  const end = (rock: At, enemy: At) => {
    const game = table({
      us: [xwing(NOWHERE, { upgrades: ['bobafett'] })],
      them: [tie(enemy)],
      obstacles: [{ outline: 'coreasteroid0', at: rock }],
      phase: 'setup',
    });
    game.state.ships[0]!.place = 'reserve';
    expect(game.run({ kind: 'deploy' }).question).toBeUndefined();
    return game.run({ kind: 'deploy-last', ship: 0 });
  };

  it('is placed at the end of setup on an obstacle, beyond range 3 of enemies', () => {
    const game = end([300, 300, 0], [800, 850, 180]);
    expect(game.tryAnswer([300, 50, 0])).toMatchObject([{ ruling: 'xwing2:faq-deployment.1' }]);
    game.answer([300, 300, 0]);
    expect(game.pose(0)).toEqual({ x: 300, y: 300, facing: 0 });
  });

  it('xwing2:faq-deployment.1 within range 1 of his edge where no obstacle is far enough from enemies', () => {
    const game = end([300, 500, 0], [400, 600, 180]);
    expect(game.tryAnswer([300, 500, 0])).toMatchObject([{ ruling: 'xwing2:setup.9' }]);
    game.answer([300, 50, 0]);
    expect(game.ship(0).place).toBe('table');
  });
});

describe('Tobias Beckett', () => {
  const placing = (ships: readonly TestShip[]) =>
    table({
      us: ships,
      obstacles: [
        { outline: 'coreasteroid0', at: [300, 400, 0] },
        { outline: 'coreasteroid1', at: [600, 600, 0] },
      ],
      phase: 'setup',
    }).run({ kind: 'window', ...occasion('after-placing-forces') });

  it('moves an obstacle, away from edges, ships and other obstacles', () => {
    const game = placing([xwing([100, 50, 0], { upgrades: ['tobiasbeckett'] })]);
    game.pick({ use: true }).pick({ obstacle: 0 });
    expect(game.tryAnswer([600, 500, 0])).toMatchObject([{ ruling: 'xwing2:setup.6' }]);
    expect(game.tryAnswer([400, 150, 0])).toMatchObject([{ ruling: 'xwing2:setup.7' }]);
    game.answer([400, 450, 0]);
    expect(game.state.obstacles[0]).toMatchObject({ x: 400, y: 450 });
  });

  it('keeps beyond range 2 of ships', () => {
    const game = placing([xwing([300, 200, 0], { upgrades: ['tobiasbeckett'] })]);
    game.pick({ use: true }).pick({ obstacle: 0 });
    expect(game.tryAnswer([300, 420, 0])).toMatchObject([{ ruling: 'xwing2:abilities.1' }]);
    game.answer([300, 500, 0]);
  });
});
