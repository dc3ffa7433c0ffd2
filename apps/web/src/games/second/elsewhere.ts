/** What a squad is in the formats of X-Wing 2.5 by their days: the publisher's, 2.0's 200 points, the X-Wing Alliance's. */

import { baseOf, withBase } from '@firing-arc/referee';
import { checkSquad, knownPack, type Pack, type Squad, type SquadWords } from '@firing-arc/xwing/second';
import type { AsOf } from '../format.ts';
import type { SecondFormatId } from './format-ids.ts';

/** The packs by id; all but two are told as differences from another. */
const FILES: Readonly<Partial<Record<string, () => Promise<{ readonly default: unknown }>>>> = {
  'xwing2-amg': () => import('../../../../../formats/xwing2-amg.json'),
  'xwing2-amg-2024-02': () => import('../../../../../formats/xwing2-amg-2024-02.json'),
  'xwing2-amg-2023-08': () => import('../../../../../formats/xwing2-amg-2023-08.json'),
  'xwing2-amg-2023-06': () => import('../../../../../formats/xwing2-amg-2023-06.json'),
  'xwing2-amg-2022-12': () => import('../../../../../formats/xwing2-amg-2022-12.json'),
  'xwing2-amg-2022-10': () => import('../../../../../formats/xwing2-amg-2022-10.json'),
  'xwing2-amg-2022-08': () => import('../../../../../formats/xwing2-amg-2022-08.json'),
  'xwing2-amg-2022-05': () => import('../../../../../formats/xwing2-amg-2022-05.json'),
  'xwing2-xwa': () => import('../../../../../formats/xwing2-xwa.json'),
  'xwing2-legacy200': () => import('../../../../../formats/xwing2-legacy200.json'),
};

/** Packs of the house beside those, of other play or known in part. */
const MORE_FILES: typeof FILES = {
  'xwing2-epic': () => import('../../../../../formats/xwing2-epic.json'),
  'xwing2-xwa-after-r3': () => import('../../../../../formats/xwing2-xwa-after-r3.json'),
};

/** The ids of all packs of X-Wing 2.5 that the house has. */
export const SECOND_PACKS: readonly string[] = [...Object.keys(FILES), ...Object.keys(MORE_FILES)];

/** The JSON of one of these packs, its base filled in. */
export async function wholePack(id: string): Promise<unknown> {
  const bring = FILES[id] ?? MORE_FILES[id];
  if (!bring) throw new Error(`there is no format '${id}'`);
  const json = (await bring()).default;
  const base = baseOf(json);
  return base === null ? json : withBase(json, await wholePack(base));
}

let packs: Promise<readonly Pack[]> | null = null;

const everyPack = async (): Promise<readonly Pack[]> =>
  (await Promise.all(Object.keys(FILES).map(wholePack))).map(knownPack);

/** They are fetched when they are first asked for. */
function bringPacks(): Promise<readonly Pack[]> {
  packs ??= everyPack();
  packs.catch(() => {
    packs = null;
  });
  return packs;
}

/** What a squad comes to under the points of each day, the first day first. */
export const throughTime = async (squad: Squad, say: SquadWords): Promise<readonly AsOf[]> =>
  (await bringPacks())
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((pack) => {
      const { points, legal, refusals } = checkSquad(squad, pack, undefined, undefined, say);
      return {
        // The packs are those of the menu.
        format: pack.id as SecondFormatId,
        date: pack.date,
        points,
        most: pack.squad.points,
        legal,
        reasons: refusals.map(({ message }) => message),
      };
    });

/** The names of the packs in which a squad is legal, this one left out. */
export async function legalElsewhere(squad: Squad, but: string): Promise<readonly string[]> {
  return (await bringPacks())
    .filter((pack) => pack.id !== but && checkSquad(squad, pack).legal)
    .map(({ name }) => name);
}
