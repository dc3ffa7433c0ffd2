/** What is sent and answered over HTTP. */

import * as Type from 'typebox';
import {
  MOST_ADDRESS,
  MOST_DELAY,
  MOST_NAME,
  MOST_PACK,
  MOST_REPORTED,
  MOST_SQUAD,
  Nullable,
  SeatSecret,
  TableId,
  textUpTo,
} from './bounds.ts';
import { Clock, Computer, GameId, Pace, TableInfo } from './table.ts';

const strict = { additionalProperties: false };
const Name = textUpTo(MOST_NAME, 1);
const Id = Type.String({ pattern: '^[0-9a-z-]{1,40}$' });
const FormatId = Type.String({
  pattern: '^([0-9a-z-]{1,40}|own\\.[0-9a-z-]{1,80}(\\.epic)?)$',
  description: 'one of the server’s, or `own.` and the id of the pack that is brought',
});

/** `POST /api/tables` */
export const CreateTable = Type.Object(
  {
    game: GameId,
    format: FormatId,
    pack: Type.Optional({
      ...textUpTo(MOST_PACK, 1),
      description:
        'the text of a pack of points of your own, whole or as differences from one of the server’s',
    }),
    scenario: Type.Optional(Nullable(Id)),
    seats: Type.Array(
      Type.Union([
        Type.Object({ by: Type.Literal('guest') }, strict),
        Type.Object({ by: Type.Literal('computer'), player: Computer }, strict),
      ]),
      { minItems: 2, maxItems: 4 },
    ),
    teams: Type.Optional(
      Nullable(Type.Array(Type.Integer({ minimum: 0, maximum: 3 }), { minItems: 2, maxItems: 4 }), {
        description: 'the team of each seat by a number, where several play together: [0, 0, 1, 1]',
      }),
    ),
    pace: Pace,
    clock: Type.Optional(Nullable(Clock)),
    public: Type.Boolean(),
    delay: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MOST_DELAY,
        description: 'by so many seconds later those without a seat see the game',
      }),
    ),
    name: Type.Optional(Name),
    player: Type.Optional(Name),
  },
  strict,
);
export type CreateTable = Type.Static<typeof CreateTable>;

/** Answer to `POST /api/tables` and `POST /api/tables/:id/seats`: who keeps the secret sits at the seat. */
export const SeatTaken = Type.Object({ table: TableInfo, seat: Type.Integer(), secret: SeatSecret });
export type SeatTaken = Type.Static<typeof SeatTaken>;

/** `GET /api/tables/:id/pack`: the text of the pack that the table brought along. */
export const PackText = Type.Object({ text: Type.String() });
export type PackText = Type.Static<typeof PackText>;

/** `POST /api/tables/:id/seats`: any free seat, or this one. */
export const TakeSeat = Type.Object(
  {
    name: Type.Optional(Name),
    seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    secret: Type.Optional({
      ...SeatSecret,
      description:
        '128 bits of chance of your own, in base64url: asked again with them you get the same seat, should an answer be lost',
    }),
  },
  strict,
);
export type TakeSeat = Type.Static<typeof TakeSeat>;

/** A squad or fleet as a seat brings it; computer players are brought theirs by the first guest. */
export const SquadSource = Type.Union([
  Type.Object({ ready: Id }, strict),
  Type.Object({ text: textUpTo(MOST_SQUAD, 1) }, strict),
]);
export type SquadSource = Type.Static<typeof SquadSource>;

/** `PUT /api/tables/:id/squad`; null takes it back. */
export const BringSquad = Type.Object(
  {
    squad: Nullable(SquadSource),
    seat: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 3, description: 'of a computer player that gets this squad' }),
    ),
  },
  strict,
);
export type BringSquad = Type.Static<typeof BringSquad>;

