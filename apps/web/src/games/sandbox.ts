/** What the sandbox needs of a game, beside what it needs of positions: what can be put on a piece, and examples. */

import {
  type GameEvent,
  type Problem,
  problemsBy,
  type Question,
  type ScenarioGame,
} from '@firing-arc/referee';
import type { GameOptions } from '../game/options.ts';
import { type LocalPlaying, playNew, playOn } from '../game/playing.ts';
import type { SavedGame } from '../game/saved.ts';
import { type Piece, type Position, type Written, writtenOf } from '../sandbox/position.ts';
import type { ShownTable } from '../shown/table.ts';
import type { GameLanguages, PageGame, PageState } from './game.ts';
import type { GameId } from './index.ts';
import { type Prepared, prepared } from './prepared.ts';

/** Something to choose: as it is written, and as it is called. */
export interface Named {
  readonly value: string;
  readonly text: string;
}

/** What can be put on a piece, with its path in what is written of the piece. */
export type Field =
  /** So many of at most so many. */
  | {
      readonly kind: 'count';
      readonly path: string;
      readonly text: string;
      readonly now: number;
      readonly most: number;
    }
  /** One of some, or none of them. */
  | {
      readonly kind: 'one';
      readonly path: string;
      readonly text: string;
      readonly options: readonly Named[];
    }
  /** One of some for each of several things; all of them are written together. */
  | {
      readonly kind: 'each';
      readonly path: string;
      readonly text: string;
      readonly parts: readonly { readonly text: string; readonly now: string }[];
      readonly options: readonly Named[];
    }
  /** Any of some, in order, also several times. */
  | {
      readonly kind: 'some';
      readonly path: string;
      readonly text: string;
      readonly options: readonly Named[];
    };

/** What the sandbox knows of a game without its states. */
interface Known {
  /** What stands on the table before anybody changes it. */
  readonly example: Position;
  /** Under which field a ship's card is written. */
  readonly cardField: 'pilot' | 'card';
  /** Phases with which the game can go on, the usual one first. */
  readonly phases: () => readonly Named[];
  /** Phases in which ships fly by dials that were set before, and where those are written of a ship. */
  readonly dials: { readonly phases: readonly string[]; readonly path: string };
  readonly obstacles: () => readonly Named[];
  /** Bombs, mines and remotes, and in which list of a position they stand; null in a game that has none. */
  readonly devices: {
    readonly kind: 'bombs' | 'devices';
    readonly options: () => readonly Named[];
  } | null;
  /** Whether ships have locks on each other. */
  readonly locks: boolean;
}

/** A game as its own file tells the sandbox. */
export interface SandboxGame<S extends PageState, Setup, Q extends Question, E extends GameEvent>
  extends Known {
  readonly game: PageGame<S, Setup, Q, E>;
  readonly files: ScenarioGame<S, Setup, Q, E>;
  /** What can be put on a ship, a squadron or a device. */
  readonly fields: (state: S, piece: Piece) => readonly Field[];
  /** What an obstacle or device is called on the board. */
  readonly thingKey: (state: S, piece: Piece, written: Written) => string;
}

/** A position as it lies on the table. */
export interface Laid {
  readonly table: ShownTable;
  readonly fields: (piece: Piece) => readonly Field[];
  readonly thingKey: (piece: Piece) => string;
}

/** A game at the sandbox, whichever it is. */
export interface Desk extends Known {
  readonly speaks: () => GameLanguages;
  /** Lays a position out, or says why it cannot be; `where` is below the position. */
  readonly lay: (position: unknown) => Laid | { readonly problems: readonly Problem[] };
  /** Why an activity cannot happen in a position that can be laid out; `where` is below the activity. */
  readonly activityProblems: (position: unknown, activity: unknown) => readonly Problem[];
  /** A game that goes on from a position. Throws when it cannot. */
  readonly begin: (from: Prepared, options: GameOptions, seed?: string) => LocalPlaying;
  /** Such a game as it was left. Throws when its record does not rebuild it. */
  readonly goOn: (saved: SavedGame) => LocalPlaying;
}

const DESKS: Readonly<Record<GameId, () => Promise<Desk>>> = {
  xwing2: async () => {
    const [{ SECOND_SANDBOX }, { spoken }] = await Promise.all([
      import('./second/sandbox.ts'),
      import('./second/game.ts'),
    ]);
    await spoken();
    return deskOf(SECOND_SANDBOX);
  },
  xwing1: async () => {
    const [{ FIRST_SANDBOX }, { spoken }] = await Promise.all([
      import('./first/sandbox.ts'),
      import('./first/game.ts'),
    ]);
    await spoken();
    return deskOf(FIRST_SANDBOX);
  },
  armada: async () => {
    const [{ ARMADA_SANDBOX }, { spoken }] = await Promise.all([
      import('./armada/sandbox.ts'),
      import('./armada/game.ts'),
    ]);
    await spoken();
    return deskOf(ARMADA_SANDBOX);
  },
};

/** Fetches a game for the sandbox. */
export const bringDesk = (id: GameId): Promise<Desk> => DESKS[id]();

function deskOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>({
  game,
  files,
  fields,
  thingKey,
  ...known
}: SandboxGame<S, Setup, Q, E>): Desk {
  const { game: fromPosition } = prepared(game, files);
  return {
    ...known,
    speaks: game.speaks,
    lay: (position) => {
      const misshapen = problemsBy(files.position, position);
      if (misshapen.length > 0) return { problems: misshapen };
      const built = files.build(position);
      if ('problems' in built) return built;
      const { state } = built;
      return {
        table: game.table(state),
        fields: (piece) => fields(state, piece),
        thingKey: (piece) => thingKey(state, piece, writtenOf(position as Position, piece)),
      };
    },
    activityProblems: (position, activity) => {
      const misshapen = problemsBy(files.activity, activity);
      if (misshapen.length > 0) return misshapen;
      const built = files.build(position);
      return 'problems' in built ? built.problems : files.activityProblems(built.state, activity);
    },
    begin: (from, options, seed) => playNew(fromPosition, from, options, seed),
    goOn: (saved) => playOn(fromPosition, saved),
  };
}
