import type { Refusal } from '@firing-arc/referee';
import { abilityOptions, actsBesides, useOnDice } from '../abilities/dice.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { hooked } from '../abilities/hooks.ts';
import { focusSources, lockSources } from '../abilities/lent.ts';
import { cannotModify, isBarredFromLocks, isBarredFromSpending } from '../abilities/modifiers.ts';
import { type FirstGame, shipOf } from '../game.ts';
import { hasLockOn, spendLock } from '../locks.ts';
import type { Attack, FirstState, Ship, Step } from '../state.ts';
import { hasSpentFocus, spendToken } from '../tokens.ts';
import type { AttackStep } from './events.ts';
import {
  addDie,
  changeAll,
  countFace,
  facesOf,
  isFixed,
  type PoolKind,
  rerollChoices,
  rerollDice,
  rerollsLeft,
} from './pool.ts';
import type { ModifyOption } from './questions.ts';

const DONE: ModifyOption = { kind: 'done' };
/** Card text beats the rules of tokens. */
const BY_CARD = 'xwing1:golden-rules.2';

/** Modify Attack Dice: what the defender has comes first, then what the attacker has (attack.12). */
export const modifyAttackDice = (game: FirstGame, attack: Attack, turn: number): void =>
  modifyInTurn(game, attack, 'attack', [attack.defender, attack.attacker], turn);

/** Modify Defense Dice: what the attacker has comes first, then what the defender has (attack.20). */
export const modifyDefenseDice = (game: FirstGame, attack: Attack, turn: number): void =>
  modifyInTurn(game, attack, 'defense', [attack.attacker, attack.defender], turn);

/** Both sides' turns with a pool, from one of them on: what a modification triggers comes before the next one. */
function modifyInTurn(
  game: FirstGame,
  attack: Attack,
  kind: PoolKind,
  sides: readonly number[],
  turn: number,
): void {
  for (let at = turn; at < sides.length; at++) {
    const side = shipOf(game, sides[at]!);
    const resume = { kind: 'attack-part', part: attack.step as AttackStep, turn: at } as const;
    for (const option of abilityOptions(game.state, attack, kind, side, true))
      apply(game, attack, kind, side, option);
    if (modify(game, attack, kind, side, resume) === 'waits') return;
  }
}

/** One side's turn with a pool: any of its modifications in any order until it is done (attack.16). */
function modify(game: FirstGame, attack: Attack, kind: PoolKind, ship: Ship, resume: Step): 'done' | 'waits' {
  for (;;) {
    const options = modifyOptions(game.state, attack, kind, ship);
    if (options.length === 0) return 'done';
    const option = game.choose(
      {
        form: 'choice',
        kind: kind === 'attack' ? 'modify-attack-dice' : 'modify-defense-dice',
        player: ship.player,
        because: kind === 'attack' ? 'xwing1:attack.12' : 'xwing1:attack.20',
        ship: ship.id,
        options: mustSpendFocus(game.state, attack, ship, options) ? options : [...options, DONE],
      },
      { refused: () => modifyRefusals(game.state, attack, kind, ship) },
    );
    if (option.kind === 'done') return 'done';
    const waits = triggersSomething(game.state, option);
    if (waits) game.next(resume);
    apply(game, attack, kind, ship, option);
    if (waits) return 'waits';
  }
}

/** Whether a card of the other ship makes this one spend a focus token, which it has not done yet. */
function mustSpendFocus(
  state: FirstState,
  attack: Attack,
  ship: Ship,
  options: readonly ModifyOption[],
): boolean {
  if (!hooked(state, 'rule makes-spend-focus') || !options.some(({ kind }) => kind === 'focus')) return false;
  const other = shipOf({ state }, ship.id === attack.attacker ? attack.defender : attack.attacker);
  return !hasSpentFocus(attack, ship) && hasRule(state, other, 'makes-spend-focus');
}

/** Whether a modification may trigger what comes before the next one. */
const triggersSomething = (state: FirstState, option: ModifyOption): boolean =>
  hooked(state, 'after-spend') ||
  hooked(state, 'lock-spent') ||
  hooked(state, 'after-lock') ||
  hooked(state, 'after-token') ||
  (option.kind === 'ability' && actsBesides(state, option));

/** What a ship may do to a pool: only its own dice, with its own tokens (spend.2). */
function modifyOptions(
  state: FirstState,
  attack: Attack,
  kind: PoolKind,
  ship: Ship,
): readonly ModifyOption[] {
  const owner = kind === 'attack' ? attack.attacker : attack.defender;
  const options: ModifyOption[] = [...abilityOptions(state, attack, kind, ship, false)];
  if (ship.id !== owner || isFixed(attack, kind)) return options;
  if (!cannotUse(state, ship, kind, 'focus'))
    for (const from of sourcesOf(state, kind, ship))
      options.push(from === ship ? { kind: 'focus' } : { kind: 'focus', of: from.id });
  if (kind === 'defense') {
    if (ship.tokens.evade > 0 && !cannotUse(state, ship, kind, 'evade')) options.push({ kind: 'evade' });
    return options;
  }
  if (cannotReroll(state, ship)) return options;
  for (const from of lockSources(state, ship, shipOf({ state }, attack.defender), 'rerolls')) {
    const of = from === ship ? {} : { of: from.id };
    const left = rerollsLeft(state, attack);
    const choices = rerollChoices(attack.attackDice).filter(({ length }) => length <= left);
    options.push(...choices.map((dice) => ({ kind: 'target-lock' as const, dice, ...of })));
  }
  return options;
}

