import type { StrangeAct } from './acts.ts';
import { ATTACK_ACTS } from './attack.ts';
import { CARD_ACTS } from './cards.ts';
import type { StrangeCode } from './code.ts';
import { COMMAND_ACTS } from './commands.ts';
import { SHIP_ACTS } from './ships.ts';
import { SQUADRON_ACTS } from './squadrons.ts';

/** What a strange act does. A declaration: it is named while modules load in a ring. */
export function strangeCode(act: StrangeAct): StrangeCode {
  known ??= { ...ATTACK_ACTS, ...CARD_ACTS, ...COMMAND_ACTS, ...SHIP_ACTS, ...SQUADRON_ACTS };
  return known[act];
}
let known: Readonly<Record<StrangeAct, StrangeCode>> | undefined;
