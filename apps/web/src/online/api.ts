/** What the page asks a table server over HTTP. */

import type {
  BringSquad,
  CreateTable,
  PackText,
  PushKey,
  SeatTaken,
  SetPush,
  SquadFindings,
  TableAnswer,
  TableInfo,
  TableList,
  TakeSeat,
  WebhookSet,
} from '@firing-arc/online';
import type { GameRecord } from '@firing-arc/referee';

/** Why something could not be had of the server: there is none here, it cannot be reached, or it says no. */
export class NotDone extends Error {
  readonly why: 'no-server' | 'no-network' | 'refused';
  /** The server's word for it, such as `no-table`; empty where no server spoke. */
  readonly error: string;

  constructor(why: NotDone['why'], error: string, reason: string) {
    super(reason);
    this.why = why;
    this.error = error;
  }
}

interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly secret?: string;
}

async function ask<Answer>(path: string, { method = 'GET', body, secret }: Asking = {}): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(secret !== undefined && { Authorization: `Bearer ${secret}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new NotDone('no-network', '', String(error));
  });
  // A static host answers with a page, or that there is nothing.
  if (!/json/.test(response.headers.get('Content-Type') ?? ''))
    throw new NotDone('no-server', '', `${response.status}`);
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const { error = '', reason = '' } = answer as { readonly error?: string; readonly reason?: string };
  throw new NotDone('refused', error, reason || `${response.status}`);
}

/** Public tables at which a seat is free. */
export const openTables = async (): Promise<readonly TableInfo[]> => (await ask<TableList>('/tables')).tables;

/** A table as anybody may see it, or as a seat does. */
export const lookAtTable = async (table: string, secret?: string): Promise<TableInfo> =>
  (await ask<TableAnswer>(`/tables/${table}`, secret === undefined ? {} : { secret })).table;

/** The text of the pack of points that a table brought along; it stays as it is. */
export function packOf(table: string): Promise<string> {
  const text = packs.get(table) ?? ask<PackText>(`/tables/${table}/pack`).then((answer) => answer.text);
  packs.set(table, text);
  text.catch(() => packs.delete(table));
  return text;
}
const packs = new Map<string, Promise<string>>();

/** Opens a table, and sits down at it. */
export const createTable = (wanted: CreateTable): Promise<SeatTaken> =>
  ask('/tables', { method: 'POST', body: wanted });

/** Secrets that this page has asked for a seat with: tried again after an answer that was lost, it gets the same seat. */
const secrets = new Map<string, string>();

/** Sits down at a table. */
export function takeSeat(table: string, wanted: TakeSeat): Promise<SeatTaken> {
  const secret = secrets.get(table) ?? newSecret();
  secrets.set(table, secret);
  return ask(`/tables/${table}/seats`, { method: 'POST', body: { ...wanted, secret } });
}

/** 128 bits of chance in base64url. */
const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Brings a squad to a seat, or takes it back. */
export const bringSquad = (table: string, secret: string, brought: BringSquad): Promise<SquadFindings> =>
  ask(`/tables/${table}/squad`, { method: 'PUT', body: brought, secret });

/** Where a seat is told that it is asked while nobody is here; an empty address: nowhere. Gives the key that signs it. */
export const setWebhook = async (table: string, secret: string, address: string): Promise<string | null> =>
  (
    await ask<WebhookSet>(`/tables/${table}/webhook`, {
      method: 'PUT',
      body: { address: address || null },
      secret,
    })
  ).key;

/** Tells whoever runs the server something about somebody at the table. */
export const sendReport = (table: string, secret: string, text: string): Promise<unknown> =>
  ask(`/tables/${table}/reports`, { method: 'POST', body: { text }, secret });

/** By which this browser knows the notices of the server. */
export const pushKey = async (): Promise<string> => (await ask<PushKey>('/push')).key;

/** Which browser tells a seat that it is asked while no page is open; null: none. */
export const setPush = (table: string, secret: string, push: SetPush['push']): Promise<unknown> =>
  ask(`/tables/${table}/push`, { method: 'PUT', body: { push }, secret });

/** The game as it went, with everything that was hidden; only once it is over. */
export const recordOf = (table: string, secret: string | null): Promise<GameRecord> =>
  ask(`/tables/${table}/record`, secret === null ? {} : { secret });

/** The address of a table's socket. */
export function socketOf(table: string): string {
  const address = new URL(`/api/tables/${table}/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
