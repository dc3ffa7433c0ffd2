import type { Draft, DraftShip } from '../games/builder.ts';
import { type FormatId, isFormat } from '../games/index.ts';
import { PLACES } from '../places.ts';

/** A squad under a format, as its address says it. */
export interface Addressed {
  readonly format: FormatId;
  /** Null when the address names no squad. */
  readonly draft: Draft | null;
}

/** Where squads of a format are built. */
export const squadsPlace = (format: FormatId): string => `${PLACES.squads}/${format}`;

/** Stands where there are no ships or cards. */
const NONE = '-';

/**
 * The address of a squad, which holds all of it: `/squads/xwing2-amg/rebelalliance/wedgeantilles+r2astromech,…/name`.
 * Behind the ships stand, after a tilde each, cards that no ship carries and agreed points:
 * `…/cr90-corvette-a,…~x-wing-squadron.4,fire-lanes~300/name`. Ids are of letters, digits and hyphens.
 */
export function addressOf(format: FormatId, { name, faction, ships, cards, agreed }: Draft): string {
  const list = [
    ships.map(({ pilot, upgrades }) => [pilot, ...upgrades].join('+')).join(',') || NONE,
    ...(cards.length > 0 || agreed !== null ? [cardsText(cards)] : []),
    ...(agreed === null ? [] : [agreed]),
  ].join('~');
  const parts = [format, faction, list, ...(name === '' ? [] : [encodeURIComponent(name)])];
  return `${PLACES.squads}/${parts.join('/')}`;
}

/** "x-wing-squadron.4,fire-lanes": each card once, with its number where it is there several times. */
function cardsText(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => (count > 1 ? `${card}.${count}` : card)).join(',') || NONE;
}

/** What an address below `/squads` names; null when it is not understood. */
export function readAddress(path: string): Addressed | null {
  const [place = '', format = '', faction, list = NONE, name = ''] = path.split('/').slice(1);
  if (`/${place}` !== PLACES.squads || !isFormat(format)) return null;
  if (faction === undefined || faction === '') return { format, draft: null };
  const [ships = NONE, cards = NONE, agreed] = decoded(list).split('~');
  const draft = {
    name: decoded(name),
    faction,
    ships: shipsIn(ships),
    cards: cardsIn(cards),
    agreed: agreed !== undefined && /^[1-9]\d{0,4}$/.test(agreed) ? Number(agreed) : null,
  };
  return { format, draft };
}

/** More of one card than any squad has: a slip in an address does not fill the memory. */
const MOST_COPIES = 100;

const cardsIn = (list: string): readonly string[] =>
  list === NONE
    ? []
    : list.split(',').flatMap((each) => {
        const [card = '', count = '1'] = each.split('.');
        const copies = Math.min(Number(count) || 1, MOST_COPIES);
        return card === '' ? [] : Array.from({ length: copies }, () => card);
      });

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
