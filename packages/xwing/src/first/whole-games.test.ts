import { playOut, randomAnswerer } from '@firing-arc/referee';
import { checkStep, thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { FIRST } from './rules.ts';
import { stayingAnswerer } from './testing/players.ts';
import { TEST_SQUADS, testSetup } from './testing/squads.ts';

const NAMES = Object.keys(TEST_SQUADS);
const PAIRS = NAMES.flatMap((one, i) => NAMES.slice(i).map((other) => [one, other] as const));

describe('whole games of random players', () => {
  it.each([PAIRS[1]!, PAIRS[5]!])(
    'of %s against %s are the same straight, saved and restored at every question, undone and repeated',
    (ours, theirs) => {
      const played = thrice(
        FIRST,
        () => FIRST.begin(testSetup(ours, theirs), growStreams(ours, FIRST.streams)),
        () => {
          const streams = growStreams(theirs, ['one', 'two']);
          return [0, 1].map((index) => stayingAnswerer(streams, index));
        },
      );
      expect(played.outcome).not.toBeNull();
      expect(played.answers.length).toBeGreaterThan(30);
    },
  );

  it.each(['rules', 'free'] as const)('are sound at every step, measuring by %s', (measuring) => {
    const kinds = new Set<string>();
    let steps = 0;
    for (const [at, [ours, theirs]] of PAIRS.entries()) {
      const damageDeck = at % 2 === 0 ? 'tfa' : 'core';
      const state = FIRST.begin(
        testSetup(ours, theirs, { measuring, damageDeck }),
        growStreams(`${ours} ${measuring}`, FIRST.streams),
      );
      const streams = growStreams(theirs, ['one', 'two']);
      const players = [stayingAnswerer(streams, 0), randomAnswerer(streams, 1)] as const;
      playOut(FIRST, state, players, {
        onStep: (now) => {
          if (++steps % 150 === 0 && now.agenda.length > 0 && !now.result) checkStep(FIRST, now);
        },
        onEvent: (event) => kinds.add(event.kind),
      });
      expect(state.result, `${ours} against ${theirs}`).not.toBeNull();
    }
    for (const kind of ['bomb-dropped', 'bomb-detonates', 'locked', 'moved', 'fled', 'obstacle-hit'])
      expect(kinds, kind).toContain(kind);
    expect(kinds.has('impossible')).toBe(measuring === 'rules');
  });
});
