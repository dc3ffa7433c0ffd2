import { shortestToDisc } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { type Aim, aim, isInArc, obstruction, sightLine, zoneBody } from './attack.ts';
import { baseBody, obstacleBody, shipBody, squadronBody, touches } from './bodies.ts';
import { distanceOf } from './ruler.ts';
import { isEngaged, squadronMoveReasons } from './squadrons.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
/** Front of its token at y = 350.75, targeting points on x = 500. */
const victory = shipBody('victory-ii-class-star-destroyer', at(500, 300));
const front = zoneBody(victory, 'front');
/** A corvette abreast, its right side 200 mm ahead of the Victory's token. */
const abreast = (gap: number) => shipBody('cr90-corvette-a', at(500, 350.75 + gap + 19.25, 270));

function measured(found: Aim) {
  if (!found.inArc) throw new Error('not in arc');
  return found;
}

describe('arc and attack range', () => {
  it('armada:attack.5 the defending zone must be in the arc: its own part, not the rest of the ship', () => {
    const corvette = shipBody('cr90-corvette-a', at(500, 600));
    expect(aim(zoneBody(victory, 'rear'), zoneBody(corvette, 'rear'))).toEqual({ inArc: false });
    expect(aim(front, zoneBody(corvette, 'rear')).inArc).toBe(true);
  });

  it('armada:measuring-firing-arc-and-range.1 a zone with one corner in the arc is in it', () => {
    // The right arc line of the front leaves the token at (529.25, 330.5) with slope 26.75 / 29.25.
    const inArcBy = (mm: number) => {
      const x = 500 + 200 + 19.25 - mm;
      return shipBody('cr90-corvette-a', at(x, 303.45 + (23 / 29.25) * 200 - 35.125));
    };
    expect(isInArc(front, zoneBody(inArcBy(0.01), 'front'))).toBe(true);
    expect(isInArc(front, zoneBody(inArcBy(-0.01), 'front'))).toBe(false);
  });

  it('armada:measuring-firing-arc-and-range.2 armada:measuring-firing-arc-and-range.3 armada:hull-zones.1 runs from zone to zone, on cardboard', () => {
    const found = measured(aim(front, zoneBody(abreast(120), 'left')));
    expect(found.mm).toBeCloseTo(120, 9);
    expect(found.range).toBe('close');
    // The plastic of both is nearer: 0.25 and 2.25 mm of margin.
    expect(found.lines[0]![1]).toBeCloseTo(350.75, 9);
  });

  it('armada:measuring-firing-arc-and-range.3 another zone that is nearer does not count', () => {
    const far = measured(aim(front, zoneBody(abreast(120), 'rear')));
    expect(far.mm).toBeGreaterThan(120);
    expect(far.rangeThrough).toBeNull();
  });

  it('armada:measuring-firing-arc-and-range.4 to a squadron runs to its base', () => {
    const squadron = squadronBody(500, 350.75 + 123 + 17.1);
    expect(measured(aim(front, squadron)).mm).toBeCloseTo(123, 9);
    expect(measured(aim(front, squadron)).range).toBe('close');
    expect(measured(aim(squadron, front)).mm).toBeCloseTo(123, 9);
  });

  it('armada:measuring-firing-arc-and-range.5 measures only the part in the arc', () => {
    // The left arc line of the front runs through (345, 425.3): most of this squadron lies behind it.
    const squadron = squadronBody(345, 410);
    const found = measured(aim(front, squadron));
    expect(found.mm).toBeGreaterThan(shortestToDisc(front.points, squadron, [])!.mm + 1);
    const [, , x, y] = found.lines[0]!;
    expect((y - 303.45) / (500 - x)).toBeCloseTo(23 / 29.25, 6);
    expect((x - 345) ** 2 + (y - 410) ** 2).toBeCloseTo(17.1 ** 2, 6);
  });

  it('armada:measuring-firing-arc-and-range.6 targeting points are not measured from', () => {
    const found = measured(aim(front, zoneBody(abreast(150), 'left')));
    expect(found.mm).toBeCloseTo(150, 9);
    expect(found.range).toBe('medium');
    const [x1, y1, x2, y2] = found.sight;
    expect(Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)).toBeGreaterThan(165);
  });

  it('armada:firing-arc.4 armada:attack-range.2 armada:attack.7 a squadron attacks all around at distance 1', () => {
    const squadron = squadronBody(500, 600);
    for (const [x, y] of [
      [500, 600 + 34.2 + 76],
      [500, 600 - 34.2 - 76],
      [500 + 34.2 + 76, 600],
    ] as const) {
      expect(distanceOf(measured(aim(squadron, squadronBody(x, y))).mm)).toBe(1);
    }
    expect(distanceOf(measured(aim(squadron, squadronBody(500, 600 + 34.2 + 77))).mm)).toBe(2);
    expect(measured(aim(squadron, front)).mm).toBeCloseTo(600 - 17.1 - 350.75, 9);
    const near = squadronBody(500, 350.75 + 80 + 17.1);
    expect(distanceOf(measured(aim(near, front)).mm)).toBe(2);
  });

  it('gives the outermost lines of a family between parallel edges', () => {
    const { lines } = measured(
      aim(front, zoneBody(shipBody('nebulon-b-escort-frigate', at(500, 500, 180)), 'front')),
    );
    expect(lines).toHaveLength(2);
    expect(lines.map(([x]) => Math.round(x * 100) / 100).sort((a, b) => a - b)).toEqual([480.75, 519.25]);
  });
});

