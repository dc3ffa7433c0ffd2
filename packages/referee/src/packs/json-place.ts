/** Where a value stands in a JSON text, for messages that name a line. */

/** A place in a text, line and column from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /[^\s,\]}]+/y;

/**
 * The place of the value at a JSON pointer such as `/pilots/2/cost`, or of the nearest value around it that exists.
 * The text must be JSON.
 */
export function placeInJson(text: string, pointer: string): TextPlace {
  const wanted = pointer.split('/').slice(1);
  let at = skip(text, 0, SPACE);
  for (const step of wanted) {
    const inner = step === '' ? null : child(text, at, step.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (inner === null) break;
    at = inner;
  }
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before[before.length - 1]!.length + 1 };
}

function skip(text: string, at: number, what: RegExp): number {
  what.lastIndex = at;
  return what.test(text) ? what.lastIndex : at;
}

/** Where a member of the object or list at `at` begins; null when there is none. */
function child(text: string, at: number, step: string): number | null {
  const isObject = text[at] === '{';
  if (!isObject && text[at] !== '[') return null;
  let next = skip(text, at + 1, SPACE);
  for (let index = 0; text[next] !== '}' && text[next] !== ']'; index++) {
    let key = String(index);
    if (isObject) {
      const end = skip(text, next, STRING);
      key = JSON.parse(text.slice(next, end)) as string;
      next = skip(text, skip(text, end, SPACE) + 1, SPACE);
    }
    if (key === step) return next;
    next = skip(text, pastValue(text, next), SPACE);
    if (text[next] === ',') next = skip(text, next + 1, SPACE);
  }
  return null;
}

function pastValue(text: string, at: number): number {
  if (text[at] === '"') return skip(text, at, STRING);
  if (text[at] !== '{' && text[at] !== '[') return skip(text, at, SCALAR);
  let depth = 0;
  for (let next = at; next < text.length; next++) {
    const mark = text[next];
    if (mark === '"') next = skip(text, next, STRING) - 1;
    else if (mark === '{' || mark === '[') depth++;
    else if ((mark === '}' || mark === ']') && --depth === 0) return next + 1;
  }
  return text.length;
}
