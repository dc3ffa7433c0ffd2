import { nearest } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import type { EffectOf } from '../abilities/effects/acting.ts';
import { markHooks } from '../abilities/hooks.ts';
import { UPGRADE_REF } from '../cards/gathered.ts';
import { shipCard } from '../cards/library.ts';
import { CONDITIONS, conditionCard } from '../conditions/cards.ts';
import { comeAboard } from '../docking/aboard.ts';
import { hasRoomFor } from '../docking/carriers.ts';
import { cardAbilities } from '../ship/abilities.ts';
import { dialFor } from '../ship/card.ts';
import { opponentOf } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { dialEntry, maneuverNamed, nameOf } from './dial.ts';
import { type PositionProblem, problem } from './problems.ts';
import { ARCS, type PositionShip } from './schema.ts';

/** How a facedown damage card is written. */
export const FACEDOWN = 'facedown';

const COPIED = [
  'shields',
  'charges',
  'force',
  'energy',
  'revealed',
  'dialShown',
  'activated',
  'engaged',
  'destroyed',
  'fled',
  'halfScored',
  'bonusAttacked',
  'systemDone',
  'devicesPlaced',
  'tractored',
  'decloakedIn',
  'skipsAction',
  'noMoreActions',
] as const;

/** Puts on a ship what is written of it. */
export function setUpShip(
  state: SecondState,
  ship: Ship,
  given: PositionShip,
  where: string,
): readonly PositionProblem[] {
  const { at, dial } = given;
  ship.place = given.place ?? (at ? 'table' : 'reserve');
  if (at) Object.assign(ship, poseAt(...at));
  Object.assign(ship.tokens, given.tokens);
  for (const name of COPIED) if (given[name] !== undefined) Object.assign(ship, { [name]: given[name] });
  for (const name of ['performed', 'failed', 'systemUsed'] as const) ship[name] = [...(given[name] ?? [])];
  ship.initiatives = (given.initiatives ?? []).map((one) => ({ ...one }));
  const problems =
    at || ship.place !== 'table' ? [] : [problem(where, 'no-place', '`at` says where it lies on the table')];
  return [
    ...problems,
    ...(dial === undefined ? [] : setDial(ship, dial, where)),
    ...turnIndicators(ship, given, where),
    ...setUpgrades(ship, given, where),
    ...dealDamage(state, ship, given.damage ?? [], where),
    ...assignConditions(state, ship, given, where),
    ...rememberFlight(state, ship, given, where),
    ...(given.split ? splitOff(ship, where) : []),
    ...lastOn(state, ship, given, where),
  ];
}

/** Effects that went on before the position: they last as the cards say that they come from. */
function lastOn(
  state: SecondState,
  ship: Ship,
  { lasting = [] }: PositionShip,
  where: string,
): readonly PositionProblem[] {
  return lasting.flatMap(({ card, by = ship.id, which = 0 }, at) => {
    const owner = state.ships[by];
    const place = `${where}/lasting/${at}`;
    if (!owner) return [problem(`${place}/by`, 'no-such-ship', `there is no ship ${by}`)];
    const effects = cardAbilities(owner)
      .filter(({ ref, name }) => isOn(owner, card, ref, name))
      .flatMap(({ ref, name, ability }) =>
        lastingIn(ability).map(({ until, of }) =>
          of.map((one) => ({ until, by, ability: ref, name, of: one })),
        ),
      );
    const found = effects[which];
    if (!found) {
      const what = `ship ${by} has no ${which > 0 ? `${which + 1} effects of ` : ''}'${card}' that last`;
      return [problem(`${place}/card`, 'no-such-thing', what)];
    }
    ship.lasting.push(...found);
    return [];
  });
}

/** Whether an ability is one of a card: of the pilot or an upgrade by its id, of the ship by the ability's name. */
const isOn = (owner: Ship, card: string, ref: string, name: string): boolean =>
  name === card ||
  ref.startsWith(`${UPGRADE_REF}${card}.`) ||
  (ref.startsWith('pilot.') && owner.card === card);

type Lasting = EffectOf<'lasting'>;

/** The effects inside an ability that last for a while, in its order. */
function lastingIn(part: unknown): readonly Lasting[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('kind' in part && part.kind === 'lasting') return [part as Lasting];
  return Object.values(part).flatMap(lastingIn);
}

function setDial(ship: Ship, dial: number | string, where: string): readonly PositionProblem[] {
  const entry = typeof dial === 'string' ? dialEntry(ship.card, dial) : dial;
  const entries = dialFor(ship).length;
  if (entry === undefined || entry >= entries)
    return [problem(`${where}/dial`, 'unknown-maneuver', notOnDial(ship.card, dial))];
  ship.dial = entry;
  return [];
}

/** What is told of a maneuver that a dial does not have. */
export function notOnDial(card: string, dial: number | string): string {
  const names = shipCard(card).chassis.dial.map(({ maneuver }) => nameOf(maneuver));
  return `'${dial}' is not on the dial of ${card}: ${names.join(', ')}`;
}

type GivenTurret = NonNullable<PositionShip['turret']>;

const arcNumber = (turret: GivenTurret): number =>
  typeof turret === 'number' ? turret : ARCS.indexOf(turret);

