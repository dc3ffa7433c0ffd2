import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACTIONS, SHIP_CARDS, SQUADRON_CARDS, upgradeCard } from '../cards/index.ts';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import type { Fleet } from '../fleets/fleet.ts';
import { checkFleet } from '../fleets/legality.ts';
import { packFrom } from '../fleets/pack.ts';
import { readFleetText } from '../fleets/read-text.ts';
import { HOUSE, type House } from '../fleets/readiness.ts';
import { shorthand } from '../fleets/shorthand.ts';
import { upgradeRefusals } from '../fleets/upgrade-bar.ts';
import { OBJECTIVE_CARDS } from '../objectives/cards.ts';
import { ENGLISH_FLEETS } from './english/fleets.ts';
import type { FleetWords } from './fleets.ts';
import { FRENCH_FLEETS } from './french/fleets.ts';
import { GERMAN_FLEETS } from './german/fleets.ts';

const file = new URL('../../../../formats/armada.json', import.meta.url);
const pack = packFrom(JSON.parse(readFileSync(file, 'utf8')));

const OBJECTIVES = { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' };
const LED = 'cr90-corvette-a+general-dodonna-commander';
const fleet = (ships: string, squadrons = '', changes: Partial<Fleet> = {}): Fleet => ({
  faction: 'rebel',
  ...shorthand(ships, squadrons),
  objectives: OBJECTIVES,
  ...changes,
});

/** Fleets with which something is wrong. */
const BROKEN: readonly Fleet[] = [
  fleet(`${LED}+warp-drive enterprise`, 'tribble'),
  fleet('cr90-corvette-a', 'yt-2400*9', { objectives: {} }),
  fleet(
    `${LED} cr90-corvette-b+mon-mothma-commander`,
    'luke-skywalker-x-wing-squadron biggs-darklighter-x-wing-squadron tycho-celchu-a-wing-squadron',
  ),
  ...FACTIONS.map((faction) =>
    fleet(
      'mc80l-star-cruiser imperial-i-class-star-destroyer acclamator-i-class-assault-ship recusant-class-light-destroyer',
      'x-wing-squadron tie-fighter-squadron v-19-torrent-squadron vulture-droid-squadron',
      { faction },
    ),
  ),
  fleet('cr90-corvette-a+leia-organa-commander cr90-corvette-b+leia-organa-officer'),
  fleet(LED, 'han-solo-millennium-falcon lando-calrissian-millennium-falcon'),
  fleet('gr75-medium-transports+general-dodonna-commander'),
  fleet(`${LED} mc80l-star-cruiser+xi7-turbolasers+xi7-turbolasers+enhanced-armament+spinal-armament`),
  fleet(LED, '', { objectives: { assault: 'fire-lanes', defense: 'minefields', navigation: 'most-wanted' } }),
  fleet(LED, '', { objectives: { ...OBJECTIVES, assault: 'picnic' } }),
  ...OBJECTIVE_CARDS.map(({ id, category }) =>
    fleet(LED, '', { objectives: { ...OBJECTIVES, [category]: id } }),
  ),
];

/** A house without any card that does what it says. */
const EMPTY_HOUSE: House = { ...HOUSE, squadron: () => 'not-yet', objective: () => 'none' };

const TEXT = `Enterprise (60)
Faction: Rebel
Assault: Picnic
Defense: Hyperlane Raid
Nebulon-B Escort Frigate (57)
• Warp Drive (3)
Spock (60)
Beam us up
Squadrons:
3 x Tribble (39)`;

/** Refusals of three and more upgrades for an icon of which the bar has some, and of those that forbid others. */
function crowded(say: FleetWords): readonly string[] {
  const lasers = UPGRADE_CARDS.filter(({ icons }) => icons.join() === 'turbolaser');
  const bars = [0, 1, 2, 3].map((count) => Array.from({ length: count }, () => 'turbolaser' as const));
  const [ship] = SHIP_CARDS;
  return [
    ...bars.flatMap((upgrades) => upgradeRefusals({ ...ship!, upgrades }, lasers)),
    ...upgradeRefusals(SHIP_CARDS.find(({ id }) => id === 'consular-class-charger-c70')!, [
      upgradeCard('radiant-vii-title')!,
      upgradeCard('xi7-turbolasers')!,
    ]),
  ].map(({ message }) => message(say.upgrades));
}

/** All that can be said of fleets: the same in each language, in the same order. */
function everything(say: FleetWords): readonly string[] {
  const checked = [
    ...BROKEN.map((one) => checkFleet(one, pack, 180, { say })),
    checkFleet(fleet(LED, 'x-wing-squadron'), pack, 180, { say, house: EMPTY_HOUSE }),
  ];
  const refused = SHIP_CARDS.flatMap((ship) =>
    UPGRADE_CARDS.flatMap((upgrade) => upgradeRefusals(ship, [upgrade])),
  );
  return [
    ...checked.flatMap(({ refusals, notices }) => [...refusals, ...notices].map(({ message }) => message)),
    ...new Set(refused.map(({ message }) => message(say.upgrades))),
    ...crowded(say),
    say.readiness.idleObjective('Most Wanted'),
    say.readiness.noObjective('picnic'),
    ...readFleetText(TEXT, pack, say.reading).problems.map(({ message }) => message),
    ...readFleetText('', pack, say.reading).problems.map(({ message }) => message),
    ...readFleetText('x'.repeat(200_000), pack, say.reading).problems.map(({ message }) => message),
  ];
}

/** A part of a language's words that notes what is taken from it. */
const noting = <Part extends object>(name: string, part: Part, taken: Set<string>): Part =>
  new Proxy(part, {
    get: (of, key) => {
      taken.add(`${name}.${String(key)}`);
      return Reflect.get(of, key);
    },
  });

/** Names of cards, the longest first: a name within another counts once. */
const NAMES = [
  ...new Set([
    ...[...SHIP_CARDS, ...UPGRADE_CARDS, ...OBJECTIVE_CARDS].map(({ name }) => name),
    ...SQUADRON_CARDS.flatMap(({ ace, name }) => (ace === undefined ? [name] : [ace, name])),
  ]),
].sort((a, b) => b.length - a.length);

/** A sentence without the names of cards, and those names. */
function parted(text: string): { readonly rest: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const rest = NAMES.reduce((left, name) => {
    const parts = left.split(name);
    for (const _ of parts.slice(1)) names.push(name);
    return parts.join('@');
  }, text);
  return { rest, names };
}

/** Words that only English has. */
const ENGLISH_LEFT =
  /\b(the|is|are|has|at|at most|allowed|ships?|squadrons?|fleet|of the faction|rebel|empire|republic|separatist|small|medium|large|huge|commanders?|officer|weapons|support|team|retrofit|cannon|title|upgrade|objective|defense|nobody|tokens?|field|rift|cannot|written|once|twice|times|unknown|line|with|without|and|of|for|star|droid)\b/;

/** What shows that a text was glued together from something that is not there. */
const HOLE = /undefined|\[object|NaN|null| {2}| [,.]|,,|;;|\(\)/;

const numbers = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

const english = everything(ENGLISH_FLEETS).map(parted);

describe('what is said of fleets', () => {
  it('is all among the sentences that are read here', () => {
    const taken = new Set<string>();
    everything({
      legality: noting('legality', ENGLISH_FLEETS.legality, taken),
      upgrades: noting('upgrades', ENGLISH_FLEETS.upgrades, taken),
      readiness: noting('readiness', ENGLISH_FLEETS.readiness, taken),
      reading: noting('reading', ENGLISH_FLEETS.reading, taken),
    });
    const all = Object.entries(ENGLISH_FLEETS).flatMap(([name, part]) =>
      Object.keys(part).map((key) => `${name}.${key}`),
    );
    expect([...taken].sort()).toEqual(all.sort());
    expect(english.length).toBeGreaterThan(300);
  });

  it.each([
    ['German', GERMAN_FLEETS],
    ['French', FRENCH_FLEETS],
  ] as const)('names the same cards and numbers in %s, without a hole and without English', (_, words) => {
    const said = everything(words);
    expect(said).toHaveLength(english.length);
    const wrong = said.filter((text, at) => {
      const { rest, names } = english[at]!;
      const ours = parted(text).rest;
      return (
        HOLE.test(text) ||
        ENGLISH_LEFT.test(ours) ||
        numbers(ours) !== numbers(rest) ||
        !names.every((name) => text.includes(name))
      );
    });
    expect(wrong).toEqual([]);
  });
});
