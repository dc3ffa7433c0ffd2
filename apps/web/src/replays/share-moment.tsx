import { useState } from 'react';
import type { Shown } from '../game/store.ts';
import { linesOf } from '../log/chapters.ts';
import { download } from '../screen/download.ts';
import { replayWords } from '../words/en/replays.ts';
import { useWords } from '../words/language.ts';
import { pictureOf } from './share.ts';

/** Gives a moment away as a picture: to whom the device shares with, else as a file. */
export function ShareMoment({ game, name }: { readonly game: Shown; readonly name: string }) {
  const t = useWords(replayWords);
  const [told, tell] = useState('');
  const take = async () => {
    const box = document.querySelector<HTMLElement>('.board-window');
    if (!box) return;
    try {
      const picture = new File([await pictureOf(box, captionOf(game))], name, { type: 'image/png' });
      if (navigator.canShare?.({ files: [picture] })) await navigator.share({ files: [picture] });
      else download(name, picture);
      tell(t.pictured);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      tell(t.notPictured({ reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <>
      <button type="button" onClick={() => void take()}>
        {t.sharePicture}
      </button>
      <span role="status" className="quiet">
        {told}
      </span>
    </>
  );
}

/** "Firing Arc – Round 3 of 12, Engagement: Luke attacks Mauler at range 2." */
export function captionOf(game: Pick<Shown, 'table' | 'events' | 'passes' | 'news'>): string {
  const last = linesOf(game, game.news)
    .filter(({ kind, at }) => kind !== 'passed' && game.events[at]?.quiet === false)
    .at(-1);
  return [`Firing Arc – ${game.table.standing.join(', ')}`, ...(last ? [last.text()] : [])].join(': ');
}
