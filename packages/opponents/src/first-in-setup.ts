import { type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import { FIRST, type FirstEvent, type FirstQuestion, type FirstState } from '@firing-arc/xwing/first/engine';
import type { PlayerName } from './ladder.ts';
import { plainFirstInSetup } from './plain-first/setup.ts';
import { policyPlayer } from './policy-player.ts';

/** Sets up a table of First Edition as `firstPlayer` does, and can do no more: a page has it before its first dial. */
export const firstPlayerInSetup = (name: PlayerName): ComputerPlayer<FirstState, FirstQuestion, FirstEvent> =>
  policyPlayer(FIRST, name === 'random' ? randomAnswerer : plainFirstInSetup);
