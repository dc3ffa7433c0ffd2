import { may } from '../abilities/modifiers.ts';
import { rollSingleDie } from '../dice.ts';
import { type FirstGame, inPlay, touchingShips } from '../game.ts';
import { loseTokens } from '../lose-tokens.ts';
import { obstaclesUnder } from '../maneuver/obstacles-under.ts';
import { playerOrder } from '../sides.ts';
import type { FirstState, Occasion, Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { faceup } from './deck.ts';
import { BREACH, sufferDamage } from './suffer.ts';
import { loseSkill, turnDown } from './turn-down.ts';

/**
 * What faceup damage cards do of themselves, each named by its line of the deck. What changes a number or forbids
 * something stands where that number or permission is asked for; actions that turn cards down are in actions.ts.
 */

/** The damage cards that act in a named moment do so: those of the initiative player's ships first (initiative.3). */
export function damageCardsAct(game: FirstGame, { window, ship: id }: Occasion): void {
  const ship = game.state.ships[id];
  switch (window) {
    case 'start-of-combat':
      return ofEachShip(game, burn);
    case 'using-energy':
      return ship && mendForEnergy(game, ship);
    case 'reveal':
      return ship && calmDown(game, ship);
    case 'after-maneuver':
      return ship && afterManeuver(game, ship);
    case 'after-opportunity':
      return ship && opportunityPassed(game, ship);
    case 'end-of-end':
      return ofEachShip(game, loseSkill);
    default:
      return;
  }
}

function ofEachShip(game: FirstGame, act: (game: FirstGame, ship: Ship) => void): void {
  for (const player of playerOrder(game.state)) {
    for (const ship of game.state.ships) {
      if (ship.player === player && ship.damage.length > 0 && inPlay(ship)) act(game, ship);
    }
  }
}

/** Console Fire: a die at each start of Combat, a hit is one damage. */
function burn(game: FirstGame, ship: Ship): void {
  const because = 'xwing1:damage-deck-the-force-awakens.6';
  for (const _card of faceup(game, ship, 'console-fire')) {
    if (rollSingleDie(game, ship, because) === 'hit')
      sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
  }
}

/** Shaken Pilot turns down when the dial is revealed. */
function calmDown(game: FirstGame, ship: Ship): void {
  for (const card of faceup(game, ship, 'shaken-pilot'))
    turnDown(game, ship, card, 'xwing1:damage-deck-the-force-awakens.4');
}

/** Stunned Pilot, Loose Stabilizer and Minor Hull Breach look at the maneuver that was executed. */
function afterManeuver(game: FirstGame, ship: Ship): void {
  if (ship.damage.length === 0) return;
  if (isStunning(game.state, ship)) {
    const older = game.state.damageDeck === 'core';
    const because = older ? 'xwing1:faq-damage-cards.10' : 'xwing1:damage-deck-the-force-awakens.5';
    for (const _card of faceup(game, ship, 'stunned-pilot'))
      sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
  }
  if (ship.flown.difficulty === 'white') {
    for (const _card of faceup(game, ship, 'loose-stabilizer'))
      gainTokens(game, ship, 'stress', 1, 'xwing1:damage-deck-the-force-awakens.13');
  }
  strainFrame(game, ship);
  if (ship.flown.difficulty !== 'red') return;
  for (const _card of faceup(game, ship, 'minor-hull-breach')) {
    const because = 'xwing1:damage-deck-original-core-set.3';
    if (rollSingleDie(game, ship, because) === 'hit')
      sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
  }
}

/** Damaged Stabilizers hurt a huge ship that banks; Engine Damage lets it skip its action, the more the faster it flew. */
function strainFrame(game: FirstGame, ship: Ship): void {
  if (ship.flown.bearing === 'bank') {
    for (const _card of faceup(game, ship, 'damaged-stabilizers'))
      sufferDamage(game, ship, { hits: 1, crits: 0, half: 'fore' }, 'xwing1:damage-deck-rebel-transport.9');
  }
  const engines = faceup(game, ship, 'engine-damage').length;
  if (engines > 0 && ship.flown.speed + engines >= 5)
    ship.skipsAction = 'xwing1:damage-deck-rebel-transport.10';
}

/** Hull Breach: in the Use Energy step it may be turned down for energy. */
function mendForEnergy(game: FirstGame, ship: Ship): void {
  for (const card of faceup(game, ship, 'hull-breach')) {
    if (ship.tokens.energy < ENERGY_TO_MEND) return;
    const { spend } = game.choose({
      form: 'choice',
      kind: 'mend-for-energy',
      player: ship.player,
      because: BREACH,
      ship: ship.id,
      options: [{ spend: true }, { spend: false }],
    });
    if (!spend) return;
    loseTokens(game, ship, 'energy', ENERGY_TO_MEND, BREACH);
    turnDown(game, ship, card, BREACH);
  }
}
const ENERGY_TO_MEND = 2;

/**
 * Whether a maneuver was one that hurts a stunned pilot: with the newer deck it touches a ship or lies on an obstacle,
 * with the older it overlapped one; a template on an obstacle is not enough (faq-damage-cards.11).
 */
function isStunning(state: FirstState, ship: Ship): boolean {
  if (!may(state, ship, 'ignore-obstacles') && obstaclesUnder(state, ship).length > 0) return true;
  if (state.damageDeck === 'core') return ship.flown.overlapped.length > 0;
  return state.ships.some((other) => other !== ship && inPlay(other) && touchingShips(state, ship, other));
}

/** Blinded Pilot of the newer deck turns down after the next opportunity to attack, target or not. */
function opportunityPassed(game: FirstGame, ship: Ship): void {
  if (game.state.damageDeck === 'core') return;
  for (const card of faceup(game, ship, 'blinded-pilot'))
    turnDown(game, ship, card, 'xwing1:damage-deck-the-force-awakens.2');
}

/** Blinded Pilot of the older deck turns down once the ship has attacked, every copy of it (faq-damage-cards.1, .3). */
export function blindedPilotsSee(game: FirstGame, ship: Ship): void {
  if (game.state.damageDeck !== 'core') return;
  const copies = faceup(game, ship, 'blinded-pilot');
  const because = copies.length > 1 ? 'xwing1:faq-damage-cards.3' : 'xwing1:faq-damage-cards.1';
  for (const card of copies) turnDown(game, ship, card, because);
}
