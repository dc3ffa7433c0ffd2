import { usePicture } from '../stage/picture.ts';
import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import type { BoardView } from './view.ts';

interface ZoomProps {
  readonly view: BoardView;
  /** Turns the board around, where that can be done. */
  readonly onTurn: (() => void) | undefined;
}

const icon = (d: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** Closer, farther, all of the table, back to what is asked, and around. */
export function ZoomButtons({ view, onTurn }: ZoomProps) {
  const { zoomIn, zoomOut, zoomAll, follow, turnBoard, lean } = useWords(boardWords);
  const picture = usePicture();
  return (
    <div className={view.following ? 'zoom following' : 'zoom'}>
      <button type="button" className="zoom-button" onClick={view.closer} aria-label={zoomIn} title={zoomIn}>
        {icon('M12 5V19M5 12H19')}
      </button>
      <button
        type="button"
        className="zoom-button"
        onClick={view.farther}
        aria-label={zoomOut}
        title={zoomOut}
        disabled={!view.zoomed}
      >
        {icon('M5 12H19')}
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
        {icon('M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15')}
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
        {icon('M12 3V7M12 17V21M3 12H7M17 12H21M16 12A4 4 0 1 1 8 12A4 4 0 0 1 16 12')}
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
          {icon('M7 8H17L21 18H3Z')}
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
          {icon('M5 11A7.5 7.5 0 1 1 5.5 15M5 5V11H11')}
        </button>
      )}
    </div>
  );
}
