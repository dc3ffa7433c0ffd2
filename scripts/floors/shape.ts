/** How the house is built: rings of files that import each other, and functions that are too long or ask too much. */
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** What is read of one file of source. */
export interface Read {
  readonly file: string;
  readonly lines: number;
  /** Files that it imports values from, by relative paths. */
  readonly values: readonly string[];
  readonly functions: readonly Fn[];
}

/** A function of a file: its first line, how many lines it has, and how many parameters. */
export interface Fn {
  readonly line: number;
  readonly lines: number;
  readonly parameters: number;
}

export const MOST_LINES = 120;
export const MOST_PARAMETERS = 5;

/** Reads the imports and the functions of a file. What is imported as a type is gone when the file runs. */
export function readFile(file: string, source: string): Read {
  const values: string[] = [];
  const functions: Fn[] = [];
  const starts = lineStarts(source);
  const from = (node: ESTree.StringLiteral | null | undefined) => {
    if (node?.value.startsWith('.')) values.push(posix.join(posix.dirname(file), node.value));
  };
  const isValue = (part: { readonly importKind?: string; readonly exportKind?: string }) =>
    part.importKind !== 'type' && part.exportKind !== 'type';
  const isNeeded = (parts: readonly object[]) => parts.length === 0 || parts.some(isValue);
  const found = (node: {
    readonly start: number;
    readonly end: number;
    readonly params: readonly unknown[];
  }) => {
    const line = lineAt(starts, node.start);
    functions.push({ line, lines: lineAt(starts, node.end) - line + 1, parameters: node.params.length });
  };
  new Visitor({
    ImportDeclaration: (node) => {
      if (isValue(node) && isNeeded(node.specifiers)) from(node.source);
    },
    ExportNamedDeclaration: (node) => {
      if (isValue(node) && isNeeded(node.specifiers)) from(node.source);
    },
    ExportAllDeclaration: (node) => {
      if (isValue(node)) from(node.source);
    },
    FunctionDeclaration: found,
    FunctionExpression: found,
    ArrowFunctionExpression: found,
  }).visit(parseSync(file, source).program);
  return { file, lines: starts.length, values, functions };
}

/** Where each line begins. */
function lineStarts(source: string): readonly number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The line of an offset, from 1. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

/** Files that reach themselves through what they import, the largest ring first; each ring by name (Tarjan 1972). */
export function ringsOf(files: readonly Read[]): readonly (readonly Read[])[] {
  const byName = new Map(files.map((read) => [read.file, read]));
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const waiting = new Set<string>();
  const rings: Read[][] = [];
  const visit = (name: string) => {
    const number = order.size;
    order.set(name, number);
    low.set(name, number);
    open.push(name);
    waiting.add(name);
    for (const next of byName.get(name)!.values) {
      if (!byName.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (waiting.has(next)) low.set(name, Math.min(low.get(name)!, low.get(next)!));
    }
    if (low.get(name) !== number) return;
    const ring = open.splice(open.indexOf(name));
    for (const member of ring) waiting.delete(member);
    if (ring.length > 1) rings.push(ring.sort().map((member) => byName.get(member)!));
  };
  for (const { file } of files) if (!order.has(file)) visit(file);
  return rings.sort((a, b) => b.length - a.length);
}

/** The numbers of a house that may only fall. */
export interface Counts {
  readonly filesInRings: number;
  readonly longFunctions: number;
  readonly functionsOfManyParameters: number;
}

export function countsOf(files: readonly Read[]): Counts {
  const functions = files.flatMap((read) => read.functions);
  return {
    filesInRings: ringsOf(files).reduce((sum, ring) => sum + ring.length, 0),
    longFunctions: functions.filter(({ lines }) => lines > MOST_LINES).length,
    functionsOfManyParameters: functions.filter(({ parameters }) => parameters > MOST_PARAMETERS).length,
  };
}

const NAMES = {
  filesInRings: 'files in rings of imports',
  longFunctions: `functions of more than ${MOST_LINES} lines`,
  functionsOfManyParameters: `functions of more than ${MOST_PARAMETERS} parameters`,
} as const satisfies Record<keyof Counts, string>;

/** What has risen over what was kept, as lines to print; and what is to be kept from now on. */
export function ratchet(
  kept: Counts,
  now: Counts,
): { readonly risen: readonly string[]; readonly keep: Counts } {
  const keys = Object.keys(NAMES) as (keyof Counts)[];
  const risen = keys
    .filter((key) => now[key] > kept[key])
    .map((key) => `${now[key]} ${NAMES[key]}, where ${kept[key]} were: that number may only fall`);
  const keep = Object.fromEntries(
    keys.map((key) => [key, Math.min(kept[key], now[key])]),
  ) as unknown as Counts;
  return { risen, keep };
}

/** A ring in one line: how many files, how many lines, and which. */
export function ringText(ring: readonly Read[]): string {
  const lines = ring.reduce((sum, read) => sum + read.lines, 0);
  return `a ring of ${ring.length} files, ${lines} lines: ${ring.map(({ file }) => file).join(' ')}`;
}
