/** The arguments of a command with the files that they name, so that another machine can play what they ask for. */

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';

/** Arguments without their machine: what they named in files lies in `files`, by the path that they name now. */
export interface Travelling {
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** Where files lie that came along. */
const FOLDER = 'brought';

/** Packs up arguments: each that is the path of a file or folder, alone, in a list with commas, or after an @. */
export function packUp(args: readonly string[]): Travelling {
  const files: Record<string, string> = {};
  let brought = 0;
  const bring = (path: string): string => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat || path === '') return path;
    const place = posix.join(FOLDER, String(brought++), basename(path));
    if (!stat.isDirectory()) files[place] = readFileSync(path, 'utf8');
    else
      for (const name of readdirSync(path))
        if (statSync(join(path, name)).isFile())
          files[posix.join(place, name)] = readFileSync(join(path, name), 'utf8');
    return place;
  };
  const packed = args.map((arg) => withPaths(arg, bring));
  return { args: packed, files };
}

/** Lays the files of arguments that travelled into a folder; the arguments that name them there. */
export function unpackIn(folder: string, { args, files }: Travelling): readonly string[] {
  for (const [place, text] of Object.entries(files)) {
    const file = join(folder, place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const find = (path: string): string => (path.startsWith(`${FOLDER}/`) ? join(folder, path) : path);
  return args.map((arg) => withPaths(arg, find));
}

/** An argument with every path in it changed: alone, behind its flag, in a list with commas, behind a player and an @. */
function withPaths(arg: string, change: (path: string) => string): string {
  const [, flag = '', value = ''] = /^(--[a-z]+=)?([\s\S]*)$/.exec(arg) ?? [];
  const pieces = value.split(',').map((piece) => {
    const [, player = '', path = ''] = /^([a-z]+(?::\d+)?@)?(.*)$/s.exec(piece) ?? [];
    return piece.startsWith('-') ? piece : `${player}${change(path)}`;
  });
  return `${flag}${pieces.join(',')}`;
}
