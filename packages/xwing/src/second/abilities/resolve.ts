import { orderTriggers } from '@firing-arc/referee';
import { inArc } from '../../common/index.ts';
import { actionRefusal, offerLink, performAction } from '../actions/perform.ts';
import { cancelResults, countFace } from '../attack/pool.ts';
import { attackOptions } from '../attack/weapons.ts';
import { exposeCard, repairFaceup, sufferDamage } from '../damage/suffer.ts';
import { rollSingleDie } from '../dice.ts';
import {
  abilitiesAt,
  actionBar,
  activeAbilities,
  atRange,
  bodyOf,
  chargesOfUpgrade,
  findAbility,
  inPlay,
  type OwnedAbility,
  playerOrder,
  type SecondGame,
  shipOf,
  upgradeWith,
} from '../game.ts';
import type { TriggerOption } from '../questions.ts';
import type { Occasion, SecondState, Ship, Window } from '../state.ts';
import { GREEN_TOKENS, gainTokens, loseTokens } from '../tokens.ts';
import { canPay, payCosts } from './costs.ts';
import type { Effect, RangeSpan, TargetEffect, Trigger } from './language.ts';
import { meets } from './requirements.ts';

/** `ref` of a linked action, which joins the ability queue after its action (linked-action.2). */
export const LINK = 'link';

/**
 * A window opens: every triggered ability whose requirements hold and whose costs could be paid joins the front
 * of the queue, the first player's first, each player ordering their own (ability-queue.1-.6).
 */
export function openWindow(game: SecondGame, occasion: Occasion): void {
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
export function resolveNow(game: SecondGame, occasion: Occasion, wanted: (ref: string) => boolean): void {
  for (const { ability, ship } of collect(game.state, occasion)) {
    if (!wanted(ability) || game.state.resolving.includes(`${ability}@${ship}`)) continue;
    resolveAbility(game, ability, ship, occasion);
  }
}

/** The abilities that a moment triggers. */
export function collect(state: SecondState, occasion: Occasion): readonly TriggerOption[] {
  const found: TriggerOption[] = [];
  if (occasion.window === 'aftermath') {
    collectOwn(state, occasion, 'after-attack', occasion.ship, found);
    collectOwn(state, occasion, 'after-defending', occasion.other, found);
    if (occasion.what === 'destroyed') collectOwn(state, occasion, 'after-destroyed', occasion.other, found);
    return found;
  }
  if (occasion.ship >= 0) collectOwn(state, occasion, occasion.window, occasion.ship, found);
  else for (const ship of state.ships) collectOwn(state, occasion, occasion.window, ship.id, found);
  if (occasion.window === 'after-action' && occasion.link && linksAfter(state, occasion)) {
    found.push({ ability: LINK, ship: occasion.ship, player: state.ships[occasion.ship]!.player });
  }
  return found;
}

function collectOwn(
  state: SecondState,
  occasion: Occasion,
  window: Window,
  id: number,
  found: TriggerOption[],
): void {
  const ship = state.ships[id];
  if (!ship || !inPlay(ship)) return;
  if (occasion.side >= 0 && ship.player !== occasion.side) return;
  if (ship.damage.length === 0 && abilitiesAt(ship, window).length === 0) return;
  for (const owned of activeAbilities(ship)) {
    if (owned.ability.kind !== 'trigger' || owned.ability.window !== window) continue;
    if (grantsBonusAttack(owned.ability) !== occasion.bonus && occasion.window === 'aftermath') continue;
    if (canResolve(state, ship, owned.ref, owned.ability)) {
      found.push({ ability: owned.ref, ship: id, player: ship.player });
    }
  }
}

const grantsBonusAttack = (ability: Trigger): boolean => ability.effect.kind === 'bonus-attack';

function linksAfter(state: SecondState, occasion: Occasion): boolean {
  const ship = state.ships[occasion.ship]!;
  return actionBar(ship).some(({ action, link }) => action === occasion.what && link !== undefined);
}

/** An entry of the ability queue is reached: requirements and costs are checked again (queue FAQ 7, 11). */
export function resolveAbility(game: SecondGame, ref: string, id: number, occasion: Occasion): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  if (ref === LINK) return offerLink(game, ship, occasion.what);
  const owned = findAbility(ship, ref);
  if (owned?.ability.kind !== 'trigger') return;
  if (!canResolve(game.state, ship, ref, owned.ability)) return;
  const { may, effect } = owned.ability;
  if (!choosesItself(owned.ability)) {
    if (may && !wantsToUse(game, ship, owned)) return;
    use(game, ship, owned, effect);
  }
  game.state.resolving.push(`${ref}@${id}`);
  applyEffect(game, ship, owned, effect);
  game.state.resolving.pop();
}

