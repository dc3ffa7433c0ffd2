/** Effects of cards on squadrons. */
import { damageSquadron } from '../../damage/suffer.ts';
import { type ArmadaGame, isActivated, squadronCardOf } from '../../game.ts';
import type { LentAttack, Squadron, Step } from '../../state.ts';
import type { Acting } from '../act.ts';
import type { Effect } from '../language.ts';
import { isShip } from '../traits.ts';

/** The slider is turned to the activated side; a squadron that is there suffers damage instead. */
export function toggle(game: ArmadaGame, squadron: Squadron, otherwise: number, because: string): void {
  if (isActivated(game.state, squadron)) return damageSquadron(game, squadron, otherwise, because);
  squadron.slider = 1 - game.state.initiativeSide;
  game.emit({ kind: 'slider-turned', squadron: squadron.id, because });
}

/** The attack that a card gives a squadron. */
export function lentAttack(
  { other }: Acting,
  { whom, dice }: Extract<Effect, { kind: 'squadron-attack' }>,
): LentAttack {
  if (whom !== 'that' || !other) return { at: whom === 'each' ? 'each' : 'any', dice, attacked: [] };
  return { at: { kind: isShip(other) ? 'zone' : 'squadron', id: other.id }, dice, attacked: [] };
}

export const attackStep = (
  acting: Acting,
  { id }: Squadron,
  effect: Extract<Effect, { kind: 'squadron-attack' }>,
): Step => ({ kind: 'squadron-attack', squadron: id, by: -1, lent: lentAttack(acting, effect) });

/** Hull comes back, up to what its card prints. */
export function recoverHull(game: ArmadaGame, squadron: Squadron, most: number, because: string): void {
  squadron.hull = Math.min(squadronCardOf(squadron).hull, squadron.hull + most);
  game.emit({ kind: 'hull-recovered', squadron: squadron.id, hull: squadron.hull, because });
}

/** Its activation goes on with less: it only attacks, or only moves. */
export function narrowTurn(
  game: ArmadaGame,
  { id }: Squadron,
  by: string,
  effect: Extract<Effect, { readonly kind: 'attack-only' | 'move-only' }>,
): void {
  const { agenda } = game.state;
  const at = agenda.findIndex((step) => step.kind === 'squadron-acts' && step.squadron === id);
  const turn = agenda[at];
  if (turn?.kind !== 'squadron-acts') return;
  const narrow: Step = {
    ...turn,
    move: turn.move && effect.kind === 'move-only',
    attack: turn.attack && effect.kind === 'attack-only',
    both: false,
    narrowed: by,
    ...(effect.kind === 'move-only' && { speed: effect.speed }),
  };
  agenda[at] = narrow;
}
