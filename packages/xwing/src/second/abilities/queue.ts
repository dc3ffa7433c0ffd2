/** The ability queue: which abilities a moment triggers, and in which order. */

import { orderTriggers } from '@firing-arc/referee';
import { inPlay } from '../bodies.ts';
import type { OwnedAbility } from '../cards/gathered.ts';
import { CONDITION_REF } from '../conditions/secret.ts';
import type { SecondGame } from '../game.ts';
import type { TriggerOption } from '../questions.ts';
import { abilitiesAt, activeAbilities } from '../ship/abilities.ts';
import { playerOrder } from '../sides.ts';
import { type About, type Occasion, occasion, type SecondState, type Ship, type Window } from '../state.ts';
import { canPay } from './costs.ts';
import { barOf, meets, passesAll } from './evaluate.ts';
import { hooked, watched } from './hooks.ts';
import { isInAttack } from './language/windows.ts';
import type { Effect, Strange, Trigger } from './language.ts';
import { possible } from './possible/possible.ts';
import { isThere } from './scene.ts';

/** `ref` of a linked action, which joins the ability queue after its action (linked-action.2). */
export const LINK = 'link';

/** What names none of these moments does not act during setup (faq-specific-card-questions.52). */
const IN_SETUP: readonly Window[] = [
  'before-placing-forces',
  'after-placed',
  'after-placing-forces',
  'end-of-setup',
  'after-assigned',
];

/**
 * A window opens: every triggered ability whose requirements hold and whose costs could be paid joins the front
 * of the queue, the first player's first, each player ordering their own (ability-queue.1-.6).
 */
export function openWindow(game: SecondGame, occasion: Occasion): void {
  if (game.state.phase === 'setup' && !IN_SETUP.includes(occasion.window)) return;
  const triggers = collect(game.state, occasion);
  if (triggers.length === 0) return;
  const ordered = orderTriggers(triggers, playerOrder(game.state), (player, left) =>
    game.choose({
      form: 'choice',
      kind: 'order-abilities',
      player,
      because: 'xwing2:ability-queue.3',
      options: left,
    }),
  );
  game.next(...ordered.map(({ ability, ship }) => ({ kind: 'ability' as const, ability, ship, occasion })));
}

/**
 * Resolves at once, in player order, what a moment in the middle of a rule triggers. An ability that is itself
 * still resolving does not start again: queued behind itself, it would find its card repaired and be dropped.
 */
export function resolveNow(
  game: SecondGame,
  window: Window,
  about?: About,
  wanted: (ref: string) => boolean = always,
): void {
  if (!hooked(game.state, window)) return;
  const moment = occasion(window, about);
  for (const { ability, ship } of inPlayerOrder(game.state, collect(game.state, moment))) {
    if (!wanted(ability) || game.state.resolving.includes(`${ability}@${ship}`)) continue;
    game.interpreter.resolveAbility(game, ability, ship, moment);
  }
}

/** The first player's before the second's (ability-queue.2). */
const inPlayerOrder = (state: SecondState, found: readonly TriggerOption[]): readonly TriggerOption[] =>
  found.length < 2
    ? found
    : playerOrder(state).flatMap((player) => found.filter((one) => one.player === player));

const always = (): boolean => true;

/** The abilities that a moment triggers. */
export function collect(state: SecondState, occasion: Occasion): readonly TriggerOption[] {
  const found: TriggerOption[] = [];
  if (occasion.window === 'aftermath') {
    const { ship, other } = occasion;
    if (hooked(state, 'after-attack')) collectIn(state, { ...occasion, window: 'after-attack' }, found);
    for (const window of occasion.what === 'destroyed' ? AS_DESTROYED : AS_DEFENDER) {
      if (hooked(state, window)) collectIn(state, { ...occasion, window, ship: other, other: ship }, found);
    }
    return found;
  }
  collectIn(state, occasion, found);
  if (occasion.window === 'after-action' && occasion.link && linksAfter(state, occasion)) {
    found.push({ ability: LINK, ship: occasion.ship, player: state.ships[occasion.ship]!.player });
  }
  return found;
}

const AS_DEFENDER = ['after-defending'] as const;

const AS_DESTROYED = ['after-defending', 'after-destroyed'] as const;

/** The abilities of one window: those of its ship, and those of other ships that watch for it. */
function collectIn(state: SecondState, occasion: Occasion, found: TriggerOption[]): void {
  if (!hooked(state, occasion.window)) return;
  if (occasion.ship >= 0 && !watched(state, occasion.window)) {
    const ship = state.ships[occasion.ship];
    if (ship) collectFrom(state, occasion, ship, found);
    return;
  }
  for (const ship of state.ships) collectFrom(state, occasion, ship, found);
}

function collectFrom(state: SecondState, occasion: Occasion, ship: Ship, found: TriggerOption[]): void {
  const there = isThere(ship, occasion);
  if (!(there || waitsForCard(ship, occasion)) || (occasion.side >= 0 && ship.player !== occasion.side))
    return;
  if (ship.damage.length === 0 && abilitiesAt(ship, occasion.window).length === 0) return;
  for (const { ref, ability } of activeAbilities(ship)) {
    if (!isWaiting(ability) || ability.window !== occasion.window) continue;
    if (!there && !ref.startsWith(CONDITION_REF)) continue;
    if (isOfAftermath(occasion) && occasion.bonus !== grantsBonusAttack(ability)) continue;
    if (canResolve(state, ship, ref, ability, occasion))
      found.push({ ability: ref, ship: ship.id, player: ship.player });
  }
}

