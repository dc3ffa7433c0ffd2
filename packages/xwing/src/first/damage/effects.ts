import { may } from '../abilities/modifiers.ts';
import type { DamageName } from '../cards/index.ts';
import { rollSingleDie } from '../dice.ts';
import { cardOf, type FirstGame, friendly, inPlay, isHuge, shieldsOf, touchingShips } from '../game.ts';
import { obstaclesUnder } from '../maneuver/obstacles.ts';
import { opponentOf, playerOrder } from '../sides.ts';
import type { DamageCard, FirstState, Occasion, Ship } from '../state.ts';
import { gainTokens, loseTokens } from '../tokens.ts';
import { discardUpgrade } from '../upgrades.ts';
import { deckKinds, uncoverUnder } from './deck.ts';
import { loseShields, sufferDamage } from './suffer.ts';

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

/** The text of a card dealt or turned faceup is resolved at once (critical-damage.1). */
export function resolveFaceup(game: FirstGame, ship: Ship, card: DamageCard): void {
  if (!inPlay(ship)) return;
  const name = deckKinds(game.state)[card.kind]?.name;
  switch (name) {
    case 'thrust-control-fire': {
      const because = 'xwing1:damage-deck-the-force-awakens.14';
      gainTokens(game, ship, 'stress', 1, because);
      return turnDown(game, ship, card, because);
    }
    case 'major-explosion': {
      const because = 'xwing1:damage-deck-the-force-awakens.8';
      turnDown(game, ship, card, because);
      if (rollSingleDie(game, ship, because) === 'hit')
        sufferDamage(game, ship, { hits: 0, crits: 1 }, because);
      return;
    }
    case 'minor-explosion': {
      const because = 'xwing1:damage-deck-original-core-set.3';
      turnDown(game, ship, card, because);
      if (rollSingleDie(game, ship, because) === 'hit')
        sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
      return;
    }
    case 'munitions-failure':
      loseWeapon(game, ship);
      return turnDown(game, ship, card, 'xwing1:damage-deck-original-core-set.4');
    case 'command-pod-casualties':
      stressFriends(game, ship);
      return turnDown(game, ship, card, CASUALTIES);
    case 'hull-breach':
      return coverUpgrade(game, ship, card);
    default:
      return;
  }
}

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
    for (const _card of faceup(game, ship, 'stunned-pilot'))
      sufferDamage(game, ship, { hits: 1, crits: 0 }, 'xwing1:damage-deck-the-force-awakens.5');
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

const CASUALTIES = 'xwing1:damage-deck-rebel-transport.6';

/** Command Pod Casualties: its player gives a friend a stress token, the opponent may give one to a ship of the player. */
function stressFriends(game: FirstGame, ship: Ship): void {
  const able = game.state.ships.filter((one) => inPlay(one) && !isHuge(one));
  const friends = able.filter((one) => friendly(one, ship));
  if (friends.length > 0) stressOne(game, ship, ship.player, friends, false);
  const own = able.filter(({ player }) => player === ship.player);
  if (own.length > 0) stressOne(game, ship, opponentOf(game.state, ship), own, true);
}

function stressOne(
  game: FirstGame,
  ship: Ship,
  player: number,
  ships: readonly Ship[],
  orNone: boolean,
): void {
  const { target } = game.choose({
    form: 'choice',
    kind: 'stress-friend',
    player,
    because: CASUALTIES,
    ship: ship.id,
    options: [...ships.map(({ id }) => ({ target: id })), ...(orNone ? [{ target: -1 }] : [])],
  });
  const on = ships.find(({ id }) => id === target);
  if (on) gainTokens(game, on, 'stress', 1, CASUALTIES);
}

const BREACH = 'xwing1:damage-deck-rebel-transport.7';

/** Hull Breach: an upgrade card of the ship lies under it, out of play as long as it is faceup. */
function coverUpgrade(game: FirstGame, ship: Ship, card: DamageCard): void {
  const able = ship.upgrades.filter(({ discarded }) => !discarded);
  if (able.length === 0) return;
  const { upgrade: id } = game.choose({
    form: 'choice',
    kind: 'cover-upgrade',
    player: ship.player,
    because: BREACH,
    ship: ship.id,
    options: [...new Set(able.map((upgrade) => upgrade.id))].map((upgrade) => ({ upgrade })),
  });
  const covered = able.find((upgrade) => upgrade.id === id)!;
  covered.discarded = true;
  covered.under = card.uid;
  game.emit({ kind: 'upgrade-covered', ship: ship.id, upgrade: id, because: BREACH });
  // A shield value that the card no longer raises holds fewer shields.
  const over = ship.shields - shieldsOf(ship);
  if (over > 0) loseShields(game, ship, over, BREACH);
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
  for (const card of faceup(game, ship, 'blinded-pilot'))
    turnDown(game, ship, card, 'xwing1:faq-damage-cards.3');
}

const COCKPIT = 'damaged-cockpit';

/** Damaged Cockpit: pilot skill 0 from the round after the card was received (faq-damage-cards.4). */
export function loseSkill({ state }: Pick<FirstGame, 'state'>, ship: Ship): void {
  if (faceup({ state }, ship, COCKPIT).length === 0) return;
  if (!ship.skills.some(({ until }) => until === COCKPIT)) ship.skills.push({ value: 0, until: COCKPIT });
}

/** Munitions Failure: the player discards one of the ship's secondary weapons. */
function loseWeapon(game: FirstGame, ship: Ship): void {
  const because = 'xwing1:damage-deck-original-core-set.4';
  const weapons = ship.upgrades.filter((upgrade) => !upgrade.discarded && cardOf(upgrade).weapon);
  if (weapons.length === 0) return;
  const { upgrade: id } = game.choose({
    form: 'choice',
    kind: 'discard-weapon',
    player: ship.player,
    because,
    ship: ship.id,
    options: weapons.map((upgrade) => ({ upgrade: upgrade.id })),
  });
  discardUpgrade(game, ship, ship.upgrades.indexOf(weapons.find((upgrade) => upgrade.id === id)!), because);
}

/** Whether damage cards are dealt faceup to a ship: Major Hull Breach, from the round after it was received. */
export const isBreached = (state: FirstState, ship: Ship): boolean =>
  faceup({ state }, ship, 'major-hull-breach').some(({ since }) => since < state.round);

/** The faceup damage cards of a name that a ship has. */
export function faceup(game: Pick<FirstGame, 'state'>, ship: Ship, name: DamageName): readonly DamageCard[] {
  if (ship.damage.length === 0) return NONE;
  return ship.damage.filter((card) => card.up && deckKinds(game.state)[card.kind]?.name === name);
}
const NONE: readonly DamageCard[] = [];
