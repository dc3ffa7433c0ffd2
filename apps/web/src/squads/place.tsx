import { lazy, Suspense } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import type { GameStore, Shown } from '../game/store.ts';
import { LAB } from '../lab/address.ts';
import { PLACES } from '../places.ts';
import { SquadBuilderPlace } from './builder.tsx';

const Packs = lazy(async () => ({ default: (await import('../packs/place.tsx')).PacksPlace }));
const Lab = lazy(async () => ({ default: (await import('../lab/lab.tsx')).LabPlace }));

interface Props {
  readonly store: GameStore;
  readonly game: Shown | null;
}

/** The builder, the lab that flies what was built, or the packs whose points are paid. */
export function SquadsPlace(props: Props) {
  const [path] = useHashLocation();
  const inPacks = path.startsWith(PLACES.packs);
  if (!inPacks && !path.startsWith(LAB)) return <SquadBuilderPlace {...props} />;
  return (
    <Suspense fallback={<main className="menu" aria-busy="true" />}>
      {inPacks ? <Packs /> : <Lab game={props.game} />}
    </Suspense>
  );
}
