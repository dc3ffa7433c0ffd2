import { weaponCard } from '../../attack/weapon.ts';
import { upgradeCard } from '../../cards/index.ts';
import type { SecondGame } from '../../game.ts';
import { changeEnergy } from '../../huge/energy.ts';
import { cardOf, chargesOfUpgrade, upgradeWith } from '../../ship/upgrades.ts';
import { forceOf } from '../../ship/values.ts';
import { type Ship, TOKENS, type Token, type Upgrade } from '../../state.ts';
import { gainTokens } from '../../tokens.ts';
import { amountOf } from '../evaluate.ts';
import { heldOn } from '../held.ts';
import {
  losable,
  offline,
  recoverable,
  recoverableUpTo,
  turnable,
  upgradeOrShip,
} from '../possible/charges.ts';
import { type Acting, type Resolvers, sceneOf, targetOf } from './acting.ts';

export type Kinds =
  | 'flip-upgrade'
  | 'lose-upgrade-charge'
  | 'recover-charge'
  | 'lose-charge'
  | 'recover-energy'
  | 'force'
  | 'flip'
  | 'back-online'
  | 'put-on-card'
  | 'put-that-on-card'
  | 'fuse-card'
  | 'take-all-held';

/** Charges, the Force, and cards that are turned over. */
export const CHARGE_EFFECTS: Resolvers<Kinds> = {
  'recover-charge': (act, { count, of, on, recurring }) => {
    const ship = targetOf(act, on);
    if (!ship) return;
    if (of === 'ship' || (of === 'this' && !upgradeWith(ship, act.owned.ref)))
      return recover(act.game, ship, undefined, count);
    if (of === 'this') return recover(act.game, ship, upgradeWith(ship, act.owned.ref), count);
    if (typeof of === 'object' && 'card' in of) return recoverOn(act.game, ship, of.card, count);
    if (of === 'weapon') return recover(act.game, ship, weaponCard(act.game.state, ship), count);
    const able = recoverable(ship, act.owned.ref, of === 'any-upgrade' ? [] : of, recurring);
    if (able.length === 0) return;
    const { upgrade: id } = act.game.choose({
      form: 'choice',
      kind: 'choose-upgrade',
      player: act.ship.player,
      because: 'xwing2:charges.2',
      ship: ship.id,
      ability: act.owned.ref,
      options: able.map((upgrade) => ({ upgrade: upgrade.id })),
    });
    recover(
      act.game,
      ship,
      ship.upgrades.find((upgrade) => upgrade.id === id),
      count,
    );
  },
  'lose-charge': (act, { count }) => {
    const upgrade = upgradeWith(act.ship, act.owned.ref);
    const card = upgrade ?? act.ship;
    const lost = Math.min(count, card.charges);
    if (lost === 0) return;
    card.charges -= lost;
    const event = { kind: 'charges-lost', ship: act.ship.id, charges: card.charges } as const;
    const because = act.owned.ruling;
    act.game.emit(upgrade ? { ...event, upgrade: upgrade.id, because } : { ...event, because });
  },
  'recover-energy': ({ game, ship, owned }, { count }) => changeEnergy(game, ship, count, owned.ruling),
  force: (act, { change, on }) => {
    const ship = targetOf(act, on);
    if (!ship) return;
    const wanted = ship.force + amountOf(sceneOf(act), change);
    const force = Math.min(forceOf(ship)?.limit ?? 0, Math.max(0, wanted));
    if (force === ship.force) return;
    ship.force = force;
    const because = act.owned.ruling;
    act.game.emit({ kind: 'charges-recovered', ship: ship.id, charge: 'force', charges: force, because });
  },
  'put-on-card': (act, { token }) => putOnCard(act, token),
  'put-that-on-card': (act) => {
    const token = TOKENS.find((one) => one === act.occasion.what);
    if (token) putOnCard(act, token);
  },
  'fuse-card': ({ game, ship, owned }, { change }) => {
    const upgrade = upgradeWith(ship, owned.ref);
    if (!upgrade) return;
    const count = Math.max(0, (upgrade.fuses ?? 0) + change);
    if (count > 0) upgrade.fuses = count;
    else delete upgrade.fuses;
    game.emit({ kind: 'card-fused', ship: ship.id, upgrade: upgrade.id, count, because: owned.ruling });
  },
  'take-all-held': ({ game, ship, owned }) => {
    const upgrade = upgradeWith(ship, owned.ref);
    if (!upgrade) return;
    const held = heldOn(upgrade);
    if (upgradeCard(upgrade.id)?.holds) upgrade.held = [];
    else delete upgrade.held;
    for (const token of TOKENS) {
      const count = held.filter((one) => one === token).length;
      if (count === 0) continue;
      const because = owned.ruling;
      game.emit({ kind: 'on-card', ship: ship.id, upgrade: upgrade.id, token, count: 0, because });
      gainTokens(game, ship, token, count, because);
    }
  },
  'flip-upgrade': (act, { slot, on }) => {
    const ship = targetOf(act, on);
    const upgrade = ship && turnable(ship, slot);
    if (!ship || !upgrade) return;
    turnOver(upgrade);
    act.game.emit({ kind: 'flipped', ship: ship.id, upgrade: upgrade.id, because: act.owned.ruling });
  },
  'back-online': ({ game, ship, owned }) => {
    const { upgrade: id } = game.choose({
      form: 'choice',
      kind: 'choose-upgrade',
      player: ship.player,
      because: owned.ruling,
      ship: ship.id,
      ability: owned.ref,
      options: offline(ship).map((upgrade) => ({ upgrade: upgrade.id })),
    });
    const upgrade = offline(ship).find((one) => one.id === id)!;
    upgrade.flipped = false;
    game.emit({ kind: 'flipped', ship: ship.id, upgrade: id, because: owned.ruling });
  },
  'lose-upgrade-charge': (act, { on }) => {
    const ship = targetOf(act, on);
    if (!ship) return;
    const able = losable(ship);
    if (able.length === 0) return;
    const { upgrade: id } = act.game.choose({
      form: 'choice',
      kind: 'choose-upgrade',
      player: ship.player,
      because: 'xwing2:charges.5',
      ship: ship.id,
      ability: act.owned.ref,
      options: able.map((upgrade) => ({ upgrade: upgrade.id })),
    });
    const upgrade = able.find((one) => one.id === id)!;
    upgrade.charges -= 1;
    const because = act.owned.ruling;
    act.game.emit({ kind: 'charges-lost', ship: ship.id, upgrade: id, charges: upgrade.charges, because });
  },
  flip: ({ game, ship, owned }) => flipCard(game, ship, owned.ref, owned.ruling),
};

