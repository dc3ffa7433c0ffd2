import type { Refusal } from '@firing-arc/referee';
import { allowedTo, barOf } from '../abilities/evaluate.ts';
import { announce } from '../abilities/hooks.ts';
import { permits } from '../abilities/permits.ts';
import { resolveNow } from '../abilities/queue.ts';
import { inPlay } from '../bodies.ts';
import type { ActionDifficulty, BarAction } from '../cards/chassis.ts';
import { spendForce } from '../charges.ts';
import { canAct } from '../damage/staying.ts';
import { repairFaceup } from '../damage/suffer.ts';
import { type SecondGame, shipOf } from '../game.ts';
import type { ActionOption } from '../questions.ts';
import { resolveScenarioAction, scenarioActionRefusal, scenarioActions } from '../scenarios/actions.ts';
import { isStressed } from '../ship/conditions.ts';
import { actionBar } from '../ship/values.ts';
import { occasion, openingStep, type SecondState, type Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { barrelRollAction } from './barrel-roll.ts';
import { boostAction, boostsTo } from './boost.ts';
import { cardActionRefusal, resolveCardAction } from './card-actions.ts';
import { cloak } from './cloak.ts';
import { coordinate } from './coordinate.ts';
import { inColour } from './difficulty.ts';
import { jam } from './jam.ts';
import { lockAction } from './lock.ts';
import { cardActions } from './printed-actions.ts';
import { actionKey, actionRefusal, cardAgainst, standardActions } from './refusal.ts';
import { reinforce } from './reinforce.ts';
import { reload } from './reload.ts';
import { rotateTurret } from './rotate.ts';
import { slam } from './slam.ts';
import { afterTreated, withTreated } from './treated.ts';

/** Why a ship may not perform one of its standard actions now; null when it may. */
export function optionRefusal(
  state: SecondState,
  ship: Ship,
  option: ActionOption,
  evenWhileStressed = false,
): string | null {
  if (option.kind === 'none') return null;
  if (option.kind === 'scenario') {
    return (
      actionRefusal(state, ship, option.action, evenWhileStressed) ??
      scenarioActionRefusal(state, ship, option.action)
    );
  }
  if (option.kind === 'repair')
    return actionRefusal(state, ship, `repair-${option.card}`, evenWhileStressed, option.difficulty);
  if (option.kind === 'card') {
    const { ability, difficulty } = option;
    return (
      actionRefusal(state, ship, `card-${ability}`, evenWhileStressed, difficulty) ??
      cardActionRefusal(state, ship, ability)
    );
  }
  return actionRefusal(state, ship, option.action, evenWhileStressed, option.difficulty);
}

/** What a ship may perform besides its own actions, or of these only. */
interface Allowance {
  readonly more?: readonly ActionOption[];
  readonly evenWhileStressed?: boolean;
  readonly only?: readonly BarAction[] | undefined;
  readonly as?: 'red' | undefined;
}

/** Asks a ship for one of its standard actions, or none (actions.18, .19); without a legal one it says why. */
export function offerStandardAction(
  game: SecondGame,
  ship: Ship,
  because: string,
  { more = [], evenWhileStressed, only, as }: Allowance = {},
): void {
  const all = [
    ...inColour([...standardActions(game.state, ship), ...cardActions(game.state, ship)], as),
    ...more,
  ].filter(
    (option) => !only || (option.kind === 'action' && only.some(({ action }) => action === option.action)),
  );
  const refusalOf = (option: ActionOption) => optionRefusal(game.state, ship, option, evenWhileStressed);
  const allowed = all.filter((option) => refusalOf(option) === null);
  if (allowed.length === 0) {
    const reason = all[0] && refusalOf(all[0]);
    if (reason) game.emit({ kind: 'action-skipped', ship: ship.id, because: reason });
    return;
  }
  const option = game.choose(
    {
      form: 'choice',
      kind: 'action',
      player: ship.player,
      because,
      ship: ship.id,
      options: [...allowed, { kind: 'none' }],
    },
    { refused: () => refusalsOf(game.state, ship, all, refusalOf) },
  );
  if (option.kind !== 'none') performAction(game, ship, option, 'action');
}

/** Why actions are refused, each once, and none of which another way is open. */
function refusalsOf(
  state: SecondState,
  ship: Ship,
  all: readonly ActionOption[],
  refusalOf: (option: ActionOption) => string | null,
): readonly Refusal[] {
  const told = new Set(all.filter((option) => refusalOf(option) === null).map(actionKey));
  return all.flatMap((option) => {
    const key = actionKey(option);
    const ruling = refusalOf(option);
    if (ruling === null || told.has(key)) return [];
    told.add(key);
    const card = cardAgainst(state, ship, key);
    return [
      {
        option: option.kind === 'card' ? `ability-${option.ability}@${ship.id}` : key,
        ...(card?.ruling === ruling ? card : { ruling }),
      },
    ];
  });
}

/** The actions of a ship's damage cards that it could perform now, stressed or not. */
export const repairActions = (state: SecondState, ship: Ship): readonly ActionOption[] =>
  standardActions(state, ship).filter(
    (option) => option.kind === 'repair' && optionRefusal(state, ship, option, true) === null,
  );

/** A ship performs one of those, or none. */
export function offerRepair(game: SecondGame, ship: Ship): void {
  const option = game.choose({
    form: 'choice',
    kind: 'action',
    player: ship.player,
    because: 'xwing2:actions.17',
    ship: ship.id,
    options: [...repairActions(game.state, ship), { kind: 'none' }],
  });
  if (option.kind !== 'none') performAction(game, ship, option, 'action', true);
}

/** The Perform Action step of an activation. */
export function performActionStep(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  if (!canAct(game.state, ship)) return;
  if (ship.skipsAction) {
    game.emit({ kind: 'action-skipped', ship: id, because: ship.skipsAction });
    return;
  }
  const more = scenarioActions(game.state);
  const evenWhileStressed = mayActStressedInStep(game.state, ship);
  offerStandardAction(game, ship, 'xwing2:actions.18', { more, evenWhileStressed });
}

/** Whether a card lets a stressed ship perform any action in its Perform Action step. */
const mayActStressedInStep = (state: SecondState, ship: Ship): boolean =>
  isStressed(ship) &&
  allowedTo(state, ship, 'act-while-stressed').some(
    ({ inStep, mostStress }) => inStep && ship.tokens.stress <= mostStress,
  );

/** Of several ships that are coordinated at once: their actions are red, and all but the first act like that one. */
interface Together {
  readonly as?: 'red';
  readonly like?: { readonly ship: number; readonly count: number };
}

/** An action granted to a ship, as by coordinating it (coordinate.3). */
export function grantedAction(game: SecondGame, id: number, by = -1, together: Together = {}): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  if (together.like) return performAlike(game, id, together.like, together.as);
  const coordinator = game.state.ships[by];
  const ways = coordinator ? allowedTo(game.state, coordinator, 'coordinate-otherwise') : [];
  const calm = ways.some(({ withStress }) => withStress === ship.tokens.stress);
  const only = coordinator && ways.some(({ onOwnBar }) => onOwnBar) ? actionBar(coordinator) : undefined;
  offerStandardAction(game, ship, 'xwing2:coordinate.3', { evenWhileStressed: calm, only, as: together.as });
}

