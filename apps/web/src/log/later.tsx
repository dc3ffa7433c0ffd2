import { lazy, Suspense } from 'react';

const RecapPanel = lazy(async () => ({ default: (await import('./recap.tsx')).RecapPanel }));

/** The recap of the last phase with losses: none is needed before the first dial, so it is fetched after that. */
export const Recap = () => (
  <Suspense fallback={null}>
    <RecapPanel />
  </Suspense>
);
