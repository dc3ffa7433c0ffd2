import { type ComponentType, lazy, Suspense } from 'react';
import type { GameId } from '../../games/index.ts';
import { leaveStage, usePicture } from '../../stage/picture.ts';
import still from './still.webp';

/** The battle is fetched once the page can be used: what draws it is larger than a game. */
const usable = async (): Promise<void> => {
  if ('requestIdleCallback' in globalThis)
    await new Promise((done) => requestIdleCallback(done, { timeout: 1500 }));
};

const Battle = lazy(async (): Promise<{ default: ComponentType<{ readonly game: GameId }> }> => {
  await usable();
  try {
    return { default: (await import('./canvas.tsx')).BattleCanvas };
  } catch {
    leaveStage();
    return { default: () => null };
  }
});

/** That battle as it begins, taken of the stage. */
const Still = () => <img src={still} alt="" loading="lazy" decoding="async" />;

const LaterStill = lazy(async () => {
  await usable();
  return { default: Still };
});

/**
 * The sky comes to life with the ships of a game, where there is WebGL and nobody asked for less; until then, and else,
 * it is a picture.
 */
export function Living({ game }: { readonly game: GameId }) {
  if (usePicture() === 'plain') return <Still />;
  return (
    <>
      <Suspense fallback={null}>
        <LaterStill />
      </Suspense>
      <Suspense fallback={null}>
        <Battle game={game} />
      </Suspense>
    </>
  );
}
