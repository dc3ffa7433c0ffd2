/** The questions one may put to the Armada table, and their answers, as JSON: types and JSON Schema come from here. */
import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';
import { HUGE_ZONES } from '../geometry/zones.ts';

/** Objects have the fields named here and no others: a slip of the pen is told, not passed over. */
const strict = { additionalProperties: false } as const;
const length = Type.Number({ minimum: -100_000, maximum: 100_000 });

export const PositionSchema = Type.Tuple([length, length, length], {
  description: 'x and y in mm from the lower left corner to the middle, facing in degrees clockwise from +y',
});
export type Position = Static<typeof PositionSchema>;

const size = Type.Enum(['small', 'medium', 'large', 'huge'] as const);
const zone = Type.Enum(HUGE_ZONES, { description: 'the auxiliary ones are those of a huge ship' });
const side = Type.Enum(['left', 'right'] as const);
const shipId = Type.String({ description: 'the id of a ship, e.g. "cr90-corvette-a"' });
const at = PositionSchema;

const bare = Type.Object({ base: size, at }, strict);
const named = Type.Object({ ship: shipId, at }, strict);
const squadron = Type.Object({ base: Type.Literal('squadron'), at }, strict);
const obstacle = Type.Object(
  { shape: Type.String({ description: '"station", "asteroid_1", ...' }), at },
  strict,
);
const hull = Type.Object({ ship: shipId, at, zone }, strict);
const anyShip = Type.Union([bare, named]);
const thing = Type.Union([bare, named, squadron, obstacle]);
const party = Type.Union([hull, squadron]);
export type ShipThing = Static<typeof anyShip>;
export type Thing = Static<typeof thing>;
export type PartyThing = Static<typeof party>;
export type ObstacleThing = Static<typeof obstacle>;

/** What every query may say; what else lies on the table is passed over where it makes no difference. */
const asked = {
  game: Type.Optional(Type.Literal('armada')),
  id: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  ships: Type.Optional(Type.Array(anyShip)),
  obstacles: Type.Optional(Type.Array(obstacle)),
  squadrons: Type.Optional(Type.Array(squadron)),
  playArea: Type.Optional(
    Type.Tuple([Type.Number({ exclusiveMinimum: 0 }), Type.Number({ exclusiveMinimum: 0 })], {
      description: 'width and depth in mm',
    }),
  ),
};
const clicks = Type.Array(Type.Integer({ minimum: -2, maximum: 2 }), { maxItems: 4 });
const indices = Type.Array(Type.Integer({ minimum: 0 }));

export const MoveQuerySchema = Type.Object(
  {
    do: Type.Literal('armada-move'),
    ...asked,
    base: Type.Optional(size),
    ship: Type.Optional(shipId),
    at,
    speed: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 4, description: 'number of the joint; of the clicks if left out' }),
    ),
    clicks: Type.Optional(
      Type.Array(Type.Integer({ minimum: -2, maximum: 2 }), {
        maxItems: 4,
        description:
          'of each joint, right positive; those beyond the speed are ignored; at speed 0 the last one yaws',
      }),
    ),
    side: Type.Optional(side),
    raise: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 4,
        description: 'the joint that a navigate dial raises by one click',
      }),
    ),
    lowerLast: Type.Optional(Type.Boolean({ description: 'the last joint with yaw has one click less' })),
  },
  strict,
);
export type MoveQuery = Static<typeof MoveQuerySchema>;

const reason = Type.Union([
  Type.Enum(['no-such-speed', 'too-much-yaw', 'ends-on-tool'] as const),
  Type.Null(),
]);
const yaw = Type.Optional(
  Type.Union([clicks, Type.Null()], { description: 'most clicks of each joint; null without such a speed' }),
);
export const CourseAnswerSchema = Type.Object(
  {
    at,
    legal: Type.Boolean(),
    reason,
    side: Type.Optional(side),
    yaw,
    moved: Type.Optional(
      Type.Object(
        {
          at,
          speed: Type.Integer({ minimum: 0, maximum: 4 }),
          overlapped: indices,
          closest: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
        },
        { ...strict, description: 'with other ships on the table: where the maneuver ends' },
      ),
    ),
  },
  strict,
);
export type CourseAnswer = Static<typeof CourseAnswerSchema>;

