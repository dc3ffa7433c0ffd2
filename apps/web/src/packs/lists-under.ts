/** What becomes of the lists that are kept in this browser under another pack. */

import type { MenuFormat, SquadSource } from '../games/format.ts';
import { type FormatId, type GameId, isFormat, isOwn } from '../games/index.ts';
import { addressOf } from '../squads/address.ts';
import { draftOfKept, keptSquads } from '../squads/kept.ts';
import { formatsOf, isThere } from './kept.ts';
import type { OpenPack } from './open.ts';
import { formatOfText, ownFormat } from './own-format.ts';

/** How a list stands under a pack. */
interface Standing {
  readonly points: number;
  readonly legal: boolean;
}

/** What becomes of a list. */
export interface ListFate {
  readonly name: string;
  /** Where it is built under the pack, once the pack is kept. */
  readonly place: string;
  readonly before: Standing;
  readonly now: Standing;
  /** Why it is not legal under the pack. */
  readonly reasons: readonly string[];
}

/** The lists that were kept under the pack from which one is told, and under the pack itself before it was changed. */
export async function listsUnder(
  pack: OpenPack,
  storage: Pick<Storage, 'getItem'> = localStorage,
): Promise<readonly ListFate[]> {
  const own = formatsOf(pack)[0]!;
  const before = [pack.like.id, own].filter((id): id is FormatId => isFormat(id) && isThere(storage, id));
  const lists = before.flatMap((id) => keptSquads(storage, id).map((kept) => ({ id, kept })));
  if (lists.length === 0) return [];
  const now = await formatOfText(pack.game, JSON.stringify(pack.json), own);
  const fates = await Promise.all(
    lists.map(async ({ id, kept }): Promise<ListFate | null> => {
      const draft = draftOfKept(kept);
      if (draft === null) return null;
      const source: SquadSource = { kind: 'ships', ...draft };
      const was = standing(await formatNow(pack.game, id), source);
      const is = standing(now, source);
      if (was === null || is === null) return null;
      return { name: draft.name, place: addressOf(own, draft), before: was, now: is, reasons: is.reasons };
    }),
  );
  return fates.filter((fate) => fate !== null);
}

/** A format as it is before the pack is kept: one of the house, or what is kept under the pack's id. */
const formatNow = (game: GameId, id: FormatId): Promise<MenuFormat> =>
  isOwn(id) ? ownFormat(id) : formatOfText(game, JSON.stringify({ base: id }), `own.${id}`);

function standing(
  format: MenuFormat,
  source: SquadSource,
): (Standing & { readonly reasons: readonly string[] }) | null {
  const { findings, problems } = format.read(source);
  if (findings === null) return null;
  const { points, legal, refusals } = findings;
  return {
    points,
    legal: legal && problems.length === 0,
    reasons: [...problems, ...refusals.map(({ message }) => message)],
  };
}
