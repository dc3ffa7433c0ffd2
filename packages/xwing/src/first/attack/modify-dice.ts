import type { Refusal } from '@firing-arc/referee';
import { type FirstGame, shipOf } from '../game.ts';
import { hasLockOn, spendLock } from '../locks.ts';
import type { Attack, FirstState, Ship } from '../state.ts';
import { spendToken } from '../tokens.ts';
import { addDie, changeAll, facesOf, type PoolKind, rerollChoices, rerollDice } from './pool.ts';
import type { ModifyOption } from './questions.ts';

const DONE: ModifyOption = { kind: 'done' };

/** Modify Attack Dice: what the defender has comes first, then what the attacker has (attack.12). */
export function modifyAttackDice(game: FirstGame, attack: Attack): void {
  modify(game, attack, 'attack', shipOf(game, attack.defender));
  modify(game, attack, 'attack', shipOf(game, attack.attacker));
}

/** Modify Defense Dice: what the attacker has comes first, then what the defender has (attack.20). */
export function modifyDefenseDice(game: FirstGame, attack: Attack): void {
  modify(game, attack, 'defense', shipOf(game, attack.attacker));
  modify(game, attack, 'defense', shipOf(game, attack.defender));
}

/** One side's turn with a pool: any of its modifications in any order until it is done (attack.16). */
function modify(game: FirstGame, attack: Attack, kind: PoolKind, ship: Ship): void {
  for (;;) {
    const options = modifyOptions(game.state, attack, kind, ship);
    if (options.length === 0) return;
    const option = game.choose({
      form: 'choice',
      kind: kind === 'attack' ? 'modify-attack-dice' : 'modify-defense-dice',
      player: ship.player,
      because: kind === 'attack' ? 'xwing1:attack.12' : 'xwing1:attack.20',
      ship: ship.id,
      options: [...options, DONE],
      refused: () => modifyRefusals(game.state, attack, kind, ship),
    });
    if (option.kind === 'done') return;
    apply(game, attack, kind, ship, option);
  }
}

/** What a ship may do to a pool: only its own dice, with its own tokens (spend.2). */
function modifyOptions(
  state: FirstState,
  attack: Attack,
  kind: PoolKind,
  ship: Ship,
): readonly ModifyOption[] {
  const owner = kind === 'attack' ? attack.attacker : attack.defender;
  if (ship.id !== owner) return [];
  const options: ModifyOption[] = [];
  if (ship.tokens.focus > 0) options.push({ kind: 'focus' });
  if (kind === 'defense') {
    if (ship.tokens.evade > 0) options.push({ kind: 'evade' });
    return options;
  }
  if (hasLockOn(state, ship, shipOf({ state }, attack.defender))) {
    const choices = rerollChoices(attack.attackDice);
    options.push(...choices.map((dice) => ({ kind: 'target-lock' as const, dice })));
  }
  return options;
}

/** Why a token does not help here. */
function modifyRefusals(state: FirstState, attack: Attack, kind: PoolKind, ship: Ship): readonly Refusal[] {
  const refusals: Refusal[] = [];
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
      spendToken(game, ship, 'focus', because);
      changeAll(pool, 'focus', kind === 'attack' ? 'hit' : 'evade');
      break;
    case 'evade':
      spendToken(game, ship, 'evade', because);
      addDie(pool, 'evade');
      break;
    case 'target-lock':
      spendLock(game, ship, shipOf(game, attack.defender), because);
      rerollDice(game, ship, pool, kind, option.dice);
      break;
  }
  game.emit({ kind: 'modified', ship: ship.id, dice: kind, how: option.kind, faces: facesOf(pool), because });
}

function rulingOf(kind: PoolKind, how: 'focus' | 'evade' | 'target-lock'): string {
  if (how === 'evade') return 'xwing1:attack.22';
  if (how === 'target-lock') return 'xwing1:attack.14';
  return kind === 'attack' ? 'xwing1:attack.13' : 'xwing1:attack.21';
}
