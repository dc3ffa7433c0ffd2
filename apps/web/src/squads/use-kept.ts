import { useState } from 'react';
import type { Draft, SquadBuilder } from '../games/builder.ts';
import type { FormatId } from '../games/index.ts';
import { language, useWords } from '../words/language.ts';
import { addressOf, readAddress } from './address.ts';
import { type Kept, keepSquad, keptSquads } from './kept.ts';
import { cardsOf, type Now } from './since.ts';
import { pricesOf } from './squad-text.ts';

/** What was kept of the squad that is worked on, what it is now, and how it is kept anew. */
export function useKept(id: FormatId, builder: SquadBuilder, draft: Draft) {
  const [since, setSince] = useState(() => keptAs(id, draft));
  const spoken = useWords(language);
  const now: Now = {
    cards: cardsOf(builder, draft),
    prices: pricesOf(builder, draft),
    language: spoken,
  };
  const keep = () => {
    const problem = keepSquad(localStorage, {
      address: addressOf(id, draft),
      version: builder.version,
      ships: now.prices.map(({ name, points }) => [name, points]),
      cards: now.cards,
      language: spoken,
    });
    setSince(keptAs(id, draft));
    return problem;
  };
  return { since, now, keep, opened: (next: Draft) => setSince(keptAs(id, next)) };
}

/** The squad as it was kept, if one of this name was. */
const keptAs = (id: FormatId, { name, faction }: Draft): Kept | null =>
  keptSquads(localStorage, id).find(({ address }) => {
    const kept = readAddress(address)?.draft;
    return kept?.name === name && kept.faction === faction;
  }) ?? null;
