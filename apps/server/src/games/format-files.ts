import { readdirSync, readFileSync } from 'node:fs';
import { baseOf, withBase } from '@firing-arc/referee';

/** The folder of the format packs: at the root of the repository, seen from the sources and from what is built of them. */
const ROOTS = ['../../../../formats/', '../../../formats/'].map((path) => new URL(path, import.meta.url));

const folder = (): URL => {
  const found = ROOTS.find((root) => {
    try {
      return readdirSync(root).length > 0;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error('the folder formats is missing from this installation');
  return found;
};

/** Ids of the format packs of a game. */
export const formatIdsOf = (game: string): readonly string[] =>
  readdirSync(folder())
    .filter((file) => file.endsWith('.json') && file.startsWith(game))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** The JSON of a format pack, with its base filled in. */
export function formatJson(id: string): unknown {
  const json: unknown = JSON.parse(readFileSync(new URL(`${id}.json`, folder()), 'utf8'));
  const base = baseOf(json);
  return base === null ? json : withBase(json, formatJson(base));
}
