import { type ComponentProps, lazy, Suspense } from 'react';

// What is tapped on the board is fetched after the first dial, which stands in the question.
const LaterRing = lazy(async () => ({ default: (await import('./ring.tsx')).Ring }));
const LaterChips = lazy(async () => ({ default: (await import('./ring.tsx')).Chips }));

const LaterJoints = lazy(async () => ({ default: (await import('./joints.tsx')).Joints }));

export const Ring = (props: ComponentProps<typeof LaterRing>) => (
  <Suspense fallback={null}>
    <LaterRing {...props} />
  </Suspense>
);

export const Chips = (props: ComponentProps<typeof LaterChips>) => (
  <Suspense fallback={null}>
    <LaterChips {...props} />
  </Suspense>
);

export const Joints = (props: ComponentProps<typeof LaterJoints>) => (
  <Suspense fallback={null}>
    <LaterJoints {...props} />
  </Suspense>
);
