import { upgradeCard } from '../../cards/index.ts';
import { fillsSlot, type SecondGame, shipOf } from '../../game.ts';
import type { ExchangeOption } from '../../questions.ts';
import type { Ship, Upgrade } from '../../state.ts';
import { passesAll, type Scene, shipsThat } from '../scene.ts';
import { type EffectOf, type Possible, type Resolvers, sceneOf } from './acting.ts';

type Kinds = 'exchange-upgrades';

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
};

export const EXCHANGE_POSSIBLE: Possible<Kinds> = {
  'exchange-upgrades': (scene, effect) => exchanges(scene, effect).length > 0,
};

/** Every pair of upgrades that could change places. */
function exchanges(scene: Scene, { slot, that }: EffectOf<Kinds>): readonly ExchangeOption[] {
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
function mayCarry(scene: Scene, ship: Ship, upgrade: Upgrade, given: Upgrade): boolean {
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
