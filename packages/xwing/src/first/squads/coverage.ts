/** Which cards of a pack do all that they say, and which do not yet. */

import { pilotCard, upgradeCard } from '../cards/index.ts';
import type { Pack } from './pack.ts';
import { HOUSE, type House } from './readiness.ts';

/** A pilot or upgrade; `missing` says what of it is not written. */
export interface CardCoverage {
  readonly kind: 'pilot' | 'upgrade';
  readonly id: string;
  readonly name: string;
  /** The pilot's ship type, or the upgrade's slot. */
  readonly group: string;
  readonly missing: readonly string[];
  /** Lines of the ledger that say something of it: errata, questions and answers. */
  readonly rulings: readonly string[];
}

export interface CoverageTotal {
  readonly kind: CardCoverage['kind'];
  readonly group: string;
  readonly cards: number;
  readonly exact: number;
}

/** Every card of a pack with what is missing of it, and totals by ship type and slot. */
export function packCoverage(
  pack: Pack,
  house: House = HOUSE,
): { readonly cards: readonly CardCoverage[]; readonly totals: readonly CoverageTotal[] } {
  const cards: CardCoverage[] = [
    ...pack.pilots.map(
      ({ id, name, ship }): CardCoverage => ({
        kind: 'pilot',
        id,
        name,
        group: ship,
        missing: house.pilot(id) === 'all' ? [] : [`the ability of ${name} is not written yet`],
        rulings: pilotCard(id)?.rulings ?? [],
      }),
    ),
    ...pack.upgrades.map(
      ({ id, name, slots }): CardCoverage => ({
        kind: 'upgrade',
        id,
        name,
        group: slots[0]!,
        missing:
          house.upgrade(id) === 'all' ? [] : [`the upgrade ${name}, or a part of it, is not written yet`],
        rulings: upgradeCard(id)?.rulings ?? [],
      }),
    ),
  ];
  const totals = new Map<
    string,
    { kind: CardCoverage['kind']; group: string; cards: number; exact: number }
  >();
  for (const { kind, group, missing } of cards) {
    const total = totals.get(`${kind} ${group}`) ?? { kind, group, cards: 0, exact: 0 };
    totals.set(`${kind} ${group}`, total);
    total.cards++;
    if (missing.length === 0) total.exact++;
  }
  return { cards, totals: [...totals.values()] };
}
