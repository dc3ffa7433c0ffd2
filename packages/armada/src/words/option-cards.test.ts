/** Players choose among cards with the text of each before them, in every language. */
import { expect, it } from 'vitest';
import type { ArmadaQuestion } from '../questions.ts';
import { settingUp } from '../testing/objectives.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

const asked = { form: 'choice', player: 0, because: 'armada:setup.3', ship: 0 } as const;
const OBJECTIVES: ArmadaQuestion = {
  ...asked,
  kind: 'objective',
  options: [{ objective: 'minefields' }, { objective: 'most-wanted' }],
};

it.each([ENGLISH, GERMAN, FRENCH])('what an objective does stands with it, $language', (words) => {
  expect(words.optionCardText(OBJECTIVES, 0)).toBe(words.cardText('minefields'));
  expect(words.optionCardText(OBJECTIVES, 1)).toBe(words.cardText('most-wanted'));
  expect(words.optionCardText(OBJECTIVES, 1)).not.toBeNull();
});

it('upgrades and damage cards too, and nothing of what is no card', () => {
  const upgrades: ArmadaQuestion = {
    ...asked,
    kind: 'pick-upgrade',
    options: [{ upgrade: 'shields-to-maximum' }, { kind: 'none' }],
  };
  expect(ENGLISH.optionCardText(upgrades, 0)).toBe(ENGLISH.cardText('shields-to-maximum'));
  expect(ENGLISH.optionCardText(upgrades, 1)).toBeNull();
  const damage: ArmadaQuestion = { ...asked, kind: 'pick-damage-card', options: [{ card: 'crew-panic' }] };
  expect(ENGLISH.optionCardText(damage, 0)).toBe(ENGLISH.cardText('crew-panic'));
  const game = settingUp('minefields').run({ kind: 'place-obstacle', player: 1 });
  expect(game.question?.kind).toBe('choose-obstacle');
  expect(ENGLISH.optionCardText(game.question!, 0)).toBeNull();
});

it.each([ENGLISH, GERMAN, FRENCH])('mines and targeting tokens say what they do, $language', (words) => {
  expect(words.tokenText('mine')).toContain('2 ');
  expect(words.tokenText('targeting')).not.toBeNull();
  expect(words.tokenText('objective')).toBeNull();
});
