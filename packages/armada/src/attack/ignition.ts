/** Ignition: targeting tokens, special firing arcs, and the attacks of special batteries. */
import { containsPoint, cos, frameOf, ON_LINE, placed, pointToOutline, poseAt, sin } from '@firing-arc/table';
import { cannot } from '../abilities/modifiers.ts';
import { cardsOf, modifiersOf } from '../abilities/scene.ts';
import {
  type ArmadaGame,
  bodyOf,
  cardOf,
  inPlay,
  playArea,
  shipOf,
  shipsInPlay,
  surroundings,
  zonesOf,
} from '../game.ts';
import {
  type Armament,
  aim,
  HULLS,
  RANGE_ENDS,
  type Range,
  rangeOf,
  specialArc,
  TOKEN_DIAMETER,
  type Zone,
  type ZoneBody,
  zoneBody,
} from '../geometry/index.ts';
import { obstructs } from '../objectives/terms.ts';
import { placesRefused } from '../refusal.ts';
import { sightRule } from '../squadrons/engaged.ts';
import type { ArmadaState, Marker, Ship } from '../state.ts';
import { type Color, gathered } from './dice.ts';
import { zoneParty } from './parties.ts';
import type { AttackDeclared } from './targets.ts';

/** Kind of targeting tokens. */
export const TARGETING = 'targeting';
const RADIUS = TOKEN_DIAMETER.value / 2;

/** The bands in which a ship may place its token: close with a special battery, and those of cards (ignition.1). */
function rangesOf(ship: Ship): readonly ('close' | 'medium' | 'long')[] {
  const ranges = modifiersOf(ship, 'ignition').map(({ range }) => range);
  return cardOf(ship).special ? ['close', ...ranges] : ranges;
}

/** The battery of its ignition attacks (special-battery-armament-and-firing-arc.1). */
export const specialBattery = (ship: Ship): Armament =>
  cardOf(ship).special ?? modifiersOf(ship, 'ignition').find(({ battery }) => battery)?.battery ?? {};

/** Its special firing arcs: the one printed, or those that a card makes of the arcs of some zones. */
function specialArcs(ship: Ship): readonly ZoneBody[] {
  const body = bodyOf(ship);
  const printed = specialArc(body);
  const lent = modifiersOf(ship, 'ignition').flatMap(({ zones }) => zones ?? []);
  return [...(printed ? [printed] : []), ...lent.map((zone) => zoneBody(body, zone))];
}

/** The targeting token of a ship, while it lies on the table. */
export const targetingToken = (state: ArmadaState, { id }: Ship): Marker | undefined =>
  state.markers.find(({ kind, of }) => kind === TARGETING && of === id);

/** The special arc in which a token may lie at a point; null where it may not (ignition.1). */
export function arcAt(state: ArmadaState, ship: Ship, x: number, y: number): Zone | null {
  const { right, top } = playArea(state);
  if (x < RADIUS || y < RADIUS || x > right - RADIUS || y > top - RADIUS) return null;
  const arc = specialArcs(ship).find(
    (one) => liesInside(one.arc, x, y) && rangesOf(ship).some((range) => liesWithin(one, range, x, y)),
  );
  return arc?.zone ?? null;
}

/** Whether the whole token lies between the lines of an arc. */
function liesInside(arc: readonly number[], x: number, y: number): boolean {
  for (let i = 0; i < arc.length; i += 3) {
    if (arc[i]! * x + arc[i + 1]! * y < arc[i + 2]! + RADIUS) return false;
  }
  return true;
}

/** Whether the whole token lies in a band, measured from a hull zone (range-and-distance.4). */
function liesWithin({ points }: ZoneBody, range: 'close' | 'medium' | 'long', x: number, y: number): boolean {
  const mm = pointToOutline(points, x, y);
  const near = range === 'close' ? 0 : RANGE_ENDS[range === 'medium' ? 'close' : 'medium'].value;
  return (
    !containsPoint(points, x, y) && mm - RADIUS >= near && mm + RADIUS <= RANGE_ENDS[range].value + ON_LINE
  );
}

/** Whether a ship may place its targeting token: it has ignition, and no card forbids it. */
export const mayAim = (state: ArmadaState, ship: Ship): boolean =>
  inPlay(ship) &&
  rangesOf(ship).length > 0 &&
  cannot(state, ship, { kind: 'place-targeting-token' }) === null &&
  spots(state, ship).length > 0;

/** Places for the token on a net of points before the ship. */
function spots(state: ArmadaState, ship: Ship): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const frame = frameOf(ship);
  for (const { zone } of specialArcs(ship)) {
    const turn = zone === 'left' ? -90 : zone === 'right' ? 90 : 0;
    for (let far = NET; far <= REACH; far += NET) {
      for (let way = -60; way <= 60; way += 10) {
        const [x, y] = placed([far * sin(way + turn), far * cos(way + turn)], frame);
        if (arcAt(state, ship, x!, y!)) found.push([x!, y!]);
      }
    }
  }
  return found;
}
/** How dense the net is, and how far it reaches from the middle of a base (mm). */
const NET = 15;
const REACH = 375;

