import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, table, tie } from '../../testing/index.ts';
import { formWing } from '../../wings/members.ts';

const FLAGSHIP: At = [457, 457, 0];

/** A flagship with a wing of three droids near its player's edge, and an enemy. */
function fleet(enemy: At, mates = 'tradefederationdrone') {
  const game = table({
    us: [
      { pilot: 'separatistprivateers', at: FLAGSHIP, upgrades: ['martuuk'] },
      { pilot: mates, at: [200, 60, 0] },
      { pilot: mates, at: [140, 60, 0] },
      { pilot: mates, at: [260, 60, 0] },
    ],
    them: [tie(enemy)],
    phase: 'setup',
  });
  formWing(game.state, game.ship(1), [game.ship(2), game.ship(3)]);
  return game.run({ kind: 'window', ...occasion('after-placing-forces') });
}

/** The wing is called in the End Phase. */
function called(enemy: At) {
  const game = fleet(enemy).passAll();
  game.state.phase = 'end';
  return game.run({ kind: 'window', ...occasion('during-end') }).takes({ use: true });
}
const places = (game: ReturnType<typeof fleet>) => game.state.ships.map(({ place }) => place);

describe('Mar Tuuk', () => {
  it('puts a friendly wing of droids into reserve after forces are placed', () => {
    const game = fleet([800, 800, 180]);
    expect(places(game)).toEqual(['table', 'reserve', 'reserve', 'reserve', 'table']);
    expect(places(fleet([800, 800, 180], 'academypilot'))).not.toContain('reserve');
  });

  it('places it in formation in the deployment area or beyond range 2 of enemies in the End Phase', () => {
    const game = called([457, 200, 0]);
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 1 });
    expect(game.tryAnswer([457, 300, 0]).map(({ ruling }) => ruling)).toContain('xwing2:reserve.2');
    // One of its wingmates would be too near.
    expect(game.tryAnswer([170, 300, 0]).map(({ ruling }) => ruling)).toContain('xwing2:reserve.2');
    game.answer([457, 800, 180]).passAll();
    expect(places(game)).not.toContain('reserve');
    expect([2, 3].map((id) => game.ship(id).inFormation)).toEqual([true, true]);
    expect(game.state.locks).toEqual([]);
  });

  it('in the deployment area it may be near enemies', () => {
    const game = called([457, 160, 180]);
    game.answer([457, 60, 0]).passAll();
    expect(places(game)).not.toContain('reserve');
  });

  it('each ship of it locks an enemy near the flagship', () => {
    const game = called([457, 620, 180]);
    game.answer([457, 60, 0]);
    expect(game.options).toEqual([{ target: 4 }, { target: -1 }]);
    game.pick({ target: 4 });
    game.passAll();
    const near = called([457, 300, 180]);
    near.answer([300, 60, 0]).pick({ target: 4 }).passAll();
    expect(near.state.locks.map(({ by, on }) => [by, on])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
  });
});
