import { useNarrow } from '../screen/use-narrow.ts';
import type { ShownOdds } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { meanOf, oddsChip, percentOf } from './odds-text.ts';
import './options.css';

/** What an option comes to, in one short line. */
export function Odds({ odds }: { readonly odds: ShownOdds }) {
  const t = useWords(questionWords);
  const isNarrow = useNarrow();
  const { damage, isSure, hits, destroys, cards } = odds;
  const parts = isSure
    ? [t.oddsSure(Math.round(damage))]
    : isNarrow
      ? [oddsChip(odds)]
      : [t.oddsDamage({ damage: meanOf(damage) }), t.oddsHits({ percent: percentOf(hits) })];
  const hurts = cards !== null && damage > 0;
  if (hurts && (isSure || cards >= LEAST_TOLD))
    parts.push(isSure ? t.oddsCards(Math.round(cards)) : t.oddsMeanCards({ cards: meanOf(cards) }));
  if (destroys > 0) parts.push(t.oddsDestroys({ percent: percentOf(destroys) }));
  return <span className="odds">{parts.join(' · ')}</span>;
}

/** Less than this is 0.0 when it is told. */
const LEAST_TOLD = 0.05;
