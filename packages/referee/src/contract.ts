/** The messages between a referee and those who play through it, as JSON Schema: for servers, windows and strangers' programs. */

import * as Type from 'typebox';

export * from './fair.ts';

const Ruling = Type.String({ description: 'the id of a line of the rulebook, or `referee`' });
const Seat = Type.Integer({ minimum: -1, description: 'a player; -1: a spectator' });

const Event = Type.Object(
  { kind: Type.String(), because: Ruling },
  { description: 'something that happened, with the rule behind it and fields of its kind' },
);

const asked = {
  id: Type.String({ description: 'seat, how many answers it has given before, hash of the question' }),
  kind: Type.String(),
  player: Type.Integer({ minimum: 0 }),
  because: Ruling,
};

/** A question that waits, with its id; each game adds fields of its own. */
export const QUESTION_MESSAGE = Type.Union([
  Type.Object({
    ...asked,
    form: Type.Literal('choice'),
    options: Type.Array(Type.Unknown(), { minItems: 1 }),
  }),
  Type.Object({
    ...asked,
    form: Type.Literal('each'),
    parts: Type.Array(
      Type.Object({ about: Type.Integer(), options: Type.Array(Type.Unknown(), { minItems: 1 }) }),
    ),
  }),
  Type.Object({ ...asked, form: Type.Literal('place') }),
]);

/** What a player sends: an answer that names its question. */
export const ANSWER_MESSAGE = Type.Object({
  question: Type.String({ description: 'the id of the question that is answered' }),
  answer: Type.Union([
    Type.Integer({ minimum: 0, description: 'of a choice: the index of an option' }),
    Type.Array(Type.Number(), {
      description: 'of each: an index a part; of a place: x, y in mm, facing in degrees',
    }),
  ]),
});

/** Why an answer was not taken. */
export const REFUSAL_MESSAGE = Type.Object({
  option: Type.String(),
  ruling: Ruling,
  facts: Type.Optional(Type.Object({})),
  detail: Type.Optional(Type.String()),
});

const Outcome = Type.Object({
  winner: Type.Union([Type.Integer(), Type.Null()]),
  winners: Type.Optional(Type.Array(Type.Integer())),
  because: Ruling,
});

/** What one player sees; `state` is the game's own schema. */
export const VIEW_MESSAGE = Type.Object({
  game: Type.String(),
  build: Type.String({ description: 'the build of the rules that made it' }),
  seat: Seat,
  state: Type.Unknown(),
  hash: Type.String({ description: 'of the state as it is seen' }),
  events: Type.Array(Event),
  since: Type.Integer({ minimum: 0, description: 'the number of the first event here' }),
  next: Type.Integer({ minimum: 0, description: 'the number to ask from next time' }),
  questions: Type.Array(QUESTION_MESSAGE),
  waiting: Type.Array(Type.Integer(), { description: 'who else decides now' }),
  outcome: Type.Union([Outcome, Type.Null()]),
  step: Type.Object({
    checkpoint: Type.Unknown(),
    published: Type.Integer({ minimum: 0 }),
    groups: Type.Array(Type.Unknown()),
    chances: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
    events: Type.Array(Event),
  }),
});

/** What a computer player is given to decide by. */
export const TASK_MESSAGE = Type.Object({
  view: VIEW_MESSAGE,
  seed: Type.String({ description: 'of the player’s own chance; nothing can be told from it of the dice' }),
  rollouts: Type.Integer({ minimum: 0, description: 'how many games it may play in its head' }),
  memory: Type.Unknown({ description: 'what its last decision wanted remembered; null before the first' }),
});

/** What a computer player decided. */
export const DECISION_MESSAGE = Type.Object({
  ...ANSWER_MESSAGE.properties,
  memory: Type.Unknown({ description: 'plain data, for its next task' }),
});

/** What a computer player thought of one answer. */
export const WEIGHED_MESSAGE = Type.Object({
  option: ANSWER_MESSAGE.properties.answer,
  value: Type.Number({ description: 'the higher the better; compares answers to one question only' }),
  error: Type.Number({ minimum: 0, description: 'standard error of the value' }),
});

const Digits = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Contributor = Type.Integer({ minimum: 0, description: 'who contributes to the dice' });

/** What a seat sends before a game, for all to see. */
export const COMMITMENT_MESSAGE = Type.Object(
  { seat: Contributor, commitment: Digits },
  { description: 'SHA-256 of `firing-arc contribution`, a zero byte, and the contribution' },
);

/** What a seat sends to the referee when all have committed; after the game it is shown to all. */
export const CONTRIBUTION_MESSAGE = Type.Object(
  { seat: Contributor, contribution: Digits },
  { description: '32 bytes of chance in hexadecimal digits' },
);

/** What a record keeps of the dice of a game that all seats contributed to. */
export const DICE_MESSAGE = Type.Object({
  stream: Type.Literal('sha-256'),
  commitments: Type.Array(COMMITMENT_MESSAGE),
  contributions: Type.Array(CONTRIBUTION_MESSAGE),
});

/** All messages by name. */
export const CONTRACT = {
  answer: ANSWER_MESSAGE,
  refusal: REFUSAL_MESSAGE,
  question: QUESTION_MESSAGE,
  view: VIEW_MESSAGE,
  task: TASK_MESSAGE,
  decision: DECISION_MESSAGE,
  weighed: WEIGHED_MESSAGE,
  commitment: COMMITMENT_MESSAGE,
  contribution: CONTRIBUTION_MESSAGE,
  dice: DICE_MESSAGE,
} as const;
