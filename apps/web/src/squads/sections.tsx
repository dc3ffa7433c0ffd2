import type { Draft, Section, SectionCard, ShipFacts, SquadBuilder } from '../games/builder.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { AddCard } from './add-card.tsx';
import { Facts } from './facts.tsx';
import { CardSays } from './ships.tsx';

interface SectionsProps {
  readonly builder: SquadBuilder;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Cards that no ship carries: those that are counted, then those of which one is chosen. */
export function Sections({ builder, draft, onChange }: SectionsProps) {
  const sections = builder.sections(draft);
  const change = (cards: readonly string[]) => onChange({ ...draft, cards });
  const without = (id: string) => draft.cards.toSpliced(draft.cards.lastIndexOf(id), 1);
  const choices = sections.filter(({ single }) => single);
  return (
    <>
      {sections
        .filter(({ single }) => !single)
        .map((section) => (
          <Counted
            key={section.id}
            section={section}
            says={builder.says.card}
            facts={builder.facts}
            onMore={(id) => change([...draft.cards, id])}
            onLess={(id) => change(without(id))}
          />
        ))}
      {choices.length > 0 && (
        <div className="card section-choices">
          {choices.map((section) => (
            <Choice
              key={section.id}
              section={section}
              says={builder.says.card}
              onChoose={(id) => {
                const others = draft.cards.filter((card) => !section.cards.some((own) => own.id === card));
                change(id === '' ? others : [...others, id]);
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Counted(props: {
  readonly section: Section;
  readonly says: (id: string) => string;
  readonly facts: SquadBuilder['facts'];
  readonly onMore: (id: string) => void;
  readonly onLess: (id: string) => void;
}) {
  const { section, says, facts, onMore, onLess } = props;
  const heading = `section-${section.id}`;
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{section.name}</h2>
      {section.sum !== null && <p className="section-sum">{section.sum}</p>}
      <ul className="squad-upgrades section-cards">
        {section.cards.map((card) => (
          <CountedCard
            key={card.id}
            card={card}
            facts={facts(card.id)}
            says={says(card.id)}
            onMore={() => onMore(card.id)}
            onLess={() => onLess(card.id)}
          />
        ))}
      </ul>
      <AddCard label={section.add} load={section.offers} says={says} facts={facts} onAdd={onMore} />
    </section>
  );
}

function CountedCard(props: {
  readonly card: SectionCard;
  readonly facts: ShipFacts | null;
  readonly says: string;
  readonly onMore: () => void;
  readonly onLess: () => void;
}) {
  const { card, facts, says, onMore, onLess } = props;
  const { each, oneLess, oneMore } = useWords(squadWords);
  const { name, count, cost } = card;
  return (
    <li>
      {facts && <Portrait model={facts.model} outline={facts.outline} />}
      <span>
        <b>{count} ×</b> {name} {count > 1 && <small className="quiet">{each({ cost })}</small>}
        <CardSays text={says} />
        {facts && <Facts facts={facts} />}
      </span>
      <b>{count * cost}</b>
      <button type="button" className="no-print" onClick={onLess}>
        <span aria-hidden="true">−</span>
        <span className="unseen">{oneLess({ card: name })}</span>
      </button>
      <button type="button" className="no-print" onClick={onMore}>
        <span aria-hidden="true">+</span>
        <span className="unseen">{oneMore({ card: name })}</span>
      </button>
    </li>
  );
}

function Choice(props: {
  readonly section: Section;
  readonly says: (id: string) => string;
  readonly onChoose: (id: string) => void;
}) {
  const { section, says, onChoose } = props;
  const { chooseOne } = useWords(squadWords);
  const chosen = section.cards[0];
  const offers = section.offers();
  return (
    <label className="field">
      {section.name}
      <select value={chosen?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{chooseOne}</option>
        {chosen && !offers.some(({ id }) => id === chosen.id) && (
          <option value={chosen.id}>{chosen.name}</option>
        )}
        {offers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {chosen && <CardSays text={says(chosen.id)} />}
    </label>
  );
}
