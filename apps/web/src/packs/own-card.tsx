import { useMemo, useRef, useState } from 'react';
import type { Offer } from '../games/builder.ts';
import { AddCard } from '../squads/add-card.tsx';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import {
  type BroughtCard,
  broughtCards,
  type Desk,
  type DeskCard,
  type Fields,
  was,
  withBrought,
  withoutBrought,
} from './desk.ts';
import type { OwnCards, OwnElement } from './game-packs.ts';
import { NumberField } from './number-field.tsx';

interface OwnCardsProps {
  readonly desk: Desk;
  readonly changes: Fields;
  readonly onChanges: (changes: Fields) => void;
}

/** A card of the house with which one of a club's own begins, and how that is made. */
interface Begun {
  readonly like: DeskCard;
  readonly own: OwnCards;
}

/** Cards of a club's own: what a pack brings, and how another is made of a card of the house. */
export function OwnCardMaker({ desk, changes, onChanges }: OwnCardsProps) {
  const t = useWords(packWords);
  const [begun, begin] = useState<Begun | null>(null);
  const brought = broughtCards(desk, changes);
  const begins = useMemo(() => beginningsOf(desk), [desk]);
  return (
    <section className="pack-own" aria-label={t.ownCards}>
      <h3>{t.ownCards}</h3>
      <p className="quiet small">{t.ownCardsText}</p>
      <ul className="pack-rows">
        {brought.map((card) => (
          <li key={`${card.list} ${card.id}`} className="is-changed">
            <div className="pack-card">
              <b>{card.name}</b>
              <p className="quiet small">{textOf(desk, card)}</p>
            </div>
            <button type="button" onClick={() => onChanges(withoutBrought(changes, card))}>
              {t.removeCard({ card: card.name })}
            </button>
          </li>
        ))}
      </ul>
      <AddCard
        label={t.likeCard}
        load={() => [...begins().keys()]}
        says={(_, offer) => begins().get(offer)?.like.says ?? ''}
        onAdd={(_, offer) => begin(begins().get(offer) ?? null)}
      />
      {begun && (
        <OwnCard
          key={`${begun.own.list} ${begun.like.id}`}
          desk={desk}
          {...begun}
          onAdd={(facts) => {
            onChanges(withBrought(desk, changes, begun.own, facts));
            begin(null);
          }}
        />
      )}
    </section>
  );
}

/** The cards of the house of which something could be otherwise, as they are offered; found when they are first asked for. */
function beginningsOf({ cards, own: kinds }: Desk): () => ReadonlyMap<Offer, Begun> {
  let found: ReadonlyMap<Offer, Begun> | null = null;
  const find = () =>
    kinds.flatMap((own) =>
      cards
        .filter(({ list, id }) => list === own.list && own.elements(id).length > 0)
        .map((like) => [offerOf(like), { like, own }] as const),
    );
  return () => (found ??= new Map(find()));
}

const offerOf = ({ id, name, group, values }: DeskCard): Offer => ({
  id,
  name,
  group,
  cost: values[0]?.value ?? null,
  rank: null,
  refused: null,
});

function textOf({ own }: Desk, { list, id }: BroughtCard): string {
  const said = own.find((one) => one.list === list)?.says(id) ?? { text: '' };
  return 'text' in said ? said.text : said.reason;
}

interface OwnCardProps extends Begun {
  readonly desk: Desk;
  readonly onAdd: (facts: Parameters<typeof withBrought>[3]) => void;
}

