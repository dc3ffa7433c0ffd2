/** Whom a ship or squadron may attack, and why not whom. */
import type { Refusal, Ruling } from '@firing-arc/referee';
import { keyword } from '../abilities/evaluate.ts';
import {
  attacksShipsAtClose,
  cannot,
  fartherDice,
  forbidding,
  heavyBinds,
  ignoresKeyword,
  obstructsAttacks,
} from '../abilities/modifiers.ts';
import { type Around, cardOf, shipsInPlay, squadronsInPlay, surroundings, zonesOf } from '../game.ts';
import {
  type Armament,
  aim,
  baseOf,
  beyondReach,
  distanceOf,
  isAtAttackRange,
  type Party as Measured,
  overlaps,
  RANGE_ENDS,
  reachOf,
  type Zone,
} from '../geometry/index.ts';
import { minesOnTable } from '../objectives/on-table.ts';
import { zoneAgain } from '../objectives/terms.ts';
import { type Ban, banned } from '../refusal.ts';
import { engagedWith, sightRule } from '../squadrons/engaged.ts';
import { isUnbound } from '../squadrons/engagement.ts';
import { isHeavy } from '../squadrons/keywords.ts';
import type { ArmadaState, AttackMade, Ship, Squadron } from '../state.ts';
import { armamentOf } from './armament.ts';
import type { Color, Reach } from './dice.ts';
import { obstructionOf } from './obstruction.ts';
import {
  isOnShip,
  measured,
  obstacleParty,
  pieceOf,
  shipIn,
  squadronIn,
  squadronParty,
  targetOf,
  tokenParty,
  zoneParty,
} from './parties.ts';
import type { AttackOption } from './questions.ts';
import type { AttackKind, Party } from './schema.ts';
import { stationsAgainst } from './stations.ts';

export type AttackDeclared = Extract<AttackOption, { kind: 'attack' }>;

/** A target looked at: an attack that may be declared, or the rule against it. */
export type Looked =
  | { readonly attack: AttackDeclared; readonly ruling: null }
  | ({
      readonly attack: null;
      readonly attacker: Party;
      readonly defender: Party;
    } & Ban);

const refuse = (attacker: Party, defender: Party, ruling: Ruling): Looked => ({
  attack: null,
  attacker,
  defender,
  ruling,
});

const refuseBy = (attacker: Party, defender: Party, ban: Ban): Looked => ({
  attack: null,
  attacker,
  defender,
  ...ban,
});

/** All that a ship may look at in its Attack step: every zone against every enemy zone and squadron (attack.2, .3). */
export function lookAround(state: ArmadaState, ship: Ship): readonly Looked[] {
  const around = surroundings(state);
  const parties = [...enemiesOf(state, ship.player), ...minesOnTable(state).map(tokenParty)];
  const enemies = parties.map((party) => placedParty(state, party));
  return zonesOf(ship).flatMap((zone) => {
    const attacker = zoneParty(ship, zone);
    if (!mayAttackFrom(state, ship, zone))
      return enemies.map(({ party }) => refuse(attacker, party, 'armada:attack.23'));
    const from = placedParty(state, attacker);
    return enemies.map((to) => lookFrom(state, from, to, around));
  });
}

/** An armament as far as its reach goes: dice that a card lets reach farther count as those that do. */
export function reaching(
  armament: Armament,
  farther: readonly { readonly color: Color; readonly upTo: 'medium' | 'long' }[],
): Armament {
  let result = armament;
  for (const { color, upTo } of farther) {
    const like = upTo === 'long' ? 'red' : 'blue';
    result = { ...result, [like]: (result[like] ?? 0) + (armament[color] ?? 0) };
  }
  return result;
}

/** A party with its body, made once for many measurements. */
export interface PlacedParty {
  readonly party: Party;
  readonly body: Measured;
}

export const placedParty = (state: ArmadaState, party: Party): PlacedParty => ({
  party,
  body: measured(state, party),
});

/** Whether an attacker overlaps the station that it would attack (attacking-stations.3). */
const standsOn = ({ body: a }: PlacedParty, { body: b }: PlacedParty): boolean =>
  b.kind === 'obstacle' && overlaps(baseOf(a), b);

/** Whether two bases are farther apart than the ruler is long: nothing between them needs to be measured. */
const isOffTheRuler = ({ body: a }: PlacedParty, { body: b }: PlacedParty): boolean =>
  beyondReach(baseOf(a), baseOf(b), RANGE_ENDS.long.value + 1);

/** Hull zones, squadrons and stations of the other player (attack.26). */
function enemiesOf(state: ArmadaState, player: number): readonly Party[] {
  const ships = shipsInPlay(state).filter((ship) => ship.player !== player);
  const squadrons = squadronsInPlay(state).filter((squadron) => squadron.player !== player);
  return [
    ...ships.flatMap((ship) => zonesOf(ship).map((zone) => zoneParty(ship, zone))),
    ...squadrons.map(squadronParty),
    ...stationsAgainst(state, player).map(obstacleParty),
  ];
}

