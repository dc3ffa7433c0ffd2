import { type RefObject, useEffect, useState } from 'react';

/** Pixels for each mm of a drawing whose view box is `width` mm wide. */
export function useScale(svg: RefObject<SVGSVGElement | null>, width: number): number {
  const [pixels, setPixels] = useState(600);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setPixels(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg]);
  return pixels / width;
}
