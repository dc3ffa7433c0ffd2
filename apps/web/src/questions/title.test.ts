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
  expect(titleBesideAttack('Spend a defense token (red blank, red critical)?')).toEqual({
    before: '',
    asks: 'Spend a defense token?',
    after: '(red blank, red critical)',
  });
});

it('leaves dice to the dice that have brackets of their own', () => {
  expect(titleBesideAttack('Einen Marker ausgeben (Leerseite (rot), Treffer (blau))?')).toEqual({
    before: '',
    asks: 'Einen Marker ausgeben?',
    after: '(Leerseite (rot), Treffer (blau))',
  });
});

it('shows a question of one sentence as it is', () => {
  expect(titleBesideAttack('Wedge attacks: choose a target.')).toEqual({
    before: '',
    asks: 'Wedge attacks: choose a target.',
    after: '',
  });
});
