import { lendersOf } from '../attack/lent-tokens.ts';
import { weaponCard } from '../attack/weapon.ts';
import { conditionWith } from '../conditions/secret.ts';
import { shieldSources } from '../docking/shields.ts';
import { hasLockOn } from '../locks.ts';
import { cardOf, chargesOfUpgrade, fillsAnySlot, upgradeWith } from '../ship/upgrades.ts';
import type { SecondState, Ship, Token, Upgrade } from '../state.ts';
import { cannotGain } from '../token-limits.ts';
import { forbidding, forceToSpend, shipsThat } from './evaluate.ts';
import type { Cost, TokenClass } from './language.ts';
import { type Moment, type Scene, shipIn, tokensIn, tokensOn } from './scene.ts';

/**
 * Whether a ship can pay all of some costs: all or none is paid (abilities queue FAQ 12). Charges come from the card
 * on which the ability `ref` stands: from the upgrade if it is one, else from the ship card (charges.13).
 */
export function canPay(
  state: SecondState,
  ship: Ship,
  ref: string,
  costs: readonly Cost[],
  { occasion = null, chosen = -1 }: Moment = {},
): boolean {
  if (costs.length === 0) return true;
  const scene: Scene = { state, self: ship, ref, occasion, chosen };
  const totals = new Map<string, number>();
  return costs.every((cost) => {
    const payer = shipIn(scene, cost.by ?? 'self');
    if (!payer) return false;
    const key = `${cost.kind}/${payer.id}/${'token' in cost ? cost.token : ''}`;
    const total = (totals.get(key) ?? 0) + cost.count;
    totals.set(key, total);
    return affordable(scene, payer, cost, total);
  });
}

function affordable(scene: Scene, payer: Ship, cost: Cost, total: number): boolean {
  switch (cost.kind) {
    case 'charge':
      return (upgradeWith(payer, scene.ref) ?? payer).charges >= total;
    case 'force':
      return forceToSpend(scene.state, payer) >= total;
    case 'energy':
      return payer.energy >= total;
    case 'shield':
      return shieldsToSpend(scene.state, payer) >= total;
    case 'spend-token': {
      const barred = barredTokens(scene.state, payer);
      const barredOnes = tokensIn(cost.token).filter((token) => barred.includes(token));
      const held = barredOnes.reduce((sum, token) => sum + payer.tokens[token], 0);
      return (
        tokensOn(scene.state, payer, cost.token) + lentTo(scene.state, payer, cost.token) - held >= total
      );
    }
    case 'gain-token':
      return cannotGain(scene.state, payer, cost.token) === null;
    case 'gain-one':
      return cost.tokens.some((token) => cannotGain(scene.state, payer, token) === null);
    case 'spend-from':
      return holders(scene, cost).length > 0;
    case 'expose':
      return payer.damage.some((card) => !card.up);
    case 'suffer':
      return true;
    case 'lock': {
      const on = shipIn(scene, cost.on);
      return on !== undefined && hasLockOn(scene.state, payer, on) && !mayNotSpendLocks(scene.state, payer);
    }
    case 'lock-of':
      return lockers(scene, cost).length > 0;
    case 'from-card':
      return heldOn(upgradeWith(payer, scene.ref), cost.token) >= total;
    case 'card-charge':
      return (cardOf(payer, cost.card)?.charges ?? 0) >= total;
    case 'reveal':
      return conditionWith(payer, scene.ref)?.up === false;
    case 'remove-from': {
      const on = shipIn(scene, cost.on);
      return on !== undefined && tokensOn(scene.state, on, cost.of) >= total;
    }
    case 'weapon-charge':
      return (weaponCard(scene.state, payer)?.charges ?? 0) >= total;
    case 'upgrade-charge':
      return chargedUpgrades(payer, scene.ref, cost.slots).length > 0;
  }
}

/** The kinds of tokens among some that other ships may lend. */
export const lendable = (of: TokenClass) =>
  (['focus', 'evade'] as const).filter((token) => tokensIn(of).includes(token));

/** How many tokens of other ships a ship may spend for such a cost. */
const lentTo = (state: SecondState, payer: Ship, of: TokenClass): number =>
  lendable(of).reduce(
    (all, token) => lendersOf(state, payer, token).reduce((sum, { tokens }) => sum + tokens[token], all),
    0,
  );

const shieldsToSpend = (state: SecondState, ship: Ship): number =>
  ship.aboard ? shieldSources(state, ship).reduce((sum, { shields }) => sum + shields, 0) : ship.shields;

/** Kinds of tokens that an effect keeps a ship from spending. */
export const barredTokens = (state: SecondState, ship: Ship): readonly Token[] =>
  forbidding(state, 'spend-tokens').flatMap(({ on, of }) => (on === ship ? of.tokens : []));

/** Whether a card says that a ship's locks cannot be spent at all. */
const mayNotSpendLocks = (state: SecondState, ship: Ship): boolean =>
  forbidding(state, 'spend-locks').some(({ by, of }) => by === ship && of.forAnything);

/** Other upgrades of a ship that have an active charge which does not come back by itself. */
export function chargedUpgrades(ship: Ship, ref: string, slots: readonly string[]): readonly Upgrade[] {
  const own = upgradeWith(ship, ref);
  return ship.upgrades.filter(
    (upgrade) =>
      upgrade !== own &&
      upgrade.charges > 0 &&
      (chargesOfUpgrade(upgrade)?.recurring ?? 0) === 0 &&
      fillsAnySlot(upgrade, slots),
  );
}

/** How many tokens of a kind lie on an upgrade card. */
const heldOn = (upgrade: Upgrade | undefined, token: Token): number =>
  upgrade?.held?.filter((one) => one === token).length ?? 0;

export type SpendFrom = Extract<Cost, { kind: 'spend-from' }>;

/** The ships whose token could be spent. */
export const holders = (scene: Scene, { that, token, each }: SpendFrom): readonly Ship[] =>
  shipsThat(scene, that).filter(
    (ship) =>
      ship.tokens[token] > 0 &&
      !keepsFrom(scene, ship, token) &&
      !(each && scene.state.attack?.used.includes(paidKey(scene.ref, ship))),
  );

/** Whether a card keeps a ship's tokens from the ship abilities of others. */
const keepsFrom = ({ state, self, ref }: Scene, ship: Ship, token: Token): boolean =>
  ship !== self &&
  ref.startsWith('ship.') &&
  forbidding(state, 'lend-tokens').some(({ on, of }) => on === ship && of.tokens.includes(token));

/** What is remembered of a ship that has paid for an ability in an attack. */
export const paidKey = (ref: string, payer: Ship): string => `${ref}@${payer.id} paid`;

export type LockOf = Extract<Cost, { kind: 'lock-of' }>;

/** The ships whose lock could be spent. */
export function lockers(scene: Scene, { that, on }: LockOf): readonly Ship[] {
  const target = shipIn(scene, on);
  if (!target) return [];
  return shipsThat(scene, that).filter(
    (ship) => hasLockOn(scene.state, ship, target) && !mayNotSpendLocks(scene.state, ship),
  );
}
