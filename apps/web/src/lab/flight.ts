/** Games of a lab, away from the page: an order comes in, what is noted of each game goes out. */

import { type LabGame, type LabPlay, type Noted, type OpponentName, playLab } from '@firing-arc/opponents';
import type { GameEvent, Question, State } from '@firing-arc/referee';

/** What is to be flown; plain data. */
export interface LabOrder {
  readonly game: string;
  /** The setups of each version of the list against each of the field: with the list at the first seat, and at the second. */
  readonly setups: readonly (readonly (readonly [straight: unknown, turned: unknown])[])[];
  readonly players: readonly [mine: OpponentName, theirs: OpponentName];
  readonly seed: string;
}

/** What of an order one worker flies: every so many games, from one of them on. A game is flown by all versions of the list. */
export interface Share {
  readonly first: number;
  readonly every: number;
  /** How many games all workers fly together. */
  readonly games: number;
}

/** Flies the game that has a number, from 0 on, with each version of the list. */
export type Flight = (order: LabOrder, game: number) => readonly Noted[];

/** The flights of one game. */
export const flightOf =
  <S extends State, Setup, Q extends Question, E extends GameEvent>(game: LabGame<S, Setup, Q, E>): Flight =>
  ({ setups, players, seed }, number) => {
    const versions = setups.length;
    const lab: LabPlay<Setup> = {
      versions,
      field: setups[0]?.length ?? 0,
      setup: (version, foe, turned) => setups[version]![foe]![turned ? 1 : 0] as Setup,
      players,
      seed,
    };
    const from = number * versions + 1;
    return playLab(game, lab, { from, to: from + versions }).noted;
  };
