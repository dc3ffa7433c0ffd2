import type { Answer, Decision, GameRecord, Refusal } from '@firing-arc/referee';
import type { Bring } from '../games/index.ts';
import type { CheckedRecord } from '../verify/checked-record.ts';
import { type Playing, playOn, type UseRunning } from './playing.ts';
import { readSaved, type SavedGame } from './saved.ts';
import { messageOf, type Shown } from './showing.ts';
import { type Broken, forget, keepBroken, keepGame, keptBroken, keptGame, type Storage } from './storage.ts';
import type { Job } from './thinking/decider.ts';

export type { Shown, ShownEvent, ShownInstead } from './showing.ts';
export type { Broken, Storage } from './storage.ts';

/** What the store needs from the machine it runs on. */
export interface Machine {
  readonly storage: Storage;
  /** Runs something soon: what computer players thought is done here. */
  readonly later: (work: () => void, milliseconds: number) => void;
  /** A pause before each decision of a computer player, so that eyes can follow; in ms. */
  readonly pause: number;
  /** Thinks for a computer player: at once, or away from here. */
  readonly think: (job: Job) => Decision | Promise<Decision>;
  /** Keeps a game that is over, or that was played and is left for another. */
  readonly keep?: (game: SavedGame, shown: Shown) => void;
  /** Whether questions that need not be asked are answered without asking. */
  readonly settles?: () => boolean;
  /** Brings the game that a record names. */
  readonly bring: Bring;
}

export interface Snapshot {
  readonly game: Shown | null;
  readonly broken: Broken | null;
}

/** Runs one game at a time on one screen, keeps it after every answer. Plain: no page, no framework. */
export class GameStore {
  #playing: Playing | null = null;
  /** Stops listening to the game on the table. */
  #unheard: (() => void) | undefined;
  #broken: Broken | null = null;
  #snapshot: Snapshot = { game: null, broken: null };
  /** Counts changes, so that only the latest waits for the computer. */
  #changes = 0;
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
  async restore(): Promise<void> {
    const { storage } = this.#machine;
    this.#broken = keptBroken(storage);
    const text = keptGame(storage);
    const problem = text === null ? null : await this.#open(text);
    if (text !== null && problem !== null) this.#broken = keepBroken(storage, { text, reason: problem });
    this.#publish();
    this.#thinkLater();
  }

  /** Begins a game; one that runs is replaced. */
  start(playing: Playing): void {
    this.#keepLeft();
    this.#unheard?.();
    this.#playing = playing;
    this.#unheard = playing.listen?.(() => this.#changed());
    this.#changed();
  }

  /** Begins anew from the setup of the game on the table; `swapped` when each takes the other's side. */
  rematch(swapped: boolean): void {
    const next = this.#playing?.again(swapped);
    if (next) this.start(next);
  }

  /** Takes the answer of the player who is asked at this screen, or says why not. */
  answer(answer: Answer): readonly Refusal[] {
    const refusals = this.#playing?.answer(answer) ?? null;
    if (refusals === null || refusals.length > 0) return refusals ?? [];
    this.#changed();
    return [];
  }

  /** Has something else done than was settled; `key` names it among what the game shows. */
  readonly doInstead = (key: string): void => {
    this.#playing?.doInstead(key);
    this.#changed();
  };

  /** What something makes of the game on the table; null when there is none. */
  look<Result>(work: UseRunning<Result>): Result | null {
    return this.#playing?.use(work) ?? null;
  }

  /** Has something done with the game on the table. */
  work(work: UseRunning<void>): void {
    this.#playing?.use(work);
    this.#changed();
  }

  /** Notes a dial that is chosen but not confirmed, so that a reload does not lose it. */
  draftDial(player: number, ship: number, entry: number): void {
    const draft = this.#playing?.draft(player, ship, entry);
    const { game } = this.#snapshot;
    if (!draft || !game) return;
    const unsaved = this.#save();
    // Nothing else changed, and what shows it need not be drawn anew.
    this.#show({ ...game, draft: game.viewer === player ? draft : game.draft, unsaved });
  }

