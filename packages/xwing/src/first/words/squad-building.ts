/** What an upgrade says of the squad that it is in: its record in a format pack has it. */

import type { UpgradeSlot } from '../cards/chassis.ts';

/** What the record of an upgrade says beside what it costs and needs. */
export interface SquadFacts {
  readonly slots: readonly UpgradeSlot[];
  readonly points?: number;
  readonly gains?: readonly UpgradeSlot[];
  readonly gainsOneOf?: readonly UpgradeSlot[];
  readonly loses?: readonly UpgradeSlot[];
  readonly limits?: readonly {
    readonly slot: UpgradeSlot;
    readonly most?: number;
    readonly different?: true;
    readonly cost?: number;
    readonly unique?: true;
  }[];
  readonly discount?: { readonly slot?: UpgradeSlot; readonly points: number };
  readonly brings?: string;
  readonly copies?: number;
}

/** Icons of one slot, and how many. */
export type Icons = readonly [slot: UpgradeSlot, count: number];

/** The sentences of a language for it. */
export interface SquadPhrases {
  readonly barGains: (icons: readonly Icons[]) => string;
  readonly barGainsOneOf: (slots: readonly UpgradeSlot[]) => string;
  readonly barLoses: (icons: readonly Icons[]) => string;
  /** As many upgrades of a slot may be on its ship; none of one that it rules out. */
  readonly mayHave: (slot: UpgradeSlot, most: number) => string;
  readonly mustDiffer: (slot: UpgradeSlot) => string;
  readonly mustBeUnique: (slot: UpgradeSlot) => string;
  /** What each upgrade of a slot may cost; `other` where this one is of the slot itself. */
  readonly mayCost: (slot: UpgradeSlot, points: number, other: boolean) => string;
  /** Points off each upgrade of a slot, or off all. */
  readonly costLess: (slot: UpgradeSlot | null, points: number) => string;
  readonly comesWith: (upgrade: string) => string;
  readonly copies: (most: number) => string;
  /** Of a card that does nothing but cost less than nothing. */
  readonly takesOff: (points: number) => string;
}

/** What a card's record says, as sentences. */
export function squadText(record: SquadFacts, say: SquadPhrases): readonly string[] {
  const { slots, gains, gainsOneOf, loses, limits = [], discount, brings, copies } = record;
  return [
    ...(gains ? [say.barGains(iconsOf(gains))] : []),
    ...(gainsOneOf ? [say.barGainsOneOf(gainsOneOf)] : []),
    ...(loses ? [say.barLoses(iconsOf(loses))] : []),
    ...limits.flatMap(({ slot, most, different, unique, cost }) => [
      ...(most === undefined ? [] : [say.mayHave(slot, most)]),
      ...(different ? [say.mustDiffer(slot)] : []),
      ...(unique ? [say.mustBeUnique(slot)] : []),
      ...(cost === undefined ? [] : [say.mayCost(slot, cost, slots.includes(slot))]),
    ]),
    ...(discount ? [say.costLess(discount.slot ?? null, discount.points)] : []),
    ...(brings === undefined ? [] : [say.comesWith(brings)]),
    ...(copies === undefined ? [] : [say.copies(copies)]),
  ];
}

const iconsOf = (slots: readonly UpgradeSlot[]): readonly Icons[] =>
  [...new Set(slots)].map((slot) => [slot, slots.filter((one) => one === slot).length]);
