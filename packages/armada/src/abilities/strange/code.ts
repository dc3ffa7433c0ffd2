/** The shape of what only one card does. */
import type { ArmadaGame } from '../../game.ts';
import type { ArmadaState } from '../../state.ts';
import type { Acting, Resolving } from '../act.ts';
import type { Bearer } from '../traits.ts';

export type StrangeActing = Resolving;

export interface StrangeCode {
  /** Whether it could do anything; it always could without it. */
  readonly may?: (state: ArmadaState, acting: Acting, target: Bearer) => boolean;
  /** What it does; `target` is the one that it is about. */
  readonly act: (game: ArmadaGame, acting: StrangeActing, target: Bearer) => void;
}
