import { describe, expect, it } from 'vitest';
import {
  bodiesOverlap,
  distance,
  movedThrough,
  obstacleBody,
  overlapsBody,
  type ShipBody,
  shipBody,
} from './bodies.ts';
import {
  aligned,
  DEVICES,
  deviceBodies,
  deviceBody,
  dropOrLaunch,
  partInside,
  relocated,
  remoteShot,
} from './devices.ts';
import { executeManeuver } from './maneuvers.ts';
import { type Template, templateAt } from './templates.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const origin = at(400, 400);
const straight = (speed: number): Template => ({ speed, shape: 'straight', direction: 'straight' });
const bank = (speed: number, direction: 'left' | 'right'): Template => ({ speed, shape: 'bank', direction });
const small = (x: number, y: number, facing = 0) => shipBody('small', at(x, y, facing));
/** The floor of a bomb's guides is so far ahead of the middle of its outline. */
const SEAT = 13.81;

/** Distance to what is in a remote's arc, or -1. */
const remoteArcRange = (id: string, pose: { x: number; y: number; facing: number }, target: ShipBody) =>
  remoteShot(id, pose, target)?.mm ?? -1;

describe('dropping and launching', () => {
  it('xwing2:device.2 xwing2:device-and-deploy-examples.2 dropped by 1 straight, one length behind the base', () => {
    const [drop] = dropOrLaunch('seismiccharge', 'medium', origin, 'rear', straight(1));
    expect(drop!.template).toMatchObject({ x: 400, y: 370, facing: 180, length: 40 });
    expect(drop!.pose.y).toBeCloseTo(400 - 30 - 40 - SEAT, 8);
    expect([drop!.pose.x, drop!.pose.facing]).toEqual([400, 0]);
  });

  it('xwing2:device.3 xwing2:device-and-deploy-examples.3 launched by 5 straight, five lengths ahead', () => {
    const [launch] = dropOrLaunch('protonbomb', 'medium', origin, 'front', straight(5));
    expect(launch!.pose.y).toBeCloseTo(400 + 30 + 200 + SEAT, 8);
    expect(launch!.pose.facing).toBe(180);
  });

  it('by a bank: left is the ship’s left, behind as ahead', () => {
    for (const guides of ['front', 'rear'] as const) {
      const [left] = dropOrLaunch('protonbomb', 'small', origin, guides, bank(1, 'left'));
      const [right] = dropOrLaunch('protonbomb', 'small', origin, guides, bank(1, 'right'));
      expect(left!.pose.x).toBeLessThan(380);
      expect(left!.pose.x + right!.pose.x).toBeCloseTo(800, 8);
    }
  });

  it('xwing2:objects-remotes.12 a commando team lies either way round', () => {
    const placements = dropOrLaunch('commandos', 'small', origin, 'rear', straight(1));
    expect(placements.map(({ guides, pose }) => [guides, pose.facing])).toEqual([
      ['front', 0],
      ['rear', 180],
    ]);
  });

  it('cluster mines lie beside the centre one, in its hollows, and touch it nearly', () => {
    const [centre, left, right] = deviceBodies('clustermine', at(400, 400, 30));
    expect(bodiesOverlap(centre!, left!) || bodiesOverlap(centre!, right!)).toBe(false);
    expect(distance(centre!, left!)).toBeLessThan(0.2);
    expect(distance(centre!, right!)).toBeLessThan(0.2);
  });

  it('xwing2:device.14 a device dropped under a ship lies under its base, at range 0', () => {
    const [drop] = dropOrLaunch('proximitymine', 'small', origin, 'rear', straight(1));
    const ship = small(400, 310);
    expect(overlapsBody(ship, deviceBody('proximitymine', drop!.pose))).toBe(true);
    expect(distance(ship, deviceBody('proximitymine', drop!.pose))).toBe(0);
  });

  it('xwing2:device.16 guides count: a template that crosses only them moves through, and range is to them', () => {
    const bomb = deviceBody('protonbomb', at(100, 100));
    // The guides reach 16.28 ahead of the middle, the body only 13.81.
    const across = templateAt(at(60, 125.5, 90), straight(2));
    expect(movedThrough(across, [bomb])).toEqual([0]);
    expect(movedThrough({ ...across, y: 126.3 }, [bomb])).toEqual([]);
    expect(distance(small(100, 100 + 16.28 + 20 + 50), bomb)).toBeCloseTo(50, 9);
  });

  it('xwing2:device.18 a mine under the part of the template that was backed over does not count', () => {
    const maneuver = { speed: 5, bearing: 'straight', direction: 'straight' } as const;
    const mine = deviceBody('connernet', at(400, 580));
    const full = executeManeuver('small', origin, maneuver, []);
    expect(movedThrough(full.template!, [mine])).toEqual([0]);
    const blocked = executeManeuver('small', origin, maneuver, [small(400, 640), small(400, 590)]);
    expect(blocked.executed).toBe('partially');
    expect(movedThrough(blocked.template!, [mine])).toEqual([]);
  });

  it('a marker that sticks out of the play area counts as far as it is inside', () => {
    const board = { width: 914.4, depth: 914.4 };
    const bomb = deviceBody('protonbomb', at(0, 100));
    const inside = partInside(bomb, board)!;
    expect(Math.min(...inside.points.filter((_, i) => i % 2 === 0))).toBe(0);
    expect(partInside(deviceBody('protonbomb', at(-50, 100)), board)).toBeNull();
  });
});

