import { firstPosition, newRecord } from '@firing-arc/referee';
import { viewsThroughout } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { FIRST } from './rules.ts';
import { TEST_SQUADS, testSetup } from './testing/squads.ts';

describe('a player of First Edition who knows nothing but a view', () => {
  it.each([0, 1, 2])('can imagine a game like it at any question: squad %i', (at) => {
    const squads = Object.keys(TEST_SQUADS);
    const setup = testSetup(squads[at % squads.length]!, squads[(at + 1) % squads.length]!);
    const opened = newRecord(FIRST, setup, `imagined ${at}`);
    const checked = viewsThroughout(FIRST, firstPosition(FIRST, opened), `imagined ${at}`, 5);
    expect(checked.views).toBeGreaterThan(20);
    expect(checked.inMidStep).toBeGreaterThan(3);
    expect(checked.otherwise).toBeGreaterThan(3);
  });
});
