import { ARMADA, type ArmadaEvent, type ArmadaQuestion, type ArmadaState } from '@firing-arc/armada/bare';
import { type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import type { OpponentName } from './ladder.ts';
import { plainArmadaInSetup } from './plain-armada/setup.ts';
import { type Policy, policyPlayer } from './policy-player.ts';

const POLICIES: Readonly<Record<OpponentName, Policy<ArmadaState, ArmadaQuestion>>> = {
  random: randomAnswerer,
  cadet: plainArmadaInSetup,
  tables: plainArmadaInSetup,
  plain: plainArmadaInSetup,
};

/** Sets up a table of Armada as `armadaPlayer` does, and can do no more: a page has it before its first dial. */
export const armadaPlayerInSetup = (
  name: OpponentName,
): ComputerPlayer<ArmadaState, ArmadaQuestion, ArmadaEvent> => policyPlayer(ARMADA, POLICIES[name]);
