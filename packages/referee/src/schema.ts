import type { TSchema } from 'typebox';
import { checker } from './check.ts';
import { schemaCode } from './schema-code.ts';

/**
 * What a state's schema gives besides its type: a copier, a hash and a check, generated once from the schema.
 * Generated code copies sixteen ships in about two microseconds, where `structuredClone` takes over a hundred.
 */
export interface Compiled<T> {
  readonly schema: TSchema;
  /** A deep copy that shares nothing with the original. */
  copy(value: T): T;
  /** Sixteen hexadecimal digits that are equal on every machine for equal values. */
  hash(value: T): string;
  /** Every way in which a value read from outside does not fit, as `path: reason`; empty when it fits. */
  problems(value: unknown): string[];
}

/**
 * Compiles a schema made of objects, arrays, numbers, strings, booleans and unions, while the program runs: a page that
 * forbids this has it done when it is built, and calls `compiledFrom` instead.
 */
export function compileSchema<T>(schema: TSchema): Compiled<T> {
  const { copier, feeder } = schemaCode(schema);
  return compiledFrom<T>(schema, new Function(`return ${copier}`)(), new Function(`return ${feeder}`)());
}

/** What `schemaCode` gives for a schema, as functions. */
export function compiledFrom<T>(
  schema: TSchema,
  copier: (plain: typeof copyPlain) => (value: T) => T,
  feeder: (mixer: Mixer) => (value: T) => void,
): Compiled<T> {
  const mixer = makeMixer();
  const feed = feeder(mixer);
  // Made when something is read from outside: most games begin without.
  let check: ReturnType<typeof checker> | null = null;
  return {
    schema,
    copy: copier(copyPlain),
    hash(value) {
      mixer.reset();
      feed(value);
      return mixer.digest();
    },
    problems(value) {
      check ??= checker(schema);
      return check(value).map(({ path, what }) => `${path || '(top)'}: ${what}`);
    },
  };
}

/** Copies JSON data of any shape: for the small unions inside a state, and for whatever has no schema. */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  // A spread copies a field that outside data has named __proto__ as a field, so the copy's prototype stays.
  const copy = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    const field = copy[key];
    if (typeof field === 'object' && field !== null) copy[key] = copyPlain(field);
  }
  return copy as T;
}

/** Whether two values come out the same as JSON, whatever the order of their keys; -0 counts as 0. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) return sameList(a, b);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let saved = 0;
  for (const name of Object.keys(left)) {
    if (!isSaved(left[name])) continue;
    if (!Object.hasOwn(right, name) || !samePlain(left[name], right[name])) return false;
    saved++;
  }
  for (const name of Object.keys(right)) if (isSaved(right[name])) saved--;
  return saved === 0;
}

function sameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((item, i) => samePlain(item, b[i]));
}

/** Functions and undefined fields do not come through JSON. */
function isSaved(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function';
}

/** Sixteen hexadecimal digits for JSON data of any shape; functions and undefined fields are left out. */
export function hashPlain(value: unknown): string {
  plainMixer.reset();
  plainMixer.plain(value);
  return plainMixer.digest();
}

/** Takes a value in, part by part, and gives its hash. */
export interface Mixer {
  reset(): void;
  word(word: number): void;
  integer(value: number): void;
  float(value: number): void;
  plain(value: unknown): void;
  digest(): string;
}

/** Mixed in before a value whose type no schema tells, so that 1, true, "1" and [1] stay apart. */
const TAG = { integer: 11, float: 12, text: 13, yes: 14, no: 15, list: 16, object: 17, end: 18, none: 19 };

