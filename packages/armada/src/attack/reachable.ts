/**
 * The attacks that may be declared: those of `Looked` in targets.ts, without the reasons against all others. Only what
 * circles say is in reach and arc is measured, a tenth of all pairs of zones in a random game of 400 points.
 */
import { keyword } from '../abilities/evaluate.ts';
import { attacksShipsAtClose } from '../abilities/modifiers.ts';
import { isShip, modifiersOf } from '../abilities/scene.ts';
import {
  type Around,
  bodyOf,
  circleOfShip,
  inPlay,
  shipsNear,
  squadronBodyOf,
  squadronsInPlay,
  surroundings,
  zonesOf,
} from '../game.ts';
import {
  BASES,
  baseOf,
  beyondReach,
  type Circle,
  couldAim,
  endOfDistance,
  isBesideArc,
  RANGE_ENDS,
  reachInMm,
  SQUADRON_RADIUS,
  type Zone,
  zoneBody,
} from '../geometry/index.ts';
import { minesOnTable } from '../objectives/on-table.ts';
import { engagedWith, sightRule } from '../squadrons/engaged.ts';
import type { ArmadaState, LentAttack, Ship, Squadron } from '../state.ts';
import { armamentOf } from './armament.ts';
import { type Color, colorsAt } from './dice.ts';
import { isOnShip, obstacleParty, pieceOf, squadronParty, tokenParty, zoneParty } from './parties.ts';
import type { Party } from './schema.ts';
import { stationsAgainst } from './stations.ts';
import {
  type AttackDeclared,
  declarable,
  isBound,
  isEscorted,
  type Looked,
  lookFrom,
  lookFromSquadron,
  mayAttackFrom,
  type PlacedParty,
  placedParty,
  reaching,
} from './targets.ts';

/** Enemies near enough to be looked at, and what lies about. Zones are laid only of ships that may be in arc. */
interface Near {
  readonly ships: readonly Ship[];
  readonly stations: readonly PlacedParty[];
  readonly squadrons: readonly PlacedParty[];
  /** What only ships attack. */
  readonly mines: readonly PlacedParty[];
  readonly zonesOf: (ship: Ship) => readonly PlacedParty[];
  readonly around: () => Around;
}

/** Attacks that a ship may declare from all its zones (attack.2, .5). */
export function attacksOf(state: ArmadaState, ship: Ship): readonly AttackDeclared[] {
  const zones = zonesOf(ship).filter((zone) => mayAttackFrom(state, ship, zone));
  const reach = RANGE_ENDS.long.value;
  const near = zones.length === 0 ? null : enemiesNear(state, ship, reach, reach);
  if (!near) return NO_ATTACKS;
  const body = bodyOf(ship);
  return zones.flatMap((zone) => {
    const from = { party: zoneParty(ship, zone), body: zoneBody(body, zone) };
    const atShips = near.ships
      .filter((enemy) => !isBesideArc(from.body, circleOfShip(enemy)))
      .flatMap((enemy) => attacksFrom(state, from, near.zonesOf(enemy), near.around));
    return [
      ...atShips,
      ...attacksFrom(state, from, [...near.squadrons, ...near.mines], near.around),
      ...attacksFrom(state, from, near.stations, near.around),
    ];
  });
}

const NO_ATTACKS: readonly AttackDeclared[] = [];

/** Attacks from one zone on some squadrons and mines (attack.20, .21); with dice of a card as far as these reach. */
export function attacksOnSquadrons(
  state: ArmadaState,
  ship: Ship,
  zone: Zone,
  squadrons: readonly Party[],
  dice: readonly Color[] = [],
): readonly AttackDeclared[] {
  const from = { party: zoneParty(ship, zone), body: zoneBody(bodyOf(ship), zone) };
  const placed = squadrons.map((party) => placedParty(state, party));
  const attacks = attacksFrom(state, from, placed, () =>
    surroundings(state, circleOfShip(ship), RANGE_ENDS.long.value + 2 * SQUADRON_RADIUS),
  );
  if (dice.length === 0) return attacks;
  return attacks.filter(({ reach }) => dice.some((color) => colorsAt(reach).includes(color)));
}

/** Attacks from one zone on parties of one kind: squadrons with mines, stations, or the zones of one ship. */
function attacksFrom(
  state: ArmadaState,
  from: PlacedParty,
  parties: readonly PlacedParty[],
  around: () => Around,
): readonly AttackDeclared[] {
  const [first] = parties;
  const reach = first ? farthest(state, from.party, first.party) : null;
  if (reach === null) return NO_ATTACKS;
  const seen = parties.filter((to) => couldAim(from.body, to.body, reach, sightRule(state)));
  if (seen.length === 0) return NO_ATTACKS;
  return declarable(seen.map((to) => lookFrom(state, from, to, around())));
}

/** How far a zone attacks, with what cards may let reach farther whatever it is aimed at. */
function farthest(state: ArmadaState, from: Party, to: Party): number | null {
  const armament = armamentOf(state, 'attack', from, to);
  const piece = pieceOf(state, from);
  return reachInMm(piece ? reaching(armament, modifiersOf(piece, 'farther-dice')) : armament);
}

