/** Every line of the rulebooks that names a card is cited by the rules of that card, or has its reason here. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAMAGE_CARDS, OBJECTIVE_CARDS, SHIP_CARDS, SQUADRON_CARDS, UPGRADE_CARDS } from '@firing-arc/armada';
import {
  DAMAGE_DECKS,
  CONDITIONS as FIRST_CONDITIONS,
  CHASSIS as FIRST_SHIPS,
  UPGRADES as FIRST_UPGRADES,
} from '@firing-arc/xwing/first';
import { CHASSIS, CONDITIONS, DAMAGE_DECK, UPGRADES } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import { filesBelow, ROOT } from './house.mjs';
import { readLines } from './rulebook/files.ts';

interface Named {
  readonly name: string;
}

interface Line {
  readonly id: string;
  readonly text: string;
}

const namesOf = (cards: readonly Named[]): readonly string[] => cards.map(({ name }) => name);
const pilotsOf = (ships: readonly { readonly pilots: readonly Named[] }[]): readonly string[] =>
  ships.flatMap(({ pilots }) => namesOf(pilots));

/** The titles of damage cards that are known by words such as `injured-crew`; hyphens may stand in them. */
const titled = (cards: readonly Named[]): readonly string[] =>
  namesOf(cards).map((name) =>
    name.replaceAll(/(^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase()),
  );

/** The cards of each game by their names; those of ship types name ships, not what a card says. */
const CARDS: Readonly<Record<string, readonly string[]>> = {
  xwing2: [
    ...pilotsOf(CHASSIS),
    ...namesOf(UPGRADES),
    ...namesOf(CONDITIONS),
    ...namesOf(DAMAGE_DECK),
    ...CHASSIS.flatMap(({ shipAbility, pilots }) => [
      ...(shipAbility ? [shipAbility] : []),
      ...pilots.flatMap(({ own }) => (own?.shipAbility ? [own.shipAbility] : [])),
    ]),
  ],
  xwing1: [
    ...pilotsOf(FIRST_SHIPS),
    ...namesOf(FIRST_UPGRADES),
    ...namesOf(FIRST_CONDITIONS),
    ...titled(Object.values(DAMAGE_DECKS).flat()),
  ],
  armada: [
    ...namesOf(SHIP_CARDS),
    ...namesOf(SQUADRON_CARDS),
    ...namesOf(UPGRADE_CARDS),
    ...namesOf(OBJECTIVE_CARDS),
    ...titled(DAMAGE_CARDS),
  ],
};

/** Lines of other sections that a card of this name is not meant in, or that ask nothing of the rules of a card. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'xwing2:blaze.1': 'the shape of an obstacle, which the bomb only lends',
  'xwing2:errata-ship-cards.5':
    'says which ship ability a card prints: it does nothing by itself, upgrades ask for it',
  'xwing2:errata-dials.1': 'says what is printed on a dial',
  'xwing2:saw-reaper-corrections.5': 'whom a card fits, which a squad is refused by squad-building.10',
  'xwing2:saw-reaper-corrections.8': 'whom a card fits, which a squad is refused by squad-building.10',
  'xwing2:saw-reaper-corrections.9': 'whom a card fits, which a squad is refused by squad-building.10',
  'xwing2:saw-reaper-corrections.10': 'whom a card fits, which a squad is refused by squad-building.10',
  'xwing2:damage-deck.15': 'how many cards of each kind a deck has',
  'xwing1:huge-ships.39': 'what a title lets a squad have, which the squad check asks of the format pack',
  'xwing1:destroying-ships.4': 'how much a card counts, which is told when the ship is destroyed',
  'xwing1:faq-damage-cards.2': 'says what other cards still do, which their own lines tell',
  'xwing1:faq-damage-cards.4': 'a pilot skill that is asked, and told by who comes first',
  'xwing1:faq-damage-cards.8': 'says what is still possible, which is told by the card that makes it so',
  'xwing1:faq-damage-cards.9':
    'refused as faq-damage-cards.7 says: one rule for actions of the bar, granted or not',
  'xwing1:faq-damage-cards.11': 'says what does not happen',
  'xwing1:damage-deck-the-force-awakens.3': 'a pilot skill that is asked, and told by who comes first',
  'xwing1:damage-deck-the-force-awakens.7': 'a color that is asked, and told with the maneuver',
  'xwing1:damage-deck-original-core-set.2': 'says that abilities do nothing',
  'xwing1:upgrade-icons.1': 'an icon, not the card of that name',
  'xwing1:damage-deck-the-force-awakens.1': 'how many cards of each kind a deck has',
  'xwing1:damage-deck-original-core-set.1': 'how many cards of each kind a deck has',
  'xwing1:damage-deck-rebel-transport.1': 'how many cards of each kind a deck has',
  'armada:damage-cards.1': 'how many cards of each kind a deck has',
  'armada:objective-cards-core-set.3':
    'lifts objective-cards-core-set.2, which refuses the same to the other player',
  'armada:objective-cards-core-set.4': 'what a ship is worth in the sum that is told by scoring.1',
  'armada:objective-cards-core-set.7': 'what a ship is worth in the sum that is told by scoring.1',
  'armada:objective-cards-core-set.10': 'what a ship is worth in the sum that is told by scoring.1',
  'armada:objective-cards-core-set.15': 'says what does not happen at the station',
  'armada:objective-cards-core-set.27': 'says what does not happen to ships in fields',
  'armada:objective-cards-core-set.30': 'what tokens are worth in the sum that is told by scoring.1',
  'armada:objective-cards-core-set.32': 'its mines go off as all do, by proximity-mine-tokens.2',
};

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll(/[“”]/g, '"');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names of a game's cards as one pattern: what stands in quotation marks on a card does so in the rulebook. */
const patternOf = (cards: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w-])(${[...new Set(cards.map(plain).map(escaped))].join('|')})(?![\\w-])`);

/** Where rules, cards and formats stand; what languages say and what tests prove is no rule. */
const SOURCES = filesBelow(['packages', 'formats']).filter(
  (file) =>
    (/^packages\/(armada|xwing)\/src\/.*\.ts$/.test(file) || /^formats\/.*\.json$/.test(file)) &&
    !/\.test\.ts$|\/(testing|words|golden)\//.test(file),
);

/** The ids that rules, cards and formats hold as strings: what a comment says is not cited by any event. */
function citedIds(): ReadonlySet<string> {
  const cited = new Set<string>();
  for (const file of SOURCES) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, id] of text.matchAll(/["']((?:xwing1|xwing2|armada):[a-z0-9-]+\.\d+)["']/g)) cited.add(id!);
    if (file.includes('/objectives/'))
      for (const [, line] of text.matchAll(/\bcore\((\d+)\)/g))
        cited.add(`armada:objective-cards-core-set.${line}`);
  }
  for (const { ruling } of DAMAGE_DECK) cited.add(ruling);
  for (let at = 0; at < DAMAGE_CARDS.length; at++) cited.add(`armada:damage-cards.${at + 2}`);
  return cited;
}

describe('lines of the rulebooks that name a card', () => {
  const cited = citedIds();

  for (const [game, cards] of Object.entries(CARDS)) {
    const pattern = patternOf(cards);
    const naming = readLines<Line>(`rulebook/${game}.jsonl`).filter(({ text }) => pattern.test(plain(text)));

    it(`are cited by its rules, or have a reason not to be: ${game}`, () => {
      expect(naming.length).toBeGreaterThan(50);
      const left = naming.filter(({ id }) => !cited.has(id) && !(id in EXCEPTIONS));
      expect(left.map(({ id, text }) => `${id} ${pattern.exec(plain(text))?.[1]}: ${text}`)).toEqual([]);
    });

    it(`have no reason that is not needed: ${game}`, () => {
      const ids = new Set(naming.map(({ id }) => id));
      const ours = Object.keys(EXCEPTIONS).filter((id) => id.startsWith(`${game}:`));
      expect(ours.filter((id) => cited.has(id) || !ids.has(id))).toEqual([]);
    });
  }

  it('are lines that are there, wherever one is cited by a card', () => {
    const ids = new Set(
      Object.keys(CARDS).flatMap((game) => readLines<Line>(`rulebook/${game}.jsonl`).map(({ id }) => id)),
    );
    const cards = [
      ...CHASSIS.flatMap(({ pilots }) => pilots),
      ...FIRST_SHIPS.flatMap(({ pilots }) => pilots),
      ...UPGRADES,
      ...FIRST_UPGRADES,
      ...CONDITIONS,
    ];
    const rulings = cards.flatMap((card) => [
      ...(card.rulings ?? []),
      ...card.abilities.flatMap((ability) => ability.rulings ?? []),
    ]);
    expect(rulings.filter((id) => !ids.has(id))).toEqual([]);
    // A line more would be told of everything that the card does.
    expect(cards.filter(({ rulings: lines = [] }) => new Set(lines).size < lines.length)).toEqual([]);
  });
});
