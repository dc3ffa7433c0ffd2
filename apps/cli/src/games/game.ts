/** What the terminal needs of a game, whatever its states and questions are. Each game has a file of its own. */

import type { Coaching, OpponentName, PlayerName } from '@firing-arc/opponents';
import type {
  Answerer,
  ComputerPlayer,
  GameEvent,
  GameRecord,
  Question,
  Refusal,
  Remembered,
  Rules,
  State,
} from '@firing-arc/referee';
import type { Board } from '../play/board.ts';

/** What the states of the games at a terminal have in common. */
export interface TableState extends State {
  readonly round: number;
  readonly phase: string;
  readonly players: readonly { readonly name: string }[];
}

/** What their setups have in common. */
export interface TableSetup {
  readonly format: { readonly id: string; readonly version: string };
  readonly sides: readonly { readonly name: string }[];
}

/** A record with the names of those who play, and what the computer players among them want remembered. */
export type PlayedRecord<Setup = unknown> = GameRecord<Setup> & {
  readonly players?: readonly string[];
  readonly memories?: readonly Remembered[];
};

/** Flags that choose a format, the squads, who plays together, and a scenario of the format. */
export const MATCH_FLAGS = {
  format: { type: 'string' },
  squads: { type: 'string', multiple: true },
  ready: { type: 'string', multiple: true },
  teams: { type: 'string' },
  scenario: { type: 'string' },
} as const;

export interface MatchFlags {
  readonly format?: string | undefined;
  readonly squads?: readonly string[] | undefined;
  readonly ready?: readonly string[] | undefined;
  readonly teams?: string | undefined;
  readonly scenario?: string | undefined;
}

/** Who meets, and what of the squads does nothing here yet. */
export interface Match<Setup> {
  readonly setup: Setup;
  /** The setup of the game with a seed, which may decide its scenario. */
  readonly seeded: (seed: string) => Setup;
  readonly notices: readonly string[];
}

/** How a game tells what happens, in the language of the terminal. */
export interface TableWords<S, Q, E> {
  readonly event: (event: E, view: S) => string;
  readonly question: (question: Q, view: S) => string;
  readonly option: (question: Q, index: number, view: S, part?: number) => string;
  /** What the card does that an option is, in games that tell it. */
  readonly optionCardText?: (question: Q, index: number) => string | null;
  readonly refusal: (refusal: Refusal, view: S) => string;
  readonly player: (player: number) => string;
  readonly phase: (phase: string) => string;
  readonly ship: (view: S, id: number) => string;
}

/** A game that can be played, simulated and replayed at a terminal. */
export interface TableGame<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
> {
  readonly rules: Rules<S, Setup, Q, E>;
  readonly words: TableWords<S, Q, E>;
  /** The match that flags choose, for so many players; two ready squads when none are chosen. */
  readonly match: (command: string, flags: MatchFlags, players?: number) => Match<Setup>;
  /** The ids of the ready lists of a format. */
  readonly ready: (command: string, format: string) => readonly string[];
  /** Who answers at once: for games by the thousand. */
  readonly opponent: (name: OpponentName, streams: number[], index: number) => Answerer<S, Q>;
  readonly player: (name: PlayerName) => ComputerPlayer<S, Q, E>;
  /** How a coach weighs decisions of it. */
  readonly coaching: Coaching<S, Setup, Q, E>;
  readonly board: (view: S) => Board;
  /** Both sides and their ships, as far as a player may know them. */
  readonly status: (view: S) => string;
  /** Where an entry of a ship's dial would end as the ships stand now, and what it would meet. */
  readonly preview: (view: S, ship: number, entry: number) => string;
  /** How a game ended, with its score. */
  readonly ending: (state: S, winner: number | null) => string;
  /** A position as scenario files write it. */
  readonly position: (state: S) => unknown;
}

/** Something to be done with a game of any kind. */
export type Use<Result> = <
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(
  game: TableGame<S, Setup, Q, E>,
) => Result;
