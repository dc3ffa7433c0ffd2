/** Packs that are told as differences from another: the points of another date, or of other players. */

import { isRecord } from '../../common/squads/xws.ts';

/** The id of the pack from which this one is told; null when it is told whole. */
export const baseOf = (value: unknown): string | null =>
  isRecord(value) && typeof value.base === 'string' ? value.base : null;

/** The lists of cards, which a difference changes by id. */
const LISTS = ['ships', 'pilots', 'upgrades'] as const;

/**
 * The whole pack of a difference and its base, both as JSON. Fields of the difference take the place of the base's; in
 * `ships`, `pilots` and `upgrades` a card's fields do so by its id. Null takes a field or a card away. What comes of it
 * is checked as any pack is.
 */
export function withBase(difference: unknown, base: unknown): unknown {
  if (!isRecord(difference) || !isRecord(base)) return difference;
  const { base: _, ...fields } = difference;
  const whole = changed(base, fields);
  for (const list of LISTS) whole[list] = cardsOf(base[list], difference[list]);
  return whole;
}

function cardsOf(cards: unknown, changes: unknown): unknown {
  if (!Array.isArray(cards) || !isRecord(changes)) return cards;
  const byId = new Map(Object.entries(changes));
  const kept = cards.flatMap((card: unknown): readonly unknown[] => {
    const id = isRecord(card) && typeof card.id === 'string' ? card.id : '';
    const change = byId.get(id);
    byId.delete(id);
    if (change === undefined) return [card];
    return isRecord(change) && isRecord(card) ? [changed(card, change)] : [];
  });
  return [...kept, ...[...byId.values()].filter(isRecord)];
}

function changed(
  old: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== null));
}
