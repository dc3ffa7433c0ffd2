/** The data of the builder YASB is CoffeeScript: its literals are read, nothing of it is run. */

import { compile } from 'coffeescript/lib/coffeescript-browser-compiler-modern/coffeescript.js';

/** A node of the syntax tree (https://github.com/estree, with Babel's literals). */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * The objects and lists that a CoffeeScript text writes out, as JSON values; what is no literal in them is undefined.
 * Throws the compiler's `SyntaxError` of a text that is none, its place as `location` (counted from 0).
 */
export function literalsOfCoffee(text: string): readonly unknown[] {
  const found: unknown[] = [];
  look(compile(text, { ast: true, bare: true }), found);
  return found;
}

/** The outermost literals below a node. */
function look(value: unknown, found: unknown[]): void {
  if (Array.isArray(value)) for (const each of value) look(each, found);
  else if (isNode(value)) {
    if (value.type === 'ObjectExpression' || value.type === 'ArrayExpression') found.push(literal(value));
    else for (const each of Object.values(value)) if (typeof each === 'object') look(each, found);
  }
}

function literal(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case 'ObjectExpression':
      return Object.fromEntries(children(node.properties).flatMap(property));
    case 'ArrayExpression':
      return children(node.elements).map(literal);
    case 'StringLiteral':
      // The tree has texts as they are written.
      return String(node.value).replace(/\\(.)/gs, '$1');
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'UnaryExpression': {
      const value = literal(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    default:
      return undefined;
  }
}

const children = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function property({ type, key, value }: Node): readonly (readonly [string, unknown])[] {
  if (type !== 'ObjectProperty' || !isNode(key)) return [];
  const name = key.type === 'Identifier' ? key.name : literal(key);
  return name === undefined ? [] : [[String(name), literal(value)]];
}
