import type { ShownOdds } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { language, useWords } from '../words/language.ts';

/** What an option comes to, in one short line. */
export function Odds({ odds }: { readonly odds: ShownOdds }) {
  const t = useWords(questionWords);
  const { damage, isSure, hits, destroys, cards } = odds;
  const parts = isSure
    ? [t.oddsSure(Math.round(damage))]
    : [t.oddsDamage({ damage: meanOf(damage) }), t.oddsHits({ percent: percentOf(hits) })];
  if (cards !== null && damage > 0)
    parts.push(isSure ? t.oddsCards(Math.round(cards)) : t.oddsMeanCards({ cards: meanOf(cards) }));
  if (destroys > 0) parts.push(t.oddsDestroys({ percent: percentOf(destroys) }));
  return <span className="odds">{parts.join(' · ')}</span>;
}

/** The same on the board, as short as can be. */
export const oddsChip = ({ damage, hits }: ShownOdds): string =>
  questionWords.get().oddsChip({ damage: meanOf(damage), percent: percentOf(hits) });

/** "0.4", also where it is whole. */
function meanOf(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language.get(), digits).format(value);
}

/** "12 %"; what is neither impossible nor certain never looks so. */
export function percentOf(share: number): string {
  const whole = share <= 0 || share >= 1 ? share : Math.min(0.99, Math.max(0.01, share));
  return new Intl.NumberFormat(language.get(), { style: 'percent' }).format(whole);
}
