import { whileLookedAt } from '@firing-arc/referee';
import { hasRule } from '../abilities/evaluate.ts';
import { onDealtCards, pickedHalf, replaceDealt, survivingOnce } from '../abilities/replaced.ts';
import { announce } from '../abilities/windows.ts';
import { countFace, rollPool } from '../attack/pool.ts';
import { takeDarkSide } from '../conditions.ts';
import { rollSingleDie } from '../dice.ts';
import { cardOf, type FirstGame, friendly, hullOf, inPlay, isHuge, otherSection } from '../game.ts';
import { struckHalf } from '../huge/halves.ts';
import { cripple } from '../huge/sections.ts';
import { opponentOf } from '../sides.ts';
import { type DamageCard, type FirstState, occasion, type Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { discardUpgrade } from '../upgrades.ts';
import {
  COUNTER,
  cardName,
  damageOn,
  deckKinds,
  discardAll,
  discardKinds,
  drawCard,
  type Half,
  hasOwnDecks,
  showDrawn,
} from './deck.ts';
import { destroy, staysForItsAttack } from './removal.ts';
import { loseShields, loseSurplusShields } from './shields.ts';
import { isBreached, turnDown } from './turn-down.ts';

/** Damage and critical damage to suffer, as from the uncanceled results of an attack. */
export interface Damage {
  readonly hits: number;
  readonly crits: number;
  /** The half of a huge ship that was struck, where that is known. */
  readonly half?: Half;
}

/** How a damage card is dealt: faceup or not, to which half, and whether it is a certain kind, not one of the deck. */
interface Dealing {
  readonly faceup: boolean;
  readonly half: Half;
  readonly instead?: number;
}

/**
 * A ship suffers damage point by point, all damage before any critical damage (attack.29): each point removes a shield
 * if there is one (damage.1), else deals a card, faceup for critical damage (damage.2).
 */
export function sufferDamage(game: FirstGame, ship: Ship, damage: Damage, because: string): void {
  const { hits, crits } = damage;
  let { half } = damage;
  for (let point = 0; point < hits + crits; point++) {
    // A crippled section suffers no more damage (huge-ships.35).
    if (!inPlay(ship) || ship.crippled) return;
    if (game.state.attack?.defender === ship.id) game.state.attack.suffered += 1;
    if (ship.shields > 0) loseShields(game, ship, 1, 'xwing1:damage.1');
    else {
      half ??= struckHalf(game, ship);
      const faceup = point >= hits;
      deal(game, ship, { faceup, half, instead: faceup ? darkSideFor(game, ship) : COUNTER }, because);
    }
  }
  if (hits + crits > 0) announce(game, occasion('after-damage', { ship: ship.id }));
  destroyIfDue(game, ship);
}

/** A ship rolls attack dice, and suffers what they show. */
export function rollAndSuffer(game: FirstGame, ship: Ship, dice: number, because: string): void {
  const pool = rollPool(game, ship, 'attack', dice, because);
  sufferDamage(game, ship, { hits: countFace(pool, 'hit'), crits: countFace(pool, 'crit') }, because);
}

/** Deals a damage card, which is not suffering damage: shields do not stop it (damage.9). */
export function dealDamageCard(
  game: FirstGame,
  ship: Ship,
  faceup: boolean,
  because: string,
  half?: Half,
): void {
  if (ship.crippled) return;
  deal(game, ship, { faceup, half: half ?? struckHalf(game, ship) }, because);
  destroyIfDue(game, ship);
}

/** Turns a facedown card faceup, which is not dealing it (damage.12): its text is resolved, and it may destroy the ship. */
export function turnUp(game: FirstGame, ship: Ship, card: DamageCard, because: string): void {
  const name = cardName(game.state, card.kind, true);
  if (card.up || name === null) return;
  card.up = true;
  card.since = game.state.round;
  game.emit({ kind: 'damage-turned-up', ship: ship.id, card: name, because });
  if (!isDue(game.state, ship) || staysWhenDue(game.state, ship)) resolveFaceup(game, ship, card);
  destroyIfDue(game, ship);
}

/** The card that a condition deals to the defender of an attack instead of critical damage; COUNTER without one. */
const darkSideFor = (game: FirstGame, ship: Ship): number =>
  game.state.attack?.defender === ship.id && hasRule(game.state, ship, 'dark-side')
    ? takeDarkSide(game, ship)
    : COUNTER;

function deal(game: FirstGame, ship: Ship, dealing: Dealing, because: string): void {
  const { state } = game;
  const { instead = COUNTER } = dealing;
  const comesUp =
    dealing.faceup ||
    isBreached(state, ship) ||
    hasRule(state, ship, 'cards-come-faceup') ||
    isFirstFaceup(state, ship);
  const half = comesUp && hasOwnDecks(ship) ? pickedHalf(game, ship, dealing.half) : dealing.half;
  const drawn = instead === COUNTER ? drawCard(game, ship, half) : instead;
  const up = comesUp && drawn !== COUNTER;
  const kind = up && instead === COUNTER ? picked(game, ship, drawn, half) : drawn;
  if (up && instead === COUNTER) showDrawn(game, ship, kind);
  // The card that comes cannot take away what turns it down (faq-ship-cards.17).
  const turnsDown = up && hasRule(state, ship, 'faceup-cards-turn-down');
  const replacing = onDealtCards(state, ship);
  const card = { uid: state.nextUid++, kind, up, since: state.round };
  ship.damage.push(card);
  if (state.attack?.defender === ship.id) state.attack.dealt.push(card.uid);
  game.emit({ kind: 'damage-dealt', ship: ship.id, card: cardName(state, kind, up), because });
  announce(game, occasion('damage-dealt', { ship: ship.id, what: up ? 'faceup' : 'facedown' }));
  if (replaceDealt(game, ship, card, replacing)) return;
  if (turnsDown) return turnDown(game, ship, card, 'xwing1:golden-rules.2');
  if (up && (!isDue(state, ship) || staysWhenDue(state, ship))) resolveFaceup(game, ship, card);
}

/** Stands among the effects used in an attack that is the first of its attacker in the round, or on its defender. */
export const firstAs = (part: 'attacker' | 'defender'): string => `first as ${part}`;

/** Whether it is the first card of an attack that is the first of its attacker or on its defender, by a card of theirs. */
function isFirstFaceup(state: FirstState, ship: Ship): boolean {
  const { attack, ships } = state;
  if (attack?.defender !== ship.id || attack.dealt.length > 0) return false;
  return (['attacker', 'defender'] as const).some(
    (part) =>
      attack.used.includes(firstAs(part)) && hasRule(state, ships[attack[part]]!, 'first-card-faceup'),
  );
}

/**
 * Which card is dealt faceup where cards let more be drawn: first the attacker's pick of three, then the ship's own of
 * that and one more (faq-ship-cards.41); the others are discarded.
 */
function picked(game: FirstGame, ship: Ship, drawn: number, half: Half): number {
  const { state } = game;
  const attacker = state.attack?.defender === ship.id ? state.ships[state.attack.attacker] : undefined;
  const threes = attacker && hasRule(state, attacker, 'deals-one-of-three') ? attacker : undefined;
  const two = hasRule(state, ship, 'resolves-one-of-two');
  const drawMore = (count: number): readonly number[] =>
    Array.from({ length: count }, () => drawCard(game, ship, half));
  const kind = threes ? pickOf(game, ship, threes, [drawn, ...drawMore(2)]) : drawn;
  return two ? pickOf(game, ship, ship, [kind, ...drawMore(1)]) : kind;
}

function pickOf(game: FirstGame, ship: Ship, by: Ship, all: readonly number[]): number {
  const cards = all.filter((kind) => kind !== COUNTER);
  for (const kind of cards) showDrawn(game, ship, kind, by.player);
  const names = cards.map((kind) => cardName(game.state, kind, true) ?? '');
  const { card } = whileLookedAt(game.state.players[ship.player]!.deck, cards, () =>
    game.choose({
      form: 'choice',
      kind: 'pick-damage',
      player: by.player,
      because: 'xwing1:card-abilities.4',
      ship: ship.id,
      options: [...new Set(names)].map((name) => ({ card: name })),
    }),
  );
  const at = names.indexOf(card);
  const others = cards.filter((_, i) => i !== at);
  // The discard pile lies open.
  for (const kind of others) showDrawn(game, ship, kind);
  discardKinds(game.state, ship, others);
  return cards[at]!;
}

/** Destroys a ship that has as many damage cards as its hull value. Cards beyond those are dealt first (damage.10). */
export function destroyIfDue(game: FirstGame, ship: Ship): void {
  if (!isToBeDestroyed(game.state, ship) || hasRule(game.state, ship, 'dies-after-combat')) return;
  // A ship that has the ability from a card of its own may be due again by the very cards it is dealt instead.
  if (survives(game, ship)) return destroyIfDue(game, ship);
  const other = otherSection(game.state, ship);
  if (other && !other.crippled) cripple(game, ship);
  else destroy(game, ship, 'xwing1:damage.3');
}

/** Once per game a card may keep a ship from being destroyed, with other damage cards instead of its own. */
function survives(game: FirstGame, ship: Ship): boolean {
  const held = survivingOnce(game, ship);
  if (!held) return false;
  discardAll(game.state, ship);
  const half = struckHalf(game, ship);
  for (let left = held.cards; left > 0; left--)
    deal(game, ship, { faceup: false, half }, 'xwing1:card-abilities.1');
  return true;
}

/** Ships that damage destroys at the end of the Combat phase only (faq-ship-cards.24). */
export function destroyDoomed(game: FirstGame): void {
  for (const ship of game.state.ships)
    if (isToBeDestroyed(game.state, ship)) destroy(game, ship, 'xwing1:faq-ship-cards.24');
}

const isToBeDestroyed = (state: FirstState, ship: Ship): boolean =>
  !ship.destroyed && inPlay(ship) && isDue(state, ship);

/** Whether a ship is there for some time yet when it has as many damage cards as its hull. */
const staysWhenDue = (state: FirstState, ship: Ship): boolean =>
  staysForItsAttack(state, ship) || hasRule(state, ship, 'dies-after-combat');

/** Whether a ship has as many damage cards as its hull value (damage.3). */
const isDue = (state: FirstState, ship: Ship): boolean =>
  !ship.crippled && damageOn(state, ship) >= hullOf(ship);

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

/** Command Pod Casualties: its player gives a friend a stress token, the opponent may give one to a ship of the player. */
function stressFriends(game: FirstGame, ship: Ship): void {
  const able = game.state.ships.filter((one) => inPlay(one) && !isHuge(one));
  const friends = able.filter((one) => friendly(one, ship));
  if (friends.length > 0) stressOne(game, ship, ship.player, friends, false);
  const own = able.filter(({ player }) => player === ship.player);
  if (own.length > 0) stressOne(game, ship, opponentOf(game.state, ship), own, true);
}

export const CASUALTIES = 'xwing1:damage-deck-rebel-transport.6';

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
  loseSurplusShields(game, ship, BREACH);
}

export function stressOne(
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

export const BREACH = 'xwing1:damage-deck-rebel-transport.7';
