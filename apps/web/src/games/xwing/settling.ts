/** What neither edition of X-Wing needs to ask. */

import type { Pose } from '@firing-arc/table';
import type { Settling } from '../settling.ts';

/** Ships go in their usual order: from the front of a formation, so that nobody flies into those ahead. */
export function foremostFirst(
  options: readonly { readonly ship: number }[],
  poses: readonly Pose[],
): Settling {
  const ships = options.map(({ ship }) => ship);
  let [right, up] = [0, 0];
  for (const ship of ships) {
    const angle = (poses[ship]!.facing * Math.PI) / 180;
    right += Math.sin(angle);
    up += Math.cos(angle);
  }
  const ahead = ships.map((ship) => right * poses[ship]!.x + up * poses[ship]!.y);
  return { kind: 'order', answer: ahead.indexOf(Math.max(...ahead)), ships };
}

/** Ships go as they are listed. */
export const asListed = (options: readonly { readonly ship: number }[]): Settling => ({
  kind: 'order',
  answer: 0,
  ships: options.map(({ ship }) => ship),
});

/** How many dice show one of some faces. */
export const countOf = (dice: readonly { readonly face: string }[], ...faces: readonly string[]): number =>
  dice.filter(({ face }) => faces.includes(face)).length;
