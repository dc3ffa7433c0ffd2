import { expect, it } from 'vitest';
import { factsApart, textsApart } from './compare.ts';

it('names each fact that differs, and each card that only the other source has', () => {
  const ours = new Map([
    [
      'wedge',
      new Map([
        ['cost', '6'],
        ['slots', 'talent'],
      ]),
    ],
  ]);
  const theirs = new Map([
    [
      'wedge',
      new Map([
        ['cost', '5'],
        ['slots', 'talent'],
      ]),
    ],
    ['biggs', new Map([['cost', '5']])],
  ]);
  expect(factsApart(ours, theirs)).toEqual(['wedge: cost is 6, there 5', 'biggs: not in the house']);
});

it('names cards whose texts differ, from the least alike up, and the card that such a text belongs to', () => {
  const one = new Map([
    ['turrets', 'while you attack add one red die to your pool'],
    ['resupply', 'exhaust this card to give three friendly ships a token'],
    ['gunners', 'you may reroll one die'],
    ['same', 'repair one shield'],
  ]);
  const other = new Map([
    ['turrets', 'exhaust this card to give two friendly ships a token'],
    ['gunners', 'you can reroll any number'],
    ['same', 'Repair one Shield.'],
    ['new', 'nothing like it'],
  ]);
  expect(textsApart(one, other, 0.5)).toEqual([
    'turrets: 0.05 alike; it reads like resupply',
    'gunners: 0.25 alike',
  ]);
});
