import { type ComponentProps, lazy, Suspense } from 'react';

// No attack is shown before the first dial.
const LaterAttack = lazy(async () => ({ default: (await import('./attack-panel.tsx')).AttackPanel }));
const LaterLast = lazy(async () => ({ default: (await import('./attack-panel.tsx')).LastAttackPanel }));

export const AttackPanel = (props: ComponentProps<typeof LaterAttack>) => (
  <Suspense fallback={null}>
    <LaterAttack {...props} />
  </Suspense>
);

export const LastAttackPanel = (props: ComponentProps<typeof LaterLast>) => (
  <Suspense fallback={null}>
    <LaterLast {...props} />
  </Suspense>
);