/** Whether requirements hold and costs can be paid; an enemy in arc and range is a requirement (queue FAQ 6). */
function canResolve(
  state: SecondState,
  ship: Ship,
  ref: string,
  { requires, costs, effect }: Trigger,
): boolean {
  if (!meets(state, ship, ref, requires) || !canPay(ship, ref, costs)) return false;
  switch (effect.kind) {
    case 'bonus-attack':
      return !ship.bonusAttacked && attackOptions(state, ship).length > 0;
    case 'recover-charge':
      return mayRecover(ship, ref); // charges.3
    case 'cancel-evade':
      return mayCancelEvade(state);
    default:
      return true;
  }
}

/** Whether the upgrade of an ability has an inactive charge. */
function mayRecover(ship: Ship, ref: string): boolean {
  const upgrade = upgradeWith(ship, ref);
  return upgrade !== undefined && upgrade.charges < (chargesOfUpgrade(upgrade)?.limit ?? 0);
}

/** At attack range 0 the attacker cancels nothing of the defender's (attack.16). */
const mayCancelEvade = ({ attack }: SecondState): boolean =>
  attack !== null && attack.range > 0 && countFace(attack.defenseDice, 'evade') > 0;

/** Whether the effect's own question has a "none" among its options, which costs nothing (queue FAQ 16). */
function choosesItself({ effect, costs }: Trigger): boolean {
  if (effect.kind === 'bonus-attack') return costs.length === 0;
  return effect.kind === 'perform-action' || effect.kind === 'choose-enemy';
}

/** An optional ability is used or declined when it is reached (queue FAQ 14). */
function wantsToUse(game: SecondGame, ship: Ship, owned: OwnedAbility): boolean {
  return game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: 'xwing2:card-interpretation.4',
    ship: ship.id,
    ability: owned.ref,
    options: [{ use: true }, { use: false }],
  }).use;
}

/** An ability is used: its costs are paid now (queue FAQ 9), once, whatever its effect is made of. */
function use(game: SecondGame, ship: Ship, { ref, name, ability }: OwnedAbility, effect: Effect): void {
  if (ability.kind !== 'trigger' || ability.effect !== effect) return;
  payCosts(game, ship, ref, ability.costs);
  game.emit({ kind: 'ability', ship: ship.id, ability: name, used: true, because: 'xwing2:ability-queue.1' });
}

function applyEffect(game: SecondGame, ship: Ship, owned: OwnedAbility, effect: Effect): void {
  const because = owned.ruling;
  switch (effect.kind) {
    case 'gain':
      return gainTokens(game, ship, effect.token, effect.count, because);
    case 'suffer-hits':
      return sufferDamage(game, ship, { hits: effect.count, crits: 0 }, because);
    case 'roll-attack-die':
      if (effect.on.includes(rollSingleDie(game, ship, because))) applyEffect(game, ship, owned, effect.then);
      return;
    case 'repair-this':
      return repairFaceup(game, ship, Number.parseInt(owned.ref.slice('damage-'.length), 10), because);
    case 'in-turn':
      for (const part of effect.effects) applyEffect(game, ship, owned, part);
      return;
    case 'perform-action':
      return offerActions(game, ship, owned, effect);
    case 'choose-enemy':
      return chooseEnemy(game, ship, owned, effect);
    case 'bonus-attack':
      return game.next({ kind: 'attack', ship: ship.id, bonus: true });
    case 'recover-charge':
      return recoverCharge(game, ship, owned.ref, effect.count);
    case 'cancel-evade':
      return cancelEvade(game, because);
    case 'ships-near-defender-expose':
      return exposeNearDefender(game, effect.range, because);
  }
}