function turnIndicators(ship: Ship, { turret }: PositionShip, where: string): readonly PositionProblem[] {
  if (turret === undefined) return [];
  if (ship.turret < 0) return [problem(`${where}/turret`, 'no-such-thing', 'it has no turret indicator')];
  ship.turret = arcNumber(turret);
  return [];
}

function setUpgrades(ship: Ship, { upgrades = [] }: PositionShip, where: string): readonly PositionProblem[] {
  return upgrades.flatMap((given, at) => {
    if (typeof given === 'string') return [];
    const upgrade = ship.upgrades[at]!;
    upgrade.charges = given.charges ?? upgrade.charges;
    upgrade.flipped = given.flipped ?? upgrade.flipped;
    if (given.under !== undefined) upgrade.under = given.under;
    if (given.turret === undefined) return [];
    const place = `${where}/upgrades/${at}/turret`;
    if (upgrade.turret < 0) return [problem(place, 'no-such-thing', 'it has no turret indicator of its own')];
    upgrade.turret = arcNumber(given.turret);
    return [];
  });
}

/** Deals damage cards out of the deck of the ship's player. */
export function dealDamage(
  state: SecondState,
  ship: Ship,
  cards: readonly string[],
  where: string,
): readonly PositionProblem[] {
  const { deck } = state.players[ship.player]!;
  return cards.flatMap((written, at) => {
    const up = !written.startsWith(FACEDOWN);
    const name = up ? written : written.slice(FACEDOWN.length).replace(/^: */, '');
    const kind = !up && name === '' ? deck.findIndex((left) => left > 0) : kindNamed(name);
    const place = `${where}/damage/${at}`;
    if (kind < 0) return [problem(place, 'unknown-card', noDamageCard(name))];
    if (deck[kind] === 0) return [problem(place, 'none-left', `there is no other '${name}' in the deck`)];
    deck[kind]! -= 1;
    ship.damage.push({ uid: state.nextUid++, kind, up });
    return [];
  });
}

const kindNamed = (name: string): number => DAMAGE_DECK.findIndex((card) => card.name === name);
const noDamageCard = (name: string): string =>
  `there is no damage card '${name}'${nearest(
    name,
    DAMAGE_DECK.map((card) => card.name),
  )}`;

function assignConditions(
  state: SecondState,
  ship: Ship,
  { conditions = [] }: PositionShip,
  where: string,
): readonly PositionProblem[] {
  return conditions.flatMap((written, at) => {
    const given = typeof written === 'string' ? { card: written } : written;
    const place = `${where}/conditions/${at}`;
    const { by = opponentOf(state, ship.player), facedown = false } = given;
    if (!state.players[by]) return [problem(`${place}/by`, 'players', `there is no player ${by}`)];
    const damage = given.damage === undefined ? -1 : kindNamed(given.damage);
    if (given.damage !== undefined && damage < 0)
      return [problem(`${place}/damage`, 'unknown-card', noDamageCard(given.damage))];
    if (damage >= 0) state.players[ship.player]!.deck[damage]! -= 1;
    const marker = conditionCard(given.card)?.marker ?? given.card;
    const condition = { uid: state.nextUid++, id: given.card, marker, by, up: !facedown, damage };
    ship.conditions.push({ ...condition, ...(given.points && { points: given.points }) });
    for (const one of CONDITIONS) if ((one.marker ?? one.id) === marker) markHooks(state, one.abilities);
    return [];
  });
}

function rememberFlight(
  state: SecondState,
  ship: Ship,
  { flown }: PositionShip,
  where: string,
): readonly PositionProblem[] {
  if (!flown) return [];
  const maneuver = maneuverNamed(flown.maneuver);
  if (!maneuver) {
    const what = `'${flown.maneuver}' is no maneuver; write it as "3 bank left"`;
    return [problem(`${where}/flown/maneuver`, 'unknown-maneuver', what)];
  }
  const entry = dialEntry(ship.card, flown.maneuver);
  const own = entry === undefined ? undefined : shipCard(ship.card).chassis.dial[entry]?.difficulty;
  ship.flown = {
    ...maneuver,
    difficulty: flown.difficulty ?? own ?? 'white',
    fully: flown.fully ?? true,
    ion: flown.ion ?? false,
    obstacle: flown.obstacle ?? false,
    through: [...(flown.through ?? [])],
  };
  return ship.flown.through.flatMap((other, at) =>
    state.ships[other]
      ? []
      : [problem(`${where}/flown/through/${at}`, 'no-such-ship', `there is no ship ${other}`)],
  );
}

function splitOff(ship: Ship, where: string): readonly PositionProblem[] {
  if (!ship.inFormation) return [problem(`${where}/split`, 'wing', 'it is no wingmate of any wing')];
  ship.inFormation = false;
  return [];
}

/** Docks a ship with another one, as the cards of that one allow. */
export function dockWith(
  state: SecondState,
  ship: Ship,
  id: number,
  where: string,
): readonly PositionProblem[] {
  const carrier = state.ships[id];
  const place = `${where}/docked`;
  if (!carrier) return [problem(place, 'no-such-ship', `there is no ship ${id}`)];
  if (!hasRoomFor(state, carrier, ship))
    return [
      problem(
        place,
        'docking',
        `the cards of ship ${id}, ${carrier.card}, let no ${ship.card} dock, or it is full`,
      ),
    ];
  Object.assign(ship, { place: 'reserve', carrier: id, returns: 'dock' });
  comeAboard(state, carrier);
  return [];
}
