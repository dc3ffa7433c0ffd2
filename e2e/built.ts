import { ensureBuilt } from '../scripts/house.mjs';

/** Builds the page before the tests, unless it is built. */
export default async function setup(): Promise<void> {
  if (!(await ensureBuilt())) throw new Error('the page could not be built; the reason stands above');
}