/** The upgrade of an ability recovers charges, up to its limit (charges.2). */
function recoverCharge(game: SecondGame, ship: Ship, ref: string, count: number): void {
  const upgrade = upgradeWith(ship, ref);
  if (!upgrade) return;
  const limit = chargesOfUpgrade(upgrade)?.limit ?? 0;
  upgrade.charges = Math.min(limit, upgrade.charges + count);
  game.emit({
    kind: 'charges-recovered',
    ship: ship.id,
    charge: 'standard',
    upgrade: upgrade.id,
    charges: upgrade.charges,
    because: 'xwing2:charges.2',
  });
}

function cancelEvade(game: SecondGame, because: string): void {
  const { attack } = game.state;
  if (!attack || cancelResults(attack.defenseDice, 'evade', 1) === 0) return;
  game.emit({ kind: 'canceled', ship: attack.defender, face: 'evade', because });
}

/** Every ship at a range of the defender, the defender too at range 0, in player order. */
function exposeNearDefender(game: SecondGame, range: RangeSpan, because: string): void {
  const { attack, ships } = game.state;
  const defender = attack && ships[attack.defender];
  if (!defender || !inPlay(defender)) return;
  for (const player of playerOrder(game.state)) {
    for (const ship of ships) {
      if (ship.player !== player || !inPlay(ship)) continue;
      const near = ship === defender ? range[0] === 0 : atRange(game.state, defender, ship, range);
      if (near) exposeCard(game, ship, because);
    }
  }
}

function offerActions(
  game: SecondGame,
  ship: Ship,
  owned: OwnedAbility,
  effect: Extract<Effect, { kind: 'perform-action' }>,
): void {
  const allowed = effect.actions.filter(
    ({ action }) => actionRefusal(game.state, ship, action, effect.evenWhileStressed) === null,
  );
  if (allowed.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'action',
    player: ship.player,
    because: 'xwing2:actions.17',
    ship: ship.id,
    options: [
      ...allowed.map(({ action, difficulty }) => ({ kind: 'action' as const, action, difficulty })),
      { kind: 'none' as const },
    ],
  });
  if (option.kind === 'none') return;
  use(game, ship, owned, effect);
  performAction(game, ship, option, 'action');
}

/** "May choose": nothing is spent or done when nobody is chosen (queue FAQ 16). */
function chooseEnemy(
  game: SecondGame,
  ship: Ship,
  owned: OwnedAbility,
  effect: Extract<Effect, { kind: 'choose-enemy' }>,
): void {
  const enemies = game.state.ships.filter(
    (other) =>
      inPlay(other) && other.player !== ship.player && atRange(game.state, ship, other, effect.range),
  );
  if (enemies.length === 0) return;
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: ship.player,
    because: 'xwing2:card-interpretation.4',
    ship: ship.id,
    ability: owned.ref,
    options: [...enemies.map((enemy) => ({ target: enemy.id })), { target: -1 }],
  });
  if (target < 0) return;
  use(game, ship, owned, effect);
  const enemy = shipOf(game, target);
  if (!effect.ifInItsFrontArc || inArc(bodyOf(enemy), 'front', bodyOf(ship)))
    applyToTarget(game, enemy, effect.then);
}

function applyToTarget(game: SecondGame, target: Ship, effect: TargetEffect): void {
  switch (effect.kind) {
    case 'loses-green-tokens':
      for (const token of GREEN_TOKENS)
        loseTokens(game, target, token, target.tokens[token], 'xwing2:tokens.2');
  }
}
