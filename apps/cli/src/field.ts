import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usage.ts';

/** The lists of a field: files of a folder, or as they are named. Throws `UsageError` for a folder without any. */
export function fieldOf(command: string, given: string): readonly string[] {
  if (!statSync(given, { throwIfNoEntry: false })?.isDirectory()) return given.split(',');
  const files = readdirSync(given).filter((name) => !name.startsWith('.'));
  if (files.length === 0) throw new UsageError(`${command}: --field: '${given}' has no lists`);
  return files.toSorted().map((name) => join(given, name));
}
