/** The format of a pack that is kept in this browser. */

import { packText, readGiven } from '@firing-arc/referee';
import type { MenuFormat } from '../games/format.ts';
import type { GameId, OwnFormatId } from '../games/index.ts';
import { unpacked } from '../packed.ts';
import { packWords } from '../words/en/packs.ts';
import { type AnyPack, type GamePacks, withPacks } from './game-packs.ts';
import { type KeptPack, packOfFormat } from './kept.ts';

/** The format with its squads; rejects with a reason where its pack is not kept or has become unreadable. */
export async function ownFormat(id: OwnFormatId): Promise<MenuFormat> {
  const kept = packOfFormat(localStorage, id);
  if (!kept) throw new Error(packWords.get().isGone({ pack: id.replace(/^own\./, '') }));
  return formatUnder(kept, id);
}

/** A format of a kept pack. */
export async function formatUnder(kept: KeptPack, id: OwnFormatId): Promise<MenuFormat> {
  return formatOfText(kept.game, (await unpacked(kept.packed)) ?? '', id);
}

/** The format of a pack's text, whoever keeps it. */
export const formatOfText = (game: GameId, text: string, id: OwnFormatId): Promise<MenuFormat> =>
  withPacks(game, (packs) => formatOf(text, packs, id.endsWith('.epic') ? 1 : 0));

async function formatOf<Pack extends AnyPack>(
  text: string,
  packs: GamePacks<Pack>,
  play: 0 | 1,
): Promise<MenuFormat> {
  const given = packText(text);
  const reading = given.ok
    ? readGiven(given, packs.read, given.base === null ? null : await packs.whole(given.base))
    : given;
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message)[0]);
  const format = await packs.formats[play]!(reading.pack);
  // The slider through time goes through the days of the house's packs.
  return { ...format, history: null, ...readyOf(format) };
}

/** The ready squads that are legal under the pack, where at least two are; all of them else. */
function readyOf({ ready, pair, read }: MenuFormat): Pick<MenuFormat, 'ready' | 'pair'> {
  const legal = ready.filter(({ id }) => read({ kind: 'ready', id }).findings?.legal);
  const [one, other] = legal;
  if (!one || !other) return { ready, pair };
  const stands = pair.every((id) => legal.some((squad) => squad.id === id));
  const foe = legal.find(({ group }) => group !== one.group) ?? other;
  return { ready: legal, pair: stands ? pair : [one.id, foe.id] };
}
