/** The ruler of Armada: anything may be measured at any time. */

import {
  type ArmadaState,
  aim,
  attackLines,
  type Body,
  bodyOf,
  distance,
  distanceOf,
  obstacleBodyOf,
  placedObstacles,
  rangeOf,
  shipsInPlay,
  sightRule,
  squadronBody,
  squadronBodyOf,
  squadronsInPlay,
  surroundings,
  type Zone,
  type ZoneBody,
  zoneBody,
  zonesOf,
} from '@firing-arc/armada/engine';
import { discToOutline, type MeasuredLine, shortestLines } from '@firing-arc/table';
import type { Measured, MeasureEnd, Ruler } from '../../shown/table.ts';
import { pieceOfSquadron, say, squadronTag, taggedParty, words } from './names.ts';

export const rulerOf = (view: ArmadaState): Ruler => ({
  things: [
    ...shipsInPlay(view).flatMap((ship) => {
      const name = taggedParty(view, { kind: 'zone', id: ship.id });
      return [
        { id: `ship ${ship.id}`, name, ship: ship.id },
        ...zonesOf(ship).map((zone) => {
          return { id: `zone ${ship.id} ${zone}`, name: `${name}, ${words.zone(zone)}`, ship: null };
        }),
      ];
    }),
    ...squadronsInPlay(view).map((squadron) => ({
      id: `squadron ${squadron.id}`,
      name: `${squadronTag(view, squadron)} ${words.squadron(view, squadron.id)}`,
      ship: pieceOfSquadron(view, squadron.id),
    })),
    ...placedObstacles(view).map(({ id }) => {
      return { id: `obstacle ${id}`, name: words.obstacle(view, id), ship: null };
    }),
  ],
  between: (from, to) => measured(view, bodyAt(view, from), bodyAt(view, to)),
});

/** What an end names, as it lies on the table; a spot is a disc without a radius. */
function bodyAt(view: ArmadaState, end: MeasureEnd): Body | ZoneBody {
  if (end.kind === 'spot') return { ...squadronBody(end.x, end.y), radius: 0 };
  const [kind, id, zone] = end.id.split(' ');
  if (kind === 'ship') return bodyOf(view.ships[Number(id)]!);
  if (kind === 'zone') return zoneBody(bodyOf(view.ships[Number(id)]!), zone as Zone);
  if (kind === 'squadron') return squadronBodyOf(view.squadrons[Number(id)]!);
  return obstacleBodyOf(view.obstacles[Number(id)]!);
}

function measured(view: ArmadaState, from: Body | ZoneBody, to: Body | ZoneBody): Measured {
  if (from.kind === 'zone') return fromZone(view, from, to);
  const whole = to.kind === 'zone' ? to.ship : to;
  if (to.kind === 'zone') {
    const line = lineFrom(from, to.points);
    return { line, text: bands(lengthOf(line)) };
  }
  return { line: lineBetween(from, whole), text: bands(distance(from, whole)) };
}

/** An attack as the rules measure it: arc, range and line of sight; plain distance to what is not attacked. */
function fromZone(view: ArmadaState, from: ZoneBody, to: Body | ZoneBody): Measured {
  if (to.kind !== 'zone' && to.kind !== 'squadron') {
    const line = lineFrom(to, from.points);
    return { line, text: bands(lengthOf(line)) };
  }
  const seen = aim(from, to, surroundings(view), sightRule(view));
  if (!seen.inArc) {
    const line = attackLines({ ...from, arc: [] }, to)?.lines[0] ?? [
      from.ship.x,
      from.ship.y,
      to.kind === 'zone' ? to.ship.x : to.x,
      to.kind === 'zone' ? to.ship.y : to.y,
    ];
    return { line, text: say().notInArc({ bands: bands(lengthOf(line)) }) };
  }
  const { ships, obstacles } = seen.obstructedBy;
  const blocked = seen.rangeThrough ?? seen.sightThrough;
  const sight = blocked
    ? say().zoneInTheWay({ zone: words.zone(blocked) })
    : ships.length + obstacles.length > 0
      ? say().sightObstructed
      : say().sightClear;
  return { line: seen.lines[0]!, text: say().inArc({ bands: bands(seen.mm), sight }) };
}

/** "close range, distance 2 (98 mm)". */
function bands(mm: number): string {
  const band = distanceOf(mm);
  const distance = band === null ? say().beyondFive : say().distance({ band });
  return say().bands({ range: words.reach(rangeOf(mm)), distance, mm: mm.toFixed(0) });
}

const lengthOf = ([x1, y1, x2, y2]: MeasuredLine): number => Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);

/** From a body to an outline. */
function lineFrom(from: Body, points: Float64Array): MeasuredLine {
  if (from.kind === 'squadron') return discToOutline(from, points).lines[0]!;
  return shortestLines(from.points, points)?.lines[0] ?? [from.x, from.y, from.x, from.y];
}

function lineBetween(from: Body, to: Body): MeasuredLine {
  if (to.kind !== 'squadron') return lineFrom(from, to.points);
  if (from.kind !== 'squadron') return discToOutline(to, from.points).lines[0]!;
  return attackLines(from, to)?.lines[0] ?? [from.x, from.y, to.x, to.y];
}
