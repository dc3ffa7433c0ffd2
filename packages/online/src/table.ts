/** A table as anybody may see it. */

import * as Type from 'typebox';
import { MOST_NAME, Nullable, TableId, textUpTo } from './bounds.ts';

/** The games that are played at a table. */
export const GAME_IDS = ['xwing2', 'xwing1', 'armada'] as const;
export const GameId = Type.Enum([...GAME_IDS]);
export type GameId = (typeof GAME_IDS)[number];

/** Computer players that may be seated. */
export const COMPUTERS = [
  'random',
  'cadet',
  'tables',
  'wingman',
  'plain',
  'jouster',
  'flanker',
  'skirmisher',
  'search',
] as const;
export const Computer = Type.Enum([...COMPUTERS]);

/**
 * Where a table stands: seats and squads are gathered; the setup is settled, and the seats contribute to the dice; the
 * game is played; it is over.
 */
export const STATUSES = ['gathering', 'settled', 'playing', 'over'] as const;
export type Status = (typeof STATUSES)[number];

/** How fast a game is meant to go: at once, or by turns with so many hours for each decision. */
export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('live') }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('turns'), hours: Type.Integer({ minimum: 1, maximum: 720 }) },
    { additionalProperties: false },
  ),
]);
export type Pace = Type.Static<typeof Pace>;

const strict = { additionalProperties: false };
const minutes = Type.Integer({ minimum: 1, maximum: 600 });

/**
 * The clock of a game that is played at once. Each seat may have its own, which runs while it decides and waits so many
 * seconds before each decision; or there is one for the whole game, as at a tournament: the round that is being played
 * when it has run out is the last one. By turns the pace is the clock.
 */
export const Clock = Type.Union([
  Type.Object(
    { kind: Type.Literal('game'), minutes, delay: Type.Integer({ minimum: 0, maximum: 600 }) },
    strict,
  ),
  Type.Object({ kind: Type.Literal('match'), minutes }, strict),
]);
export type Clock = Type.Static<typeof Clock>;

const LEFT = { description: 'thousandths of a second when it was told; below 0: for so long it is over' };

/** What the clocks of a table show, for whoever is told: one that was stopped in secret runs on for the others. */
export const Times = Type.Object({
  seats: Type.Array(
    Type.Object({
      left: Nullable(Type.Integer(LEFT), { description: 'null: this seat has no clock' }),
      runsIn: Nullable(Type.Integer({ minimum: 0 }), { description: 'null: it stands; 0: it runs' }),
    }),
  ),
  match: Nullable(Type.Integer(LEFT), { description: 'of the whole game; it always runs' }),
});
export type Times = Type.Static<typeof Times>;

export const SeatInfo = Type.Object({
  seat: Type.Integer({ minimum: 0, maximum: 3 }),
  by: Type.Enum(['guest', 'computer'], {
    description: 'who plays here; a seat may be handed over to a computer player',
  }),
  player: Nullable(Computer),
  taken: Type.Boolean({ description: 'whether somebody sits here; a computer player always does' }),
  name: Nullable(textUpTo(MOST_NAME)),
  present: Type.Boolean({ description: 'whether the seat has an open connection' }),
  away: Nullable(
    Type.Integer({
      minimum: 0,
      description: 'for how many seconds nobody has been connected; null when present',
    }),
  ),
  squad: Nullable(
    Type.Object({ name: Type.String(), points: Type.Number() }, { description: 'what was brought' }),
  ),
  committed: Type.Boolean(),
  contributed: Type.Boolean(),
  decides: Type.Boolean({
    description: 'whether the game waits for this seat, or for others that decide in secret with it',
  }),
});
export type SeatInfo = Type.Static<typeof SeatInfo>;

/** What the seats of a table can offer each other. Undo takes back the last answer of whoever offers. */
export const OFFERS = ['undo', 'draw', 'rematch', 'swap'] as const;
export const OfferKind = Type.Enum([...OFFERS]);
export type OfferKind = (typeof OFFERS)[number];

export const OfferInfo = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  what: OfferKind,
  by: Type.Integer({ minimum: 0 }),
  agreed: Type.Array(Type.Integer(), { description: 'seats that have agreed, the one that offers included' }),
});
export type OfferInfo = Type.Static<typeof OfferInfo>;

/** A standing order of a seat: questions of this kind, where an ability is named only those of it, are answered 'no' until the round is over. */
export const OrderInfo = Type.Object(
  {
    question: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    ability: Type.Optional(textUpTo(80, 1)),
  },
  { additionalProperties: false },
);
export type OrderInfo = Type.Static<typeof OrderInfo>;

export const OverInfo = Type.Object({
  how: Type.Enum(['rules', 'draw', 'conceded', 'claimed', 'time', 'last-round'], {
    description:
      '`time`: claimed when the other’s time was up; `last-round`: the clock of the game had run out, and points decide',
  }),
  winner: Nullable(Type.Integer({ minimum: 0 })),
  winners: Type.Array(Type.Integer({ minimum: 0 })),
  because: Type.String({ description: 'the rule that ended it, or `table`' }),
});
export type OverInfo = Type.Static<typeof OverInfo>;

/** A pack of points that whoever made the table brought along, as it says itself; its text is had at `/api/tables/:id/pack`. */
export const PackInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  version: Type.String(),
  date: Type.String(),
});
export type PackInfo = Type.Static<typeof PackInfo>;

export const TableInfo = Type.Object({
  id: TableId,
  game: GameId,
  format: Type.String(),
  pack: Nullable(PackInfo, { description: 'null where the format is one of the server’s' }),
  scenario: Nullable(Type.String()),
  name: Nullable(textUpTo(MOST_NAME)),
  public: Type.Boolean(),
  status: Type.Enum([...STATUSES]),
  pace: Pace,
  clock: Nullable(Clock),
  times: Nullable(Times, { description: 'null where nobody is timed, and before the first question' }),
  build: Nullable(Type.String({ description: 'the build of the rules that the game was begun with' })),
  seats: Type.Array(SeatInfo),
  teams: Nullable(Type.Array(Type.Integer()), {
    description: 'the team of each seat, as the table was made; null: as the game has it with so many seats',
  }),
  spectators: Type.Integer({ minimum: 0 }),
  delay: Type.Integer({
    minimum: 0,
    description: 'by so many seconds later those without a seat see the game',
  }),
  offers: Type.Array(OfferInfo),
  over: Nullable(OverInfo),
  next: Nullable(TableId),
});
export type TableInfo = Type.Static<typeof TableInfo>;