/** Whether a moment belongs to an Aftermath, where bonus attacks have their turn; not every ship is destroyed by an attack. */
const isOfAftermath = ({ window, what }: Occasion): boolean =>
  window === 'after-attack' ||
  window === 'after-defending' ||
  (window === 'after-destroyed' && what === 'destroyed');

/** Whether a condition card of a ship in reserve acts: when it is assigned, and to bring the ship back (reserve.3). */
export const waitsForCard = (ship: Ship, { window }: Occasion): boolean =>
  ship.place === 'reserve' && (ship.returns === 'called' || window === 'after-assigned');

export const isWaiting = (ability: OwnedAbility['ability']): ability is Waiting =>
  ability.kind === 'trigger' || ability.kind === 'strange';

/** Whether the moment is one of the ships that an ability waits for. */
function isItsMoment(
  state: SecondState,
  ship: Ship,
  ref: string,
  { of }: Waiting,
  occasion: Occasion,
): boolean {
  if (of === 'own') return occasion.ship < 0 || occasion.ship === ship.id || isInAttack(occasion.window);
  const it = state.ships[occasion.ship];
  return it !== undefined && passesAll({ state, self: ship, ref, occasion, chosen: -1 }, it, of);
}

export const grantsBonusAttack = (ability: Waiting): boolean =>
  ability.kind === 'trigger' && hasBonusAttack(ability.effect);

function hasBonusAttack(effect: Effect): boolean {
  if (effect.kind === 'bonus-attack') return true;
  if (effect.kind === 'in-turn') return effect.effects.some(hasBonusAttack);
  if (effect.kind === 'either') return effect.options.some(hasBonusAttack);
  if (effect.kind === 'if-done') return hasBonusAttack(effect.first) || hasBonusAttack(effect.then);
  return effect.kind === 'if' && hasBonusAttack(effect.then);
}

function linksAfter(state: SecondState, occasion: Occasion): boolean {
  for (const { action, link } of barOf(state, state.ships[occasion.ship]!))
    if (link && action === occasion.what) return true;
  return false;
}

/** Whether the moment is its own, requirements hold and costs can be paid. */
export function canResolve(
  state: SecondState,
  ship: Ship,
  ref: string,
  ability: Waiting,
  occasion: Occasion,
): boolean {
  if (!isItsMoment(state, ship, ref, ability, occasion)) return false;
  if (!meets(state, ship, ref, ability.requires, { occasion })) return false;
  if (!canPay(state, ship, ref, ability.costs, { occasion })) return false;
  return isRequirement(ability) ? couldDoAnything(state, ship, ref, ability, occasion) : true;
}

/** Effects whose having anything to do is a requirement: an enemy to attack (queue FAQ 6), an inactive charge (charges.3). */
const isRequirement = (ability: Waiting): boolean =>
  ability.kind === 'trigger' && REQUIRED.includes(ability.effect.kind);

const REQUIRED: readonly Effect['kind'][] = ['bonus-attack', 'recover-charge', 'cancel', 'suffer-to-cancel'];

/** A cost is paid only for an effect that can resolve (abilities.12); an optional one that does nothing is not asked for. */
export function couldDoAnything(
  state: SecondState,
  ship: Ship,
  ref: string,
  ability: Waiting,
  occasion: Occasion,
): boolean {
  if (ability.kind === 'strange') return ability.possible?.(state, ship, occasion) ?? true;
  const free = ability.costs.length === 0 && !isRequirement(ability);
  if (free && (!ability.may || choosesItself(ability))) return true;
  return possible({ state, self: ship, ref, occasion, chosen: -1 }, ability.effect);
}

/** Whether the effect's own question has a "none" among its options, which costs nothing (queue FAQ 16). */
export function choosesItself(ability: Waiting): boolean {
  if (ability.kind === 'strange') return false;
  const { effect, costs } = ability;
  if (effect.kind === 'bonus-attack') return costs.length === 0;
  if (effect.kind === 'if-done') return choosesItself({ ...ability, effect: effect.first });
  return effect.kind === 'perform-action' || (effect.kind === 'choose' && !effect.must && effect.count === 1);
}

/** What the cards of a ship let it do in its part of the System Phase, each once (system-phase.2). */
export function systemAbilities(state: SecondState, ship: Ship): readonly SystemAbility[] {
  if (!hooked(state, 'during-system') || !inPlay(ship)) return [];
  const moment = occasion('during-system', { ship: ship.id });
  return abilitiesAt(ship, 'during-system').flatMap(({ ref, ability }) => {
    if (!isWaiting(ability) || ship.systemUsed.includes(ref)) return [];
    const able =
      canResolve(state, ship, ref, ability, moment) && couldDoAnything(state, ship, ref, ability, moment);
    return able ? [{ kind: 'ability', ability: ref } as const] : [];
  });
}

/** Abilities that wait for a moment. */
export type Waiting = Trigger | Strange;

interface SystemAbility {
  readonly kind: 'ability';
  readonly ability: string;
}
