import type { ShownDie, ShownPool } from '../../shown/table.ts';

export const attackPool = (dice: readonly ShownDie[]): ShownPool => ({
  kind: 'attack',
  label: 'Attack dice',
  dice,
});

export const defensePool = (dice: readonly ShownDie[]): ShownPool => ({
  kind: 'defense',
  label: 'Defense dice',
  dice,
});

/** What came of an attack; empty when that is not told yet. */
export function resultText({
  hit,
  left,
}: {
  readonly hit: boolean | null;
  readonly left: { readonly hits: number; readonly crits: number } | null;
}): string {
  if (hit === null || left === null) return '';
  if (!hit) return 'Miss: nothing is left after canceling.';
  const parts = [
    ...(left.crits > 0 ? [`${left.crits} crit${left.crits > 1 ? 's' : ''}`] : []),
    ...(left.hits > 0 ? [`${left.hits} hit${left.hits > 1 ? 's' : ''}`] : []),
  ];
  return `Hit: ${parts.join(' and ')} left after canceling.`;
}
