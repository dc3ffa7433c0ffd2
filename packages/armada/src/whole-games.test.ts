import { playOut, randomAnswerer } from '@firing-arc/referee';
import { checkStep, thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { ARMADA } from './rules.ts';
import { LEARNING_SCENARIO } from './setup/learning.ts';
import { STANDARD_SETUP } from './testing/fleets.ts';
import { keenAnswerer } from './testing/players.ts';

describe('whole games of random players', () => {
  it('of the learning scenario are the same straight, saved and restored, undone and repeated', () => {
    const played = thrice(
      ARMADA,
      () => ARMADA.begin(LEARNING_SCENARIO, growStreams('learn', ARMADA.streams)),
      () => {
        const streams = growStreams('minds', ['one', 'two']);
        return [0, 1].map((index) => randomAnswerer(streams, index));
      },
      { saveEvery: 5 },
    );
    expect(played.outcome).not.toBeNull();
    expect(played.answers.length).toBeGreaterThan(30);
  });

  it.each([
    ['the learning scenario', LEARNING_SCENARIO],
    ['fleets that are deployed among six obstacles', STANDARD_SETUP],
  ])('of %s are sound at every step and end', (_, setup) => {
    let steps = 0;
    for (let seed = 0; seed < 4; seed++) {
      const state = ARMADA.begin(setup, growStreams(`game ${seed}`, ARMADA.streams));
      const streams = growStreams(`minds ${seed}`, ['one', 'two']);
      playOut(ARMADA, state, [keenAnswerer(streams, 0), randomAnswerer(streams, 1)], {
        onStep: (now) => {
          if (++steps % 90 === 0 && now.agenda.length > 0 && !now.result) checkStep(ARMADA, now);
        },
      });
      expect(state.result, `seed ${seed}`).not.toBeNull();
    }
  });
});
