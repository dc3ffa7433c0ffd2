/** Every bomb, mine and remote on the table says what it does, in every language. */
import { describe, expect, it } from 'vitest';
import { DEVICE_KINDS, DEVICE_TRAITS } from '../devices/kinds.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

describe.each([ENGLISH, GERMAN, FRENCH])('devices in $language', ({ deviceEffect }) => {
  const lying = DEVICE_KINDS.filter((kind) => DEVICE_TRAITS[kind] !== 'obstacle');

  it.each(lying)('%s', (kind) => {
    expect(deviceEffect(kind)).toMatch(/^\p{Lu}.+\.$/u);
  });

  it('the tokens of a set of mines do what it does, and what is not known does nothing', () => {
    expect(deviceEffect('clustermine-side')).toBe(deviceEffect('clustermine'));
    expect(deviceEffect('picnic')).toBe('');
  });
});
