import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../../../formats/xwing1.json' with { type: 'json' };
import type { Ability } from '../../abilities/language.ts';
import { pilotCard, upgradeCard } from '../../cards/index.ts';
import { allAbilities, EDGED } from './acting.ts';
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
    // A friend may attack it by a card: that one is no enemy.
    expect(worded(pilotCard('dengar'), '"who":"attacker"', '"who":"enemy"')).toBe(false);
    expect(worded(pilotCard('dengar'), '"who":"attacker"', '"who":"defender"')).toBe(false);
    expect(worded(upgradeCard('shadowcaster'), '"who":"defender"', '"who":"other"')).toBe(true);
  });

  it('so it is in a card’s action, also where it is looked whether that can be performed', () => {
    const one = allAbilities(xwing1).find(({ label }) => label === 'upgrade r2f2.0')!;
    const told = (): readonly string[] => {
      const lines: string[] = [];
      EDGED.playing(one, 0)((line) => lines.push(line) < 20);
      return lines;
    };
    const before = told();
    const changed = JSON.parse(JSON.stringify(one.ability).replace('"on":"self"', '"on":"it"')) as Ability;
    expect(saysTheSame(one.ability, changed)).toBe(true);
    EDGED.instead(one, changed, () => expect(told()).toEqual(before));
  });

  it('a success of attack dice is a hit, and they never show an evade', () => {
    expect(worded(upgradeCard('hansolo'), '"to":"hit"', '"to":"success"')).toBe(true);
    expect(worded(upgradeCard('hansolo'), '"to":"hit"', '"to":"crit"')).toBe(false);
    expect(worded(upgradeCard('hansolo'), '["focus"]', '["focus","evade"]')).toBe(true);
  });

  it('an attack with the card itself is one of its own ship', () => {
    expect(worded(upgradeCard('heavylasercannon'), '"who":"attacker"', '"who":"self"')).toBe(true);
    expect(worded(upgradeCard('heavylasercannon'), '"who":"attacker"', '"who":"defender"')).toBe(false);
  });

  it('ranges are from 1 to 5, and locks beyond that reach everything', () => {
    expect(worded(pilotCard('howlrunner'), '"friendlyAt":[1,1]', '"friendlyAt":[0,1]')).toBe(true);
    expect(worded(pilotCard('howlrunner'), '"friendlyAt":[1,1]', '"friendlyAt":[1,2]')).toBe(false);
    expect(worded(upgradeCard('st321'), '"range":[1,9]', '"range":[1,8]')).toBe(true);
    expect(worded(upgradeCard('sensorteam'), '"range":[1,5]', '"range":[1,6]')).toBe(false);
  });

  it('of one die and of any number it is "up to", and a ship is not in its own arcs', () => {
    expect(worded(pilotCard('howlrunner'), '"upTo":false', '"upTo":true')).toBe(true);
    const other = '{"kind":"not","test":{"kind":"is","who":"self"}},';
    expect(worded(pilotCard('asajjventress'), other, '')).toBe(true);
    expect(worded(pilotCard('asajjventress'), '"who":"self"', '"who":"attacker"')).toBe(true);
    expect(worded(pilotCard('airencracken'), other, '')).toBe(false);
  });

  it('so do dice that a card gives for a while', () => {
    expect(worded(upgradeCard('glitterstim'), '"to":"evade"', '"to":"success"')).toBe(true);
    expect(worded(upgradeCard('glitterstim'), '"to":"evade"', '"to":"hit"')).toBe(false);
  });
});
