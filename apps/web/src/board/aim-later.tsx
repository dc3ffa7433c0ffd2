import { type ComponentProps, lazy, Suspense } from 'react';

const bringAim = () => import('./aim.tsx');
const Line = lazy(async () => ({ default: (await bringAim()).AttackLine }));
const Label = lazy(async () => ({ default: (await bringAim()).AttackLabel }));

/** The line of an attack; fetched with the first one. */
export const AttackLine = (props: ComponentProps<typeof Line>) => (
  <Suspense fallback={null}>
    <Line {...props} />
  </Suspense>
);

/** What there is to say of it. */
export const AttackLabel = (props: ComponentProps<typeof Label>) => (
  <Suspense fallback={null}>
    <Label {...props} />
  </Suspense>
);
