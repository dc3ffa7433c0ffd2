import { useEffect, useRef } from 'react';
import type { ShownPool } from '../shown/table.ts';

/** The dice of the attack that was drawn last, by pool: a new question draws the same attack anew. */
const lying = { attack: '', pools: new Map<ShownPool['kind'], readonly string[]>() };

/** Which dice of a pool lie otherwise than they did when they were drawn last: they were rolled or changed. */
export function useTumbling(attack: string, { kind, dice }: ShownPool): ReadonlySet<number> {
  const faces = dice.map(({ face, rerolled }) => `${face}${rerolled ? ' again' : ''}`);
  const drawn = useRef<{ readonly faces: readonly string[]; readonly fresh: ReadonlySet<number> } | null>(
    null,
  );
  const same = drawn.current?.faces.join() === faces.join();
  if (!drawn.current || !same) {
    const before =
      drawn.current?.faces ?? (lying.attack === attack ? lying.pools.get(kind) : undefined) ?? [];
    const fresh = faces.flatMap((face, at) => (before[at] === face ? [] : [at]));
    drawn.current = { faces, fresh: new Set(fresh) };
  }
  useEffect(() => {
    if (lying.attack !== attack) lying.pools.clear();
    lying.attack = attack;
    lying.pools.set(kind, drawn.current?.faces ?? []);
  });
  return drawn.current.fresh;
}
