/** Packs that are told as differences from another: the points of another date, or of other players. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of the pack from which this one is told; null when it is told whole. */
export const baseOf = (value: unknown): string | null =>
  isFields(value) && typeof value.base === 'string' ? value.base : null;

/** The id of a card in a list; null of what has none. */
const idOf = (card: unknown): string | null =>
  isFields(card) && typeof card.id === 'string' ? card.id : null;

/**
 * The whole pack of a difference and its base, both as JSON. Fields of the difference take the place of the base's;
 * where it has fields for a list of cards, a card's fields do so by its id. Null takes a field or a card away. What
 * comes of it is checked as any pack is.
 */
export function withBase(difference: unknown, base: unknown): unknown {
  if (!isFields(difference) || !isFields(base)) return difference;
  const { base: _, ...fields } = difference;
  const whole = changed(base, fields);
  for (const [list, change] of Object.entries(fields)) {
    const cards = base[list];
    if (Array.isArray(cards) && isFields(change)) whole[list] = cardsOf(cards, change);
  }
  return whole;
}

function cardsOf(cards: readonly unknown[], changes: Fields): readonly unknown[] {
  const byId = new Map(Object.entries(changes));
  const kept = cards.flatMap((card): readonly unknown[] => {
    const id = idOf(card) ?? '';
    const change = byId.get(id);
    byId.delete(id);
    if (change === undefined) return [card];
    return isFields(change) && isFields(card) ? [changed(card, change)] : [];
  });
  return [...kept, ...[...byId.values()].filter(isFields)];
}

function changed(old: Fields, change: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== null));
}

/**
 * A whole pack told as what differs from a base, both as JSON: `withBase` makes the pack of it again, cards that the
 * base does not have behind the others.
 */
export function asDifference(whole: object, base: object & { readonly id: string }): Fields {
  const [before, now] = [{ ...base } as Fields, { ...whole } as Fields];
  const difference: Record<string, unknown> = {};
  for (const [field, value] of changesOf(before, now)) {
    const was = before[field];
    difference[field] =
      Array.isArray(was) && Array.isArray(value) ? (cardChangesOf(was, value) ?? value) : value;
  }
  return { base: base.id, ...difference };
}

/** The fields that another value has: null for what is gone. */
function changesOf(before: Fields, now: Fields): readonly (readonly [string, unknown])[] {
  const gone = Object.keys(before).filter((field) => !Object.hasOwn(now, field));
  return [
    ...Object.entries(now).filter(
      ([field, value]) => !Object.hasOwn(before, field) || !isSame(before[field], value),
    ),
    ...gone.map((field) => [field, null] as const),
  ];
}

/** What changed in a list of cards, by their ids; null where it is no list of cards, each with an id of its own. */
function cardChangesOf(before: readonly unknown[], now: readonly unknown[]): Fields | null {
  const [old, cards] = [byIdOf(before), byIdOf(now)];
  if (old === null || cards === null) return null;
  const changes = new Map<string, unknown>();
  for (const [id, card] of cards) {
    const was = old.get(id);
    const change = was ? Object.fromEntries(changesOf(was, card)) : card;
    if (!was || Object.keys(change).length > 0) changes.set(id, change);
  }
  for (const id of old.keys()) if (!cards.has(id)) changes.set(id, null);
  return Object.fromEntries(changes);
}

function byIdOf(cards: readonly unknown[]): ReadonlyMap<string, Fields> | null {
  const byId = new Map<string, Fields>();
  for (const card of cards) {
    const id = idOf(card);
    if (id === null || !isFields(card) || byId.has(id)) return null;
    byId.set(id, card);
  }
  return byId;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
