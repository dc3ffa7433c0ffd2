/** Which cards of a pack do all that they say, and which do not yet. */
import { CARDS_ACT, rulingOfCard } from '../abilities/scene.ts';
import { shipCard, squadronCard, upgradeCard } from '../cards/index.ts';
import { objectiveCard } from '../objectives/cards.ts';
import type { Pack } from './pack.ts';
import { HOUSE, type House, objectiveObstacle, shipObstacle, upgradeObstacle } from './readiness.ts';

/** A card of any kind; `missing` says what of it is not written or not known. */
export interface CardCoverage {
  readonly kind: 'ship' | 'squadron' | 'upgrade' | 'objective';
  readonly id: string;
  readonly name: string;
  /** Faction of ships and squadrons, icon of upgrades, category of objectives. */
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

/** The ledger's own line of a card; none where it only holds that cards beat the rules. */
const rulingsOf = (id: string): readonly string[] => {
  const ruling = rulingOfCard(id);
  return ruling === CARDS_ACT ? [] : [ruling];
};

/** Every card of a pack with what is missing of it, and totals by kind and group. */
export function packCoverage(
  pack: Pack,
  house: House = HOUSE,
): { readonly cards: readonly CardCoverage[]; readonly totals: readonly CoverageTotal[] } {
  const known: Omit<CardCoverage, 'rulings'>[] = [
    ...pack.ships.map(({ id, name }) => {
      const missing = house.ship(id) === 'all' ? [] : [shipObstacle(id) ?? 'it cannot be played yet'];
      return { kind: 'ship' as const, id, name, group: shipCard(id)?.faction ?? '', missing };
    }),
    ...pack.squadrons.map(({ id, name }) => {
      const missing = house.squadron(id) === 'all' ? [] : ['the ability on the card is not written yet'];
      return { kind: 'squadron' as const, id, name, group: squadronCard(id)?.faction ?? '', missing };
    }),
    ...pack.upgrades.map(({ id, name }) => {
      const missing = house.upgrade(id) === 'all' ? [] : [upgradeObstacle(id) ?? 'it cannot be played yet'];
      const group = upgradeCard(id)?.icons.join(' and ') ?? '';
      return { kind: 'upgrade' as const, id, name, group, missing };
    }),
    ...pack.objectives.map(({ id, name }) => {
      const missing =
        house.objective(id) === 'all' ? [] : [objectiveObstacle(id) ?? 'it cannot be played yet'];
      return { kind: 'objective' as const, id, name, group: objectiveCard(id)?.category ?? '', missing };
    }),
  ];
  const cards = known.map((card): CardCoverage => ({ ...card, rulings: rulingsOf(card.id) }));
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
