import { growStreams } from '@firing-arc/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { SQUADRON_ABILITIES } from '../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../abilities/upgrades.ts';
import { DAMAGE_NAMES } from '../damage/cards.ts';
import { ARMADA } from '../rules.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import { type Heard, listen } from '../testing/listening.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

/** Words that only English has, in no card's name; names of ships and cards stay as they are. */
const ENGLISH_LEFT =
  /\b(its|does|gains?|spends?|rolls?|suffers?|chooses?|maneuvers?|tokens?|friendly|enemy|attacks|defends|range|shields?|places|round|player|at -?\d+|readied|exhausted|discarded|brace|evade|redirect|close|hull|zone of|the)\b/;

/** What shows that a text was glued together from something that is not there. */
const HOLE = /undefined|\[object|NaN|null| {2}| [,.]|,,|;;|\(\)|#\d/;

describe.each([
  ['German', GERMAN, /Möglichkeit \d/, 'die Regeln erlauben es nicht'],
  ['French', FRENCH, /Choix \d/, 'les règles ne le permettent pas'],
] as const)('random games in %s', (_, words, unnamed, unexplained) => {
  let heard: Heard;

  beforeAll(() => {
    heard = listen(words);
  }, 60_000);

  it('name no place by numbers of the table', () => {
    expect(heard.texts.filter(({ text }) => /\d{2,}, -?\d{2,}/.test(text))).toEqual([]);
  });

  it('are told in sentences without a hole, each option by a name of its own', () => {
    const broken = heard.texts.filter(
      ({ text }) => !/^[“A-ZÄÖÜÀÉÊÎ0-9].*[.?]$/.test(text) || HOLE.test(text) || unnamed.test(text),
    );
    expect(broken).toEqual([]);
    expect(heard.texts.length).toBeGreaterThan(2000);
  });

  it('leave no English', () => {
    expect(heard.texts.filter(({ text }) => ENGLISH_LEFT.test(text))).toEqual([]);
  });

  it('give every refusal a reason', () => {
    expect(heard.texts.filter(({ text }) => text.includes(unexplained))).toEqual([]);
  });
});

const CARDS = [...DAMAGE_NAMES, ...Object.keys(UPGRADE_ABILITIES), ...Object.keys(SQUADRON_ABILITIES)];

describe.each([
  ['de', GERMAN],
  ['fr', FRENCH],
] as const)('card texts in %s', (language, words) => {
  it('are those of the golden file', async () => {
    const texts = CARDS.map((id) => `${id}\n  ${words.cardText(id)}\n`).join('');
    await expect(texts).toMatchFileSnapshot(`./abilities.${language}.golden.txt`);
  });

  it('have no hole and no English, and end as sentences', () => {
    const texts = CARDS.map((id) => words.cardText(id) ?? 'null');
    expect(texts.filter((text) => HOLE.test(text) || ENGLISH_LEFT.test(text) || !text.endsWith('.'))).toEqual(
      [],
    );
  });
});

describe('names', () => {
  const state = ARMADA.begin(STANDARD_SETUP, growStreams('x', ARMADA.streams));

  it('of cards are the same in every language, those of the rules are not', () => {
    expect([GERMAN, FRENCH].map((words) => words.ship(state, 0))).toEqual([
      'CR90 Corvette A A',
      'CR90 Corvette A A',
    ]);
    expect([GERMAN, FRENCH].map((words) => words.command('concentrate-fire'))).toEqual([
      'Feuer bündeln',
      'concentration de tir',
    ]);
  });
});
