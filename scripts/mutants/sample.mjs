// A checker of Stryker's that lets a random sample of the mutants through: Stryker itself runs all or none.
import { createHash } from 'node:crypto';

/** @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: { start: { line: number, column: number } } }} Mutant */

class SampleChecker {
  async init() {}

  /** All in one group, so that the sample is drawn from all of them. @param {readonly Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {readonly Mutant[]} mutants */
  async check(mutants) {
    const { MUTANT_SEED: seed = '', MUTANT_COUNT: count = '0' } = process.env;
    const taken = new Set(
      drawn(
        mutants,
        seed,
        Number(count),
        ({ fileName, mutatorName, location, replacement }) =>
          `${fileName.split(/[\\/]packages[\\/]/).at(-1)} ${location.start.line}:${location.start.column} ${mutatorName} ${replacement}`,
      ),
    );
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        taken.has(mutant)
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'It is not in the sample.' },
      ]),
    );
  }
}

/** What Stryker looks for in a file of plugins. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];

/**
 * Draws some of several things: the same for the same seed, whatever their order.
 * @template T @param {readonly T[]} things @param {string} seed @param {number} count at most so many
 * @param {(thing: T) => string} name @returns {T[]}
 */
export function drawn(things, seed, count, name) {
  return things
    .map((thing) => ({
      thing,
      rank: createHash('sha256')
        .update(`${seed}\0${name(thing)}`)
        .digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ thing }) => thing);
}
