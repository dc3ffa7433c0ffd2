/** What attacks of X-Wing 2.5 come to, for the options of its questions. */

import type { AttackTokens, PoolChange, PoolKind } from '@firing-arc/odds';
import { isBehind, isInFrontOf } from '@firing-arc/xwing/common';
import {
  type Attack,
  bodyOf,
  findAbility,
  hasLockOn,
  hullRemaining,
  isPrimaryAttack,
  type ModifyOption,
  rollDefenseDice,
  SECOND,
  type SecondEvent,
  type SecondGame,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
  type Ship,
} from '@firing-arc/xwing/second/engine';
import type { ShownOdds } from '../../shown/question.ts';
import {
  changeByCard,
  type Edition,
  NO_TOKENS,
  oddsOfAttack,
  oddsOfOption,
  paidFor,
  type Sides,
  showing,
  stopped,
  type Tried,
  turnsWith,
} from '../xwing/odds.ts';

const EDITION: Edition<SecondState, SecondSetup, SecondQuestion, SecondEvent, ModifyOption> = {
  rules: SECOND,
  declare: (game: SecondGame, ship) => SECOND.run(game, { kind: 'attack', ship, bonus: false }),
  rollDefense: (game: SecondGame) => rollDefenseDice(game, game.state.attack!),
  sides: sidesOf,
  tried: triedBy,
};

/** What an option of a question comes to; null for one that is about no attack, or that no odds tell. */
export const optionOdds = (question: SecondQuestion, index: number, state: SecondState): ShownOdds | null =>
  question.kind === 'attack' ||
  question.kind === 'modify-attack-dice' ||
  question.kind === 'modify-defense-dice'
    ? oddsOfOption(EDITION, question, index, state)
    : null;

/** What the attack that goes on comes to; null while none does, or when no odds tell. */
export const attackOdds = (state: SecondState): ShownOdds | null => oddsOfAttack(EDITION, state);

/** What an option to modify dice would do to their pool; null for one that is none, or that changes it otherwise. */
export function optionChange(question: SecondQuestion, index: number, state: SecondState): PoolChange | null {
  if (question.kind !== 'modify-attack-dice' && question.kind !== 'modify-defense-dice') return null;
  const pool = question.kind === 'modify-attack-dice' ? 'attack' : 'defense';
  return triedBy(state, pool, question.options[index]!, question.player)?.change ?? null;
}

function sidesOf(state: SecondState): Sides | null {
  const { attack, ships } = state;
  if (!attack) return null;
  const defender = ships[attack.defender]!;
  return {
    attack: { dice: attack.attackDice, tokens: attackTokens(state, attack) },
    defense: {
      dice: attack.defenseDice,
      tokens: {
        turns: turnsOf(defender),
        evades: defender.tokens.evade,
        evadesAdd: false,
        reinforce: reinforceOf(ships[attack.attacker]!, defender),
      },
    },
    left: Math.max(0, hullRemaining(defender)) + defender.shields,
  };
}

/** What the attacker may still spend: nothing on a primary attack at range 0. */
function attackTokens(state: SecondState, attack: Attack): AttackTokens {
  if (attack.range === 0 && isPrimaryAttack(state, attack)) return NO_TOKENS;
  const ship = state.ships[attack.attacker]!;
  return { turns: turnsOf(ship), lock: hasLockOn(state, ship, state.ships[attack.defender]!) };
}

const turnsOf = ({ tokens, force }: Ship): number => turnsWith(tokens.focus, tokens.calculate + force);

/** Reinforce tokens that count against an attacker where it stands. */
function reinforceOf(attacker: Ship, defender: Ship): number {
  const { 'reinforce-fore': fore, 'reinforce-aft': aft } = defender.tokens;
  if (fore + aft === 0) return 0;
  if (fore > 0 && isInFrontOf(bodyOf(attacker), bodyOf(defender))) return fore;
  return aft > 0 && isBehind(bodyOf(attacker), bodyOf(defender)) ? aft : 0;
}

function triedBy(state: SecondState, pool: PoolKind, option: ModifyOption, player: number): Tried | null {
  const { attack } = state;
  if (!attack) return null;
  const owner = state.ships[pool === 'attack' ? attack.attacker : attack.defender]!;
  const focuses = showing(pool === 'attack' ? attack.attackDice : attack.defenseDice, 'focus');
  const success = pool === 'attack' ? 'hit' : 'evade';
  const { focus, calculate, evade } = owner.tokens;
  const { force } = owner;
  switch (option.kind) {
    case 'done':
      return stopped(pool, owner.player === player);
    case 'spend-focus':
      return {
        change: { kind: 'change', dice: focuses, to: success },
        [pool]: { turns: turnsWith(focus - 1, calculate + force) },
      };
    case 'spend-calculate':
    case 'spend-force':
      return {
        change: { kind: 'change', dice: focuses.slice(0, 1), to: success },
        [pool]: { turns: turnsWith(focus, calculate + force - 1) },
      };
    case 'spend-evade':
      return {
        change: { kind: 'change', dice: [option.die], to: 'evade' },
        defense: { evades: evade - 1 },
      };
    case 'use-knowledge':
      return { change: { kind: 'change', dice: [option.die], to: pool === 'attack' ? 'crit' : 'evade' } };
    case 'spend-lock':
      return { change: { kind: 'reroll', dice: option.dice }, attack: { lock: false } };
    case 'ability':
      return byAbility(state, pool, owner, option);
  }
}

/** An ability whose effect and costs are about these dice. */
function byAbility(
  state: SecondState,
  pool: PoolKind,
  owner: Ship,
  { ability, ship, dice }: Extract<ModifyOption, { kind: 'ability' }>,
): Tried | null {
  const owned = findAbility(state.ships[ship]!, ability)?.ability;
  if (owned?.kind !== 'dice') return null;
  const change = changeByCard(owned.effect, pool, dice);
  // What another ship pays is not missed here.
  if (ship !== owner.id)
    return change && owned.costs.every(({ kind }) => kind === 'charge') ? { change } : null;
  const { tokens, force } = owner;
  const purse = { focus: tokens.focus, single: tokens.calculate + force, evades: tokens.evade };
  const after = paidFor(owned.costs, pool, purse);
  return change && after && { change, ...after };
}
