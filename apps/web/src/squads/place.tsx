import { lazy, Suspense } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import type { GameStore, Shown } from '../game/store.ts';
import { LAB } from '../lab/address.ts';
import { SquadBuilderPlace } from './builder.tsx';

const Lab = lazy(async () => ({ default: (await import('../lab/lab.tsx')).LabPlace }));

interface Props {
  readonly store: GameStore;
  readonly game: Shown | null;
}

/** The builder, or the lab that flies what was built. */
export function SquadsPlace(props: Props) {
  const [path] = useHashLocation();
  if (!path.startsWith(LAB)) return <SquadBuilderPlace {...props} />;
  return (
    <Suspense fallback={<main className="menu" aria-busy="true" />}>
      <Lab game={props.game} />
    </Suspense>
  );
}
