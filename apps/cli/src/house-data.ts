import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The house's data: beside the package when it is installed from a registry, at the root of the repository else. */
const ROOTS = [new URL('../data/', import.meta.url), new URL('../../../', import.meta.url)];

function folder(name: 'formats' | 'rulebook'): URL {
  const found = ROOTS.map((root) => new URL(`${name}/`, root)).find((url) => existsSync(url));
  if (!found) throw new Error(`the folder ${name} is missing from this installation`);
  return found;
}

/** Ids of the format packs that are there. */
export function formatIds(): readonly string[] {
  return readdirSync(folder('formats'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** The JSON of a format pack as its file has it, by an id that `formatIds` lists: whole, or differences from a base. */
export function formatFile(id: string): unknown {
  return JSON.parse(readFileSync(new URL(`${id}.json`, folder('formats')), 'utf8'));
}

/** The JSON of the quick builds of a game. */
export function quickBuildsJson(game: string): unknown {
  return JSON.parse(readFileSync(new URL(`quick-builds/${game}.json`, folder('formats')), 'utf8'));
}

/** The lines of every ledger, games in alphabetical order. */
export function ledgerTexts(): readonly string[] {
  const rulebook = folder('rulebook');
  return readdirSync(rulebook)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, rulebook), 'utf8').split('\n'))
    .filter((line) => line !== '');
}
