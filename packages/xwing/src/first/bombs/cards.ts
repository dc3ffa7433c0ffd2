/** What bomb cards drop, and when (bombs.1). */
export interface BombFacts {
  /** Id of the token among the devices of `common`. */
  readonly token: 'protonbomb' | 'seismiccharge' | 'proximitymine';
  /** Dropped right after the ship revealed its dial, or by an action. */
  readonly when: 'reveal' | 'action';
}

/** Bomb cards by id. None is a secondary weapon (bombs.3). */
export const BOMBS: Readonly<Record<string, BombFacts>> = {
  protonbombs: { token: 'protonbomb', when: 'reveal' },
  seismiccharges: { token: 'seismiccharge', when: 'reveal' },
  proximitymines: { token: 'proximitymine', when: 'action' },
};

/** Whether a token goes off when a ship overlaps it; the others go off at the end of the Activation phase. */
export const isMine = (token: string): boolean => token === 'proximitymine';
