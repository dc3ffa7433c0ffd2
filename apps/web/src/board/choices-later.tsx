import { type ComponentProps, lazy, Suspense } from 'react';

const Later = lazy(async () => ({ default: (await import('./choices.tsx')).PlaceChoices }));

/** Places to choose from; fetched with the first of them. */
export const PlaceChoices = (props: ComponentProps<typeof Later>) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
