import { thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import './cards/all.ts';
import amg from '../../../../formats/xwing2-amg.json' with { type: 'json' };
import { SECOND } from './rules.ts';
import { setupFromSquads } from './setup/from-squads.ts';
import { READY_SQUADS } from './squads/index.ts';
import { packFrom } from './squads/pack.ts';
import { stayingAnswerer } from './testing/players.ts';

const squadOf = (id: string) => READY_SQUADS.find((ready) => ready.id === id)!.squad;

describe('whole games of random players', () => {
  it.each([
    ['four-x-wings', 'howlrunners-six'],
    ['norra-and-zealots', 'eight-ties'],
    ['hunter-and-fangs', 'decimator'],
  ])(
    'of %s against %s are the same straight, saved and restored at every question, undone and repeated',
    (ours, theirs) => {
      const setup = setupFromSquads(packFrom(amg), [squadOf(ours), squadOf(theirs)]);
      const played = thrice(
        SECOND,
        () => SECOND.begin(setup, growStreams(ours, SECOND.streams)),
        () => {
          const streams = growStreams(theirs, ['one', 'two']);
          return [0, 1].map((index) => stayingAnswerer(streams, index));
        },
      );
      expect(played.outcome).not.toBeNull();
      expect(played.answers.length).toBeGreaterThan(100);
    },
  );
});
