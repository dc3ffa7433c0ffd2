import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/language.ts';
import { SQUADRON_ABILITIES } from '../../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../../abilities/upgrades.ts';
import { DAMAGE_ABILITIES } from '../../damage/abilities.ts';
import { saysTheSame } from './same.ts';

const BLOCKS: Readonly<Record<string, readonly Ability[]>> = {
  ...UPGRADE_ABILITIES,
  ...SQUADRON_ABILITIES,
  ...DAMAGE_ABILITIES,
};

/** Whether a card with other words in the place of some says the same. */
const worded = (card: string, was: string, now: string): boolean => {
  const text = JSON.stringify(BLOCKS[card]);
  expect(text).toContain(was);
  return saysTheSame(BLOCKS[card]!, JSON.parse(text.replace(was, now)));
};

describe('what a card of Armada says in several words', () => {
  it('in its own attack and activation it is whom the moment is about, not so in those of others', () => {
    expect(worded('bossk-hounds-tooth', '"who":"it"', '"who":"attacker"')).toBe(true);
    expect(worded('bossk-hounds-tooth', '"who":"it"', '"who":"defender"')).toBe(false);
    expect(worded('captain-brunson-officer', '"who":"it"', '"who":"defender"')).toBe(true);
    expect(worded('quantum-storm-title', '"who":"it"', '"who":"other"')).toBe(true);
    expect(worded('san-hill-officer', '"who":"other"', '"who":"it"')).toBe(false);
  });

  it('what is picked among other things may be left, whether the card says so or not', () => {
    expect(worded('admonition-title', '"may":true', '"may":false')).toBe(true);
    expect(worded('quad-battery-turrets', '"may":true', '"may":false')).toBe(false);
  });

  it('a dealt card is its ship’s, and an activation comes once in a round', () => {
    expect(worded('injured-crew', '"of":"its"', '"of":"enemies"')).toBe(true);
    expect(worded('wat-tambor-officer', '"once":"activation"', '"once":"round"')).toBe(true);
    expect(worded('tf-1726-commander', '"once":"activation"', '"once":"round"')).toBe(false);
  });

  it('a trait of squadrons alone is that of a squadron, and one of ships that of a ship', () => {
    expect(worded('squall-title', '{"kind":"piece","is":"squadron"},', '')).toBe(true);
    expect(worded('quad-battery-turrets', '{"kind":"target","is":"ship"},', '')).toBe(true);
    expect(worded('insidious-title', '{"kind":"target","is":"ship"},', '')).toBe(true);
    expect(worded('howlrunner-tie-fighter-squadron', ',{"kind":"target","is":"squadron"}', '')).toBe(false);
  });

  it('a keyword without a number is there or not', () => {
    expect(worded('hera-syndulla-ghost', '"add":1', '"add":2')).toBe(true);
    expect(worded('hera-syndulla-ghost', '"add":1', '"add":0')).toBe(false);
    expect(worded('instructor-goran-officer', '"add":1', '"add":2')).toBe(false);
  });
});
