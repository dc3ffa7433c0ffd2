import { checker } from '@firing-arc/referee';
import type { TSchema } from 'typebox';
import { MOST_FRAME } from './bounds.ts';
import { CLIENT_FRAMES, type ClientFrame } from './client-frames.ts';

/** A message that was read, or why it was not. */
export type Reading<Message> =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string) => ({ ok: false, reason }) as const;

/** Reads JSON of at most so many letters by a schema; whoever sent it learns the first thing that is wrong. */
export function readJson<Message>(schema: TSchema, text: string, most: number): Reading<Message> {
  const value = parsed(text, most);
  return value.ok ? fitting<Message>(schema, value.message) : value;
}

/** A value that was read from JSON, if it fits a schema. */
export function fitting<Message>(schema: TSchema, value: unknown): Reading<Message> {
  const [misfit] = checkOf(schema)(value);
  return misfit
    ? refused(`${misfit.path || '(top)'}: ${misfit.what}`)
    : { ok: true, message: value as Message };
}

/** Reads what a client sent through the socket. */
export function readClientFrame(text: string): Reading<ClientFrame> {
  const value = parsed(text, MOST_FRAME);
  if (!value.ok) return value;
  const { message } = value;
  const kind =
    typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(CLIENT_FRAMES, kind))
    return refused(`kind: must be one of ${Object.keys(CLIENT_FRAMES).join(', ')}`);
  return fitting<ClientFrame>(CLIENT_FRAMES[kind as keyof typeof CLIENT_FRAMES], message);
}

function parsed(text: string, most: number): Reading<unknown> {
  if (text.length > most) return refused(`${text.length} letters, at most ${most}`);
  try {
    return { ok: true, message: JSON.parse(text) };
  } catch {
    return refused('this is no JSON');
  }
}

/** Checks are made once for each schema, when it is first used. */
const checks = new WeakMap<TSchema, ReturnType<typeof checker>>();

function checkOf(schema: TSchema): ReturnType<typeof checker> {
  const made = checks.get(schema) ?? checker(schema);
  checks.set(schema, made);
  return made;
}
