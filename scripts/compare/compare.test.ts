import { expect, it } from 'vitest';
import { factsApart, judged, sidesApart, spansApart, textsApart } from './compare.ts';
import { DECIDED } from './decided.ts';
import FOUND from './found.json' with { type: 'json' };

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

it('names cards of which one text has another range, however alike the texts are', () => {
  const one = new Map([
    ['raddus', 'you may deploy that ship at distance 1 of a friendly ship'],
    ['knack', 'choose a friendly ship and give it a card'],
    ['same', 'a ship at range 0-2, then one at Range 1'],
    ['silent', ' '],
  ]);
  const other = new Map([
    ['raddus', 'you may deploy that ship at distance 1 - 2 of a friendly ship'],
    ['knack', 'choose a friendly ship at range 0-2 and give it a card'],
    ['same', 'at range 1 a ship, another at range 0-2, and 3 dice'],
    ['silent', 'a ship at range 3'],
    ['new', 'a ship at range 3'],
  ]);
  expect(spansApart(one, other)).toEqual(['raddus: ranges 1, there 1-2', 'knack: ranges nothing, there 0-2']);
});

it('names cards of which one text alone speaks of enemies or friends', () => {
  const one = new Map([
    ['ping', 'after a ship executes a maneuver near a friendly device'],
    ['same', 'choose an enemy ship'],
  ]);
  const other = new Map([
    ['ping', 'after an enemy ship executes a maneuver near a friendly device'],
    ['same', 'an enemy ship is chosen'],
    ['new', 'an enemy ship'],
  ]);
  expect(sidesApart(one, other)).toEqual(['ping: sides friendly, there enemy friendly']);
});

it('says nothing of a card whose text one source leaves empty', () => {
  expect(textsApart(new Map([['slot', 'add a cannon slot']]), new Map([['slot', ' ']]), 0.5)).toEqual([]);
});

it('tells what is decided from what is not, and what is decided though nothing is apart any more', () => {
  const decision = { by: 'errata', why: 'it is later' };
  const judgement = judged(['pilot knack: ranges nothing, there 0-2', 'pilot goji: ranges 1, there 2'], {
    'pilot knack': { apart: 'ranges nothing, there 0-2', ...decision },
    // The sources read otherwise since: decided anew.
    'pilot goji': { apart: 'ranges 1, there 3', ...decision },
    'upgrade dt798': { apart: 'limited is 1, there nothing', ...decision },
  });
  expect(judgement).toEqual({
    decided: ['pilot knack: ranges nothing, there 0-2; decided by errata: it is later'],
    open: ['pilot goji: ranges 1, there 2'],
    idle: ['pilot goji: ranges 1, there 3', 'upgrade dt798: limited is 1, there nothing'],
  });
});

it('every card that was found apart is decided, and nothing else is', () => {
  // Found with `npm run -s compare-sources -- FOLDER --keep`.
  for (const game of ['xwing2', 'xwing1', 'armada'] as const) {
    const { open, idle } = judged(FOUND[game], DECIDED[game]);
    expect({ game, open, idle }).toEqual({ game, open: [], idle: [] });
  }
});