/** Attacks of any hull zone on squadrons; with dice of a card on mines too, as with its own attacks. */
export function attacksOnAnySquadron(
  state: ArmadaState,
  ship: Ship,
  dice: readonly Color[],
): readonly AttackDeclared[] {
  const enemies = squadronsInPlay(state).flatMap((one) =>
    one.player === ship.player ? [] : [squadronParty(one)],
  );
  const mines = dice.length > 0 ? minesOnTable(state).map(tokenParty) : [];
  return zonesOf(ship).flatMap((zone) => attacksOnSquadrons(state, ship, zone, [...enemies, ...mines], dice));
}

/** Attacks that a squadron may declare (attack.7, engagement.3). */
export function attacksOfSquadron(
  state: ArmadaState,
  squadron: Squadron,
  unbound = false,
): readonly AttackDeclared[] {
  const toShips = attacksShipsAtClose(state, squadron) ? RANGE_ENDS.close.value : endOfDistance(1);
  const toSquadrons = endOfDistance(keyword(state, squadron, 'snipe') > 0 ? 2 : 1);
  const near = enemiesNear(state, squadron, toShips, toSquadrons);
  if (!near) return NO_ATTACKS;
  const from = placedSquadron(squadron);
  const farther = Math.max(toShips, toSquadrons);
  const engaged = engagedWith(state, squadron);
  const escorted = isEscorted(state, squadron, engaged);
  const enemies = [...near.ships.flatMap(near.zonesOf), ...near.squadrons, ...near.stations];
  const looked = enemies.flatMap((to): readonly Looked[] =>
    couldAim(from.body, to.body, farther, sightRule(state))
      ? lookFromSquadron(state, squadron, { from, to, escorted }, near.around())
      : [],
  );
  const attacks = declarable(looked);
  if (unbound || !isBound(state, squadron, engaged, attacks)) return attacks;
  return attacks.filter((attack) => !isOnShip(attack));
}

/** Attacks that a card gives a squadron: those of its own that the card means, of "each" as obstructed ones. */
export function attacksLent(
  state: ArmadaState,
  squadron: Squadron,
  { at, dice, attacked }: LentAttack,
): readonly AttackDeclared[] {
  const one = typeof at === 'object' ? at : null;
  const beside = at === 'each' || dice.length > 0;
  return attacksOfSquadron(state, squadron, one !== null)
    .filter(
      ({ defender: { kind, id }, reach }) =>
        (!one || (one.kind === kind && one.id === id)) &&
        (!beside || (kind === 'squadron' && reach === 'distance-1' && !attacked.includes(id))),
    )
    .map((attack) => (at === 'each' ? { ...attack, obstructed: true } : attack));
}

/** Whether a squadron has somebody to attack. */
export const squadronCanAttack = (state: ArmadaState, squadron: Squadron): boolean =>
  inPlay(squadron) && attacksOfSquadron(state, squadron).length > 0;

/** Enemy ships and squadrons in reach of a base, and what may be attacked like them (attack.26); null without any. */
function enemiesNear(
  state: ArmadaState,
  attacker: Ship | Squadron,
  toShips: number,
  toSquadrons: number,
): Near | null {
  const circle = isShip(attacker) ? circleOfShip(attacker) : squadronBodyOf(attacker);
  const ships = shipsNear(state, circle, toShips + 1).filter((one) => one.player !== attacker.player);
  const squadrons = squadronsInPlay(state).filter(
    (one) => one.player !== attacker.player && !beyondReach(circle, squadronBodyOf(one), toSquadrons + 1),
  );
  const stations = placedNear(
    state,
    stationsAgainst(state, attacker.player).map(obstacleParty),
    circle,
    toShips,
  );
  const mines = isShip(attacker)
    ? placedNear(state, minesOnTable(state).map(tokenParty), circle, toSquadrons)
    : NOBODY;
  if (ships.length + squadrons.length + stations.length + mines.length === 0) return null;
  // A line of sight ends inside the defender's base.
  const farthest = Math.max(toShips + 2 * LARGEST, toSquadrons + 2 * SQUADRON_RADIUS);
  const laid = new Map<Ship, readonly PlacedParty[]>();
  let around: Around | null = null;
  return {
    ships,
    stations,
    squadrons: squadrons.map(placedSquadron),
    mines,
    zonesOf(ship) {
      const known = laid.get(ship);
      if (known) return known;
      const zones = placedZones(ship);
      laid.set(ship, zones);
      return zones;
    },
    around() {
      around ??= surroundings(state, circle, farthest);
      return around;
    },
  };
}

const NOBODY: readonly PlacedParty[] = [];

/** Those of some parties that lie within so many mm of a circle. */
const placedNear = (
  state: ArmadaState,
  parties: readonly Party[],
  circle: Circle,
  mm: number,
): readonly PlacedParty[] =>
  parties
    .map((party) => placedParty(state, party))
    .filter(({ body }) => !beyondReach(circle, baseOf(body), mm + 1));

const LARGEST = BASES.huge.footprint.radius;

function placedZones(ship: Ship): readonly PlacedParty[] {
  const body = bodyOf(ship);
  return zonesOf(ship).map((zone) => ({ party: zoneParty(ship, zone), body: zoneBody(body, zone) }));
}

const placedSquadron = (squadron: Squadron): PlacedParty => ({
  party: squadronParty(squadron),
  body: squadronBodyOf(squadron),
});
