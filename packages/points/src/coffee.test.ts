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
      '            check: (ship) ->',
      '                throw new Error ship',
      '            slots: [',
      '                "Talent"',
      '            ]',
      '        }',
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
            check: undefined,
            slots: ['Talent'],
          },
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
