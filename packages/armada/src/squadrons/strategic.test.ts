import { describe, expect, it } from 'vitest';
import { cr90, squadron, type TestGame, table, victory } from '../testing/table.ts';

const token = (id: number, x: number, y: number, kind = 'objective') => ({
  id,
  kind,
  player: -1,
  ship: -1,
  zone: '',
  x,
  y,
});

/** A freighter with tokens about it, which is about to move. */
function withTokens(...markers: readonly ReturnType<typeof token>[]): TestGame {
  const game = table({
    us: [cr90([100, 100, 0]), squadron('vcx-100-freighter', [600, 400])],
    them: [victory([700, 480, 180])],
  });
  game.state.markers = [...markers];
  return game.squadronActs(0).pick('move');
}

describe('a strategic squadron', () => {
  it('armada:squadron-keywords.12 moves an objective token beside it to distance 1', () => {
    const game = withTokens(token(90, 540, 400), token(91, 600, 520), token(92, 560, 440, 'mine'));
    game.answer([600, 410, 0]);
    expect(game.question).toMatchObject({ kind: 'strategic-token', squadron: 0, player: 0 });
    expect(game.options).toEqual([{ kind: 'token', marker: 90 }, { kind: 'none' }]);
    game.pick({ kind: 'token', marker: 90 });
    expect(game.question).toMatchObject({ kind: 'move-token', marker: 90 });
    const end = 410 - 17.1 - 76.5;
    expect(game.tryAnswer([600, end - 0.1, 0])[0]?.ruling).toBe('armada:squadron-keywords.12');
    expect(game.tryAnswer([675, 435, 0])[0]?.ruling).toBe('armada:obstacle-and-token-movement.2');
    game.answer([600, end + 0.1, 0]);
    expect(game.state.markers[0]).toMatchObject({ x: 600 });
    expect(game.state.markers[0]!.y).toBeCloseTo(end + 0.1, 4);
    expect(game.story).toContain('token-moved');
  });

  it('armada:obstacle-and-token-movement.5 may leave the token where it lies', () => {
    const game = withTokens(token(90, 540, 400))
      .answer([600, 410, 0])
      .pick({ marker: 90 });
    game.answer([540, 400, 0]);
    expect(game.state.markers[0]).toMatchObject({ x: 540, y: 400 });
    expect(game.story).not.toContain('token-moved');
    const declined = withTokens(token(90, 540, 400))
      .answer([600, 410, 0])
      .pick('none');
    expect(declined.state.markers[0]).toMatchObject({ x: 540, y: 400 });
  });

  it('is not asked without a token at distance 1', () => {
    const game = withTokens(token(90, 600, 520), { ...token(91, 600, 410), ship: 0 });
    game.answer([600, 410, 0]);
    expect(game.story).toContain('squadron-moved');
    expect(game.story).not.toContain('token-moved');
  });
});
