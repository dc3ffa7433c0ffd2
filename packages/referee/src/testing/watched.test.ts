import { describe, expect, it } from 'vitest';
import { placeOfChange, watched } from './watched.ts';

const block = { may: true, range: [0, 2], requires: [{ kind: 'side', is: 'friendly' }] };

describe('watched data', () => {
  it('notes which places are read, and no others', () => {
    const read = new Set<string>();
    const seen = watched(block, read);
    expect(seen.range[1]).toBe(2);
    expect('may' in seen).toBe(true);
    expect([...read]).toEqual(['/range', '/range/1', '/may']);
    expect(JSON.stringify(seen)).toBe(JSON.stringify(block));
    expect(read.has('/requires/0/is')).toBe(true);
  });
});

describe('the place of a change', () => {
  it.each([
    ['/range/1', { ...block, range: [0, 3] }],
    ['/may', { range: block.range, requires: block.requires }],
    ['/requires', { ...block, requires: [] }],
    ['/requires/0/is', { ...block, requires: [{ kind: 'side', is: 'enemy' }] }],
    ['', block],
  ])('is %s', (place, other) => {
    expect(placeOfChange(block, other)).toBe(place);
  });
});
