// Small changes of sources, as text: what a sample of `npm test` makes, one at a time.
import { parseSync, Visitor } from 'vite';

/** A change: the text between two offsets is another one. @typedef {{ start: number, end: number, text: string }} Change */

/** @type {Readonly<Record<string, string>>} */
const TURNED = { '===': '!==', '!==': '===', '&&': '||', '||': '&&' };

/**
 * Every condition of a source turned into its opposite, one at a time: a comparison, a joint of two, a `not`, an `if`.
 * Loops are left alone, which would not end.
 * @param {string} file @param {string} source @returns {Change[]}
 */
export function turnsOf(file, source) {
  /** @type {Change[]} */
  const changes = [];
  /** @param {{ readonly start: number, readonly end: number }} node @param {string} text */
  const add = ({ start, end }, text) => changes.push({ start, end, text });
  /** @param {{ readonly start: number, readonly end: number, readonly operator: string, readonly left: { readonly end: number }, readonly right: { readonly start: number } }} node */
  const turn = ({ operator, left, right }) => {
    const other = TURNED[operator];
    const at = source.indexOf(operator, left.end);
    if (other && at < right.start) changes.push({ start: at, end: at + operator.length, text: other });
  };
  new Visitor({
    BinaryExpression: turn,
    LogicalExpression: turn,
    UnaryExpression: (node) => {
      if (node.operator === '!') add(node, source.slice(node.argument.start, node.argument.end));
    },
    IfStatement: ({ test }) => add(test, `!(${source.slice(test.start, test.end)})`),
    ConditionalExpression: ({ test }) => add(test, `!(${source.slice(test.start, test.end)})`),
  }).visit(parseSync(file, source).program);
  return changes;
}

/** The source with one change. @param {string} source @param {Change} change */
export const changed = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/** Its line, from 1. @param {string} source @param {Change} change */
export const lineOf = (source, { start }) => source.slice(0, start).split('\n').length;
