/** Where a text stops being JSON. Engines word and place their own errors differently, so we look ourselves. */

export interface JsonError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** What stands there; null where the text ends. */
  readonly found: string | null;
  readonly wanted: JsonWanted;
}

const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** What must stand there. */
export type JsonWanted =
  | 'value'
  | 'value or ]'
  | 'name'
  | 'name or }'
  | ':'
  | ', or }'
  | ', or ]'
  | 'nothing more';

const WANTED_WORDS: Readonly<Record<JsonWanted, string>> = {
  value: 'a value',
  'value or ]': "a value or ']'",
  name: 'a name in double quotes',
  'name or }': "a name in double quotes or '}'",
  ':': "':'",
  ', or }': "',' or '}'",
  ', or ]': "',' or ']'",
  'nothing more': 'the end of the text',
};

/** "'}' stands where a value must be". */
export const notJson = (found: string | null, wanted: JsonWanted): string =>
  `${found === null ? 'the text ends' : `'${found}' stands`} where ${WANTED_WORDS[wanted]} must be`;

/** The first place where a text is not JSON (line and column from 1), or null if it is JSON. */
export function jsonError(text: string): JsonError | null {
  const open: ('{' | '[')[] = [];
  let wanted: JsonWanted = 'value';
  const afterValue = (): JsonWanted => {
    const inside = open[open.length - 1];
    return inside === undefined ? 'nothing more' : inside === '{' ? ', or }' : ', or ]';
  };
  for (let at = 0; ; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    const [, mark, string] = token ?? [];
    const next: JsonWanted | null = token
      ? follow(wanted, mark, string !== undefined, open, afterValue)
      : null;
    if (!token || next === null)
      return isBlank(text, at) && wanted === 'nothing more' ? null : place(text, at, wanted);
    wanted = next;
    at = TOKEN.lastIndex;
  }
}

/** What is wanted after a token, or null if the token is not wanted. Keeps the stack of open brackets. */
function follow(
  wanted: JsonWanted,
  mark: string | undefined,
  isString: boolean,
  open: ('{' | '[')[],
  afterValue: () => JsonWanted,
): JsonWanted | null {
  const close = (): JsonWanted => {
    open.pop();
    return afterValue();
  };
  switch (wanted) {
    case 'value or ]':
    case 'value':
      if (mark === undefined) return afterValue();
      if (mark === ']' && wanted === 'value or ]') return close();
      if (mark !== '{' && mark !== '[') return null;
      open.push(mark);
      return mark === '{' ? 'name or }' : 'value or ]';
    case 'name or }':
    case 'name':
      if (mark === '}' && wanted === 'name or }') return close();
      return isString ? ':' : null;
    case ':':
      return mark === ':' ? 'value' : null;
    case ', or }':
      return mark === ',' ? 'name' : mark === '}' ? close() : null;
    case ', or ]':
      return mark === ',' ? 'value' : mark === ']' ? close() : null;
    case 'nothing more':
      return null;
  }
}

function isBlank(text: string, from: number): boolean {
  return /^[ \t\n\r]*$/.test(text.slice(from));
}

function place(text: string, from: number, wanted: JsonWanted): JsonError {
  const at = from + (/^[ \t\n\r]*/.exec(text.slice(from))?.[0].length ?? 0);
  const before = text.slice(0, at).split('\n');
  const found = at >= text.length ? null : (text.slice(at, at + 12).split(/[\r\n]/)[0] ?? '');
  return {
    line: before.length,
    column: (before[before.length - 1]?.length ?? 0) + 1,
    message: notJson(found, wanted),
    found,
    wanted,
  };
}
