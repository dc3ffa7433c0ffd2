import type { Ability } from '../abilities/language/vocabulary.ts';
import { findAbility } from '../abilities/owned.ts';
import { announce } from '../abilities/windows.ts';
import { dockedWith, takesOver } from '../docking/carriers.ts';
import { type FirstGame, inPlay, skillOf } from '../game.ts';
import { sectionsOf } from '../huge/energy-held.ts';
import { removeLocksOf } from '../locks.ts';
import { noTokens } from '../lose-tokens.ts';
import { type Attack, type FirstState, occasion, type Ship } from '../state.ts';
import { discardAll } from './deck.ts';

/**
 * A ship is destroyed and removed, at once unless the simultaneous attack rule keeps it: in the Combat phase a ship of
 * the active ship's pilot skill gets its opportunity to attack first (simultaneous-attack-rule.1, .4).
 */
export function destroy(game: FirstGame, ship: Ship, because: string): void {
  for (const section of sectionsOf(game.state, ship)) {
    section.destroyed = true;
    game.emit({ kind: 'destroyed', ship: section.id, because });
  }
  const { attack } = game.state;
  const inItsAttack = attack?.step === 'deal-damage' && attack.defender === ship.id;
  if (inItsAttack) attack.used.push(DESTROYS);
  else announce(game, occasion('destroyed', { ship: ship.id }));
  if (!sectionsOf(game.state, ship).some((section) => staysForItsAttack(game.state, section)))
    removeShip(game, ship, 'xwing1:destroying-ships.2');
}

/** Stands among the effects used in an attack whose damage destroyed the defender: that moment comes when it is over (faq-upgrade-cards.26). */
const DESTROYS = 'destroys';
export const hasDestroyed = (attack: Attack): boolean => attack.used.includes(DESTROYS);

/** Whether a destroyed ship still gets its opportunity to attack this round (simultaneous-attack-rule.1). */
export function staysForItsAttack(state: FirstState, ship: Ship): boolean {
  const active = state.ships[state.active];
  if (state.phase === 'end') return waitsToAttack(state, ship);
  if (state.phase !== 'combat' || !active) return false;
  return ship.id === active.id || (!ship.fought && skillOf(ship) === skillOf(active));
}

/** Whether a ship has yet to decide about an attack at the start of the End phase (faq-ship-cards.13). */
const waitsToAttack = (state: FirstState, ship: Ship): boolean =>
  state.agenda.some(
    (step) =>
      step.kind === 'ability' &&
      step.ship === ship.id &&
      attacks(findAbility(state, ship, step.ability)?.ability),
  );

function attacks(ability: Ability | undefined): boolean {
  if (ability?.kind !== 'trigger' || ability.window !== 'start-of-end') return false;
  const { effect } = ability;
  return effect.kind === 'if-done' ? effect.first.kind === 'attack' : effect.kind === 'attack';
}

/** A ship whose base is outside the play area has fled: it is destroyed at once (fleeing-the-battlefield.1, .3). */
export function flee(game: FirstGame, ship: Ship): void {
  for (const section of sectionsOf(game.state, ship)) {
    section.fled = true;
    section.destroyed = true;
  }
  game.emit({ kind: 'fled', ship: ship.id, because: 'xwing1:fleeing-the-battlefield.1' });
  for (const docked of dockedWith(game.state, ship)) loseDocked(game, docked);
  removeShip(game, ship, 'xwing1:fleeing-the-battlefield.3');
}

/**
 * Takes a ship out of the game: its damage cards are discarded, its tokens return to the supply (destroying-ships.2). The
 * ships that are docked with it deploy before (docked-ships.9).
 */
export function removeShip(game: FirstGame, ship: Ship, because: string): void {
  if (!inPlay(ship)) return;
  const { state } = game;
  const docked = dockedWith(state, ship);
  if (docked.length > 0) {
    const steps = docked.map(({ id }) => ({ kind: 'deploy-docked' as const, ship: id, lost: true }));
    return game.next(...steps, { kind: 'remove', ship: ship.id, because });
  }
  for (const section of sectionsOf(state, ship)) {
    section.place = 'removed';
    section.tokens = noTokens();
    discardAll(state, section);
    removeLocksOf(game, section, 'xwing1:destroying-ships.2');
    state.contacts = state.contacts.filter(({ ships }) => !ships.includes(section.id));
    game.emit({ kind: 'removed', ship: section.id, because });
  }
}

/** A docked ship is lost with its carrier (docked-ships.8, .12). */
export function loseDocked(game: FirstGame, ship: Ship): void {
  ship.place = 'table';
  ship.destroyed = true;
  removeShip(game, ship, takesOver(ship) ? 'xwing1:docked-ships.12' : 'xwing1:docked-ships.8');
}
