import { describe, expect, it } from 'vitest';
import { acquireLock } from './actions/acquire-lock.ts';
import { lockOf, locksOn, moveBlueToken, removeLock, spendLock } from './locks.ts';
import { table, tie, xwing } from './testing/index.ts';

const field = (locks: readonly (readonly [number, number])[] = []) =>
  table({
    us: [xwing([400, 200, 0]), xwing([500, 200, 0])],
    them: [tie([400, 400, 0]), tie([500, 400, 0])],
    locks,
  });

describe('target locks', () => {
  it('xwing1:acquire-a-target-lock.4 are a pair of tokens with the same letter', () => {
    const game = field().act(0).pick({ action: 'target-lock' }).pick({ target: 2 });
    expect(game.state.locks).toEqual([{ letter: 0, by: 0, on: 2 }]);
    game.act(1).pick({ action: 'target-lock' }).pick({ target: 2 });
    expect(locksOn(game.state, game.ship(2)).map(({ letter }) => letter)).toEqual([0, 1]);
  });

  it('xwing1:acquire-a-target-lock.6 a ship has one: a new one takes the old pair away', () => {
    const game = field([[0, 2]])
      .act(0)
      .pick({ action: 'target-lock' })
      .pick({ target: 3 });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 3 }]);
    expect(game.eventsOf('lock-removed')).toMatchObject([
      { on: 2, because: 'xwing1:acquire-a-target-lock.6' },
    ]);
  });

  it('xwing1:acquire-a-target-lock.11 also when it is the same ship', () => {
    const game = field([[0, 2]])
      .act(0)
      .pick({ action: 'target-lock' })
      .pick({ target: 2 });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 2 }]);
    expect(game.eventsOf('lock-removed')).toMatchObject([{ because: 'xwing1:acquire-a-target-lock.11' }]);
    expect(game.eventsOf('locked')).toHaveLength(1);
  });

  it('xwing1:acquire-a-target-lock.10 xwing1:faq-clarifications.1 xwing1:faq-clarifications.2 an ability acquires one though the action was performed, or the ship is stressed', () => {
    const game = field().act(0).pick({ action: 'target-lock' }).pick({ target: 2 });
    game.does((running) => {
      const [one, , , target] = running.state.ships;
      one!.tokens.stress = 1;
      acquireLock(running, one!, target!, 'xwing1:acquire-a-target-lock.10');
    });
    expect(lockOf(game.state, game.ship(0))).toMatchObject({ on: 3 });
    expect(game.ship(0).performed).toEqual(['target-lock']);
  });

  it('xwing1:acquire-a-target-lock.7 a ship without the icon keeps one it is handed', () => {
    const game = field().does((running) => {
      acquireLock(
        running,
        running.state.ships[2]!,
        running.state.ships[0]!,
        'xwing1:acquire-a-target-lock.7',
      );
    });
    game.run({ kind: 'end-cleanup' });
    expect(game.state.locks).toMatchObject([{ by: 2, on: 0 }]);
  });

  it('xwing1:acquire-a-target-lock.13 either token takes its partner along, unless the blue one went to another ship', () => {
    const game = field([[0, 2]]).does((running) => {
      removeLock(
        running,
        locksOn(running.state, running.state.ships[2]!)[0]!,
        'xwing1:acquire-a-target-lock.13',
      );
    });
    expect(game.state.locks).toEqual([]);
    const moved = field([[0, 2]]).does((running) => {
      const [one, other] = running.state.ships;
      moveBlueToken(running, lockOf(running.state, one!)!, other!, 'xwing1:acquire-a-target-lock.13');
    });
    expect(moved.state.locks).toEqual([{ letter: 0, by: 1, on: 2 }]);
  });

  it('xwing1:acquire-a-target-lock.14 several enemies may lock one ship', () => {
    expect(
      locksOn(
        field([
          [0, 2],
          [1, 2],
        ]).state,
        field().ship(2),
      ),
    ).toHaveLength(2);
  });

  it('xwing1:spend.1 a spent one goes back to the supply', () => {
    const game = field([[0, 2]]).does((running) => {
      spendLock(running, running.state.ships[0]!, running.state.ships[2]!, 'xwing1:spend.1');
    });
    expect(game.state.locks).toEqual([]);
    expect(game.eventsOf('lock-spent')).toHaveLength(1);
  });
});
