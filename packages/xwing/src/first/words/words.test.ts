import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { FIRST } from '../rules.ts';
import { listen } from '../testing/listening.ts';
import { testSetup } from '../testing/squads.ts';
import { ENGLISH, refusalText, shipLabel } from './index.ts';

const { texts: heard, kinds } = listen(ENGLISH);

describe('words', () => {
  it('are sentences without a number or an id where a name should be', () => {
    const odd = heard.filter(({ text }) => /undefined|Option \d|#\d|xwing1:|\bNaN\b|null/.test(text));
    expect(odd).toEqual([]);
    expect(heard.filter(({ text }) => !/^[A-Z0-9“].*[.!?]$/.test(text))).toEqual([]);
    expect(heard.length).toBeGreaterThan(2000);
  });

  it('give a reason for every refusal', () => {
    const bare = heard.filter(({ text }) => text.includes('the rules do not allow it'));
    expect([...new Set(bare.map(({ about }) => about))]).toEqual([]);
  });

  it('name no place by numbers of the table', () => {
    expect(heard.filter(({ text }) => /\d{2,}, -?\d{2,}/.test(text))).toEqual([]);
  });

  it('were heard of every part of a game', () => {
    for (const kind of [
      'initiative',
      'choose-edge',
      'dials',
      'action',
      'decloak',
      'drop-bomb',
      'lock-target',
    ])
      expect(kinds, kind).toContain(kind);
  });

  it('names moves and places of refusals as players say them', () => {
    const state = FIRST.begin(
      testSetup('x-wings and a smuggler', 'firesprays'),
      growStreams('x', FIRST.streams),
    );
    const refused = (option: string, ruling: string) => refusalText({ option, ruling }, state);
    expect([
      refused('3 turn left', 'xwing1:difficulty.3'),
      refused('roll-left', 'xwing1:cloak.12'),
      refused('right forward', 'xwing1:barrel-roll.6'),
      refused('Rookie Pilot at 12, -3', 'xwing1:setup.9'),
      refused('card expose', 'xwing1:golden-rules.2'),
    ]).toEqual([
      '3 turn left: a stressed ship flies no red maneuver.',
      'Roll to the left: a ship or an obstacle is in the way.',
      'Right bent forward: a ship is in the way.',
      'Rookie Pilot here: the base must lie at range 1 of the player’s edge.',
      'Expose: a card forbids it.',
    ]);
  });

  it('xwing1:id-tokens.1 tell ships of the same name apart by letters', () => {
    const state = FIRST.begin(
      testSetup('bombers and a phantom', 'firesprays'),
      growStreams('x', FIRST.streams),
    );
    expect([2, 3, 4].map((id) => shipLabel(state, id))).toEqual([
      'Academy Pilot A',
      'Academy Pilot B',
      'Alpha Squadron Pilot',
    ]);
    expect(shipLabel(state, 99)).toBe('#99');
  });
});
