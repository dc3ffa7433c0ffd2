const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/y;

/**
 * The line, counted from 1, on which the part of a JSON text stands that a path such as `/ships/0/pilot` names; of a
 * path that leads nowhere, the line of the last part that is there. The text must be JSON.
 */
export function lineOf(text: string, path: string): number {
  const starts = new Map<string, number>();
  const open: { path: string; next: number }[] = [];
  let here = '';
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const mark = token[1]!;
    const inside = open[open.length - 1];
    if (mark === '{' || mark === '[') {
      note(starts, here, TOKEN.lastIndex);
      open.push({ path: here, next: mark === '[' ? 0 : -1 });
      if (mark === '[') here = `${here}/0`;
    } else if (mark === '}' || mark === ']') {
      open.pop();
    } else if (mark === ',') {
      if (inside && inside.next >= 0) here = `${inside.path}/${++inside.next}`;
    } else if (mark !== ':') {
      const isName = inside?.next === -1 && /^\s*:/.test(text.slice(TOKEN.lastIndex));
      if (isName) here = `${inside.path}/${escaped(JSON.parse(mark) as string)}`;
      note(starts, here, TOKEN.lastIndex);
    }
  }
  const at = nearest(starts, path);
  return text.slice(0, at).split('\n').length;
}

/** The first mention counts: of a member of an object its name. */
function note(starts: Map<string, number>, path: string, at: number): void {
  if (!starts.has(path)) starts.set(path, at);
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function nearest(starts: ReadonlyMap<string, number>, path: string): number {
  for (let known = path; known !== ''; known = known.slice(0, known.lastIndexOf('/'))) {
    const at = starts.get(known);
    if (at !== undefined) return at;
  }
  return starts.get('') ?? 0;
}
