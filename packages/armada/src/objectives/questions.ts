import type { Choice, Place } from '@firing-arc/referee';
import type { Command } from '../cards/index.ts';

/** What a player may be asked by an objective. */
export type ObjectiveQuestion =
  /** Which ship becomes an objective ship. */
  | (Choice<{ readonly ship: number }> & { readonly kind: 'objective-ship' })
  /** Where an objective token is placed; `token` counts them from 1. */
  | (Place & { readonly kind: 'place-token'; readonly token: number; readonly tokens: number })
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
  /** Which objective token a ship takes for a victory token. */
  | (Choice<{ readonly kind: 'token'; readonly marker: number } | { readonly kind: 'none' }> & {
      readonly kind: 'take-token';
      readonly ship: number;
    });
