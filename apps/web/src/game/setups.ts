/** What is set up at once: a formation of ships, or obstacles. */
export type SetUp = 'ships' | 'obstacles';

const KINDS: Readonly<Record<SetUp, readonly string[]>> = {
  ships: ['choose-deployment', 'place-ship', 'deploy-ship', 'deploy-squadron'],
  obstacles: ['choose-obstacle', 'place-obstacle'],
};

/** What a question of setup is about; null for any other. */
export const setUpBy = (kind: string): SetUp | null =>
  (['ships', 'obstacles'] as const).find((what) => KINDS[what].includes(kind)) ?? null;
