import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { regatta } from '../testing/tiny-game.ts';
import { partsThatDiffer, setParts } from './parts.ts';

const state = () => regatta.begin({ rounds: 2 }, growStreams('parts', regatta.streams));

describe('parts of a state by their paths', () => {
  it('are the smallest that differ; lists of another length, and paths that are wanted whole, are one', () => {
    const has = { a: 1, list: [1, 2], deep: { b: { c: 1, d: 2 } }, same: [{ x: 1 }] };
    const wanted = { a: 2, list: [1, 2, 3], deep: { b: { c: 3, d: 2 } }, same: [{ x: 1 }] };
    expect(partsThatDiffer(has, wanted, [])).toEqual({ '/a': 2, '/list': [1, 2, 3], '/deep/b/c': 3 });
    expect(partsThatDiffer(has, wanted, ['/deep/b'])).toMatchObject({ '/deep/b': { c: 3, d: 2 } });
    expect(partsThatDiffer(has, has, [])).toEqual({});
    expect(partsThatDiffer({ a: null }, { a: { b: 1 } }, [])).toEqual({ '/a': { b: 1 } });
    expect(partsThatDiffer({ a: { b: 1 } }, { a: { c: 1 } }, [])).toEqual({ '/a': { c: 1 } });
    expect(partsThatDiffer({ a: [1] }, { a: { 0: 1 } }, [])).toEqual({ '/a': { 0: 1 } });
  });

  it('set into another state make it the same', () => {
    const [from, to] = [state(), state()];
    to.leader = 1;
    to.boats[0]!.distance += 7;
    expect(setParts(regatta.schema, from, partsThatDiffer(from, to, []))).toEqual([]);
    expect(regatta.schema.hash(from)).toBe(regatta.schema.hash(to));
  });

  it('are refused where there is none, or where the state does not fit its schema any more', () => {
    expect(setParts(regatta.schema, state(), { '/a~b': 1, leader: 1 })).toEqual([
      { where: '/set/~1a~0b', reason: 'path', what: 'there is no such part of the state' },
      { where: '/set/leader', reason: 'path', what: 'there is no such part of the state' },
    ]);
    expect(setParts(regatta.schema, state(), { '/leader': 'nobody' })).toMatchObject([
      { where: '/set', reason: 'state' },
    ]);
  });
});
