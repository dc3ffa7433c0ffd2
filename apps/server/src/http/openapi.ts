/** What the server says of itself to programs. */

import {
  BringSquad,
  CLIENT_FRAMES,
  CreateTable,
  GivenAnswer,
  Notice,
  PackText,
  Problem,
  PushKey,
  ReadyList,
  SERVER_FRAMES,
  SeatTaken,
  SendReport,
  SetPush,
  SetWebhook,
  SquadFindings,
  TableAnswer,
  TableList,
  TakeSeat,
  WebhookSet,
} from '@firing-arc/online';
import type { TSchema } from 'typebox';
import { BOT_LIMITS, MOST_BOT_CONNECTIONS } from './limits.ts';

const json = (schema: TSchema) => ({ content: { 'application/json': { schema } } });
const answers = (status: number, schema: TSchema, description: string) => ({
  [status]: { description, ...json(schema) },
  '4XX': { description: 'why it was not done', ...json(Problem) },
});
const body = (schema: TSchema) => ({ requestBody: { required: true, ...json(schema) } });
const id = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
const bySecret = { security: [{ seat: [] }] };

/** The document at `/openapi.json`. */
export const OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Firing Arc: online play',
    version: '1',
    description:
      'Tables, seats and answers. Unofficial, free, not affiliated with or endorsed by the rights holders.',
  },
  components: {
    securitySchemes: {
      seat: { type: 'http', scheme: 'bearer', description: 'the secret of a seat' },
      bot: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Bot-Token',
        description: `never needed: a bot that whoever runs the server has given a token counts for itself, with ${BOT_LIMITS.requests.burst} requests at once and ${BOT_LIMITS.requests.perSecond} more a second, ${BOT_LIMITS.tables.burst} new tables and one more every 10 seconds, ${MOST_BOT_CONNECTIONS} sockets and streams at a time`,
      },
    },
  },
  paths: {
    '/api/tables': {
      get: { summary: 'open public tables', responses: answers(200, TableList, 'the newest first') },
      post: {
        summary: 'a new table, with its first seat',
        ...body(CreateTable),
        responses: answers(201, SeatTaken, 'made'),
      },
    },
    '/api/tables/{id}': {
      parameters: id,
      get: { summary: 'a table as anybody may see it', responses: answers(200, TableAnswer, 'the table') },
    },
    '/api/tables/{id}/pack': {
      parameters: id,
      get: {
        summary: 'the pack of points that the table brought along',
        responses: answers(200, PackText, 'its text'),
      },
    },
    '/api/tables/{id}/seats': {
      parameters: id,
      post: { summary: 'takes a seat', ...body(TakeSeat), responses: answers(201, SeatTaken, 'taken') },
    },
    '/api/tables/{id}/squad': {
      parameters: id,
      put: {
        summary: 'brings a squad or fleet',
        ...bySecret,
        ...body(BringSquad),
        responses: answers(200, SquadFindings, 'what was found'),
      },
    },
    '/api/tables/{id}/webhook': {
      parameters: id,
      put: {
        summary: 'where a seat is told that it is asked while it is not there',
        ...bySecret,
        ...body(SetWebhook),
        responses: answers(200, WebhookSet, 'the key that signs each notice'),
        callbacks: {
          notice: {
            '{$request.body#/address}': {
              post: { ...body(Notice), responses: { '2XX': { description: 'taken; else it comes again' } } },
            },
          },
        },
      },
    },
    '/api/push': {
      get: {
        summary: 'by which browsers know the notices of this server',
        responses: answers(200, PushKey, 'the application server key'),
      },
    },
    '/api/tables/{id}/push': {
      parameters: id,
      put: {
        summary: 'the browser that tells a seat what a webhook would be told',
        ...bySecret,
        ...body(SetPush),
        responses: {
          200: { description: 'from now on' },
          '4XX': { description: 'why it was not done', ...json(Problem) },
        },
      },
    },
    '/api/tables/{id}/reports': {
      parameters: id,
      post: {
        summary: 'tells whoever runs the server something about somebody at the table',
        ...bySecret,
        ...body(SendReport),
        responses: {
          201: { description: 'kept' },
          '4XX': { description: 'why it was not done', ...json(Problem) },
        },
      },
    },
    '/api/tables/{id}/frames': {
      parameters: id,
      post: {
        summary: 'any message of the socket, for bots that read the stream',
        ...bySecret,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { anyOf: Object.values(CLIENT_FRAMES) } } },
        },
        responses: { 200: { description: 'what its seat alone is told; the rest are lines of the stream' } },
      },
    },
    '/api/tables/{id}/answers': {
      parameters: id,
      post: {
        summary: 'answers a question',
        ...bySecret,
        ...body(GivenAnswer),
        responses: {
          ...answers(200, SERVER_FRAMES.taken, 'taken, or taken before'),
          422: { description: 'refused, with the rule', ...json(SERVER_FRAMES.refused) },
        },
      },
    },
    '/api/tables/{id}/stream': {
      parameters: id,
      get: {
        summary: 'the messages of the socket as lines of JSON',
        ...bySecret,
        responses: {
          200: {
            description: 'one message a line',
            content: { 'application/jsonl': { schema: { anyOf: Object.values(SERVER_FRAMES) } } },
          },
        },
      },
    },
    '/api/tables/{id}/record': {
      parameters: id,
      get: {
        summary: 'the record of a game that is over',
        responses: {
          200: { description: 'it replays, and its dice can be checked' },
          '4XX': { description: 'not over yet', ...json(Problem) },
        },
      },
    },
    '/api/formats/{id}/ready': {
      parameters: id,
      get: {
        summary: 'ready squads of a format',
        responses: answers(200, ReadyList, 'their ids are brought as { ready: id }'),
      },
    },
  },
} as const;

/** The messages of the socket, at `/messages.json`. */
export const MESSAGES = { client: CLIENT_FRAMES, server: SERVER_FRAMES } as const;
