import { describe, expect, it } from 'vitest';
import { literalsOfCoffee } from './coffee.ts';

describe('literals of CoffeeScript', () => {
  it('reads what is written out, and runs nothing', () => {
    const text = [
      'out = exports ? this',
      'out.data = ->',
      '    ships:',
      '        "X-wing": { name: "X-wing", attack: 3 }',
      '    pilotsById: [',
      '        {',
      '            name: \'"Leader"\'',
      '            short: "\\"Leader\\""',
      '            id: 4',
      '            points: -1',
      '            unique: true',
      '            ours: no',
      '            sum: 3 + 4',
      '            check: (ship) ->',
      '                for t, [a, b] of ship',
      '                    throw new Error { ship }',
      '                true',
      '            slots: [',
      '                "Talent"',
      '                "#{x} y"',
      '                [1, -2]',
      '            ]',
      '        }',
      '        { a: 1, b: call(3, { d: 4 }), c: null, "d e": [], f: list[2] }',
      '    ]',
      'throw new Error "was run"',
    ].join('\n');
    expect(literalsOfCoffee(text)).toEqual([
      {
        ships: { 'X-wing': { name: 'X-wing', attack: 3 } },
        pilotsById: [
          {
            name: '"Leader"',
            short: '"Leader"',
            id: 4,
            points: -1,
            unique: true,
            ours: false,
            sum: undefined,
            check: undefined,
            slots: ['Talent', undefined, [1, -2]],
          },
          { a: 1, b: undefined, c: undefined, 'd e': [], f: undefined },
        ],
      },
    ]);
  });

  it('throws where a text is none, and says in which line', () => {
    expect(() => literalsOfCoffee('a:\n  [ 1')).toThrow(
      expect.objectContaining({ location: expect.anything() }),
    );
  });
});
