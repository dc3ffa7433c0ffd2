import type { UpgradeSlot } from '../../cards/chassis.ts';
import { upgradeCard } from '../../cards/index.ts';
import { type SecondGame, shipOf } from '../../game.ts';
import type { ExchangeOption } from '../../questions.ts';
import { chargesOfUpgrade, fillsSlot } from '../../ship/upgrades.ts';
import type { SecondState, Ship, Upgrade } from '../../state.ts';
import { passesAll } from '../evaluate.ts';
import { indexHooks } from '../hooks.ts';
import { exchanges, takersOf, upgradesFor } from '../possible/exchange.ts';
import type { Scene } from '../scene.ts';
import { type Acting, type EffectOf, type Resolvers, sceneOf } from './acting.ts';

export type Kinds = 'exchange-upgrades' | 'hand-on-upgrades';

/** Upgrade cards that go from one ship to another, with all that lies on them. */
export const EXCHANGE_EFFECTS: Resolvers<Kinds> = {
  'exchange-upgrades': (act, effect) => {
    const options = exchanges(sceneOf(act), effect);
    if (options.length === 0) return;
    const { game, ship, owned } = act;
    const picked = game.choose({
      form: 'choice',
      kind: 'exchange-upgrades',
      player: ship.player,
      because: owned.ruling,
      ship: ship.id,
      ability: owned.ref,
      options,
    });
    exchange(game, picked, owned.ruling);
  },
  'hand-on-upgrades': (act, effect) => {
    const given: number[] = [];
    while (given.length < effect.most) {
      const takers = takersOf(sceneOf(act), effect, given);
      if (takers.length === 0) return;
      const { target } = act.game.choose({
        form: 'choice',
        kind: 'choose-ship',
        player: act.ship.player,
        because: act.owned.lines[0] ?? 'xwing2:card-interpretation.4',
        ship: act.ship.id,
        ability: act.owned.ref,
        options: [...takers.map((target) => ({ target })), { target: -1 }],
      });
      if (target < 0) return;
      given.push(target);
      handOn(act, shipOf(act.game, target), effect);
    }
  },
};

/** A ship gets one of the upgrades of another, with all that lies on it. */
function handOn(act: Acting, taker: Ship, { slot }: EffectOf<'hand-on-upgrades'>): void {
  const { game, ship, owned } = act;
  const { upgrade: id } = game.choose({
    form: 'choice',
    kind: 'choose-upgrade',
    player: ship.player,
    because: owned.ruling,
    ship: ship.id,
    ability: owned.ref,
    options: upgradesFor(sceneOf(act), slot, taker).map((upgrade) => ({ upgrade: upgrade.id })),
  });
  const upgrade = ship.upgrades.find((one) => one.id === id)!;
  ship.upgrades = ship.upgrades.filter((one) => one !== upgrade);
  taker.upgrades = [...taker.upgrades, upgrade];
  game.emit({
    kind: 'upgrade-handed-on',
    ship: ship.id,
    upgrade: id,
    other: taker.id,
    because: owned.ruling,
  });
}

function exchange(
  game: SecondGame,
  { ship: a, upgrade: of, other: b, otherUpgrade: to }: ExchangeOption,
  because: string,
): void {
  const [one, other] = [shipOf(game, a), shipOf(game, b)];
  const first = one.upgrades.find(({ id }) => id === of);
  const second = other.upgrades.find(({ id }) => id === to);
  if (!first || !second) return;
  one.upgrades = one.upgrades.map((upgrade) => (upgrade === first ? second : upgrade));
  other.upgrades = other.upgrades.map((upgrade) => (upgrade === second ? first : upgrade));
  game.emit({ kind: 'upgrades-exchanged', ship: a, upgrade: of, other: b, otherUpgrade: to, because });
}

/** Upgrades of a slot that a ship could take from another: slots do not matter, restrictions do (upgrade-cards.2). */
export function takeable(state: SecondState, ship: Ship, from: Ship, slot: UpgradeSlot): readonly Upgrade[] {
  if (from === ship) return [];
  const scene: Scene = { state, self: ship, ref: '', occasion: null, chosen: -1 };
  return from.upgrades.filter(
    (upgrade) =>
      fillsSlot(upgrade, slot) &&
      !ship.upgrades.some(({ id }) => id === upgrade.id) &&
      passesAll(scene, ship, upgradeCard(upgrade.id)?.fits ?? []),
  );
}

/** Whether there is such an upgrade. */
export const canTake = (state: SecondState, ship: Ship, from: Ship, slot: UpgradeSlot): boolean =>
  takeable(state, ship, from, slot).length > 0;

/** An upgrade goes to another ship, as it lies or with all charges active. */
export function takeUpgrade(
  game: SecondGame,
  ship: Ship,
  { from, id }: { readonly from: Ship; readonly id: string },
  charged: boolean,
  because: string,
): void {
  const upgrade = from.upgrades.find((one) => one.id === id);
  if (!upgrade) return;
  from.upgrades = from.upgrades.filter((one) => one !== upgrade);
  if (charged) upgrade.charges = chargesOfUpgrade(upgrade)?.limit ?? 0;
  ship.upgrades = [...ship.upgrades, upgrade];
  game.emit({ kind: 'upgrade-taken', ship: ship.id, upgrade: id, from: from.id, because });
  indexHooks(game.state);
}
