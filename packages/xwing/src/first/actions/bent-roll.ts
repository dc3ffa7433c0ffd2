import type { Refusal } from '@firing-arc/referee';
import { frameOf, isIn, type Pose } from '@firing-arc/table';
import {
  type Roll,
  rolledPose,
  rollFreedom,
  rollRegionFrom,
  rollTemplate,
  type Side,
  type Surroundings,
  type Template,
  type TemplatePart,
} from '../../common/index.ts';
import { poseOf, sizeOf } from '../game.ts';
import type { Ship } from '../state.ts';

/** A roll by a bent template: it may be shifted along the side of the ship, and the ship along its end. */
export interface BentRoll {
  readonly ship: Ship;
  readonly side: Side;
  readonly template: Template;
  readonly around: Surroundings;
  /** The most by which template and ship may each be shifted, either way (mm). */
  readonly freedom: number;
  /** Where the ship ends when neither is shifted. */
  readonly middle: Pose;
}

/** A ship's roll from where it stands. */
export const rollOf = (ship: Ship, side: Side, template: Template): Roll => ({
  size: sizeOf(ship),
  from: poseOf(ship),
  side,
  template,
});

export const bentRoll = (ship: Ship, side: Side, template: Template, around: Surroundings): BentRoll => ({
  ship,
  side,
  template,
  around,
  freedom: rollFreedom(sizeOf(ship), template),
  middle: rolledPose(rollOf(ship, side, template), 0, 0),
});

/** Places of the template that are tried to tell whether a roll fits at all: 1 mm apart for a small ship. */
const TRIES = 20;
/** How far a place may lie off what is legal, mm, and off its facing, degrees: what rounding makes of it. */
const SLACK = 0.01;

const regionAt = ({ ship, side, template, around }: BentRoll, shift: number) =>
  rollRegionFrom(rollOf(ship, side, template), shift, around).shifts;

const triedShifts = ({ freedom }: BentRoll): readonly number[] =>
  Array.from({ length: TRIES + 1 }, (_, at) => (2 * freedom * at) / TRIES - freedom);

/** Whether the ship fits anywhere. */
export const fitsBent = (bent: BentRoll): boolean =>
  triedShifts(bent).some((shift) => regionAt(bent, shift).length > 0);

/** The shifts of template and ship that bring it to a place. */
function shiftsTo({ ship, middle }: BentRoll, [x, y]: readonly number[]) {
  const along = frameOf(ship);
  const ahead = frameOf(middle);
  const [dx, dy] = [x! - middle.x, y! - middle.y];
  const det = along.sin * ahead.cos - along.cos * ahead.sin;
  return {
    template: (dx * ahead.cos - dy * ahead.sin) / det,
    ship: (dy * along.sin - dx * along.cos) / det,
  };
}

/** What is wrong with a place; empty when it is legal. */
export function bentProblems(bent: BentRoll, at: readonly number[], ruling: string): readonly Refusal[] {
  const shifts = shiftsTo(bent, at);
  const turned = Math.abs(at[2]! - bent.middle.facing);
  const fits =
    Math.min(turned, 360 - turned) <= SLACK &&
    Math.abs(shifts.template) <= bent.freedom + SLACK &&
    isIn(regionAt(bent, shifts.template), shifts.ship, SLACK);
  return fits ? [] : [{ option: 'place', ruling, facts: shifts }];
}

/** Some legal place. */
export function proposeBent(bent: BentRoll, random: () => number): readonly number[] | null {
  const able = triedShifts(bent).filter((shift) => regionAt(bent, shift).length > 0);
  const shift = able[Math.floor(random() * able.length)];
  if (shift === undefined) return null;
  const shifts = regionAt(bent, shift);
  const [low, high] = shifts[Math.floor(random() * shifts.length)]!;
  const { x, y, facing } = poseAtShifts(bent, shift, low + random() * (high - low));
  return [x, y, facing];
}

const poseAtShifts = ({ ship, side, template }: BentRoll, along: number, ahead: number): Pose =>
  rolledPose(rollOf(ship, side, template), along, ahead);

/** Where the ship stands for an answer, and the template that it used. */
export function bentPlace(
  bent: BentRoll,
  at: readonly number[],
): { readonly pose: Pose; readonly over: TemplatePart } {
  const shifts = shiftsTo(bent, at);
  const { ship, side, template } = bent;
  return {
    pose: poseAtShifts(bent, shifts.template, shifts.ship),
    over: rollTemplate(rollOf(ship, side, template), shifts.template),
  };
}