/** Two 32-bit lanes in the manner of MurmurHash3: not secret, only equal for equal input. */
function makeMixer(): Mixer {
  let a = 0;
  let b = 0;
  // Words are gathered and mixed in one loop, where both lanes stay in registers.
  const words = new Int32Array(4096);
  let count = 0;
  const bits = new Int32Array(2);
  const double = new Float64Array(bits.buffer);

  function word(value: number): void {
    if (count === words.length) mix();
    words[count++] = value;
  }

  function mix(): void {
    let x = a;
    let y = b;
    for (let i = 0; i < count; i++) {
      const value = words[i]!;
      let k = Math.imul(value, 0xcc9e2d51);
      k = (k << 15) | (k >>> 17);
      x ^= Math.imul(k, 0x1b873593);
      x = (Math.imul((x << 13) | (x >>> 19), 5) + 0xe6546b64) | 0;
      k = Math.imul(value ^ x, 0x85ebca6b);
      y ^= (k << 16) | (k >>> 16);
      y = (Math.imul((y << 17) | (y >>> 15), 0xc2b2ae35) + 0x27d4eb2f) | 0;
    }
    a = x;
    b = y;
    count = 0;
  }

  function integer(value: number): void {
    word(value | 0);
    if ((value | 0) !== value) float(value);
  }

  function float(value: number): void {
    double[0] = value + 0; // -0 becomes 0, as it does in JSON
    word(bits[0]!);
    word(bits[1]!);
  }

  function number(value: number): void {
    if ((value | 0) === value) {
      word(TAG.integer);
      word(value);
    } else {
      word(TAG.float);
      float(value);
    }
  }

  function text(value: string): void {
    word(TAG.text);
    word(value.length);
    // Room for a short text is made once, not looked for at each letter.
    if (count + value.length > words.length) mix();
    if (value.length > words.length) for (let i = 0; i < value.length; i++) word(value.charCodeAt(i));
    else for (let i = 0; i < value.length; i++) words[count++] = value.charCodeAt(i);
  }

  function list(values: readonly unknown[]): void {
    word(TAG.list);
    word(values.length);
    for (const value of values) plain(value);
  }

  function object(value: Record<string, unknown>): void {
    word(TAG.object);
    for (const name of sortedKeys(value)) {
      if (!isSaved(value[name])) continue;
      text(name);
      plain(value[name]);
    }
    word(TAG.end);
  }

  function plain(value: unknown): void {
    if (typeof value === 'number') number(value);
    else if (typeof value === 'string') text(value);
    else if (typeof value === 'boolean') word(value ? TAG.yes : TAG.no);
    else if (Array.isArray(value)) list(value);
    else if (value !== null && typeof value === 'object') object(value as Record<string, unknown>);
    else word(TAG.none);
  }

  function reset(): void {
    a = 0x9747b28c | 0;
    b = 0x3c6ef372 | 0;
    count = 0;
  }

  function digest(): string {
    mix();
    return hex(a, b);
  }

  return { reset, word, integer, float, plain, digest };
}

/** The names of an object's fields in the order in which they are mixed; a few are sorted faster by hand. */
function sortedKeys(value: object): readonly string[] {
  const names = Object.keys(value);
  if (names.length > 12) return names.sort();
  for (let i = 1; i < names.length; i++) {
    const name = names[i]!;
    let at = i;
    for (; at > 0 && names[at - 1]! > name; at--) names[at] = names[at - 1]!;
    names[at] = name;
  }
  return names;
}

/** The character of each hexadecimal digit. */
const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

const digit = (word: number, shift: number): number => DIGITS[(word >>> shift) & 15]!;

/** Two words as sixteen digits, made at once: a sixth of what writing and padding two numbers takes. */
function hex(a: number, b: number): string {
  return String.fromCharCode(
    digit(a, 28),
    digit(a, 24),
    digit(a, 20),
    digit(a, 16),
    digit(a, 12),
    digit(a, 8),
    digit(a, 4),
    digit(a, 0),
    digit(b, 28),
    digit(b, 24),
    digit(b, 20),
    digit(b, 16),
    digit(b, 12),
    digit(b, 8),
    digit(b, 4),
    digit(b, 0),
  );
}

const plainMixer = makeMixer();
