/** `packs lists`: what became of lists from one pack to another. */

import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as armada from '@firing-arc/armada';
import { fleetDraft } from '../fleets.ts';
import { givenSquad } from '../given-squad.ts';
import type { Io } from '../io.ts';
import type { AnyPack } from '../packs.ts';
import { judgeIn } from '../squad-verdict.ts';
import { UsageError } from '../usage.ts';

const COMMAND = 'packs lists';

/** How a list stands under a pack. */
interface Standing {
  readonly legal: boolean;
  readonly points: number;
  readonly reasons: readonly string[];
}

/** What became of a list. */
interface Fate {
  readonly list: string;
  readonly before: Standing;
  readonly now: Standing;
}

/** Tells what became of each list; files of folders are read in alphabetical order. */
export function listsCommand(
  [before, now]: readonly [AnyPack, AnyPack],
  named: readonly string[],
  json: boolean,
  io: Io,
): number {
  if (before.game !== now.game)
    throw new UsageError(
      `${COMMAND}: a pack of ${before.game} and one of ${now.game}; two of one game are needed`,
    );
  const files = named.flatMap(filesOf);
  const fates: Fate[] = [];
  const unread: { readonly list: string; readonly message: string }[] = [];
  for (const file of files) {
    try {
      const [was, is] = [standing(file, before), standing(file, now)];
      fates.push({ list: basename(file), before: was, now: is });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      unread.push({ list: basename(file), message: error.message });
    }
  }
  if (json) io.out(`${JSON.stringify({ lists: fates, unread })}\n`);
  else {
    for (const fate of fates) io.out(`${told(fate)}\n`);
    for (const { message } of unread) io.err(`${message}\n`);
    io.out(`${summed(fates)}\n`);
  }
  return unread.length === 0 ? 0 : 1;
}

function filesOf(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function standing(file: string, found: AnyPack): Standing {
  if (found.game === 'armada') {
    const { fleet, findings } = fleetDraft(COMMAND, file, found.pack);
    const { legal, points, refusals } = armada.checkFleet(fleet, found.pack);
    return {
      legal: legal && findings.length === 0,
      points,
      reasons: [...findings, ...refusals.map(({ message }) => message)],
    };
  }
  const { legal, points, findings, refusals } = judgeIn(COMMAND, givenSquad(COMMAND, file, []), found);
  return { legal, points, reasons: [...findings, ...refusals.map(({ message }) => message)] };
}

function told({ list, before, now }: Fate): string {
  const points = before.points === now.points ? `${now.points}` : `${before.points} → ${now.points}`;
  const why = now.reasons.length === 0 ? '' : `: ${now.reasons.join('; ')}`;
  return `${list}: ${points} points, ${verdict(before, now)}${now.legal ? '' : why}`;
}

function verdict(before: Standing, now: Standing): string {
  if (before.legal) return now.legal ? 'still legal' : 'no longer legal';
  return now.legal ? 'legal now' : 'not legal, as before';
}

function summed(fates: readonly Fate[]): string {
  const count = (was: boolean, is: boolean) =>
    fates.filter(({ before, now }) => before.legal === was && now.legal === is).length;
  return `${fates.length} lists: ${count(true, true)} still legal, ${count(true, false)} no longer, ${count(false, true)} legal now, ${count(false, false)} not legal before and after.`;
}
