import { copyPlain } from './schema.ts';

/** A part of plain data that changed: its path, as `/ships/0/x`, and what it is now; no value: it is gone. */
export type Change = readonly [path: string, value?: unknown];

const isComposite = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What makes one piece of plain data of another, so that they are the same text as JSON, the order of their keys included. */
export function changesBetween(before: unknown, now: unknown): readonly Change[] {
  const changes: Change[] = [];
  compare(before, now, '', changes);
  return changes;
}

function compare(before: unknown, now: unknown, path: string, changes: Change[]): void {
  if (Object.is(before, now)) return;
  if (!isComposite(before) || !isComposite(now) || Array.isArray(before) !== Array.isArray(now))
    changes.push([path, now]);
  else if (Array.isArray(before) && Array.isArray(now)) compareLists(before, now, path, changes);
  else if (keepsOrder(before, now)) compareFields(before, now, path, changes);
  else changes.push([path, now]);
}

function compareFields(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  path: string,
  changes: Change[],
): void {
  for (const name of keysOf(now)) compare(before[name], now[name], `${path}/${name}`, changes);
  for (const name of keysOf(before)) if (now[name] === undefined) changes.push([`${path}/${name}`]);
}

/** Lists of another length are told whole, unless it is shorter to tell their items and where they end. */
function compareLists(
  before: readonly unknown[],
  now: readonly unknown[],
  path: string,
  changes: Change[],
): void {
  const items: Change[] = [];
  const common = Math.min(before.length, now.length);
  for (let at = 0; at < common; at++) compare(before[at], now[at], `${path}/${at}`, items);
  for (let at = common; at < now.length; at++) items.push([`${path}/${at}`, now[at]]);
  if (now.length < before.length) items.push([`${path}/length`, now.length]);
  const isWhole =
    now.length !== before.length && JSON.stringify(items).length > JSON.stringify([[path, now]]).length;
  if (isWhole) changes.push([path, now]);
  else changes.push(...items);
}

/** Names of the fields that go through JSON. */
const keysOf = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name] !== undefined);

/** Whether paths can name the fields, which come into the order of `now` by taking out what is gone and adding what is new at the end. */
function keepsOrder(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): boolean {
  const had = keysOf(before);
  const has = keysOf(now);
  const kept = had.filter((name) => now[name] !== undefined);
  return ![...had, ...has].some((name) => name.includes('/')) && kept.every((name, at) => has[at] === name);
}

/** Changes plain data in place. What leads nowhere is passed over: changes may come from anywhere. */
export function applyChanges(data: object, changes: readonly Change[]): void {
  for (const [path, ...value] of changes) {
    const names = String(path).split('/').slice(1);
    const last = names.pop();
    let part: unknown = data;
    for (const name of names) part = isComposite(part) && Object.hasOwn(part, name) ? part[name] : undefined;
    if (last === undefined || last === '__proto__' || !isComposite(part)) continue;
    if (value.length === 0) delete part[last];
    else if (Array.isArray(part)) setItem(part, last, value[0]);
    else part[last] = copyPlain(value[0]);
  }
}

/** An item of a list, the next one after its last, or where it ends; a list gets no holes. */
function setItem(list: unknown[], name: string, value: unknown): void {
  if (name === 'length') list.length = Math.min(list.length, Math.max(0, Math.trunc(Number(value)) || 0));
  else if (/^\d+$/.test(name) && Number(name) <= list.length) list[Number(name)] = copyPlain(value);
}
