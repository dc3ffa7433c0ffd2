import { useMemo, useState } from 'react';
import { AddCard } from '../squads/add-card.tsx';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import { broughtCards, type Desk, type DeskCard, type Fields, withBrought, withoutBrought } from './desk.ts';
import type { OwnCards, OwnElement } from './game-packs.ts';

interface OwnCardsProps {
  readonly desk: Desk;
  readonly own: OwnCards;
  readonly changes: Fields;
  readonly onChanges: (changes: Fields) => void;
}

/** Cards of a club's own: what a pack brings, and how another is made of an upgrade of the house. */
export function OwnCardMaker({ desk, own, changes, onChanges }: OwnCardsProps) {
  const t = useWords(packWords);
  const [like, begin] = useState<DeskCard | null>(null);
  const brought = broughtCards(desk, changes);
  const offers = useMemo(
    () =>
      desk.cards
        .filter(({ list, says }) => list === 'upgrades' && says !== '')
        .map(({ id, name, group, values }) => ({
          id,
          name,
          group,
          cost: values[0]?.value ?? null,
          rank: null,
          refused: null,
        })),
    [desk],
  );
  const says = useMemo(() => {
    const texts = new Map(desk.cards.map((card) => [card.id, card.says]));
    return (id: string) => texts.get(id) ?? '';
  }, [desk]);
  return (
    <section className="pack-own" aria-label={t.ownCards}>
      <h3>{t.ownCards}</h3>
      <p className="quiet small">{t.ownCardsText}</p>
      <ul className="pack-rows">
        {brought.map(({ id, name }) => (
          <li key={id} className="is-changed">
            <div className="pack-card">
              <b>{name}</b>
              <p className="quiet small">{textOf(own, id)}</p>
            </div>
            <button type="button" onClick={() => onChanges(withoutBrought(changes, id))}>
              {t.removeCard({ card: name })}
            </button>
          </li>
        ))}
      </ul>
      <AddCard
        label={t.likeCard}
        load={() => offers}
        says={says}
        onAdd={(id) => begin(desk.cards.find((card) => card.list === 'upgrades' && card.id === id) ?? null)}
      />
      {like && (
        <OwnCard
          key={like.id}
          desk={desk}
          own={own}
          like={like}
          onAdd={(facts) => {
            onChanges(withBrought(desk, changes, facts));
            begin(null);
          }}
        />
      )}
    </section>
  );
}

function textOf(own: OwnCards, id: string): string {
  const said = own.says(id);
  return 'text' in said ? said.text : said.reason;
}

interface OwnCardProps {
  readonly desk: Desk;
  readonly own: OwnCards;
  readonly like: DeskCard;
  readonly onAdd: (facts: Parameters<typeof withBrought>[2]) => void;
}

/** An upgrade of the house with other values: its text as it was, and as it will read. */
function OwnCard({ desk, own, like, onAdd }: OwnCardProps) {
  const t = useWords(packWords);
  const elements = useMemo(() => own.elements(like.id), [own, like.id]);
  const [values, setValues] = useState<ReadonlyMap<number, number | string>>(new Map());
  const [name, setName] = useState(`${like.name} 2`);
  const [cost, setCost] = useState(like.values[0]?.value ?? 0);
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
        <label className="field">
          {t.cost}
          <input
            type="number"
            step={1}
            value={cost}
            onChange={({ target }) => Number.isInteger(target.valueAsNumber) && setCost(target.valueAsNumber)}
          />
        </label>
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
          <label key={element.at} className={values.has(element.at) ? 'field is-changed' : 'field'}>
            {text}
            <select
              value={String(values.get(element.at) ?? element.value)}
              onChange={({ target }) => setValues(withChoice(values, element, target.value))}
            >
              {element.choices.map((choice) => (
                <option key={choice.value} value={String(choice.value)}>
                  {choice.text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {elements.length === 0 && <p className="quiet">{t.noElements}</p>}
      <dl className="pack-says">
        <dt>{t.saidBefore({ card: like.name })}</dt>
        <dd className="quiet">{like.says}</dd>
        <dt>{t.saysNow}</dt>
        <dd>
          <output>{'text' in said ? said.text : t.cardRefused({ reason: said.reason })}</output>
        </dd>
      </dl>
      <button
        type="button"
        aria-disabled={'reason' in said}
        onClick={() => 'text' in said && onAdd({ like: like.id, id, name, slot, cost })}
      >
        {t.addCard}
      </button>
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

function labelOf({ what, name }: OwnElement, t: Words): string {
  if (what === 'charge.count') return t.chargePrice;
  if (what === 'force.count') return t.forcePrice;
  if (what === 'attack.value' || what === 'card.attack') return t.dice;
  if (name === 'range 0') return t.rangeFrom;
  if (name === 'range 1') return t.rangeTo;
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
