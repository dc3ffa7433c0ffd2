import {
  cannotAttack,
  carriedBy,
  chargesOfUpgrade,
  DAMAGE_DECK,
  dockedWith,
  energyOf,
  forceOf,
  HOUSE,
  hullOf,
  hullRemaining,
  initiativeOf,
  isDocked,
  isInformed,
  locksOn,
  type SecondState,
  type Ship,
  shieldsOf,
  shipCard,
  TOKEN_COLOUR,
  TOKENS,
  upgradeCard,
} from '@firing-arc/xwing/second';
import { useTable } from '../screen/table-context.ts';
import { chassisName, contactsOf, shipName, tagOf, words } from '../words/index.ts';

/** A ship: what it has, what it carries, what its dial says. */
export function ShipCard({ ship }: { readonly ship: Ship }) {
  const { game, looking, look } = useTable();
  const { chassis, pilot } = shipCard(ship.card);
  const force = forceOf(ship);
  const energy = energyOf(
    chassis,
    ship.upgrades.map(({ id }) => id),
  );
  const gone = ship.place === 'removed';
  const classes = ['ship-card', `side-${ship.player + 1}`];
  if (looking === ship.id) classes.push('looked-at');
  if (gone) classes.push('gone');
  return (
    <li className={classes.join(' ')}>
      <button
        type="button"
        className="ship-head"
        onPointerEnter={() => look(ship.id)}
        onPointerLeave={() => look(null)}
        onFocus={() => look(ship.id)}
        onBlur={() => look(null)}
      >
        <span className="tag">{tagOf(ship.id)}</span>
        <span className="ship-names">
          <b>{shipName(game.state, ship.id)}</b>
          <small className="quiet"> {chassisName(ship)}</small>
        </span>
        <span className="initiative" title="Initiative">
          <span className="unseen">initiative </span>
          {initiativeOf(ship)}
        </span>
        <span className="unseen">: show its range and arcs</span>
      </button>
      {gone ? (
        <p className="quiet">{ship.fled ? 'Left the play area.' : 'Destroyed and removed.'}</p>
      ) : (
        <>
          <p className="numbers">
            <Pips label="hull" left={Math.max(0, hullRemaining(ship))} of={hullOf(ship)} />
            {shieldsOf(ship) > 0 && <Pips label="shields" left={ship.shields} of={shieldsOf(ship)} />}
            {pilot.charges && <Pips label="charges" left={ship.charges} of={pilot.charges.limit} />}
            {force && <Pips label="Force" left={ship.force} of={force.limit} />}
            {energy > 0 && <Pips label="energy" left={ship.energy} of={energy} />}
            <span>
              agility <b>{chassis.agility}</b>
            </span>
            <span>
              attack <b>{chassis.weapons.map((weapon) => weapon.value).join(' / ')}</b>
            </span>
          </p>
          <Chips ship={ship} state={game.state} />
          <Cards ship={ship} />
          <Conditions ship={ship} />
          <Abilities ship={ship} />
          <Upgrades ship={ship} />
        </>
      )}
    </li>
  );
}

function Pips({ label, left, of }: { readonly label: string; readonly left: number; readonly of: number }) {
  return (
    <span className={`pips ${label}`}>
      {label}{' '}
      <b>
        {left}/{of}
      </b>
    </span>
  );
}

