/** What abilities may do to dice in the steps in which they are modified. */

import type { Face } from '../../common/language/index.ts';
import {
  addDie,
  changeAll,
  isFixed,
  type PoolKind,
  rerollChoices,
  rerollDice,
  rerollsLeft,
} from '../attack/pool.ts';
import type { ModifyOption } from '../attack/questions.ts';
import { type FirstGame, friendly, inPlay, shipOf } from '../game.ts';
import type { Attack, Die, FirstState, Ship } from '../state.ts';
import { type Acting, rulingOf, tellUse } from './acting.ts';
import { canPay } from './can-pay.ts';
import { payCosts } from './costs.ts';
import { applyEffect } from './effects.ts';
import { meets, numberIn, passesAll } from './evaluate.ts';
import { isUsedUp } from './held-rules.ts';
import { hooked } from './hooks.ts';
import type { DiceEffect, DiceTrigger } from './language/vocabulary.ts';
import { cannotModify } from './modifiers.ts';
import { abilitiesOf, findAbility } from './owned.ts';
import { possible } from './possible.ts';
import { isWeapon } from './requirements.ts';
import { bareScene, type Scene } from './scene.ts';

/** The use of an ability on dice: on which ship it stands, and which dice it takes. */
export type AbilityOption = Extract<ModifyOption, { kind: 'ability' }>;

/** What the abilities of one side may do to a pool now; `must` tells those it has to use from those it may. */
export function abilityOptions(
  state: FirstState,
  attack: Attack,
  kind: PoolKind,
  side: Ship,
  must: boolean,
): readonly AbilityOption[] {
  if (!hooked(state, `modify-${kind}-dice`)) return [];
  return state.ships.flatMap((holder) => {
    if (holder.side !== side.side || !inPlay(holder)) return [];
    return abilitiesOf(state, holder).flatMap(({ ref, ability }) =>
      ability.kind === 'dice' && ability.may !== must && ability.window === `modify-${kind}-dice`
        ? optionsOf(bareScene(state, holder, ref), attack, kind, side, ability)
        : [],
    );
  });
}

function optionsOf(
  scene: Scene,
  attack: Attack,
  kind: PoolKind,
  side: Ship,
  ability: DiceTrigger,
): readonly AbilityOption[] {
  const { state, self, ref } = scene;
  if (attack.used.includes(usedKey(ref, self.id)) || isUsedUp(self, ref, ability.once)) return [];
  const roller = shipOf({ state }, kind === 'attack' ? attack.attacker : attack.defender);
  if (!isAbout(scene, ability.whose, roller, side)) return [];
  if (ability.weapon !== 'any' && !isMadeWith(state, attack, ref, ability.weapon)) return [];
  if (!meets(scene, ability.requires) || !canPay(scene, ability.costs)) return [];
  if (spendsTokens(ability) && cannotModify(state, self, kind, 'tokens')) return [];
  const how = ability.effect.kind === 'reroll' ? 'rerolls' : 'other';
  const isModification = ability.effect.kind !== 'not-a-modification';
  const by = roller === side ? 'itself' : 'enemy';
  if (isModification && (isFixed(attack, kind) || cannotModify(state, roller, kind, how, by))) return [];
  return choicesOf(scene, poolOf(attack, kind), ability.effect).map((dice) => ({
    kind: 'ability' as const,
    ability: ref,
    holder: self.id,
    dice,
  }));
}

/** A ship card's ability is about its own ship unless it says otherwise (card-abilities.2). */
function isAbout(scene: Scene, whose: DiceTrigger['whose'], roller: Ship, side: Ship): boolean {
  const { self } = scene;
  if (whose === 'own') return self === roller && side === roller;
  if (whose === 'enemy') return self === side && side !== roller;
  if ('that' in whose)
    return passesAll(scene, roller, whose.that) && (side === roller || !friendly(side, roller));
  const inReach = { kind: 'range', range: whose.friendlyAt, of: 'self' } as const;
  return side === roller && self !== roller && passesAll(scene, roller, [inReach]);
}

const spendsTokens = ({ costs, perDie }: DiceTrigger): boolean =>
  [...costs, ...(perDie ? [perDie] : [])].some(({ kind }) => kind === 'spend-token' || kind === 'lock');

function isMadeWith(
  state: FirstState,
  attack: Attack,
  ref: string,
  weapon: Exclude<DiceTrigger['weapon'], 'any'>,
): boolean {
  if (weapon === 'this') return ref.startsWith(`${attack.weapon - 1}:`);
  return isWeapon(shipOf({ state }, attack.attacker), attack.weapon, weapon);
}

const usedKey = (ref: string, holder: number): string => `${ref}@${holder}`;
const poolOf = (attack: Attack, kind: PoolKind): Die[] =>
  kind === 'attack' ? attack.attackDice : attack.defenseDice;

const NO_DICE: readonly (readonly number[])[] = [[]];

