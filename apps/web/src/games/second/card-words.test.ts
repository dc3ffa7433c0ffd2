import type { Ability } from '@firing-arc/xwing/second/bare';
import { expect, it } from 'vitest';
import { bringAtOnce } from '../index.ts';
import quick from '../quick/xwing2.json' with { type: 'json' };
import { wordsCame } from '../spoken.ts';
import { words } from './names.ts';

const ON_DEVICES: Ability = { kind: 'dormant', needs: 'devices' };

it('begins a match at once, and tells when the words of its cards have come', async () => {
  const come = new Promise((done) => wordsCame.listen(done));
  await bringAtOnce('xwing2', () => undefined, quick);
  expect(words.ability(ON_DEVICES)).toBe('what its card says');
  await come;
  expect(words.ability(ON_DEVICES)).toBe('Acts on devices, which no game here has yet.');
});