/** A card of the house with other values: its text as it was, and as it will read. */
function OwnCard({ desk, own, like, onAdd }: OwnCardProps) {
  const t = useWords(packWords);
  const elements = useMemo(() => own.elements(like.id), [own, like.id]);
  const [values, setValues] = useState<ReadonlyMap<number, number | string>>(new Map());
  const [name, setName] = useState(`${like.name} 2`);
  const prices = [...new Set([own.price, ...like.values.map(({ field }) => field)])];
  const [paid, setPaid] = useState(() => new Map(prices.map((field) => [field, was(like, field) ?? 0])));
  const [slot, setSlot] = useState(() => slotOf(desk.whole.upgrades, like.id) ?? own.slots[0] ?? '');
  const id = own.idOf(like.id, values, name);
  const said = own.says(id);
  return (
    <div className="card pack-own-card">
      <div className="pack-about">
        <label className="field">
          {t.cardName}
          <input type="text" value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        {prices.map((field) => (
          <NumberField
            key={field}
            label={t[field]}
            value={paid.get(field) ?? 0}
            was={was(like, field) ?? 0}
            onValue={(value) => setPaid(new Map(paid).set(field, value ?? 0))}
          />
        ))}
        {own.slots.length > 0 && (
          <label className="field">
            {t.slotField}
            <select value={slot} onChange={({ target }) => setSlot(target.value)}>
              {own.slots.map((each) => (
                <option key={each} value={each}>
                  {desk.slotName(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        {labelled(elements, t).map(({ element, text }) => (
          <ElementField
            key={element.at}
            element={element}
            label={text}
            value={values.get(element.at) ?? element.value}
            onValue={(chosen) => setValues(withChoice(values, element, chosen))}
          />
        ))}
      </div>
      <dl className="pack-says">
        <dt>{t.saidBefore({ card: like.name })}</dt>
        <dd className="quiet">{textOf(desk, { list: own.list, id: like.id, name: like.name })}</dd>
        <dt>{t.saysNow}</dt>
        <dd>
          <output>{'text' in said ? said.text : t.cardRefused({ reason: said.reason })}</output>
        </dd>
      </dl>
      <button
        type="button"
        aria-disabled={'reason' in said}
        onClick={() =>
          'text' in said && onAdd({ like: like.id, id, name, slot, values: Object.fromEntries(paid) })
        }
      >
        {t.addCard}
      </button>
    </div>
  );
}

interface ElementFieldProps {
  readonly element: OwnElement;
  readonly label: string;
  readonly value: number | string;
  readonly onValue: (chosen: string) => void;
}

/** One value, marked with what it was where it is another, and put back by a press. */
function ElementField({ element, label, value, onValue }: ElementFieldProps) {
  const t = useWords(packWords);
  const select = useRef<HTMLSelectElement>(null);
  const { choices, value: before } = element;
  const isChanged = value !== before;
  const called = choices.find((choice) => choice.value === before)?.text ?? before;
  return (
    <div className="pack-own-value">
      <label className={isChanged ? 'field is-changed' : 'field'}>
        <span>
          {label} {isChanged && <small>{t.was({ value: called })}</small>}
        </span>
        <select
          ref={select}
          aria-label={label}
          value={String(value)}
          onChange={({ target }) => onValue(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={String(choice.value)}>
              {choice.text}
            </option>
          ))}
        </select>
      </label>
      {isChanged && (
        <button
          type="button"
          aria-label={t.undoCard({ card: label })}
          onClick={() => {
            onValue(String(before));
            // The button goes away: who pressed it by a key goes on from the value.
            select.current?.focus();
          }}
        >
          ↺
        </button>
      )}
    </div>
  );
}

/** The first slot that an upgrade of a pack fills. */
function slotOf(upgrades: unknown, id: string): string | undefined {
  if (!Array.isArray(upgrades)) return undefined;
  const card: unknown = upgrades.find(
    (each: unknown) => typeof each === 'object' && each !== null && 'id' in each && each.id === id,
  );
  if (typeof card !== 'object' || card === null || !('slots' in card) || !Array.isArray(card.slots))
    return undefined;
  const [slot] = card.slots as readonly unknown[];
  return typeof slot === 'string' ? slot : undefined;
}

/** The values with another choice of one; it is no change where it is what the card has. */
function withChoice(
  values: ReadonlyMap<number, number | string>,
  { at, value, choices }: OwnElement,
  chosen: string,
): ReadonlyMap<number, number | string> {
  const next = new Map(values);
  const choice = choices.find((each) => String(each.value) === chosen)?.value ?? value;
  if (choice === value) next.delete(at);
  else next.set(at, choice);
  return next;
}

type Words = ReturnType<typeof packWords.get>;

/** Elements with what they are called; those that are called alike are numbered. */
function labelled(elements: readonly OwnElement[], t: Words) {
  const labels = elements.map((element) => labelOf(element, t));
  return elements.map((element, i) => {
    const what = labels[i]!;
    const alike = labels.filter((label) => label === what).length > 1;
    const at = labels.slice(0, i + 1).filter((label) => label === what).length;
    return { element, text: alike ? t.numbered({ what, at }) : what };
  });
}

function labelOf({ what, name, called }: OwnElement, t: Words): string {
  if (called !== undefined) return called;
  if (what === 'charge.count') return t.chargePrice;
  if (what === 'force.count') return t.forcePrice;
  if (what === 'attack.value' || what === 'card.attack') return t.dice;
  if (what === 'card.initiative') return t.initiative;
  if (what === 'card.skill') return t.skill;
  if (what === 'force.limit') return t.force;
  if (what === 'force.recurring') return t.forceRecurring;
  if (/^(range|friendlyAt) 0$/.test(name)) return t.rangeFrom;
  if (/^(range|friendlyAt) 1$/.test(name)) return t.rangeTo;
  const [word = ''] = name.split(' ');
  const labels: Readonly<Record<string, string>> = {
    count: t.count,
    arc: t.arc,
    arcs: t.arc,
    token: t.token,
    tokens: t.token,
    least: t.atLeast,
    most: t.atMost,
    limit: t.charges,
    recurring: t.recurring,
    hits: t.hits,
    crits: t.crits,
  };
  return labels[word] ?? t.otherValue;
}
