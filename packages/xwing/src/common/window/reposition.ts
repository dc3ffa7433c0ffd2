import { Misfit, type Pose } from '@firing-arc/table';
import { insidePlayArea, type ShipBody, shipBody, type TemplateBody, templateBody } from '../bodies.ts';
import { rollFreedom, rollRegion, rollRegionFrom, templateShiftFor } from '../first-roll.ts';
import { executeManeuver } from '../maneuvers.ts';
import {
  boostBy,
  decloakTemplate,
  type Refusal,
  refusals,
  rolledPose,
  rollPlacements,
  rollTemplate,
  rotatedPose,
  rotationRefusals,
  type Side,
  type Surroundings,
} from '../reposition.ts';
import type { Template } from '../templates.ts';
import {
  areaOf,
  asking,
  flatsOf,
  maneuverOf,
  positionOf,
  shipsOf,
  standardOf,
  templateOf,
  wordsOf,
} from './read.ts';
import {
  type Region,
  type RepositionAnswer,
  type RepositionPlacement,
  type RepositionQuery,
  RepositionQuerySchema,
} from './schemas.ts';

const ONE_STRAIGHT: Template = { speed: 1, shape: 'straight', direction: 'straight' };
const BOOSTS: readonly Template[] = [
  ONE_STRAIGHT,
  { speed: 1, shape: 'bank', direction: 'left' },
  { speed: 1, shape: 'bank', direction: 'right' },
];
const TURNS = [90, -90, 180] as const;

/** What a reposition query is about: the ship, and all it may collide with. */
interface Case {
  readonly query: RepositionQuery;
  readonly ship: ShipBody;
  readonly around: Surroundings;
}

/** `{"do":"reposition"}`: every placement with its position, and legal or the reasons why not. */
export const repositionQuery = asking(RepositionQuerySchema, (query: RepositionQuery): RepositionAnswer => {
  const game = query.game ?? 'xwing2';
  const asked: Case = {
    query,
    ship: standardOf(query.base, query.at, game),
    around: {
      ships: shipsOf(query.ships, game),
      obstacles: flatsOf(query.obstacles, 'obstacles'),
      playArea: areaOf(query.playArea),
    },
  };
  switch (query.kind) {
    case 'barrel roll':
      return rolls(asked, given(asked, ONE_STRAIGHT));
    case 'boost':
      return boosts(asked, boostTemplates(asked));
    case 'decloak':
      return decloaks(asked);
    case 'tractor':
      if (game === 'xwing1') throw new Misfit('kind', 'First Edition as written here has no tractor moves');
      return tractorMoves(asked);
    case 'slam':
      return slam(asked);
    case 'rotate':
      return rotations(asked);
  }
});

/** The template of the query, or the usual one. */
function given({ query }: Case, usual: Template): Template {
  const { template, side, direction = query.kind === 'boost' ? side : undefined } = query;
  if (template === undefined) return usual;
  const apart = lacksDirection(template) && direction !== undefined && direction !== 'straight';
  return templateOf(apart ? `${template} ${direction}` : template, 'template');
}

/** "1 bank": the query's direction says which way. */
const lacksDirection = (template: string): boolean => /^\d+ (bank|turn)$/.test(template);

function boostTemplates(asked: Case): readonly Template[] {
  const { template, side, direction = side } = asked.query;
  if (template !== undefined) return [given(asked, ONE_STRAIGHT)];
  return direction === undefined ? BOOSTS : BOOSTS.filter((boost) => boost.direction === direction);
}

const named = ({ speed, shape, direction }: Template): string => wordsOf(speed, shape, direction);

function verdict(
  pose: Pose,
  reasons: readonly Refusal[],
): Pick<RepositionPlacement, 'at' | 'legal' | 'reasons'> {
  const at = positionOf(pose);
  return reasons.length === 0 ? { at, legal: true } : { at, legal: false, reasons: [...reasons] };
}

function judged({ ship, around }: Case, pose: Pose, template: TemplateBody | null): readonly Refusal[] {
  return refusals(shipBody(ship.size, pose, ship.base), template, around);
}

/** The sides to roll to: as asked, and without a `side` the direction is one if the template does not need it. */
function sidesOf({ query }: Case): readonly Side[] {
  const { side, direction, template = '' } = query;
  if (side !== undefined) return [side];
  const both = direction === undefined || direction === 'straight' || lacksDirection(template);
  return both ? ['left', 'right'] : [direction];
}

function rolls(asked: Case, template: Template): RepositionAnswer {
  if (asked.query.game === 'xwing1') return firstRolls(asked, template);
  const { query, ship } = asked;
  if (query.shift !== undefined || query.templateShift !== undefined) {
    throw new Misfit('shift', 'only First Edition shifts; here a placement is front, middle or back');
  }
  const placements = sidesOf(asked).flatMap((side) =>
    rollPlacements(ship.size, ship.pose, side, template)
      .filter(({ placement }) => query.placement === undefined || placement === query.placement)
      .map(({ placement, pose, template: body }) => ({
        template: named(template),
        side,
        placement,
        ...verdict(pose, judged(asked, pose, body)),
      })),
  );
  return { placements };
}

