import type { Problem } from '@firing-arc/referee';

/** Why a written position cannot be set up. */
export type PositionReason =
  | 'unknown-card'
  | 'twice'
  | 'none-left'
  | 'unknown-maneuver'
  | 'unknown-scenario'
  | 'no-place'
  | 'no-such-ship'
  | 'no-such-thing'
  | 'too-many'
  | 'players'
  | 'docking'
  | 'wing'
  | 'overlap'
  | 'outside'
  | 'apart'
  | 'path'
  | 'state';
export type PositionProblem = Problem & { readonly reason: PositionReason };

/** What a bare problem is made of. */
export const problem = (where: string, reason: PositionReason, what: string): PositionProblem => ({
  where,
  reason,
  what,
});

/** How a ship of a side is called in a file. */
export const shipPath = (side: number, ship: number): string => `/sides/${side}/ships/${ship}`;
