import type { TSchema } from 'typebox';

/** The part of JSON Schema that states, records and setups are written in. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape | readonly Shape[];
  readonly additionalItems?: boolean;
  readonly minProperties?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
  readonly description?: string;
  /** For the hash alone. */
  readonly hashedAs?: string;
}

const KEYWORDS: Readonly<Record<keyof Shape, true>> = {
  type: true,
  const: true,
  enum: true,
  anyOf: true,
  properties: true,
  required: true,
  additionalProperties: true,
  patternProperties: true,
  items: true,
  additionalItems: true,
  minProperties: true,
  minItems: true,
  maxItems: true,
  minimum: true,
  maximum: true,
  exclusiveMinimum: true,
  pattern: true,
  description: true,
  hashedAs: true,
};

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  integer: Number.isInteger,
  number: Number.isFinite,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A way in which a value does not fit: where, as `/ships/0` (empty for all of it), and why. */
export interface Misfit {
  readonly path: string;
  readonly what: string;
}

/** Adds every way in which a value does not fit: what has a name at a path, if any; most fit, and then no path is written. */
type Check = (value: unknown, path: string, name: string | number | undefined, found: Misfit[]) => void;

const at = (path: string, name: string | number | undefined): string =>
  name === undefined ? path : `${path}/${name}`;

/**
 * What finds every way in which a value does not fit a schema; throws for a schema with a keyword it does not know.
 * TypeBox's own checker knows all of JSON Schema, 17 kB by gzip for a page that opens no more than its own games.
 */
export function checker(schema: TSchema): (value: unknown) => readonly Misfit[] {
  const check = checkOf(schema as Shape);
  return (value) => {
    const found: Misfit[] = [];
    check(value, '', undefined, found);
    return found;
  };
}

function checkOf(shape: Shape): Check {
  const strange = Object.keys(shape).find((keyword) => !Object.hasOwn(KEYWORDS, keyword));
  if (strange !== undefined) throw new Error(`the schema says "${strange}", which is not checked here`);
  const inner = [anyOfCheck(shape), itemsCheck(shape), fieldsCheck(shape)].filter((check) => check !== null);
  const misfit = ownMisfit(shape);
  return (value, path, name, found) => {
    const what = misfit(value);
    if (what !== null) found.push({ path: at(path, name), what });
    else for (const check of inner) check(value, path, name, found);
  };
}

/** Why a value does not fit a shape, whatever is in it; null when it does. */
function ownMisfit(shape: Shape): (value: unknown) => string | null {
  const { type, minimum = -Infinity, maximum = Infinity, minItems = 0, maxItems = Infinity } = shape;
  const { exclusiveMinimum: below, minProperties = 0 } = shape;
  const is = type === undefined ? null : TYPES[type]!;
  const pattern = shape.pattern === undefined ? null : new RegExp(shape.pattern, 'u');
  return (value) => {
    if (is && !is(value)) return `must be ${type}`;
    if (shape.const !== undefined && value !== shape.const) return `must be ${JSON.stringify(shape.const)}`;
    if (shape.enum && !shape.enum.includes(value)) return `must be one of ${shape.enum.join(', ')}`;
    if (typeof value === 'number') {
      if (value < minimum) return `must be at least ${minimum}`;
      if (value > maximum) return `must be at most ${maximum}`;
      if (below !== undefined && value <= below) return `must be more than ${below}`;
    }
    if (Array.isArray(value)) {
      if (value.length < minItems) return `must have at least ${minItems} items`;
      if (value.length > maxItems) return `must have at most ${maxItems} items`;
    }
    if (minProperties > 0 && isObject(value) && Object.keys(value).length < minProperties)
      return `must have at least ${minProperties} fields`;
    return pattern && typeof value === 'string' && !pattern.test(value)
      ? `must match ${shape.pattern}`
      : null;
  };
}

function anyOfCheck({ anyOf }: Shape): Check | null {
  if (!anyOf) return null;
  const options = anyOf.map(checkOf);
  return (value, path, name, found) => {
    const misfits: Misfit[] = [];
    for (const option of options) {
      const before = misfits.length;
      option(value, path, name, misfits);
      if (misfits.length === before) return;
    }
    found.push(...misfits);
  };
}

function itemsCheck({ items, additionalItems }: Shape): Check | null {
  if (items === undefined) return null;
  const checks = Array.isArray(items) ? items.map(checkOf) : null;
  const each = checks ? null : checkOf(items as Shape);
  return (value, path, name, found) => {
    if (!Array.isArray(value) || value.length === 0) return;
    const here = at(path, name);
    for (let i = 0; i < value.length; i++) {
      const check = each ?? checks![i];
      if (check) check(value[i], here, i, found);
      else if (additionalItems === false) found.push({ path: at(here, i), what: 'is one too many' });
    }
  };
}

function fieldsCheck(shape: Shape): Check | null {
  const { properties, required = [], additionalProperties, patternProperties } = shape;
  if (!properties && !patternProperties) return null;
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => [name, checkOf(field), required.includes(name)] as const,
  );
  const patterns = Object.entries(patternProperties ?? {}).map(
    ([pattern, field]) => [new RegExp(pattern, 'u'), checkOf(field)] as const,
  );
  const known = new Set(fields.map(([name]) => name));
  return (value, path, own, found) => {
    if (!isObject(value)) return;
    const here = at(path, own);
    for (const [name, check, isRequired] of fields) {
      if (value[name] === undefined && !isRequired) continue;
      if (Object.hasOwn(value, name)) check(value[name], here, name, found);
      else found.push({ path: here, what: `has no ${name}` });
    }
    if (patterns.length === 0 && additionalProperties !== false) return;
    for (const name of Object.keys(value)) {
      const matching = patterns.filter(([pattern]) => pattern.test(name));
      for (const [, check] of matching) check(value[name], here, name, found);
      if (additionalProperties === false && matching.length === 0 && !known.has(name))
        found.push({ path: at(here, name), what: 'is no field of this' });
    }
  };
}
