/**
 * First Edition's barrel rolls, decloaks and Tallon Rolls: the template may touch the base anywhere between front
 * and back edge, on both its ends. Legal positions are exact intervals of shifts. xwing1:barrel-roll.3, .4,
 * xwing1:large-ship.4, xwing1:bearing.7
 */
import {
  footprint,
  frameOf,
  type Intervals,
  inBoth,
  isIn,
  type Pose,
  poseAt,
  slidOffFootprint,
  slidOffPolygon,
  slidWithin,
  widened,
} from '@firing-arc/table';
import { BASES, type BaseSize } from './bases.ts';
import { type BaseBody, outlineOf } from './bodies.ts';
import { type Maneuver, previewManeuver } from './maneuvers.ts';
import { contactLength, type Roll, rolledPose, rollTemplate, type Surroundings } from './reposition.ts';
import { firstContact, TEMPLATE_WIDTH, type Template } from './templates.ts';

/** Where a roll may end: shifts in mm, of the ship towards its final front. */
export interface RollRegion {
  /** How far the template lies from the side's hash mark; null if any lawful place of it will do. */
  readonly templateShift: number | null;
  /** The most by which template and ship may each be shifted, either way. */
  readonly freedom: number;
  /** Legal shifts of the ship: against the template, or against where it began if the template is free. */
  readonly shifts: Intervals;
}

/** How far a template may lie off the middle of a base's side, and the ship off the template's end. */
export function rollFreedom(size: BaseSize, template: Template): number {
  return Math.max(0, (BASES[size].side - contactLength(size, template)) / 2);
}

/**
 * The legal region of a roll by a straight template: all shifts of the ship against its start for which some
 * place of the template is clear of obstacles. xwing1:barrel-roll.6 to .9
 */
export function rollRegion(roll: Roll, around: Surroundings): RollRegion {
  const freedom = rollFreedom(roll.size, roll.template);
  const templates = templateShifts(roll, around);
  const ships = clearShifts(roll.size, rolledPose(roll, 0, 0), 2 * freedom, around);
  return { templateShift: null, freedom, shifts: inBoth(ships, widened(templates, freedom)) };
}

/** The legal region of a roll by any template that lies at one place; empty if an obstacle is under it there. */
export function rollRegionFrom(roll: Roll, templateShift: number, around: Surroundings): RollRegion {
  const freedom = rollFreedom(roll.size, roll.template);
  const part = rollTemplate(roll, templateShift);
  const clear = around.obstacles.every((obstacle) => firstContact(part, outlineOf(obstacle)) < 0);
  const pose = rolledPose(roll, templateShift, 0);
  const shifts = clear ? clearShifts(roll.size, pose, freedom, around) : [];
  return { templateShift, freedom, shifts };
}

/** A place of a straight template from which the ship can be shifted by `shift` in all; null if there is none. */
export function templateShiftFor(roll: Roll, shift: number, around: Surroundings): number | null {
  const freedom = rollFreedom(roll.size, roll.template);
  const near: Intervals = [[shift - freedom, shift + freedom]];
  const [first] = inBoth(templateShifts(roll, around), near);
  if (first === undefined) return null;
  const half = shift / 2;
  return isIn([first], half) ? half : (first[0] + first[1]) / 2;
}

/** Where a straight template may lie: clear of obstacles. */
function templateShifts(roll: Roll, around: Surroundings): Intervals {
  const { size, from, side, template } = roll;
  const freedom = rollFreedom(size, template);
  const part = rollTemplate(roll, 0);
  const halfX = (size === 'small' ? part.length : TEMPLATE_WIDTH) / 2;
  const halfY = contactLength(size, template) / 2;
  const sign = side === 'left' ? -1 : 1;
  const along = frameOf(from);
  const right = sign * (BASES[size].half + halfX);
  const frame = { ...along, x: from.x + right * along.cos, y: from.y - right * along.sin };
  const box = footprint({ x: 0, y: 0, halfX, halfY });
  let shifts: Intervals = [[-freedom, freedom]];
  for (const obstacle of around.obstacles) shifts = slidOffPolygon(shifts, frame, box, outlineOf(obstacle));
  return shifts;
}

/** Shifts of at most `most` towards its front, either way, at which a ship is clear and on the table. */
function clearShifts(size: BaseSize, pose: Pose, most: number, around: Surroundings): Intervals {
  const base = BASES[size];
  const frame = frameOf(pose);
  let shifts = slidWithin([[-most, most]], frame, base, around.playArea);
  for (const ship of around.ships) {
    shifts = slidOffFootprint(shifts, frame, base.footprint, ship, ship.footprint);
  }
  for (const obstacle of around.obstacles) {
    shifts = slidOffPolygon(shifts, frame, base.footprint, outlineOf(obstacle));
  }
  return shifts;
}

/**
 * The slides of a Tallon Roll, mm towards the ship's final front, at which no ship is overlapped: one of them must
 * be taken if there is any. xwing1:bearing.7, xwing1:bearing.10
 */
export function tallonSlides(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  others: readonly BaseBody[],
): Intervals {
  const most = (BASES[size].side - TEMPLATE_WIDTH) / 2;
  const { pose } = previewManeuver(size, from, { ...maneuver, bearing: 'tallon' }, 0);
  const frame = frameOf(pose);
  let slides: Intervals = [[-most, most]];
  for (const ship of others) {
    slides = slidOffFootprint(slides, frame, BASES[size].footprint, ship, ship.footprint);
  }
  return slides;
}

/** A pose shifted towards its own front. */
export function shifted(pose: Pose, shift: number): Pose {
  const { sin, cos } = frameOf(pose);
  return poseAt(pose.x + shift * sin, pose.y + shift * cos, pose.facing);
}
