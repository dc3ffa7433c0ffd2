/** How a squad stands in the packs of the other days of its edition. */

import { wholePack } from '../../packs/house.ts';
import type { AsOf } from '../format.ts';
import type { HouseFormatId } from '../index.ts';

/** What the packs of an edition say of a squad. */
export interface Edition<Pack extends { readonly date: string }, Squad> {
  /** The formats in which squads are looked at. */
  readonly formats: () => readonly HouseFormatId[];
  readonly packOf: (json: unknown) => Pack;
  readonly most: (pack: Pack) => number;
  readonly check: (
    squad: Squad,
    pack: Pack,
  ) => {
    readonly points: number;
    readonly legal: boolean;
    readonly refusals: readonly { readonly message: string }[];
  };
}

/** A squad under the points of each day, the first day first; its packs are fetched when they are first asked for. */
export function throughTime<Pack extends { readonly date: string }, Squad>(edition: Edition<Pack, Squad>) {
  let packs: Promise<readonly { readonly format: HouseFormatId; readonly pack: Pack }[]> | null = null;
  const bring = async () => {
    const all = edition.formats().map(async (format) => ({
      format,
      pack: edition.packOf(await wholePack(format)),
    }));
    return (await Promise.all(all)).toSorted((a, b) => a.pack.date.localeCompare(b.pack.date));
  };
  return async (squad: Squad): Promise<readonly AsOf[]> => {
    packs ??= bring();
    packs.catch(() => {
      packs = null;
    });
    return (await packs).map(({ format, pack }) => {
      const { points, legal, refusals } = edition.check(squad, pack);
      const reasons = refusals.map(({ message }) => message);
      return { format, date: pack.date, points, most: edition.most(pack), legal, reasons };
    });
  };
}
