import { lendersOf } from '../attack/lent-tokens.ts';
import { forceToSpend, spendForce, spendShields } from '../charges.ts';
import { conditionWith, revealCondition } from '../conditions/secret.ts';
import { exposeCard, sufferDamage } from '../damage/suffer.ts';
import { shieldPayer, shieldSources } from '../docking/shields.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { changeEnergy } from '../huge/energy.ts';
import { hasLockOn, spendLock } from '../locks.ts';
import { cardOf, chargesOfUpgrade, upgradeWith } from '../ship/upgrades.ts';
import type { Occasion, SecondState, Ship, Token, Upgrade } from '../state.ts';
import { cannotGain, gainTokens, spendToken } from '../tokens.ts';
import { fillsAnySlot, weaponCard } from './effects/charges.ts';
import { removeTokens } from './effects/tokens.ts';
import type { Cost, TokenClass } from './language.ts';
import { forbidding } from './modifiers.ts';
import { type Scene, shipIn, shipsThat, tokensIn, tokensOn } from './scene.ts';

/**
 * Whether a ship can pay all of some costs: all or none is paid (abilities queue FAQ 12). Charges come from the card
 * on which the ability `ref` stands: from the upgrade if it is one, else from the ship card (charges.13).
 */
export function canPay(
  state: SecondState,
  ship: Ship,
  ref: string,
  costs: readonly Cost[],
  occasion: Occasion | null = null,
  chosen = -1,
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
const lendable = (of: TokenClass) =>
  (['focus', 'evade'] as const).filter((token) => tokensIn(of).includes(token));

/** How many tokens of other ships a ship may spend for such a cost. */
const lentTo = (state: SecondState, payer: Ship, of: TokenClass): number =>
  lendable(of).reduce(
    (all, token) => lendersOf(state, payer, token).reduce((sum, { tokens }) => sum + tokens[token], all),
    0,
  );

/** Whose token is spent: the ship's own, or that of one that lends it; of several its player picks. */
function chooseLender(game: SecondGame, payer: Ship, of: TokenClass, ref: string): Ship {
  const lenders = [...new Set(lendable(of).flatMap((token) => lendersOf(game.state, payer, token)))];
  if (lenders.length === 0) return payer;
  const own = tokensOn(game.state, payer, of) > 0 ? [payer] : [];
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: payer.player,
    because: 'xwing2:tokens.2',
    ship: payer.id,
    ability: ref,
    options: [...own, ...lenders].map(({ id }) => ({ target: id })),
  });
  return shipOf(game, target);
}

const shieldsToSpend = (state: SecondState, ship: Ship): number =>
  ship.aboard ? shieldSources(state, ship).reduce((sum, { shields }) => sum + shields, 0) : ship.shields;

/** Kinds of tokens that an effect keeps a ship from spending. */
export const barredTokens = (state: SecondState, ship: Ship): readonly Token[] =>
  forbidding(state, 'spend-tokens').flatMap(({ on, of }) => (on === ship ? of.tokens : []));

/** Whether a card says that a ship's locks cannot be spent at all. */
const mayNotSpendLocks = (state: SecondState, ship: Ship): boolean =>
  forbidding(state, 'spend-locks').some(({ by, of }) => by === ship && of.forAnything);

