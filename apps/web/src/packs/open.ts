/** A pack's text is opened: what it is, what is wrong with it, how it differs from one of the house's. */

import {
  faultIn,
  type GivenPack,
  type PackChange,
  type PackProblem,
  type PackWords,
  packText,
  readGiven,
} from '@firing-arc/referee';
import { type GameId, isGame } from '../games/index.ts';
import { LONGEST_FILE, packed } from '../packed.ts';
import { type AnyPack, type GamePacks, gameOfHousePack, withPacks } from './game-packs.ts';
import type { KeptPack } from './kept.ts';

/** A pack that can be played. */
export interface OpenPack extends AnyPack {
  readonly game: GameId;
  /** Its JSON as it was given, whole or as differences. */
  readonly json: unknown;
  /** The house's pack from which it is told, or that is most like it. */
  readonly like: { readonly id: string; readonly name: string };
  readonly changes: readonly PackChange[];
}

/** What became of a text: a pack, or why it is none. */
export type Opened =
  | { readonly ok: true; readonly pack: OpenPack }
  | {
      readonly ok: false;
      readonly problems: readonly PackProblem[];
      readonly why: 'faults' | 'size' | 'game' | 'id';
    };

/** Opens a text as a pack of the game that it or its base names, of X-Wing 2.5 when none is named. */
export async function openPack(text: string, say: PackWords<string>): Promise<Opened> {
  if (text.length > LONGEST_FILE) return { ok: false, problems: [], why: 'size' };
  const given = packText(text);
  if (!given.ok) return { ...given, why: 'faults' };
  const ofBase = given.base === null ? null : await gameOfHousePack(given.base);
  const game = given.game ?? ofBase ?? 'xwing2';
  if (!isGame(game)) return { ok: false, problems: [], why: 'game' };
  return withPacks(game, (packs) => read(given, game, packs, say));
}

async function read<Pack extends AnyPack>(
  given: GivenPack,
  game: GameId,
  packs: GamePacks<Pack>,
  say: PackWords<string>,
): Promise<Opened> {
  const base = given.base !== null && packs.house.includes(given.base) ? await packs.whole(given.base) : null;
  const reading = readGiven(given, packs.read, base);
  if (!reading.ok) return { ...reading, why: 'faults' };
  const { pack } = reading;
  const { id, name, version, date, origin } = pack;
  // A house pack's name would stand for other points in records and addresses.
  if ((await gameOfHousePack(id)) !== null)
    return { ok: false, problems: [faultIn(given, '/id', `'${id}'`)], why: 'id' };
  const like = await nearest(pack, base === null ? packs.house : [given.base!], packs, say);
  return { ok: true, pack: { id, name, version, date, origin, game, json: given.json, ...like } };
}

/** The pack of the house from which one differs least. */
async function nearest<Pack extends AnyPack>(
  pack: Pack,
  among: readonly string[],
  packs: GamePacks<Pack>,
  say: PackWords<string>,
): Promise<Pick<OpenPack, 'like' | 'changes'>> {
  const all = await Promise.all(
    among.map(async (id) => {
      const reading = packs.read(await packs.whole(id));
      if (!reading.ok) throw new Error(`the pack '${id}' of the house has faults`);
      const { name } = reading.pack;
      return { like: { id, name }, changes: packs.difference(reading.pack, pack, say) };
    }),
  );
  return all.reduce((least, each) => (each.changes.length < least.changes.length ? each : least));
}

/** A pack as it is kept; `from` is where it comes from, `when` in ms since 1970. */
export async function asKept(pack: OpenPack, from: string, when: number): Promise<KeptPack> {
  const { id, game, name, version, date, origin, json } = pack;
  return { id, game, name, version, date, origin, from, when, packed: await packed(JSON.stringify(json)) };
}
