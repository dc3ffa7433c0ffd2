/** What one guest may do in a while: a bucket that fills again. */

interface Bucket {
  left: number;
  at: number;
}

export interface Limit {
  /** So many at once. */
  readonly burst: number;
  /** So many more each second. */
  readonly perSecond: number;
}

/** Frames of one connection, and what an address may do. */
export const LIMITS = {
  frames: { burst: 60, perSecond: 15 },
  requests: { burst: 120, perSecond: 10 },
  tables: { burst: 20, perSecond: 1 / 60 },
  packs: { burst: 5, perSecond: 1 / 300 },
  reports: { burst: 3, perSecond: 1 / 300 },
  said: { burst: 6, perSecond: 0.5 },
} as const satisfies Readonly<Record<string, Limit>>;

/** What a bot may do that whoever runs the server has given a token; what its seats say and report is as of anybody. */
export const BOT_LIMITS: Readonly<Record<keyof typeof LIMITS, Limit>> = {
  ...LIMITS,
  requests: { burst: 600, perSecond: 50 },
  tables: { burst: 60, perSecond: 1 / 10 },
};

/** Sockets and streams of one bot with a token at the same time. */
export const MOST_BOT_CONNECTIONS = 256;

/** Sockets and streams of one address at the same time. */
export const MOST_CONNECTIONS = 64;

/** Counts for each key; keys whose bucket is full again are forgotten. */
export class Limiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #limit: Limit;
  readonly #now: () => number;

  constructor(limit: Limit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Takes one, if there is one left; a key whose limit is another one says which. */
  take(key: string, { burst, perSecond }: Limit = this.#limit): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    if (this.#buckets.size > 10_000) this.#forget(now);
    this.#buckets.set(key, { left: left < 1 ? left : left - 1, at: now });
    return left >= 1;
  }

  #forget(now: number): void {
    const { burst, perSecond } = this.#limit;
    for (const [key, { left, at }] of this.#buckets)
      if (left + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(key);
  }
}
