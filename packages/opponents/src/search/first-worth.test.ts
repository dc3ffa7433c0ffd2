import { buildPosition, type FirstState, type Position } from '@firing-arc/xwing/first';
import { describe, expect, it } from 'vitest';
import { FIRST_WEIGHTS } from './before-shots.ts';
import { firstStanding, firstWorth } from './first-worth.ts';

type Ships = Position['sides'][number]['ships'];

const POINTS: Readonly<Record<string, number>> = { rookiepilot: 21, academypilot: 12 };

const ship = (pilot: string, x: number, y: number, facing: number, more = {}): Ships[number] => ({
  pilot,
  points: POINTS[pilot] ?? 0,
  at: [x, y, facing],
  ...more,
});

function standing(own: Ships, theirs: Ships): FirstState {
  const built = buildPosition({ sides: [{ ships: own }, { ships: theirs }] });
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  return built.state;
}

const worth = (own: Ships, theirs: Ships): number => firstWorth(standing(own, theirs), 0);
const ahead = ship('academypilot', 457, 457, 0);

describe('what a position of First Edition is worth before its shots', () => {
  it('is as much to one side as it costs the other', () => {
    const state = standing([ship('rookiepilot', 400, 300, 20)], [ahead]);
    expect(firstWorth(state, 0)).toBeCloseTo(-firstWorth(state, 1), 9);
  });

  it('is more with an enemy in arc, and more with a focus token and a lock for it', () => {
    const away = worth([ship('rookiepilot', 457, 300, 180)], [ahead]);
    const shoots = worth([ship('rookiepilot', 457, 300, 0)], [ahead]);
    const focused = worth([ship('rookiepilot', 457, 300, 0, { tokens: { focus: 1 } })], [ahead]);
    expect(shoots).toBeGreaterThan(away + 0.5);
    expect(focused).toBeGreaterThan(shoots + 0.5);
  });

  it('is less where the enemy has tokens to defend with', () => {
    const own = [ship('rookiepilot', 457, 300, 0)];
    const focused = ship('academypilot', 457, 457, 0, { tokens: { focus: 1 } });
    const evades = ship('academypilot', 457, 457, 0, { tokens: { evade: 1 } });
    expect(worth(own, [focused])).toBeLessThan(worth(own, [ahead]));
    expect(worth(own, [evades])).toBeLessThan(worth(own, [focused]));
  });

  it('counts a torpedo only with the lock that it spends', () => {
    const own = (upgrades: readonly string[]) => [ship('rookiepilot', 457, 200, 0, { upgrades })];
    expect(worth(own(['protontorpedoes']), [ahead])).toBe(worth(own([]), [ahead]));
    const locked = (upgrades: readonly string[]) => {
      const state = standing(own(upgrades), [ahead]);
      state.locks.push({ by: 0, on: 1, letter: 0 });
      return firstWorth(state, 0);
    };
    expect(locked([])).toBeGreaterThan(worth(own([]), [ahead]));
    expect(locked(['protontorpedoes'])).toBeGreaterThan(locked([]) + 0.4 * FIRST_WEIGHTS.left);
  });

  it('is less where no way leads on that stays on the table', () => {
    const facingOut = ship('rookiepilot', 457, 880, 0);
    const facingIn = ship('rookiepilot', 457, 880, 180);
    const far = [ship('academypilot', 100, 100, 270)];
    expect(worth([facingOut], far)).toBeLessThan(worth([facingIn], far) - 5);
  });
});

it('what ships have left counts by their points: half for being there', () => {
  const state = standing([ship('rookiepilot', 100, 100, 0)], [ahead]);
  const [own, theirs] = state.ships;
  expect(firstStanding(state, 0)).toBe(21 - 12);
  own!.shields = 0;
  expect(firstStanding(state, 0)).toBeCloseTo(21 * 0.8 - 12, 9);
  theirs!.destroyed = true;
  expect(firstStanding(state, 1)).toBeCloseTo(-21 * 0.8, 9);
});
