import { type ComponentType, lazy, Suspense } from 'react';
import type { GameId } from '../../games/index.ts';
import { leaveStage, usePicture } from '../../stage/picture.ts';
import still from './still.webp';

/** The battle is fetched once the page can be used: what draws it is larger than a game. */
const Battle = lazy(async (): Promise<{ default: ComponentType<{ readonly game: GameId }> }> => {
  if ('requestIdleCallback' in globalThis)
    await new Promise((done) => requestIdleCallback(done, { timeout: 1500 }));
  try {
    return { default: (await import('./canvas.tsx')).BattleCanvas };
  } catch {
    leaveStage();
    return { default: () => null };
  }
});

/**
 * The sky comes to life with the ships of a game, where there is WebGL and nobody asked for less; else it is a picture
 * of that battle, taken of the stage.
 */
export function Living({ game }: { readonly game: GameId }) {
  if (usePicture() === 'plain') return <img src={still} alt="" loading="lazy" decoding="async" />;
  return (
    <Suspense fallback={null}>
      <Battle game={game} />
    </Suspense>
  );
}