/** What resolving an action came to: it failed by a ruling, or `steps` run before anything that follows it. */
export type Resolved =
  | { readonly failed: true; readonly because: string }
  | {
      readonly failed: false;
      readonly steps?: SecondState['agenda'];
      /** The colour that the way in which it was performed gave it. */
      readonly colour?: ActionDifficulty;
    };

/**
 * A ship performs an action: a red one costs a stress when attempted (actions.7), a failed one triggers nothing
 * (fail.3), a finished one opens its window, where its link waits too unless it was a link itself (linked-action.5).
 */
export function performAction(
  game: SecondGame,
  ship: Ship,
  option: Exclude<ActionOption, { kind: 'none' }>,
  how: 'action' | 'link',
  granted = false,
): void {
  const difficulty = (option.kind === 'scenario' ? undefined : option.difficulty) ?? 'white';
  const action = option.kind === 'repair' || option.kind === 'card' ? option.kind : option.action;
  game.emit({ kind: 'action', ship: ship.id, action, difficulty, because: 'xwing2:actions.1' });
  resolveNow(game, 'action-begins', { ship: ship.id, what: actionKey(option), colour: difficulty });
  const late = difficulty === 'red' && mayTurnWhite(game.state, ship, action);
  if (difficulty === 'red' && !late) gainTokens(game, ship, 'stress', 1, 'xwing2:actions.7');
  if (difficulty === 'purple') spendForce(game, ship, 1, 'xwing2:actions.8');
  const resolved = resolveAction(game, ship, option);
  if (late && (resolved.failed || resolved.colour !== 'white'))
    gainTokens(game, ship, 'stress', 1, 'xwing2:actions.7');
  if (resolved.failed) {
    ship.failed.push(actionKey(option));
    if (action !== 'repair') {
      game.emit({ kind: 'action-failed', ship: ship.id, action, because: resolved.because });
      announce(game, 'action-failed', { ship: ship.id, what: actionKey(option) });
    }
    return;
  }
  ship.performed.push(actionKey(option));
  const after = occasion('after-action', {
    ship: ship.id,
    what: actionKey(option),
    colour: resolved.colour ?? difficulty,
    granted: granted || how === 'link',
    link: how === 'action',
  });
  const treated = option.kind === 'action' && option.by ? afterTreated(game.state, ship, option) : [];
  game.next(...(resolved.steps ?? []), ...treated, openingStep(after));
}

