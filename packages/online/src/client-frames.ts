/** What a seat or a spectator sends through the socket. */

import type { Answer as RefereeAnswer } from '@firing-arc/referee';
import * as Type from 'typebox';
import { Digits, MOST_SAID, Nullable, SeatSecret, textUpTo } from './bounds.ts';
import { OfferKind, OrderInfo } from './table.ts';

const strict = { additionalProperties: false };

/** Things that anybody may say, guests too; each page says them in its own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-shot',
  'thinking',
  'one-moment',
  'thanks',
  'sorry',
  'oops',
  'your-turn',
  'good-game',
  'goodbye',
] as const;

const Answer = Type.Union([
  Type.Number({ minimum: 0, maximum: 100_000 }),
  Type.Array(Type.Number({ minimum: -100_000, maximum: 100_000 }), { maxItems: 120 }),
]);
const AnswerId = textUpTo(64, 1);
const QuestionId = textUpTo(64, 1);

/** The client's own id of an answer, unique for its seat: a repeat gets the first acknowledgement. */
const given = { id: AnswerId, question: QuestionId, answer: Answer };

/** An answer as it is sent over HTTP. */
export const GivenAnswer = Type.Object(given, strict);
export interface GivenAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: RefereeAnswer;
}

const Hello = Type.Object(
  {
    kind: Type.Literal('hello'),
    secret: Nullable(SeatSecret),
    since: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    hash: Nullable(Type.String({ pattern: '^[0-9a-f]{16}$' })),
    device: Type.Optional(textUpTo(64)),
  },
  { ...strict, description: 'comes first; without a secret a spectator looks on' },
);
const AnswerFrame = Type.Object({ kind: Type.Literal('answer'), ...given }, strict);
const Revise = Type.Object(
  { kind: Type.Literal('revise'), ...given },
  { ...strict, description: 'another answer to a question that was answered while others still think' },
);
const Commit = Type.Object({ kind: Type.Literal('commit'), commitment: Digits }, strict);
const Contribute = Type.Object({ kind: Type.Literal('contribute'), contribution: Digits }, strict);
const Say = Type.Union([
  Type.Object({ kind: Type.Literal('say'), phrase: Type.Enum([...PHRASES]) }, strict),
  Type.Object({ kind: Type.Literal('say'), text: textUpTo(MOST_SAID, 1) }, strict),
]);
const Offer = Type.Object({ kind: Type.Literal('offer'), what: OfferKind }, strict);
const Respond = Type.Object(
  { kind: Type.Literal('respond'), offer: Type.Integer({ minimum: 1 }), agree: Type.Boolean() },
  strict,
);
const Away = Type.Object(
  {
    kind: Type.Literal('away'),
    seat: Type.Integer({ minimum: 0, maximum: 3 }),
    do: Type.Enum(['claim', 'computer']),
  },
  {
    ...strict,
    description:
      'what is done about a seat that has been away for a minute; where more than two play, the own seat may be left to the computer at once',
  },
);
const Time = Type.Object(
  { kind: Type.Literal('time'), do: Type.Enum(['claim', 'computer', 'more']) },
  {
    ...strict,
    description:
      'what is done about those whose time is up: the game is claimed, the computer goes on for them, or they get more time',
  },
);
const Order = Type.Object(
  { kind: Type.Literal('order'), order: OrderInfo, stands: Type.Boolean() },
  {
    ...strict,
    description:
      "until the round is over the server answers 'no' for this seat to such questions, where they have such an option; `stands` false takes it back",
  },
);
const Concede = Type.Object({ kind: Type.Literal('concede') }, strict);
const Leave = Type.Object(
  { kind: Type.Literal('leave') },
  {
    ...strict,
    description: 'gives the seat up while the table gathers; later it only closes the connection',
  },
);
const Ping = Type.Object({ kind: Type.Literal('ping') }, strict);

/** All that a client may send, by its kind. */
export const CLIENT_FRAMES = {
  hello: Hello,
  answer: AnswerFrame,
  revise: Revise,
  commit: Commit,
  contribute: Contribute,
  say: Say,
  offer: Offer,
  respond: Respond,
  away: Away,
  time: Time,
  order: Order,
  concede: Concede,
  leave: Leave,
  ping: Ping,
} as const;

type Kind = keyof typeof CLIENT_FRAMES;

export type ClientFrame =
  | { [Other in Exclude<Kind, 'answer' | 'revise'>]: Type.Static<(typeof CLIENT_FRAMES)[Other]> }[Exclude<
      Kind,
      'answer' | 'revise'
    >]
  | ({ readonly kind: 'answer' } & GivenAnswer)
  | ({ readonly kind: 'revise' } & GivenAnswer);
