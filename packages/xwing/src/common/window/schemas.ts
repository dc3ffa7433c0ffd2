/** The questions one may put to the table, and their answers, as JSON: types and JSON Schema come from here. */
import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';

/** Objects have the fields named here and no others: a slip of the pen is told, not passed over. */
const strict = { additionalProperties: false } as const;
const length = Type.Number({ minimum: -100_000, maximum: 100_000 });

export const PositionSchema = Type.Tuple([length, length, length], {
  description: 'x and y in mm from the lower left corner to the middle, facing in degrees clockwise from +y',
});
export type Position = Static<typeof PositionSchema>;

const game = Type.Union([Type.Literal('xwing2'), Type.Literal('xwing1')], {
  description: 'xwing2 if left out',
});
export type Game = Static<typeof game>;

const baseName = Type.Union([
  Type.Literal('small'),
  Type.Literal('medium'),
  Type.Literal('large'),
  Type.Literal('huge'),
]);
const ship = Type.Object({ base: baseName, at: PositionSchema }, strict);
const obstacle = Type.Object({ shape: Type.String(), at: PositionSchema }, strict);
const device = Type.Object({ device: Type.String(), at: PositionSchema }, strict);
const thing = Type.Union([ship, obstacle, device]);
const area = Type.Tuple([Type.Number({ exclusiveMinimum: 0 }), Type.Number({ exclusiveMinimum: 0 })], {
  description: 'width and depth of the play area in mm; 914.4 by 914.4 if left out',
});
const placement = Type.Union([Type.Literal('front'), Type.Literal('middle'), Type.Literal('back')]);
const side = Type.Union([Type.Literal('left'), Type.Literal('right')]);
const bands = Type.Integer({ minimum: 1, maximum: 5, description: 'bands of the ruler; 3 if left out' });
const indices = Type.Array(Type.Integer({ minimum: 0 }));

export type ShipThing = Static<typeof ship>;
export type ObstacleThing = Static<typeof obstacle>;
export type DeviceThing = Static<typeof device>;
export type Thing = Static<typeof thing>;

/** What every query may say; what else lies on the table is passed over where it makes no difference. */
const asked = {
  game: Type.Optional(game),
  id: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  ships: Type.Optional(Type.Array(ship)),
  obstacles: Type.Optional(Type.Array(Type.Union([obstacle, device]))),
  devices: Type.Optional(Type.Array(device)),
  playArea: Type.Optional(area),
};

export const MoveQuerySchema = Type.Object(
  {
    do: Type.Literal('move'),
    ...asked,
    base: baseName,
    at: PositionSchema,
    maneuver: Type.String({ description: '"3 bank left", "2 tallon right", "2 sideslip bank left", ...' }),
    placement: Type.Optional(placement),
    slide: Type.Optional(Type.Number({ description: 'First Edition: mm towards the final front' })),
    touching: Type.Optional(indices),
  },
  strict,
);
export type MoveQuery = Static<typeof MoveQuerySchema>;

export const MoveAnswerSchema = Type.Object(
  {
    at: PositionSchema,
    executed: Type.Union([Type.Literal('fully'), Type.Literal('partially')]),
    backedUp: Type.Number(),
    overlapped: indices,
    touching: indices,
    movedThrough: Type.Object(
      { ships: indices, obstacles: indices, devices: Type.Optional(indices) },
      strict,
    ),
    overlapping: Type.Object({ obstacles: indices, devices: Type.Optional(indices) }, strict),
    fled: Type.Boolean(),
    maneuver: Type.Optional(Type.String({ description: 'huge ships: what was executed in the end' })),
    pickedUp: Type.Optional(indices),
  },
  strict,
);
export type MoveAnswer = Static<typeof MoveAnswerSchema>;

