import { ARMADA, type ArmadaEvent, type ArmadaQuestion, type ArmadaState } from '@firing-arc/armada/engine';
import { type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import type { PlayerName } from './ladder.ts';
import { plainArmadaInSetup } from './plain-armada/setup.ts';
import { policyPlayer } from './policy-player.ts';

/** Sets up a table of Armada as `armadaPlayer` does, and can do no more: a page has it before its first dial. */
export const armadaPlayerInSetup = (
  name: PlayerName,
): ComputerPlayer<ArmadaState, ArmadaQuestion, ArmadaEvent> =>
  policyPlayer(ARMADA, name === 'random' ? randomAnswerer : plainArmadaInSetup);
