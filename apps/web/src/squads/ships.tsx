import type { BuilderShip, Draft, SquadBuilder } from '../games/builder.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { AddCard } from './add-card.tsx';

interface ShipsProps {
  readonly builder: SquadBuilder;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The ships of a squad, each with its upgrades; everything about them can be changed here. */
export function Ships({ builder, draft, onChange }: ShipsProps) {
  const t = useWords(squadWords);
  const shown = builder.ships(draft);
  const change = (ships: Draft['ships']) => onChange({ ...draft, ships });
  const changeShip = (at: number, upgrades: readonly string[]) =>
    change(draft.ships.map((ship, i) => (i === at ? { ...ship, upgrades } : ship)));
  return (
    <>
      <ol className="stacked squad-ships">
        {numbered(shown).map(({ card: ship, at }) => {
          const { upgrades } = draft.ships[at]!;
          return (
            <li key={at} className="card">
              <ShipHeading
                ship={ship}
                says={builder.says.ship(draft.ships[at]!.pilot)}
                onCopy={() => change(draft.ships.toSpliced(at, 0, draft.ships[at]!))}
                onRemove={() => change(draft.ships.toSpliced(at, 1))}
              />
              <Upgrades
                ship={ship}
                says={builder.says.card}
                onRemove={(id) => changeShip(at, upgrades.toSpliced(upgrades.indexOf(id), 1))}
              />
              <AddCard
                label={t.addUpgrade({ ship: ship.name })}
                load={() => builder.upgrades(draft, at)}
                says={builder.says.card}
                onAdd={(id) => changeShip(at, [...upgrades, id])}
              />
            </li>
          );
        })}
      </ol>
      <div className="card no-print">
        <AddCard
          label={t.addShip}
          load={() => builder.pilots(draft.faction)}
          says={builder.says.ship}
          onAdd={(pilot) => change([...draft.ships, { pilot, upgrades: [] }])}
        />
      </div>
    </>
  );
}

/** Cards with their place, which is their name: the same one may be there twice. */
const numbered = <Card,>(cards: readonly Card[]) => cards.map((card, at) => ({ card, at }));

function ShipHeading(props: {
  readonly ship: BuilderShip;
  readonly says: string;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}) {
  const { ship, says, onCopy, onRemove } = props;
  const t = useWords(squadWords);
  const { name, type, points, loadout } = ship;
  return (
    <div className="ship-heading">
      <h2>
        {name} <small className="quiet">{type}</small>
      </h2>
      <p className="ship-points">
        <b>{t.points(points)}</b>
        {loadout && <span> · {t.loadout({ used: loadout.used, most: loadout.most })}</span>}
      </p>
      <CardSays text={says} />
      <div className="row no-print">
        <button type="button" onClick={onCopy}>
          {t.copy}
          <span className="unseen"> {name}</span>
        </button>
        <button type="button" onClick={onRemove}>
          {t.remove}
          <span className="unseen"> {name}</span>
        </button>
      </div>
    </div>
  );
}

/** What a card does, under its name. */
export const CardSays = ({ text }: { readonly text: string }) =>
  text === '' ? null : <small className="card-says">{text}</small>;

function Upgrades(props: {
  readonly ship: BuilderShip;
  readonly says: (id: string) => string;
  readonly onRemove: (id: string) => void;
}) {
  const { ship, says, onRemove } = props;
  const t = useWords(squadWords);
  if (ship.upgrades.length === 0) return null;
  return (
    <ul className="squad-upgrades">
      {numbered(ship.upgrades).map(({ card: { id, name, slot, cost, printed }, at }) => (
        <li key={at}>
          <span>
            {name} <small className="quiet">{slot}</small>
            <CardSays text={says(id)} />
          </span>
          {printed ? (
            <small className="quiet">{t.printed}</small>
          ) : (
            <>
              <b>{cost}</b>
              <button type="button" className="no-print" onClick={() => onRemove(id)}>
                <span aria-hidden="true">×</span>
                <span className="unseen">
                  {t.remove} {name}
                </span>
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
