import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/language.ts';
import { pilotCard, upgradeCard } from '../../cards/index.ts';
import { saysTheSame } from './same.ts';

/** The first ability of a card with other words in the place of some. */
const worded = (card: { readonly abilities?: readonly Ability[] } | undefined, was: string, now: string) => {
  const [ability] = card?.abilities ?? [];
  const text = JSON.stringify(ability);
  expect(text).toContain(was);
  return saysTheSame(ability!, JSON.parse(text.replace(was, now)));
};

describe('what an ability of First Edition says in several words', () => {
  it('in a moment of its own its ship is “it”, and in its attacks the attacker', () => {
    expect(worded(upgradeCard('kylekatarn'), '"on":"self"', '"on":"it"')).toBe(true);
    expect(worded(upgradeCard('kylekatarn'), '"on":"self"', '"on":"other"')).toBe(false);
    expect(worded(pilotCard('dengar'), '"who":"attacker"', '"who":"enemy"')).toBe(true);
    expect(worded(pilotCard('dengar'), '"who":"attacker"', '"who":"defender"')).toBe(false);
    expect(worded(upgradeCard('shadowcaster'), '"who":"defender"', '"who":"other"')).toBe(true);
  });

  it('a success of attack dice is a hit, and they never show an evade', () => {
    expect(worded(upgradeCard('hansolo'), '"to":"hit"', '"to":"success"')).toBe(true);
    expect(worded(upgradeCard('hansolo'), '"to":"hit"', '"to":"crit"')).toBe(false);
    expect(worded(upgradeCard('hansolo'), '["focus"]', '["focus","evade"]')).toBe(true);
  });

  it('so do dice that a card gives for a while', () => {
    expect(worded(upgradeCard('glitterstim'), '"to":"evade"', '"to":"success"')).toBe(true);
    expect(worded(upgradeCard('glitterstim'), '"to":"evade"', '"to":"hit"')).toBe(false);
  });
});
