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

/** What the ledger says of a card with an ability; nothing of others. */
const rulingsOf = (id: string): readonly string[] => {
  const ruling = rulingOfCard(id);
  return ruling === CARDS_ACT ? [] : [ruling];
};

/** Every card of a pack with what is missing of it, and totals by kind and group. */
export function packCoverage(
  pack: Pack,
  house: House = HOUSE,
): { readonly cards: readonly CardCoverage[]; readonly totals: readonly CoverageTotal[] } {
  const cards: CardCoverage[] = [
    ...pack.ships.map(({ id, name }): CardCoverage => {
      const missing = house.ship(id) === 'all' ? [] : [shipObstacle(id) ?? 'it cannot be played yet'];
      return { kind: 'ship', id, name, group: shipCard(id)?.faction ?? '', missing, rulings: rulingsOf(id) };
    }),
    ...pack.squadrons.map(({ id, name }): CardCoverage => {
      const missing = house.squadron(id) === 'all' ? [] : ['the ability on the card is not written yet'];
      return {
        kind: 'squadron',
        id,
        name,
        group: squadronCard(id)?.faction ?? '',
        missing,
        rulings: rulingsOf(id),
      };
    }),
    ...pack.upgrades.map(({ id, name }): CardCoverage => {
      const missing = house.upgrade(id) === 'all' ? [] : [upgradeObstacle(id) ?? 'it cannot be played yet'];
      return {
        kind: 'upgrade',
        id,
        name,
        group: upgradeCard(id)?.icons.join(' and ') ?? '',
        missing,
        rulings: rulingsOf(id),
      };
    }),
    ...pack.objectives.map(({ id, name }): CardCoverage => {
      const missing =
        house.objective(id) === 'all' ? [] : [objectiveObstacle(id) ?? 'it cannot be played yet'];
      return {
        kind: 'objective',
        id,
        name,
        group: objectiveCard(id)?.category ?? '',
        missing,
        rulings: rulingsOf(id),
      };
    }),
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