/** The different choices of dice that an effect may take; none when it can do nothing. */
function choicesOf(scene: Scene, pool: readonly Die[], effect: DiceEffect): readonly (readonly number[])[] {
  switch (effect.kind) {
    case 'add':
      return NO_DICE;
    case 'not-a-modification':
      return possible(scene, effect.then) ? NO_DICE : [];
    case 'spend-result':
      return take(pool, effect.faces, [1, 1], false);
    case 'reroll': {
      const { count, upTo } = effect;
      const { attack } = scene.state;
      const left = pool === attack?.attackDice ? rerollsLeft(scene.state, attack) : 99;
      const most = Math.min(left, count === 'any' || count === 'all' ? 99 : numberIn(scene, count));
      const least = count === 'any' || upTo ? 1 : most;
      return take(pool, effect.faces, [least, most], true);
    }
    case 'change': {
      const most = effect.count === 'all' ? 99 : numberIn(scene, effect.count);
      const choices = take(pool, effect.from, [effect.upTo ? 1 : most, most], false);
      return choices.length === 0 && effect.evenNone ? NO_DICE : choices;
    }
  }
}

/** The choices of dice that show some faces, as many as are asked for or all there are; alike ones count once. */
function take(
  pool: readonly Die[],
  faces: readonly Face[] | undefined,
  [least, most]: readonly [number, number],
  reroll: boolean,
): readonly (readonly number[])[] {
  const fits = ({ face, rerolled, fixed }: Die): boolean =>
    !fixed && !(reroll && rerolled) && (faces === undefined || faces.some((one) => one === face));
  const able = pool.filter(fits).length;
  const needed = Math.min(least, able);
  if (able === 0 || most <= 0) return [];
  const choices = rerollChoices(pool.map((die) => ({ ...die, rerolled: !fits(die) })));
  return choices.filter((dice) => dice.length > 0 && dice.length >= needed && dice.length <= most);
}

/** Whether using an ability queues something that must be done before dice are modified further. */
export function actsBesides(state: FirstState, { ability: ref, holder }: AbilityOption): boolean {
  const ability = findAbility(state, shipOf({ state }, holder), ref)?.ability;
  if (ability?.kind !== 'dice') return false;
  return (
    ability.after !== undefined ||
    ability.perDie !== undefined ||
    ability.effect.kind === 'not-a-modification' ||
    ability.effect.kind === 'spend-result'
  );
}

/** An ability is used on dice: its costs are paid, and what follows it is queued. */
export function useOnDice(
  game: FirstGame,
  attack: Attack,
  kind: PoolKind,
  { ability: ref, holder: id, dice }: AbilityOption,
): void {
  const holder = shipOf(game, id);
  const ability = findAbility(game.state, holder, ref)?.ability;
  if (ability?.kind !== 'dice') return;
  const scene = bareScene(game.state, holder, ref);
  attack.used.push(usedKey(ref, id));
  const paid = payCosts(game, scene, ability.costs, rulingOf(ref));
  if (ability.perDie) for (const _die of dice) payCosts(game, scene, [ability.perDie], rulingOf(ref));
  tellUse(game, id, ref, ability.once);
  if (!paid) return;
  const act: Acting = { game, ship: holder, ability: ref, occasion: MODIFYING, chosen: -1 };
  if (ability.after) applyEffect(act, ability.after);
  changeDice(act, poolOf(attack, kind), kind, ability.effect, dice);
  if (ability.thenTurns) changeAll(poolOf(attack, kind), ability.thenTurns.from, ability.thenTurns.to);
  if (ability.forGood) for (const at of dice) poolOf(attack, kind)[at]!.rerolled = true;
}

/** No moment of its own: what is done while dice are modified is about the ships of the attack. */
const MODIFYING = { window: 'hit', ship: -1, other: -1, what: '' } as const;

function changeDice(
  act: Acting,
  pool: Die[],
  kind: PoolKind,
  effect: DiceEffect,
  dice: readonly number[],
): void {
  const { game } = act;
  const { attack } = game.state;
  switch (effect.kind) {
    case 'add':
      for (
        let left = numberIn(bareScene(game.state, act.ship, act.ability), effect.count ?? 1);
        left > 0;
        left--
      )
        addDie(pool, effect.face);
      return;
    case 'not-a-modification':
      return applyEffect(act, effect.then);
    case 'spend-result':
      pool.splice(dice[0]!, 1);
      return applyEffect(act, effect.then);
    case 'reroll': {
      const roller = shipOf(game, kind === 'attack' ? attack!.attacker : attack!.defender);
      return rerollDice(game, roller, pool, kind, dice);
    }
    case 'change': {
      const success = kind === 'attack' ? 'hit' : 'evade';
      for (const at of dice) pool[at]!.face = effect.to === 'success' ? success : effect.to;
      return;
    }
  }
}
