import {
  type ActionDifficulty,
  type ActionName,
  type ActionOption,
  actionBar,
  cannotFire,
  coordinateTargets,
  GREEN_TOKENS,
  isStressed,
  jamTargets,
  lockOf,
  lockTargets,
  type SecondQuestion,
  type Ship,
  weaponsOf,
} from '@firing-arc/xwing/second/engine';
import { repairValue } from './cards.ts';
import { bestOf } from './choice.ts';
import { type Encounter, meet } from './encounter.ts';
import { ALL } from './harm.ts';
import { scenarioActionValue } from './objectives.ts';
import type { Observation } from './observation.ts';
import { bestShot, dangerTo, type Resources, shotAt } from './outlook.ts';
import { bestPlaceValue, placesOf } from './places.ts';
import { type Stand, standNow } from './stand.ts';
import { otherArcs, turretValue } from './turret.ts';

/** Values are squad points; shares are of the ship's own. */
const STRESS_SHARE = 0.07;
/** A token in hand is worth a little even when no shot is in sight. */
const TOKEN_SHARE = 0.01;
/** A lock that does nothing this round may do so in the next. */
const LATER_LOCK_SHARE = 0.05;
/** More of it for a ship with a loaded weapon that needs the lock. */
const LOCKED_WEAPON_SHARE = 0.1;

type Link = { readonly action: ActionName; readonly difficulty: ActionDifficulty };

/** The best of the actions on offer; none if all of them do harm. */
export function chooseAction(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'action' }>,
): number {
  const now = standNow(observation, observation.state.ships[question.ship]!);
  return bestOf(question.options, (option) => actionValue(observation, now, option));
}

function actionValue(observation: Observation, now: Stand, option: ActionOption): number {
  if (option.kind === 'none') return 0;
  const { ship } = now.at;
  if (option.kind === 'repair')
    return ship.points * repairValue(option.name) - stressCost(ship, option.difficulty ?? 'white');
  if (option.kind === 'card') return option.difficulty === 'white' ? 0.1 : -0.1;
  if (option.kind === 'scenario') return scenarioActionValue(observation, ship, option.action);
  const { action, difficulty } = option;
  const link = actionBar(ship).find((other) => other.action === action)?.link;
  return plainValue(observation, now, action, link) - stressCost(ship, difficulty);
}

const stressCost = (ship: Ship, difficulty: ActionDifficulty): number =>
  difficulty === 'red' ? ship.points * STRESS_SHARE : 0;

function plainValue(
  observation: Observation,
  now: Stand,
  action: ActionName,
  link: Link | undefined,
): number {
  const { ship } = now.at;
  const token = ship.points * TOKEN_SHARE;
  switch (action) {
    case 'focus':
      return token + turnsValue(observation, now.at, now.resources, ALL);
    case 'calculate':
      return (
        token + turnsValue(observation, now.at, now.resources, Math.min(ALL, now.resources.attackTurns + 1))
      );
    case 'evade':
      return token + lessDanger(observation, now, { evades: Math.min(3, now.resources.evades + 1) });
    case 'reinforce':
      return (
        token + Math.max(reinforceValue(observation, now, 'fore'), reinforceValue(observation, now, 'aft'))
      );
    case 'lock':
      return lockActionValue(observation, now);
    case 'boost':
    case 'barrel-roll':
      return bestPlaceValue(observation, now, placesOf(observation, ship, action), (there, resources) =>
        linkValue(observation, there, resources, link),
      );
    case 'rotate':
      return Math.max(...otherArcs(ship).map((arc) => turretValue(observation, now, arc)));
    case 'coordinate':
      return Math.max(
        0,
        ...coordinateTargets(observation.state, ship).map((other) => helpValue(observation, other)),
      );
    case 'reload':
      return token - bestShot(observation, now.at, now.resources);
    case 'cloak': {
      const evades = Math.min(3, now.resources.evades + 1);
      return token + lessDanger(observation, now, { evades }) - bestShot(observation, now.at, now.resources);
    }
    case 'jam':
      return Math.max(
        0,
        ...jamTargets(observation.state, ship).map((enemy) => enemy.points * jamShare(observation, enemy)),
      );
    default:
      return 0;
  }
}

