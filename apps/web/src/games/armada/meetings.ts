/** Whom a squadron that moves could engage or attack, and where it would go for that. */

import {
  type ArmadaState,
  bodyOf,
  distance,
  distanceOf,
  engagedWith,
  heldBy,
  type Ship,
  type Squadron,
  shipsInPlay,
  squadronBody,
  squadronBodyOf,
  squadronsInPlay,
} from '@firing-arc/armada/engine';
import type { ShownMeeting, ShownPlace } from '../../shown/question.ts';
import { pieceOfSquadron, say, squadronTag, taggedParty, words } from './names.ts';

/** How far apart are the places on a way that are tried (mm), and how many ways lead to one squadron. */
const STEP = 4;
const WAYS = 16;

/** A way to go, from where the squadron is to beside somebody. */
type Spot = readonly [x: number, y: number];

/**
 * Every enemy that a squadron can come to distance 1 of by its move, with the place for that which is least far; a ship
 * only where no enemy squadron would engage it, which it would have to attack instead.
 */
export function meetingsOf(
  view: ArmadaState,
  squadron: Squadron,
  { allows, ring }: Pick<ShownPlace, 'allows' | 'ring'>,
): readonly ShownMeeting[] {
  const radius = ring?.radius ?? 0;
  const nearest = (aims: readonly Spot[], meets: (at: Squadron) => boolean) =>
    aims
      .flatMap((aim) => firstOn(squadron, aim, radius, (at) => meets(at) && allows([at.x, at.y, 0])))
      .toSorted((a, b) => a.far - b.far)[0]?.at;
  const attacks = view.agenda.some(
    (step) => step.kind === 'squadron-acts' && step.squadron === squadron.id && step.attack,
  );
  const { moveTo, moveToAttack, wouldEngage } = say();
  const text = attacks ? moveToAttack : moveTo;
  const squadrons = squadronsInPlay(view).flatMap((other): readonly ShownMeeting[] => {
    if (other.player === squadron.player) return [];
    const at = nearest(around(other), (there) => engagedWith(view, there).some(({ id }) => id === other.id));
    if (!at) return [];
    const also = engagedWith(view, { ...squadron, x: at[0]!, y: at[1]! });
    const piece = words.party(view, { kind: 'squadron', id: other.id });
    const says = wouldEngage({ squadrons: also.map((one) => squadronTag(view, one)).join(', ') });
    return [{ ship: pieceOfSquadron(view, other.id), text: text({ piece }), says, at, attacks }];
  });
  const ships = shipsInPlay(view).flatMap((other): readonly ShownMeeting[] => {
    if (other.player === squadron.player) return [];
    const body = bodyOf(other);
    const at = nearest(
      beside(other),
      (there) =>
        distanceOf(distance(squadronBody(there.x, there.y), body)) === 1 && heldBy(view, there) === null,
    );
    const piece = words.party(view, { kind: 'zone', id: other.id });
    return at ? [{ ship: other.id, text: text({ piece }), says: '', at, attacks }] : [];
  });
  return [...squadrons, ...ships];
}

/** The first place on a straight way that will do, within the ring, and how far it is. */
function firstOn(
  squadron: Squadron,
  [aimX, aimY]: Spot,
  radius: number,
  isGood: (at: Squadron) => boolean,
): readonly { readonly at: readonly number[]; readonly far: number }[] {
  const [right, ahead] = [aimX - squadron.x, aimY - squadron.y];
  const length = Math.hypot(right, ahead);
  for (let far = 0; far <= Math.min(radius, length); far += STEP) {
    const part = length === 0 ? 0 : far / length;
    const at = { ...squadron, x: squadron.x + right * part, y: squadron.y + ahead * part };
    if (isGood(at)) return [{ at: [at.x, at.y, 0], far }];
  }
  return [];
}

/** Spots around a squadron: its middle, and where another one would touch it. */
function around({ x, y }: Squadron): readonly Spot[] {
  const { radius } = squadronBody(x, y);
  const ways = Array.from({ length: WAYS }, (_, way) => (way / WAYS) * 2 * Math.PI);
  const touching = 2 * radius + 1;
  return [[x, y], ...ways.map((way): Spot => [x + touching * Math.sin(way), y + touching * Math.cos(way)])];
}

/** The corners of a ship's base, and the middles of its sides. */
function beside(ship: Ship): readonly Spot[] {
  const { points } = bodyOf(ship);
  const corners = Array.from(
    { length: points.length / 2 },
    (_, at): Spot => [points[2 * at]!, points[2 * at + 1]!],
  );
  return corners.flatMap(([x, y], at): readonly Spot[] => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!;
    return [
      [x, y],
      [(x + nextX) / 2, (y + nextY) / 2],
    ];
  });
}

/** With whom a squadron would be engaged, and whom it could attack. */
export function comesTo(view: ArmadaState, squadron: Squadron): string {
  const engaged = engagedWith(view, squadron).map((other) => squadronTag(view, other));
  const body = squadronBodyOf(squadron);
  const ships = shipsInPlay(view)
    .filter((ship) => ship.player !== squadron.player && distanceOf(distance(body, bodyOf(ship))) === 1)
    .map(({ id }) => taggedParty(view, { kind: 'zone', id }));
  const { wouldEngage, wouldHold, wouldNotEngage, wouldReach } = say();
  const meets = heldBy(view, squadron) === null ? wouldEngage : wouldHold;
  return [
    engaged.length > 0 ? meets({ squadrons: engaged.join(', ') }) : wouldNotEngage,
    ...(ships.length > 0 ? [wouldReach({ ships: ships.join(', ') })] : []),
  ].join(' ');
}
