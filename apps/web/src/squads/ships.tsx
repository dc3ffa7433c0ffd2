import { useState } from 'react';
import type { BuilderShip, Draft, ShipFacts, SlotName, SquadBuilder } from '../games/builder.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { AddCard, type Asked } from './add-card.tsx';
import { Bar } from './bar.tsx';
import { CardIcon } from './card-icon.tsx';
import { Facts } from './facts.tsx';

interface ShipsProps {
  readonly builder: SquadBuilder;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Compares the card of a ship with others. */
  readonly onCompare: (id: string) => void;
}

/** The ships of a squad, each with its upgrades; everything about them can be changed here. */
export function Ships({ builder, draft, onChange, onCompare }: ShipsProps) {
  const t = useWords(squadWords);
  const shown = builder.ships(draft);
  const change = (ships: Draft['ships']) => onChange({ ...draft, ships });
  const changeShip = (at: number, upgrades: readonly string[]) =>
    change(draft.ships.map((ship, i) => (i === at ? { ...ship, upgrades } : ship)));
  return (
    <>
      <ol className="stacked squad-ships">
        {numbered(shown).map(({ card: ship, at }) => {
          const { pilot, upgrades } = draft.ships[at]!;
          return (
            <li key={at} className="card squad-ship">
              <ShipHeading
                ship={ship}
                facts={builder.facts(pilot)}
                says={builder.says.ship(pilot)}
                onCopy={() => change(draft.ships.toSpliced(at, 0, draft.ships[at]!))}
                onRemove={() => change(draft.ships.toSpliced(at, 1))}
                onCompare={() => onCompare(pilot)}
              />
              <Upgrades
                ship={ship}
                says={builder.says.card}
                onRemove={(id) => changeShip(at, upgrades.toSpliced(upgrades.indexOf(id), 1))}
              />
              <Room
                ship={ship}
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
          facts={builder.facts}
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
  readonly facts: ShipFacts | null;
  readonly says: string;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  readonly onCompare: () => void;
}) {
  const { ship, facts, says, onCopy, onRemove, onCompare } = props;
  const t = useWords(squadWords);
  const { name, type, points, loadout } = ship;
  return (
    <div className="ship-heading">
      {facts && <Portrait model={facts.model} outline={facts.outline} />}
      <div className="ship-title">
        <h2>
          {name} <small className="quiet">{type}</small>
        </h2>
        <p className="ship-points">
          <b>{t.points(points)}</b>
          {loadout && <span> {t.loadout({ used: loadout.used, most: loadout.most })}</span>}
        </p>
        {loadout && loadout.most > 0 && <Bar parts={[loadout.used]} most={loadout.most} />}
      </div>
      <CardSays text={says} />
      {facts && <Facts facts={facts} folded />}
      <div className="row no-print ship-acts">
        <button type="button" onClick={onCompare}>
          {t.compare}
          <span className="unseen"> {name}</span>
        </button>
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

/** Slots that nothing fills, each a way to what fits it, and the field that finds any upgrade. */
function Room(props: {
  readonly ship: BuilderShip;
  readonly load: () => ReturnType<SquadBuilder['upgrades']>;
  readonly says: (id: string) => string;
  readonly onAdd: (id: string) => void;
}) {
  const { ship, load, says, onAdd } = props;
  const t = useWords(squadWords);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = ({ name }: SlotName) => setAsked({ text: name, nth: (asked?.nth ?? 0) + 1 });
  return (
    <>
      {ship.free.length > 0 && (
        <ul className="free-slots no-print" aria-label={t.freeSlots({ ship: ship.name })}>
          {numbered(ship.free).map(({ card: slot, at }) => (
            <li key={at}>
              <button type="button" className="free-slot" onClick={() => ask(slot)}>
                <CardIcon icon={slot.id} />
                {slot.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddCard
        label={t.addUpgrade({ ship: ship.name })}
        load={load}
        says={says}
        onAdd={onAdd}
        asked={asked}
      />
    </>
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
      {numbered(ship.upgrades).map(({ card: { id, name, slot, icon, cost, printed }, at }) => (
        <li key={at}>
          <CardIcon icon={icon} />
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
