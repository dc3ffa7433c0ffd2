/** Does the jobs that are due: each server takes some, and what it does not finish another one takes again. */

import type { Destination, Job, Storage } from '../storage/storage.ts';
import { docOf } from '../tables/doc.ts';
import { isTrue } from './due.ts';
import { PushGone } from './push.ts';

/** Sends a notice with its number. Throws when it was not taken, `PushGone` when none will ever be. */
export type Post = (to: Destination, id: string, body: string) => Promise<void>;

export interface NotifierOptions {
  readonly storage: () => Promise<Storage>;
  readonly now: () => number;
  readonly post: Post;
  /** Where the page of this server is, for links; null: nobody has said. */
  readonly page: string | null;
  readonly trouble: (error: unknown, about: { readonly table: string }) => void;
  readonly count: (what: string) => void;
}

/** So many are taken at once, and for so long: whoever takes longer may find them done twice. */
const AT_ONCE = 20;
const TAKEN_FOR = 60_000;
/** After so long a job is tried again that failed, and after four times as long each time after that. */
const AGAIN_AFTER = 30_000;
const TRIES = 6;

export class Notifier {
  readonly #options: NotifierOptions;
  #running: Promise<void> | null = null;

  constructor(options: NotifierOptions) {
    this.#options = options;
  }

  /** Does all that is due; what is under way already goes on. */
  run(): Promise<void> {
    this.#running ??= this.#all().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #all(): Promise<void> {
    const { storage, now } = this.#options;
    for (;;) {
      const jobs = await (await storage()).takeJobs(now(), now() + TAKEN_FOR, AT_ONCE);
      if (jobs.length === 0) return;
      await Promise.all(jobs.map((job) => this.#do(job)));
    }
  }

  async #do(job: Job): Promise<void> {
    const { storage, now, post, page, trouble, count } = this.#options;
    const { id, to, tries, game, seat } = job;
    const kept = await storage();
    if (!to || !isTrue(job, now())) return kept.jobDone(id);
    try {
      await post(to, String(id), noticeOf(job, page));
      count('notices');
    } catch (error) {
      if (error instanceof PushGone) {
        await kept.setPush({ game, seat }, null);
        return kept.jobDone(id);
      }
      trouble(error, { table: game });
      if (tries < TRIES) return kept.jobAgain(id, now() + AGAIN_AFTER * 4 ** (tries - 1));
    }
    await kept.jobDone(id);
  }
}

const TEXTS = {
  move: 'it is your move',
  near: 'your deadline is near',
  late: 'the time of the other side is up: you may claim the game, let the computer play on, or give time',
  over: 'the game is over',
} as const;

/** What is sent: for programs, and in the words that chats show (`content`, `text`); browsers say it in their own. */
function noticeOf({ id, kind, game, seat, doc, to }: Job, page: string | null): string {
  const table = docOf({ doc });
  const link = page === null ? null : `${page.replace(/\/$/, '')}/#/table/${game}`;
  const text = `Firing Arc, ${table.name ?? `table ${game}`}: ${TEXTS[kind]}.${link ? ` ${link}` : ''}`;
  if (to?.way === 'push')
    return JSON.stringify({ id, kind, table: game, name: table.name ?? null, language: to.language });
  return JSON.stringify({ id, kind, table: game, game: table.game, seat, link, text, content: text });
}
