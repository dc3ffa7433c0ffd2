/** What a squad is in the formats of X-Wing 2.5 by their days: the publisher's, 2.0's 200 points, the X-Wing Alliance's. */

import { checkSquad, knownPack, type Pack, type Squad } from '@firing-arc/xwing/second';
import { houseFormatName } from '../../packs/format-name.ts';
import { offeredFormats } from '../../packs/house.ts';
import { throughTime } from '../xwing/elsewhere.ts';
import { squadWords } from './squad-words.ts';

export const secondThroughTime = throughTime<Pack, Squad>({
  formats: () => offeredFormats('xwing2').filter((format) => format !== 'xwing2-epic'),
  packOf: knownPack,
  most: ({ squad }) => squad.points,
  check: (squad, pack) => checkSquad(squad, pack, undefined, undefined, squadWords),
});

/** The names of the formats in which a squad is legal, this one left out. */
export async function secondElsewhere(squad: Squad, but: string): Promise<readonly string[]> {
  const legal = (await secondThroughTime(squad)).filter((day) => day.legal && day.format !== but);
  return legal.map(({ format }) => houseFormatName(format));
}
