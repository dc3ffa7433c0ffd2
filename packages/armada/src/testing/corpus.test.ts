import { expect, it } from 'vitest';
import { corpusHash } from './corpus.ts';

it('measures the same bits on every machine', () => {
  expect(corpusHash(300)).toBe('07a7a394efb56486');
});
