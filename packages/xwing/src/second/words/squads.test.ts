import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import xwing2 from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { type Edition, hearSquads, type Said } from '../../common/testing/broken-squads.ts';
import type { Faction } from '../cards/chassis.ts';
import { checkSquad } from '../squads/legality.ts';
import { type Pack, packFrom } from '../squads/pack.ts';
import { readSquad } from '../squads/read-squad.ts';
import type { House } from '../squads/readiness.ts';
import type { Squad } from '../squads/squad.ts';
import { ENGLISH_SQUADS } from './english/squads.ts';
import { FRENCH_SQUADS } from './french/index.ts';
import { GERMAN_SQUADS } from './german/index.ts';
import type { SquadWords } from './squads.ts';

const amg = packFrom(xwing2);

/** A pack that forbids more than any format does. */
const pack: Pack = {
  ...amg,
  restricted: amg.upgrades.map(({ id }) => id),
  restrictedCopies: amg.upgrades.map(({ name }) => ({ name, most: 1 })),
};

/** A house that has every card, and of each something that is not written; or no card at all. */
const HALF: House = {
  flies: (id) => id !== 'wedgeantilles',
  pilot: () => 'part',
  upgrade: () => 'none',
  shipAbility: () => 'none',
};

const squad = (
  ships: readonly string[],
  upgrades: readonly string[],
  obstacles: readonly string[],
  faction: Faction = 'rebelalliance',
): Squad => ({ faction, ships: ships.map((pilot) => ({ pilot, upgrades })), obstacles });

const EVERYBODY = pack.pilots.map(({ id }) => id);
const upgrades = pack.upgrades.map(({ id }) => id);
const ownSlot = pack.pilots.filter(({ specialSlot }) => specialSlot).map(({ id }) => id);

/** Squads that break every rule: every upgrade on ships of every kind, alone, twice and all together. */
const BROKEN: readonly Squad[] = [
  squad([], [], ['wall', 'coreasteroid0', 'coreasteroid0', 'coreasteroid1']),
  squad(['nobody', 'wedgeantilles', 'wedgeantilles'], ['nothing'], []),
  squad(EVERYBODY, [], []),
  squad(EVERYBODY, [], [], 'scumandvillainy'),
  squad(ownSlot, ['barragerockets'], []),
  ...pack.upgrades
    .filter(({ standardized }) => standardized)
    .map(({ id }): Squad => {
      const ships = EVERYBODY.map((pilot, at) => ({ pilot, upgrades: at % 2 === 0 ? [id] : [] }));
      return { faction: 'rebelalliance', ships };
    }),
  ...['wedgeantilles', 'academypilot', 'jakkugunrunner'].flatMap((pilot) => [
    squad([pilot], upgrades, []),
    ...upgrades.map((id) => squad([pilot], [id, id], [])),
  ]),
];

const TEXTS = [
  '',
  '{"faction"',
  '[1,',
  '{} x',
  '[]',
  '{"faction":"resistance"}',
  '{"pilots":[]}',
  '{"faction":"hutts","pilots":[]}',
  '{"faction":"rebelalliance","pilots":[5,{"id":"nobody"},{"id":"wedgeantilles","upgrades":5},{"id":"wedgeantilles","upgrades":{"talent":[5,"nothing"]}}],"obstacles":["wall"]}',
  'https://yasb.app/?f=Hutts&d=v9ZsZ20Z4X&obs=wall',
  'https://yasb.app/?f=Resistance&d=v4!s!4:1,2:',
  'https://yasb.app/?f=Resistance&d=v12Z4',
  `https://yasb.app/?f=Resistance&d=v9ZsZ20Z${'4XY'.repeat(60)}`,
  'http://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=v4!s!4:1,2:',
  'https://launchbaynext.app/?lbx=l204.10',
  'x'.repeat(300_000),
  `{"pilots":[${'0,'.repeat(60)}0]}`,
  '{"faction":"rebelalliance","pilots":[{"id":"wedgeantiles"}]}',
  'https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ20Z4X9999WWY11XY99999XYfooX&obs=wall',
];

/** A pack without cards: a link names them, and they are not there. */
const EMPTY: Pack = { ...amg, pilots: [], upgrades: [] };

/** Everything that X-Wing 2.5 says of broken squads, in some words. */
function listen(say: SquadWords): Said {
  const sentences = BROKEN.flatMap((one) => {
    const check = checkSquad(one, pack, HALF, undefined, say);
    return [...check.refusals, ...check.notices].map(({ message }) => message);
  });
  const rules = checkSquad(
    BROKEN[0]!,
    { ...amg, pointsOf: '2.0', incomplete: true },
    HALF,
    undefined,
    say,
  ).notices;
  const problems = [pack, EMPTY].flatMap((from) =>
    TEXTS.flatMap((text) => {
      const { problems: found, guesses = [] } = readSquad(text, from, say);
      return [...found.map(({ message }) => message), ...guesses];
    }),
  );
  return { sentences: [...sentences, ...rules.map(({ message }) => message)], problems };
}

const EDITION: Edition<SquadWords> = {
  listen,
  names: [
    ...[...pack.pilots, ...pack.upgrades, ...pack.ships].map(({ name }) => name),
    ...pack.pilots.flatMap(({ shipAbility }) => shipAbility ?? []),
  ],
  english: ['slots?', 'force-power', 'tactical-relay', 'rebelalliance', 'firstorder', 'play'],
};

describe.each([
  ['English', ENGLISH_SQUADS],
  ['German', GERMAN_SQUADS],
  ['French', FRENCH_SQUADS],
] as const)('broken squads in %s', (language, words) => {
  const heard = hearSquads(words, EDITION);

  it('have a sentence for every fault', () => {
    expect(heard.uncalled).toEqual([]);
  });

  it('are told in sentences without a hole', () => {
    expect(heard.holes).toEqual([]);
    expect(heard.problems).toBeGreaterThan(TEXTS.length);
  });

  it('are told in English in English alone', () => {
    if (language === 'English') expect(heard.english).not.toEqual([]);
    else expect(heard.english).toEqual([]);
  });
});

it('says what an upgrade needs', () => {
  const both = (say: (words: SquadWords) => string) => [GERMAN_SQUADS, FRENCH_SQUADS].map(say);
  expect(both((words) => words.needsAction({ action: 'boost', difficulty: 'red' }))).toEqual([
    'eine rote Schub-Aktion in der Aktionsleiste',
    'une action d’accélération rouge dans la barre d’action',
  ]);
  expect(both((words) => words.needsSize(['small', 'medium']))).toEqual([
    'ein kleines oder mittelgroßes Schiff',
    'un vaisseau petit ou moyen',
  ]);
  expect(both((words) => words.needsNumber('initiative', 4))).toEqual([
    'ein Initiativwert von mindestens 4',
    'une valeur d’initiative d’au moins 4',
  ]);
});
