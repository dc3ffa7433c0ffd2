/** What the page needs of a game, whatever its states and questions are. Each game has a file of its own. */

import type { PlayerName } from '@firing-arc/opponents';
import type { ComputerPlayer, GameEvent, Help, Question, Rules, State } from '@firing-arc/referee';
import type { CountedDie } from '../dice/tally.ts';
import type { CameUp } from '../game/between.ts';
import type { ShownAct } from '../shown/act.ts';
import type { ShownHarm } from '../shown/harm.ts';
import type { ShownHeading, ShownPass } from '../shown/log.ts';
import type { ShownQuestion } from '../shown/question.ts';
import type { ShownLastAttack, ShownTable } from '../shown/table.ts';
import type { Settling } from './settling.ts';

/** What the states of the games at the page have in common: setup is a phase of its own. */
export interface PageState extends State {
  readonly phase: string;
  readonly round: number;
  /** The attack that goes on. */
  readonly attack: object | null;
}

/** Language tags, such as `en`. */
export interface GameLanguages {
  readonly rules: string;
  readonly table: string;
}

/** A game that can be played, shown and checked in the page. */
export interface PageGame<S extends PageState, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  /** What sets the table up for a player; all that computer players think of later is fetched after the first dial. */
  readonly playerInSetup: (name: PlayerName) => ComputerPlayer<S, Q, E>;
  readonly table: (view: S) => ShownTable;
  /** `past`: what happened so far, for a question that begins with what was chosen before. */
  readonly question: (question: Q, view: S, help: Help, past?: readonly E[]) => ShownQuestion;
  readonly event: (event: E, view: S) => string;
  /** The language of its sentences (questions, options, events, cards), and that of the table's own words. */
  readonly speaks: () => GameLanguages;
  /** What an event looks like on the table; null when it is not seen. A game without it lets ships go straight to their places. */
  readonly act?: (event: E, view: S) => ShownAct | null;
  /** What an event does to a ship; null when it harms none. */
  readonly harm: (event: E, view: S) => ShownHarm | null;
  /** Whether an event only frames others, so that the news leave it out. */
  readonly isQuiet: (event: E) => boolean;
  /** What is answered in the place of a question that needs not be asked; null for one that must be. */
  readonly settling: (question: Q, view: S) => Settling | null;
  /** Kinds of events that show what was hidden: no decision before them is taken back. */
  readonly reveals: readonly E['kind'][];
  /** The last attack among some events; null when there was none. */
  readonly lastAttack: (events: readonly E[], view: S) => ShownLastAttack | null;
  /** The dice of its attacks, and what they are counted by. */
  readonly dice: readonly CountedDie[];
  /** The kind of the step in which dice are rolled for attacks. */
  readonly attackStep: string;
  /** Under which heading an event and what follows it stand in the log; null for one that begins nothing. */
  readonly heading: (event: E, view: S) => ShownHeading | null;
  /** Where players had nothing to choose and were not asked. */
  readonly passes: (events: readonly E[], cameUp: readonly CameUp[], view: S) => readonly ShownPass[];
}

/** Something to be done with a game of any kind. */
export type Use<Result> = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
) => Result;
