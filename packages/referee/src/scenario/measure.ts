import type { ExpectedMeasure, Measured, MeasuredThing } from './file.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';

/** What is not as a file expects it to be measured. */
export function measureProblems(
  expected: readonly ExpectedMeasure[],
  measure: (from: MeasuredThing, to: MeasuredThing) => Measured | undefined,
): readonly Problem[] {
  return expected.flatMap((one, at) => {
    const where = `/expect/measure/${at}`;
    const found = measure(one.from, one.to);
    if (found) return differences(one, found, where);
    return [{ where, reason: 'measure', what: 'there are no such things on the table to measure between' }];
  });
}

function differences(expected: ExpectedMeasure, found: Measured, where: string): readonly Problem[] {
  const problems: Problem[] = [];
  const wrong = (field: string, what: string) =>
    problems.push({ where: `${where}/${field}`, reason: 'measure', what });
  for (const field of ['range', 'distance', 'sight', 'touching'] as const)
    if (expected[field] !== undefined && expected[field] !== found[field])
      wrong(
        field,
        found[field] === undefined ? 'is not measured here' : `is ${JSON.stringify(found[field])}`,
      );
  for (const [field, wanted] of [
    ['arc', true],
    ['outside', false],
  ] as const) {
    const arc = expected[field];
    if (arc === undefined) continue;
    const names = Object.keys(found.arcs);
    if (!names.includes(arc))
      wrong(
        field,
        `there is no arc '${arc}'${nearest(arc, names) || (names.length > 0 ? `, but ${names.join(', ')}` : '')}`,
      );
    else if (found.arcs[arc] !== wanted) wrong(field, `is ${wanted ? 'not ' : ''}in the arc '${arc}'`);
  }
  return problems;
}
