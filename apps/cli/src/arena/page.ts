/** The report of an arena as a page of its own, with its pictures drawn in it: a file that opens anywhere. */

import { LLR_BOUND } from './matches.ts';
import { type ArenaReport, arenaText, eloText, testText } from './report.ts';

/** Width of a picture, and of the names at its left. */
const WIDTH = 720;
const NAMES = 170;
const ROW = 34;

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** The page. */
export function arenaPage(report: ArenaReport, notices: readonly string[]): string {
  const { format, seed, lists, test } = report;
  const title = `Arena: ${format.id}, seed ${seed}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>Mirrored pairs: the same lists and the same seed twice, sides changed. Intervals are 95 %, counted by pairs.</p>
<h2>Elo</h2>
${ratingsPicture(report)}
<h2>Who met</h2>
${meetingsTable(report)}
${test ? `<h2>The test</h2>\n<p>${escaped(testText(test))}.</p>\n${testPicture(test)}` : ''}
<h2>In words</h2>
<pre>${escaped(arenaText(report, notices))}</pre>
<h2>Lists of the field</h2>
<p>${lists.map(escaped).join(' · ')}</p>
<footer>Format ${escaped(format.id)}, ${escaped(format.version)}. Firing Arc: unofficial, free, not affiliated with or endorsed by the rights holders.</footer>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --line: #8886; --one: #2a7de1; --other: #d9822b; --even: #8889; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
text { fill: currentColor; } .grid { stroke: var(--line); } .bar { stroke: var(--one); stroke-width: 3; } .dot { fill: var(--one); }
.bound { stroke: var(--other); stroke-dasharray: 5 4; } .path { fill: none; stroke: var(--one); stroke-width: 2; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid var(--line); }
td.n { text-align: right; font-variant-numeric: tabular-nums; } pre { white-space: pre-wrap; } footer { margin-top: 2rem; opacity: .7; }
`;

/** Numbers at which a scale has a line, about five of them. */
function marks(from: number, to: number): readonly number[] {
  const rough = (to - from) / 5;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * ten).find((one) => one >= rough)!;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** A place on a scale from the left to the right end of a picture. */
const across =
  (from: number, to: number) =>
  (value: number): number =>
    NAMES + ((value - from) / (to - from)) * (WIDTH - NAMES - 20);

/** Every player a line: a point for its Elo, a bar for its error. */
function ratingsPicture({ players }: ArenaReport): string {
  const low = Math.min(...players.map(({ elo, error }) => elo - error)) - 30;
  const high = Math.max(...players.map(({ elo, error }) => elo + error)) + 30;
  const x = across(low, high);
  const height = players.length * ROW + 30;
  const grid = marks(low, high).map(
    (mark) =>
      `<line class="grid" x1="${x(mark)}" x2="${x(mark)}" y1="0" y2="${height - 24}"/><text x="${x(mark)}" y="${height - 8}" text-anchor="middle">${mark}</text>`,
  );
  const rows = players.map(({ player, elo, error }, at) => {
    const y = at * ROW + ROW / 2;
    const says = `${player}: ${Math.round(elo)} Elo, more or less ${Math.round(error)}`;
    return `<g><title>${escaped(says)}</title><text x="0" y="${y + 5}">${escaped(player)}</text><line class="bar" x1="${x(elo - error)}" x2="${x(elo + error)}" y1="${y}" y2="${y}"/><circle class="dot" cx="${x(elo)}" cy="${y}" r="6"/></g>`;
  });
  const says = players.map(({ player, elo }) => `${player} ${Math.round(elo)}`).join(', ');
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(`Elo: ${says}`)}">${grid.join('')}${rows.join('')}</svg>`;
}

/** Everybody against everybody, with the pairs of each kind as a bar. */
function meetingsTable({ meetings }: ArenaReport): string {
  const rows = meetings.map(({ one, other, pairs, share, shareFrom, shareTo, elo, counts }) => {
    const [from, to] = [shareFrom, shareTo].map((end) => (100 * end).toFixed(0));
    return `<tr><td>${escaped(one)}</td><td>${escaped(other)}</td><td class="n">${2 * pairs}</td><td class="n">${(100 * share).toFixed(1)} % [${from}, ${to}]</td><td class="n">${eloText(elo, share)}</td><td>${countsPicture(counts)}</td></tr>`;
  });
  return `<table><thead><tr><th>one</th><th>other</th><th>games</th><th>points of the first</th><th>Elo</th><th>pairs of 0, ½, 1, 1½, 2</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const COUNT_COLORS = ['--other', '--other', '--even', '--one', '--one'] as const;

function countsPicture(counts: readonly number[]): string {
  const most = Math.max(...counts, 1);
  const bars = counts.map((count, kind) => {
    const tall = (30 * count) / most;
    return `<rect x="${kind * 26}" y="${34 - tall}" width="20" height="${tall}" style="fill:var(${COUNT_COLORS[kind]})"/>`;
  });
  return `<svg viewBox="0 0 130 36" style="width:130px" role="img" aria-label="${counts.join(', ')}">${bars.join('')}</svg>`;
}

/** How the log likelihood ratio went, between the bounds that decide. */
function testPicture({ path }: NonNullable<ArenaReport['test']>): string {
  const height = 220;
  const most = Math.max(LLR_BOUND, ...path.map(Math.abs)) * 1.15;
  const x = across(0, Math.max(1, path.length));
  const y = (value: number) => height / 2 - (value / most) * (height / 2 - 12);
  const bounds = [LLR_BOUND, 0, -LLR_BOUND].map(
    (bound) =>
      `<line class="${bound === 0 ? 'grid' : 'bound'}" x1="${NAMES}" x2="${WIDTH - 20}" y1="${y(bound)}" y2="${y(bound)}"/><text x="0" y="${y(bound) + 5}">${bound === 0 ? 'undecided' : bound > 0 ? 'accepted' : 'refused'}</text>`,
  );
  const points = [0, ...path].map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="The log likelihood ratio pair by pair">${bounds.join('')}<polyline class="path" points="${points.join(' ')}"/></svg>`;
}
