import type { TSchema } from 'typebox';
import { checker } from './check.ts';
import { SPARE_WORDS, schemaCode } from './schema-code.ts';

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
  feeder: (mixer: Mixer) => (value: T, count: number) => number,
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
      return mixer.digest(feed(value, 0));
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
  return plainMixer.digest(plainMixer.plain(value, 0));
}

/**
 * Takes a value in as words and gives its hash. Who writes words counts them: each call takes how many there are and
 * gives how many there are then.
 */
export interface Mixer {
  /** Where words are gathered before they are mixed. */
  readonly words: Int32Array;
  /** With more words than this they must be mixed before more are written. */
  readonly full: number;
  reset(): void;
  float(value: number, count: number): number;
  plain(value: unknown, count: number): number;
  mix(count: number): number;
  digest(count: number): string;
}

/** Mixed in before a value whose type no schema tells, so that 1, true, "1" and [1] stay apart. */
const TAG = { integer: 11, float: 12, text: 13, yes: 14, no: 15, list: 16, object: 17, end: 18, none: 19 };

/** Two 32-bit lanes in the manner of MurmurHash3: not secret, only equal for equal input. */
function makeMixer(): Mixer {
  let a = 0;
  let b = 0;
  // Words are gathered and mixed in one loop, where both lanes stay in registers.
  const words = new Int32Array(4 * SPARE_WORDS);
  const full = words.length - SPARE_WORDS;
  const bits = new Int32Array(2);
  const double = new Float64Array(bits.buffer);

  function mix(count: number): number {
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
    return 0;
  }

  function float(value: number, count: number): number {
    double[0] = value + 0; // -0 becomes 0, as it does in JSON
    words[count] = bits[0]!;
    words[count + 1] = bits[1]!;
    return count + 2;
  }

  function number(value: number, count: number): number {
    const isWord = (value | 0) === value;
    words[count] = isWord ? TAG.integer : TAG.float;
    if (!isWord) return float(value, count + 1);
    words[count + 1] = value;
    return count + 2;
  }

  function text(value: string, count: number): number {
    const { length } = value;
    let n = count;
    words[n++] = TAG.text;
    words[n++] = length;
    for (let i = 0; i < length; i++) {
      if (n > full) n = mix(n);
      words[n++] = value.charCodeAt(i);
    }
    return n;
  }

  function list(values: readonly unknown[], count: number): number {
    words[count] = TAG.list;
    words[count + 1] = values.length;
    let n = count + 2;
    for (const value of values) n = plain(value, n);
    return n;
  }

  function object(value: Record<string, unknown>, count: number): number {
    let n = count;
    words[n++] = TAG.object;
    for (const name of sortedKeys(value)) {
      const field = value[name];
      if (isSaved(field)) n = plain(field, text(name, n));
    }
    words[n++] = TAG.end;
    return n;
  }

  function word(tag: number, count: number): number {
    words[count] = tag;
    return count + 1;
  }

  function plain(value: unknown, count: number): number {
    const n = count > full ? mix(count) : count;
    if (typeof value === 'string') return text(value, n);
    if (typeof value === 'number') return number(value, n);
    if (typeof value === 'boolean') return word(value ? TAG.yes : TAG.no, n);
    if (Array.isArray(value)) return list(value, n);
    if (value !== null && typeof value === 'object') return object(value as Record<string, unknown>, n);
    return word(TAG.none, n);
  }

  function reset(): void {
    a = 0x9747b28c | 0;
    b = 0x3c6ef372 | 0;
  }

  function digest(count: number): string {
    mix(count);
    return hex(a, b);
  }

  return { words, full, reset, float, plain, mix, digest };
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
