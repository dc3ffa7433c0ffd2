/** What the games of a lab come to. */

import { wilson } from '@firing-arc/odds';
import type { Noted } from './play.ts';

/** Wins among games, with the Wilson interval (95 %) of their share. */
export interface Share {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly rate: number;
  readonly from: number;
  readonly to: number;
}

/** How one list fared. */
export interface ListReport extends Share {
  readonly list: string;
  readonly stuck: number;
  readonly foes: readonly (Share & { readonly foe: string })[];
  /** How often each ship was the first to be lost, the most often first. */
  readonly firstLost: readonly { readonly ship: string; readonly games: number }[];
  /** Upgrades that nothing ever named: never used, or a number on the ship and no more. */
  readonly neverActed: readonly string[];
}

export interface LabReport {
  readonly lists: readonly ListReport[];
  /** By how much the second list won more often, and the standard error of that, over games of the same seed. */
  readonly difference?: { readonly rate: number; readonly error: number };
}

export function reportOf(
  noted: readonly Noted[],
  lists: readonly string[],
  field: readonly string[],
): LabReport {
  const reports = lists.map((list, version) =>
    listReport(
      list,
      noted.filter((one) => one.version === version),
      field,
    ),
  );
  return { lists: reports, ...(lists.length === 2 && { difference: differenceOf(noted) }) };
}

function listReport(list: string, noted: readonly Noted[], field: readonly string[]): ListReport {
  const lost = new Map<string, number>();
  for (const { firstLost } of noted)
    if (firstLost !== null) lost.set(firstLost, (lost.get(firstLost) ?? 0) + 1);
  const acted = new Set(noted.flatMap((one) => one.acted));
  return {
    list,
    ...shareOf(noted),
    stuck: noted.filter(({ result }) => result === 'stuck').length,
    foes: field.map((foe, at) => ({ foe, ...shareOf(noted.filter((one) => one.foe === at)) })),
    firstLost: [...lost].map(([ship, games]) => ({ ship, games })).toSorted((a, b) => b.games - a.games),
    neverActed: [...new Set(noted.flatMap(({ carried }) => carried))].filter((id) => !acted.has(id)),
  };
}

/** Games that are stuck count for nothing. */
function shareOf(noted: readonly Noted[]): Share {
  const count = (wanted: Noted['result']) => noted.filter(({ result }) => result === wanted).length;
  const [won, drawn] = [count('won'), count('drawn')];
  const games = noted.length - count('stuck');
  const [from, to] = wilson(won, games);
  return { games, won, drawn, rate: games === 0 ? 0 : won / games, from, to };
}

const WORTH: Readonly<Record<Noted['result'], number>> = { won: 1, drawn: 0.5, lost: 0, stuck: 0.5 };

/** Over pairs of games by the same seed, which stand side by side; a draw is half a win. */
function differenceOf(noted: readonly Noted[]): { readonly rate: number; readonly error: number } {
  const worth = (version: number) =>
    noted.filter((one) => one.version === version).map(({ result }) => WORTH[result]);
  const [before, after] = [worth(0), worth(1)];
  const gains = after.map((one, at) => one - before[at]!);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread =
    gains.reduce((sum, gain) => sum + (gain - mean) * (gain - mean), 0) / Math.max(1, gains.length - 1);
  return { rate: mean, error: Math.sqrt(spread / gains.length) };
}
