import { describe, expect, it } from 'vitest';
import { BASES } from './bases.ts';
import { type BaseBody, hugeBody, obstacleBody, overlapsBody, shipBody, templateBody } from './bodies.ts';
import { deploy, executeManeuver, type Maneuver, startAtEdge, tallonPlacements } from './maneuvers.ts';
import {
  boostBy,
  boostPlacement,
  decloakTemplate,
  refusals,
  rollPlacements,
  rotatedPose,
  rotationRefusals,
  type Surroundings,
} from './reposition.ts';
import { type Template, templateAt } from './templates.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const origin = at(400, 400);
const straight = (speed: number): Template => ({ speed, shape: 'straight', direction: 'straight' });
const bank = (direction: 'left' | 'right'): Template => ({ speed: 1, shape: 'bank', direction });
const board = { width: 914.4, depth: 914.4 };
const around = (given: Partial<Surroundings>): Surroundings => ({
  ships: [],
  obstacles: [],
  playArea: board,
  ...given,
});
const small = (x: number, y: number, facing = 0) => shipBody('small', at(x, y, facing));
/** Which of the three placements of a roll to the right are legal. */
const legal = (given: Partial<Surroundings>, from = origin) =>
  rollPlacements('small', from, 'right', straight(1))
    .filter(({ pose, template }) => refusals(shipBody('small', pose), template, around(given)).length === 0)
    .map(({ placement }) => placement);

describe('barrel rolls among other things', () => {
  it('xwing2:barrel-roll.7 a ship in the middle and at the back leaves only the front', () => {
    expect(legal({ ships: [small(480, 361.1)] })).toEqual(['front']);
    expect(legal({ ships: [small(480, 344)] })).toEqual(['front', 'middle', 'back']);
  });

  it('xwing2:barrel-roll.8 a rock under the template forbids all three, one under the base its own', () => {
    expect(legal({ obstacles: [obstacleBody('core2asteroid2', at(440, 426))] })).toEqual([]);
    expect(legal({ obstacles: [obstacleBody('core2asteroid2', at(480, 438))] })).toEqual(['back']);
  });

  it('xwing2:barrel-roll.9 no part of the base may end outside the play area', () => {
    expect(legal({}, at(814.4, 400))).toEqual(['front', 'middle', 'back']);
    expect(legal({}, at(814.5, 400))).toEqual([]);
    const [front] = rollPlacements('small', at(814.5, 400), 'right', straight(1));
    const why = refusals(shipBody('small', front!.pose), front!.template, around({}));
    expect(why).toEqual([{ kind: 'outside-play-area', mm: expect.closeTo(0.1, 6) }]);
  });

  it('xwing2:faq-specific-card-questions.13 a roll by a bank template turns the ship by 45 degrees', () => {
    const [front, middle, back] = rollPlacements('small', origin, 'right', bank('left'));
    expect(middle!.pose.x).toBeCloseTo(400 + 20 + 100 * Math.SQRT1_2, 8);
    expect(middle!.pose.y).toBeCloseTo(400 + 80 - 60 * Math.SQRT1_2, 8);
    expect(middle!.pose.facing).toBe(315);
    // The front placement is 10 mm further along the ship's own final front.
    expect(front!.pose.x - middle!.pose.x).toBeCloseTo(-10 * Math.SQRT1_2, 8);
    expect(front!.pose.y - middle!.pose.y).toBeCloseTo(10 * Math.SQRT1_2, 8);
    expect(back!.pose.y).toBeLessThan(middle!.pose.y);
    const other = rollPlacements('small', origin, 'left', bank('left'))[1]!;
    expect(other.pose.y).toBeLessThan(400);
    expect(other.pose.facing).toBe(315);
  });

  it('xwing2:faq-specific-card-questions.46 who may ignore a rock rolls through and onto it', () => {
    const rock = obstacleBody('core2asteroid5', at(470, 400));
    expect(legal({ obstacles: [rock] })).toEqual([]);
    expect(legal({})).toHaveLength(3);
    expect(overlapsBody(small(480, 400), rock)).toBe(true);
  });
});

