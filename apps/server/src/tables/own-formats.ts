/** Formats of packs that tables brought along. */

import type { CreateTable, PackInfo } from '@firing-arc/online';
import { shown } from '@firing-arc/referee';
import { houseGame, type TableFormat } from '../games/index.ts';
import { cannotBegin, faultsText, ownFormat } from '../games/own-pack.ts';
import type { PackReader } from '../games/pack-reader.ts';
import type { Storage } from '../storage/storage.ts';
import { Refused } from './refused.ts';

/** So many are kept in memory: each has a few MB, and is needed until its table begins to play. */
const MOST = 16;

/** What a table is made with. */
type Made = Pick<CreateTable, 'game' | 'format'> & { readonly scenario: string | null };

/** A pack as a table brings it along. */
interface Brought {
  readonly info: PackInfo;
  readonly format: TableFormat;
}

export class OwnFormats {
  readonly #formats = new Map<string, TableFormat>();
  readonly #read: PackReader;

  constructor(read: PackReader) {
    this.#read = read;
  }

  /** The pack of a table that is being made. Throws `Refused` where its text is no pack of this game and format. */
  async open(text: string, { game, format, scenario }: Made): Promise<Brought> {
    const reading = await this.#read(text).catch((error: Error) => {
      throw new Refused('pack', `this pack could not be read: ${error.message}`);
    });
    if (!reading.ok) throw new Refused('pack', faultsText(reading.problems));
    if (reading.game !== game) throw new Refused('pack', `this pack is one of ${reading.game}`);
    const house = await houseGame(game);
    const pack = house.own(reading.pack);
    const own = ownFormat(pack, format);
    if (!own) throw new Refused('pack', `the format of this pack is own.${shown(pack.info.id)}`);
    const reason = cannotBegin(house, own, scenario);
    if (reason !== null) throw new Refused('pack', `no game can begin under this pack: ${reason}`);
    return { info: pack.info, format: own };
  }

  /** Remembers the format of a table. */
  keep(table: string, format: TableFormat): void {
    this.#formats.delete(table);
    this.#formats.set(table, format);
    if (this.#formats.size > MOST) this.#formats.delete([...this.#formats.keys()][0]!);
  }

  /** The format of a table that has brought a pack along, read anew where it is not remembered. */
  async of(table: string, made: Made, storage: Storage): Promise<TableFormat> {
    const kept =
      this.#formats.get(table) ?? (await this.open((await storage.pack(table)) ?? '', made)).format;
    this.keep(table, kept);
    return kept;
  }
}
