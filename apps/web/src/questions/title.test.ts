import { expect, it } from 'vitest';
import { titleBesideAttack } from './title.ts';

it('shows only what is asked where the attack and its dice are shown beside it', () => {
  expect(titleBesideAttack('Howlrunner attacks Wedge: hit, focus. Change the attack dice?')).toEqual({
    before: 'Howlrunner attacks Wedge: hit, focus.',
    asks: 'Change the attack dice?',
    after: '',
  });
});

it('leaves the dice in brackets to the dice', () => {
  expect(titleBesideAttack('Which defense token do you spend (red blank, red critical)?')).toEqual({
    before: '',
    asks: 'Which defense token do you spend?',
    after: '(red blank, red critical)',
  });
});

it('shows a question of one sentence as it is', () => {
  expect(titleBesideAttack('Whom does Wedge attack?')).toEqual({
    before: '',
    asks: 'Whom does Wedge attack?',
    after: '',
  });
});
