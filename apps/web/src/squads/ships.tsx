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
                onCopy={() => change(draft.ships.toSpliced(at, 0, draft.ships[at]!))}
                onRemove={() => change(draft.ships.toSpliced(at, 1))}
              />
              <Upgrades
                ship={ship}
                onRemove={(id) => changeShip(at, upgrades.toSpliced(upgrades.indexOf(id), 1))}
              />
              <AddCard
                label={t.addUpgrade({ ship: ship.name })}
                load={() => builder.upgrades(draft, at)}
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
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}) {
  const { ship, onCopy, onRemove } = props;
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

function Upgrades({
  ship,
  onRemove,
}: {
  readonly ship: BuilderShip;
  readonly onRemove: (id: string) => void;
}) {
  const t = useWords(squadWords);
  if (ship.upgrades.length === 0) return null;
  return (
    <ul className="squad-upgrades">
      {numbered(ship.upgrades).map(({ card: { id, name, slot, cost, printed }, at }) => (
        <li key={at}>
          <span>
            {name} <small className="quiet">{slot}</small>
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
