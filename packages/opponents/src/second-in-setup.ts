import { type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import {
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondState,
} from '@firing-arc/xwing/second/engine';
import type { PlayerName } from './ladder.ts';
import { plainInSetup } from './plain/setup.ts';
import { policyPlayer } from './policy-player.ts';

/** Sets up a table of X-Wing 2.5 as `secondPlayer` does, and can do no more: a page has it before its first dial. */
export const secondPlayerInSetup = (
  name: PlayerName,
): ComputerPlayer<SecondState, SecondQuestion, SecondEvent> =>
  policyPlayer(SECOND, name === 'random' ? randomAnswerer : plainInSetup);
