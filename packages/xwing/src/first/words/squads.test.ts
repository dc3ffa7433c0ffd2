import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../../formats/xwing1.json' with { type: 'json' };
import { type Edition, hearSquads, type Said } from '../../common/testing/broken-squads.ts';
import { FACTIONS } from '../cards/index.ts';
import { checkSquad, checkTeam } from '../squads/legality.ts';
import { packFrom } from '../squads/pack.ts';
import { readSquad } from '../squads/read-squad.ts';
import type { House } from '../squads/readiness.ts';
import type { Squad } from '../squads/squad.ts';
import { ENGLISH_SQUADS } from './english/squads.ts';
import { FRENCH_SQUADS } from './french/index.ts';
import { GERMAN_SQUADS } from './german/index.ts';
import type { SquadWords } from './squads.ts';

const pack = packFrom(xwing1);

/** A house that has every card, and of each something that is not written. */
const HALF: House = { pilot: () => 'not-yet', upgrade: () => 'not-yet' };
/** A house without ships. */
const NONE: House = { pilot: () => 'none', upgrade: () => 'none' };

const squad = (
  ships: readonly string[],
  upgrades: readonly string[],
  obstacles: readonly string[],
): Squad => ({
  faction: 'rebel',
  ships: ships.map((pilot) => ({ pilot, upgrades })),
  obstacles,
});

const EVERYBODY = pack.pilots.map(({ id }) => id);
const upgrades = pack.upgrades.map(({ id }) => id);

/** Squads that break every rule: every upgrade on ships of every kind, alone, twice and all together. */
const BROKEN: readonly Squad[] = [
  squad([], [], ['wall', 'coreasteroid0', 'coreasteroid0', 'coreasteroid1']),
  squad(['nobody', 'wedgeantilles', 'wedgeantilles'], ['nothing', 'r2d2', 'r2d2'], []),
  squad(EVERYBODY, [], []),
  ...pack.pilots.map(({ id }) => squad([id], [], [])),
  ...pack.upgrades
    .filter(({ needs, copies }) => needs?.notInBar !== undefined || copies !== undefined)
    .map(({ id }) => squad(EVERYBODY, [id], [])),
  ...['rookiepilot', 'academypilot', 'outerrimsmuggler', 'gr75mediumtransport'].flatMap((pilot) => [
    squad([pilot], upgrades, []),
    ...upgrades.map((id) => squad([pilot], [id, id], [])),
  ]),
  ...pack.upgrades.flatMap(({ id, limits }) =>
    limits
      ? pack.upgrades
          .filter(({ slots }) => limits.some(({ slot }) => slots.includes(slot)))
          .map((other) => squad(['rookiepilot'], [id, other.id, other.id], []))
      : [],
  ),
];

const TEXTS = [
  '',
  '{"faction"',
  '[1,',
  '{} x',
  '[]',
  '{"faction":"rebel"}',
  '{"pilots":[]}',
  '{"faction":"hutts","pilots":[]}',
  'https://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=v12Z4',
  'https://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=v4!s!4:999:',
  'https://yasb.app/?f=Resistance&d=v9ZsZ20Z4X',
  'https://launchbaynext.app/?lbx=l204.10',
  'x'.repeat(300_000),
  `{"pilots":[${'0,'.repeat(60)}0]}`,
  '{"faction":"rebel","pilots":[{"name":"wedgeantiles"}]}',
  '{"faction":"rebel","pilots":[5,{"name":"nobody"},{"name":"wedgeantilles","upgrades":5},{"name":"wedgeantilles","upgrades":{"ept":[5,"nothing"]}}],"obstacles":["wall"]}',
];

/** Everything that First Edition says of broken squads, in some words. */
function listen(say: SquadWords): Said {
  const refusals = BROKEN.flatMap((one) => {
    const check = checkSquad(one, pack, { house: HALF, say });
    return [...check.refusals, ...check.notices];
  });
  const epic = checkSquad(squad(EVERYBODY, [], []), pack, { play: 'epic', house: NONE, say });
  const releases = [
    { wave: '4', date: '2014-06-26', pilots: EVERYBODY },
    { product: 'Rebel Aces', date: '2014-09-25', upgrades },
  ];
  const early = checkSquad(
    squad(EVERYBODY, ['protontorpedoes'], []),
    { ...pack, asOf: '2012-09-14', releases },
    { say },
  );
  const team = checkTeam([squad(EVERYBODY, [], [])], pack, 'standard', undefined, say);
  const problems = TEXTS.flatMap((text) => {
    const { problems: found, guesses = [] } = readSquad(text, pack, say);
    return [...found, ...guesses.map((message) => ({ message }))];
  });
  const event = ({ message }: { readonly message: string }) => message;
  return {
    sentences: [...refusals, ...epic.refusals, ...epic.notices, ...early.refusals, ...team].map(event),
    problems: problems.map(event),
  };
}

const EDITION: Edition<SquadWords> = {
  listen,
  names: [...pack.pilots, ...pack.upgrades, ...pack.ships].map(({ name }) => name),
  english: ['icons?', 'elite', 'salvaged', 'rebel', 'imperial'],
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

it('names the sides of First Edition in its language', () => {
  const said = [GERMAN_SQUADS, FRENCH_SQUADS].map((words) => words.needsFaction(FACTIONS));
  expect(said).toEqual([
    'die Fraktion Rebellenallianz und Widerstand, Galaktisches Imperium und Erste Ordnung oder Abschaum und Kriminelle',
    'la faction Alliance rebelle et Résistance, Empire galactique et Premier Ordre ou Racailles et Scélérats',
  ]);
});
