import { usePicture } from '../stage/picture.ts';
import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import type { BoardView } from './view.ts';

export function ZoomButtons({ view }: { readonly view: BoardView }) {
  const { zoomIn, zoomOut, zoomAll, lean } = useWords(boardWords);
  const picture = usePicture();
  return (
    <div className="zoom">
      {picture === 'stage' && (
        <button
          type="button"
          className="zoom-button"
          onClick={view.lean}
          aria-label={lean}
          aria-pressed={view.leans}
          aria-keyshortcuts="v"
        >
          ◇
        </button>
      )}
      <button type="button" className="zoom-button" onClick={view.closer} aria-label={zoomIn}>
        +
      </button>
      <button
        type="button"
        className="zoom-button"
        onClick={view.farther}
        aria-label={zoomOut}
        disabled={!view.zoomed}
      >
        −
      </button>
      <button
        type="button"
        className="zoom-button"
        onClick={view.all}
        aria-label={zoomAll}
        disabled={!view.zoomed}
      >
        ▣
      </button>
    </div>
  );
}
