import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { type RefObject, useLayoutEffect } from 'react';

/** Between a popover and what it belongs to, and between it and the edge of the window, in CSS pixels. */
const GAP = 4;

/** A list of cards is no narrower than this, where the window has room, in CSS pixels. */
const LEAST_WIDTH = 320;

/** Keeps a shown popover below its anchor, or above where more room is, and within the window; `asWide` also as wide. */
export function useBeside(
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  { shown, asWide = false }: { readonly shown: boolean; readonly asWide?: boolean },
): void {
  useLayoutEffect(() => {
    const [at, list] = [anchor.current, popover.current];
    if (!shown || !at || !list) return;
    const fit = size({
      padding: GAP,
      apply: ({ availableHeight, rects }) => {
        list.style.setProperty('--room', `${availableHeight}px`);
        if (asWide)
          list.style.width = `max(${rects.reference.width}px, min(${LEAST_WIDTH}px, 100vw - ${2 * GAP}px))`;
      },
    });
    const place = () =>
      computePosition(at, list, {
        strategy: 'fixed',
        placement: 'bottom-start',
        middleware: [offset(GAP), flip({ padding: GAP }), fit, shift({ padding: GAP })],
      }).then(({ x, y }) => {
        list.style.left = `${x}px`;
        list.style.top = `${y}px`;
      });
    return autoUpdate(at, list, place);
  }, [anchor, popover, shown, asWide]);
}
