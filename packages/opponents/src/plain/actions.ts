import { barrelRollPlacements, boostPlacement, type Pose, shipBody } from '@firing-arc/xwing/common';
import {
  type ActionDifficulty,
  type ActionName,
  type ActionOption,
  bodyOf,
  coordinateTargets,
  hasDoubleTurret,
  isStressed,
  lockTargets,
  repositionRefusal,
  type SecondQuestion,
  type Ship,
  shipCard,
} from '@firing-arc/xwing/second';
import { repairValue } from './cards.ts';
import { ALL } from './harm.ts';
import {
  bestShot,
  dangerTo,
  hasTurret,
  mayAttackNow,
  outlook,
  presentStance,
  type Stance,
  shotAt,
} from './outlook.ts';
import type { Sight } from './sight.ts';

/** Values are squad points; shares are of the ship's own. */
const STRESS_SHARE = 0.07;
/** A token in hand is worth a little even when no shot is in sight. */
const TOKEN_SHARE = 0.01;
/** A lock that does nothing this round may do so in the next. */
const LATER_LOCK_SHARE = 0.05;

const RULINGS = { ship: '', obstacle: '', edge: '' };

/** The best of the actions on offer; none if all of them do harm. */
export function chooseAction(sight: Sight, question: Extract<SecondQuestion, { kind: 'action' }>): number {
  const ship = sight.state.ships[question.ship]!;
  const now = stanceNow(sight, ship);
  return bestOf(question.options, (option) => actionValue(sight, now, option));
}

/** The option with the highest value, the first among equals. */
export function bestOf<Option>(options: readonly Option[], value: (option: Option) => number): number {
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const own = value(options[i]!);
    if (own <= bestValue) continue;
    best = i;
    bestValue = own;
  }
  return best;
}

function stanceNow(sight: Sight, ship: Ship): Stance {
  return { ...presentStance(sight, ship, bodyOf(ship)), mayAttack: mayAttackNow(sight, ship) };
}

function actionValue(sight: Sight, now: Stance, option: ActionOption): number {
  if (option.kind === 'none') return 0;
  if (option.kind === 'repair') return now.ship.points * repairValue(option.name);
  const { action, difficulty } = option;
  const link = shipCard(now.ship.card).chassis.actions.find((other) => other.action === action)?.link;
  return plainValue(sight, now, action, link) - stressCost(now.ship, difficulty);
}

const stressCost = (ship: Ship, difficulty: ActionDifficulty): number =>
  difficulty === 'red' ? ship.points * STRESS_SHARE : 0;

function plainValue(
  sight: Sight,
  now: Stance,
  action: ActionName,
  link: { readonly action: ActionName; readonly difficulty: ActionDifficulty } | undefined,
): number {
  const token = now.ship.points * TOKEN_SHARE;
  switch (action) {
    case 'focus':
      return token + turnsValue(sight, now, ALL);
    case 'calculate':
      return token + turnsValue(sight, now, Math.min(ALL, now.attackTurns + 1));
    case 'evade':
      return token + lessDanger(sight, now, { evades: Math.min(3, now.evades + 1) });
    case 'reinforce':
      return token + Math.max(reinforceValue(sight, now, 'fore'), reinforceValue(sight, now, 'aft'));
    case 'lock':
      return lockActionValue(sight, now);
    case 'boost':
    case 'barrel-roll':
      return bestPlaceValue(sight, now, placesOf(sight, now.ship, action), link);
    case 'rotate':
      return Math.max(...otherArcs(now.ship).map((arc) => turretValue(sight, now, arc)));
    case 'coordinate':
      return Math.max(0, ...coordinateTargets(sight.state, now.ship).map((other) => helpValue(sight, other)));
    default:
      return 0;
  }
}

/** What focus results turned are worth: mostly on attack or defense, whichever is more, a part of the other. */
function turnsValue(sight: Sight, now: Stance, turns: number): number {
  const attack = now.mayAttack ? bestShot(sight, { ...now, attackTurns: turns }) - bestShot(sight, now) : 0;
  const defense = lessDanger(sight, now, { defenseTurns: turns });
  return Math.max(attack, defense) + 0.35 * Math.min(attack, defense);
}

const lessDanger = (sight: Sight, now: Stance, change: Partial<Stance>): number =>
  dangerTo(sight, now) - dangerTo(sight, { ...now, ...change });

const reinforceValue = (sight: Sight, now: Stance, side: 'fore' | 'aft'): number =>
  lessDanger(sight, now, { reinforced: side });

function lockActionValue(sight: Sight, now: Stance): number {
  const targets = lockTargets(sight.state, now.ship);
  const enemies = targets.filter(
    (target) => target.kind === 'ship' && sight.foes.some((foe) => foe.ship.id === target.id),
  );
  if (enemies.length === 0) return -1;
  return Math.max(...enemies.map((target) => lockValue(sight, now, target.id)));
}

