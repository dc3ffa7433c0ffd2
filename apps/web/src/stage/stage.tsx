import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { CanvasProps } from './canvas.tsx';
import { leaveStage, usePicture } from './picture.ts';

/** The stage is fetched once the table can be played on and nothing else is: what draws it is larger than the game. */
const Canvas = lazy(async (): Promise<{ default: ComponentType<CanvasProps> }> => {
  await new Promise((done) => setTimeout(done, 300));
  if ('requestIdleCallback' in globalThis)
    await new Promise((done) => requestIdleCallback(done, { timeout: 1500 }));
  try {
    return { default: (await import('./canvas.tsx')).StageCanvas };
  } catch {
    leaveStage();
    return { default: () => null };
  }
});

/** What lies under the drawing of the table: its stage where that is wanted, else nothing. */
export const Stage = memo(function Stage(props: CanvasProps) {
  if (usePicture() === 'plain') return null;
  return (
    <Suspense fallback={null}>
      <Canvas {...props} />
    </Suspense>
  );
});
