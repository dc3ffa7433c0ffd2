import { type ComponentProps, lazy, Suspense } from 'react';
import type * as panel from './panel.tsx';

// Few who watch a game ask the coach: all of it is fetched then.
const LaterCoach = lazy(async () => ({ default: (await import('./panel.tsx')).CoachPanel }));

/** The coach of a game that is watched. */
export const Coach = (props: ComponentProps<typeof panel.CoachPanel>) => (
  <Suspense fallback={null}>
    <LaterCoach {...props} />
  </Suspense>
);