describe('remotes', () => {
  it('xwing2:remotes.2 a remote never blocks: ships are executed fully onto it', () => {
    const probe = deviceBody('drk1probedroid', at(400, 520));
    const result = executeManeuver(
      'small',
      origin,
      { speed: 2, bearing: 'straight', direction: 'straight' },
      [],
    );
    expect(result.executed).toBe('fully');
    expect(overlapsBody(small(result.pose.x, result.pose.y), probe)).toBe(true);
  });

  it('xwing2:device.4 xwing2:remotes.21 xwing2:remotes.22 relocated forward like a ship: front guides to rear guides', () => {
    const { pose, template } = relocated('commandos', origin, 'front', straight(2));
    expect(template).toMatchObject({ x: 400, facing: 0, length: 80 });
    expect(pose.y).toBeCloseTo(400 + 15.4 + 80 + 15.75, 8);
    expect(pose.facing).toBe(0);
    const turn = relocated('commandos', origin, 'front', { speed: 1, shape: 'turn', direction: 'left' }).pose;
    expect(turn.facing).toBe(270);
    expect(turn.x).toBeCloseTo(400 - 35 - 15.75, 8);
  });

  it('xwing2:objects-remotes.21 torpedoes fly on by 3 bank or 4 straight', () => {
    expect(relocated('trackingtorpedoes', origin, 'front', straight(4)).pose.y).toBeCloseTo(
      400 + 160 + 61.4,
      8,
    );
    const banked = relocated('trackingtorpedoes', origin, 'front', bank(3, 'left')).pose;
    expect(banked.facing).toBe(315);
    expect(banked.x).toBeCloseTo(400 - 180 * (1 - Math.SQRT1_2) - 30.7 * Math.SQRT1_2, 8);
  });

  it('xwing2:remotes.23 a relocation may end outside the play area', () => {
    const { pose } = relocated('trackingtorpedoes', at(400, 800), 'front', straight(4));
    expect(pose.y + 33.6).toBeGreaterThan(914.4);
  });

  it('a probe leaves by any of its five guides, which are alike', () => {
    const far = DEVICES.drk1probedroid!.guides.map(({ name }) => {
      const { pose } = relocated('drk1probedroid', origin, name, straight(2));
      const dx = pose.x - 400;
      const dy = pose.y - 400;
      return Math.sqrt(dx * dx + dy * dy);
    });
    expect(far).toHaveLength(5);
    for (const mm of far) expect(Math.abs(mm - 80 - 2 * 20.1)).toBeLessThan(3);
  });

  it('xwing2:objects-remotes.8 a probe may end under a ship, which does not move', () => {
    const ship = small(400, 520);
    const { pose } = relocated('drk1probedroid', origin, 'front', straight(2));
    expect(overlapsBody(ship, deviceBody('drk1probedroid', pose))).toBe(true);
    expect(ship.pose).toEqual(at(400, 520));
  });

  it('xwing2:objects-remotes.3 a swarm is aligned to the front or rear guides, at range 0', () => {
    for (const guides of ['front', 'rear'] as const) {
      const { pose } = aligned('buzzdroidswarm', 'small', origin, guides);
      const swarm = deviceBody('buzzdroidswarm', pose);
      expect(distance(small(400, 400), swarm)).toBeLessThan(0.1);
      expect(Math.sign(pose.y - 400)).toBe(guides === 'front' ? 1 : -1);
    }
  });

  it('xwing2:objects-remotes.4 where it would lie on an object the other guides must be used', () => {
    const rock = obstacleBody('core2asteroid2', at(400, 440));
    const on = (['front', 'rear'] as const).map((guides) =>
      bodiesOverlap(
        deviceBody('buzzdroidswarm', aligned('buzzdroidswarm', 'small', origin, guides).pose),
        rock,
      ),
    );
    expect(on).toEqual([true, false]);
  });

  it('xwing2:objects-remotes.10 range is measured from a probe as from anything', () => {
    const target = small(400, 700);
    expect(distance(deviceBody('drk1probedroid', at(400, 450)), target)).toBeLessThan(300);
    expect(distance(small(400, 300), target)).toBeGreaterThan(300);
  });

  it('xwing2:remotes.6 the printed front arc of a remote reaches range 3', () => {
    // The marker's foremost points are 18.05 ahead, beside the guides' notch.
    expect(remoteArcRange('commandos', origin, small(400, 400 + 18.05 + 299 + 20))).toBeGreaterThan(290);
    expect(remoteArcRange('commandos', origin, small(400, 400 + 18.05 + 304 + 20))).toBe(-1);
    expect(remoteArcRange('commandos', origin, small(400, 300))).toBe(-1);
    expect(remoteArcRange('trackingtorpedoes', at(400, 400, 90), small(520, 400))).toBeCloseTo(
      520 - 20 - 433.6,
      6,
    );
  });

  it('measures along a line, or the two outermost of a family, from its outline', () => {
    const shot = remoteShot('trackingtorpedoes', origin, small(400, 553.6))!;
    expect(shot.mm).toBeCloseTo(100, 9);
    // Its front guides are its foremost parts: 11 to 14.6 mm to either side.
    expect(shot.lines.map((line) => Math.abs(line[0] - 400))).toEqual([
      expect.closeTo(14.6, 9),
      expect.closeTo(14.6, 9),
    ]);
    expect(remoteShot('commandos', origin, small(400, 400))!.mm).toBe(0);
  });

  it('xwing2:remotes.8 a remote without arcs has nothing in them', () => {
    for (const id of ['drk1probedroid', 'sensorbuoy', 'buzzdroidswarm']) {
      expect(DEVICES[id]!.arcHalfAngle).toBeNull();
      expect(remoteArcRange(id, origin, small(400, 480))).toBe(-1);
    }
  });
});
