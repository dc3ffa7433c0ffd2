import { armadaWords } from '../words/en/armada.ts';
import { sentence } from '../words/sentence.ts';

/** "1 click left, straight". */
export const courseText = (clicks: readonly number[]): string =>
  `${sentence(clicks.map(clickText).join(', '))}.`;

export function clickText(click: number): string {
  const { straight, clicksLeft, clicksRight } = armadaWords.get();
  if (click === 0) return straight;
  return click < 0 ? clicksLeft(-click) : clicksRight(click);
}
