import { announce } from '../abilities/windows.ts';
import { faceup } from '../damage/deck.ts';
import { cardOf, type FirstGame, inPlay, isHuge, shipOf, typeOf } from '../game.ts';
import { loseTokens } from '../lose-tokens.ts';
import { occasion, type Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { energyLimit, energyOn, sectionsOf } from './energy-held.ts';

/** A ship has so much energy left. */
export function setEnergy(game: FirstGame, ship: Ship, energy: number, because: string): void {
  loseTokens(game, ship, 'energy', ship.tokens.energy - energy, because);
}

/** Energy that the game begins with: as much as the ship card and the weapons among its upgrades hold (huge-ships.42). */
export function fillEnergy(game: FirstGame): void {
  const { state } = game;
  for (const ship of state.ships) {
    if (!isHuge(ship)) continue;
    if (typeOf(ship).huge?.energy !== undefined)
      gainTokens(game, ship, 'energy', energyLimit(state, ship), 'xwing1:huge-ships.42');
    for (const upgrade of ship.upgrades) if (cardOf(upgrade).weapon) upgrade.held = energyOn(upgrade);
  }
}

/** Gain Energy: by the maneuver that was executed, one less for each ion token, all of which go (huge-ships.11, .15). */
export function gainByManeuver(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship) || !ship.flown.dial) return;
  const { state } = game;
  const gains = typeOf(ship).huge?.energyGain[energyCode(ship.flown)] ?? 0;
  let ions = 0;
  for (const section of sectionsOf(state, ship)) {
    ions += section.tokens.ion;
    loseTokens(game, section, 'ion', section.tokens.ion, 'xwing1:huge-ships.15');
  }
  const leaks = faceup(game, ship, 'reactor-leak').length;
  const because = leaks > 0 ? 'xwing1:damage-deck-rebel-transport.8' : 'xwing1:huge-ships.11';
  gainTokens(game, ship, 'energy', Math.max(0, gains - ions - leaks), because);
  for (const section of sectionsOf(state, ship))
    announce(game, occasion('gaining-energy', { ship: section.id }));
}

const BEARINGS: Readonly<Record<string, string>> = { straight: 'F', left: 'B', right: 'N' };

/** The code of a maneuver as the card of a huge ship lists it. */
export const energyCode = ({
  speed,
  bearing,
  direction,
}: Pick<Ship['flown'], 'speed' | 'bearing' | 'direction'>): string =>
  `${speed}${BEARINGS[bearing === 'straight' ? 'straight' : direction] ?? ''}`;

/** Allocate Energy: tokens go from the ship card to upgrade cards that hold some, one by one (huge-ships.12). */
export function allocateEnergy(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  const { state } = game;
  if (!inPlay(ship) || ship.tokens.energy === 0) return;
  const room = sectionsOf(state, ship).flatMap((section) =>
    section.upgrades.flatMap((upgrade, at) =>
      !upgrade.discarded && upgrade.held < energyOn(upgrade)
        ? [{ of: section.id, at, upgrade: upgrade.id }]
        : [],
    ),
  );
  if (room.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'allocate-energy',
    player: ship.player,
    because: 'xwing1:huge-ships.12',
    ship: ship.id,
    options: [...room, { of: -1, at: -1, upgrade: '' }],
  });
  if (option.of < 0) return;
  const holder = shipOf(game, option.of);
  loseTokens(game, ship, 'energy', 1, 'xwing1:huge-ships.12');
  holder.upgrades[option.at]!.held += 1;
  game.emit({
    kind: 'energy-allocated',
    ship: holder.id,
    upgrade: option.upgrade,
    because: 'xwing1:huge-ships.12',
  });
  game.next({ kind: 'allocate-energy', ship: id });
  for (const section of sectionsOf(state, ship))
    announce(game, occasion('energy-allocated', { ship: section.id }));
}