describe('line of sight', () => {
  const corvette = shipBody('cr90-corvette-a', at(500, 600, 180));

  it('armada:attack.6 armada:line-of-sight.1 runs from targeting point to targeting point', () => {
    const line = sightLine(front, zoneBody(corvette, 'front'));
    expect(line.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([500, 338.75, 500, 572.375]);
  });

  it('armada:line-of-sight.2 runs to the middle of a squadron, or by older references to its closest point', () => {
    const squadron = squadronBody(500, 500);
    expect(sightLine(front, squadron)[3]).toBe(500);
    expect(sightLine(front, squadron, 'closest')[3]).toBeCloseTo(482.9, 9);
  });

  it('armada:line-of-sight.3 a line through another zone of the defender makes the attack illegal', () => {
    const nose = measured(aim(front, zoneBody(corvette, 'front')));
    expect([nose.sightThrough, nose.rangeThrough]).toEqual([null, null]);
    const tail = measured(aim(front, zoneBody(corvette, 'rear')));
    expect([tail.sightThrough, tail.rangeThrough]).toEqual(['front', 'front']);
    // Its side can be measured to along its edge, but not seen.
    const flank = measured(aim(front, zoneBody(corvette, 'left')));
    expect([flank.sightThrough, flank.rangeThrough]).toEqual(['front', null]);
  });

  it('armada:line-of-sight.3 range measured through another zone makes it illegal too', () => {
    // Right behind a wide tail only the inner edge of the left zone is in the arc.
    const raider = shipBody('nebulon-b-escort-frigate', at(500, 600, 0));
    const found = measured(
      aim(zoneBody(shipBody('nebulon-b-escort-frigate', at(500, 300)), 'front'), zoneBody(raider, 'front')),
    );
    expect(found.rangeThrough).not.toBeNull();
  });

  it('armada:line-of-sight.8 the own zones of the attacker block nothing', () => {
    // From the left targeting point to a target ahead the line crosses the own front zone.
    const left = zoneBody(victory, 'left');
    const target = zoneBody(shipBody('cr90-corvette-a', at(300, 495, 90)), 'right');
    const found = measured(aim(left, target));
    expect(found.sightThrough).toBeNull();
  });

  it('armada:line-of-sight.9 is exact beyond the ruler', () => {
    const far = shipBody('cr90-corvette-a', at(500, 880, 180));
    const found = measured(aim(front, zoneBody(far, 'front')));
    expect(found.range).toBe('extreme');
    expect(found.sight[3]).toBeCloseTo(880 + 35.125 - 62.75, 9);
  });
});

describe('obstruction', () => {
  const target = shipBody('cr90-corvette-a', at(500, 600, 180));
  const aimed = (
    ships: readonly ReturnType<typeof baseBody>[],
    obstacles: readonly ReturnType<typeof obstacleBody>[],
  ) =>
    measured(aim(front, zoneBody(target, 'front'), { ships: [victory, target, ...ships], obstacles }))
      .obstructedBy;

  it('armada:line-of-sight.4 comes from an obstacle or a third ship on the line', () => {
    expect(aimed([baseBody('small', at(510, 450, 90))], [])).toEqual({ ships: [2], obstacles: [] });
    expect(aimed([], [obstacleBody('station', at(520, 450))])).toEqual({ ships: [], obstacles: [0] });
    expect(aimed([baseBody('small', at(600, 450))], [obstacleBody('station', at(600, 450))])).toEqual({
      ships: [],
      obstacles: [],
    });
  });

  it('armada:line-of-sight.5 never comes from a shield dial: only the base counts', () => {
    expect(aimed([baseBody('small', at(500 + 21.5, 450))], []).ships).toEqual([]);
    expect(aimed([baseBody('small', at(500 + 21.4, 450))], []).ships).toEqual([2]);
  });

  it('armada:line-of-sight.6 a part of an obstacle that a ship stands on does not obstruct it', () => {
    // The asteroid reaches from 281.6 to 350.4: only what lies beyond the base, y > 351, can be seen.
    const under = obstacleBody('asteroid_1', at(500, 316));
    expect(aimed([], [under])).toEqual({ ships: [], obstacles: [] });
    expect(aimed([], [obstacleBody('asteroid_1', at(500, 342))]).obstacles).toEqual([0]);
  });

  it('armada:line-of-sight.7 never comes from squadrons: they are not asked for', () => {
    const between = squadronBody(500, 450);
    expect(obstruction(sightLine(front, between), front, between, {})).toEqual({ ships: [], obstacles: [] });
  });

  it('armada:obstructed.4 holds for ships whose bases touch', () => {
    // Corner against corner: the line between the front points crosses a rock in the angle between the bases.
    const beside = shipBody('cr90-corvette-a', at(500 + 31.5 + 35.5, 351 + 21.5, 270));
    expect(touches(victory, beside)).toBe(true);
    const rock = obstacleBody('asteroid_2', at(515, 375));
    const found = obstruction(sightLine(front, zoneBody(beside, 'front')), front, zoneBody(beside, 'front'), {
      obstacles: [rock],
    });
    expect(found.obstacles).toEqual([0]);
  });
});

describe('squadrons', () => {
  const a = squadronBody(500, 400);
  const away = (mm: number) => squadronBody(500 + 34.2 + mm, 400);

  it('armada:engagement.1 engages at distance 1', () => {
    expect(isEngaged(a, away(70), {})).toBe(true);
    expect(isEngaged(a, away(80), {})).toBe(false);
    expect(isEngaged(a, away(76.5), {})).toBe(true);
  });

  it('armada:engagement.5 an obstructed line of sight does not engage, though they may attack', () => {
    const rock = obstacleBody('asteroid_3', at(546, 400));
    expect(isEngaged(a, away(60), { obstacles: [rock] })).toBe(false);
    const found = measured(aim(a, away(60), { obstacles: [rock] }));
    expect([distanceOf(found.mm), found.obstructedBy.obstacles]).toEqual([1, [0]]);
    expect(isEngaged(a, away(60), { ships: [baseBody('small', at(546, 400))] })).toBe(false);
  });

  it('armada:engagement.7 only start and end of a move count', () => {
    const enemy = away(70);
    const past = squadronBody(500, 400 + 160);
    expect(squadronMoveReasons(a, 3, past, [enemy])).toEqual([]);
    expect(isEngaged(past, enemy, {})).toBe(false);
  });

  it('armada:squadron-movement.1 moves by at most the end of its band, any way', () => {
    expect(squadronMoveReasons(a, 3, squadronBody(500, 585), [])).toEqual([]);
    expect(squadronMoveReasons(a, 3, squadronBody(500, 585.1), [])).toEqual(['too-far']);
    expect(squadronMoveReasons(a, 3, squadronBody(500 + 111, 400 - 148), [])).toEqual([]);
    expect(squadronMoveReasons(a, 0, squadronBody(500, 401), [])).toEqual(['too-far']);
  });

  it('armada:squadron-movement.2 passes over everything and ends on nothing', () => {
    const ship = baseBody('large', at(500, 490, 90));
    expect(squadronMoveReasons(a, 5, squadronBody(500, 600), [ship])).toEqual([]);
    expect(squadronMoveReasons(a, 5, squadronBody(500, 480), [ship])).toEqual(['overlaps-ship']);
    expect(squadronMoveReasons(a, 5, squadronBody(520, 400), [squadronBody(530, 400)])).toEqual([
      'overlaps-squadron',
    ]);
    expect(squadronMoveReasons(squadronBody(20, 20), 1, squadronBody(17, 20), [])).toEqual(['outside']);
  });
});
