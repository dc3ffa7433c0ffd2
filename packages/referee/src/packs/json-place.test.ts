import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInJson } from './json-place.ts';

/** Every value in a JSON value, with its pointer. */
function valuesIn(value: unknown, pointer = ''): readonly (readonly [pointer: string, value: unknown])[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) =>
          valuesIn(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
        )
      : [];
  return [[pointer, value], ...inner];
}

const KEYS = ['a', 'b"', 'c,d', '{', ']', 'e/f', 'g~h', '\\'];
const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(0, -1.5e-9, true, false, null, '', '}', 'a "b" \\', '[1,2]'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('the place of a value in a JSON text', () => {
  it('is where it is written, whatever stands before it', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom('', ' ', '\t'), (value, indent) => {
        // A key that no object of the tree has marks the value that is looked for.
        for (const [pointer, part] of valuesIn(value)) {
          const text = `\n ${JSON.stringify(value, null, indent)}`;
          const { line, column } = placeInJson(text, pointer);
          const lines = text.split('\n');
          const rest = [lines[line - 1]!.slice(column - 1), ...lines.slice(line)].join('\n');
          expect([pointer, beginning(rest)]).toEqual([pointer, part]);
        }
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('is that of the nearest value around one that is not there', () => {
    const text = '{"a": [1, {"b": 2}],\n "c": "x"}';
    expect(placeInJson(text, '/a/1/z/q')).toEqual({ line: 1, column: 11 });
    expect(placeInJson(text, '/c/0')).toEqual({ line: 2, column: 7 });
    expect(placeInJson(text, '/z')).toEqual({ line: 1, column: 1 });
    expect(placeInJson(text, '/')).toEqual({ line: 1, column: 1 });
    expect(placeInJson('[]', '/0')).toEqual({ line: 1, column: 1 });
  });

  /** The JSON value that a text begins with: the shortest beginning that is one and is not followed by more of it. */
  function beginning(text: string): unknown {
    for (let end = 1; end <= text.length; end++) {
      if (/[\w.+-]/.test(text[end - 1]!) && /[\w.+-]/.test(text[end] ?? '')) continue;
      try {
        return JSON.parse(text.slice(0, end));
      } catch {
        // It ends later.
      }
    }
    return undefined;
  }
});