/** A ship looks from one of its zones at a target (attack.5, .6). */
export const lookAt = (state: ArmadaState, attacker: Party, defender: Party): Looked =>
  lookFrom(state, placedParty(state, attacker), placedParty(state, defender), surroundings(state));

export function lookFrom(state: ArmadaState, from: PlacedParty, to: PlacedParty, around: Around): Looked {
  const { party: attacker } = from;
  const { party: defender } = to;
  const ship = shipIn(state, attacker)!;
  const already = attackedAlready(state, ship, attacker.zone, defender);
  if (already) return refuse(attacker, defender, already);
  if (isOffTheRuler(from, to)) return refuse(attacker, defender, 'armada:attack-range.1');
  if (standsOn(from, to)) return refuse(attacker, defender, 'armada:attacking-stations.3');
  const seen = aim(from.body, to.body, around, sightRule(state));
  if (!seen.inArc) return refuse(attacker, defender, 'armada:attack.5');
  if (seen.sightThrough || seen.rangeThrough) return refuse(attacker, defender, 'armada:line-of-sight.3');
  const armament = armamentOf(state, 'attack', attacker, defender);
  if (reachOf(armament) === null) return refuse(attacker, defender, 'armada:armament.4');
  const seenAttack = { kind: 'attack', attacker, defender, reach: seen.range, obstructed: false } as const;
  if (!isAtAttackRange(seen.mm, reaching(armament, fartherDice(state, seenAttack))))
    return refuse(attacker, defender, 'armada:attack-range.1');
  const { dust, obstructed: behind } = obstructionOf(state, seen, around);
  if (dust) return refuse(attacker, defender, 'armada:obstacles.7');
  const plain = { kind: 'attack', attacker, defender, reach: seen.range, obstructed: behind } as const;
  const option = { ...plain, obstructed: isObstructed(state, plain) };
  const forbidden = forbidding(state, ship, { kind: 'attack', attack: option });
  return forbidden ? refuseBy(attacker, defender, forbidden) : { attack: option, ruling: null };
}

/**
 * Each hull zone attacks once in an activation, two in all, three of a huge ship (attack.23, huge-ship.2), unless a
 * card or an objective lets a zone attack again.
 */
export function mayAttackFrom(state: ArmadaState, ship: Ship, zone: Zone): boolean {
  if (ship.attacks.length >= attacksPerActivation(ship)) return false;
  if (ship.attacks.every((made) => made.zone !== zone)) return true;
  const last = ship.attacks[ship.attacks.length - 1]!;
  return (last.zone === zone && last.again) || zoneAgain(state, ship, zone) !== 'no';
}

/** The ruling against attacking from a zone what it has attacked already. */
function attackedAlready(state: ArmadaState, ship: Ship, zone: Zone, defender: Party): Ruling | null {
  if (zoneAgain(state, ship, zone) !== 'other-target') return null;
  const same = ship.attacks.some((made) => made.zone === zone && isSameTarget(made, defender));
  return same ? 'armada:objective-cards-core-set.2' : null;
}

/** The same hull zone, or the same squadron. */
function isSameTarget({ target, id, targetZone, more }: AttackMade, defender: Party): boolean {
  if (target !== targetOf(defender)) return false;
  if (defender.kind === 'zone') return id === defender.id && targetZone === defender.zone;
  return id === defender.id || (defender.kind === 'squadron' && more.includes(defender.id));
}

export const attacksPerActivation = (ship: Ship): number => (cardOf(ship).size === 'huge' ? 3 : 2);

/** All that a squadron may look at (attack.7, engagement.3). */
export function lookAroundSquadron(state: ArmadaState, squadron: Squadron): readonly Looked[] {
  const around = surroundings(state);
  const attacker = squadronParty(squadron);
  const engaged = engagedWith(state, squadron);
  const escorted = isEscorted(state, squadron, engaged);
  const looked = enemiesOf(state, squadron.player)
    .filter((defender) => isInReach(state, squadron, defender))
    .flatMap((defender) =>
      lookFromSquadron(
        state,
        squadron,
        { from: placedParty(state, attacker), to: placedParty(state, defender), escorted },
        around,
      ),
    );
  if (!isBound(state, squadron, engaged, declarable(looked))) return looked;
  return looked.map((one) =>
    one.attack && isOnShip(one.attack) ? refuse(attacker, one.attack.defender, 'armada:engagement.3') : one,
  );
}

/** Whether one of those engaged with a squadron has escort, which holds for it. */
export const isEscorted = (state: ArmadaState, squadron: Squadron, engaged: readonly Squadron[]): boolean =>
  engaged.some((other) => keyword(state, other, 'escort') > 0) && !ignoresKeyword(squadron, 'escort');

