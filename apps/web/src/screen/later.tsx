import { type ComponentProps, lazy, Suspense } from 'react';
import type * as sharing from './hand-over.tsx';

const LaterHandOver = lazy(async () => ({ default: (await import('./hand-over.tsx')).HandOver }));
const LaterPeekBar = lazy(async () => ({ default: (await import('./hand-over.tsx')).PeekBar }));

const LaterMissing = lazy(async () => ({ default: (await import('./missing-part.tsx')).MissingPart }));

const LaterTroubles = lazy(async () => ({ default: (await import('./troubles.tsx')).Troubles }));

// Several at one screen are few, and never before a first dial: what they need is fetched after it.

/** A screen between the players, with nothing of either on it. */
export const HandOver = (props: ComponentProps<typeof sharing.HandOver>) => (
  <Suspense fallback={null}>
    <LaterHandOver {...props} />
  </Suspense>
);

/** When several share the screen: a look at one's own dials, and covering them again. */
export const PeekBar = (props: ComponentProps<typeof sharing.PeekBar>) => (
  <Suspense fallback={null}>
    <LaterPeekBar {...props} />
  </Suspense>
);

/** What went wrong, where something did. */
export const Troubles = (props: ComponentProps<typeof LaterTroubles>) => {
  const { fault, changed, unsaved } = props.game;
  if ((fault ?? changed ?? unsaved) === null) return null;
  return (
    <Suspense fallback={null}>
      <LaterTroubles {...props} />
    </Suspense>
  );
};

/** What stands in the place of a part that broke. */
export const missing = (error: Error) => <LaterMissing error={error} />;
