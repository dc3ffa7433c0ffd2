import { lazy, Suspense } from 'react';

// Before the first dial nothing was lost, and nothing happened that needs telling.
const RecapPanel = lazy(async () => ({ default: (await import('./recap.tsx')).RecapPanel }));
const LaterNews = lazy(async () => ({ default: (await import('./news.tsx')).News }));

/** The recap of the last phase with losses. */
export const Recap = () => (
  <Suspense fallback={null}>
    <RecapPanel />
  </Suspense>
);

/** What happened since the last decision at this screen. */
export const News = () => (
  <Suspense fallback={null}>
    <LaterNews />
  </Suspense>
);