describe('boosts, decloaks and tractor moves', () => {
  const boost = (given: Partial<Surroundings>, from = origin) => {
    const { pose, templateBody: body } = boostPlacement('small', from, 'straight');
    return refusals(shipBody('small', pose), body, around(given));
  };

  it('xwing2:boost.4 a ship at the end forbids a boost', () => {
    expect(boost({ ships: [small(400, 500)] })).toEqual([{ kind: 'overlaps-ship', index: 0 }]);
  });

  it('xwing2:boost.5 a rock under the template or the base forbids a boost', () => {
    expect(boost({ obstacles: [obstacleBody('core2asteroid2', at(416, 435))] })).toEqual([
      { kind: 'template-on-obstacle', index: 0 },
    ]);
    expect(boost({ obstacles: [obstacleBody('core2asteroid2', at(425, 490))] })).toEqual([
      { kind: 'overlaps-obstacle', index: 0 },
    ]);
  });

  it('xwing2:boost.6 a boost may not end outside the play area', () => {
    expect(boost({}, at(400, 874.4)).map(({ kind }) => kind)).toEqual(['outside-play-area']);
    expect(boost({}, at(400, 814.4))).toEqual([]);
  });

  it('boosts by any template', () => {
    expect(boostBy('small', origin, { speed: 1, shape: 'turn', direction: 'left' }).pose).toEqual(
      at(345, 455, 270),
    );
    expect(boostBy('large', origin, straight(3)).pose).toEqual(at(400, 600));
  });

  it('xwing2:cloak.6 a small ship decloaks by 2 straight: 120 mm to a side or ahead', () => {
    expect(decloakTemplate('small')).toEqual(straight(2));
    const rolls = rollPlacements('small', origin, 'left', straight(2)).map(({ pose }) => [pose.x, pose.y]);
    expect(rolls).toEqual([
      [280, 410],
      [280, 400],
      [280, 390],
    ]);
    expect(boostBy('small', origin, straight(2)).pose).toEqual(at(400, 520));
  });

  it('xwing2:cloak.7 medium and large ships decloak by 1 straight', () => {
    expect([decloakTemplate('medium'), decloakTemplate('large')]).toEqual([straight(1), straight(1)]);
    const [front] = rollPlacements('large', origin, 'right', decloakTemplate('large'));
    expect([front!.pose.x, front!.pose.y]).toEqual([500, 420]);
  });

  it('xwing2:tractor.4 xwing2:tractor.5 a tractored ship rolls or boosts by 1 straight', () => {
    expect(rollPlacements('small', origin, 'right', straight(1)).map(({ pose }) => pose.x)).toEqual([
      480, 480, 480,
    ]);
    expect(boostBy('medium', origin, straight(1)).pose).toEqual(at(400, 500));
  });

  it('xwing2:tractor.6 nor through nor onto a rock', () => {
    expect(legal({ obstacles: [obstacleBody('core2asteroid5', at(480, 400))] })).toEqual([]);
    expect(boost({ obstacles: [obstacleBody('core2asteroid5', at(400, 480))] })).toHaveLength(2);
  });
});

describe('turning in place', () => {
  it('xwing2:rotate-a-ship.3 guides that would hit a touching ship forbid it', () => {
    // Side by side with 1 mm between the bases: a quarter turn points the guides at the neighbour.
    const neighbour = around({ ships: [small(441, 400)] });
    expect(rotationRefusals('small', origin, 90, neighbour)).toEqual([{ kind: 'overlaps-ship', index: 0 }]);
    expect(rotationRefusals('small', origin, 180, neighbour)).toEqual([]);
    expect(rotationRefusals('small', origin, -90, around({ ships: [small(443, 400)] }))).toEqual([]);
  });

  it('xwing2:rotate-a-ship.5 turned onto a rock it lies on it', () => {
    const rock = obstacleBody('core2asteroid1', at(446.2, 400));
    const turned = shipBody('small', rotatedPose(origin, 90));
    expect(overlapsBody(shipBody('small', origin), rock)).toBe(false);
    expect(overlapsBody(turned, rock)).toBe(true);
    expect(turned.pose).toEqual(at(400, 400, 90));
  });
});

