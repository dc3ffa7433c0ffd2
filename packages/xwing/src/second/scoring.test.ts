import { describe, expect, it } from 'vitest';
import { type TestGame, table, tie } from './testing/index.ts';

const layout = { us: [tie([200, 200, 0])], them: [tie([200, 700, 180])] };
/** The end of a round with these mission points and these players' ships gone. */
function roundEnds(round: number, points: readonly [number, number], gone: readonly number[] = []): TestGame {
  const game = table({ ...layout, round });
  for (const player of gone) game.ship(player).place = 'removed';
  game.state.players.forEach((side, player) => {
    side.points = points[player]!;
  });
  return game.run({ kind: 'end-round' });
}

describe('mission points', () => {
  it('xwing2:deficit.1 xwing2:deficit.2 each player begins with what the opponent’s squad lacks', () => {
    const game = table({
      us: [tie([200, 200, 0], { points: 10 }), tie([300, 200, 0], { points: 8 })],
      them: [tie([200, 700, 180], { points: 20 })],
      points: 20,
    });
    expect(game.state.players.map((side) => side.deficit)).toEqual([2, 0]);
    game.run({ kind: 'start-game' });
    expect(game.state.players.map((side) => side.points)).toEqual([0, 2]);
    expect(game.eventsOf('points')).toMatchObject([
      { player: 1, points: 2, total: 2, because: 'xwing2:deficit.2' },
    ]);
  });

  it('counts no deficit for a squad above the limit', () => {
    const game = table({
      us: [tie([200, 200, 0], { points: 25 })],
      them: [tie([200, 700, 180])],
      points: 20,
    });
    expect(game.state.players[0]!.deficit).toBe(0);
  });

  it('xwing2:winning-the-game.1 xwing2:mission-points.1 the player with most points at the end wins', () => {
    expect(roundEnds(12, [20, 18]).state.result).toMatchObject({ winner: 0 });
    expect(roundEnds(12, [9, 12]).state.result).toMatchObject({ winner: 1 });
    expect(roundEnds(12, [12, 12]).state.result).toMatchObject({ winner: -1 });
  });
});

describe('the end of the game', () => {
  it('xwing2:game-length-and-tracking-rounds.1 comes at the end of round 12', () => {
    expect(roundEnds(11, [5, 0]).state).toMatchObject({ round: 12, result: null });
    const last = roundEnds(12, [5, 0]);
    expect(last.eventsOf('game-over')).toEqual([
      { kind: 'game-over', winner: 0, because: 'xwing2:game-length-and-tracking-rounds.1' },
    ]);
    expect(last.question).toBeUndefined();
  });

  it('xwing2:game-length-and-tracking-rounds.2 comes after as many rounds as were agreed', () => {
    const game = table({ ...layout, round: 8, rounds: 8 }).run({ kind: 'end-round' });
    expect(game.state.result).toMatchObject({ because: 'xwing2:game-length-and-tracking-rounds.1' });
  });

  it('xwing2:removed-from-the-game.3 comes when a player has no ship left, whatever the points', () => {
    const game = roundEnds(4, [3, 19], [1]);
    expect(game.eventsOf('game-over')).toEqual([
      { kind: 'game-over', winner: 0, because: 'xwing2:removed-from-the-game.3' },
    ]);
    expect(roundEnds(12, [0, 19], [1]).state.result).toMatchObject({ winner: 0 });
  });

  it('does not come while a player has a docked ship', () => {
    const game = table({ ...layout, round: 4 });
    game.ship(1).place = 'reserve';
    expect(game.run({ kind: 'end-round' }).state).toMatchObject({ result: null, round: 5 });
  });

  it('is decided by points when both are gone in one round', () => {
    expect(roundEnds(4, [3, 19], [0, 1]).state.result).toMatchObject({ winner: 1 });
    expect(roundEnds(4, [7, 7], [0, 1]).state.result).toMatchObject({ winner: -1 });
  });
});
