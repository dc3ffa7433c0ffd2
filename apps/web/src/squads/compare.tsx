import { useMemo, useState } from 'react';
import type { Offer, SquadBuilder } from '../games/builder.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { Modal } from '../screen/modal.tsx';
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
  const [chosen, setChosen] = useState<readonly [Offer | null, Offer | null]>(() => [
    cards.find(({ id }) => id === first) ?? null,
    null,
  ]);
  const choose = (side: 0 | 1, card: Offer) => setChosen(side === 0 ? [card, chosen[1]] : [chosen[0], card]);
  return (
    <Modal title={t.compareTitle} className="compare" onClose={onClose}>
      {(close) => (
        <>
          <div className="compared">
            {([0, 1] as const).map((side) => (
              <section key={side} aria-label={side === 0 ? t.firstCard : t.secondCard}>
                <AddCard
                  label={side === 0 ? t.firstCard : t.secondCard}
                  load={() => cards}
                  says={(_, card) => saysOf(builder, card)}
                  facts={(_, card) => factsOf(builder, card)}
                  onAdd={(_, card) => choose(side, card)}
                />
                <ComparedCard builder={builder} card={chosen[side]} />
              </section>
            ))}
          </div>
          <div className="row">
            <button type="button" onClick={close}>
              {t.close}
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}

/** An upgrade of a pilot's name has that pilot's id, but a slot's icon. */
const factsOf = (builder: SquadBuilder, { id, icon }: Offer) => (icon ? null : builder.facts(id));

const saysOf = (builder: SquadBuilder, card: Offer): string =>
  (factsOf(builder, card) && builder.says.ship(card.id)) || builder.says.card(card.id);

function ComparedCard({ builder, card }: { readonly builder: SquadBuilder; readonly card: Offer | null }) {
  const t = useWords(squadWords);
  if (!card) return <p className="quiet">{t.noneChosen}</p>;
  const facts = factsOf(builder, card);
  return (
    <article>
      {facts && <Portrait model={facts.model} outline={facts.outline} />}
      <h3>
        {card.icon && <CardIcon icon={card.icon} />}
        {card.name} <small className="quiet">{card.group}</small>
      </h3>
      {card.cost !== null && (
        <p>
          <b>{t.points(card.cost)}</b>
        </p>
      )}
      {facts && <Facts facts={facts} />}
      <p className="card-says">{saysOf(builder, card)}</p>
    </article>
  );
}