/** Other upgrades of a ship that have an active charge which does not come back by itself. */
function chargedUpgrades(ship: Ship, ref: string, slots: readonly string[]): readonly Upgrade[] {
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

function takeFromCard(game: SecondGame, ship: Ship, ref: string, token: Token, because: string): void {
  const upgrade = upgradeWith(ship, ref)!;
  const held = upgrade.held!.toSpliced(upgrade.held!.indexOf(token), 1);
  if (held.length > 0) upgrade.held = held;
  else delete upgrade.held;
  game.emit({ kind: 'on-card', ship: ship.id, upgrade: upgrade.id, token, count: held.length, because });
}

/** Pays costs that `canPay` has allowed. */
export function payCosts(
  game: SecondGame,
  ship: Ship,
  ref: string,
  costs: readonly Cost[],
  because = 'xwing2:charges.5',
  occasion: Occasion | null = null,
  chosen = -1,
): void {
  if (costs.length === 0) return;
  const scene: Scene = { state: game.state, self: ship, ref, occasion, chosen };
  for (const cost of costs) {
    const payer = shipIn(scene, cost.by ?? 'self');
    if (payer) pay(game, scene, payer, cost, because);
  }
}

function pay(game: SecondGame, scene: Scene, payer: Ship, cost: Cost, because: string): void {
  switch (cost.kind) {
    case 'charge':
      for (let i = 0; i < cost.count; i++) spendCharge(game, payer, upgradeWith(payer, scene.ref), because);
      return;
    case 'force':
      return spendForce(game, payer, cost.count, because);
    case 'energy':
      return changeEnergy(game, payer, -cost.count, because);
    case 'shield':
      for (let i = 0; i < cost.count; i++) spendShields(game, shieldPayer(game, payer), 1, because);
      return;
    case 'spend-token':
      for (let i = 0; i < cost.count; i++) {
        const lender = chooseLender(game, payer, cost.token, scene.ref);
        if (lender === payer) spendOneOf(game, payer, tokensIn(cost.token), scene.ref);
        else {
          const lent = lendable(cost.token).filter((one) =>
            lendersOf(game.state, payer, one).includes(lender),
          );
          spendToken(game, lender, pickToken(game, payer, lent, scene.ref), 'xwing2:tokens.2');
        }
      }
      return;
    case 'gain-token':
      return gainTokens(game, payer, cost.token, cost.count, because, scene.self.player);
    case 'gain-one': {
      const able = cost.tokens.filter((token) => cannotGain(game.state, payer, token) === null);
      const token = pickToken(game, payer, able, scene.ref);
      return gainTokens(game, payer, token, 1, because, scene.self.player);
    }
    case 'spend-from': {
      const holder = pickHolder(game, scene, cost);
      if (cost.each) game.state.attack?.used.push(paidKey(scene.ref, holder));
      return spendToken(game, holder, cost.token, 'xwing2:tokens.2');
    }
    case 'card-charge':
      for (let i = 0; i < cost.count; i++) {
        const card = cardOf(payer, cost.card);
        spendCharge(game, payer, card === payer ? undefined : (card as Upgrade), because);
      }
      return;
    case 'reveal':
      return revealCondition(game, payer, conditionWith(payer, scene.ref)!.uid, 'xwing2:condition-cards.7');
    case 'expose':
      return exposeCard(game, payer, because);
    case 'suffer':
      return sufferDamage(game, payer, { hits: cost.hits, crits: cost.crits }, because);
    case 'lock':
      return spendLock(game, payer, shipIn(scene, cost.on));
    case 'lock-of':
      return spendLock(game, pickLocker(game, scene, cost), shipIn(scene, cost.on));
    case 'from-card':
      return takeFromCard(game, payer, scene.ref, cost.token, because);
    case 'remove-from': {
      const on = shipIn(scene, cost.on);
      const owned = { ref: scene.ref, name: '', ruling: because };
      if (on) removeTokens({ game, owned }, on, cost.of, 1, scene.self);
      return;
    }
    case 'weapon-charge':
      return spendCharge(game, payer, weaponCard(game.state, payer)!, because);
    case 'upgrade-charge':
      return spendOther(game, payer, scene.ref, cost.slots, because);
  }
}

/** Spends one charge of an upgrade, or of the ship card (charges.5). */
export function spendCharge(
  game: SecondGame,
  ship: Ship,
  upgrade: Upgrade | undefined,
  because: string,
): void {
  (upgrade ?? ship).charges -= 1;
  const spent = { kind: 'charge-spent', ship: ship.id, charge: 'standard', because } as const;
  game.emit(upgrade ? { ...spent, upgrade: upgrade.id } : spent);
}

type SpendFrom = Extract<Cost, { kind: 'spend-from' }>;

/** The ships whose token could be spent. */
const holders = (scene: Scene, { that, token, each }: SpendFrom): readonly Ship[] =>
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
const paidKey = (ref: string, payer: Ship): string => `${ref}@${payer.id} paid`;

const pickHolder = (game: SecondGame, scene: Scene, cost: SpendFrom): Ship =>
  pickShip(game, scene, holders(scene, cost));

type LockOf = Extract<Cost, { kind: 'lock-of' }>;

/** The ships whose lock could be spent. */
function lockers(scene: Scene, { that, on }: LockOf): readonly Ship[] {
  const target = shipIn(scene, on);
  if (!target) return [];
  return shipsThat(scene, that).filter(
    (ship) => hasLockOn(scene.state, ship, target) && !mayNotSpendLocks(scene.state, ship),
  );
}

const pickLocker = (game: SecondGame, scene: Scene, cost: LockOf): Ship =>
  pickShip(game, scene, lockers(scene, cost));

function pickShip(game: SecondGame, scene: Scene, ships: readonly Ship[]): Ship {
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: scene.self.player,
    because: 'xwing2:abilities.3',
    ship: scene.self.id,
    ability: scene.ref,
    options: ships.map((ship) => ({ target: ship.id })),
  });
  return shipOf(game, target);
}

function pickToken<Kind extends keyof Ship['tokens']>(
  game: SecondGame,
  ship: Ship,
  tokens: readonly Kind[],
  ref: string,
): Kind {
  const { token } = game.choose({
    form: 'choice',
    kind: 'choose-token',
    player: ship.player,
    because: 'xwing2:tokens.2',
    ship: ship.id,
    ability: ref,
    options: tokens.map((token) => ({ token })),
  });
  return token as Kind;
}

/** Spends a token of one of some kinds; of several its player picks. */
function spendOneOf(
  game: SecondGame,
  ship: Ship,
  tokens: readonly (keyof Ship['tokens'])[],
  ref: string,
): void {
  const held = tokens.filter((token) => ship.tokens[token] > 0);
  const token = pickToken(game, ship, held, ref);
  spendToken(game, ship, token, 'xwing2:tokens.2');
}

function spendOther(
  game: SecondGame,
  ship: Ship,
  ref: string,
  slots: readonly string[],
  because: string,
): void {
  const { upgrade: id } = game.choose({
    form: 'choice',
    kind: 'choose-upgrade',
    player: ship.player,
    because,
    ship: ship.id,
    ability: ref,
    options: chargedUpgrades(ship, ref, slots).map((upgrade) => ({ upgrade: upgrade.id })),
  });
  spendCharge(
    game,
    ship,
    ship.upgrades.find((upgrade) => upgrade.id === id),
    because,
  );
}
