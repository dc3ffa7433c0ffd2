import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SQUADRON_ABILITIES } from '../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../abilities/upgrades.ts';
import { DAMAGE_NAMES } from '../damage/cards.ts';
import { packFrom } from '../fleets/pack.ts';
import { OBJECTIVE_CARDS } from '../objectives/cards.ts';
import { COMING, MINES, MORE_TOKENS, MOST_SQUADRONS, PRICE, RAIDS, SALVAGE } from '../objectives/numbers.ts';
import { tokensOnTable } from '../objectives/on-table.ts';
import { OBJECTIVE_TERMS, type ObstaclePlacing } from '../objectives/terms.ts';
import { finish, settingUp } from '../testing/objectives.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';
import type { Words } from './words.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../formats/armada.json', import.meta.url), 'utf8')),
);
const LANGUAGES = [ENGLISH, GERMAN, FRENCH];
const IDS = OBJECTIVE_CARDS.map(({ id }) => id);

const textOf = (words: Words, id: string): string => words.cardText(id) ?? '';
/** The numbers in a text, sorted: in another language they stand in another order. */
const numbersIn = (text: string): readonly number[] =>
  (text.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => a - b);

describe.each(LANGUAGES.map((words) => [words.language, words] as const))(
  'objectives in %s',
  (language, words) => {
    it('stand in a file to read', async () => {
      const texts = IDS.map((id) => `${id}\n  ${words.cardText(id)}\n`).join('');
      const tag = language === 'en' ? '' : `${language}.`;
      await expect(texts).toMatchFileSnapshot(`./objectives.${tag}golden.txt`);
    });

    it('each have a text of whole sentences', () => {
      const broken = IDS.filter(
        (id) =>
          !/^[A-ZÀ-Ö].{40,}\.$/.test(textOf(words, id)) || /undefined| {2}|\.\./.test(textOf(words, id)),
      );
      expect(broken).toEqual([]);
    });

    it('say the numbers that English says', () => {
      expect(IDS.map((id) => [id, numbersIn(textOf(words, id))])).toEqual(
        IDS.map((id) => [id, numbersIn(textOf(ENGLISH, id))]),
      );
    });
  },
);

it('every objective of the pack has a text, and no other card its id', () => {
  expect(pack.objectives.filter(({ id }) => !IDS.includes(id))).toEqual([]);
  const others = [...DAMAGE_NAMES, ...Object.keys(UPGRADE_ABILITIES), ...Object.keys(SQUADRON_ABILITIES)];
  expect(IDS.filter((id) => others.includes(id))).toEqual([]);
});

/** Distances at which the rules have obstacles placed; those of every game are not said. */
const distancesOf = ({
  edges,
  apart,
  last,
  inward,
  middle,
  stationFirst,
}: ObstaclePlacing): readonly number[] => [
  ...(edges ? [edges] : []),
  ...(apart === undefined ? [] : [apart]),
  ...(last ? [last.edges] : []),
  ...(inward ? [inward.edges] : []),
  ...(middle?.around ?? []),
  ...(stationFirst === undefined ? [] : [stationFirst]),
];

/** Numbers that the rules of an objective name, beside what its card says. */
const NAMED: Readonly<Record<string, readonly number[]>> = {
  'abandoned-mining-facility': Object.values(PRICE),
  'hyperspace-assault': [MOST_SQUADRONS],
  'hyperspace-migration': COMING,
  'intel-sweep': [MORE_TOKENS],
  minefields: [MINES],
  'salvage-run': [SALVAGE],
  'surprise-attack': [RAIDS],
};

/** Tokens and mines on the table, but those on obstacles, when everything is deployed. */
function tokensLaid(objective: string): number {
  const game = settingUp(objective);
  game.state.players[1]!.objectives = [objective];
  game.run({ kind: 'choose-objective' }, { kind: 'place-obstacles' }, { kind: 'deploy-fleets' });
  finish(game, objective);
  return tokensOnTable(game.state).filter(({ zone }) => zone === '').length;
}

describe('numbers of the rules stand in the text', () => {
  it.each(OBJECTIVE_CARDS.map((card) => [card.name, card] as const))('%s', (_, { id, worth }) => {
    const { placing = {}, stationHull, tokenBattery = {} } = OBJECTIVE_TERMS[id] ?? {};
    const wanted = [
      ...(worth > 0 ? [worth] : []),
      ...distancesOf(placing),
      ...(stationHull === undefined ? [] : [stationHull]),
      ...Object.values(tokenBattery),
      ...(NAMED[id] ?? []),
    ];
    const tokens = tokensLaid(id);
    if (tokens > 1) wanted.push(tokens);
    const said = numbersIn(textOf(ENGLISH, id));
    expect(wanted.filter((number) => !said.includes(number))).toEqual([]);
  });
});
