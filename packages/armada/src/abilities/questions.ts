import type { Choice } from '@firing-arc/referee';
import type { Color, Face } from '../attack/dice.ts';
import type { Command } from '../cards/index.ts';
import type { Zone } from '../geometry/index.ts';
import type { Cost, Effect } from './language.ts';

/** One whom a card can be about. */
export type TargetOption =
  | { readonly kind: 'ship'; readonly ship: number }
  | { readonly kind: 'squadron'; readonly squadron: number };
export type None = { readonly kind: 'none' };

/** What a player may be asked about a card of a ship, or of a squadron: then `ship` is -1. */
export type CardQuestion = {
  readonly ship: number;
  readonly squadron?: number;
} /** Whether an optional card acts. */ & (
  | (Choice<{ readonly kind: 'yes' } | { readonly kind: 'no' }> & {
      readonly kind: 'use-card';
      readonly card: string;
      /** Whom the moment is about, if it is somebody else. */
      readonly about?: TargetOption;
    })
  | (Choice<{ readonly command: Command } | None> & {
      readonly kind: 'pick-command';
      /** What the dial shows that is set anew, for the one who sets it (faq.1). */
      readonly dial?: Command;
    })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'pick-ship' })
  /** Whom a card is about. */
  | (Choice<TargetOption | None> & { readonly kind: 'pick-target'; readonly card: string })
  | (Choice<{ readonly zone: Zone }> & { readonly kind: 'pick-zone' })
  /** Shields move between hull zones, one after the other. */
  | (Choice<
      { readonly kind: 'move-shield'; readonly from: Zone; readonly to: Zone } | { readonly kind: 'done' }
    > & {
      readonly kind: 'shift-shields';
    })
  | (Choice<{ readonly token: number; readonly name: string }> & { readonly kind: 'pick-defense-token' })
  /** Which of several effects a card has. */
  | (Choice<{ readonly kind: Effect['kind']; readonly effect: Effect }> & {
      readonly kind: 'choose-effect';
      readonly card: string;
    })
  /** With which of two costs a card is paid for. */
  | (Choice<{ readonly cost: Cost; readonly at: number }> & {
      readonly kind: 'pick-cost';
      readonly card: string;
    })
  | (Choice<{ readonly kind: 'dial' } | { readonly kind: 'token' }> & { readonly kind: 'dial-or-token' })
  | (Choice<{ readonly speed: number }> & { readonly kind: 'pick-speed' })
  | (Choice<{ readonly joint: number }> & { readonly kind: 'pick-joint' })
  /** The face of a die that is laid on a card. */
  | (Choice<{ readonly color: Color; readonly face: Face }> & {
      readonly kind: 'pick-face';
      readonly card: string;
    })
  | (Choice<{ readonly rounds: readonly number[] }> & { readonly kind: 'pick-rounds'; readonly card: string })
  | (Choice<{ readonly upgrade: string } | None> & { readonly kind: 'pick-upgrade' })
  /** Whether it discards a navigate token, or slows down. */
  | (Choice<{ readonly kind: 'token' } | { readonly kind: 'speed' }> & { readonly kind: 'brake' })
  /** A damage card by its uid; facedown ones have no name. */
  | (Choice<{ readonly kind: 'card'; readonly uid: number; readonly name: string | null } | None> & {
      readonly kind: 'pick-damage';
    })
  /** Of cards that act at the same time, the one that does next. */
  | (Choice<{ readonly ship: number; readonly squadron?: number; readonly card: string }> & {
      readonly kind: 'next-card';
    })
  /** Of facedown damage cards looked at, one that turns faceup; only the one who is asked knows them. */
  | (Choice<{ readonly card: string } | None> & { readonly kind: 'look-at-damage' })
  /** Of damage cards looked at, the one that is dealt faceup; only their player knows the others. */
  | (Choice<{ readonly card: string }> & { readonly kind: 'pick-damage-card' })
);
