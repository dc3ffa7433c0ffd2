import { firstPosition, newRecord } from '@firing-arc/referee';
import { viewsThroughout } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { ARMADA } from './rules.ts';
import { LEARNING_SCENARIO } from './setup/learning.ts';
import { STANDARD_SETUP } from './testing/fleets.ts';

describe('a player of Armada who knows nothing but a view', () => {
  it.each([
    ['the learning scenario', LEARNING_SCENARIO, 3],
    ['standard fleets', STANDARD_SETUP, 20],
  ])('can imagine a game like it at any question: %s', (seed, setup, every) => {
    const opened = newRecord(ARMADA, setup, seed);
    const checked = viewsThroughout(ARMADA, firstPosition(ARMADA, opened), seed, every);
    expect(checked.views).toBeGreaterThan(20);
    expect(checked.inMidStep).toBeGreaterThan(3);
    expect(checked.otherwise).toBeGreaterThan(3);
  });
});
