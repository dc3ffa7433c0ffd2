/** The packs of each game: those of the house, how one is read, and what it says. Fetched when a pack is opened. */

import type { PointsGame } from '@firing-arc/points';
import type { PackChange, PackWords, Reading } from '@firing-arc/referee';
import type { MenuFormat } from '../games/format.ts';
import type { GameId } from '../games/index.ts';
import type { PackTerm, PackTexts } from './say.ts';

/** What every pack says of itself. */
export interface AnyPack {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly date: string;
  readonly origin: string;
}

/** A number of a card that a pack decides. */
export type CardValue = 'cost' | 'loadout' | 'points';

/** A card of a pack as it is edited. */
export interface PackCard {
  readonly list: string;
  readonly id: string;
  readonly name: string;
  /** Under what it is found: its ship, its slot, its kind. */
  readonly group: string;
  /** The numbers that the pack may change; null for one that it has not. */
  readonly values: readonly { readonly field: CardValue; readonly value: number | null }[];
  readonly legal: boolean;
}

export interface GamePacks<Pack extends AnyPack = AnyPack> {
  /** The ids of the house's packs. */
  readonly house: readonly string[];
  /** The whole JSON of one of them. */
  readonly whole: (id: string) => Promise<unknown>;
  readonly read: (value: unknown) => Reading<Pack>;
  readonly difference: (before: Pack, after: Pack, say: PackWords<string>) => readonly PackChange[];
  /** How points that others published are told as differences from one. */
  readonly points: () => Promise<PointsGame<Pack>>;
  /** Its cards as they are edited, in the words of the page. */
  readonly cards: (pack: Pack, names: CardNames) => readonly PackCard[];
  /** What a game or squad under it is limited to, as it is edited. */
  readonly conditions: (pack: Pack) => readonly Condition[];
  /** Its scenarios; none in a game without them. */
  readonly scenarios: (pack: Pack) => readonly { readonly id: string; readonly name: string }[];
  /** How a card is banned where it stays in the pack; null where one that is not legal is not in it. */
  readonly bans: ((pack: Pack, card: PackCard, legal: boolean) => Ban) | null;
  /** How scenarios of a club's own are made of the house's; null in a game without scenarios. */
  readonly ownScenarios: OwnScenarios | null;
  /** How cards of a club's own are made of the house's, for each list of cards that has such. */
  readonly own: readonly OwnCards[];
  /** Its format; the second one is epic play of First Edition. */
  readonly formats: readonly ((pack: Pack) => Promise<MenuFormat>)[];
}

/** Words of the page for what cards are. */
export interface CardNames {
  readonly slot: (slot: string) => string;
  readonly kinds: PackTexts;
}

/** A number that a pack sets for all squads, with the term by which differences name it. */
export interface Condition {
  readonly term: PackTerm;
  /** Where it stands: `['squad', 'points']`. */
  readonly path: readonly [string, ...string[]];
  readonly value: number;
}

/** What a pack says of a card that is legal or banned. */
export interface Ban {
  /** Fields of the card. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The entry of the card in the pack's list of bans; null for none. */
  readonly entry: object | null;
  /** Whether an entry of that list is the card's. */
  readonly isOf: (entry: unknown) => boolean;
}

/** A value of a card that may be another one: as which it is called, and what it may be, each with its text. */
export interface OwnElement {
  readonly at: number;
  /** The kind of its block, its name there, and its place in a list: `attack.range`, `range 0`. */
  readonly what: string;
  readonly name: string;
  /** What a game calls it, where the page has no word of its own. */
  readonly called?: string;
  readonly value: number | string;
  readonly choices: readonly { readonly value: number | string; readonly text: string }[];
}

/** How cards of a club's own are made: those of the house with other values in what they do. */
export interface OwnCards {
  /** The list of the pack in which they stand. */
  readonly list: string;
  readonly elements: (id: string) => readonly OwnElement[];
  /** The id of such a card, which says all of it. */
  readonly idOf: (id: string, values: ReadonlyMap<number, number | string>, name: string) => string;
  /** What it does, in our words; the reason where there is no such card. */
  readonly says: (id: string) => { readonly text: string } | { readonly reason: string };
  /** The slots that one may fill; none where that stands on the card. */
  readonly slots: readonly string[];
  /** The field of the pack that says what one costs. */
  readonly price: 'cost' | 'points';
  /** What the pack repeats of what its id says. */
  readonly printed?: (id: string) => Readonly<Record<string, number>>;
}

/** What a pack's JSON has of a scenario. */
export type ScenarioJson = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string };

/** A rule of a scenario that may be another one. */
export interface ScenarioRule {
  readonly field: string;
  readonly label: string;
  /** Which of the choices the scenario has. */
  readonly chosen: number;
  readonly choices: readonly { readonly text: string; readonly scenario: ScenarioJson }[];
}

/** How scenarios of a club's own are made: each begins as one of the house's, and any of its rules may be another. */
export interface OwnScenarios {
  /** What may be otherwise, each choice with the scenario that it makes. */
  readonly rules: (scenario: ScenarioJson, say: PackTexts) => readonly ScenarioRule[];
  /** What it lays out and scores, in our words. */
  readonly says: (scenario: ScenarioJson) => string;
}

/** Does something with the packs of a game. */
export type UsePacks<Result> = <Pack extends AnyPack>(packs: GamePacks<Pack>) => Result;

/** Fetches the packs of a game. */
export async function withPacks<Result>(
  game: GameId,
  use: UsePacks<Result | Promise<Result>>,
): Promise<Result> {
  switch (game) {
    case 'xwing2':
      return use((await import('./second.ts')).SECOND_GAME_PACKS);
    case 'xwing1':
      return use((await import('./first.ts')).FIRST_GAME_PACKS);
    case 'armada':
      return use((await import('./armada.ts')).ARMADA_GAME_PACKS);
  }
}

/** The game of a pack of the house; null for an id that is none. */
export async function gameOfHousePack(id: string): Promise<GameId | null> {
  for (const game of ['xwing2', 'xwing1', 'armada'] as const)
    if (await withPacks(game, ({ house }) => house.includes(id))) return game;
  return null;
}
