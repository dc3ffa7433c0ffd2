/** What attacks of First Edition come to, for the options of its questions. */

import type { PoolChange, PoolKind } from '@firing-arc/odds';
import {
  damageOn,
  FIRST,
  type FirstEvent,
  type FirstGame,
  type FirstQuestion,
  type FirstSetup,
  type FirstState,
  findAbility,
  hasLockOn,
  hullOf,
  type ModifyOption,
  reinforcedAgainst,
  type Ship,
} from '@firing-arc/xwing/first/engine';
import type { ShownOdds } from '../../shown/question.ts';
import {
  changeByCard,
  type Edition,
  oddsOfAttack,
  oddsOfOption,
  paidFor,
  type Sides,
  showing,
  stopped,
  type Tried,
  turnsWith,
} from '../xwing/odds.ts';

const EDITION: Edition<FirstState, FirstSetup, FirstQuestion, FirstEvent, ModifyOption> = {
  rules: FIRST,
  declare: (game: FirstGame, ship) => FIRST.run(game, { kind: 'attack', ship }),
  rollDefense: (game: FirstGame) => FIRST.run(game, { kind: 'attack-part', part: 'roll-defense-dice' }),
  sides: sidesOf,
  tried: triedBy,
};

/** What an option of a question comes to; null for one that is about no attack, or that no odds tell. */
export const optionOdds = (question: FirstQuestion, index: number, state: FirstState): ShownOdds | null =>
  question.kind === 'attack' ||
  question.kind === 'modify-attack-dice' ||
  question.kind === 'modify-defense-dice'
    ? oddsOfOption(EDITION, question, index, state)
    : null;

/** What the attack that goes on comes to; null while none does, or when no odds tell. */
export const attackOdds = (state: FirstState): ShownOdds | null => oddsOfAttack(EDITION, state);

/** What an option to modify dice would do to their pool; null for one that is none, or that changes it otherwise. */
export function optionChange(question: FirstQuestion, index: number, state: FirstState): PoolChange | null {
  if (question.kind !== 'modify-attack-dice' && question.kind !== 'modify-defense-dice') return null;
  const pool = question.kind === 'modify-attack-dice' ? 'attack' : 'defense';
  return triedBy(state, pool, question.options[index]!, question.player)?.change ?? null;
}

function sidesOf(state: FirstState): Sides | null {
  const { attack, ships } = state;
  if (!attack) return null;
  const attacker = ships[attack.attacker]!;
  const defender = ships[attack.defender]!;
  return {
    attack: {
      dice: attack.attackDice,
      tokens: { turns: turnsWith(attacker.tokens.focus, 0), lock: hasLockOn(state, attacker, defender) },
    },
    defense: {
      dice: attack.defenseDice,
      tokens: {
        turns: turnsWith(defender.tokens.focus, 0),
        // Reinforce tokens add theirs when the dice are rolled: then they lie among them.
        evades:
          defender.tokens.evade +
          (attack.defenseDice.length === 0 ? reinforcedAgainst(state, defender, attacker) : 0),
        evadesAdd: true,
        reinforce: 0,
      },
    },
    left: Math.max(0, hullOf(defender) - damageOn(state, defender)) + defender.shields,
  };
}

function triedBy(state: FirstState, pool: PoolKind, option: ModifyOption, player: number): Tried | null {
  const { attack } = state;
  if (!attack) return null;
  const owner = state.ships[pool === 'attack' ? attack.attacker : attack.defender]!;
  const dice = pool === 'attack' ? attack.attackDice : attack.defenseDice;
  switch (option.kind) {
    case 'done':
      return stopped(pool, owner.player === player);
    case 'focus':
      return {
        change: { kind: 'change', dice: showing(dice, 'focus'), to: pool === 'attack' ? 'hit' : 'evade' },
        [pool]: { turns: turnsWith(owner.tokens.focus - 1, 0) },
      };
    case 'evade':
      return {
        change: { kind: 'add', face: 'evade', count: 1 },
        defense: { evades: owner.tokens.evade - 1 },
      };
    case 'target-lock':
      return { change: { kind: 'reroll', dice: option.dice }, attack: { lock: false } };
    case 'ability':
      return byAbility(state, pool, owner, option);
  }
}

/** An ability whose effect and costs are about these dice. */
function byAbility(
  state: FirstState,
  pool: PoolKind,
  { id, tokens }: Ship,
  { ability, holder, dice }: Extract<ModifyOption, { kind: 'ability' }>,
): Tried | null {
  const owned = findAbility(state, state.ships[holder]!, ability)?.ability;
  if (owned?.kind !== 'dice') return null;
  const change = changeByCard(owned.effect, pool, dice);
  // What another ship pays is not missed here.
  if (holder !== id) return change && owned.costs.length === 0 ? { change } : null;
  const purse = { focus: tokens.focus, single: 0, evades: tokens.evade };
  const after = paidFor(owned.costs, pool, purse);
  return change && after && { change, ...after };
}