/** At the end of its activation a ship may place its targeting token (ignition.1). */
export function offerTargeting(game: ArmadaGame, id: number): void {
  const ship = shipOf(game, id);
  if (!mayAim(game.state, ship)) return;
  const { kind } = game.choose({
    form: 'choice',
    kind: 'aim-token',
    player: ship.player,
    because: 'armada:ignition.1',
    ship: id,
    options: [{ kind: 'yes' }, { kind: 'no' }],
  });
  if (kind === 'yes') placeTargeting(game, ship, 'armada:ignition.1');
}

/** It places the token, in the place of one that lies there already; a card that lends ignition may be exhausted. */
export function placeTargeting(game: ArmadaGame, ship: Ship, because: string): void {
  const { state } = game;
  const open = spots(state, ship);
  if (open.length === 0) return;
  removeTargeting(game, ship);
  const [x = 0, y = 0] = game.ask(
    { form: 'place', kind: 'place-targeting', player: ship.player, because, ship: ship.id },
    {
      validate: (at) =>
        arcAt(state, ship, at[0] ?? -1, at[1] ?? -1) ? [] : placesRefused(at, ['armada:ignition.1']),
      propose: (random) => [...open[Math.floor(random() * open.length)]!, 0],
    },
  ) as readonly number[];
  const at = poseAt(x, y, 0);
  const zone = arcAt(state, ship, at.x, at.y) ?? 'front';
  const id = state.nextUid++;
  state.markers.push({
    id,
    kind: TARGETING,
    player: ship.player,
    ship: -1,
    zone,
    x: at.x,
    y: at.y,
    of: ship.id,
  });
  game.emit({ kind: 'targeting-placed', ship: ship.id, at, because });
  for (const { upgrade, abilities, because: ruling } of cardsOf(ship)) {
    if (!upgrade || !abilities.some((one) => one.kind === 'ignition' && one.exhausts)) continue;
    upgrade.side = 'exhausted';
    game.emit({
      kind: 'upgrade-used',
      ship: ship.id,
      upgrade: upgrade.id,
      now: 'exhausted',
      because: ruling,
    });
  }
}

/** The token goes: after the ignition attack, or at the end of the Attack step (ignition.2). */
export function removeTargeting(game: ArmadaGame, ship: Ship): void {
  const token = targetingToken(game.state, ship);
  if (!token) return;
  game.state.markers = game.state.markers.filter((one) => one !== token);
  game.emit({ kind: 'targeting-removed', ship: ship.id, because: 'armada:ignition.2' });
}

/** The band from the token to the nearest part of a ship's token (ignition.3). */
function rangeToToken({ x, y }: Marker, target: Ship): Range {
  const outline = placed(HULLS[target.card]!.token, frameOf(target));
  if (containsPoint(outline, x, y)) return 'close';
  return rangeOf(Math.max(0, pointToOutline(outline, x, y) - RADIUS));
}

/** The dice of an ignition attack: those of the special battery at the range of the token (ignition.3). */
export function ignitionDice(state: ArmadaState, ship: Ship, target: Ship): readonly Color[] {
  const token = targetingToken(state, ship);
  return token ? gathered(specialBattery(ship), rangeToToken(token, target)) : [];
}

/** Ignition attacks that a ship with a token can make, beyond the ruler too; none without a token (ignition.2, .3). */
export function ignitionAttacks(state: ArmadaState, ship: Ship): readonly AttackDeclared[] {
  const token = targetingToken(state, ship);
  const from = token && specialArcs(ship).find(({ zone }) => zone === token.zone);
  if (!from) return [];
  const around = surroundings(state);
  return shipsInPlay(state)
    .filter((target) => target.player !== ship.player && ignitionDice(state, ship, target).length > 0)
    .flatMap((target) =>
      zonesOf(target).flatMap((zone): readonly AttackDeclared[] => {
        const seen = aim(from, zoneBody(bodyOf(target), zone), around, sightRule(state));
        if (!seen.inArc || seen.sightThrough || seen.rangeThrough) return [];
        const { ships, obstacles } = seen.obstructedBy;
        const inTheWay = obstacles.map((at) => around.placed[at]!).filter((one) => obstructs(state, one));
        if (inTheWay.some(({ type }) => type === 'dust field')) return [];
        const attack = {
          kind: 'attack',
          attacker: zoneParty(ship, from.zone),
          defender: zoneParty(target, zone),
          reach: seen.range,
          obstructed: ships.length > 0 || inTheWay.length > 0,
        } as const;
        return cannot(state, ship, { kind: 'attack', attack }) === null ? [attack] : [];
      }),
    );
}
