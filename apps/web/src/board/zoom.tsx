import { usePicture } from '../stage/picture.ts';
import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import type { BoardView } from './view.ts';

interface ZoomProps {
  readonly view: BoardView;
  /** Turns the board around, where that can be done. */
  readonly onTurn: (() => void) | undefined;
}

/** Closer, farther, all of the table, back to what is asked, and around. */
export function ZoomButtons({ view, onTurn }: ZoomProps) {
  const { zoomIn, zoomOut, zoomAll, follow, turnBoard, lean } = useWords(boardWords);
  const picture = usePicture();
  return (
    <div className="zoom">
      <button type="button" className="zoom-button" onClick={view.closer} aria-label={zoomIn} title={zoomIn}>
        +
      </button>
      <button
        type="button"
        className="zoom-button"
        onClick={view.farther}
        aria-label={zoomOut}
        title={zoomOut}
        disabled={!view.zoomed}
      >
        −
      </button>
      <button
        type="button"
        className="zoom-button"
        onClick={view.all}
        aria-label={zoomAll}
        title={zoomAll}
        aria-keyshortcuts="0"
        disabled={!view.zoomed && !view.following}
      >
        ▣
      </button>
      <button
        type="button"
        className="zoom-button"
        aria-pressed={view.following}
        onClick={view.follow}
        aria-label={follow}
        title={follow}
        aria-keyshortcuts="C"
      >
        ◎
      </button>
      {picture === 'stage' && (
        <button
          type="button"
          className="zoom-button"
          onClick={view.lean}
          aria-label={lean}
          title={lean}
          aria-pressed={view.eye.tilt > 0 || view.eye.turn !== 0}
          aria-keyshortcuts="V"
        >
          ◇
        </button>
      )}
      {onTurn && (
        <button
          type="button"
          className="zoom-button"
          onClick={onTurn}
          aria-label={turnBoard}
          title={turnBoard}
          aria-keyshortcuts="T"
        >
          ⟲
        </button>
      )}
    </div>
  );
}
