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
  else if (haveSameNames(before, now) || keepsOrder(before, now)) compareFields(before, now, path, changes);
  else changes.push([path, now]);
}

/** Most values of a position stay as they are from one question to the next: paths are written for others only. */
function compareFields(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  path: string,
  changes: Change[],
): void {
  for (const name of Object.keys(now)) {
    const [was, is] = [before[name], now[name]];
    if (is !== undefined && !Object.is(was, is)) compare(was, is, `${path}/${name}`, changes);
  }
  for (const name of Object.keys(before))
    if (now[name] === undefined && before[name] !== undefined) changes.push([`${path}/${name}`]);
}

/** Lists of another length are told whole, unless it is shorter to tell their items and where they end. */
function compareLists(
  before: readonly unknown[],
  now: readonly unknown[],
  path: string,
  changes: Change[],
): void {
  const items = now.length === before.length ? changes : [];
  const common = Math.min(before.length, now.length);
  for (let at = 0; at < common; at++)
    if (!Object.is(before[at], now[at])) compare(before[at], now[at], `${path}/${at}`, items);
  if (items === changes) return;
  for (let at = common; at < now.length; at++) items.push([`${path}/${at}`, now[at]]);
  if (now.length < before.length) items.push([`${path}/length`, now.length]);
  if (JSON.stringify(items).length > JSON.stringify([[path, now]]).length) changes.push([path, now]);
  else changes.push(...items);
}

/** Names of the fields that go through JSON. */
const keysOf = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name] !== undefined);

/** Whether paths can name the fields, which are the same in the same order: most are, and that is seen sooner. */
function haveSameNames(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): boolean {
  const had = Object.keys(before);
  const has = Object.keys(now);
  if (had.length !== has.length) return false;
  for (let at = 0; at < has.length; at++) {
    const name = has[at]!;
    if (had[at] !== name || (before[name] === undefined) !== (now[name] === undefined) || name.includes('/'))
      return false;
  }
  return true;
}

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
