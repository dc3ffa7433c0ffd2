/** What the readers of both X-Wings share. */

import { bareId } from '@firing-arc/xwing/common/spelling';

/** Whether two lists have the same words, each as often, in whatever order. */
export const isSameBag = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

/** Finds an id by its number in a list of YASB, in which a hyphen stands for a number that nothing has. */
export const numberedIn =
  (ids: readonly string[]) =>
  (number: number): string | undefined =>
    ids[number] === '-' ? undefined : ids[number];

/** A pack's words for slots, by the letters of every word for them. */
export type SlotNames = ReadonlyMap<string, string>;

/** The slots that a pack's upgrades fill, by their own words and those of builders. */
export const slotsOf = (
  upgrades: readonly { readonly slots: readonly string[] }[],
  aliases: ReadonlyMap<string, string>,
): SlotNames =>
  new Map([
    ...aliases,
    ...upgrades.flatMap(({ slots }) => slots.map((slot) => [bareId(slot), slot] as const)),
  ]);
