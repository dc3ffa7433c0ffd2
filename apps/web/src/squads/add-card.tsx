import {
  Combobox,
  ComboboxDisclosure,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxLabel,
  ComboboxPopover,
  ComboboxProvider,
} from '@ariakit/react';
import { useState } from 'react';
import type { Offer } from '../games/builder.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';

/** A field that finds a card by its name or type and takes it; what does not fit says why, and can be taken still. */
export function AddCard(props: {
  readonly label: string;
  readonly load: () => readonly Offer[];
  /** What a card does. */
  readonly says: (id: string) => string;
  readonly onAdd: (id: string) => void;
}) {
  const { label, load, says, onAdd } = props;
  const t = useWords(squadWords);
  const [typed, setTyped] = useState('');
  // Which cards fit is found out when somebody looks: it takes a check of the squad for each of them.
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const sections = sectionsOf(offers, typed);
  return (
    <ComboboxProvider
      value={typed}
      setValue={setTyped}
      setOpen={(open) => open && setOffers(load())}
      resetValueOnHide
    >
      <div className="add-card">
        <ComboboxLabel>{label}</ComboboxLabel>
        <div className="add-card-field">
          <Combobox autoSelect showOnClick />
          <ComboboxDisclosure aria-label={t.showList} />
        </div>
        <ComboboxPopover className="add-card-list" gutter={4} sameWidth aria-label={label}>
          {sections.map(([group, cards]) => (
            <ComboboxGroup key={group}>
              <ComboboxGroupLabel className="add-card-group">{group}</ComboboxGroupLabel>
              {cards.map((offer) => (
                <ComboboxItem
                  key={offer.id}
                  className="offer"
                  focusOnHover
                  setValueOnClick={false}
                  onClick={() => onAdd(offer.id)}
                >
                  <OfferText offer={offer} says={says(offer.id)} />
                </ComboboxItem>
              ))}
            </ComboboxGroup>
          ))}
          {sections.length === 0 && <p className="quiet">{t.nothingFound}</p>}
        </ComboboxPopover>
      </div>
    </ComboboxProvider>
  );
}

function OfferText({ offer, says }: { readonly offer: Offer; readonly says: string }) {
  const { name, cost, rank, refused } = offer;
  const { notLegal } = useWords(squadWords);
  return (
    <>
      <span>
        {rank !== null && <b className="rank">{rank} </b>}
        {name}
      </span>
      <b> {cost}</b>
      {says && <small className="quiet">{says}</small>}
      {refused && (
        <small className="quiet">
          {notLegal} {refused.message}
        </small>
      )}
    </>
  );
}

/** Offers that have all typed words, under their headings; those that do not fit stand together at the end. */
function sectionsOf(
  offers: readonly Offer[],
  typed: string,
): readonly (readonly [string, readonly Offer[]])[] {
  const { doesNotFit } = squadWords.get();
  const wanted = typed.toLowerCase().split(/\s+/);
  const sections = new Map<string, Offer[]>();
  for (const offer of offers) {
    const text = `${offer.name} ${offer.group}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const group = offer.refused ? doesNotFit : offer.group;
    sections.set(group, [...(sections.get(group) ?? []), offer]);
  }
  return [...sections].map(([group, cards]) => [group, cards.toSorted(byRankAndName)]);
}

const byRankAndName = (a: Offer, b: Offer): number =>
  (b.rank ?? 0) - (a.rank ?? 0) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
