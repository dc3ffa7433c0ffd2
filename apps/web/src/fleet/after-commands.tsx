import { type ComponentProps, lazy, Suspense } from 'react';

/** What of Armada is not seen before the first commands are given. */
const bringRuler = () => import('../board/ruler-panel.tsx');
const bringParts = () => import('../ships/fleet-parts.tsx');
if ('requestIdleCallback' in globalThis)
  requestIdleCallback(() => {
    void bringRuler();
    void bringParts();
  });

const LaterRuler = lazy(async () => ({ default: (await bringRuler()).RulerPanel }));
const LaterParts = lazy(async () => ({ default: (await bringParts()).FleetParts }));

export const RulerPanel = (props: ComponentProps<typeof LaterRuler>) => (
  <Suspense fallback={null}>
    <LaterRuler {...props} />
  </Suspense>
);

export const FleetParts = (props: ComponentProps<typeof LaterParts>) => (
  <Suspense fallback={null}>
    <LaterParts {...props} />
  </Suspense>
);
