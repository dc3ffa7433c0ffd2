import { type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import { FIRST, type FirstEvent, type FirstQuestion, type FirstState } from '@firing-arc/xwing/first/bare';
import type { OpponentName } from './ladder.ts';
import { plainFirstInSetup } from './plain-first/setup.ts';
import { type Policy, policyPlayer } from './policy-player.ts';

const POLICIES: Readonly<Record<OpponentName, Policy<FirstState, FirstQuestion>>> = {
  random: randomAnswerer,
  cadet: plainFirstInSetup,
  tables: plainFirstInSetup,
  plain: plainFirstInSetup,
};

/** Sets up a table of First Edition as `firstPlayer` does, and can do no more: a page has it before its first dial. */
export const firstPlayerInSetup = (
  name: OpponentName,
): ComputerPlayer<FirstState, FirstQuestion, FirstEvent> => policyPlayer(FIRST, POLICIES[name]);
