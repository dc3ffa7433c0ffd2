import { firstPosition, newRecord } from '@firing-arc/referee';
import { viewsThroughout } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import './cards/all.ts';
import { SECOND } from './rules.ts';
import { setupOf } from './testing/listening.ts';

describe('a player of 2.5 who knows nothing but a view', () => {
  it.each([
    ['damage cards and dials', 0, 5],
    ['conditions and devices', 3, 7],
    ['droids', 8, 2],
  ])('can imagine a game like it at any question: %s', (seed, first, second) => {
    const opened = newRecord(SECOND, setupOf(first, second), seed);
    const checked = viewsThroughout(SECOND, firstPosition(SECOND, opened), seed, 5);
    expect(checked.views).toBeGreaterThan(20);
    expect(checked.inMidStep).toBeGreaterThan(5);
    expect(checked.otherwise).toBeGreaterThan(5);
  });
});
