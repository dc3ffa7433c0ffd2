import ComboboxKeys from '@github/combobox-nav';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Offer, ShipFacts } from '../games/builder.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { useBeside } from './beside.ts';
import { CardIcon } from './card-icon.tsx';

/** What somebody asks a field for from elsewhere: a slot that is pressed; each press is another `nth`. */
export interface Asked {
  readonly text: string;
  readonly nth: number;
}

/** A field that finds a card by its name, its type or what it does, and takes it; what does not fit says why, and can be taken still. */
export function AddCard(props: {
  readonly label: string;
  readonly load: () => readonly Offer[];
  /** What a card does. A pilot and an upgrade may have one id: who offers both tells them apart by what was offered. */
  readonly says: (id: string, offer: Offer) => string;
  readonly onAdd: (id: string, offer: Offer) => void;
  /** What a ship is, for its picture and its values. */
  readonly facts?: (id: string, offer: Offer) => ShipFacts | null;
  readonly asked?: Asked | null;
}) {
  const { label, load, says, onAdd, facts, asked = null } = props;
  const t = useWords(squadWords);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  // Which cards fit is found out when somebody looks: it takes a check of the squad for each of them.
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const show = () => {
    if (open) return;
    setOffers(load());
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    setTyped('');
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') show();
    if (event.key !== 'Escape' || !open) return;
    // The dialog that the field stands in, if it does, stays.
    event.preventDefault();
    hide();
  };
  const shown = useRef(show);
  shown.current = show;
  useEffect(() => {
    if (!asked) return;
    field.current?.focus();
    shown.current();
    setTyped(asked.text);
  }, [asked]);
  useLayoutEffect(() => {
    if (open) list.current?.showPopover();
    else list.current?.hidePopover();
  }, [open]);
  useBeside(field, list, { shown: open, asWide: true });
  useOptionKeys(field, list, open ? typed : null);
  const sections = sectionsOf(offers, typed, says);
  return (
    <div
      className="add-card"
      // Heard here, when the keys of the list have forgotten what was marked: the first that is found now is marked after.
      onInput={() => {
        show();
        setTyped(field.current?.value ?? '');
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        autoComplete="off"
        placeholder={t.searchHint}
        value={typed}
        onKeyDown={onKey}
        onClick={show}
        onBlur={hide}
      />
      {/* The focus stays in the field while a hand chooses. */}
      <div
        ref={list}
        popover="manual"
        role="listbox"
        className="add-card-list"
        aria-label={label}
        onMouseDown={(event) => event.preventDefault()}
      >
        {open &&
          sections.map(([group, cards]) => (
            // biome-ignore lint/a11y/useSemanticElements: a list of options has groups of its own, a fieldset is none.
            <div key={group} role="group" aria-label={group}>
              <div className="add-card-group" aria-hidden="true">
                {group}
              </div>
              {cards.map((offer) => (
                <Option
                  key={offer.id}
                  onChoose={() => {
                    hide();
                    onAdd(offer.id, offer);
                  }}
                >
                  <OfferText
                    offer={offer}
                    says={says(offer.id, offer)}
                    facts={facts?.(offer.id, offer) ?? null}
                  />
                </Option>
              ))}
            </div>
          ))}
        {open && sections.length === 0 && (
          // A list may hold nothing but what can be chosen, or is grey.
          <Option>{t.nothingFound}</Option>
        )}
      </div>
    </div>
  );
}

/** One of the list, chosen by a press or by the keys of the field; one that cannot be chosen is grey. */
function Option({ children, onChoose }: { readonly children: ReactNode; readonly onChoose?: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: its field keeps the focus and has the keys.
    <div
      role="option"
      className={onChoose ? 'offer' : 'offer quiet'}
      aria-disabled={!onChoose}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

/** The keys of a field choose in a list of options while that shows what was `typed` (null: it is closed); the first is marked. */
function useOptionKeys(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  typed: string | null,
): void {
  const keys = useRef<ComboboxKeys | null>(null);
  const open = typed !== null;
  useLayoutEffect(() => {
    if (!field.current || !list.current) return;
    keys.current = new ComboboxKeys(field.current, list.current, {
      firstOptionSelectionMode: 'selected',
      tabInsertsSuggestions: false,
    });
    return () => keys.current?.destroy();
  }, [field, list]);
  useLayoutEffect(() => {
    if (!open) return;
    keys.current?.start();
    return () => keys.current?.stop();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed changes the options.
  useLayoutEffect(() => {
    if (open) keys.current?.resetSelection();
  }, [open, typed]);
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
 * Offers that have all typed words in their name or type, else in what they do, under their headings, first who is called
 * just what was typed; those that do not fit stand together at the end.
 */
function sectionsOf(
  offers: readonly Offer[],
  typed: string,
  says: (id: string, offer: Offer) => string,
): readonly (readonly [string, readonly Offer[]])[] {
  const { doesNotFit } = squadWords.get();
  const wanted = typed.toLowerCase().split(/\s+/);
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const named = (offer: Offer) => has(`${offer.name} ${offer.group}`);
  const found = offers.filter(
    (offer) => named(offer) || has(`${offer.name} ${offer.group} ${says(offer.id, offer)}`),
  );
  const isIt = ({ name, refused }: Offer) => !refused && name.toLowerCase() === typed.trim().toLowerCase();
  const sections = new Map<string, Offer[]>();
  const inOrder = [...found.filter(isIt), ...found.filter(named), ...found];
  for (const offer of new Set(inOrder)) {
    const group = offer.refused ? doesNotFit : offer.group;
    sections.set(group, [...(sections.get(group) ?? []), offer]);
  }
  return [...sections].map(([group, cards]) => [
    group,
    cards.toSorted((a, b) => Number(isIt(b)) - Number(isIt(a)) || byRankAndName(a, b)),
  ]);
}

const byRankAndName = (a: Offer, b: Offer): number =>
  (b.rank ?? 0) - (a.rank ?? 0) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
