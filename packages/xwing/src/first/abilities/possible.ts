/** Whether an effect could do anything now, and an action be performed: each asks the other. */

import type { Who } from '../../common/language/index.ts';
import { rollWaysLeft } from '../actions/barrel-roll.ts';
import { directionsLeft } from '../actions/boost.ts';
import { coordinable } from '../actions/coordinate.ts';
import { jamRuling, jamTargets } from '../actions/jam.ts';
import { lockTargets } from '../actions/lock.ts';
import { inLockRange, mayLock } from '../actions/lock-range.ts';
import { reloadable } from '../actions/reload.ts';
import { slamEntries } from '../actions/slam.ts';
import { bombCards } from '../bombs/bombs.ts';
import type { ActionName, UpgradeSlot } from '../cards/index.ts';
import { damageCardActions, damageRefusal, energyForAction } from '../damage/actions.ts';
import { faceup } from '../damage/deck.ts';
import { actionBar, cardOf, inPlay, isCloaked, isHuge, isStressed, shieldsOf } from '../game.ts';
import { lockOf } from '../locks.ts';
import { missionActions, ruledOut } from '../missions/actions.ts';
import type { ActionOption } from '../questions.ts';
import { type FirstState, occasion, type Ship, TOKENS, type Token } from '../state.ts';
import { canPay } from './can-pay.ts';
import { dialEntriesLike, treatments } from './dials.ts';
import type { Of } from './effects.ts';
import { meets, shipsThat } from './evaluate.ts';
import { hooked } from './hooks.ts';
import type { Effect, TokenClass } from './language/vocabulary.ts';
import { isCardVerb } from './language.ts';
import { actionBarredBy, mayActStressed } from './modifiers.ts';
import { abilitiesOf, cardIdOf, findAbility } from './owned.ts';
import { actionOfCard } from './requirements.ts';
import { bareScene, type Scene, shipIn, takesPart, tokensOn } from './scene.ts';
import { canAttack, canVerb } from './verbs.ts';

/** Whether an effect could do anything now: nothing is asked or paid for one that cannot. */
export function possible(scene: Scene, effect: Effect): boolean {
  const { state } = scene;
  if (isCardVerb(effect)) return canVerb(scene, effect);
  switch (effect.kind) {
    case 'choose':
      return shipsThat(scene, effect.that).some(({ id }) => possible({ ...scene, chosen: id }, effect.then));
    case 'each':
      return shipsThat(scene, effect.that).length > 0;
    case 'either':
      return effect.options.some((one) => possible(scene, one));
    case 'if':
      return meets(scene, effect.requires)
        ? possible(scene, effect.then)
        : effect.else !== null && possible(scene, effect.else);
    case 'in-turn':
      return mainOf(effect.effects).some((one) => possible(scene, one));
    case 'if-done':
      return possible(scene, effect.first);
    case 'attack':
      return canAttack(scene, effect);
    case 'free-action': {
      const ship = shipIn(scene, effect.by);
      return (
        ship !== undefined && inPlay(ship) && hasFreeAction(state, ship, freeNames(ship, effect.actions))
      );
    }
    case 'remove': {
      const on = shipIn(scene, effect.on);
      return on !== undefined && tokensOn(on, effect.of) > 0;
    }
    case 'transfer': {
      const from = shipIn(scene, effect.from);
      return from !== undefined && kindsOf(from, effect.of).length > 0;
    }
    case 'acquire-lock': {
      const [by, on] = [shipIn(scene, effect.by), shipIn(scene, effect.on)];
      return by !== undefined && on !== undefined && canLock(scene, by, on, effect.anyRange);
    }
    case 'choose-lock': {
      const by = shipIn(scene, effect.by);
      return by !== undefined && shipsThat(scene, effect.that).some((on) => canLock(scene, by, on, false));
    }
    case 'transfer-lock': {
      const [from, to] = [shipIn(scene, effect.from), shipIn(scene, effect.to)];
      return from !== undefined && to !== undefined && !!lockOf(state, from) && !lockOf(state, to);
    }
    case 'remove-lock': {
      const by = shipIn(scene, effect.by);
      return by !== undefined && lockOf(state, by) !== undefined;
    }
    case 'turn-up-dealt': {
      const { attack } = state;
      const cards = state.ships[attack?.defender ?? -1]?.damage ?? [];
      return cards.some(({ uid, up }) => !up && attack?.dealt.includes(uid));
    }
    case 'turn-dial':
      return dialEntriesLike(scene, effect.like).length > 0;
    case 'treat-maneuver':
      return treatments(scene, effect.as).length > 0;
    case 'shields': {
      const on = shipIn(scene, effect.on);
      return on !== undefined && (effect.change > 0 ? on.shields < shieldsOf(on) : on.shields > 0);
    }
    default:
      return !('on' in effect) || isThere(scene, effect.on);
  }
}

/** Of several effects those that an ability is used for: not what goes with them or follows. */
function mainOf(effects: readonly Effect[]): readonly Effect[] {
  const main = effects.filter(({ kind }) => !ASIDE.includes(kind));
  return main.length > 0 ? main : effects;
}

