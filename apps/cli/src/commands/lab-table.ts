/** The report of a lab as text. */

import type { LabReport, ListReport, Share } from '@firing-arc/opponents';

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const interval = ({ rate, from, to }: Share): string =>
  `${percent(rate)} [${Math.round(100 * from)}, ${Math.round(100 * to)}]`;

/** The report as text. */
export function labTable({ lists, difference }: LabReport, notices: readonly string[]): string {
  const lines = lists.flatMap(listLines);
  if (difference) {
    const { rate, error } = difference;
    const points = (value: number) => Math.round(1000 * value) / 10;
    lines.push(
      `difference: ${rate < 0 ? '' : '+'}${points(rate)} points of a hundred, standard error ${points(error)}${Math.abs(rate) < 2 * error ? ': too few games to tell' : ''}`,
    );
  }
  return `${[...lines, ...notices.map((notice) => `note: ${notice}`)].join('\n')}\n`;
}

function listLines(report: ListReport): readonly string[] {
  const width = Math.max(...report.foes.map(({ foe }) => foe.length));
  const { won, drawn, games, stuck } = report;
  const worstFirst = report.foes.filter((foe) => foe.games > 0).toSorted((a, b) => a.rate - b.rate);
  return [
    `${report.list}: ${interval(report)}, ${won} of ${games} won, ${drawn} drawn${stuck > 0 ? `, ${stuck} stuck` : ''}`,
    ...worstFirst.map((foe) => `  against ${foe.foe.padEnd(width)}  ${interval(foe)} of ${foe.games}`),
    ...report.firstLost.map((lost) => `  first lost: ${lost.ship}, ${lost.games} times`),
    ...(report.neverActed.length > 0 ? [`  never named: ${report.neverActed.join(', ')}`] : []),
  ];
}
