import { hasRule } from '../abilities/modifiers.ts';
import { announce } from '../abilities/windows.ts';
import { type FirstGame, hullOf, inPlay } from '../game.ts';
import { type DamageCard, type FirstState, occasion, type Ship } from '../state.ts';
import { COUNTER, cardName, deckKinds, drawCard } from './deck.ts';
import { isBreached, resolveFaceup, turnDown } from './effects.ts';
import { destroy, staysForItsAttack } from './removal.ts';

/** Damage and critical damage to suffer, as from the uncanceled results of an attack. */
export interface Damage {
  readonly hits: number;
  readonly crits: number;
}

/**
 * A ship suffers damage point by point, all damage before any critical damage (attack.29): each point removes a shield
 * if there is one (damage.1), else deals a card, faceup for critical damage (damage.2).
 */
export function sufferDamage(game: FirstGame, ship: Ship, { hits, crits }: Damage, because: string): void {
  for (let point = 0; point < hits + crits; point++) {
    if (!inPlay(ship)) return;
    if (game.state.attack?.defender === ship.id) game.state.attack.suffered += 1;
    if (ship.shields > 0) loseShields(game, ship, 1, 'xwing1:damage.1');
    else deal(game, ship, point >= hits, because);
  }
  destroyIfDue(game, ship);
}

/** A ship loses some of its shields. */
export function loseShields(game: FirstGame, ship: Ship, count: number, because: string): void {
  ship.shields -= count;
  game.emit({ kind: 'shield-lost', ship: ship.id, shields: ship.shields, because });
  announce(game, occasion('shield-lost', { ship: ship.id }));
}

/** Deals a damage card, which is not suffering damage: shields do not stop it (damage.9). */
export function dealDamageCard(game: FirstGame, ship: Ship, faceup: boolean, because: string): void {
  deal(game, ship, faceup, because);
  destroyIfDue(game, ship);
}

/** Turns a facedown card faceup, which is not dealing it (damage.12): its text is resolved, and it may destroy the ship. */
export function turnUp(game: FirstGame, ship: Ship, card: DamageCard, because: string): void {
  const name = cardName(game.state, card.kind, true);
  if (card.up || name === null) return;
  card.up = true;
  card.since = game.state.round;
  game.emit({ kind: 'damage-turned-up', ship: ship.id, card: name, because });
  if (!isDue(game.state, ship) || staysForItsAttack(game.state, ship)) resolveFaceup(game, ship, card);
  destroyIfDue(game, ship);
}

function deal(game: FirstGame, ship: Ship, faceup: boolean, because: string): void {
  const { state } = game;
  const kind = drawCard(game, ship);
  const up =
    kind !== COUNTER && (faceup || isBreached(state, ship) || hasRule(state, ship, 'cards-come-faceup'));
  // The card that comes cannot take away what turns it down (faq-ship-cards.17).
  const turnsDown = up && hasRule(state, ship, 'faceup-cards-turn-down');
  const card = { uid: state.nextUid++, kind, up, since: state.round };
  ship.damage.push(card);
  if (state.attack?.defender === ship.id) state.attack.dealt.push(card.uid);
  game.emit({ kind: 'damage-dealt', ship: ship.id, card: cardName(state, kind, up), because });
  announce(game, occasion('damage-dealt', { ship: ship.id, what: up ? 'faceup' : 'facedown' }));
  if (turnsDown) return turnDown(game, ship, card, 'xwing1:golden-rules.2');
  if (up && (!isDue(state, ship) || staysForItsAttack(state, ship))) resolveFaceup(game, ship, card);
}

/** Cards beyond those that destroy a ship are dealt first (damage.10). */
function destroyIfDue(game: FirstGame, ship: Ship): void {
  if (!ship.destroyed && inPlay(ship) && isDue(game.state, ship)) destroy(game, ship, 'xwing1:damage.3');
}

/** Whether a ship has as many damage cards as its hull value (damage.3). */
const isDue = (state: FirstState, ship: Ship): boolean => damageOn(state, ship) >= hullOf(ship);

/** What a ship's damage cards count towards destruction: a faceup Direct Hit two, any other one (destroying-ships.4). */
export function damageOn(state: FirstState, ship: Ship): number {
  const kinds = deckKinds(state);
  let sum = 0;
  for (const { kind, up } of ship.damage) sum += up && kinds[kind]?.name === 'direct-hit' ? 2 : 1;
  return sum;
}