/** Whether a squadron that holds one in place can be attacked: then ships cannot be (engagement.3). */
export function isBound(
  state: ArmadaState,
  squadron: Squadron,
  engaged: readonly Squadron[],
  attacks: readonly AttackDeclared[],
): boolean {
  if (isUnbound(state, squadron)) return false;
  const holding = engaged.filter((other) => !isHeavy(state, other) || heavyBinds(state, other));
  return holding.some(({ id }) =>
    attacks.some(({ defender }) => defender.kind === 'squadron' && defender.id === id),
  );
}

/** Spares the exact work for what is far away. */
function isInReach(state: ArmadaState, { x, y }: Squadron, defender: Party): boolean {
  const other = pieceOf(state, defender) ?? state.obstacles[defender.id]!;
  const reach = isOnShip({ defender }) ? FAR_FROM_SHIP : FAR_FROM_SQUADRON;
  return (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y) < reach * reach;
}
const FAR_FROM_SQUADRON = 170;
const FAR_FROM_SHIP = 400;

/** Who looks at whom, and whether an escort is engaged with who looks. */
interface Look {
  readonly from: PlacedParty;
  readonly to: PlacedParty;
  readonly escorted: boolean;
}

export function lookFromSquadron(
  state: ArmadaState,
  squadron: Squadron,
  look: Look,
  around: Around,
): readonly Looked[] {
  const { party: attacker, body: from } = look.from;
  const { party: defender, body: to } = look.to;
  if (to.kind === 'obstacle' && overlaps(baseOf(from), to))
    return [refuse(attacker, defender, 'armada:attacking-stations.3')];
  const seen = aim(from, to, around, sightRule(state));
  if (!seen.inArc) return [];
  const distance = distanceOf(seen.mm);
  const atClose =
    distance !== 1 &&
    defender.kind === 'zone' &&
    seen.range === 'close' &&
    attacksShipsAtClose(state, squadron);
  const kind: AttackKind = distance === 1 || atClose ? 'attack' : 'snipe';
  if (kind === 'snipe' && !mayReachOut(state, squadron, defender, distance))
    return [refuse(attacker, defender, 'armada:attack.7')];
  if (seen.sightThrough || seen.rangeThrough) return [refuse(attacker, defender, 'armada:line-of-sight.3')];
  if (look.escorted && isWithoutEscort(state, defender))
    return [
      refuse(
        attacker,
        defender,
        kind === 'snipe' ? 'armada:squadron-keywords.11' : 'armada:squadron-keywords.3',
      ),
    ];
  const reach: Reach = atClose ? 'close' : kind === 'snipe' ? 'distance-2' : 'distance-1';
  if (reachOf(armamentOf(state, kind, attacker, defender)) === null)
    return [refuse(attacker, defender, 'armada:armament.4')];
  const { dust, obstructed } = obstructionOf(state, seen, around);
  const plain = { kind: 'attack', attacker, defender, reach, obstructed: dust || obstructed } as const;
  const attack = { ...plain, obstructed: isObstructed(state, plain) };
  const forbidden = forbidding(state, squadron, { kind: 'attack', attack });
  return [forbidden ? refuseBy(attacker, defender, forbidden) : { attack, ruling: null }];
}

/** Whether an attack is obstructed by what lies between or by a card, and no card of the attacker forbids that. */
const isObstructed = (state: ArmadaState, attack: AttackDeclared): boolean =>
  (attack.obstructed || obstructsAttacks(state, attack)) &&
  cannot(state, pieceOf(state, attack.attacker)!, { kind: 'be-obstructed', attack }) === null;

/** Snipe reaches squadrons at distance 2 (squadron-keywords.10). */
const mayReachOut = (
  state: ArmadaState,
  squadron: Squadron,
  { kind }: Party,
  distance: number | null,
): boolean => kind === 'squadron' && distance === 2 && keyword(state, squadron, 'snipe') > 0;

/** What one engaged with an escort cannot attack: a squadron without that keyword (squadron-keywords.3). */
const isWithoutEscort = (state: ArmadaState, defender: Party): boolean =>
  defender.kind === 'squadron' && keyword(state, squadronIn(state, defender)!, 'escort') === 0;

export const declarable = (looked: readonly Looked[]): readonly AttackDeclared[] =>
  looked.flatMap(({ attack }) => (attack ? [attack] : []));

/** Why each target that was looked at may not be declared, such as `front at ship 1 rear`. */
export function targetRefusals(looked: readonly Looked[]): readonly Refusal[] {
  return looked.flatMap((one) => (one.attack ? [] : [banned(nameOf(one.attacker, one.defender), one)]));
}

function nameOf(attacker: Party, defender: Party): string {
  const kind = targetOf(defender);
  const target = `${kind} ${defender.id}${kind === 'ship' ? ` ${defender.zone}` : ''}`;
  return attacker.kind === 'zone' ? `${attacker.zone} at ${target}` : target;
}