const ASIDE: readonly Effect['kind'][] = ['lasts', 'flip-this', 'attacks-over', 'roll-die'];

const isThere = (scene: Scene, who: Who): boolean => {
  const ship = shipIn(scene, who);
  return ship !== undefined && takesPart(ship);
};

export function canLock({ state }: Scene, by: Ship, on: Ship, anyRange: boolean): boolean {
  if (!inPlay(by) || !inPlay(on) || !mayLock(state, by, on)) return false;
  return anyRange || inLockRange(state, by, on);
}

/** Stands for every action that a ship has among the names of a free action. */
export const ANY_ACTION = 'any';

/** Stands for those on upgrade cards. */
export const UPGRADE_ACTION = 'upgrade';

/** And for those of bomb cards. */
export const BOMB_ACTION = 'bomb';

export function freeNames(ship: Ship, actions: Of<'free-action'>['actions']): readonly string[] {
  switch (actions) {
    case 'bar':
      return actionBar(ship);
    case 'any':
      return [ANY_ACTION];
    case 'upgrades':
      return [UPGRADE_ACTION];
    case 'bombs':
      return [BOMB_ACTION];
    default:
      return actions;
  }
}

export const kindsOf = (ship: Ship, of: TokenClass | readonly Token[]): readonly Token[] => {
  const kinds = of === 'any' ? TOKENS : typeof of === 'string' ? [of] : of;
  return kinds.filter((token) => ship.tokens[token] > 0);
};

/** Whether such an action can be performed now: what it asks holds, and it does something. `price`: energy that any action costs the ship. */
export function canDoCardAction(state: FirstState, ship: Ship, ref: string, price = 0): boolean {
  const ability = findAbility(state, ship, ref)?.ability;
  if (ability?.kind !== 'action') return false;
  // In the moment in which it is performed: its ship is "it" there.
  const scene = { ...bareScene(state, ship, ref), occasion: occasion('after-action', { ship: ship.id }) };
  const { tokens } = ship;
  const self = price > 0 ? { ...ship, tokens: { ...tokens, energy: tokens.energy - price } } : ship;
  return (
    meets(scene, ability.requires) &&
    canPay({ ...scene, self }, ability.costs) &&
    possible(scene, ability.effect)
  );
}

/** The actions that a ship's cards print. */
export function cardActions(state: FirstState, ship: Ship): readonly ActionOption[] {
  if (!hooked(state, 'card-action')) return [];
  return abilitiesOf(state, ship).flatMap(({ ref, ability }) =>
    ability.kind === 'action' ? [{ kind: 'card' as const, ability: ref }] : [],
  );
}

/** Whether a ship could perform one of some actions as a free action now. */
export const hasFreeAction = (state: FirstState, ship: Ship, names: readonly string[]): boolean =>
  freeActions(state, ship, names).some((option) => actionRefusal(state, ship, option) === null);

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
      return jamTargets(state, ship).length > 0 ? null : jamRuling(ship);
    case 'recover':
      return ship.tokens.energy > 0 && ship.shields < shieldsOf(ship) ? null : 'xwing1:huge-ships.22';
    case 'reload':
      return reloadable(ship).length > 0 ? null : 'xwing1:reload.2';
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

/** Free actions that are granted by name need not stand on the bar (actions.9); `any` is all that the ship has. */
export function freeActions(
  state: FirstState,
  ship: Ship,
  names: readonly string[],
): readonly ActionOption[] {
  if (isHuge(ship)) return HUGE_FREE.filter((action) => names.includes(action)).map(asOption);
  if (names.includes(ANY_ACTION)) return actionsOf(state, ship);
  if (names.includes(UPGRADE_ACTION)) return actionsOf(state, ship).filter(isOnUpgrade);
  if (names.includes(BOMB_ACTION)) return actionsOf(state, ship).filter(({ kind }) => kind === 'bomb');
  return PLAYED.filter((action) => names.includes(action)).map(asOption);
}

/** Whether an action stands on an upgrade card. */
const isOnUpgrade = (option: ActionOption): boolean =>
  option.kind === 'bomb' || (option.kind === 'card' && /^(\d|friend:)/.test(option.ability));

/** A huge ship performs no free actions but those that a card for huge ships grants (huge-ships.23). */
const HUGE_FREE: readonly ActionName[] = ['recover', 'reinforce'];

const asOption = (action: ActionName): ActionOption => ({ kind: 'action', action });

/** A stressed ship performs no actions (actions.5), unless its card says otherwise. */
export const isTooStressed = (state: FirstState, ship: Ship, action?: string, slot?: UpgradeSlot): boolean =>
  isStressed(ship) && !mayActStressed(state, ship, action, slot);

/** The slot of the upgrade card that an action stands on. */
function slotOf(ship: Ship, option: ActionOption): UpgradeSlot | undefined {
  if (option.kind === 'bomb') return 'bomb';
  const upgrade = option.kind === 'card' ? ship.upgrades[Number.parseInt(option.ability, 10)] : undefined;
  return upgrade && cardOf(upgrade).slot;
}

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

/** Cards beat the rules. */
export const BY_CARD = 'xwing1:golden-rules.2';

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