/** Turns over the upgrade card on which the ability that `ref` names stands. */
export function flipCard(game: SecondGame, ship: Ship, ref: string, because: string): void {
  const upgrade = upgradeWith(ship, ref);
  if (!upgrade) return;
  turnOver(upgrade);
  game.emit({ kind: 'flipped', ship: ship.id, upgrade: upgrade.id, because });
}

/** Charges lie only on a side that has them. */
function turnOver(upgrade: Upgrade): void {
  upgrade.flipped = !upgrade.flipped;
  if (!chargesOfUpgrade(upgrade)) upgrade.charges = 0;
}

/** A token lies on the card. */
function putOnCard({ game, ship, owned }: Acting, token: Token): void {
  const upgrade = upgradeWith(ship, owned.ref);
  if (!upgrade) return;
  upgrade.held = [...heldOn(upgrade), token];
  const count = upgrade.held.filter((one) => one === token).length;
  const because = owned.ruling;
  game.emit({ kind: 'on-card', ship: ship.id, upgrade: upgrade.id, token, count, because });
}

/** The card of a ship with an id recovers charges, if the ship has it. */
function recoverOn(game: SecondGame, ship: Ship, id: string, count: number): void {
  const card = cardOf(ship, id);
  if (card) recover(game, ship, upgradeOrShip(ship, card), count);
}

/** An upgrade, or the ship card, recovers charges up to its limit (charges.2). */
export function recover(game: SecondGame, ship: Ship, upgrade: Upgrade | undefined, count: number): void {
  const limit = recoverableUpTo(ship, upgrade);
  const card = upgrade ?? ship;
  if (card.charges >= limit) return;
  card.charges = Math.min(limit, card.charges + count);
  const event = {
    kind: 'charges-recovered',
    ship: ship.id,
    charge: 'standard',
    charges: card.charges,
  } as const;
  const because = 'xwing2:charges.2';
  game.emit(upgrade ? { ...event, upgrade: upgrade.id, because } : { ...event, because });
}
