import { CONTRIBUTION_BYTES, type Contributions, contributionsFrom } from '@firing-arc/referee';

/** What this browser contributes for every seat of a game on its screen. */
export const contributionsHere = (seats: number): Contributions =>
  contributionsFrom(
    Array.from({ length: seats }, () => crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES))),
  );
