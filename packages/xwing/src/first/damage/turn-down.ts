import type { FirstGame } from '../game.ts';
import type { DamageCard, FirstState, Ship } from '../state.ts';
import { deckKinds, faceup, uncoverUnder } from './deck.ts';

/** A card turns facedown, and what it did is over (critical-damage.2). */
export function turnDown(game: FirstGame, ship: Ship, card: DamageCard, because: string): void {
  const name = deckKinds(game.state)[card.kind]?.name;
  if (!card.up || !name) return;
  card.up = false;
  uncoverUnder(game, ship, card, because);
  game.emit({ kind: 'damage-flipped', ship: ship.id, card: name, because });
  if (name === COCKPIT && faceup(game, ship, COCKPIT).length === 0)
    ship.skills = ship.skills.filter(({ until }) => until !== COCKPIT);
}

const COCKPIT = 'damaged-cockpit';

/** Damaged Cockpit: pilot skill 0 from the round after the card was received (faq-damage-cards.4). */
export function loseSkill({ state }: Pick<FirstGame, 'state'>, ship: Ship): void {
  if (faceup({ state }, ship, COCKPIT).length === 0) return;
  if (!ship.skills.some(({ until }) => until === COCKPIT)) ship.skills.push({ value: 0, until: COCKPIT });
}

/** Whether damage cards are dealt faceup to a ship: Major Hull Breach, from the round after it was received. */
export const isBreached = (state: FirstState, ship: Ship): boolean =>
  faceup({ state }, ship, 'major-hull-breach').some(({ since }) => since < state.round);
