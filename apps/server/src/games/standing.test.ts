import { ARMADA, LEARNING_SCENARIO } from '@firing-arc/armada';
import { newRecord, startRecord } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { ARMADA_GAME } from './armada.ts';
import { mostPoints } from './house-game.ts';

describe('who leads when a round is the last one', () => {
  it('is whoever has the most points, and nobody where two have as many', () => {
    const alone = (seat: number) => [seat];
    expect(mostPoints([3, 8], alone)).toEqual([1]);
    expect(mostPoints([8, 8], alone)).toEqual([]);
    expect(mostPoints([8, 3, 8], alone)).toEqual([]);
  });

  it('is a whole team, whose players each have the points of their side', () => {
    const teams = (seat: number) => (seat < 2 ? [0, 1] : [2, 3]);
    expect(mostPoints([5, 5, 9, 9], teams)).toEqual([2, 3]);
    expect(mostPoints([9, 9, 9, 9], teams)).toEqual([]);
  });

  it('armada:winning-and-losing.1 is the second player where scores are even', () => {
    const record = newRecord(ARMADA, LEARNING_SCENARIO, 'even');
    const { state } = startRecord(ARMADA, record);
    expect(ARMADA_GAME.standing(state)).toEqual({ round: state.round, leaders: [1 - state.first] });
    for (const piece of state.ships) if (piece.player !== state.first) piece.place = 'destroyed';
    expect(ARMADA_GAME.standing(state).leaders).toEqual([state.first]);
  });
});
