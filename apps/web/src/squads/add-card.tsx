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
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Offer, ShipFacts } from '../games/builder.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { CardIcon } from './card-icon.tsx';

/** What somebody asks a field for from elsewhere: a slot that is pressed; each press is another `nth`. */
export interface Asked {
  readonly text: string;
  readonly nth: number;
}

/** Keys that point at another card than the first one found. */
const MOVES_MARK: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** A field that finds a card by its name, its type or what it does, and takes it; what does not fit says why, and can be taken still. */
export function AddCard(props: {
  readonly label: string;
  readonly load: () => readonly Offer[];
  /** What a card does. */
  readonly says: (id: string) => string;
  readonly onAdd: (id: string) => void;
  /** What a ship is, for its picture and its values. */
  readonly facts?: (id: string) => ShipFacts | null;
  readonly asked?: Asked | null;
}) {
  const { label, load, says, onAdd, facts, asked = null } = props;
  const t = useWords(squadWords);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Nothing was pointed at since something was typed: Enter takes the first card found, also before the list shows it. */
  const onlyTyped = useRef(false);
  // Which cards fit is found out when somebody looks: it takes a check of the squad for each of them.
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const sections = sectionsOf(offers, typed, says);
  const show = (opens: boolean) => {
    if (opens) setOffers(load());
    setOpen(opens);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (MOVES_MARK.has(event.key)) onlyTyped.current = false;
    if (event.key !== 'Enter' || !onlyTyped.current || !value) return;
    const first = sectionsOf(load(), value, says)[0]?.[1][0];
    event.preventDefault();
    if (!first) return;
    show(false);
    setTyped('');
    onAdd(first.id);
  };
  const shown = useRef(show);
  shown.current = show;
  useEffect(() => {
    if (!asked) return;
    field.current?.focus();
    onlyTyped.current = true;
    shown.current(true);
    setTyped(asked.text);
  }, [asked]);
  return (
    <ComboboxProvider value={typed} setValue={setTyped} open={open} setOpen={show} resetValueOnHide>
      <div className="add-card">
        <ComboboxLabel>{label}</ComboboxLabel>
        <div className="add-card-field">
          <Combobox
            ref={field}
            autoSelect
            showOnClick
            placeholder={t.searchHint}
            onKeyDownCapture={onKey}
            // What is pasted or spoken presses no key.
            onInput={() => {
              onlyTyped.current = true;
            }}
          />
          <ComboboxDisclosure aria-label={t.showList} />
        </div>
        <ComboboxPopover
          className="add-card-list"
          gutter={4}
          sameWidth
          aria-label={label}
          onPointerMove={() => {
            onlyTyped.current = false;
          }}
        >
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
                  <OfferText offer={offer} says={says(offer.id)} facts={facts?.(offer.id) ?? null} />
                </ComboboxItem>
              ))}
            </ComboboxGroup>
          ))}
          {open && sections.length === 0 && (
            // A list may hold nothing but what can be chosen, or is grey.
            <ComboboxItem disabled className="offer quiet">
              {t.nothingFound}
            </ComboboxItem>
          )}
        </ComboboxPopover>
      </div>
    </ComboboxProvider>
  );
}

interface OfferTextProps {
  readonly offer: Offer;
  readonly says: string;
  readonly facts: ShipFacts | null;
}

/** So many values are shown in a list; all of them stand on the card. */
const IN_LIST = 6;

function OfferText({ offer, says, facts }: OfferTextProps) {
  const { name, cost, rank, refused, icon } = offer;
  const { notLegal } = useWords(squadWords);
  return (
    <>
      {facts && <Portrait model={facts.model} outline={facts.outline} />}
      {icon && <CardIcon icon={icon} />}
      <span className="offer-name">
        {rank !== null && <b className="rank">{rank} </b>}
        {name}
        {facts && (
          <span className="offer-facts">
            {facts.stats.slice(rank === null ? 0 : 1, IN_LIST).map(({ label, text, icon: sign }) => (
              <span key={label} title={label}>
                <CardIcon icon={sign} />
                {text} <span className="unseen">{label}</span>
              </span>
            ))}
          </span>
        )}
      </span>
      <b className="offer-cost"> {cost}</b>
      {says && <small className="quiet">{says}</small>}
      {refused && (
        <small className="quiet">
          {notLegal} {refused.message}
        </small>
      )}
    </>
  );
}

/**
 * Offers that have all typed words in their name or type, else in what they do, under their headings; those that do not
 * fit stand together at the end.
 */
function sectionsOf(
  offers: readonly Offer[],
  typed: string,
  says: (id: string) => string,
): readonly (readonly [string, readonly Offer[]])[] {
  const { doesNotFit } = squadWords.get();
  const wanted = typed.toLowerCase().split(/\s+/);
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const named = (offer: Offer) => has(`${offer.name} ${offer.group}`);
  const found = offers.filter(
    (offer) => named(offer) || has(`${offer.name} ${offer.group} ${says(offer.id)}`),
  );
  const sections = new Map<string, Offer[]>();
  for (const offer of [...found.filter(named), ...found.filter((offer) => !named(offer))]) {
    const group = offer.refused ? doesNotFit : offer.group;
    sections.set(group, [...(sections.get(group) ?? []), offer]);
  }
  return [...sections].map(([group, cards]) => [group, cards.toSorted(byRankAndName)]);
}

const byRankAndName = (a: Offer, b: Offer): number =>
  (b.rank ?? 0) - (a.rank ?? 0) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
