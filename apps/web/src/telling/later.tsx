import { type ComponentProps, lazy, Suspense } from 'react';
import type { TellingPanel as Panel } from './panel.tsx';

const bring = () => import('./panel.tsx');
const Telling = lazy(async () => ({ default: (await bring()).TellingPanel }));
// It is there before the first dice fall.
if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void bring());

export function TellingPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense fallback={null}>
      <Telling {...props} />
    </Suspense>
  );
}
