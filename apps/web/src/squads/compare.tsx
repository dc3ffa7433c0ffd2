import { Dialog, DialogHeading } from '@ariakit/react';
import { useMemo, useState } from 'react';
import type { Offer, SquadBuilder } from '../games/builder.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { AddCard } from './add-card.tsx';
import { CardIcon } from './card-icon.tsx';
import { Facts } from './facts.tsx';

interface CompareProps {
  readonly builder: SquadBuilder;
  readonly faction: string;
  /** The card to begin with, if any. */
  readonly first: string | null;
  readonly onClose: () => void;
}

/** Two cards side by side: what they print, what they do, what they cost. */
export function Compare({ builder, faction, first, onClose }: CompareProps) {
  const t = useWords(squadWords);
  const cards = useMemo(() => builder.cards(faction), [builder, faction]);
  const [chosen, setChosen] = useState<readonly [string | null, string | null]>([first, null]);
  const choose = (side: 0 | 1, id: string) => setChosen(side === 0 ? [id, chosen[1]] : [chosen[0], id]);
  return (
    <Dialog
      className="modal compare"
      open
      onClose={onClose}
      backdrop={<div className="overlay" />}
      unmountOnHide
    >
      <DialogHeading>{t.compareTitle}</DialogHeading>
      <div className="compared">
        {([0, 1] as const).map((side) => (
          <section key={side} aria-label={side === 0 ? t.firstCard : t.secondCard}>
            <AddCard
              label={side === 0 ? t.firstCard : t.secondCard}
              load={() => cards}
              says={(id) => saysOf(builder, id)}
              facts={builder.facts}
              onAdd={(id) => choose(side, id)}
            />
            <ComparedCard builder={builder} card={cards.find(({ id }) => id === chosen[side]) ?? null} />
          </section>
        ))}
      </div>
      <div className="row">
        <button type="button" onClick={onClose}>
          {t.close}
        </button>
      </div>
    </Dialog>
  );
}

const saysOf = ({ says, facts }: SquadBuilder, id: string): string =>
  (facts(id) && says.ship(id)) || says.card(id);

function ComparedCard({ builder, card }: { readonly builder: SquadBuilder; readonly card: Offer | null }) {
  const t = useWords(squadWords);
  if (!card) return <p className="quiet">{t.noneChosen}</p>;
  const facts = builder.facts(card.id);
  return (
    <article>
      {facts && <Portrait model={facts.model} outline={facts.outline} />}
      <h2>
        {card.icon && <CardIcon icon={card.icon} />}
        {card.name} <small className="quiet">{card.group}</small>
      </h2>
      {card.cost !== null && (
        <p>
          <b>{t.points(card.cost)}</b>
        </p>
      )}
      {facts && <Facts facts={facts} />}
      <p className="card-says">{saysOf(builder, card.id)}</p>
    </article>
  );
}
