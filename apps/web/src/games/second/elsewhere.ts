/** In which other formats of X-Wing 2.5 a squad is legal: the publisher's of earlier days, and 2.0's 200 points. */

import { baseOf, checkSquad, knownPack, type Pack, type Squad, withBase } from '@firing-arc/xwing/second';

/** The packs that are told as differences from another, by id. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'xwing2-amg': () => import('../../../../../formats/xwing2-amg.json'),
  'xwing2-amg-2024-02': () => import('../../../../../formats/xwing2-amg-2024-02.json'),
  'xwing2-amg-2023-08': () => import('../../../../../formats/xwing2-amg-2023-08.json'),
  'xwing2-amg-2023-06': () => import('../../../../../formats/xwing2-amg-2023-06.json'),
  'xwing2-amg-2022-12': () => import('../../../../../formats/xwing2-amg-2022-12.json'),
  'xwing2-amg-2022-10': () => import('../../../../../formats/xwing2-amg-2022-10.json'),
  'xwing2-amg-2022-08': () => import('../../../../../formats/xwing2-amg-2022-08.json'),
  'xwing2-amg-2022-05': () => import('../../../../../formats/xwing2-amg-2022-05.json'),
  'xwing2-legacy200': () => import('../../../../../formats/xwing2-legacy200.json'),
};

/** The JSON of one of these packs, its base filled in. */
export async function wholePack(id: string): Promise<unknown> {
  const bring = FILES[id];
  if (!bring) throw new Error(`there is no format '${id}'`);
  const json = (await bring()).default;
  const base = baseOf(json);
  return base === null ? json : withBase(json, await wholePack(base));
}

let packs: Promise<readonly Pack[]> | null = null;

const everyPack = async (): Promise<readonly Pack[]> =>
  (await Promise.all(Object.keys(FILES).map(wholePack))).map(knownPack);

/** The names of the packs in which a squad is legal, this one left out. They are fetched when they are first asked for. */
export async function legalElsewhere(squad: Squad, but: string): Promise<readonly string[]> {
  packs ??= everyPack();
  packs.catch(() => {
    packs = null;
  });
  return (await packs)
    .filter((pack) => pack.id !== but && checkSquad(squad, pack).legal)
    .map(({ name }) => name);
}
