import { boxGap } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { besideShipReasons, overlappedSquadrons, packBeside, roomBeside } from './beside-ship.ts';
import { baseBody, isInside, overlaps, shipBody, squadronBody, touches } from './bodies.ts';
import { moveShip, yawShip } from './movement.ts';
import { endsOnTool, toolPieces } from './tool.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const corvette = shipBody('cr90-corvette-a', at(600, 200));

describe('overlap of ships', () => {
  it('armada:overlapping.5 tries again at one speed less until there is room', () => {
    // At speed 2 the corvette would cover y from 301.3 to 372.3, at speed 1 from 232.9 to 303.9.
    const other = baseBody('medium', at(600, 400, 0));
    const move = moveShip(corvette, [0, 0], 'left', [other]);
    expect(move.speed).toBe(1);
    expect(move.pose.y).toBeCloseTo(268.4, 8);
    expect(move.overlapped).toEqual([0]);
  });

  it('armada:overlapping.5 ends at speed 0 if no speed has room', () => {
    const others = [baseBody('small', at(600, 272)), baseBody('small', at(600, 345))];
    const move = moveShip(corvette, [0, 0], 'left', others);
    expect(move).toEqual({ pose: corvette.pose, speed: 0, overlapped: [0, 1], closest: 0 });
  });

  it('armada:overlapping.7 a lower speed is that of this move alone: the course keeps its clicks', () => {
    const clicks = [0, 1] as const;
    const move = moveShip(corvette, clicks, 'right', [baseBody('medium', at(600, 400))]);
    expect(move.speed).toBe(1);
    expect(clicks).toEqual([0, 1]);
    expect(move.pose.facing).toBe(0);
  });

  it('armada:overlapping.8 at a lower speed it may end on the tool', () => {
    // A left bend, then a right one with the tool on the right: at speed 1 the base lies on the tool.
    const clicks = [-2, 2];
    expect(endsOnTool('small', clicks, 'right')).toBe(false);
    expect(endsOnTool('small', [-2], 'right')).toBe(true);
    const free = moveShip(corvette, clicks, 'right', []);
    const blocked = moveShip(corvette, clicks, 'right', [baseBody('small', free.pose)]);
    expect(blocked.speed).toBe(1);
    expect(blocked.pose.facing).toBe(315);
  });

  it('armada:overlapping.14 a ship that would only touch flies on', () => {
    const flush = baseBody('small', at(600, 200 + 136.8 + 71));
    const move = moveShip(corvette, [0, 0], 'left', [flush]);
    expect(move.speed).toBe(2);
    expect(move.overlapped).toEqual([]);
    expect(touches(baseBody('small', move.pose), flush)).toBe(true);
  });

  it('armada:overlapping.15 the closest overlapped ship is measured from the final position', () => {
    // Both are overlapped at speed 2; from speed 1 the left one is 30 mm ahead and the right one 40.
    const left = baseBody('small', at(575, 268.4 + 71 + 30));
    const right = baseBody('small', at(625, 268.4 + 71 + 20));
    const first = moveShip(corvette, [0, 0], 'left', [left, right]);
    expect(first.overlapped).toEqual([0, 1]);
    expect(first.speed).toBe(1);
    expect(first.closest).toBe(1);
    expect(moveShip(corvette, [0, 0], 'left', [right, left]).closest).toBe(0);
  });

  it('armada:ship-movement.6 passes over ships between start and end', () => {
    const between = baseBody('small', at(600, 272, 0));
    const move = moveShip(corvette, [0, 0, 0], 'left', [between]);
    expect(move.speed).toBe(3);
    expect(move.overlapped).toEqual([]);
  });

  it('armada:maneuver-tool.5 ends exactly where it ends with nothing under the tool', () => {
    const under = baseBody('small', at(560, 290));
    const [first] = toolPieces('small', [0, 1, 0], 'left');
    expect(
      boxGap(
        under,
        under.base.footprint.core,
        { ...first!.frame, x: 600 + first!.frame.x, y: 200 + first!.frame.y },
        first!.box,
      ),
    ).toBeLessThan(0);
    const free = moveShip(corvette, [0, 1, 0], 'left', []);
    const over = moveShip(corvette, [0, 1, 0], 'left', [under]);
    expect(over).toEqual(free);
    expect(over.speed).toBe(3);
  });

  it('armada:ship-movement.10 a yaw at speed 0 onto another ship is taken back, and both are to get cards', () => {
    const other = baseBody('small', at(648, 230));
    expect(yawShip(corvette, 1, []).pose.facing).toBe(22.5);
    const move = yawShip(corvette, 2, [other]);
    expect(move).toEqual({ pose: corvette.pose, speed: 0, overlapped: [0], closest: 0 });
  });
});

describe('squadrons under a ship', () => {
  const ship = shipBody('cr90-corvette-a', at(600, 400));

  it('armada:overlapping.1 do not stop the ship: it ends where its course ends', () => {
    const squadrons = [squadronBody(600, 420), squadronBody(615, 370), squadronBody(700, 400)];
    expect(overlappedSquadrons(ship, squadrons)).toEqual([0, 1]);
  });

  it('armada:overlapping.3 are set down touching the ship, but not outside the play area', () => {
    const edge = shipBody('cr90-corvette-a', at(21.5, 400));
    const outside = squadronBody(-17.1, 400);
    expect(touches(outside, edge)).toBe(true);
    expect(besideShipReasons(edge, [outside], [])).toEqual([['outside']]);
    const room = roomBeside(edge, []);
    expect(room.length).toBeGreaterThan(3);
    for (const place of room) expect([isInside(place), touches(place, edge)]).toEqual([true, true]);
  });

  it('armada:overlapping.4 touch the ship as long as there is room', () => {
    const far = squadronBody(600, 500);
    expect(besideShipReasons(ship, [far], [])).toEqual([['not-touching']]);
    expect(besideShipReasons(ship, [squadronBody(600 + 21.5 + 17.1, 400)], [])).toEqual([[]]);
  });

  it('armada:overlapping.4 without room touch a squadron that touches the ship', () => {
    const full = packBeside(ship, [], 12);
    expect(full).toHaveLength(9);
    expect(roomBeside(ship, full)).toEqual([]);
    const [first] = full;
    const away = { x: first!.x - ship.x, y: first!.y - ship.y };
    const length = Math.sqrt(away.x * away.x + away.y * away.y);
    const second = squadronBody(first!.x + (34.2 * away.x) / length, first!.y + (34.2 * away.y) / length);
    expect(besideShipReasons(ship, [...full, second], []).flat()).toEqual([]);
    expect(besideShipReasons(ship, [...full.slice(0, -1), second], []).at(-1)).toEqual(['not-touching']);
  });

  it('armada:overlapping.11 are never set on a ship or squadron', () => {
    const place = squadronBody(600 + 21.5 + 17.1, 400);
    expect(besideShipReasons(ship, [place], [squadronBody(650, 400)])).toEqual([['overlaps-squadron']]);
    expect(besideShipReasons(ship, [place], [baseBody('small', at(660, 400))])).toEqual([['overlaps-ship']]);
    for (const free of roomBeside(ship, [place])) expect(overlaps(free, place)).toBe(false);
  });
});
