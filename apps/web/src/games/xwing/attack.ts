import type { ShownDie, ShownPool } from '../../shown/table.ts';
import { say } from './names.ts';

export const attackPool = (dice: readonly ShownDie[]): ShownPool => ({
  kind: 'attack',
  label: say().attackDice,
  dice,
});

export const defensePool = (dice: readonly ShownDie[]): ShownPool => ({
  kind: 'defense',
  label: say().defenseDice,
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
  const t = say();
  if (!hit) return t.miss;
  const parts = [
    ...(left.crits > 0 ? [t.crits(left.crits)] : []),
    ...(left.hits > 0 ? [t.hits(left.hits)] : []),
  ];
  const [one = '', other] = parts;
  return t.hit({ results: other === undefined ? one : t.both({ one, other }) });
}