/** What a jam takes from an enemy, as a share of its points; a little also if it has nothing yet. */
export const jamShare = (observation: Observation, enemy: Ship): number =>
  lockOf(observation.state, enemy) || GREEN_TOKENS.some((token) => enemy.tokens[token] > 0)
    ? 0.05
    : TOKEN_SHARE;

/** What focus results turned are worth: mostly on attack or defense, whichever is more, a part of the other. */
function turnsValue(observation: Observation, at: Encounter, resources: Resources, turns: number): number {
  const attack =
    bestShot(observation, at, { ...resources, attackTurns: turns }) - bestShot(observation, at, resources);
  const defense =
    dangerTo(observation, at, resources) - dangerTo(observation, at, { ...resources, defenseTurns: turns });
  return Math.max(attack, defense) + 0.35 * Math.min(attack, defense);
}

/** What the link that may follow a move is worth at its end. */
function linkValue(
  observation: Observation,
  at: Encounter,
  resources: Resources,
  link: Link | undefined,
): number {
  if (link?.action !== 'focus' || isStressed(at.ship)) return 0;
  return Math.max(0, turnsValue(observation, at, resources, ALL) - stressCost(at.ship, link.difficulty));
}

const lessDanger = (observation: Observation, now: Stand, change: Partial<Resources>): number =>
  dangerTo(observation, now.at, now.resources) -
  dangerTo(observation, now.at, { ...now.resources, ...change });

const reinforceValue = (observation: Observation, now: Stand, side: 'fore' | 'aft'): number =>
  lessDanger(observation, now, { reinforced: side });

function lockActionValue(observation: Observation, now: Stand): number {
  const targets = lockTargets(observation.state, now.at.ship).filter(({ kind }) => kind === 'ship');
  return Math.max(-1, ...targets.map((target) => lockValue(observation, now, target.id)));
}

/** What a lock on an enemy adds to a shot at it now, and later; less than nothing on a friend. */
function lockValue(observation: Observation, now: Stand, id: number): number {
  if (!observation.foes.some((foe) => foe.ship.id === id)) return -1;
  if (now.resources.lockOn === id) return 0;
  const { ship } = now.at;
  const later = ship.points * (LATER_LOCK_SHARE + (needsLock(observation, ship) ? LOCKED_WEAPON_SHARE : 0));
  if (!now.resources.mayAttack) return later;
  const locked = { ...now.resources, lockOn: id };
  let more = 0;
  for (const line of now.at.shots) {
    if (line.foe.ship.id === id) more += line.share * shotAt(observation, line, locked);
  }
  return later + Math.max(0, more - bestShot(observation, now.at, now.resources));
}

const needsLock = (observation: Observation, ship: Ship): boolean =>
  weaponsOf(ship).some(
    ({ special }) =>
      special?.attack.needs === 'lock' && cannotFire(observation.state, ship, special) === null,
  );

/** The enemy on which a lock helps most; anything else only if it must be. */
export function chooseLock(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'lock-target' }>,
): number {
  const now = standNow(observation, observation.state.ships[question.ship]!);
  return bestOf(question.options, ({ kind, id }) => (kind === 'ship' ? lockValue(observation, now, id) : -2));
}

export function chooseReinforce(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'reinforce-side' }>,
): number {
  const now = standNow(observation, observation.state.ships[question.ship]!);
  return bestOf(question.options, ({ side }) => reinforceValue(observation, now, side));
}

/** The friend that gains most from an action. */
export function chooseFriend(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'coordinate-target' }>,
): number {
  return bestOf(question.options, ({ ship }) => helpValue(observation, observation.state.ships[ship]!));
}

/** What a focus token would be worth to a friend that may act. */
function helpValue(observation: Observation, friend: Ship): number {
  if (isStressed(friend) || friend.destroyed || friend.tokens.focus > 0) return 0;
  const now = standNow(observation, friend);
  return (
    friend.points * TOKEN_SHARE +
    turnsValue(observation, meet(observation, friend, now.at.body), now.resources, ALL)
  );
}
