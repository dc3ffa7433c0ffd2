/** Which actions a ship may perform, and why not the others. */

import type { Refusal } from '@firing-arc/referee';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { allowedTo, barOf, forbidding, forceToSpend } from '../abilities/evaluate.ts';
import type { ActionDifficulty, ActionName } from '../cards/chassis.ts';
import type { OwnedAbility } from '../cards/gathered.ts';
import type { ActionOption } from '../questions.ts';
import type { ScenarioAction } from '../scenarios/scenario.ts';
import { towingRefusal } from '../scenarios/towing.ts';
import { activeModifiers, byCard } from '../ship/abilities.ts';
import { dialFor, isHuge } from '../ship/card.ts';
import { isCloaked, isIonized, isStressed } from '../ship/conditions.ts';
import type { SecondState, Ship } from '../state.ts';
import { mateRefusal } from '../wings/members.ts';
import { reloadable } from './reload.ts';
import { turretChoices } from './rotate.ts';
import { withTreated } from './treated.ts';

/** Name under which an action is remembered for the round: each damage card's repair is an action of its own (actions.14). */
export const actionKey = (option: ActionOption): string =>
  option.kind === 'repair'
    ? `repair-${option.card}`
    : option.kind === 'card'
      ? `card-${option.ability}`
      : option.kind === 'none'
        ? 'none'
        : option.action;

/** Why a ship may not perform an action now, as a ruling; null when it may. */
export function actionRefusal(
  state: SecondState,
  ship: Ship,
  action: ActionName | ScenarioAction | `repair-${number}` | `card-${string}`,
  evenWhileStressed = false,
  difficulty: ActionDifficulty = 'white',
): string | null {
  if (isStressed(ship) && !evenWhileStressed && !mayActStressed(state, ship, action, difficulty))
    return 'xwing2:actions.2';
  if (isIonized(ship) && action !== 'focus' && !mayActIonized(state, ship, action))
    return isActivating(state, ship) ? 'xwing2:ion.8' : 'xwing2:ion.10';
  if (ship.noMoreActions) return 'xwing2:overlap.12';
  if (ship.inFormation && mateRefusal(state, ship, action)) return 'xwing2:wings.10';
  if (ship.performed.includes(action)) return 'xwing2:actions.12';
  if (ship.failed.includes(action)) return 'xwing2:actions.13';
  if (!action.startsWith('repair-') && forbiddenByCard(ship, action)) return 'xwing2:damage-deck.10';
  const barring = cardAgainst(state, ship, action);
  if (barring) return barring.ruling;
  if (difficulty === 'purple' && forceToSpend(state, ship) === 0) return 'xwing2:purple-actions.1';
  if (action === 'cloak' && isCloaked(ship)) return 'xwing2:cloak.4';
  if (action === 'slam') return slamRefusal(state, ship) ?? towingRefusal(state, ship, action);
  if (action === 'reload' && reloadable(ship).length === 0) return 'xwing2:reload.1';
  return towingRefusal(state, ship, action);
}

/** Whether there is another way for its turret to point. */
const mayRotate = (ship: Ship): boolean =>
  isHuge(ship) || turretChoices(ship).some((arc) => arc !== ship.turret);

/** Whether a card lets an ionized ship perform an action: only those of damage cards so far. */
const mayActIonized = (state: SecondState, ship: Ship, action: string): boolean =>
  action.startsWith('repair-') && allowedTo(state, ship, 'act-while-ionized').length > 0;

/** Whether a card lets a stressed ship perform an action ("can": card-interpretation.5). */
function mayActStressed(
  state: SecondState,
  ship: Ship,
  action: string,
  difficulty: ActionDifficulty,
): boolean {
  return allowedTo(state, ship, 'act-while-stressed').some(({ actions, mostStress, inStep }) => {
    if (inStep || ship.tokens.stress > mostStress) return false;
    if (actions === 'any') return true;
    if (actions === 'white') return difficulty === 'white';
    if (actions === 'damage-cards') return action.startsWith('repair-');
    return actions.some((one) => one === action);
  });
}

/** The card that says that a ship cannot perform an action, or that keeps its turret where it points. */
export function cardAgainst(
  state: SecondState,
  ship: Ship,
  action: string,
): Omit<Refusal, 'option'> | undefined {
  const barring = forbidding(state, 'perform-actions').find(
    ({ by, of }) => by === ship && (of.actions === 'all' || of.actions.some((one) => one === action)),
  );
  if (barring) return byCard(barring);
  const keeping = action === 'rotate' && !mayRotate(ship) && activeModifiers(ship).find(keepsTurret);
  return keeping ? byCard({ by: ship, ref: keeping.ref }) : undefined;
}

const keepsTurret = ({ ability }: OwnedAbility): boolean =>
  ability.kind === 'modifier' && 'permission' in ability.of && ability.of.permission === 'turret';

function forbiddenByCard(ship: Ship, action: string): boolean {
  return activeModifiers(ship).some(
    ({ ability }) =>
      ability.kind === 'modifier' &&
      'permission' in ability.of &&
      ability.of.permission === 'actions' &&
      !ability.of.only.some((allowed) => allowed === action),
  );
}

/**
 * Every standard action: those on the bar, and those printed on faceup damage cards (actions.1). An action that the
 * bar lists with several links is one action (linked-action.3); in two colours it can be performed in either.
 */
export function standardActions(state: SecondState, ship: Ship): readonly ActionOption[] {
  const bar: ActionOption[] = [];
  for (const { action, difficulty } of barOf(state, ship)) {
    const listed = bar.some(
      (other) => other.kind === 'action' && other.action === action && other.difficulty === difficulty,
    );
    if (!listed) bar.push({ kind: 'action', action, difficulty });
  }
  const repairs: ActionOption[] = [];
  for (const card of ship.damage) {
    const kind = DAMAGE_DECK[card.kind];
    if (card.up && kind?.repair) repairs.push({ kind: 'repair', card: card.uid, name: kind.name });
  }
  const actions = withTreated(state, ship, bar);
  return repairs.length === 0 ? actions : [...actions, ...repairs];
}

/** Why a ship may not SLAM now, as a ruling; null when it may. */
export function slamRefusal(state: SecondState, ship: Ship): string | null {
  if (!isActivating(state, ship)) return 'xwing2:slam.4';
  return slamEntries(ship).length === 0 ? 'xwing2:slam.1' : null;
}

/** A ship's activation lasts as long as its end is still to come. */
export const isActivating = (state: SecondState, ship: Ship): boolean =>
  state.agenda.some((step) => step.kind === 'end-activation' && step.ship === ship.id);

/** Dial maneuvers of the speed that the ship executed this round (slam.1), by their numbers on the dial. */
export function slamEntries(ship: Ship): readonly number[] {
  if (ship.flown.bearing === '') return [];
  const dial = dialFor(ship);
  return dial.flatMap(({ maneuver }, entry) => (maneuver.speed === ship.flown.speed ? [entry] : []));
}
