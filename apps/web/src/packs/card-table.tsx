import { useDeferredValue, useState } from 'react';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import {
  type Desk,
  type DeskCard,
  type Fields,
  isChanged,
  isLegal,
  numberOf,
  was,
  withLegal,
  withoutChange,
  withValue,
} from './desk.ts';
import { NumberField } from './number-field.tsx';

interface CardTableProps {
  readonly desk: Desk;
  readonly changes: Fields;
  readonly onChanges: (changes: Fields, name?: string) => void;
}

/** More are found by their names than are shown at once. */
const MOST_ROWS = 25;

/** The cards of a pack: what each costs and whether it is legal, to be changed. */
export function CardTable({ desk, changes, onChanges }: CardTableProps) {
  const t = useWords(packWords);
  const [typed, setTyped] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const wanted = useDeferredValue(typed).toLowerCase().split(/\s+/);
  const found = desk.cards.filter(
    (card) => (!onlyChanged || isChanged(changes, card)) && isFound(card, wanted),
  );
  return (
    <section className="pack-cards" aria-label={t.cards}>
      <h3>{t.cards}</h3>
      <label className="field">
        {t.search}
        <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={onlyChanged}
          onChange={({ target }) => setOnlyChanged(target.checked)}
        />
        {t.onlyChanged}
      </label>
      <p role="status" className="quiet small">
        {t.found(found.length)} {found.length > MOST_ROWS && t.more({ count: MOST_ROWS })}
      </p>
      <ul className="pack-rows">
        {found.slice(0, MOST_ROWS).map((card) => (
          <li key={`${card.list} ${card.id}`} className={isChanged(changes, card) ? 'is-changed' : ''}>
            <CardRow desk={desk} card={card} changes={changes} onChanges={onChanges} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isFound = ({ name, group, says }: DeskCard, wanted: readonly string[]): boolean => {
  const text = `${name} ${group} ${says}`.toLowerCase();
  return wanted.every((word) => text.includes(word));
};

function CardRow({ desk, card, changes, onChanges }: CardTableProps & { readonly card: DeskCard }) {
  const t = useWords(packWords);
  const legal = isLegal(changes, card, desk.ban);
  const key = `${card.list} ${card.id}`;
  const called = `${card.name}, ${card.group}`;
  return (
    <>
      <div className="pack-card">
        <b>{card.name}</b> <span className="quiet">{card.group}</span>
        {card.says && <p className="quiet small">{card.says}</p>}
      </div>
      <div className="pack-values">
        {card.values.map(({ field }) => (
          <NumberField
            key={field}
            label={t[field]}
            called={t.valueOf({ what: t[field], card: called })}
            value={numberOf(changes, card, field)}
            was={was(card, field)}
            onValue={(value) => onChanges(withValue(changes, card, field, value), `${key} ${field}`)}
          />
        ))}
        <label className={legal === card.legal ? 'check' : 'check is-changed'}>
          <input
            type="checkbox"
            aria-label={t.valueOf({ what: t.legal, card: called })}
            checked={legal}
            onChange={({ target }) => onChanges(withLegal(desk, changes, card, target.checked))}
          />
          <span>
            {t.legal} {legal !== card.legal && <small>{card.legal ? t.wasLegal : t.wasNotLegal}</small>}
          </span>
        </label>
        {isChanged(changes, card) && (
          <button
            type="button"
            aria-label={t.undoCard({ card: called })}
            onClick={() => onChanges(withoutChange(desk, changes, card))}
          >
            ↺
          </button>
        )}
      </div>
    </>
  );
}
