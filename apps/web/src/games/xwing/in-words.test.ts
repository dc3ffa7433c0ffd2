import { expect, it } from 'vitest';
import { nearInWords } from './in-words.ts';

const near = (tag: string, range: number, says = '') => ({ tag, range, says });

it('tells enemies in arc first, each by itself, and the others together by range', () => {
  const enemies = [
    near('5', 3),
    near('6', 2),
    near('7', 2),
    near('9', 1, ' (in its front arc)'),
    near('8', 1),
  ];
  expect(nearInWords(enemies)).toBe(
    '9 at range 1 (in its front arc); 8 at range 1; 6, 7 at range 2; 5 at range 3.',
  );
});

it('says so where no enemy is near', () => {
  expect(nearInWords([])).toBe('no enemy within range 3.');
});
