import { moved, type Pose } from '@firing-arc/table';
import { BASES, type BaseSize } from './bases.ts';
import {
  type BaseBody,
  type Body,
  bodiesOverlap,
  edgeDistances,
  insidePlayArea,
  overlapsBody,
  shipBody,
  shipsOverlap,
  type TemplateBody,
  templateBody,
} from './bodies.ts';
import { type Direction, PLACEMENTS, type Placement, previewManeuver } from './maneuvers.ts';
import {
  STRAIGHT_LENGTH,
  straightPart,
  TEMPLATE_WIDTH,
  type Template,
  type TemplatePart,
  templateAt,
  templateEnd,
} from './templates.ts';

export type Side = 'left' | 'right';

/** A ship that rolls: its base, where it begins, to which side, and by what template. */
export interface Roll {
  readonly size: BaseSize;
  readonly from: Pose;
  readonly side: Side;
  readonly template: Template;
}

export interface RollPlacement {
  readonly placement: Placement;
  readonly pose: Pose;
  readonly template: TemplateBody;
}

/** What a moved ship may collide with. Ships do not include the one that moves. */
export interface Surroundings {
  readonly ships: readonly BaseBody[];
  readonly obstacles: readonly Body[];
  readonly playArea: { readonly width: number; readonly depth: number };
}

/** Why a position is not allowed. Indices into the surroundings; `mm` is how far the base sticks out. */
export type Refusal =
  | { readonly kind: 'overlaps-ship'; readonly index: number }
  | { readonly kind: 'overlaps-obstacle'; readonly index: number }
  | { readonly kind: 'template-on-obstacle'; readonly index: number }
  | { readonly kind: 'outside-play-area'; readonly mm: number };

/**
 * The three positions of a barrel roll. Small bases use the narrow end of the 1 straight template, medium and
 * large ones its long edge, its middle on the side's hash mark. xwing2:barrel-roll.1 to .4
 */
export function barrelRollPlacements(size: BaseSize, from: Pose, side: Side): readonly RollPlacement[] {
  return rollPlacements(size, from, side, { speed: 1, shape: 'straight', direction: 'straight' });
}

/**
 * The three positions of a roll by any template. Straight ones lie against medium and large bases with their long
 * edge; all others begin with their narrow end at the side's hash mark, as they would ahead of the ship: rolling
 * right, a left bank bends forward. xwing2:barrel-roll.2 to .4, xwing2:faq-specific-card-questions.13
 */
export function rollPlacements(
  size: BaseSize,
  from: Pose,
  side: Side,
  template: Template,
): readonly RollPlacement[] {
  const roll = { size, from, side, template };
  const body = templateBody(rollTemplate(roll, 0));
  const reach = contactLength(size, template) / 2;
  return PLACEMENTS.map((placement) => {
    const ahead = placement === 'middle' ? 0 : placement === 'front' ? reach : -reach;
    return { placement, pose: rolledPose(roll, 0, ahead), template: body };
  });
}

/** How much of a base's side a template touches, mm: its width, or its length along medium and large bases. */
export function contactLength(size: BaseSize, template: Template): number {
  return lengthwise(size, template) ? template.speed * STRAIGHT_LENGTH : TEMPLATE_WIDTH;
}

/** Whether a template lies along the side of a base instead of leading away from it. */
function lengthwise(size: BaseSize, template: Template): boolean {
  return size !== 'small' && template.shape === 'straight';
}

/** The template of a roll, shifted by `shift` mm towards the ship's front. */
export function rollTemplate({ size, from, side, template }: Roll, shift: number): TemplatePart {
  const { half } = BASES[size];
  const sign = side === 'left' ? -1 : 1;
  if (!lengthwise(size, template)) return templateAt(moved(from, sign * half, shift, sign * 90), template);
  const { length } = templateAt(from, template);
  return straightPart(moved(from, sign * (half + TEMPLATE_WIDTH / 2), shift - length / 2, 0), length);
}

