import type { TSchema } from 'typebox';

interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node | readonly Node[];
  readonly const?: unknown;
  readonly anyOf?: readonly Node[];
  /** The name that a field had when its place in the hash was given: records of then still replay under another one. */
  readonly hashedAs?: string;
}

/** Code of what copies and hashes values of a schema: two expressions of plain JavaScript, for `compiledFrom`. */
export interface SchemaCode {
  readonly copier: string;
  readonly feeder: string;
}

/** Writes the code for a schema made of objects, arrays, numbers, strings, booleans and unions. */
export function schemaCode(schema: TSchema): SchemaCode {
  const node = schema as Node;
  return { copier: copierCode(node), feeder: feederCode(node) };
}

function isPrimitive(node: Node): boolean {
  if (node.anyOf) return node.anyOf.every(isPrimitive);
  const simple = ['number', 'integer', 'string', 'boolean', 'null'];
  return node.const !== undefined || simple.includes(node.type ?? '');
}

/** Words that a feeder may write before it looks whether there is room. */
export const SPARE_WORDS = 4096;

interface Field {
  readonly name: string;
  readonly node: Node;
  readonly optional: boolean;
}

/** The fields of an object in the order of the schema; null for any other node. */
function fieldsOf(node: Node): readonly Field[] | null {
  if (node.type !== 'object' || !node.properties) return null;
  return Object.entries(node.properties).map(([name, field]) => ({
    name,
    node: field,
    optional: node.required?.includes(name) !== true,
  }));
}

function itemsOf(node: Node): Node | null {
  return node.type === 'array' && node.items && !Array.isArray(node.items) ? (node.items as Node) : null;
}

/** What a node that may also be null holds when it is not; null for any other node. */
function nullable(node: Node): Node | null {
  if (node.anyOf?.length !== 2) return null;
  const held = node.anyOf.filter((option) => option.type !== 'null');
  return held.length === 1 ? held[0]! : null;
}

/**
 * The copier of a node. Each kind of object and of list has a function of its own, which an engine optimizes sooner
 * than one large expression: a copy of ten ships takes 3.2 µs so, and 4.4 in one expression.
 */
function copierCode(node: Node): string {
  const functions: string[] = [];
  const copy = copyCode(node, 'v', functions);
  const kinds = functions.flatMap((code) => /^function (Copy\d+)/.exec(code)?.[1] ?? []);
  const plain = `for (const kind of [${kinds.join()}]) kind.prototype = Object.prototype;`;
  return `(copyPlain) => { ${COPY_LIST} ${functions.join(' ')} ${plain} return (v) => ${copy}; }`;
}

/**
 * Most lists of a position are empty, and a slice of nothing takes longer than a rest parameter without arguments, of
 * which engines note as little: with `[]` a copy took twice as long where positions are kept. Not for numbers, whose
 * lists are of another kind in an engine than these. A copy of ten ships takes 2.1 µs so, and 2.6 by slices alone.
 */
const COPY_LIST =
  'const empty = (...none) => none; function copyList(from) { return from.length === 0 ? empty() : from.slice(); }';

const isNumeric = (node: Node): boolean => node.type === 'integer' || node.type === 'number';

/** An expression that copies `value`, for the shape that the node describes; adds the functions that it calls. */
function copyCode(node: Node, value: string, functions: string[]): string {
  if (isPrimitive(node)) return value;
  const items = itemsOf(node);
  if (items && isNumeric(items)) return `${value}.slice()`;
  if (items) return `${isPrimitive(items) ? 'copyList' : copyItems(items, functions)}(${value})`;
  const fields = fieldsOf(node);
  if (fields) return `${copyFields(fields, functions)}(${value})`;
  const held = nullable(node);
  if (held) return `(${value} === null ? null : ${copyCode(held, value, functions)})`;
  return `copyPlain(${value})`;
}

/** Adds a function and gives its name. */
function named(functions: string[], code: string): string {
  const name = `copy${functions.length}`;
  functions.push(`function ${name}(from) { ${code} }`);
  return name;
}

/** A function that copies a list: a slice first, which has its full length at once, but for an empty one. */
function copyItems(items: Node, functions: string[]): string {
  const item = copyCode(items, 'to[i]', functions);
  return named(
    functions,
    `const to = copyList(from); for (let i = 0; i < to.length; i++) to[i] = ${item}; return to;`,
  );
}