/** Tokens, locks, the dial and what holds the ship back, as labelled chips. */
function Chips({ ship, state }: { readonly ship: Ship; readonly state: SecondState }) {
  const own = state.locks.find((lock) => lock.by === ship.id);
  const towed = carriedBy(state, ship);
  const on = own && (own.kind === 'ship' ? tagOf(own.on) : words.obstacle(state, own.on));
  const refusal = ship.place === 'table' ? cannotAttack(state, ship) : null;
  return (
    <ul className="chips" aria-label="Tokens and dial">
      {ship.dial !== -1 && <li className="chip dial-chip">{dialText(ship)}</li>}
      {TOKENS.filter((token) => ship.tokens[token] > 0).map((token) => (
        <li key={token} className={`chip token-${TOKEN_COLOUR[token]}`}>
          {ship.tokens[token] > 1 ? `${ship.tokens[token]} × ` : ''}
          {words.token(token)}
        </li>
      ))}
      {isDocked(ship) && <li className="chip">docked with {tagOf(ship.carrier)}</li>}
      {dockedWith(state, ship).map((docked) => (
        <li key={docked.id} className="chip">
          carries {tagOf(docked.id)} {shipName(state, docked.id)}
        </li>
      ))}
      {ship.place === 'reserve' && !isDocked(ship) && <li className="chip">in reserve</li>}
      {towed && <li className="chip">tows {words.marker(state, towed.id)}</li>}
      {isInformed(state, ship) && <li className="chip">knows what a data cache holds</li>}
      {on !== undefined && <li className="chip token-red">locks {on}</li>}
      {locksOn(state, ship).map((lock) => (
        <li key={lock.by} className="chip token-red">
          locked by {tagOf(lock.by)}
        </li>
      ))}
      {contactsOf(state)
        .filter((pair) => pair.includes(ship))
        .map(([a, b]) => (
          <li key={`${a.id} ${b.id}`} className="chip">
            touches {tagOf(a === ship ? b.id : a.id)}
          </li>
        ))}
      {refusal !== null && <li className="chip">cannot attack</li>}
    </ul>
  );
}

function dialText(ship: Ship): string {
  const entry = shipCard(ship.card).chassis.dial[ship.dial];
  if (entry) {
    const text = `${words.maneuver(entry.maneuver)}, ${words.difficulty(entry.difficulty)}`;
    return ship.revealed ? `flew ${text}` : `dial: ${text}`;
  }
  return 'dial hidden';
}

/** Damage cards: what the faceup ones do, and how many lie facedown. */
function Cards({ ship }: { readonly ship: Ship }) {
  const up = ship.damage.filter((card) => card.up);
  const down = ship.damage.length - up.length;
  if (ship.damage.length === 0) return null;
  return (
    <ul className="damage" aria-label="Damage cards">
      {up.map((card) => {
        const kind = DAMAGE_DECK[card.kind];
        return (
          <li key={card.uid}>
            <b>{kind?.name}</b> {kind && words.damageCard(kind)}
          </li>
        );
      })}
      {down > 0 && <li>{down} facedown</li>}
    </ul>
  );
}

/** Condition cards on the ship; a facedown one says only that it is there. */
function Conditions({ ship }: { readonly ship: Ship }) {
  if (ship.conditions.length === 0) return null;
  return (
    <ul className="damage" aria-label="Conditions">
      {ship.conditions.map((condition) => {
        const id = condition.id === '' ? null : condition.id;
        return (
          <li key={condition.uid}>
            <b>Condition: {words.condition(id)}</b> {id !== null && !condition.up && '(facedown) '}
            {words.conditionText(id)}
          </li>
        );
      })}
    </ul>
  );
}

/** What the ship card says, and whether the house does all of it. */
function Abilities({ ship }: { readonly ship: Ship }) {
  const { pilot } = shipCard(ship.card);
  const missing = MISSING[HOUSE.pilot(ship.card)];
  if (pilot.abilities.length === 0 && missing === '') return null;
  return (
    <p className="ability">
      {pilot.abilities.map((ability) => words.ability(ability)).join(' ')}{' '}
      {missing && <i>The ability of this pilot: {missing}</i>}
    </p>
  );
}

/** What a player is told of a card that does not do all that it says. */
const MISSING = { all: '', part: 'only a part of it is written yet.', none: 'not written yet.' } as const;

/** Upgrades with their active charges, and what each does. */
function Upgrades({ ship }: { readonly ship: Ship }) {
  if (ship.upgrades.length === 0) return null;
  return (
    <ul className="damage" aria-label="Upgrades">
      {ship.upgrades.map((upgrade) => {
        const card = upgradeCard(upgrade.id);
        const charges = chargesOfUpgrade(upgrade);
        const missing = MISSING[HOUSE.upgrade(upgrade.id)];
        return (
          <li key={upgrade.id}>
            <b>{card?.name ?? upgrade.id}</b> {charges && `${upgrade.charges}/${charges.limit} `}
            {card && words.upgrade(card)} {missing && <i>This card: {missing}</i>}
          </li>
        );
      })}
    </ul>
  );
}
