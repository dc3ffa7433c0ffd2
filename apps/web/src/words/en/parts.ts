import type { pageWords } from './page.ts';
import type { playerWords } from './players.ts';
import type { startWords } from './start.ts';

/** Every part of the page's strings by its name: other languages must have them all. */
export interface Parts {
  readonly page: typeof pageWords;
  readonly players: typeof playerWords;
  readonly start: typeof startWords;
}
