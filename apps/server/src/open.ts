/** Online play as it is started beside the page: the environment says where games are kept. */

import { Worker } from 'node:worker_threads';
import { MEMORY, threadPackReader } from './games/pack-reader.ts';
import { ANY_NET } from './notices/webhook.ts';
import { type Online, openOnline } from './online.ts';
import { threadThinker } from './thinking/thinker.ts';

/** The threads lie beside this file when all are built. */
const WORKER = './worker.js';
const PACK_THREAD = './pack-thread.js';

/**
 * Opens online play. `DATABASE_URL` names a Postgres server, for many players and several servers; without it games lie
 * in the folder. `ORIGINS` lists other origins that may play here, `BEHIND_PROXY=1` trusts what a proxy says of addresses, `PAGE` is the address that links in notices begin with, `NOTIFIES=0` leaves
 * the sending of them to others, `PRIVATE_NOTICES=1` lets them into private networks. `BOT_TOKENS` lists bots that have limits of their own.
 */
export function open(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Online> {
  const {
    DATABASE_URL: postgres,
    ORIGINS = '',
    BEHIND_PROXY,
    PAGE,
    NOTIFIES,
    PRIVATE_NOTICES,
    BOT_TOKENS,
  } = environment;
  return openOnline({
    place: postgres ? { postgres } : { folder },
    thinker: threadThinker(() => new Worker(new URL(WORKER, import.meta.url))),
    readPack: threadPackReader(
      (text) =>
        new Worker(new URL(PACK_THREAD, import.meta.url), { workerData: text, resourceLimits: MEMORY }),
    ),
    origins: ORIGINS.split(',').filter(Boolean),
    behindProxy: BEHIND_PROXY === '1',
    notifies: NOTIFIES !== '0',
    ...(PRIVATE_NOTICES === '1' && { reach: ANY_NET }),
    ...(PAGE && { page: PAGE }),
    ...(BOT_TOKENS && { bots: BOT_TOKENS }),
    log: (line) => console.error(line),
  });
}