/** Whether a card may treat an action as white while it is performed: its stress waits for that. */
const mayTurnWhite = (state: SecondState, ship: Ship, action: string): boolean =>
  action === 'coordinate' && permits(state, ship, 'coordinate-two').length > 0;

function resolveAction(
  game: SecondGame,
  ship: Ship,
  option: Exclude<ActionOption, { kind: 'none' }>,
): Resolved {
  if (option.kind === 'repair') {
    repairFaceup(game, ship, option.card, 'xwing2:damage-cards.4');
    return DONE;
  }
  if (option.kind === 'card') return resolveCardAction(game, ship, option.ability);
  if (option.kind === 'scenario') return resolveScenarioAction(game, ship, option.action);
  switch (option.action) {
    case 'focus':
      gainTokens(game, ship, 'focus', 1, 'xwing2:focus.1');
      return DONE;
    case 'evade':
      gainTokens(game, ship, 'evade', 1, 'xwing2:evade.1');
      return DONE;
    case 'calculate':
      gainTokens(game, ship, 'calculate', 1, 'xwing2:calculate.1');
      return DONE;
    case 'lock':
      return lockAction(game, ship, option.on);
    case 'boost':
      return option.directions
        ? boostAction(game, ship, boostsTo(option.directions))
        : boostAction(game, ship, undefined, option.difficulty);
    case 'barrel-roll':
      return barrelRollAction(game, ship, undefined, option.difficulty);
    case 'reinforce':
      return reinforce(game, ship);
    case 'rotate':
      return rotateTurret(game, ship);
    case 'coordinate':
      return coordinate(game, ship, option.difficulty, option.by);
    case 'reload':
      return reload(game, ship);
    case 'jam':
      return jam(game, ship);
    case 'cloak':
      return cloak(game, ship);
    case 'slam':
      return slam(game, ship, option.difficulty);
  }
}

const DONE: Resolved = { failed: false };

/** What can fail, and then has resolved in its default way (fail.1, .2). */
export const CAN_FAIL = [
  'barrel-roll',
  'boost',
  'coordinate',
  'decloak',
  'deploy',
  'jam',
  'lock',
  'slam',
] as const;
export type CanFail = (typeof CAN_FAIL)[number];

/** A linked action is reached in the queue: one of the links of the action before, or none (linked-action.1, .3). */
export function offerLink(game: SecondGame, ship: Ship, after: string): void {
  const links = barOf(game.state, ship).flatMap(({ action, link }) =>
    action === after && link ? [link] : [],
  );
  const refusalOf = ({ action, difficulty }: (typeof links)[number]) =>
    actionRefusal(game.state, ship, action, false, difficulty);
  const allowed = links.filter((link) => refusalOf(link) === null);
  if (allowed.length === 0) return;
  const option = game.choose(
    {
      form: 'choice',
      kind: 'action',
      player: ship.player,
      because: 'xwing2:linked-action.1',
      ship: ship.id,
      options: [
        ...withTreated(
          game.state,
          ship,
          allowed.map(({ action, difficulty }) => ({ kind: 'action' as const, action, difficulty })),
        ),
        { kind: 'none' as const },
      ],
    },
    {
      refused: () =>
        refusalsOf(
          game.state,
          ship,
          links.map((link) => ({ kind: 'action', ...link })),
          (option) => optionRefusal(game.state, ship, option),
        ),
    },
  );
  if (option.kind !== 'none') performAction(game, ship, option, 'link');
}

/** A ship that was coordinated with another one performs the same action, treated as of the same colour. */
export function performAlike(
  game: SecondGame,
  id: number,
  { ship: leader, count }: { readonly ship: number; readonly count: number },
  as: 'red' | undefined,
): void {
  const ship = shipOf(game, id);
  const action = game.state.ships[leader]!.performed[count];
  if (!inPlay(ship) || action === undefined) return;
  const options = inColour(standardActions(game.state, ship), as).filter(
    (option): option is Extract<ActionOption, { kind: 'action' }> =>
      option.kind === 'action' &&
      option.action === action &&
      optionRefusal(game.state, ship, option) === null,
  );
  if (options.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'action',
    player: ship.player,
    because: 'xwing2:coordinate.3',
    ship: id,
    options,
  });
  performAction(game, ship, option, 'action');
}
