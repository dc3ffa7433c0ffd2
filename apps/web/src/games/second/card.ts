/** The card of a ship of X-Wing 2.5: what it has, what it carries, what its dial says. */

import {
  cannotAttack,
  carriedBy,
  chargesOfUpgrade,
  DAMAGE_DECK,
  dialFor,
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
} from '@firing-arc/xwing/second/engine';
import type { ShownCard, ShownList } from '../../shown/table.ts';
import { questionWords } from '../../words/en/questions.ts';
import { listOf } from '../lists.ts';
import { filled, headOf } from '../xwing/cards.ts';
import { say, tagOf } from '../xwing/names.ts';
import { taggedName, words } from './names.ts';
import { chassisName } from './ships.ts';

type Chip = ShownCard['chips'][number];

export function cardOf(state: SecondState, id: number): ShownCard {
  const ship = state.ships[id]!;
  return {
    ...headOf(ship, {
      name: words.ship(state, id),
      type: chassisName(ship),
      rank: say().shortInitiative({ rank: initiativeOf(ship) }),
      rankSays: say().initiative({ rank: initiativeOf(ship) }),
    }),
    numbers: numbersOf(ship),
    chips: chipsOf(state, ship),
    lists: filled(damageOf(ship), conditionsOf(ship), abilitiesOf(ship), upgradesOf(ship)),
  };
}

function numbersOf(ship: Ship): ShownCard['numbers'] {
  const { chassis, pilot } = shipCard(ship.card);
  const force = forceOf(ship);
  const energy = energyOf(
    chassis,
    ship.upgrades.map((upgrade) => upgrade.id),
  );
  const shields = shieldsOf(ship);
  const t = say();
  const pips = (icon: string, label: string, left: number, of: number) => ({
    icon,
    label,
    text: `${left}/${of}`,
  });
  return [
    pips('hull', t.hull, Math.max(0, hullRemaining(ship)), hullOf(ship)),
    ...(shields > 0 ? [pips('shields', t.shields, ship.shields, shields)] : []),
    ...(pilot.charges ? [pips('charge', t.charges, ship.charges, pilot.charges.limit)] : []),
    ...(force ? [pips('force', t.force, ship.force, force.limit)] : []),
    ...(energy > 0 ? [pips('charge', t.energy, ship.energy, energy)] : []),
    { icon: 'agility', label: t.agility, text: String(chassis.agility) },
    {
      icon: 'arc-front',
      label: t.attack,
      text: chassis.weapons.map((weapon) => weapon.value).join(' / '),
    },
  ];
}

/** Tokens, locks, the dial and what holds the ship back. */
function chipsOf(state: SecondState, ship: Ship): readonly Chip[] {
  const own = state.locks.find((lock) => lock.by === ship.id);
  const towed = carriedBy(state, ship);
  const refusal = ship.place === 'table' ? cannotAttack(state, ship) : null;
  const t = say();
  return [
    ...(ship.dial === -1 ? [] : [{ key: 'dial', text: dialText(ship), tone: 'dial' as const }]),
    ...TOKENS.filter((token) => ship.tokens[token] > 0).map((token) => ({
      key: token,
      text: `${ship.tokens[token] > 1 ? `${ship.tokens[token]} × ` : ''}${words.token(token)}`,
      tone: TOKEN_COLOUR[token],
    })),
    ...(isDocked(ship) ? [{ key: 'docked', text: t.dockedWith({ ship: tagOf(ship.carrier) }) }] : []),
    ...dockedWith(state, ship).map((docked) => ({
      key: `carries ${docked.id}`,
      text: t.carries({ ship: taggedName(state, docked.id) }),
    })),
    ...(ship.place === 'reserve' && !isDocked(ship) ? [{ key: 'reserve', text: t.inReserve }] : []),
    ...(towed ? [{ key: 'tows', text: t.tows({ objective: words.marker(state, towed.id) }) }] : []),
    ...(isInformed(state, ship) ? [{ key: 'informed', text: t.informed }] : []),
    ...(own
      ? [{ key: 'locks', text: t.locks({ target: lockedName(state, own) }), tone: 'red' as const }]
      : []),
    ...locksOn(state, ship).map((lock) => ({
      key: `locked ${lock.by}`,
      text: t.lockedBy({ ship: tagOf(lock.by) }),
      tone: 'red' as const,
    })),
    ...contactsWith(state, ship.id).map((other) => ({
      key: `touches ${other}`,
      text: t.touches({ ship: tagOf(other) }),
    })),
    ...(refusal === null ? [] : [{ key: 'refusal', text: t.cannotAttack }]),
  ];
}

