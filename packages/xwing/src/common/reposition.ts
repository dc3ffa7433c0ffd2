import { moved, type Pose } from '@firing-arc/table';
import { BASES, type BaseSize } from './bases.ts';
import { type TemplateBody, templateBody } from './bodies.ts';
import { type Direction, PLACEMENTS, type Placement, previewManeuver } from './maneuvers.ts';
import { STRAIGHT_LENGTH, straightPart, TEMPLATE_WIDTH, type TemplatePart } from './templates.ts';

export interface RollPlacement {
  readonly placement: Placement;
  readonly pose: Pose;
  readonly template: TemplateBody;
}

/**
 * The three positions of a barrel roll. Small bases use the narrow end of the 1 straight template, medium and
 * large ones its long edge, its middle on the side's hash mark. xwing2:barrel-roll.1 to .4
 */
export function barrelRollPlacements(
  size: BaseSize,
  from: Pose,
  side: 'left' | 'right',
): readonly RollPlacement[] {
  const { half } = BASES[size];
  const sign = side === 'left' ? -1 : 1;
  const narrow = size === 'small';
  const across = narrow ? STRAIGHT_LENGTH : TEMPLATE_WIDTH;
  const along = narrow ? TEMPLATE_WIDTH : STRAIGHT_LENGTH;
  const start = narrow
    ? moved(from, sign * half, 0, sign * 90)
    : moved(from, sign * (half + TEMPLATE_WIDTH / 2), -STRAIGHT_LENGTH / 2, 0);
  const template = templateBody(straightPart(start, STRAIGHT_LENGTH));
  return PLACEMENTS.map((placement) => {
    const ahead = placement === 'middle' ? 0 : placement === 'front' ? along / 2 : -along / 2;
    return { placement, pose: moved(from, sign * (2 * half + across), ahead, 0), template };
  });
}

/** The position of a boost by the 1 straight or 1 bank template. xwing2:boost.1, xwing2:boost.2 */
export function boostPlacement(
  size: BaseSize,
  from: Pose,
  direction: Direction,
): { readonly pose: Pose; readonly template: TemplatePart; readonly templateBody: TemplateBody } {
  const bearing = direction === 'straight' ? 'straight' : 'bank';
  const { pose, template } = previewManeuver(size, from, { speed: 1, bearing, direction });
  return { pose, template: template!, templateBody: templateBody(template!) };
}
