/** From a query and its answer to a picture. */
import type { Pose } from '@firing-arc/table';
import type { Arc } from '../arcs.ts';
import { BASES, type BaseShape, FIRST_BASES, HUGE_BASE } from '../bases.ts';
import { obstacleBody } from '../bodies.ts';
import { type DevicePlacement, deviceBodies, deviceBody, dropOrLaunch, relocated } from '../devices.ts';
import { previewManeuver } from '../maneuvers.ts';
import { OUTLINES } from '../outlines.ts';
import { RANGE_BANDS } from '../range.ts';
import { boostBy, rollTemplate } from '../reposition.ts';
import type { TemplatePart } from '../templates.ts';
import { maneuverOf, poseOf, sizeOf, templateOf } from '../window/read.ts';
import type {
  ArcsAnswer,
  ArcsQuery,
  AttackAnswer,
  AttackQuery,
  Game,
  MoveAnswer,
  MoveQuery,
  PlaceAnswer,
  PlaceQuery,
  Query,
  RangeAnswer,
  RangeQuery,
  RepositionAnswer,
  RepositionQuery,
  Thing,
} from '../window/schemas.ts';
import { arcShapes } from './arcs.ts';
import { baseShapes, type Look, label, picture, type Shape } from './picture.ts';

/** Draws any answered query by its `do`. */
export function drawQuery(query: Query, answer: unknown): string {
  switch (query.do) {
    case 'move':
      return drawMove(query, answer as MoveAnswer);
    case 'range':
      return drawRange(query, answer as RangeAnswer);
    case 'attack':
      return drawAttack(query, answer as AttackAnswer);
    case 'arcs':
      return drawArcs(query, answer as ArcsAnswer);
    case 'reposition':
      return drawReposition(query, answer as RepositionAnswer);
    case 'place':
      return drawPlace(query, answer as PlaceAnswer);
  }
}

/** A move: where the ship began, its template up to the trailing hash mark, where it ended, and all around. */
export function drawMove(query: MoveQuery, answer: MoveAnswer): string {
  const game = query.game ?? 'xwing2';
  const base = shapeOf(query.base, game);
  return picture(
    [
      ...surroundings(query, game),
      ...baseShapes(base, poseOf(query.at), 'start'),
      ...flownTemplate(query, answer),
      ...baseShapes(base, poseOf(answer.at), 'base'),
    ],
    `${query.maneuver}: executed ${answer.executed}`,
  );
}

function flownTemplate(query: MoveQuery, answer: MoveAnswer): readonly Shape[] {
  if (query.base === 'huge') return [];
  const game = query.game ?? 'xwing2';
  const maneuver = maneuverOf(query.maneuver, game, 'maneuver');
  const { template } = previewManeuver(sizeOf(query.base, game), poseOf(query.at), maneuver);
  if (template === null) return [];
  const kept = template.length - answer.backedUp;
  if (kept >= template.length) return [{ kind: 'template', look: 'template', part: template }];
  const whole: Shape = { kind: 'template', look: 'spent', part: template };
  return kept <= 0 ? [whole] : [whole, { kind: 'template', look: 'template', part: upTo(template, kept) }];
}

function upTo(template: TemplatePart, length: number): TemplatePart {
  return { ...template, length, degrees: (template.degrees * length) / template.length };
}

/** An attack: the arc, both ends, what lies between, and every line it may be measured along. */
export function drawAttack(query: AttackQuery, answer: AttackAnswer): string {
  const game = query.game ?? 'xwing2';
  const lines = answer.inArc ? answer.lines : [];
  return picture(
    [
      ...('base' in query.from ? ownArc(query.from, query.arc, query.bands ?? RANGE_BANDS, game) : []),
      ...surroundings({ ...query, ships: query.ships ?? [] }, game),
      ...thingShapes(query.from, game, 'base'),
      ...thingShapes(query.to, game, 'ghost'),
      ...lines.map(
        ({ line: [[x1, y1], [x2, y2]] }): Shape => ({
          kind: 'line',
          look: 'line',
          from: [x1, y1],
          to: [x2, y2],
        }),
      ),
    ],
    answer.inArc ? `in arc at ${answer.mm.toFixed(2)} mm` : 'not in arc',
  );
}

const ARCS: Readonly<Record<string, Arc>> = {
  'full front': 'full-front',
  'full rear': 'full-rear',
  'auxiliary rear': 'rear',
  'auxiliary 180': 'full-front',
  '180': 'full-front',
  'mobile front': 'front',
  'mobile left': 'left',
  'mobile right': 'right',
  'mobile rear': 'rear',
};

function ownArc(
  from: Extract<Thing, { base: unknown }>,
  name: string,
  bands: number,
  game: Game,
): readonly Shape[] {
  if (name === 'turret') return [];
  return arcShapes(shapeOf(from.base, game), poseOf(from.at), ARCS[name] ?? (name as Arc), bands);
}

