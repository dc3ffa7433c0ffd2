/** Effects of cards on squadrons. */
import { damageSquadron } from '../../damage/suffer.ts';
import { type ArmadaGame, isActivated } from '../../game.ts';
import type { Distance } from '../../geometry/index.ts';
import type { Squadron, Step } from '../../state.ts';

/** The slider is turned to the activated side; a squadron that is there suffers damage instead. */
export function toggle(game: ArmadaGame, squadron: Squadron, otherwise: number, because: string): void {
  if (isActivated(game.state, squadron)) return damageSquadron(game, squadron, otherwise, because);
  squadron.slider = 1 - game.state.initiativeSide;
  game.emit({ kind: 'slider-turned', squadron: squadron.id, because });
}

/** Its activation goes on with less: it only attacks, or only moves. */
export function narrowTurn(
  game: ArmadaGame,
  { id }: Squadron,
  to: 'attack' | 'move',
  speed?: Distance,
): void {
  const { agenda } = game.state;
  const at = agenda.findIndex((step) => step.kind === 'squadron-acts' && step.squadron === id);
  const turn = agenda[at];
  if (turn?.kind !== 'squadron-acts') return;
  const narrow: Step = {
    ...turn,
    move: turn.move && to === 'move',
    attack: turn.attack && to === 'attack',
    both: false,
    ...(speed && { speed }),
  };
  agenda[at] = narrow;
}
