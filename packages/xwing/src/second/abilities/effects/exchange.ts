import type { UpgradeSlot } from '../../cards/chassis.ts';
import { upgradeCard } from '../../cards/index.ts';
import { type SecondGame, shipOf } from '../../game.ts';
import type { ExchangeOption } from '../../questions.ts';
import { chargesOfUpgrade, fillsSlot } from '../../ship/upgrades.ts';
import type { SecondState, Ship, Upgrade } from '../../state.ts';
import { indexHooks } from '../hooks.ts';
import { passesAll, type Scene, shipsThat } from '../scene.ts';
import { type Acting, type EffectOf, type Possible, type Resolvers, sceneOf } from './acting.ts';

type Kinds = 'exchange-upgrades' | 'hand-on-upgrades';

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
        because: 'xwing2:card-interpretation.4',
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

export const EXCHANGE_POSSIBLE: Possible<Kinds> = {
  'exchange-upgrades': (scene, effect) => exchanges(scene, effect).length > 0,
  'hand-on-upgrades': (scene, effect) => takersOf(scene, effect, []).length > 0,
};

/** The ships that could take one of the ship's own upgrades, by id. */
const takersOf = (
  scene: Scene,
  { slot, that }: EffectOf<'hand-on-upgrades'>,
  given: readonly number[],
): readonly number[] =>
  shipsThat(scene, that)
    .filter((ship) => ship !== scene.self && !given.includes(ship.id))
    .filter((ship) => upgradesFor(scene, slot, ship).length > 0)
    .map(({ id }) => id);

/** The ship's own upgrades of a slot that another ship could carry. */
const upgradesFor = (scene: Scene, slot: UpgradeSlot, taker: Ship): readonly Upgrade[] =>
  scene.self.upgrades.filter((upgrade) => fillsSlot(upgrade, slot) && mayCarry(scene, taker, upgrade));

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

/** Every pair of upgrades that could change places. */
function exchanges(scene: Scene, { slot, that }: EffectOf<'exchange-upgrades'>): readonly ExchangeOption[] {
  const held = shipsThat(scene, that).flatMap((ship) =>
    ship.upgrades.filter((upgrade) => fillsSlot(upgrade, slot)).map((upgrade) => ({ ship, upgrade })),
  );
  return held.flatMap((one, at) =>
    held
      .slice(at + 1)
      .filter(
        (other) =>
          mayCarry(scene, other.ship, one.upgrade, other.upgrade) &&
          mayCarry(scene, one.ship, other.upgrade, one.upgrade),
      )
      .map((other) => ({
        ship: one.ship.id,
        upgrade: one.upgrade.id,
        other: other.ship.id,
        otherUpgrade: other.upgrade.id,
      })),
  );
}

/** Whether a ship meets the restrictions of an upgrade and has no other copy of it (faq-specific-card-questions.1). */
function mayCarry(scene: Scene, ship: Ship, upgrade: Upgrade, given?: Upgrade): boolean {
  const twice = ship.upgrades.some((own) => own !== given && own.id === upgrade.id);
  return !twice && passesAll(scene, ship, upgradeCard(upgrade.id)?.fits ?? []);
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
  from: Ship,
  id: string,
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
