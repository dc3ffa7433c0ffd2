/** Bots that whoever runs the server has let in: each counts for itself, whatever else comes from its address. */

import { hashOfSecret } from '../tables/secrets.ts';
import { BOT_LIMITS, LIMITS, type Limit, MOST_BOT_CONNECTIONS, MOST_CONNECTIONS } from './limits.ts';

/** Where a bot's token stands; that of a seat has its own header. */
export const BOT_HEADER = 'x-bot-token';

/** Who asks, as limits count them. */
export interface Asker {
  /** An address, or a bot by its name. */
  readonly key: string;
  readonly limits: Readonly<Record<keyof typeof LIMITS, Limit>>;
  readonly connections: number;
  /** It brings a token that nobody was given: it counts with its address, and nothing is done for it. */
  readonly isRefused: boolean;
}

export class Bots {
  readonly #names = new Map<string, string>();

  /** Of `name=HASH` with commas between them, where the hash is SHA-256 of a token in hexadecimal digits. Throws for anything else. */
  constructor(listed: string) {
    for (const entry of listed.split(',').filter(Boolean)) {
      const [, name = '', hash = ''] = /^([0-9A-Za-z_-]{1,40})=([0-9a-f]{64})$/.exec(entry.trim()) ?? [];
      if (name === '') throw new Error(`BOT_TOKENS: expected NAME=SHA256, found ${entry.split('=')[0]}`);
      this.#names.set(hash, name);
    }
  }

  /** Who asks, by the token of a request if it brings one. */
  asker(token: string | undefined, address: string): Asker {
    // A token is chance of 128 bits: who finds another's hash has not found the token, so this comparison tells nothing.
    const name = token === undefined ? undefined : this.#names.get(hashOfSecret(token));
    if (name !== undefined)
      return { key: `bot ${name}`, limits: BOT_LIMITS, connections: MOST_BOT_CONNECTIONS, isRefused: false };
    const isRefused = token !== undefined;
    return { key: address, limits: LIMITS, connections: MOST_CONNECTIONS, isRefused };
  }
}
