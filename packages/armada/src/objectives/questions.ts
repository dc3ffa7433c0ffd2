import type { Choice, Place } from '@firing-arc/referee';
import type { Command } from '../cards/index.ts';

/** A defense token by its place that comes back, or is readied. */
export interface TokenBack {
  readonly kind: 'recover' | 'ready';
  readonly token: number;
  readonly name: string;
}

/** Whom a question is about: a ship, or a squadron and ship -1. */
interface AboutPiece {
  readonly ship: number;
  readonly squadron?: number;
}

/** What a player may be asked by an objective. */
export type ObjectiveQuestion =
  /** Which ship becomes an objective ship. */
  | (Choice<{ readonly ship: number }> & { readonly kind: 'objective-ship' })
  /** Where an objective token is placed; `token` counts them from 1. */
  | (Place & { readonly kind: 'place-token'; readonly token: number; readonly tokens: number })
  /** Where a ship places its targeting token. */
  | (Place & { readonly kind: 'place-targeting'; readonly ship: number })
  /** Where an objective token on the table is moved, or left. */
  | (Place & { readonly kind: 'move-token'; readonly marker: number })
  /** Which token a strategic squadron moves. */
  | (Choice<{ readonly kind: 'token'; readonly marker: number } | { readonly kind: 'none' }> & {
      readonly kind: 'strategic-token';
      readonly squadron: number;
    })
  /** Which obstacle is moved. */
  | (Choice<{ readonly obstacle: number }> & { readonly kind: 'drifting-obstacle' })
  /** Which obstacle beside the defender a critical effect strikes. */
  | (Choice<{ readonly obstacle: number }> & { readonly kind: 'volatile-obstacle' })
  /** How far an obstacle moves on its way toward another one, mm. */
  | (Choice<{ readonly mm: number }> & { readonly kind: 'way-toward'; readonly obstacle: number })
  /** Which enemy ship the rift pulls in setup. */
  | (Choice<{ readonly kind: 'ship'; readonly ship: number } | { readonly kind: 'none' }> & {
      readonly kind: 'pulled-ship';
    })
  /** Whether a token is discarded from a ship beside the purrgil that was moved. */
  | (Choice<{ readonly kind: 'ship'; readonly ship: number } | { readonly kind: 'none' }> & {
      readonly kind: 'marked-ship';
    })
  /** Which token beside a ship is moved away. */
  | (Choice<{ readonly marker: number }> & { readonly kind: 'sensor-token' })
  /** Which short edge is the corona. */
  | (Choice<{ readonly edge: 'left' | 'right' }> & { readonly kind: 'corona-edge' })
  /** A command that is laid facedown on the objective card. */
  | (Choice<{ readonly command: Command }> & { readonly kind: 'objective-dial' })
  /** Whether a ship that repairs discards its objective token. */
  | (Choice<{ readonly kind: 'yes' } | { readonly kind: 'no' }> & {
      readonly kind: 'discharge';
      readonly ship: number;
    })
  /** Which defense token an objective token readies. */
  | (Choice<
      { readonly kind: 'token'; readonly token: number; readonly name: string } | { readonly kind: 'none' }
    > & { readonly kind: 'fleet-in-being'; readonly ship: number })
  /** How an obstacle in the middle of the table is turned. */
  | (Choice<{ readonly facing: number }> & { readonly kind: 'turn-obstacle'; readonly obstacle: number })
  /** Where an obstacle is moved, or left. */
  | (Place & { readonly kind: 'move-obstacle'; readonly obstacle: number })
  /** What is set aside to arrive later. */
  | (Choice<{ readonly ship: number }> & { readonly kind: 'set-aside-ship' })
  | (Choice<{ readonly kind: 'squadron'; readonly squadron: number } | { readonly kind: 'none' }> & {
      readonly kind: 'set-aside-squadron';
    })
  /** At which token it arrives now. */
  | (Choice<{ readonly kind: 'token'; readonly marker: number } | { readonly kind: 'none' }> & {
      readonly kind: 'hyperspace';
    })
  /** At which token purrgil come. */
  | (Choice<{ readonly marker: number }> & { readonly kind: 'migration-start' })
  /** Which exogorth attacks, and which squadron it attacks next. */
  | (Choice<{ readonly obstacle: number }> & { readonly kind: 'exogorth' })
  | (Choice<{ readonly squadron: number }> & { readonly kind: 'exogorth-target'; readonly obstacle: number })
  /** Which obstacle an exogorth touches, and where; the place is pulled into contact. */
  | (Choice<{ readonly obstacle: number }> & { readonly kind: 'exogorth-host' })
  | (Place & { readonly kind: 'place-exogorth'; readonly obstacle: number; readonly host: number })
  /** Where a squadron lies on which an exogorth was placed; pulled into contact. */
  | (Place & { readonly kind: 'place-beside'; readonly obstacle: number; readonly squadron: number })
  /** Which defense token an asteroid field gives back or readies. */
  | (Choice<TokenBack | { readonly kind: 'none' }> & { readonly kind: 'asteroid-token' } & AboutPiece)
  /** Which objective token a ship or squadron takes for a victory token. */
  | (Choice<{ readonly kind: 'token'; readonly marker: number } | { readonly kind: 'none' }> & {
      readonly kind: 'take-token';
    } & AboutPiece);
