import type { OpponentName } from '@firing-arc/opponents';
import {
  type Answer,
  firstPosition,
  type GameRecord,
  newRecord,
  type Question,
  Referee,
  type Refusal,
  recordOf,
  replay,
  takeBack,
} from '@firing-arc/referee';
import { SECOND, type SecondEvent, type SecondSetup, type SecondState } from '@firing-arc/xwing/second';
import { computerAnswer } from './computer.ts';
import { type GameOptions, humansOf } from './options.ts';
import { type Drafts, readSaved, type SavedGame } from './saved.ts';
import { EVERYBODY, type SecondReferee, seatedAfter, type Turn, turnOf } from './sight.ts';

/** Where games are kept; a browser's localStorage is one. May throw, as that does. */
export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What the store needs from the machine it runs on. */
export interface Machine {
  readonly storage: Storage;
  /** Runs something soon: computer players think here. */
  readonly later: (work: () => void, milliseconds: number) => void;
  /** A pause before each decision of a computer player, so that eyes can follow; in ms. */
  readonly pause: number;
}

/** What a screen shows of a running game; a new object after every change. */
export interface Shown {
  readonly options: GameOptions;
  readonly setup: SecondSetup;
  readonly turn: Turn;
  /** Whose eyes: a player, or EVERYBODY. */
  readonly viewer: number;
  /** The state as the viewer may see it. */
  readonly state: SecondState;
  readonly events: readonly SecondEvent[];
  /** Events from this one on happened since the last decision made at this screen. */
  readonly news: number;
  readonly winner: number | null;
  /** Hash of the whole position. */
  readonly hash: string;
  readonly answers: number;
  readonly commitment: string;
  /** The seed of all chance, once the game is over. */
  readonly seed: string | null;
  readonly canUndo: boolean;
  /** Dials chosen but not confirmed, by ship. */
  readonly draft: Readonly<Record<string, number>>;
  /** Who looks at secrets of their own between decisions. */
  readonly peeking: number | null;
  /** A rule that failed; the game stands where it stood. */
  readonly fault: string | null;
  /** Why the game could not be kept in this browser. */
  readonly unsaved: string | null;
}

/** A saved game that could not be opened, kept until somebody decides what becomes of it. */
export interface Broken {
  readonly text: string;
  readonly reason: string;
}

export interface Snapshot {
  readonly game: Shown | null;
  readonly broken: Broken | null;
}

interface Running {
  readonly options: GameOptions;
  readonly opened: GameRecord<SecondSetup>;
  readonly referee: SecondReferee;
  handedOver: number;
  drafts: Drafts;
  seated: number;
  peeking: number | null;
  news: number;
  fault: string | null;
  unsaved: string | null;
}

const KEY = 'firing-arc.game';
const BROKEN_KEY = 'firing-arc.broken';

export type GameStore = ReturnType<typeof createGameStore>;