describe('templates and who may use them', () => {
  it('xwing2:objects.2 a rock or a ship under the template alone blocks nothing', () => {
    const result = executeManeuver(
      'small',
      origin,
      { speed: 4, bearing: 'straight', direction: 'straight' },
      [small(400, 480)],
    );
    expect(result.executed).toBe('fully');
  });

  it('xwing2:faq-activation-phase-and-actions.8 a Tallon Roll with one free place has that one', () => {
    const blockers = [small(482.5, 434), small(520, 482.5)];
    const maneuver = { speed: 2, bearing: 'tallon', direction: 'right' } as const;
    const free = tallonPlacements('small', origin, maneuver, [blockers[0]!]).filter((one) => one.free);
    expect(free.map(({ placement }) => placement)).toEqual(['middle', 'back']);
    const tight = tallonPlacements('small', origin, maneuver, [small(482.5, 440)]).filter((one) => one.free);
    expect(tight.map(({ placement }) => placement)).toEqual(['back']);
    expect(executeManeuver('small', origin, maneuver, [small(482.5, 440)], 'back').executed).toBe('fully');
  });

  it('xwing2:faq-activation-phase-and-actions.9 there is no bank of speed 0', () => {
    expect(() => templateAt(origin, { speed: 0, shape: 'bank', direction: 'left' })).toThrow(
      'no template for 0 bank left',
    );
    expect(() => templateAt(origin, { speed: 4, shape: 'turn', direction: 'left' })).toThrow(
      'no template for 4 turn left',
    );
    expect(templateAt(origin, straight(5)).length).toBe(200);
    expect(templateBody(templateAt(origin, bank('left'))).kind).toBe('template');
  });
});

describe('deploying from a carrier', () => {
  const deployed = (
    carrier: BaseBody,
    edge: Parameters<typeof startAtEdge>[2],
    maneuver: Maneuver,
    others: readonly BaseBody[] = [carrier],
  ) => deploy('small', startAtEdge('small', carrier, edge), maneuver, others);
  const carrier = shipBody('large', at(400, 400, 0));

  it('xwing2:dock.4 xwing2:device-and-deploy-examples.1 a maneuver begins at the carrier’s guides', () => {
    const front = deployed(carrier, 'front', { speed: 2, bearing: 'bank', direction: 'left' })!;
    // As if its front edge had stood at the carrier's: 40 ahead of the carrier's middle the template begins.
    expect(front.template).toMatchObject({ x: 400, y: 440, facing: 0, radius: 130, side: -1 });
    expect(front.pose.y).toBeCloseTo(440 + 130 * Math.SQRT1_2 + 20 * Math.SQRT1_2, 8);
    const rear = deployed(carrier, 'rear', { speed: 1, bearing: 'straight', direction: 'straight' })!;
    expect(rear.pose).toEqual(at(400, 300, 180));
  });

  it('fails if no place is clear of ships', () => {
    const wall = [carrier, shipBody('large', at(400, 485.8, 0)), shipBody('large', at(400, 566, 0))];
    expect(
      deployed(carrier, 'front', { speed: 1, bearing: 'straight', direction: 'straight' }, wall),
    ).toBeNull();
  });

  it('xwing2:huge-ships.19 from a side of a huge ship, on its centre line', () => {
    const huge = hugeBody(at(400, 400, 0));
    const result = deployed(huge, 'right', { speed: 1, bearing: 'straight', direction: 'straight' })!;
    expect(result.template).toMatchObject({ x: 440, y: 400, facing: 90 });
    expect(result.pose).toEqual(at(500, 400, 90));
    expect(BASES.small.half).toBe(20);
  });
});