/** The ships whose focus tokens a ship may spend on a pool: of a friend only when it attacks. */
const sourcesOf = (state: FirstState, kind: PoolKind, ship: Ship): readonly Ship[] =>
  kind === 'attack' ? focusSources(state, ship) : ship.tokens.focus > 0 ? [ship] : [];

/** Whether a card forbids a ship to spend target locks for rerolls. */
const cannotReroll = (state: FirstState, ship: Ship): boolean =>
  cannotModify(state, ship, 'attack', 'rerolls') ||
  cannotModify(state, ship, 'attack', 'tokens') ||
  isBarredFromLocks(state, ship);

/** Whether a card forbids a ship to modify its dice with a token. */
const cannotUse = (state: FirstState, ship: Ship, kind: PoolKind, token: 'focus' | 'evade'): boolean =>
  isBarredFromSpending(state, ship, token) ||
  cannotModify(state, ship, kind, 'tokens') ||
  cannotModify(state, ship, kind, token === 'focus' ? 'focus' : 'other');

/** Why a token does not help here. */
function modifyRefusals(state: FirstState, attack: Attack, kind: PoolKind, ship: Ship): readonly Refusal[] {
  const refusals: Refusal[] = [];
  // With the dice of the other side no token helps, whatever a ship has.
  if (ship.id !== (kind === 'attack' ? attack.attacker : attack.defender)) return refusals;
  if (isFixed(attack, kind))
    return ['focus', 'evade', 'target-lock'].map((option) => ({ option, ruling: BY_CARD }));
  if (cannotUse(state, ship, kind, 'focus')) refusals.push({ option: 'focus', ruling: BY_CARD });
  if (kind === 'attack' && cannotReroll(state, ship))
    refusals.push({ option: 'target-lock', ruling: BY_CARD });
  if (ship.tokens.focus === 0) refusals.push({ option: 'focus', ruling: 'xwing1:spend.2' });
  if (kind === 'defense') {
    if (ship.tokens.evade === 0) refusals.push({ option: 'evade', ruling: 'xwing1:spend.2' });
    refusals.push({ option: 'target-lock', ruling: 'xwing1:acquire-a-target-lock.3' });
    return refusals;
  }
  refusals.push({ option: 'evade', ruling: 'xwing1:attack.22' });
  if (!hasLockOn(state, ship, shipOf({ state }, attack.defender))) {
    refusals.push({ option: 'target-lock', ruling: 'xwing1:attack.14' });
  }
  return refusals;
}

function apply(
  game: FirstGame,
  attack: Attack,
  kind: PoolKind,
  ship: Ship,
  option: Exclude<ModifyOption, { kind: 'done' }>,
): void {
  const pool = kind === 'attack' ? attack.attackDice : attack.defenseDice;
  const because = rulingOf(kind, option.kind);
  switch (option.kind) {
    case 'focus':
      spendToken(game, ship, 'focus', because, shipOf(game, option.of ?? ship.id));
      if (kind === 'attack') setAside(game.state, attack, ship);
      changeAll(pool, 'focus', kind === 'attack' ? 'hit' : 'evade');
      break;
    case 'evade':
      spendToken(game, ship, 'evade', because);
      addDie(pool, 'evade');
      break;
    case 'target-lock':
      spendLock(game, ship, shipOf(game, attack.defender), because, shipOf(game, option.of ?? ship.id));
      rerollDice(game, ship, pool, kind, option.dice);
      break;
    case 'ability':
      useOnDice(game, attack, kind, option);
      break;
  }
  game.emit({ kind: 'modified', ship: ship.id, dice: kind, how: option.kind, faces: facesOf(pool), because });
}

/** One hit that a focus token makes of a focus result is kept from defense dice, where a card says so. */
function setAside(state: FirstState, attack: Attack, ship: Ship): void {
  if (countFace(attack.attackDice, 'focus') > 0 && hasRule(state, ship, 'sets-hit-aside'))
    attack.used.push(ASIDE);
}
/** Stands among the effects used in an attack, one hit of which is set aside. */
export const ASIDE = 'aside';

function rulingOf(kind: PoolKind, how: Exclude<ModifyOption, { kind: 'done' }>['kind']): string {
  if (how === 'ability') return 'xwing1:modifying-dice.1';
  if (how === 'evade') return 'xwing1:attack.22';
  if (how === 'target-lock') return 'xwing1:attack.14';
  return kind === 'attack' ? 'xwing1:attack.13' : 'xwing1:attack.21';
}
