import type { ArmadaGame } from '../../game.ts';
import type { DefenseToken } from '../../state.ts';
import { aboutOf } from '../asking.ts';
import type { Bearer } from '../traits.ts';

/** Tells how a defense token lies now. */
export function emitToken(
  game: ArmadaGame,
  piece: Bearer,
  { kind, side }: DefenseToken,
  because: string,
): void {
  game.emit({ kind: 'defense-token-turned', ...aboutOf(piece), token: kind, now: side, because });
}
