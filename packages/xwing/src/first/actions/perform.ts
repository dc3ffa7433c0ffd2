import type { Refusal } from '@firing-arc/referee';
import { canDoCardAction, cardActions, performCardAction } from '../abilities/card-actions.ts';
import { ANY_ACTION, BOMB_ACTION, UPGRADE_ACTION } from '../abilities/effects.ts';
import { actionBarredBy, hasRule, mayActStressed } from '../abilities/modifiers.ts';
import { cardIdOf } from '../abilities/owned.ts';
import { actionOfCard } from '../abilities/requirements.ts';
import { useGranted } from '../abilities/resolve.ts';
import { announce } from '../abilities/windows.ts';
import { bombCards, dropBomb } from '../bombs/bombs.ts';
import type { ActionName, UpgradeSlot } from '../cards/index.ts';
import {
  damageCardActions,
  damageRefusal,
  energyForAction,
  payForAction,
  resolveDamageCardAction,
} from '../damage/actions.ts';
import { faceup } from '../damage/effects.ts';
import type { Declaration } from '../events.ts';
import {
  actionBar,
  cardOf,
  type FirstGame,
  inPlay,
  isCloaked,
  isHuge,
  isStressed,
  shieldsOf,
  shipOf,
} from '../game.ts';
import { missionActions, performMissionAction, ruledOut } from '../missions/actions.ts';
import type { ActionOption, PerformedAction } from '../questions.ts';
import { type ActionStep, type FirstState, occasion, type Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { barrelRollAction, rollWaysLeft } from './barrel-roll.ts';
import { boostAction, directionsLeft } from './boost.ts';
import { coordinable, coordinate } from './coordinate.ts';
import { jam, jamTargets } from './jam.ts';
import { lockAction, lockTargets } from './lock.ts';
import { recover } from './recover.ts';
import { reinforce } from './reinforce.ts';
import { reload, reloadable } from './reload.ts';
import { hasMobileArc, rotateArc } from './rotate-arc.ts';
import { slam, slamEntries } from './slam.ts';

/** Every action of a bar, in the order in which free ones are offered. */
const PLAYED: readonly ActionName[] = [
  'focus',
  'evade',
  'target-lock',
  'barrel-roll',
  'boost',
  'cloak',
  'slam',
  'coordinate',
  'jam',
  'reinforce',
  'reload',
  'rotate-arc',
  'recover',
];

/** Name under which an action is remembered for the round: copies of a card share it (actions.7, .8). */
export const actionKey = (option: ActionOption): string => {
  switch (option.kind) {
    case 'action':
      return option.action;
    case 'damage-card':
      return `damage-card ${option.name}`;
    case 'bomb':
      return `bomb ${option.upgrade}`;
    case 'card':
      return actionOfCard(cardIdOf(option.ability));
    case 'mission':
      return `mission ${option.name}`;
    case 'none':
      return 'none';
  }
};

/** Every action a ship has: its bar, its faceup damage cards, its bomb cards, those that its cards and a mission print (actions.3, .4). */
export function actionsOf(state: FirstState, ship: Ship): readonly ActionOption[] {
  return [
    ...actionBar(ship).map(asOption),
    ...damageCardActions(state, ship),
    ...bombCards(ship, 'action').map((upgrade) => ({ kind: 'bomb' as const, upgrade })),
    ...cardActions(state, ship),
    ...missionActions(state, ship),
  ];
}

/** Cards beat the rules. */
const BY_CARD = 'xwing1:golden-rules.2';

/** Why a ship may not perform an action now, as a ruling; null when it may. `tried` has turned out impossible. */
export function actionRefusal(
  state: FirstState,
  ship: Ship,
  option: ActionOption,
  tried: readonly string[] = [],
): string | null {
  if (
    isTooStressed(state, ship, option.kind === 'action' ? option.action : option.kind, slotOf(ship, option))
  )
    return 'xwing1:actions.5';
  if (ship.performed.includes(actionKey(option))) return 'xwing1:actions.7';
  if (option.kind !== 'damage-card' && faceup({ state }, ship, 'damaged-sensor-array').length > 0) {
    if (state.damageDeck === 'tfa') return 'xwing1:damage-deck-the-force-awakens.12';
    if (option.kind === 'action' && actionBar(ship).includes(option.action))
      return 'xwing1:faq-damage-cards.7';
  }
  if (tried.includes(actionKey(option))) return 'xwing1:faq-upgrade-cards.31';
  const byDamage = damageRefusal(state, ship, option);
  if (byDamage !== null) return byDamage;
  if (option.kind === 'card') {
    const price = energyForAction(state, ship);
    return canDoCardAction(state, ship, option.ability, price) ? null : 'xwing1:actions.4';
  }
  if (option.kind !== 'action') return null;
  if (ruledOut(state, option.action)) return 'xwing1:golden-rules.3';
  if (actionBarredBy(state, ship, option.action) !== null) return BY_CARD;
  switch (option.action) {
    case 'cloak':
      return isCloaked(ship) ? 'xwing1:cloak.4' : null;
    case 'slam':
      return slamEntries(state, ship).length > 0 ? null : 'xwing1:slam.1';
    case 'coordinate':
      return coordinable(state, ship).length > 0 ? null : 'xwing1:coordinate.2';
    case 'jam':
      return jamTargets(state, ship).length > 0 ? null : 'xwing1:jam.1';
    case 'recover':
      return ship.tokens.energy > 0 && ship.shields < shieldsOf(ship) ? null : 'xwing1:huge-ships.22';
    case 'reload':
      return reloadable(ship).length > 0 ? null : 'xwing1:reload.2';
    case 'rotate-arc':
      return hasMobileArc(ship) ? null : 'xwing1:rotate-arc.1';
    case 'target-lock':
      return lockTargets(state, ship, tried).length > 0 ? null : 'xwing1:acquire-a-target-lock.2';
    case 'barrel-roll':
      return rollWaysLeft(state, ship, tried).length > 0 ? null : 'xwing1:barrel-roll.11';
    case 'boost':
      return directionsLeft(state, ship, tried).length > 0 ? null : 'xwing1:boost.7';
    default:
      return null;
  }
}

/** The Perform Action step, or a free action that something grants (actions.1, .2): one action or none (actions.10). */
export function actionStep(game: FirstGame, step: ActionStep): void {
  const ship = shipOf(game, step.ship);
  if (!inPlay(ship)) return;
  if (!step.free && ship.skipsAction) {
    game.emit({ kind: 'action-skipped', ship: ship.id, because: ship.skipsAction });
    return;
  }
  if (isTooStressed(game.state, ship)) {
    game.emit({ kind: 'action-skipped', ship: ship.id, because: 'xwing1:actions.5' });
    return;
  }
  const all = step.free ? freeActions(game.state, ship, step.free) : actionsOf(game.state, ship);
  const allowed = all.filter((option) => actionRefusal(game.state, ship, option, step.tried) === null);
  if (allowed.length === 0) {
    if (step.otherwise) return chooseAgain(game, ship, step.otherwise);
    const because = all[0] && actionRefusal(game.state, ship, all[0], step.tried);
    if (because) game.emit({ kind: 'action-skipped', ship: ship.id, because });
    return;
  }
  const option = game.choose(
    {
      form: 'choice',
      kind: 'action',
      player: ship.player,
      because: step.because,
      ship: ship.id,
      options: [...allowed, { kind: 'none' }],
    },
    { refused: () => refusedActions(game.state, ship, all, step.tried) },
  );
  if (option.kind === 'none') {
    game.emit({ kind: 'no-action', ship: ship.id, because: 'xwing1:actions.10' });
    if (step.again && step.tried.length > 0) game.next(step.again);
    return;
  }
  performAction(game, ship, option, step);
}

/** The free action of a card is impossible: its action is taken back, and another may be chosen (faq-upgrade-cards.31). */
function chooseAgain(game: FirstGame, ship: Ship, step: ActionStep): void {
  const { agenda } = game.state;
  const key = step.tried[step.tried.length - 1];
  ship.performed = ship.performed.filter((one) => one !== key);
  const next = agenda[agenda.length - 1];
  if (next?.kind === 'window' && next.window === 'after-action' && next.what === key) agenda.pop();
  game.next(step);
}
/** Whether an action stands on an upgrade card. */
const isOnUpgrade = (option: ActionOption): boolean =>
  option.kind === 'bomb' || (option.kind === 'card' && /^(\d|friend:)/.test(option.ability));

/** Free actions that are granted by name need not stand on the bar (actions.9); `any` is all that the ship has. */
function freeActions(state: FirstState, ship: Ship, names: readonly string[]): readonly ActionOption[] {
  if (isHuge(ship)) return HUGE_FREE.filter((action) => names.includes(action)).map(asOption);
  if (names.includes(ANY_ACTION)) return actionsOf(state, ship);
  if (names.includes(UPGRADE_ACTION)) return actionsOf(state, ship).filter(isOnUpgrade);
  if (names.includes(BOMB_ACTION)) return actionsOf(state, ship).filter(({ kind }) => kind === 'bomb');
  return PLAYED.filter((action) => names.includes(action)).map(asOption);
}

const asOption = (action: ActionName): ActionOption => ({ kind: 'action', action });
/** A huge ship performs no free actions but those that a card for huge ships grants (huge-ships.23). */
const HUGE_FREE: readonly ActionName[] = ['recover', 'reinforce'];

/** Whether a ship could perform one of some actions as a free action now. */
export const hasFreeAction = (state: FirstState, ship: Ship, names: readonly string[]): boolean =>
  freeActions(state, ship, names).some((option) => actionRefusal(state, ship, option) === null);

/** A stressed ship performs no actions (actions.5), unless its card says otherwise. */
const isTooStressed = (state: FirstState, ship: Ship, action?: string, slot?: UpgradeSlot): boolean =>
  isStressed(ship) && !mayActStressed(state, ship, action, slot);

/** The slot of the upgrade card that an action stands on. */
function slotOf(ship: Ship, option: ActionOption): UpgradeSlot | undefined {
  if (option.kind === 'bomb') return 'bomb';
  const upgrade = option.kind === 'card' ? ship.upgrades[Number.parseInt(option.ability, 10)] : undefined;
  return upgrade && cardOf(upgrade).slot;
}

function refusedActions(
  state: FirstState,
  ship: Ship,
  all: readonly ActionOption[],
  tried: readonly string[],
): readonly Refusal[] {
  return all.flatMap((option) => {
    const ruling = actionRefusal(state, ship, option, tried);
    if (!ruling) return [];
    const card =
      ruling === BY_CARD && option.kind === 'action' ? actionBarredBy(state, ship, option.action) : null;
    return [{ option: actionKey(option), ruling, ...(card === null ? {} : { facts: { card } }) }];
  });
}

/** What became of an action: done, or what was declared is impossible and something else may be declared. */
export type Resolved =
  /** `on`: the ship it was performed on. */
  | { readonly done: true; readonly on?: number }
  | { readonly done: false; readonly declared: Declaration; readonly because: string };

/**
 * A ship performs an action. When what it declares turns out impossible nothing is spent, and the choice is made
 * again without it (acquire-a-target-lock.9, barrel-roll.11, boost.7); a free action stays the one that was granted
 * (free-actions.3).
 */
function performAction(
  game: FirstGame,
  ship: Ship,
  option: Exclude<ActionOption, { kind: 'none' }>,
  step: ActionStep,
): void {
  ship.actedStressed = isStressed(ship);
  // What a card's action queues is part of it, so what waits for the action comes behind.
  const goesOn = option.kind === 'card' || (option.kind === 'action' && GOES_ON.includes(option.action));
  if (goesOn) finishAction(game, ship, option, step);
  const resolved = resolveAction(game, ship, option, step);
  if (!resolved.done) {
    const { declared, because } = resolved;
    game.emit({ kind: 'impossible', ship: ship.id, what: declared, because });
    game.next({ ...step, tried: [...step.tried, declarationKey(declared)] });
    return;
  }
  if (!goesOn) finishAction(game, ship, option, step, resolved.on);
}

/** Actions that queue what belongs to them. */
const GOES_ON: readonly ActionName[] = ['slam', 'coordinate', 'recover'];

/** An action counts for the round, what granted it is used, and what follows it is queued. */
function finishAction(
  game: FirstGame,
  ship: Ship,
  option: Exclude<ActionOption, { kind: 'none' }>,
  step: ActionStep,
  on = -1,
): void {
  payForAction(game, ship);
  ship.performed.push(actionKey(option));
  if (step.granted) useGranted(game, step.granted);
  if (step.after) game.next(step.after);
  if (!step.free && !step.second && hasRule(game.state, ship, 'acts-twice'))
    game.next({ kind: 'action', ship: ship.id, because: step.because, tried: [], second: true });
  announce(game, occasion('after-action', { ship: ship.id, other: on, what: actionKey(option) }));
}

/** Tells that an action is performed; a lock, roll or boost does so once what it declares is possible. */
export function tellAction(game: FirstGame, ship: Ship, action: PerformedAction, step: ActionStep): void {
  const free = step.free !== undefined;
  const because = free ? 'xwing1:actions.2' : 'xwing1:actions.1';
  game.emit({ kind: 'action', ship: ship.id, action, free, because });
}

/** How an impossible declaration is remembered while the choice is made again. */
export function declarationKey(declared: Declaration): string {
  switch (declared.kind) {
    case 'target-lock':
      return `target-lock ${declared.target}`;
    case 'barrel-roll':
      return `barrel-roll ${declared.side}${declared.by ? ` ${declared.by}` : ''}`;
    case 'boost':
      return `boost ${declared.direction}`;
    case 'decloak':
      return `decloak ${declared.move}`;
  }
}

const DONE: Resolved = { done: true };

function resolveAction(
  game: FirstGame,
  ship: Ship,
  option: Exclude<ActionOption, { kind: 'none' }>,
  step: ActionStep,
): Resolved {
  if (option.kind === 'damage-card') {
    tellAction(game, ship, 'damage-card', step);
    resolveDamageCardAction(game, ship, option.card);
    return DONE;
  }
  if (option.kind === 'bomb') {
    tellAction(game, ship, 'bomb', step);
    dropBomb(game, ship, option.upgrade, 'action');
    return DONE;
  }
  if (option.kind === 'card') {
    tellAction(game, ship, 'card', step);
    performCardAction(game, ship, option.ability, { ...step, tried: [...step.tried, actionKey(option)] });
    return DONE;
  }
  if (option.kind === 'mission') {
    tellAction(game, ship, 'mission', step);
    performMissionAction(game, option.target);
    return DONE;
  }
  switch (option.action) {
    case 'target-lock':
      return lockAction(game, ship, step);
    case 'barrel-roll':
      return barrelRollAction(game, ship, step);
    case 'boost':
      return boostAction(game, ship, step);
    case 'slam':
      tellAction(game, ship, 'slam', step);
      slam(game, ship);
      return DONE;
    case 'coordinate':
      tellAction(game, ship, 'coordinate', step);
      coordinate(game, ship);
      return DONE;
    case 'jam':
      tellAction(game, ship, 'jam', step);
      return { done: true, on: jam(game, ship) };
    case 'reinforce':
      tellAction(game, ship, 'reinforce', step);
      reinforce(game, ship);
      return DONE;
    case 'recover':
      tellAction(game, ship, 'recover', step);
      recover(game, ship);
      return DONE;
    case 'reload':
      tellAction(game, ship, 'reload', step);
      reload(game, ship);
      return DONE;
    case 'rotate-arc':
      tellAction(game, ship, 'rotate-arc', step);
      rotateArc(game, ship, 'xwing1:rotate-arc.1');
      return DONE;
    case 'focus':
    case 'evade':
    case 'cloak':
      tellAction(game, ship, option.action, step);
      gainTokens(game, ship, option.action, 1, `xwing1:${option.action}.1`);
      return DONE;
  }
}