/** What a lock on an enemy adds to a shot at it now, and later. */
function lockValue(sight: Sight, now: Stance, id: number): number {
  const foe = sight.foes.find((other) => other.ship.id === id);
  if (!foe) return -1;
  if (now.lockOn === id) return 0;
  const later = now.ship.points * LATER_LOCK_SHARE;
  if (!now.mayAttack) return later;
  const locked = { ...now, lockOn: id };
  let more = 0;
  for (const place of foe.places) more += shotAt(sight, locked, foe, place);
  return later + Math.max(0, more / foe.places.length - bestShot(sight, now));
}

/** The places where a boost or barrel roll may end. */
function placesOf(sight: Sight, ship: Ship, action: 'boost' | 'barrel-roll'): readonly Pose[] {
  if (action === 'boost') {
    return (['left', 'straight', 'right'] as const).flatMap((direction) =>
      boostPlaces(sight, ship, direction),
    );
  }
  return (['left', 'right'] as const).flatMap((side) => rollPlaces(sight, ship, side));
}

function boostPlaces(sight: Sight, ship: Ship, direction: 'left' | 'straight' | 'right'): readonly Pose[] {
  const { pose, templateBody } = boostPlacement(shipCard(ship.card).chassis.size, ship, direction);
  return repositionRefusal(sight.state, ship, pose, templateBody, RULINGS) === null ? [pose] : [];
}

function rollPlaces(sight: Sight, ship: Ship, side: 'left' | 'right'): readonly Pose[] {
  return barrelRollPlacements(shipCard(ship.card).chassis.size, ship, side)
    .filter(({ pose, template }) => repositionRefusal(sight.state, ship, pose, template, RULINGS) === null)
    .map(({ pose }) => pose);
}

/** How much better the best of some places is than the present one; a link that may follow counts. */
function bestPlaceValue(
  sight: Sight,
  now: Stance,
  places: readonly Pose[],
  link: { readonly action: ActionName; readonly difficulty: ActionDifficulty } | undefined,
): number {
  if (places.length === 0) return -1;
  const before = outlook(sight, now);
  let best = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const there = placed(now, place);
    let value = outlook(sight, there);
    if (link?.action === 'focus' && !isStressed(now.ship)) {
      value += Math.max(0, turnsValue(sight, there, ALL) - stressCost(now.ship, link.difficulty));
    }
    if (value > best) best = value;
  }
  return best - before;
}

/** The same stance elsewhere; a reposition never ends on a rock. */
const placed = (now: Stance, at: Pose): Stance => ({
  ...now,
  body: shipBody(now.body.size, at),
  mayAttack: true,
});

/** The side of a barrel roll that leads to the better place. */
export function chooseRollSide(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'barrel-roll-side' }>,
): number {
  const now = stanceNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, ({ side }) =>
    bestPlaceValue(sight, now, rollPlaces(sight, now.ship, side), undefined),
  );
}

/** The direction of a boost that leads to the better place. */
export function chooseBoost(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'boost-direction' }>,
): number {
  const now = stanceNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, ({ direction }) =>
    bestPlaceValue(sight, now, boostPlaces(sight, now.ship, direction), undefined),
  );
}

/** The best of the places on offer. */
export function choosePlace(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'barrel-roll-placement' }>,
): number {
  const now = stanceNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, ({ at }) => outlook(sight, placed(now, at)));
}

/** The enemy on which a lock helps most; anything else only if it must be. */
export function chooseLock(sight: Sight, question: Extract<SecondQuestion, { kind: 'lock-target' }>): number {
  const now = stanceNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, ({ kind, id }) => (kind === 'ship' ? lockValue(sight, now, id) : -2));
}

export function chooseReinforce(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'reinforce-side' }>,
): number {
  const now = stanceNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, ({ side }) => reinforceValue(sight, now, side));
}

/** The friend that gains most from an action. */
export function chooseFriend(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'coordinate-target' }>,
): number {
  return bestOf(question.options, ({ ship }) => helpValue(sight, sight.state.ships[ship]!));
}

/** What a focus token would be worth to a friend that may act. */
function helpValue(sight: Sight, friend: Ship): number {
  if (isStressed(friend) || friend.destroyed || friend.tokens.focus > 0) return 0;
  return friend.points * TOKEN_SHARE + turnsValue(sight, stanceNow(sight, friend), ALL);
}

/** Where the turret points best; without anything in sight to the front. */
export function chooseTurret(sight: Sight, question: Extract<SecondQuestion, { kind: 'turret' }>): number {
  const ship = sight.state.ships[question.ship]!;
  if (!hasTurret(shipCard(ship.card))) return 0;
  const now = stanceNow(sight, ship);
  return bestOf(question.options, ({ arc }) => turretValue(sight, now, arc));
}

function otherArcs(ship: Ship): readonly number[] {
  const arcs = hasDoubleTurret(ship.card) ? [0, 1] : [0, 1, 2, 3];
  return arcs.filter((arc) => arc !== ship.turret);
}

const turretValue = (sight: Sight, now: Stance, arc: number): number =>
  bestShot(sight, { ...now, ship: { ...now.ship, turret: arc } }) - bestShot(sight, now);