export const CoursesAnswerSchema = Type.Object(
  { courses: Type.Array(Type.Object({ clicks, side, at }, strict)), yaw },
  strict,
);
export type CoursesAnswer = Static<typeof CoursesAnswerSchema>;
export const MoveAnswerSchema = Type.Union([CourseAnswerSchema, CoursesAnswerSchema]);
export type MoveAnswer = Static<typeof MoveAnswerSchema>;

export const AttackQuerySchema = Type.Object(
  {
    do: Type.Union([Type.Literal('armada-attack'), Type.Literal('attack')]),
    ...asked,
    from: party,
    to: party,
    sight: Type.Optional(
      Type.Enum(['middle', 'closest'] as const, {
        description:
          'where line of sight to a squadron ends: rules 1.6 its middle, older ones its closest point',
      }),
    ),
  },
  strict,
);
export type AttackQuery = Static<typeof AttackQuerySchema>;

const point = Type.Tuple([Type.Number(), Type.Number()]);
const line = Type.Tuple([point, point]);
export type LineJson = Static<typeof line>;
const band = Type.Union([Type.Enum(['close', 'medium', 'long'] as const), Type.Null()], {
  description: 'null beyond the ruler',
});
const distance = Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.Null()]);
const zoneOrNone = Type.Union([zone, Type.Null()]);

export const AttackAnswerSchema = Type.Union([
  Type.Object({ inArc: Type.Literal(false) }, strict),
  Type.Object(
    {
      inArc: Type.Literal(true),
      mm: Type.Number(),
      band,
      distance,
      lines: Type.Array(line, {
        description: 'shortest lines: one, or the outermost two between parallel edges',
      }),
      lineOfSight: line,
      blocked: Type.Boolean({
        description: 'range or line of sight runs through another zone of the defender',
      }),
      blockedBy: Type.Object({ range: zoneOrNone, lineOfSight: zoneOrNone }, strict),
      obstructed: Type.Boolean(),
      obstructedBy: Type.Object({ ships: indices, obstacles: indices }, strict),
    },
    strict,
  ),
]);
export type AttackAnswer = Static<typeof AttackAnswerSchema>;

export const RangeQuerySchema = Type.Object(
  { do: Type.Literal('range'), ...asked, from: thing, to: thing },
  strict,
);
export type RangeQuery = Static<typeof RangeQuerySchema>;
export const RangeAnswerSchema = Type.Object({ mm: Type.Number(), band, distance }, strict);
export type RangeAnswer = Static<typeof RangeAnswerSchema>;

export const ArcsQuerySchema = Type.Object(
  { do: Type.Literal('arcs'), ...asked, of: named, to: thing },
  strict,
);
export type ArcsQuery = Static<typeof ArcsQuerySchema>;
const yes = Type.Boolean();
export const ArcsAnswerSchema = Type.Object(
  {
    front: yes,
    left: yes,
    right: yes,
    rear: yes,
    'left-auxiliary': Type.Optional(yes),
    'right-auxiliary': Type.Optional(yes),
  },
  strict,
);
export type ArcsAnswer = Static<typeof ArcsAnswerSchema>;

/** What stands in the place of an answer: what is wrong, and where in the query. */
export const ProblemSchema = Type.Object({ what: Type.String(), where: Type.String() }, strict);
export type Problem = Static<typeof ProblemSchema>;

export type Query = MoveQuery | AttackQuery | RangeQuery | ArcsQuery;

/** Every query and its answer, for the published contract. */
export const ARMADA_SCHEMAS: Readonly<
  Record<Query['do'], { readonly query: TSchema; readonly answer: TSchema }>
> = {
  'armada-move': { query: MoveQuerySchema, answer: MoveAnswerSchema },
  'armada-attack': { query: AttackQuerySchema, answer: AttackAnswerSchema },
  attack: { query: AttackQuerySchema, answer: AttackAnswerSchema },
  range: { query: RangeQuerySchema, answer: RangeAnswerSchema },
  arcs: { query: ArcsQuerySchema, answer: ArcsAnswerSchema },
};
