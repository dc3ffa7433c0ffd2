import { hasRule } from './abilities/evaluate.ts';
import { announce } from './abilities/windows.ts';
import { type UpgradeSlot, upgradeCard } from './cards/index.ts';
import { loseSurplusShields } from './damage/shields.ts';
import { cardOf, type FirstGame } from './game.ts';
import { occasion, type Ship, type Upgrade } from './state.ts';

const ORDNANCE: readonly UpgradeSlot[] = ['torpedo', 'missile'];

/** An upgrade card is discarded: it lies facedown and is out of play (upgrade-cards.5); an ordnance token on it goes first. */
export function discardUpgrade(game: FirstGame, ship: Ship, at: number, because: string): void {
  const upgrade = ship.upgrades[at];
  if (!upgrade || upgrade.discarded) return;
  if (ORDNANCE.includes(cardOf(upgrade).slot) && hasRule(game.state, ship, 'keeps-ordnance')) return;
  if (upgrade.ordnance > 0 && spendsTokenInstead(game, ship, upgrade)) {
    upgrade.ordnance -= 1;
    const { id } = cardOf(upgrade);
    return game.emit({ kind: 'ordnance-spent', ship: ship.id, upgrade: id, left: upgrade.ordnance, because });
  }
  upgrade.discarded = true;
  const { id, slot } = cardOf(upgrade);
  game.emit({ kind: 'upgrade-discarded', ship: ship.id, upgrade: id, because });
  loseSurplusShields(game, ship, 'xwing1:shields.1');
  announce(game, occasion('upgrade-discarded', { ship: ship.id, what: slot }));
}

/** An ordnance token goes instead of its card; that on an illicit card may. */
function spendsTokenInstead(game: FirstGame, ship: Ship, upgrade: Upgrade): boolean {
  if (cardOf(upgrade).slot !== 'illicit') return true;
  return game.choose({
    form: 'choice',
    kind: 'keep-upgrade',
    player: ship.player,
    because: 'xwing1:card-abilities.4',
    ship: ship.id,
    upgrade: upgrade.id,
    options: [{ keeps: true }, { keeps: false }],
  }).keeps;
}

/** A discarded upgrade card is faceup again. */
export function recoverUpgrade(game: FirstGame, ship: Ship, upgrade: Upgrade, because: string): void {
  upgrade.discarded = false;
  game.emit({ kind: 'upgrade-recovered', ship: ship.id, upgrade: cardOf(upgrade).id, because });
}

/** Another card takes the place of an upgrade card, faceup and new. */
export function equipInstead(
  game: FirstGame,
  ship: Ship,
  upgrade: Upgrade,
  { id, points }: Ship['stock'][number],
  because: string,
): void {
  game.emit({ kind: 'upgrade-replaced', ship: ship.id, upgrade: upgrade.id, by: id, because });
  Object.assign(upgrade, { id, points, held: 0, marked: -1, ordnance: 0, flipped: false });
}

/** A two-sided card is turned over. */
export function flipUpgrade(game: FirstGame, ship: Ship, upgrade: Upgrade, because: string): void {
  upgrade.flipped = !upgrade.flipped;
  const { flipped } = upgrade;
  game.emit({ kind: 'upgrade-flipped', ship: ship.id, upgrade: cardOf(upgrade).id, flipped, because });
}

/** How many ordnance tokens a card begins with, among the upgrades of its ship. */
export function ordnanceOn(upgrades: readonly string[], at: number): number {
  const slot = upgradeCard(upgrades[at]!)?.slot;
  let count = 0;
  upgrades.forEach((id, by) => {
    for (const ability of upgradeCard(id)?.abilities ?? [])
      if (ability.kind === 'modifier' && 'value' in ability.of && ability.of.value === 'ordnance')
        if (by !== at && ability.of.slots.some((one) => one === slot)) count += ability.of.count;
  });
  return count;
}

/** A card of a squad puts a token on each illicit card of it. */
export function placeIllicitTokens(ships: readonly Pick<Ship, 'player' | 'upgrades'>[]): void {
  for (const { player, upgrades } of ships)
    for (const { id } of upgrades)
      if (isGiver(id))
        for (const ship of ships)
          for (const upgrade of ship.upgrades)
            if (ship.player === player && cardOf(upgrade).slot === 'illicit') upgrade.ordnance += 1;
}

const isGiver = (id: string): boolean =>
  upgradeCard(id)?.abilities.some(
    (one) => one.kind === 'modifier' && 'rule' in one.of && one.of.rule === 'illicit-tokens',
  ) === true;