/**
 * Where a ship ends a roll: its near side against the far end of the template, which is shifted by
 * `templateShift` mm towards the ship's first front, itself shifted by `shipShift` mm towards its final front.
 */
export function rolledPose(roll: Roll, templateShift: number, shipShift: number): Pose {
  const { size, from, side, template } = roll;
  const { half } = BASES[size];
  const sign = side === 'left' ? -1 : 1;
  if (template.shape === 'straight') {
    const across = lengthwise(size, template) ? TEMPLATE_WIDTH : template.speed * STRAIGHT_LENGTH;
    return moved(from, sign * (2 * half + across), templateShift + shipShift, 0);
  }
  const end = templateEnd(rollTemplate(roll, templateShift));
  // Seen along the template's end the ship's front lies to the left of a roll to the right.
  return moved(end, -sign * shipShift, half, -sign * 90);
}

/** The position of a boost by the 1 straight or 1 bank template. xwing2:boost.1, xwing2:boost.2 */
export function boostPlacement(
  size: BaseSize,
  from: Pose,
  direction: Direction,
): { readonly pose: Pose; readonly template: TemplatePart; readonly templateBody: TemplateBody } {
  const shape = direction === 'straight' ? 'straight' : 'bank';
  return boostBy(size, from, { speed: 1, shape, direction });
}

/** The position of a boost by any template. xwing2:boost.2 */
export function boostBy(
  size: BaseSize,
  from: Pose,
  { speed, shape, direction }: Template,
): { readonly pose: Pose; readonly template: TemplatePart; readonly templateBody: TemplateBody } {
  const { pose, template } = previewManeuver(size, from, { speed, bearing: shape, direction });
  return { pose, template: template!, templateBody: templateBody(template!) };
}

/** The template of a decloak: 2 straight, but 1 straight for medium and large ships. xwing2:cloak.6, xwing2:cloak.7 */
export function decloakTemplate(size: BaseSize): Template {
  return { speed: size === 'small' ? 2 : 1, shape: 'straight', direction: 'straight' };
}

/** A ship turned in place, degrees clockwise. xwing2:rotate-a-ship.1 */
export function rotatedPose(from: Pose, degrees: 90 | -90 | 180): Pose {
  return moved(from, 0, 0, degrees);
}

/**
 * Why a ship may not end a reposition here; empty if it may. Whoever ignores obstacles leaves them out of the
 * surroundings. xwing2:barrel-roll.7 to .9, xwing2:boost.4 to .6
 */
export function refusals(
  ship: BaseBody,
  template: TemplateBody | null,
  around: Surroundings,
): readonly Refusal[] {
  const { width, depth } = around.playArea;
  const found: Refusal[] = [...shipRefusals(ship, around)];
  around.obstacles.forEach((obstacle, index) => {
    if (overlapsBody(ship, obstacle)) found.push({ kind: 'overlaps-obstacle', index });
  });
  around.obstacles.forEach((obstacle, index) => {
    if (template && bodiesOverlap(template, obstacle)) found.push({ kind: 'template-on-obstacle', index });
  });
  if (!insidePlayArea(ship, width, depth)) {
    found.push({ kind: 'outside-play-area', mm: -edgeDistances(ship, width, depth) });
  }
  return found;
}

/** Why a ship may not be turned: only ships hinder it, guides included. xwing2:rotate-a-ship.3, .4 */
export function rotationRefusals(
  size: BaseSize,
  from: Pose,
  degrees: 90 | -90 | 180,
  around: Surroundings,
): readonly Refusal[] {
  return shipRefusals(shipBody(size, rotatedPose(from, degrees)), around);
}

function shipRefusals(ship: BaseBody, around: Surroundings): readonly Refusal[] {
  return around.ships.flatMap((other, index) =>
    shipsOverlap(ship, other) ? [{ kind: 'overlaps-ship' as const, index }] : [],
  );
}
