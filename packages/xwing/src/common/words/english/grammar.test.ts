import { expect, it } from 'vitest';
import { article } from './grammar.ts';

it('says "an" before what sounds like a vowel', () => {
  expect(['focus', 'evade', 'X-wing', 'U-wing', 'T-70 X-wing', 'Imperial'].map(article)).toEqual([
    'a focus',
    'an evade',
    'an X-wing',
    'a U-wing',
    'a T-70 X-wing',
    'an Imperial',
  ]);
});