  /** A player takes the screen after it was passed. */
  sit(player: number): void {
    this.#change((playing) => playing.sit(player));
  }

  /** A player looks at secrets of their own, or (null) covers them again. */
  peek(player: number | null): void {
    this.#change((playing) => playing.peek(player));
  }

  /** Takes back the last decision made at this screen, and what came after it. */
  readonly undo = (): void => {
    if (!this.#playing) return;
    this.#playing.undo();
    this.#changed();
  };

  /** Shows the same once more: its words are made anew. */
  readonly tellAgain = (): void => this.#publish();

  /** Forgets the game that could not be opened. */
  readonly dropBroken = (): void => {
    this.#broken = null;
    forget(this.#machine.storage);
    this.#publish();
  };

  /** The record of the game on the table: its seed tells all dice to come. */
  record(): GameRecord | null {
    return this.#playing?.saved()?.record ?? null;
  }

  /** Derives every die of the game on the table from what its seats contributed. Rejects when there is no game. */
  async checkDice(): Promise<CheckedRecord> {
    if (!this.#playing) throw new Error('there is no game on the table');
    return this.#playing.checkDice();
  }

  async #open(text: string): Promise<string | null> {
    const reading = readSaved(text);
    if (!reading.ok) return reading.reason;
    try {
      const { game } = reading;
      const { record } = game;
      this.#playing = await this.#machine.bring(record.game, (kind) => playOn(kind, game), record.setup);
      const shown = this.#playing.shown();
      // What was played before the rules changed is kept as it is: it can still be watched.
      if (shown.changed !== null) this.#machine.keep?.(game, shown);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  #change(work: (playing: Playing) => void): void {
    if (!this.#playing) return;
    work(this.#playing);
    this.#save();
    this.#publish();
  }

  #changed(): void {
    this.#playing?.deployOn();
    if (this.#machine.settles?.()) this.#playing?.settle();
    this.#save();
    this.#publish();
    const { game } = this.#snapshot;
    const saved = game?.turn.kind === 'over' ? this.#playing?.saved() : null;
    if (game && saved) this.#machine.keep?.(saved, game);
    this.#thinkLater();
  }

  /** A game in which somebody decided something is kept when another takes its place; one that is over is already. */
  #keepLeft(): void {
    const { game } = this.#snapshot;
    if (!this.#playing || !game || game.turn.kind === 'over') return;
    const saved = this.#playing.saved();
    if (saved && saved.marks.length > 0) this.#machine.keep?.(saved, game);
  }

  /** Keeps the game; why that was impossible, or null. */
  #save(): string | null {
    const saved = this.#playing?.saved();
    if (!saved) return null;
    const reason = keepGame(this.#machine.storage, saved);
    this.#playing?.cannotSave(reason);
    return reason;
  }

  #publish(): void {
    this.#show(this.#playing?.shown() ?? null);
  }

  #show(game: Shown | null): void {
    this.#snapshot = { game, broken: this.#broken };
    for (const listener of this.#listeners) listener();
  }

  /** Lets computer players decide, one decision after the other, with a pause before each. */
  #thinkLater(): void {
    const playing = this.#playing;
    const change = ++this.#changes;
    const job = playing?.job();
    if (!playing || !job) return;
    const goOn = (how: () => void) => {
      if (this.#changes !== change) return;
      how();
      this.#changed();
    };
    const take = (decision: Decision) => () => playing.take(job.task.view.seat, decision);
    const { later, think, pause } = this.#machine;
    const thought = think(job);
    const next =
      'then' in thought ? thought.then(take, (error) => () => playing.cannotThink(error)) : take(thought);
    later(() => {
      if ('then' in next) next.then(goOn);
      else goOn(next);
    }, pause);
  }
}
