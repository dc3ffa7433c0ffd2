import { FleetParts } from '../fleet/later.tsx';
import { useLookedAt, useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import type { Endurance, ShownCard, ShownList } from '../shown/table.ts';
import { CardIcon } from '../squads/card-icon.tsx';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { Tag } from './tag.tsx';

/** A ship: what it has, what it carries, what its dial says. */
export function ShipCard({ card }: { readonly card: ShownCard }) {
  const { game, look } = useTable();
  const { looking } = useLookedAt();
  const t = useWords(questionWords);
  const { table } = useLanguages();
  const { id, gone, numbers, parts, dials, defense, chips, lists } = card;
  const classes = ['ship-card', `side-${card.player + 1}`];
  if (looking === id) classes.push('looked-at');
  if (gone !== null) classes.push('gone');
  const endures = game.table.ships[id]?.endures ?? [];
  if (endures.some(({ kind, left, of }) => kind === 'hull' && 2 * left <= of)) classes.push('hurt');
  return (
    <li className={classes.join(' ')}>
      <button
        type="button"
        className="ship-head"
        onPointerEnter={() => look(id)}
        onPointerLeave={() => look(null)}
        onFocus={() => look(id)}
        onBlur={() => look(null)}
      >
        <Tag tag={card.tag} />
        <span className="ship-names">
          <b>{card.name}</b>
          <small className="quiet"> {card.type}</small>
        </span>
        <span className="rank" title={card.rankSays} aria-hidden="true">
          {card.rank}
        </span>
        <span className="unseen">{t.showReach({ rank: card.rankSays })}</span>
      </button>
      {gone !== null ? (
        <p className="quiet" lang={table}>
          {gone}
        </p>
      ) : (
        <>
          <Bars endures={endures} />
          <p className="numbers" lang={table}>
            {numbers.map(({ icon, label, text }) => (
              <span key={label} className={`fact-${icon}`} title={label}>
                <CardIcon icon={icon} />
                <span className="unseen">{label} </span>
                <b>{text}</b>{' '}
              </span>
            ))}
          </p>
          {(parts || dials || defense) && <FleetParts card={card} />}
          <ul className="chips" aria-label={t.tokensAndDial}>
            {chips.map(({ key, text, tone }) => (
              <li key={key} className={tone ? `chip tone-${tone}` : 'chip'}>
                <span lang={table}>{text}</span>
              </li>
            ))}
          </ul>
          {lists.map((list) => (
            <CardList key={list.label} list={list} />
          ))}
        </>
      )}
    </li>
  );
}

const placesOf = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth);

/** Shields and hull as bars, what is lost hollow; the numbers beside say the same. */
function Bars({ endures }: { readonly endures: readonly Endurance[] }) {
  return (
    <div className="bars" aria-hidden="true">
      {endures.map(({ kind, left, of }) => (
        <span key={kind} className={`bar ${kind}`}>
          {placesOf(of).map((nth) => (
            <i key={nth} className={nth < left ? undefined : 'lost'} />
          ))}
        </span>
      ))}
    </div>
  );
}

/** Cards on a ship, each with what it does. */
function CardList({ list }: { readonly list: ShownList }) {
  const { rules } = useLanguages();
  return (
    <ul className="card-list" aria-label={list.label} lang={rules}>
      {list.entries.map(({ key, title, text, missing }) => (
        <li key={key}>
          {title && <b>{title}</b>} {text} {missing && <i>{missing}</i>}
        </li>
      ))}
    </ul>
  );
}
