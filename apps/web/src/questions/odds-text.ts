import type { ShownOdds } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { language } from '../words/language.ts';

/** Odds on the board, as short as can be. */
export const oddsChip = ({ damage, hits }: ShownOdds): string =>
  questionWords.get().oddsChip({ damage: meanOf(damage), percent: percentOf(hits) });

/** "0.4", also where it is whole. */
export function meanOf(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language.get(), digits).format(value);
}

/** "12 %"; what is neither impossible nor certain never looks so. */
export function percentOf(share: number): string {
  const whole = share <= 0 || share >= 1 ? share : Math.min(0.99, Math.max(0.01, share));
  return new Intl.NumberFormat(language.get(), { style: 'percent' }).format(whole);
}