/** A store that runs one game at a time on one screen. Plain: no page, no framework. */
export function createGameStore(machine: Machine) {
  const listeners = new Set<() => void>();
  let running: Running | null = null;
  let broken: Broken | null = null;
  let snapshot: Snapshot = { game: null, broken: null };

  function publish(): void {
    snapshot = { game: running && shown(running), broken };
    for (const listener of listeners) listener();
  }

  function changed(): void {
    save();
    publish();
    if (running) thinkLater(running);
  }

  function save(): void {
    if (!running) return;
    try {
      machine.storage.setItem(KEY, JSON.stringify(savedOf(running)));
      running.unsaved = null;
    } catch (error) {
      running.unsaved = messageOf(error);
    }
  }

  function open(saved: SavedGame): Running {
    return {
      options: saved.options,
      opened: openedOf(saved.record),
      referee: replay(SECOND, saved.record),
      handedOver: saved.handedOver,
      drafts: saved.drafts,
      seated: EVERYBODY,
      peeking: null,
      news: 0,
      fault: null,
      unsaved: null,
    };
  }

  /** Lets computer players decide, one decision after the other, with a pause before each. */
  function thinkLater(game: Running): void {
    if (game.fault !== null || !computersQuestion(game)) return;
    machine.later(() => {
      if (running !== game) return;
      const question = computersQuestion(game);
      if (!question) return;
      attempt(game, () => answerFor(game, question));
      changed();
    }, machine.pause);
  }

  /** Runs something that may meet a fault in the rules, and keeps the fault for the screen. */
  function attempt(game: Running, work: () => void): void {
    try {
      work();
    } catch (error) {
      game.fault = messageOf(error);
    }
  }

  function setUpForPlayers(game: Running): void {
    while (game.referee.state.phase === 'setup') {
      const question = game.referee.questions[0];
      if (!question) break;
      answerFor(game, question);
    }
    game.handedOver = game.referee.answers.length;
  }

  return {
    /** Calls back after every change; returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    snapshot: (): Snapshot => snapshot,

    /** Opens what is kept in storage, if anything is. A game that cannot be opened is reported, not lost. */
    restore(): void {
      broken = storedBroken(machine.storage);
      const text = tryRead(machine.storage, KEY);
      if (text !== null) {
        const problem = openText(text);
        if (problem !== null) {
          broken = { text, reason: problem };
          machine.storage.setItem(BROKEN_KEY, JSON.stringify(broken));
          machine.storage.removeItem(KEY);
        }
      }
      publish();
      if (running) thinkLater(running);
    },

    /** Begins a game; one that runs is replaced. Throws when the setup cannot be played. */
    start(setup: SecondSetup, options: GameOptions, seed: string): void {
      const opened = newRecord(SECOND, setup, seed);
      const game: Running = {
        options,
        opened,
        referee: Referee.start(SECOND, firstPosition(SECOND, opened)),
        handedOver: 0,
        drafts: {},
        seated: EVERYBODY,
        peeking: null,
        news: 0,
        fault: null,
        unsaved: null,
      };
      if (options.setup === 'done-for-you') attempt(game, () => setUpForPlayers(game));
      game.news = game.referee.events.length;
      running = game;
      changed();
    },

    /** Opens a record that somebody brings, played under some options. Says why not, or null. */
    openRecord(record: GameRecord<SecondSetup>, options: GameOptions): string | null {
      const problem = openText(JSON.stringify({ saved: 1, options, record, handedOver: 0, drafts: {} }));
      if (problem === null) changed();
      return problem;
    },

    /** Takes the answer of the player who is asked at this screen, or says why not. */
    answer(answer: Answer): readonly Refusal[] {
      const game = running;
      if (!game) return [];
      const turn = turnOf(game.referee, game.options, game.seated);
      if (turn.kind !== 'ask') return [];
      const { player, kind } = turn.question;
      let refusals: readonly Refusal[] = [];
      const before = game.referee.events.length;
      game.fault = null;
      attempt(game, () => {
        refusals = game.referee.answer(player, answer);
      });
      if (refusals.length > 0) return refusals;
      if (game.fault === null) {
        game.news = before;
        game.seated = seatedAfter(game.options, game.seated);
        if (kind === 'dials') game.drafts = { ...game.drafts, [player]: {} };
      }
      changed();
      return [];
    },

    /** Notes a dial that is chosen but not confirmed, so that a reload does not lose it. */
    draftDial(player: number, ship: number, entry: number): void {
      if (!running) return;
      const dials = { ...running.drafts[player], [ship]: entry };
      running.drafts = { ...running.drafts, [player]: dials };
      save();
      publish();
    },

    /** A player takes the screen after it was passed. */
    sit(player: number): void {
      if (!running) return;
      running.seated = player;
      publish();
    },

    /** A player looks at secrets of their own, or (null) covers them again. */
    peek(player: number | null): void {
      if (!running) return;
      running.peeking = player;
      publish();
    },

    /** Takes back the last decision made at this screen, and what came after it. */
    undo(): void {
      const game = running;
      if (!game) return;
      const at = lastOwnAnswer(game);
      if (at < 0) return;
      const record = recordOf(game.opened, game.referee);
      attempt(game, () => {
        const back = open({ ...savedOf(game), record: takeBack(record, record.answers.length - at) });
        back.news = back.referee.events.length;
        running = back;
      });
      changed();
    },

    /** Forgets the game on the table. */
    end(): void {
      running = null;
      machine.storage.removeItem(KEY);
      publish();
    },

    /** Forgets the game that could not be opened. */
    dropBroken(): void {
      broken = null;
      machine.storage.removeItem(BROKEN_KEY);
      publish();
    },

    /** The record of the game on the table: its seed tells all dice to come. */
    record(): GameRecord<SecondSetup> | null {
      return running && recordOf(running.opened, running.referee);
    },
  };

  function openText(text: string): string | null {
    const reading = readSaved(text);
    if (!reading.ok) return reading.reason;
    try {
      running = open(reading.game);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }
}

function answerFor(game: Running, question: Question & { readonly player: number }): void {
  const { player } = question;
  const seat = game.options.seats[player]!;
  const { referee, opened } = game;
  const view = () => referee.view(player).state;
  const open = referee.questions.find((each) => each.player === player);
  if (!open) return;
  const name = seat === 'human' ? otherThanHuman(game.options) : seat;
  const answer = computerAnswer(name, open, view, opened.seed, referee.answers.length);
  const refusals = referee.answer(player, answer);
  if (refusals.length > 0) {
    throw new Error(
      `The computer player answered ${open.kind} with what is not allowed: ${refusals[0]!.ruling}`,
    );
  }
}

/** Who sets up for a human: the computer player of the game, or the plain one. */
function otherThanHuman(options: GameOptions): OpponentName {
  return options.seats.includes('random') ? 'random' : 'plain';
}

function computersQuestion(game: Running) {
  if (game.referee.outcome) return undefined;
  return game.referee.questions.find((question) => game.options.seats[question.player] !== 'human');
}

function savedOf(game: Running): SavedGame {
  const { options, opened, referee, handedOver, drafts } = game;
  return { saved: 1, options, record: recordOf(opened, referee), handedOver, drafts };
}

function openedOf(record: GameRecord<SecondSetup>): GameRecord<SecondSetup> {
  const { final: _, ...rest } = record;
  return { ...rest, answers: [] };
}

/** Where in the record the last answer stands that a human gave here; -1 when there is none to take back. */
function lastOwnAnswer(game: Running): number {
  if (!game.options.undo) return -1;
  const humans = humansOf(game.options);
  const { answers } = game.referee;
  for (let at = answers.length - 1; at >= game.handedOver; at--) {
    if (humans.includes(answers[at]!.player)) return at;
  }
  return -1;
}

function shown(game: Running): Shown {
  const { options, opened, referee, peeking } = game;
  const turn = turnOf(referee, options, game.seated);
  const viewer = peeking ?? (turn.kind === 'pass' ? EVERYBODY : turn.viewer);
  return {
    options,
    setup: opened.setup,
    turn,
    viewer,
    state: referee.view(viewer).state,
    events: [...referee.events],
    news: game.news,
    winner: referee.outcome?.winner ?? null,
    hash: referee.hash,
    answers: referee.answers.length,
    commitment: opened.commitment,
    seed: referee.outcome ? opened.seed : null,
    canUndo: lastOwnAnswer(game) >= 0,
    draft: game.drafts[viewer] ?? {},
    peeking,
    fault: game.fault,
    unsaved: game.unsaved,
  };
}

function storedBroken(storage: Storage): Broken | null {
  const text = tryRead(storage, BROKEN_KEY);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'text' in value && 'reason' in value) {
      return { text: String(value.text), reason: String(value.reason) };
    }
  } catch {
    // What is there is not even JSON; it is offered as it stands.
  }
  return { text, reason: 'the saved text is not JSON' };
}

function tryRead(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
