import { capitalized } from '@firing-arc/words';
import { armadaWords } from '../words/en/armada.ts';

/** "1 click left, straight". */
export const courseText = (clicks: readonly number[]): string =>
  `${capitalized(clicks.map(clickText).join(', '))}.`;

export function clickText(click: number): string {
  const { straight, clicksLeft, clicksRight } = armadaWords.get();
  if (click === 0) return straight;
  return click < 0 ? clicksLeft(-click) : clicksRight(click);
}
