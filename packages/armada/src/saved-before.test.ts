import { Referee, type Snapshot } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import type { ArmadaEvent } from './events.ts';
import { ARMADA } from './rules.ts';
import { LEARNING_SCENARIO } from './setup/learning.ts';
import type { ArmadaState } from './state.ts';

it('games saved when what lasts was called "begun" go on, with the hash that they had', () => {
  const state = ARMADA.begin(LEARNING_SCENARIO, growStreams('saved', ARMADA.streams));
  state.ships[0]!.lasting.push({ card: 'devastator-title', on: '', what: 'acted', until: 'round' });
  state.squadrons[0]!.lasting.push({ card: 'stays', on: 'ship-1', what: '', until: 'game' });
  // As they were named then: `begun` lay where `lasting` lies now.
  const named = (snapshot: Snapshot<ArmadaState, ArmadaEvent>) =>
    JSON.parse(JSON.stringify(snapshot).replaceAll('"lasting":', '"begun":'));
  const game = Referee.start(ARMADA, state);
  const old = named(game.snapshot());
  expect(Object.keys(old.checkpoint.ships[0])).toContain('begun');
  const restored = Referee.restore(ARMADA, old);
  expect(restored.hash).toBe(game.hash);
  expect(restored.snapshot().checkpoint).toEqual(game.snapshot().checkpoint);
});
