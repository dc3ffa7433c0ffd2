/** The cards of a format pack, each as exact or not yet, with totals by ship type and slot. */

import { unwrittenOfPilot, unwrittenOfUpgrade } from '../cards/coverage.ts';
import { pilotCard, upgradeCard } from '../cards/index.ts';
import { LACKS, unwrittenText } from '../words/english/squads.ts';
import type { Pack } from './pack.ts';

/** One card of a pack. It is exact when nothing is `missing`: all that it says happens here. */
export interface CardCoverage {
  readonly kind: 'pilot' | 'upgrade';
  readonly id: string;
  readonly name: string;
  /** Id of the ship type, or the slot. */
  readonly group: string;
  readonly missing: readonly string[];
  /** Lines of the ledger that say something of it: errata, questions and answers. */
  readonly rulings: readonly string[];
}

/** How many cards of a group are exact. */
export interface CoverageTotal {
  readonly kind: CardCoverage['kind'];
  readonly group: string;
  readonly exact: number;
  readonly cards: number;
}

export interface PackCoverage {
  readonly cards: readonly CardCoverage[];
  readonly totals: readonly CoverageTotal[];
}

/** Looks at every pilot and upgrade of a pack, in the order of the pack, groups in order of their first card. */
export function packCoverage(pack: Pack): PackCoverage {
  const cards = [
    ...pack.pilots.map(({ id, name, ship }): CardCoverage => {
      const missing = pilotCard(id) ? told(unwrittenOfPilot(id)) : [ABSENT];
      return { kind: 'pilot', id, name, group: ship, missing, rulings: pilotCard(id)?.rulings ?? [] };
    }),
    ...pack.upgrades.map(({ id, name, slots }): CardCoverage => {
      const missing = upgradeCard(id) ? told(unwrittenOfUpgrade(id)) : [ABSENT];
      const rulings = upgradeCard(id)?.rulings ?? [];
      return { kind: 'upgrade', id, name, group: slots[0] ?? '', missing, rulings };
    }),
  ];
  return { cards, totals: totalsOf(cards) };
}

const ABSENT = 'the house does not have this card';

const told = (unwritten: ReturnType<typeof unwrittenOfPilot>): readonly string[] =>
  unwritten.map(({ what, name, written, lacks }) =>
    lacks ? `${name}: ${LACKS[lacks]}` : unwrittenText(what, name, written),
  );

function totalsOf(cards: readonly CardCoverage[]): readonly CoverageTotal[] {
  const totals = new Map<string, CoverageTotal>();
  for (const { kind, group, missing } of cards) {
    const key = `${kind} ${group}`;
    const { exact, cards: seen } = totals.get(key) ?? { exact: 0, cards: 0 };
    totals.set(key, { kind, group, exact: exact + (missing.length === 0 ? 1 : 0), cards: seen + 1 });
  }
  return [...totals.values()];
}
