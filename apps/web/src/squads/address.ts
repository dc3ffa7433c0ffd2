import type { Draft, DraftShip } from '../games/builder.ts';
import { type FormatId, isFormat } from '../games/index.ts';
import { PLACES } from '../places.ts';

/** A squad under a format, as its address says it. */
export interface Addressed {
  readonly format: FormatId;
  /** Null when the address names no squad. */
  readonly draft: Draft | null;
}

/** Stands where there are no ships. */
const NONE = '-';

/**
 * The address of a squad, which holds all of it: `/squads/xwing2-amg/rebelalliance/wedgeantilles+r2astromech,…/name`.
 * Ids have neither plus nor comma.
 */
export function addressOf(format: FormatId, { name, faction, ships }: Draft): string {
  const list = ships.map(({ pilot, upgrades }) => [pilot, ...upgrades].join('+')).join(',');
  const parts = [format, faction, list || NONE, ...(name === '' ? [] : [encodeURIComponent(name)])];
  return `${PLACES.squads}/${parts.join('/')}`;
}

/** What an address below `/squads` names; null when it is not understood. */
export function readAddress(path: string): Addressed | null {
  const [place = '', format = '', faction, list = NONE, name = ''] = path.split('/').slice(1);
  if (`/${place}` !== PLACES.squads || !isFormat(format)) return null;
  if (faction === undefined || faction === '') return { format, draft: null };
  return { format, draft: { name: decoded(name), faction, ships: shipsIn(decoded(list)) } };
}

const shipsIn = (list: string): readonly DraftShip[] =>
  list === NONE
    ? []
    : list.split(',').flatMap((ship) => {
        const [pilot = '', ...upgrades] = ship.split('+');
        return pilot === '' ? [] : [{ pilot, upgrades }];
      });

/** A part of an address as it was written; as it stands when somebody cut it in the middle of a letter. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
