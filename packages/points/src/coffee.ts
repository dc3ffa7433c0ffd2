/**
 * The data of the builder YASB is CoffeeScript: its literals are read from the compiler's tokens, and nothing of it is
 * run. The compiler's tree would say the same, five times as much code and three times as slow.
 */

import { Lexer } from 'coffeescript/lib/coffeescript/lexer.js';

/** A token of CoffeeScript: what it is, and how it is written; implied braces and indents are there, too. */
type Token = readonly [tag: string, text: unknown];

const OPENING = new Set(
  '{ [ ( INDENT CALL_START PARAM_START INDEX_START STRING_START INTERPOLATION_START'.split(' '),
);
const CLOSING = new Set('} ] ) OUTDENT CALL_END PARAM_END INDEX_END STRING_END INTERPOLATION_END'.split(' '));
/** What stands between properties or elements. */
const BETWEEN = new Set([',', 'TERMINATOR', 'INDENT', 'OUTDENT']);

/**
 * The objects and lists that a CoffeeScript text writes out, as JSON values; what is no literal in them is undefined.
 * Throws the compiler's `SyntaxError` of a text that is none, its place as `location` (counted from 0).
 */
export function literalsOfCoffee(text: string): readonly unknown[] {
  const tokens = new Tokens(new Lexer().tokenize(text, {}));
  const found: unknown[] = [];
  while (!tokens.isOver) {
    if (tokens.tag === '{' || tokens.tag === '[') found.push(value(tokens));
    else tokens.next();
  }
  return found;
}

class Tokens {
  private at = 0;
  private readonly all: readonly Token[];

  constructor(all: readonly Token[]) {
    this.all = all;
  }

  get isOver(): boolean {
    return this.at >= this.all.length;
  }

  /** What the next token is; empty at the end. */
  get tag(): string {
    return this.all[this.at]?.[0] ?? '';
  }

  /** Whether a value is over here. */
  get endsValue(): boolean {
    return this.isOver || this.tag === ',' || this.tag === 'TERMINATOR' || CLOSING.has(this.tag);
  }

  next(): Token {
    return this.all[this.at++] ?? ['', ''];
  }

  /** Passes over the rest of a value, with all that is opened in it. */
  skipValue(): void {
    let depth = 0;
    while (!this.isOver && (depth > 0 || !this.endsValue)) {
      const [tag] = this.next();
      depth += OPENING.has(tag) ? 1 : CLOSING.has(tag) ? -1 : 0;
    }
  }
}

function value(tokens: Tokens): unknown {
  if (tokens.tag === 'INDENT') {
    tokens.next();
    const inner = value(tokens);
    while (!tokens.isOver && tokens.next()[0] !== 'OUTDENT') tokens.skipValue();
    return inner;
  }
  const found = literal(tokens);
  if (tokens.endsValue) return found;
  // It goes on, as a sum or a call does.
  tokens.skipValue();
  return undefined;
}

function literal(tokens: Tokens): unknown {
  if (tokens.endsValue) return undefined;
  const [tag, text] = tokens.next();
  switch (tag) {
    case '{':
      return object(tokens);
    case '[':
      return list(tokens);
    case 'STRING':
      return stringIn(text);
    case 'NUMBER':
      return Number(text);
    case 'BOOL':
      return /^(?:true|yes|on)$/.test(String(text));
    case '-':
      return tokens.tag === 'NUMBER' ? -Number(tokens.next()[1]) : undefined;
    default:
      // What it opens is passed over with it.
      if (OPENING.has(tag)) {
        tokens.skipValue();
        tokens.next();
      }
      return undefined;
  }
}

/** A string between its quotes. */
const stringIn = (text: unknown): string => String(text).slice(1, -1).replace(/\\(.)/gs, '$1');

function object(tokens: Tokens): Readonly<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  while (!tokens.isOver && tokens.tag !== '}') {
    const [tag, text] = tokens.next();
    if (BETWEEN.has(tag)) continue;
    if (tokens.tag === ':') {
      tokens.next();
      fields.set(tag === 'STRING' ? stringIn(text) : String(text), value(tokens));
    } else tokens.skipValue();
  }
  tokens.next();
  return Object.fromEntries(fields);
}

function list(tokens: Tokens): readonly unknown[] {
  const elements: unknown[] = [];
  while (!tokens.isOver && tokens.tag !== ']') {
    if (BETWEEN.has(tokens.tag)) tokens.next();
    else elements.push(value(tokens));
  }
  tokens.next();
  return elements;
}