/**
 * A function that copies an object field by field; optional fields are there only when they hold something. In the
 * schema's order, which is that of the rules' own objects. By `new` and not as a literal: engines note of a literal how
 * many of its objects live long, and where positions are kept make all later ones among the old at once, which takes
 * ten times as long (`--no-allocation-site-pretenuring` shows it). Still plain objects: their prototype is that of all.
 */
function copyFields(fields: readonly Field[], functions: string[]): string {
  const ordered = [
    ...fields.filter(({ optional }) => !optional),
    ...fields.filter(({ optional }) => optional),
  ];
  const code = ordered.map(({ name, node, optional }, at) => {
    const key = JSON.stringify(name);
    if (!optional) return `this[${key}] = ${copyCode(node, `from[${key}]`, functions)};`;
    return `const f${at} = from[${key}]; if (f${at} !== undefined) this[${key}] = ${copyCode(node, `f${at}`, functions)};`;
  });
  const kind = `Copy${functions.length}`;
  functions.push(`function ${kind}(from) { ${code.join(' ')} }`);
  return `new ${kind}`;
}

/**
 * The feeder of a node: writes words of a value straight into the mixer's list, from number `n` on, and gives how many
 * are there then: half of what a call for each word took. As with copiers, each kind of object has a function of its own.
 */
function feederCode(node: Node): string {
  if (wordsOf(node) > SPARE_WORDS) throw new Error(`a schema of more than ${SPARE_WORDS} fields`);
  const functions: string[] = [];
  const fed = feedCode(node, 'v', 0, functions);
  return `(m) => { const w = m.words; ${functions.join(' ')} return (v, n) => { ${fed} return n; }; }`;
}

/** The most words that a node takes itself, not counting items of lists and what holds words of its own length. */
function wordsOf(node: Node): number {
  const fields = fieldsOf(node);
  if (fields) return fields.reduce((sum, field) => sum + 1 + wordsOf(field.node), 0);
  const held = nullable(node) ?? itemsOf(node);
  return held ? 1 + wordsOf(held) : 3;
}

/** Statements that feed `value` to the hash; what the schema already fixes, such as field names, is left out. */
function feedCode(node: Node, value: string, depth: number, functions: string[]): string {
  if (node.type === 'integer') return `if ((w[n++] = ${value} | 0) !== ${value}) n = m.float(${value}, n);`;
  if (node.type === 'number') return `n = m.float(${value}, n);`;
  if (node.type === 'boolean') return `w[n++] = ${value} ? 1 : 0;`;
  const items = itemsOf(node);
  if (items) {
    const [list, at, item] = [`l${depth}`, `i${depth}`, `e${depth}`];
    const fed = feedCode(items, item, depth + 1, functions);
    const each = `if (n > m.full) n = m.mix(n); const ${item} = ${list}[${at}]; ${fed}`;
    return `{ const ${list} = ${value}; w[n++] = ${list}.length; for (let ${at} = 0; ${at} < ${list}.length; ${at}++) { ${each} } }`;
  }
  const fields = fieldsOf(node);
  if (fields) return `n = ${feedFields(fields, functions)}(${value}, n);`;
  const held = nullable(node);
  if (held) {
    const fed = feedCode(held, value, depth, functions);
    return `if (${value} === null) w[n++] = 0; else { w[n++] = 1; ${fed} }`;
  }
  return `n = m.plain(${value}, n);`;
}

/** Adds a function that feeds an object field by field, in the order of their (first) names, and gives its name. */
function feedFields(fields: readonly Field[], functions: string[]): string {
  const code = [...fields]
    .sort((a, b) => ((a.node.hashedAs ?? a.name) < (b.node.hashedAs ?? b.name) ? -1 : 1))
    .map(({ name, node, optional }) => {
      const fed = feedCode(node, 'f', 0, functions);
      const whole = optional ? `if (f === undefined) w[n++] = 0; else { w[n++] = 1; ${fed} }` : fed;
      return `{ const f = v[${JSON.stringify(name)}]; ${whole} }`;
    });
  const name = `feed${functions.length}`;
  functions.push(`function ${name}(v, n) { ${code.join(' ')} return n; }`);
  return name;
}
