import type { Choice } from '@firing-arc/referee';
import type { Zone } from '../geometry/index.ts';

/** What a player may be asked about damage; `ship` is the one that suffers. */
export type DamageQuestion = {
  readonly ship: number;
} /** Which hull zone suffers damage that names none (damage.4). */ & (
  | (Choice<{ readonly zone: Zone }> & { readonly kind: 'damage-zone' })
  /** Injured Crew: which defense token is discarded. */
  | (Choice<{ readonly token: number; readonly name: string }> & { readonly kind: 'discard-defense-token' })
  /** Shield Failure, asked of the opponent: up to two zones. */
  | (Choice<{ readonly zones: readonly Zone[] }> & { readonly kind: 'shield-failure' })
  /** Projector Misaligned: which of the zones with most shields. */
  | (Choice<{ readonly zone: Zone }> & { readonly kind: 'projector-misaligned' })
);
