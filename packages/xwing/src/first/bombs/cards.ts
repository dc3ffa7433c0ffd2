/** What bomb cards drop, and when (bombs.1). */
export interface BombFacts {
  /** Id of the token among the devices of `common`. */
  readonly token: BombToken;
  /** Dropped right after the ship revealed its dial, or by an action. */
  readonly when: 'reveal' | 'action';
  /** The card is not discarded. */
  readonly kept?: true;
}

export type BombToken =
  | 'protonbomb'
  | 'seismiccharge'
  | 'ionbomb'
  | 'thermaldetonator'
  | 'bomblet'
  | 'proximitymine'
  | 'connernet'
  | 'clustermine';

/** Bomb cards by id. None is a secondary weapon (bombs.3). */
export const BOMBS: Readonly<Record<string, BombFacts>> = {
  protonbombs: { token: 'protonbomb', when: 'reveal' },
  seismiccharges: { token: 'seismiccharge', when: 'reveal' },
  ionbombs: { token: 'ionbomb', when: 'reveal' },
  thermaldetonators: { token: 'thermaldetonator', when: 'reveal' },
  bombletgenerator: { token: 'bomblet', when: 'reveal', kept: true },
  proximitymines: { token: 'proximitymine', when: 'action' },
  connernet: { token: 'connernet', when: 'action' },
  clustermines: { token: 'clustermine', when: 'action' },
};

/** The tokens beside the middle one of a set, which go off one by one. */
export const SIDE_MINE = 'clustermine-side';

/** Every token that can lie on the table. */
export const BOMB_TOKENS: readonly string[] = [
  ...new Set(Object.values(BOMBS).map(({ token }) => token)),
  SIDE_MINE,
];

const MINES: readonly string[] = ['proximitymine', 'connernet', 'clustermine', SIDE_MINE];

/** Whether a token goes off when a ship overlaps it; the others go off at the end of the Activation phase. */
export const isMine = (token: string): boolean => MINES.includes(token);
