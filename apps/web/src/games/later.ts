/** A part of a game that is fetched after its first question. */
export interface Later<Part> {
  /** The part; null until it is there. */
  readonly part: () => Part | null;
  /** Fetches it; where that fails the game goes on without it. */
  readonly bring: () => Promise<void>;
}

/** A part of a game that its first question does without. */
export function later<Part>(fetch: () => Promise<Part>): Later<Part> {
  let part: Part | null = null;
  return {
    part: () => part,
    bring: async () => {
      part ??= await fetch().catch(() => null);
    },
  };
}
