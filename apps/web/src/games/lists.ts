import type { ShownEntry, ShownList } from '../shown/table.ts';

/** Cards that lie faceup by name, and how many lie facedown. */
export const listOf = (
  label: string,
  up: readonly ShownEntry[],
  down: number,
  facedown = `${down} facedown`,
): ShownList => ({
  label,
  entries: down > 0 ? [...up, { key: 'facedown', title: '', text: facedown }] : up,
});