/** The arcs of a ship that a thing is in, and both. */
export function drawArcs(query: ArcsQuery, answer: ArcsAnswer): string {
  const game = query.game ?? 'xwing2';
  const names = ['full rear', 'full front', 'front', 'left', 'right', 'rear', 'bullseye'] as const;
  const within = names.filter((name) => answer[name]);
  return picture(
    [
      ...within.flatMap((name) => ownArc(query.of, name, query.bands ?? RANGE_BANDS, game)),
      ...thingShapes(query.of, game, 'base'),
      ...thingShapes(query.to, game, 'ghost'),
    ],
    `in: ${within.join(', ') || 'none'}`,
  );
}

/** A range: both things. */
export function drawRange(query: RangeQuery, answer: { readonly mm: number }): string {
  const game = query.game ?? 'xwing2';
  return picture(
    [...thingShapes(query.from, game, 'base'), ...thingShapes(query.to, game, 'ghost')],
    `${answer.mm.toFixed(2)} mm`,
  );
}

/** A reposition: every placement, legal ones green, others red, with their templates. */
export function drawReposition(query: RepositionQuery, answer: RepositionAnswer): string {
  const game = query.game ?? 'xwing2';
  const base = shapeOf(query.base, game);
  const from = poseOf(query.at);
  const shapes = answer.placements.flatMap((placement): readonly Shape[] => [
    ...templatesOf(query, from, placement, game),
    ...baseShapes(base, poseOf(placement.at), placement.legal ? 'ghost' : 'refused'),
  ]);
  return picture([...surroundings(query, game), ...shapes, ...baseShapes(base, from, 'base')], query.kind);
}

function templatesOf(
  query: RepositionQuery,
  from: Pose,
  { template: words, side, templateShift }: RepositionAnswer['placements'][number],
  game: Game,
): readonly Shape[] {
  if (words === undefined) return [];
  const size = sizeOf(query.base, game);
  const template = templateOf(words, 'template');
  const part =
    side === undefined
      ? boostBy(size, from, template).template
      : rollTemplate({ size, from, side, template }, templateShift ?? 0);
  return [{ kind: 'template', look: 'template', part }];
}

/** A device's placements, with the template that leads to them. */
export function drawPlace(query: PlaceQuery, answer: PlaceAnswer): string {
  const game = query.game ?? 'xwing2';
  const from = poseOf(query.at);
  const ship = query.base === undefined ? [] : baseShapes(shapeOf(query.base, game), from, 'base');
  const before = query.kind === 'relocate' ? [outline(deviceBody(query.device, from).points, 'start')] : [];
  const devices = answer.placements.flatMap((placement) =>
    deviceBodies(query.device, poseOf(placement.at)).map((body) =>
      outline(body.points, placement.legal ? 'device' : 'refused'),
    ),
  );
  return picture(
    [...surroundings(query, game), ...placingTemplate(query, from), ...ship, ...before, ...devices],
    query.kind,
  );
}

function placingTemplate(query: PlaceQuery, from: Pose): readonly Shape[] {
  if (query.template === undefined) return [];
  const template = templateOf(query.template, 'template');
  const { device, kind, base } = query;
  if (kind === 'relocate') return templateShape(relocated(device, from, query.guides ?? 'front', template));
  if (base === undefined || base === 'huge') return [];
  const [placement] = dropOrLaunch(device, base, from, kind === 'drop' ? 'rear' : 'front', template);
  return placement === undefined ? [] : templateShape(placement);
}

function templateShape({ template: part }: DevicePlacement): readonly Shape[] {
  return part === null ? [] : [{ kind: 'template', look: 'template', part }];
}

function outline(points: ArrayLike<number>, look: Look): Shape {
  return { kind: 'polygon', look, points };
}

/** The base of a name, in a game. */
function shapeOf(name: 'small' | 'medium' | 'large' | 'huge', game: Game): BaseShape {
  if (name === 'huge') return HUGE_BASE;
  return game === 'xwing1' && name !== 'medium' ? FIRST_BASES[name] : BASES[name];
}

function thingShapes(thing: Thing, game: Game, look: Look): readonly Shape[] {
  const pose = poseOf(thing.at);
  if ('base' in thing) return baseShapes(shapeOf(thing.base, game), pose, look);
  if ('device' in thing) return [outline(deviceBody(thing.device, pose).points, 'device')];
  return Object.hasOwn(OUTLINES, thing.shape)
    ? [outline(obstacleBody(thing.shape, pose).points, 'obstacle')]
    : [];
}

/** Other ships and obstacles, with their indices. */
function surroundings(
  query: { readonly ships?: readonly Thing[]; readonly obstacles?: readonly Thing[] },
  game: Game,
): readonly Shape[] {
  const { ships = [], obstacles = [] } = query;
  const marked = (thing: Thing, index: number): readonly Shape[] => [
    ...thingShapes(thing, game, 'start'),
    label(String(index), poseOf(thing.at)),
  ];
  return [...obstacles.flatMap(marked), ...ships.flatMap(marked)];
}