/** First Edition: the region of each side, and in it its ends and middles; or the one place that is asked for. */
function firstRolls(asked: Case, template: Template): RepositionAnswer {
  const { query } = asked;
  if (query.placement !== undefined) {
    throw new Misfit('placement', 'First Edition rolls by any shift, not to one of three placements');
  }
  if (query.shift !== undefined) {
    const { shift } = query;
    return { placements: sidesOf(asked).map((side) => firstPlace(asked, template, side, shift)) };
  }
  const regions = sidesOf(asked).flatMap((side) => regionsOf(asked, template, side));
  const placements = regions.flatMap(({ side, templateShift, shifts }) =>
    samples(shifts).map((shift) =>
      firstPlace(asked, template, side, shift, templateShift === null ? undefined : templateShift),
    ),
  );
  return { placements, regions };
}

function regionsOf({ query, ship, around }: Case, template: Template, side: Side): readonly Region[] {
  const roll = { size: ship.size, from: ship.pose, side, template };
  const facts = { side, template: named(template) };
  const write = ({ templateShift, freedom, shifts }: ReturnType<typeof rollRegion>): Region => ({
    ...facts,
    templateShift,
    freedom,
    shifts: shifts.map(([low, high]) => [low, high]),
  });
  if (query.templateShift !== undefined) {
    return [write(rollRegionFrom(roll, query.templateShift, around))];
  }
  if (template.shape === 'straight') return [write(rollRegion(roll, around))];
  const most = rollFreedom(ship.size, template);
  return [most, 0, -most].map((shift) => write(rollRegionFrom(roll, shift, around)));
}

/** The ends and the middle of each interval, from the front to the back. */
function samples(shifts: Region['shifts']): readonly number[] {
  const all = shifts.flatMap(([low, high]) => (high > low ? [low, (low + high) / 2, high] : [low]));
  return all.sort((a, b) => b - a);
}

/** One place of a First Edition roll, judged; a straight template is laid where it helps if it is not given. */
function firstPlace(
  { query, ship, around }: Case,
  template: Template,
  side: Side,
  shift: number,
  at: number | undefined = query.templateShift,
): RepositionPlacement {
  const { size, pose: from, base } = ship;
  const roll = { size, from, side, template };
  const most = rollFreedom(size, template);
  const free = at === undefined && template.shape === 'straight';
  const lies = free ? (templateShiftFor(roll, shift, around) ?? shift / 2) : (at ?? 0);
  const own = free ? shift - lies : shift;
  const pose = rolledPose(roll, lies, own);
  const body = templateBody(rollTemplate(roll, lies));
  const reasons: NonNullable<RepositionPlacement['reasons']> = [
    ...refusals(shipBody(size, pose, base), body, around),
  ];
  if (Math.abs(own) > most + 1e-9 || Math.abs(lies) > most + 1e-9)
    reasons.push({ kind: 'beyond-the-base', most });
  const facts = { template: named(template), side, shift, templateShift: lies, at: positionOf(pose) };
  return reasons.length === 0 ? { ...facts, legal: true } : { ...facts, legal: false, reasons };
}

function boosts(asked: Case, templates: readonly Template[]): RepositionAnswer {
  const { size, pose: from } = asked.ship;
  const placements = templates.map((template) => {
    const { pose, templateBody: body } = boostBy(size, from, template);
    return { template: named(template), ...verdict(pose, judged(asked, pose, body)) };
  });
  return { placements };
}

/** Roll left, roll right or boost straight, by 2 straight, or 1 straight for larger ships. xwing2:cloak.6, .7 */
function decloaks(asked: Case): RepositionAnswer {
  const two: Template = { ...ONE_STRAIGHT, speed: 2 };
  const usual = asked.query.game === 'xwing1' ? two : decloakTemplate(asked.ship.size);
  const template = given(asked, usual);
  return rollsAndBoost(asked, template);
}

/** Barrel roll or boost by the 1 straight template; whoever applied it chooses. xwing2:tractor.4, xwing2:tractor.5 */
function tractorMoves(asked: Case): RepositionAnswer {
  return rollsAndBoost(asked, given(asked, ONE_STRAIGHT));
}

function rollsAndBoost(asked: Case, template: Template): RepositionAnswer {
  const { side, direction, placement } = asked.query;
  if (direction === 'straight') return boosts(asked, [template]);
  const rolled = rolls(asked, template);
  if (side !== undefined || direction !== undefined || placement !== undefined) return rolled;
  return { ...rolled, placements: [...rolled.placements, ...boosts(asked, [template]).placements] };
}

/** Flies a maneuver; it fails if it would flee. xwing2:slam.2, xwing2:slam.5 */
function slam({ query, ship, around }: Case): RepositionAnswer {
  if (query.maneuver === undefined) throw new Misfit('maneuver', 'a SLAM needs the maneuver that is flown');
  const maneuver = maneuverOf(query.maneuver, query.game ?? 'xwing2', 'maneuver');
  const { pose } = executeManeuver(ship.size, ship.pose, maneuver, around.ships, query.placement ?? 'middle');
  const left = refusals(shipBody(ship.size, pose, ship.base), null, { ...around, ships: [], obstacles: [] });
  return { placements: [verdict(pose, left)] };
}

/** Turns the ship in place; only ships hinder it, but it may flee. xwing2:rotate-a-ship.3, xwing2:flee.1 */
function rotations({ query, ship, around }: Case): RepositionAnswer {
  const { width, depth } = around.playArea;
  const placements = (query.degrees === undefined ? TURNS : [query.degrees]).map((degrees) => {
    const pose = rotatedPose(ship.pose, degrees);
    return {
      degrees,
      ...verdict(pose, rotationRefusals(ship.size, ship.pose, degrees, around)),
      fled: !insidePlayArea(shipBody(ship.size, pose), width, depth),
    };
  });
  return { placements };
}
