/** What a squad of First Edition is after each wave. */

import { checkSquad, knownPack, type Pack, type Squad } from '@firing-arc/xwing/first';
import { houseFormatName } from '../../packs/format-name.ts';
import { offeredFormats } from '../../packs/house.ts';
import { throughTime } from '../xwing/elsewhere.ts';
import { squadWords } from './squad-words.ts';

export const firstThroughTime = throughTime<Pack, Squad>({
  formats: () => offeredFormats('xwing1').filter((format) => format !== 'xwing1-epic'),
  packOf: knownPack,
  most: ({ play }) => play.standard.points,
  check: (squad, pack) => checkSquad(squad, pack, { say: squadWords }),
});

/** The name of the first format in which a squad is legal, this one left out: later ones have all of its cards. */
export async function firstElsewhere(squad: Squad, but: string): Promise<readonly string[]> {
  const day = (await firstThroughTime(squad)).find(({ legal, format }) => legal && format !== but);
  return day ? [houseFormatName(day.format)] : [];
}
