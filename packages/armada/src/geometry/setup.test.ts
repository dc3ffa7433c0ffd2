import { describe, expect, it } from 'vitest';
import { baseBody, obstacleBody, shipBody, squadronBody } from './bodies.ts';
import { SETUP_AREA } from './measured.ts';
import { obstacleMoveReasons } from './obstacle-moves.ts';
import { deploymentSpeeds, deploymentZone, obstacleReasons, shipReasons, squadronReasons } from './setup.ts';
import { SHIPS } from './ship-data.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });

describe('setting up', () => {
  it('armada:setup-area.1 the setup area is the middle four feet', () => {
    expect(SETUP_AREA).toEqual({ left: 304.8, right: 1524, bottom: 0, top: 914.4 });
    expect(squadronReasons(squadronBody(320, 100), [], [])).toContain('outside-setup-area');
  });

  it('armada:deployment-zone.1 ships are deployed within distance 3 of their edge', () => {
    expect(deploymentZone('top').bottom).toBeCloseTo(729.4, 9);
    const deployed = (y: number) => shipReasons(shipBody('cr90-corvette-a', at(600, y)), 'bottom', []);
    expect(deployed(185 - 35.5)).toEqual([]);
    expect(deployed(186 - 35.5)).toEqual(['outside-deployment-zone']);
    expect(shipReasons(shipBody('cr90-corvette-a', at(600, 914.4 - 40)), 'top', [])).toEqual([]);
  });

  it('armada:setup.4 obstacles lie beyond distance 3 of the edges and beyond distance 1 of each other', () => {
    // asteroid_1 reaches 34.4 mm to both sides of its middle.
    const placed = (y: number) => obstacleReasons(obstacleBody('asteroid_1', at(800, y)), []);
    expect(placed(185 + 34.4)).toEqual(['near-edge']);
    expect(placed(185.1 + 34.4)).toEqual([]);
    const first = obstacleBody('asteroid_1', at(800, 400));
    expect(obstacleReasons(obstacleBody('asteroid_1', at(800, 400 + 68.8 + 75)), [first])).toEqual([
      'near-obstacle',
    ]);
    expect(obstacleReasons(obstacleBody('asteroid_1', at(800, 400 + 68.8 + 80)), [first])).toEqual([]);
    expect(obstacleReasons(obstacleBody('asteroid_1', at(310, 400)), [])).toEqual(['outside-setup-area']);
  });

  it('armada:setup.6 ships are deployed in their zone with a speed of their chart, never 0', () => {
    expect(deploymentSpeeds(SHIPS['victory-i-class-star-destroyer']!.speeds)).toEqual([1, 2]);
    expect(deploymentSpeeds(SHIPS['cr90-corvette-a']!.speeds)).toEqual([1, 2, 3, 4]);
    expect(shipReasons(shipBody('cr90-corvette-a', at(600, 400)), 'bottom', [])).toEqual([
      'outside-deployment-zone',
    ]);
  });

  it('armada:setup.7 squadrons are deployed wholly within distance 1-2 of an own ship', () => {
    const ship = shipBody('cr90-corvette-a', at(600, 100));
    const deployed = (mm: number) => squadronReasons(squadronBody(621.5 + mm - 17.1, 100), [ship], [ship]);
    expect(deployed(124.5)).toEqual([]);
    expect(deployed(125)).toEqual(['too-far-from-ship']);
    expect(deployed(20)).toEqual(['overlaps-ship']);
  });

  it('armada:setup.9 ships are not deployed on ships', () => {
    const ship = shipBody('cr90-corvette-a', at(600, 100));
    expect(shipReasons(baseBody('small', at(640, 100)), 'bottom', [ship])).toEqual(['overlaps-ship']);
    expect(shipReasons(baseBody('small', at(643, 100)), 'bottom', [ship])).toEqual([]);
  });
});

describe('obstacles that are moved', () => {
  const station = obstacleBody('station', at(800, 400));

  it('armada:obstacle-and-token-movement.1 go no farther than the band', () => {
    // Moved straight ahead, its front edge is what lies farthest from where it lay.
    expect(obstacleMoveReasons(station, obstacleBody('station', at(800, 524)), 2, [])).toEqual([]);
    expect(obstacleMoveReasons(station, obstacleBody('station', at(800, 526)), 2, [])).toEqual(['too-far']);
  });

  it('armada:obstacle-and-token-movement.2 end on nothing, but pass over all', () => {
    const ship = baseBody('small', at(800, 500));
    expect(obstacleMoveReasons(station, obstacleBody('station', at(800, 520)), 2, [ship])).toEqual([
      'overlaps',
    ]);
    const between = squadronBody(800, 462);
    expect(obstacleMoveReasons(station, obstacleBody('station', at(800, 523)), 2, [between])).toEqual([]);
  });

  it('armada:obstacle-and-token-movement.3 may be turned if no part goes too far', () => {
    expect(obstacleMoveReasons(station, obstacleBody('station', at(800, 460, 90)), 2, [])).toEqual([]);
    expect(obstacleMoveReasons(station, obstacleBody('station', at(800, 524, 45)), 2, [])).toEqual([
      'too-far',
    ]);
  });

  it('armada:obstacle-and-token-movement.4 leave what stands on them where it is', () => {
    const ship = baseBody('small', at(800, 400));
    const before = { ...ship.pose };
    expect(obstacleMoveReasons(station, obstacleBody('station', at(800, 510)), 2, [ship])).toEqual([]);
    expect(ship.pose).toEqual(before);
  });
});
