import { type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import {
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondState,
} from '@firing-arc/xwing/second/bare';
import type { OpponentName } from './ladder.ts';
import { plainInSetup } from './plain/setup.ts';
import { type Policy, policyPlayer } from './policy-player.ts';

const POLICIES: Readonly<Record<OpponentName, Policy<SecondState, SecondQuestion>>> = {
  random: randomAnswerer,
  cadet: plainInSetup,
  tables: plainInSetup,
  plain: plainInSetup,
};

/** Sets up a table of X-Wing 2.5 as `secondPlayer` does, and can do no more: a page has it before its first dial. */
export const secondPlayerInSetup = (
  name: OpponentName,
): ComputerPlayer<SecondState, SecondQuestion, SecondEvent> => policyPlayer(SECOND, POLICIES[name]);