export const RangeQuerySchema = Type.Object(
  {
    do: Type.Literal('range'),
    ...asked,
    from: thing,
    to: thing,
    bands: Type.Optional(bands),
    touching: Type.Optional(Type.Boolean({ description: 'they are remembered to touch' })),
  },
  strict,
);
export type RangeQuery = Static<typeof RangeQuerySchema>;

const band = Type.Union([Type.Integer({ minimum: 0, maximum: 5 }), Type.Null()]);
export const RangeAnswerSchema = Type.Object({ mm: Type.Number(), band }, strict);
export type RangeAnswer = Static<typeof RangeAnswerSchema>;

export const AttackQuerySchema = Type.Object(
  {
    do: Type.Literal('attack'),
    ...asked,
    from: thing,
    to: thing,
    arc: Type.String({ description: '"front", "bullseye", "full rear", First Edition: "turret", ...' }),
    bands: Type.Optional(bands),
    touching: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type AttackQuery = Static<typeof AttackQuerySchema>;

const point = Type.Tuple([Type.Number(), Type.Number()]);
export const AttackAnswerSchema = Type.Union([
  Type.Object({ inArc: Type.Literal(false) }, strict),
  Type.Object(
    {
      inArc: Type.Literal(true),
      mm: Type.Number(),
      band,
      lines: Type.Array(
        Type.Object(
          {
            line: Type.Tuple([point, point]),
            obstructedBy: indices,
            obstructedByShips: Type.Optional(indices),
          },
          strict,
        ),
      ),
    },
    strict,
  ),
]);
export type AttackAnswer = Static<typeof AttackAnswerSchema>;

export const ArcsQuerySchema = Type.Object(
  { do: Type.Literal('arcs'), ...asked, of: ship, to: thing, bands: Type.Optional(bands) },
  strict,
);
export type ArcsQuery = Static<typeof ArcsQuerySchema>;

export const ArcsAnswerSchema = Type.Object(
  {
    front: Type.Boolean(),
    left: Type.Boolean(),
    right: Type.Boolean(),
    rear: Type.Boolean(),
    bullseye: Type.Boolean(),
    'full front': Type.Boolean(),
    'full rear': Type.Boolean(),
    'in front of': Type.Boolean(),
    behind: Type.Boolean(),
    flanking: Type.Boolean(),
  },
  strict,
);
export type ArcsAnswer = Static<typeof ArcsAnswerSchema>;

const repositionKind = Type.Union([
  Type.Literal('barrel roll'),
  Type.Literal('boost'),
  Type.Literal('decloak'),
  Type.Literal('slam'),
  Type.Literal('rotate'),
  Type.Literal('tractor'),
]);
export const RepositionQuerySchema = Type.Object(
  {
    do: Type.Literal('reposition'),
    ...asked,
    kind: repositionKind,
    base: baseName,
    at: PositionSchema,
    template: Type.Optional(Type.String({ description: '"1 straight", "1 bank left", ...' })),
    maneuver: Type.Optional(Type.String({ description: 'slam: what is flown' })),
    side: Type.Optional(side),
    direction: Type.Optional(
      Type.Union([side, Type.Literal('straight')], {
        description: 'of a template that does not say its own; decloak, tractor: the side, or straight ahead',
      }),
    ),
    placement: Type.Optional(placement),
    shift: Type.Optional(Type.Number({ description: 'First Edition: the ship, mm towards its front' })),
    templateShift: Type.Optional(Type.Number({ description: 'First Edition: the template, likewise' })),
    degrees: Type.Optional(Type.Union([Type.Literal(90), Type.Literal(-90), Type.Literal(180)])),
  },
  strict,
);
export type RepositionQuery = Static<typeof RepositionQuerySchema>;

const indexed = <Kind extends string>(kind: Kind) =>
  Type.Object({ kind: Type.Literal(kind), index: Type.Integer({ minimum: 0 }) }, strict);
const reason = Type.Union([
  indexed('overlaps-ship'),
  indexed('overlaps-obstacle'),
  indexed('template-on-obstacle'),
  Type.Object({ kind: Type.Literal('outside-play-area'), mm: Type.Number() }, strict),
  Type.Object({ kind: Type.Literal('beyond-the-base'), most: Type.Number() }, strict),
]);
const verdict = {
  at: PositionSchema,
  legal: Type.Boolean(),
  reasons: Type.Optional(Type.Array(reason)),
};
const span = Type.Tuple([Type.Number(), Type.Number()]);
const repositionPlacement = Type.Object(
  {
    template: Type.Optional(Type.String()),
    side: Type.Optional(side),
    placement: Type.Optional(placement),
    shift: Type.Optional(Type.Number()),
    templateShift: Type.Optional(Type.Number()),
    degrees: Type.Optional(Type.Number()),
    ...verdict,
    fled: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type RepositionPlacement = Static<typeof repositionPlacement>;
const region = Type.Object(
  {
    side,
    template: Type.String(),
    templateShift: Type.Union([Type.Number(), Type.Null()], {
      description:
        'where the template lies; null: shifts are of the ship against its start, the template is free',
    }),
    freedom: Type.Number({ description: 'most shift of template and of ship, either way, mm' }),
    shifts: Type.Array(span, {
      description: 'legal shifts of the ship towards its front, mm, ends included',
    }),
  },
  strict,
);
export type Region = Static<typeof region>;
export const RepositionAnswerSchema = Type.Object(
  { placements: Type.Array(repositionPlacement), regions: Type.Optional(Type.Array(region)) },
  strict,
);
export type RepositionAnswer = Static<typeof RepositionAnswerSchema>;

const placeKind = Type.Union([
  Type.Literal('drop'),
  Type.Literal('launch'),
  Type.Literal('relocate'),
  Type.Literal('align'),
]);
export const PlaceQuerySchema = Type.Object(
  {
    do: Type.Literal('place'),
    ...asked,
    kind: placeKind,
    device: Type.String(),
    base: Type.Optional(baseName),
    at: PositionSchema,
    template: Type.Optional(Type.String()),
    guides: Type.Optional(Type.String({ description: "relocate: the remote's; align: the ship's" })),
  },
  strict,
);
export type PlaceQuery = Static<typeof PlaceQuerySchema>;

export const PlaceAnswerSchema = Type.Object(
  {
    placements: Type.Array(
      Type.Object(
        {
          template: Type.Optional(Type.String()),
          guides: Type.String({ description: 'which guides of the device hold the template' }),
          ...verdict,
          under: Type.Object({ ships: indices }, strict),
          overlapping: Type.Object({ obstacles: indices }, strict),
          beside: Type.Optional(Type.Array(PositionSchema)),
          fled: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
    ),
    uncertainty: Type.Number({ description: "how far the marker's outline and guides may be off, mm" }),
  },
  strict,
);
export type PlaceAnswer = Static<typeof PlaceAnswerSchema>;

/** What stands in the place of an answer: what is wrong, and where in the query. */
export const ProblemSchema = Type.Object({ what: Type.String(), where: Type.String() }, strict);
export type Problem = Static<typeof ProblemSchema>;

/** Every query and its answer, for the published contract. */
export const WINDOW_SCHEMAS: Readonly<
  Record<Query['do'], { readonly query: TSchema; readonly answer: TSchema }>
> = {
  move: { query: MoveQuerySchema, answer: MoveAnswerSchema },
  range: { query: RangeQuerySchema, answer: RangeAnswerSchema },
  attack: { query: AttackQuerySchema, answer: AttackAnswerSchema },
  arcs: { query: ArcsQuerySchema, answer: ArcsAnswerSchema },
  reposition: { query: RepositionQuerySchema, answer: RepositionAnswerSchema },
  place: { query: PlaceQuerySchema, answer: PlaceAnswerSchema },
};

export type Query = MoveQuery | RangeQuery | AttackQuery | ArcsQuery | RepositionQuery | PlaceQuery;
