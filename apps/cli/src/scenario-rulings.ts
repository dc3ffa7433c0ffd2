import { nearest, type Problem } from '@firing-arc/referee';
import { readLedger, rulingTexts } from './ledger.ts';

/** Fields of a scenario file that cite lines of the rulebook. */
const CITING: ReadonlySet<string> = new Set(['because', 'also', 'ruling', 'rulings']);

const textOf = rulingTexts();

/** Every line that a scenario file cites and no rulebook has: what never happens “because” of it proves nothing. */
export function rulingProblems(file: unknown, where = '', cites = false): readonly Problem[] {
  if (typeof file === 'string')
    return cites && file.includes(':') && textOf(file) === '' ? [unknown(file, where)] : [];
  if (typeof file !== 'object' || file === null) return [];
  return Object.entries(file).flatMap(([key, value]) =>
    rulingProblems(
      value,
      `${where}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      CITING.has(key) || (cites && Array.isArray(file)),
    ),
  );
}

function unknown(ruling: string, where: string): Problem {
  const ids = readLedger().map(({ id }) => id);
  return {
    where,
    reason: 'unknown-name',
    what: `the rulebook has no line '${ruling}'${nearest(ruling, ids)}`,
  };
}
