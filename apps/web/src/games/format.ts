/** A format as the menu offers it: its squads, what it says of a squad, and how a match under it begins. */

import type { GameOptions } from '../game/options.ts';
import type { LocalPlaying } from '../game/playing.ts';
import type { SquadBuilder } from './builder.ts';
import type { HouseFormatId } from './index.ts';

/** A squad as somebody chose it in the menu, as plain data. */
export type SquadSource =
  | { readonly kind: 'ready'; readonly id: string }
  /** The text of a list builder, or a link. */
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'ships';
      readonly name: string;
      readonly faction: string;
      readonly ships: readonly { readonly pilot: string; readonly upgrades: readonly string[] }[];
      /** Cards that no ship carries, and other points than those of the format: see `Draft`. */
      readonly cards?: readonly string[];
      readonly agreed?: number | null;
    };

/** A squad that comes with the house. */
export interface ReadyChoice {
  readonly id: string;
  readonly name: string;
  /** Under which heading it stands: its faction. */
  readonly group: string;
  /** Who flies in it. */
  readonly pilots: string;
}

/** Ships with their upgrades, ready to be taken into a squad. */
export interface Build {
  readonly id: string;
  readonly faction: string;
  readonly threat: number;
  readonly text: string;
  readonly ships: readonly { readonly pilot: string; readonly upgrades: readonly string[] }[];
}

/** What a format says of a squad. */
export interface SquadFindings {
  readonly name: string;
  /** Whether a part of the list was not understood and is missing: it can be shown and built on, not played. */
  readonly draft?: boolean;
  readonly points: number;
  readonly legal: boolean;
  readonly playable: boolean;
  readonly refusals: readonly { readonly message: string; readonly ruling: string }[];
  readonly notices: readonly {
    readonly kind: 'cannot-play' | 'idle' | 'otherwise';
    readonly message: string;
  }[];
}

/** The findings on a squad, null when there is none, and what could not be read of it. */
export interface SquadReading {
  readonly findings: SquadFindings | null;
  readonly problems: readonly string[];
  /** Words that were taken for others, which are nearly spelt so. */
  readonly guesses?: readonly string[];
}

/** The scenario that leaves it to chance which one is played. */
export const BY_CHANCE = 'random';

/** A match that may begin: who plays how; without a seed nobody can foresee its dice. Throws when it cannot be played. */
export type Match = (options: GameOptions, seed?: string) => LocalPlaying;

/** What a squad comes to under the points of a day. */
export interface AsOf {
  readonly format: HouseFormatId;
  /** The day of these points, as 2023-06-09. */
  readonly date: string;
  readonly points: number;
  /** The points that a squad may have. */
  readonly most: number;
  readonly legal: boolean;
  /** Why it is not legal. */
  readonly reasons: readonly string[];
}

/** A scenario to choose, with what lies where and scores in it; nothing where there is nothing to tell. */
export interface ScenarioChoice {
  readonly id: string;
  readonly name: string;
  readonly says: string;
}

export interface MenuFormat {
  readonly ready: readonly ReadyChoice[];
  /** The ready squads that are chosen at first. */
  readonly pair: readonly [string, string];
  /** Who one may be: player 1 or player 2, and where that one sits. */
  readonly seats: readonly [string, string];
  /** What may be pasted as a squad of one's own, in a sentence and in short. */
  readonly ownSquad: string;
  readonly ownShort: string;
  /** Scenarios to choose from, the usual choice first; none when the game has none. */
  readonly scenarios: readonly ScenarioChoice[];
  /** Two ready squads that only meet each other, in a scenario of their own; nothing in a game without them. */
  readonly given?: {
    readonly scenario: string;
    readonly name: string;
    readonly squads: readonly [string, string];
  };
  /** Builds to take, with the names of their factions; null when the game has none. */
  readonly builds: {
    readonly factions: Readonly<Record<string, string>>;
    readonly load: () => Promise<readonly Build[]>;
  } | null;
  /** How squads are built. */
  readonly builder: SquadBuilder;
  readonly read: (squad: SquadSource) => SquadReading;
  /** Names of other formats in which a squad is legal, such as those of an earlier day; null in a game without them. */
  readonly elsewhere: ((squad: SquadSource) => Promise<readonly string[]>) | null;
  /** A squad under the points of each day, the first day first; null in a game whose points had one day. */
  readonly history: ((squad: SquadSource) => Promise<readonly AsOf[]>) | null;
  /** In which ways so many can play: each alone (null), or in teams, by the number of each side's; none where they cannot. */
  readonly teams: (players: number) => readonly (readonly number[] | null)[];
  /** Begins with the squad of each side. Throws when a squad cannot be read or flown, or when they cannot meet. */
  readonly match: (squads: readonly SquadSource[], scenario: string, teams?: readonly number[]) => Match;
}
