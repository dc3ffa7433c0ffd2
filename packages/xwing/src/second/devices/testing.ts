import type { At, TestGame } from '../testing/index.ts';
import { type DeviceKind, traitOf } from './kinds.ts';
import { newUnit } from './remotes.ts';

/** Puts a device on a test table, player 1's if nothing is said; returns its number. */
export function layDevice(
  game: TestGame,
  kind: DeviceKind,
  [x, y, facing]: At,
  { player = 1, fuses = 0 } = {},
): number {
  const { state } = game;
  const unit = traitOf(kind) === 'remote' ? newUnit(state, kind, player, { x, y, facing }).id : -1;
  const id = state.nextUid++;
  state.devices.push({ id, kind, player, x, y, facing, fuses, unit });
  return id;
}

/** Puts an obstacle on a test table that a card has placed; returns its number. */
export function layObstacle(
  game: TestGame,
  outline: string,
  [x, y, facing]: At,
  { player = 1, fuses = 0 } = {},
): number {
  const id = game.state.obstacles.length;
  game.state.obstacles.push({ id, outline, placed: true, leftOut: false, fuses, player, x, y, facing });
  return id;
}
