import { useEffect, useState } from 'react';
import type { ShownModel } from '../shown/table.ts';
import { leaveStage, usePicture } from '../stage/picture.ts';
import './portraits.css';

const images = new Map<string, Promise<string>>();

/** One after the other, when the page has nothing else to do. */
let queue: Promise<unknown> = Promise.resolve();

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done);
  });

function imageOf(model: ShownModel): Promise<string> {
  const key = `${model.game} ${model.chassis} ${model.faction} ${model.pilot ?? ''}`;
  const kept = images.get(key);
  if (kept) return kept;
  const drawn = queue.then(async () => {
    const { drawPortrait } = await import('./draw.ts');
    await idle();
    return drawPortrait(model);
  });
  queue = drawn.catch(() => undefined);
  images.set(key, drawn);
  return drawn;
}

interface PortraitProps {
  readonly model: ShownModel;
  /** The ship as a plain shape, for who has no pictures, or not yet. */
  readonly outline: string;
}

/** A ship as it stands on the stage; as a plain shape where there is none. Its name stands beside it. */
export function Portrait({ model, outline }: PortraitProps) {
  const staged = usePicture() === 'stage';
  const [image, setImage] = useState<{ readonly of: string; readonly url: string } | null>(null);
  const { game, chassis, faction, pilot = '' } = model;
  const of = `${chassis} ${faction} ${pilot}`;
  useEffect(() => {
    if (!staged) return;
    let current = true;
    imageOf({ game, chassis, faction, pilot }).then((url) => current && setImage({ of, url }), leaveStage);
    return () => {
      current = false;
    };
  }, [staged, game, chassis, faction, pilot, of]);
  return (
    <span className="portrait" aria-hidden="true">
      {staged && image?.of === of ? (
        <img src={image.url} alt="" width="400" height="280" />
      ) : (
        outline !== '' && (
          <svg viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
            <path d={outline} />
            <path d={outline} transform="scale(-1 1)" />
          </svg>
        )
      )}
    </span>
  );
}
