import type { Refusal } from '@firing-arc/referee';
import { performCardAction } from '../abilities/card-actions.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { actionBarredBy } from '../abilities/modifiers.ts';
import {
  actionKey,
  actionRefusal,
  actionsOf,
  BY_CARD,
  freeActions,
  isTooStressed,
} from '../abilities/possible.ts';
import { useGranted } from '../abilities/resolve.ts';
import { announce } from '../abilities/windows.ts';
import { dropBomb } from '../bombs/bombs.ts';
import type { ActionName } from '../cards/index.ts';
import { payForAction, resolveDamageCardAction } from '../damage/actions.ts';
import type { Declaration } from '../events.ts';
import { type FirstGame, inPlay, isStressed, shipOf } from '../game.ts';
import { performMissionAction } from '../missions/actions.ts';
import type { ActionOption } from '../questions.ts';
import { type ActionStep, type FirstState, occasion, type Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { barrelRollAction } from './barrel-roll.ts';
import { boostAction } from './boost.ts';
import { coordinate } from './coordinate.ts';
import { jam } from './jam.ts';
import { lockAction } from './lock.ts';
import { recover } from './recover.ts';
import { reinforce } from './reinforce.ts';
import { reload } from './reload.ts';
import { rotateArc } from './rotate-arc.ts';
import { slam } from './slam.ts';
import { declarationKey, tellAction } from './tell.ts';

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
