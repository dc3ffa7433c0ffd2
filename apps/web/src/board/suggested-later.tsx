import { type ComponentProps, lazy, Suspense } from 'react';

const Later = lazy(async () => ({ default: (await import('./suggestion.tsx')).SuggestedOnBoard }));

/** Marks what a lesson suggests; fetched with the first one. */
export const SuggestedOnBoard = (props: ComponentProps<typeof Later>) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
