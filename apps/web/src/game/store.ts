import type { Answer, GameRecord, Refusal } from '@firing-arc/referee';
import type { SecondSetup } from '@firing-arc/xwing/second';
import type { GameOptions } from './options.ts';
import {
  answerFor,
  attempt,
  beginGame,
  computersQuestion,
  messageOf,
  type Running,
  reopen,
  type Shown,
  savedOf,
  shown,
  takenBack,
} from './running.ts';
import { readSaved } from './saved.ts';
import { seatedAfter, turnOf } from './sight.ts';
import { type Broken, forget, keepBroken, keepGame, keptBroken, keptGame, type Storage } from './storage.ts';

export type { Shown } from './running.ts';
export type { Broken, Storage } from './storage.ts';

/** What the store needs from the machine it runs on. */
export interface Machine {
  readonly storage: Storage;
  /** Runs something soon: computer players think here. */
  readonly later: (work: () => void, milliseconds: number) => void;
  /** A pause before each decision of a computer player, so that eyes can follow; in ms. */
  readonly pause: number;
}

export interface Snapshot {
  readonly game: Shown | null;
  readonly broken: Broken | null;
}

/** Runs one game at a time on one screen, keeps it after every answer. Plain: no page, no framework. */
export class GameStore {
  #running: Running | null = null;
  #broken: Broken | null = null;
  #snapshot: Snapshot = { game: null, broken: null };
  readonly #machine: Machine;
  readonly #listeners = new Set<() => void>();

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** Calls back after every change; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  /** Opens what is kept in storage, if anything is. A game that cannot be opened is reported, not lost. */
  restore(): void {
    const { storage } = this.#machine;
    this.#broken = keptBroken(storage);
    const text = keptGame(storage);
    const problem = text === null ? null : this.#open(text);
    if (text !== null && problem !== null) this.#broken = keepBroken(storage, { text, reason: problem });
    this.#publish();
    this.#thinkLater();
  }

  /** Begins a game; one that runs is replaced. Throws when the setup cannot be played. */
  start(setup: SecondSetup, options: GameOptions, seed: string): void {
    this.#running = beginGame(setup, options, seed);
    this.#changed();
  }

  /** Takes the answer of the player who is asked at this screen, or says why not. */
  answer(answer: Answer): readonly Refusal[] {
    const game = this.#running;
    const turn = game && turnOf(game.referee, game.options, game.seated);
    if (!game || turn?.kind !== 'ask') return [];
    const { player, kind } = turn.question;
    const before = game.referee.events.length;
    let refusals: readonly Refusal[] = [];
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
    this.#changed();
    return [];
  }

  /** Notes a dial that is chosen but not confirmed, so that a reload does not lose it. */
  draftDial(player: number, ship: number, entry: number): void {
    this.#change((game) => {
      game.drafts = { ...game.drafts, [player]: { ...game.drafts[player], [ship]: entry } };
    });
  }

  /** A player takes the screen after it was passed. */
  sit(player: number): void {
    this.#change((game) => {
      game.seated = player;
    });
  }

  /** A player looks at secrets of their own, or (null) covers them again. */
  peek(player: number | null): void {
    this.#change((game) => {
      game.peeking = player;
    });
  }

  /** Takes back the last decision made at this screen, and what came after it. */
  readonly undo = (): void => {
    const game = this.#running;
    if (!game) return;
    attempt(game, () => {
      this.#running = takenBack(game) ?? game;
    });
    this.#changed();
  };

  /** Forgets the game that could not be opened. */
  readonly dropBroken = (): void => {
    this.#broken = null;
    forget(this.#machine.storage);
    this.#publish();
  };

  /** The record of the game on the table: its seed tells all dice to come. */
  record(): GameRecord<SecondSetup> | null {
    return this.#running && savedOf(this.#running).record;
  }

  #open(text: string): string | null {
    const reading = readSaved(text);
    if (!reading.ok) return reading.reason;
    try {
      this.#running = reopen(reading.game);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  #change(work: (game: Running) => void): void {
    if (!this.#running) return;
    work(this.#running);
    this.#save();
    this.#publish();
  }

  #changed(): void {
    this.#save();
    this.#publish();
    this.#thinkLater();
  }

  #save(): void {
    if (this.#running) this.#running.unsaved = keepGame(this.#machine.storage, savedOf(this.#running));
  }

  #publish(): void {
    this.#snapshot = { game: this.#running && shown(this.#running), broken: this.#broken };
    for (const listener of this.#listeners) listener();
  }

  /** Lets computer players decide, one decision after the other, with a pause before each. */
  #thinkLater(): void {
    const game = this.#running;
    if (!game || game.fault !== null || !computersQuestion(game)) return;
    this.#machine.later(() => {
      const question = this.#running === game ? computersQuestion(game) : undefined;
      if (!question) return;
      attempt(game, () => answerFor(game, question));
      this.#changed();
    }, this.#machine.pause);
  }
}
