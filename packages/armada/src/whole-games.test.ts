import { playOut, randomAnswerer } from '@firing-arc/referee';
import { checkStep, thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { ARMADA } from './rules.ts';
import { LEARNING_SCENARIO } from './setup/learning.ts';

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

  it('of the learning scenario are sound at every step and end', () => {
    let steps = 0;
    for (let seed = 0; seed < 6; seed++) {
      const state = ARMADA.begin(LEARNING_SCENARIO, growStreams(`game ${seed}`, ARMADA.streams));
      const streams = growStreams(`minds ${seed}`, ['one', 'two']);
      playOut(ARMADA, state, [randomAnswerer(streams, 0), randomAnswerer(streams, 1)], {
        onStep: (now) => {
          if (++steps % 90 === 0 && now.agenda.length > 0 && !now.result) checkStep(ARMADA, now);
        },
      });
      expect(state.result, `seed ${seed}`).not.toBeNull();
    }
  });
});
