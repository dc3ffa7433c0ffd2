import { forgetLooks, knownDials } from './abilities/looked.ts';
import { upgradeCard } from './cards/index.ts';
import { secondPlayer } from './game.ts';
import { type ArmadaState, compiledState, type DamageCard, type Ship } from './state.ts';

/** `kind` of a facedown damage card in a view: nobody may look at it. */
export const UNKNOWN_CARD = -2;

/**
 * The state as one player may see it (-1: a spectator): no facedown dial of the other side (command-phase.1,
 * command-dials.6), no facedown damage card, not even of one's own (damage.7), nothing of the dice to come. The deck is
 * shown as all cards nobody has seen, also those that lie facedown by ships and stations; the discard pile lies open (information.3).
 */
export const viewOf = (state: ArmadaState, player: number): ArmadaState =>
  hide(compiledState.copy(state), player);

/** The same without a copy of what is not hidden: to whole games of computer players copies took a tenth of their time. */
export function glanceAt(state: ArmadaState, player: number): ArmadaState {
  const ships = state.ships.map((ship) => {
    const damage = ship.damage.map((card) => ({ ...card }));
    if (ship.player === player) return { ...ship, damage };
    return { ...ship, damage, upgrades: ship.upgrades.map((upgrade) => ({ ...upgrade })) };
  });
  const obstacles = state.obstacles.map((obstacle) =>
    obstacle.damage.length === 0
      ? obstacle
      : { ...obstacle, damage: obstacle.damage.map((card) => ({ ...card })) },
  );
  return hide({ ...state, deck: [...state.deck], ships, obstacles }, player);
}

function hide(view: ArmadaState, player: number): ArmadaState {
  view.streams = view.streams.map(() => 0);
  if (player !== secondPlayer(view)) view.objectiveDials = view.objectiveDials.map(() => 'hidden');
  for (const ship of view.ships) {
    if (ship.player !== player) hideDials(ship, player);
    hideCards(view, ship.damage);
  }
  for (const { damage } of view.obstacles) hideCards(view, damage);
  return view;
}

/** Facedown damage cards: they may be any that lie in the deck. */
function hideCards(view: ArmadaState, cards: DamageCard[]): void {
  for (const card of cards) {
    if (card.up || card.kind < 0) continue;
    view.deck[card.kind]! += 1;
    card.kind = UNKNOWN_CARD;
  }
}

/** Dials by the ship, and those that lie facedown on its upgrades. */
function hideDials(ship: Ship, player: number): void {
  ship.dials = player < 0 ? ship.dials.map(() => 'hidden') : [...knownDials(ship)];
  if (player < 0) forgetLooks(ship);
  for (const upgrade of ship.upgrades) {
    if (upgradeCard(upgrade.id)?.starts?.with === 'dials')
      upgrade.tokens = upgrade.tokens.map(() => 'hidden');
  }
}