const lockedName = (state: SecondState, { kind, on }: SecondState['locks'][number]): string =>
  kind === 'ship' ? tagOf(on) : words.obstacle(state, on);

/** Pairs of ships in contact, by id. */
export function contactsOf({ contacts, ships }: SecondState): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0; i < contacts.length; i += 2) {
    const [a, b] = [contacts[i]!, contacts[i + 1]!];
    if (ships[a] && ships[b]) pairs.push([a, b]);
  }
  return pairs;
}

const contactsWith = (state: SecondState, id: number): readonly number[] =>
  contactsOf(state).flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

function dialText(ship: Ship): string {
  const entry = dialFor(ship)[ship.dial];
  if (!entry) return say().dialHidden;
  const maneuver = `${words.maneuver(entry.maneuver)}, ${words.difficulty(entry.difficulty)}`;
  return ship.revealed ? say().flew({ maneuver }) : say().dial({ maneuver });
}

/** Damage cards: what the faceup ones do, and how many lie facedown. */
function damageOf(ship: Ship): ShownList {
  const down = ship.damage.filter((card) => !card.up).length;
  const up = ship.damage.flatMap(({ up, kind, uid }) => {
    const card = up ? DAMAGE_DECK[kind] : undefined;
    return card ? [{ key: String(uid), title: card.name, text: words.damageCard(card) }] : [];
  });
  const t = questionWords.get();
  return listOf(t.damageCards, up, down, t.facedownCards({ count: down }));
}

/** Condition cards on the ship; a facedown one says only that it is there. */
function conditionsOf(ship: Ship): ShownList {
  const t = questionWords.get();
  const entries = ship.conditions.map((condition) => {
    const id = condition.id === '' ? null : condition.id;
    const hidden = id !== null && !condition.up ? `${t.facedown} ` : '';
    return {
      key: String(condition.uid),
      title: t.condition({ name: words.condition(id) }),
      text: `${hidden}${words.conditionText(id)}`,
    };
  });
  return { label: t.conditions, entries };
}

/** What the ship card says, and whether the house does all of it. */
function abilitiesOf(ship: Ship): ShownList {
  const { pilot } = shipCard(ship.card);
  const t = questionWords.get();
  const missing = { all: '', part: t.pilotPart, none: t.pilotNone }[HOUSE.pilot(ship.card)];
  const text = words.abilities(pilot.abilities).join(' ');
  const entry = {
    key: 'pilot',
    title: '',
    text,
    ...(missing && { missing }),
  };
  return { label: t.ability, entries: text === '' && missing === '' ? [] : [entry] };
}

/** The card that lies facedown under an upgrade, as far as the one who looks may know it. */
function underIt({ under }: Ship['upgrades'][number]): readonly string[] {
  if (under === undefined) return [];
  const t = questionWords.get();
  const card = upgradeCard(under);
  return [card ? t.liesUnder({ card: card.name }) : t.liesHidden];
}

/** Upgrades with their active charges, and what each does. */
function upgradesOf(ship: Ship): ShownList {
  const t = questionWords.get();
  const entries = ship.upgrades.map((upgrade) => {
    const card = upgradeCard(upgrade.id);
    const charges = chargesOfUpgrade(upgrade);
    const missing = { all: '', part: t.upgradePart, none: t.upgradeNone }[HOUSE.upgrade(upgrade.id)];
    return {
      key: upgrade.id,
      title: card?.name ?? upgrade.id,
      text: [
        ...(charges ? [`${upgrade.charges}/${charges.limit}`] : []),
        ...(card ? [words.upgrade(card)] : []),
        ...underIt(upgrade),
      ].join(' '),
      ...(missing && { missing }),
    };
  });
  return { label: t.upgrades, entries };
}
