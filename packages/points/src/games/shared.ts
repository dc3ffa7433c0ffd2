/** What the readers of both X-Wings share. */

import { bareId, type Spelled, type Speller } from '@firing-arc/xwing/common/spelling';
import type { RowReader } from '../import.ts';
import { finderIn } from '../meaning.ts';
import type { PointsRow } from '../row.ts';

export const isNumber = (value: number | undefined): value is number => value !== undefined;

/** Whether two lists have the same words, each as often, in whatever order. */
export const isSameBag = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

/** How the cards of one list are looked for in an edition. */
interface EditionList {
  readonly speller: () => Speller<Spelled>;
  readonly known: ReadonlyMap<string, unknown>;
  readonly aliases: ReadonlyMap<string, string>;
  /** Ids by the numbers that YASB gives them; a hyphen stands for a number that nothing has. */
  readonly numbers: readonly string[];
  readonly isBuilt?: (id: string) => boolean;
}

/** Finds the pilot or the upgrade that a row means. */
export const editionFinder = (
  lists: Readonly<Record<'pilots' | 'upgrades', EditionList>>,
): RowReader['find'] =>
  finderIn(
    (['pilots', 'upgrades'] as const).map((list) => {
      const { speller, known, numbers, ...others } = lists[list];
      return {
        ...others,
        list,
        speller: speller(),
        has: (id) => known.has(id),
        numbered: (number) => (numbers[number] === '-' ? undefined : numbers[number]),
      };
    }),
  );

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

/** What YASB calls the slot of Weapon Hardpoint and of Versatile Frame, which packs have apart from the others. */
const SPECIAL_SLOTS = new Set(['hardpointship', 'versatileship']);

/** The slots of a row in a pack's words: none where it says none, or some that the pack does not know. */
export function packSlots(
  { says }: PointsRow,
  named: SlotNames,
): { readonly slots: readonly string[] | undefined; readonly faults: readonly string[] } {
  const written = says.slots?.filter((slot) => !SPECIAL_SLOTS.has(bareId(slot)));
  const strange = written?.filter((slot) => !named.has(bareId(slot))) ?? [];
  if (strange.length > 0)
    return {
      slots: undefined,
      faults: strange.map((slot) => `'${slot.slice(0, 40)}' is no slot: its slots stay as they are`),
    };
  return { slots: written?.flatMap((slot) => named.get(bareId(slot)) ?? []), faults: [] };
}
