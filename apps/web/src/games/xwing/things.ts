/** Obstacles and devices of both editions of X-Wing, as they are drawn. */

import type { Pose } from '@firing-arc/table';
import { deviceOf, obstacleOutline } from '@firing-arc/xwing/common';
import type { ShownThing } from '../../shown/table.ts';
import { say } from './names.ts';

const ROCK_LETTERS = { asteroid: 'A', debris: 'D', gascloud: 'G', electrochaff: 'E', blaze: 'B' } as const;

const poseOf = ({ x, y, facing }: Pose): Pose => ({ x, y, facing });

/** What an obstacle is called on the board. */
export const rockKey = (id: number): string => `rock ${id}`;

/** What a bomb, mine or remote is called on the board. */
export const deviceKey = (id: number): string => `device ${id}`;

/** An obstacle by its outline's id, with its number. */
export function rockThing(
  obstacle: Pose & { readonly id: number; readonly outline: string },
  title: string,
): ShownThing {
  const outline = obstacleOutline(obstacle.outline);
  const kind = outline?.type ?? 'asteroid';
  return {
    key: rockKey(obstacle.id),
    kind,
    model: obstacle.outline,
    player: -1,
    outline: outline?.points ?? [],
    at: poseOf(obstacle),
    title,
    text: `${ROCK_LETTERS[kind]}${obstacle.id + 1}`,
    size: 0.8,
  };
}

/** A bomb, mine or remote, with the initials of its name on the cards. */
export const deviceThing = (
  device: Pose & { readonly id: number; readonly kind: string; readonly player: number },
  name: string,
  { onCards, says, fuses = 0 }: { readonly onCards: string; readonly says: string; readonly fuses?: number },
): ShownThing => ({
  key: deviceKey(device.id),
  kind: 'device',
  model: device.kind,
  player: device.player,
  outline: deviceOf(device.kind).outline,
  at: poseOf(device),
  title: fuses > 0 ? say().fused({ name, count: fuses }) : name,
  text: `${initials(onCards)}${'•'.repeat(fuses)}`,
  ...(says !== '' && { says }),
  size: 0.7,
});

/** "PB" for the Proton Bomb of player 1. */
const initials = (name: string): string =>
  name
    .split(' of ')[0]!
    .split(/[ -]/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
