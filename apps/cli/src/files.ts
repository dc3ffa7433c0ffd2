import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage.ts';

/** What stands for the standard input where a file is named. */
const STDIN = '-';

/** The text of a file somebody named, `-` for the standard input. Throws `UsageError` with the reason. */
export function readText(command: string, file: string): string {
  try {
    return readFileSync(file === STDIN ? 0 : file, 'utf8');
  } catch (error) {
    throw new UsageError(`${command}: cannot read '${file}': ${reason(error)}`);
  }
}

/** Writes a file so that it is whole at every moment: beside it first, then in its place. */
export function writeWhole(command: string, file: string, text: string): void {
  const beside = `${file}.new`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    throw new UsageError(`${command}: cannot write '${file}': ${reason(error)}`);
  }
}

/** Makes a folder if it is not there. */
export function makeFolder(command: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`${command}: cannot make the folder '${folder}': ${reason(error)}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'there is a file in its place',
  EACCES: 'permission denied',
};

function reason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
