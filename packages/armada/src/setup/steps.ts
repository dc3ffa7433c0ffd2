import type { ArmadaGame } from '../game.ts';

/** The eight steps of setup (setup.1). */
export type SetupStep =
  | 'define-areas'
  | 'gather-components'
  | 'determine-initiative'
  | 'choose-objective'
  | 'place-obstacles'
  | 'deploy-ships'
  | 'prepare-other-components'
  | 'clean-up';

/** Says that a step of setup begins. */
export function announceStep(game: ArmadaGame, step: SetupStep): void {
  game.emit({ kind: 'setup-step', step, because: 'armada:setup.1' });
}
