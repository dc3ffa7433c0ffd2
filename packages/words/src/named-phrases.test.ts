import { describe, expect, it } from 'vitest';
import { type ByKind, saidByKind } from './kinds.ts';
import { type PhrasesWithNames, sayWithNames } from './named-phrases.ts';

type Told =
  | { readonly kind: 'jammed'; readonly ship: number; readonly count: number }
  | { readonly kind: 'docked' | 'deployed'; readonly ship: number };

const NAMED: PhrasesWithNames<Told, 'ship'> = {
  jammed: ({ ship }, { count }) => `${ship} is jammed ${count} times`,
  docked: ({ ship }) => `${ship} docks`,
  deployed: 'somebody deploys',
};

describe('phrases with names', () => {
  it('are made of the names and of what they are about', () => {
    expect(sayWithNames(NAMED, { kind: 'jammed', ship: 3, count: 2 }, { ship: 'Wedge' })).toBe(
      'Wedge is jammed 2 times',
    );
  });

  it('have one for each of several kinds alike', () => {
    const said = (['docked', 'deployed'] as const).map((kind) =>
      sayWithNames(NAMED, { kind, ship: 1 }, { ship: 'Luke' }),
    );
    expect(said).toEqual(['Luke docks', 'somebody deploys']);
  });
});

describe('phrases by kind', () => {
  it('are of any type, and made of what they are about', () => {
    const table: ByKind<Told, readonly string[]> = {
      jammed: ({ count }) => ['jam', `${count}`],
      docked: ['dock'],
      deployed: [],
    };
    expect(saidByKind<Told, readonly string[]>(table, { kind: 'jammed', ship: 1, count: 4 })).toEqual([
      'jam',
      '4',
    ]);
    expect(saidByKind<Told, readonly string[]>(table, { kind: 'docked', ship: 1 })).toEqual(['dock']);
  });
});