/** `PUT /api/tables/:id/webhook`: where a seat is told that it is asked while it is not there; null: nowhere. */
export const SetWebhook = Type.Object({ address: Nullable(textUpTo(MOST_ADDRESS, 1)) }, strict);
export type SetWebhook = Type.Static<typeof SetWebhook>;

/** Its answer: each notice is signed with the key, which is told only here. */
export const WebhookSet = Type.Object({ key: Nullable(Type.String()) });
export type WebhookSet = Type.Static<typeof WebhookSet>;

/** `POST /api/tables/:id/reports`: what a seat tells whoever runs the server of somebody at its table. */
export const SendReport = Type.Object({ text: textUpTo(MOST_REPORTED, 1) }, strict);
export type SendReport = Type.Static<typeof SendReport>;

/** `GET /api/push`: by which a browser knows the notices of this server (its application server key). */
export const PushKey = Type.Object({ key: Type.String() });
export type PushKey = Type.Static<typeof PushKey>;

const Base64Url = Type.String({ pattern: '^[0-9A-Za-z_=-]{8,200}$' });

/** `PUT /api/tables/:id/push`: the browser that shows it, as the Push API names it; null: none. */
export const SetPush = Type.Object(
  {
    push: Nullable(
      Type.Object(
        {
          endpoint: textUpTo(MOST_ADDRESS, 1),
          keys: Type.Object({ p256dh: Base64Url, auth: Base64Url }, strict),
          language: Type.String({ pattern: '^[a-z]{2}$', description: 'in which it says what it shows' }),
        },
        strict,
      ),
    ),
  },
  strict,
);
export type SetPush = Type.Static<typeof SetPush>;

/** What a browser is sent, for itself to put in words. */
export const Pushed = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(['move', 'near', 'late', 'over']),
  table: TableId,
  name: Nullable(Type.String()),
  language: Type.String(),
});
export type Pushed = Type.Static<typeof Pushed>;

/** What a webhook is sent, with its signature in `X-Firing-Arc-Signature`: `sha256=` and the HMAC of the body. */
export const Notice = Type.Object({
  id: Type.Integer({ description: 'the same when it is sent again; also in X-Firing-Arc-Notice' }),
  kind: Type.Enum(['move', 'near', 'late', 'over'], {
    description:
      'the seat is asked; its deadline is near; the deadline of the others is over; the game is over',
  }),
  table: TableId,
  game: GameId,
  seat: Type.Integer(),
  link: Nullable(Type.String()),
  text: Type.String({ description: 'a sentence, in `content` too: each is what some chats show' }),
  content: Type.String(),
});

/** What the server found about a squad; one that is not legal and playable was not brought. */
export const SquadFindings = Type.Object({
  brought: Type.Boolean(),
  name: Nullable(Type.String()),
  points: Nullable(Type.Number()),
  problems: Type.Array(Type.String(), { description: 'what could not be read' }),
  refusals: Type.Array(Type.Object({ message: Type.String(), ruling: Type.String() })),
  notices: Type.Array(Type.Object({ kind: Type.String(), message: Type.String() })),
});
export type SquadFindings = Type.Static<typeof SquadFindings>;

/** Ready squads and fleets of a format: `GET /api/formats/:id/ready`. */
export const ReadyList = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }));

/** `GET /api/tables`: open public tables. */
export const TableList = Type.Object({ tables: Type.Array(TableInfo) });
export type TableList = Type.Static<typeof TableList>;

/** `GET /api/tables/:id` */
export const TableAnswer = Type.Object({ table: TableInfo });
export type TableAnswer = Type.Static<typeof TableAnswer>;

/** Why a request was not done: a word for programs, and a sentence. */
export const Problem = Type.Object({ error: Type.String(), reason: Type.String() });
export type Problem = Type.Static<typeof Problem>;

/** The id of a table as it stands in a link; null for anything else. */
export const tableIdIn = (text: string): string | null => (/^[0-9A-Za-z]{12,24}$/.test(text) ? text : null);

export { SeatSecret, TableId };
