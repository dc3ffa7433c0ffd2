import { canPay, payCosts } from '../abilities/costs.ts';
import type { DiceTrigger } from '../abilities/language.ts';
import { meets } from '../abilities/requirements.ts';
import {
  abilitiesAt,
  activeModifiers,
  atRange,
  findAbility,
  inPlay,
  type SecondGame,
  shipOf,
} from '../game.ts';
import { hasLockOn, spendLock } from '../locks.ts';
import type { ModifyOption } from '../questions.ts';
import type { Attack, Die, SecondState, Ship } from '../state.ts';
import { spendToken } from '../tokens.ts';
import {
  addDie,
  changeDice,
  countFace,
  type Modification,
  type PoolKind,
  rerollChoices,
  rerollDice,
} from './pool.ts';
import { isPrimaryAttack } from './weapons.ts';

const DONE: ModifyOption = { kind: 'done' };

/** Modify Attack Dice: the defending player's abilities first, then the attacking player's (attack.11). */
export function modifyAttackDice(game: SecondGame, attack: Attack): void {
  attack.step = 'modify-attack-dice';
  const attacker = shipOf(game, attack.attacker);
  modify(game, attack, 'attack', attacker, 1 - attacker.player);
  modify(game, attack, 'attack', attacker, attacker.player);
}

/** Modify Defense Dice: the attacking player's abilities first, then the defending player's (attack.14). */
export function modifyDefenseDice(game: SecondGame, attack: Attack): void {
  attack.step = 'modify-defense-dice';
  const defender = shipOf(game, attack.defender);
  modify(game, attack, 'defense', defender, 1 - defender.player);
  modify(game, attack, 'defense', defender, defender.player);
}

/** One side's turn: any of its abilities in any order until it is done; no queue here (engagement FAQ 2). */
function modify(game: SecondGame, attack: Attack, kind: PoolKind, owner: Ship, player: number): void {
  const pool = kind === 'attack' ? attack.attackDice : attack.defenseDice;
  for (;;) {
    const { options, mandatory } = modifyOptions(game.state, attack, kind, owner, player);
    if (options.length === 0) return;
    const option = game.choose({
      form: 'choice',
      kind: kind === 'attack' ? 'modify-attack-dice' : 'modify-defense-dice',
      player,
      because: kind === 'attack' ? 'xwing2:attack.11' : 'xwing2:attack.14',
      ship: owner.id,
      options: mandatory ? options : [...options, DONE],
    });
    if (option.kind === 'done') return;
    applyModification(game, attack, kind, owner, pool, option);
  }
}

/**
 * What one side can do to a pool now, in any order (engagement FAQ 2); while something mandatory is left, it is
 * not done. At attack range 0 only the defender modifies a primary attack's dice (attack.12), and the attacker does not
 * modify the defense dice (attack.16).
 */
export function modifyOptions(
  state: SecondState,
  attack: Attack,
  kind: PoolKind,
  owner: Ship,
  player: number,
): { readonly options: readonly ModifyOption[]; readonly mandatory: boolean } {
  const pool = kind === 'attack' ? attack.attackDice : attack.defenseDice;
  if (pool.length === 0 && kind === 'attack') return NOTHING;
  const own = player === owner.player;
  if (attack.range === 0 && (kind === 'attack' ? own && isPrimaryAttack(state, attack) : !own))
    return NOTHING;
  if (own && kind === 'attack' && onlyByForce(owner)) {
    return maySpendForce(owner, pool) ? { options: [{ kind: 'spend-force' }], mandatory: false } : NOTHING;
  }
  const options: ModifyOption[] = [];
  const mandatory = abilityOptions(state, attack, kind, owner, player, options);
  if (own) tokenOptions(state, attack, kind, owner, pool, options);
  return { options, mandatory };
}

const NOTHING = { options: [], mandatory: false } as const;

/** Whether a card leaves nothing but the Force for the attacker's own dice (damage-deck.2). */
export function onlyByForce(attacker: Ship): boolean {
  return activeModifiers(attacker).some(
    ({ ability }) =>
      ability.kind === 'modifier' &&
      'permission' in ability.of &&
      ability.of.permission === 'modify-own-attack-dice',
  );
}

/** Each Force spent turns one focus result (charges.14, .15). */
const maySpendForce = (owner: Ship, pool: readonly Die[]): boolean =>
  owner.force > 0 && countFace(pool, 'focus') > 0;

/** Green tokens, the Force and the lock, for the ship whose dice these are (focus, calculate, evade, lock.5). */
function tokenOptions(
  state: SecondState,
  attack: Attack,
  kind: PoolKind,
  owner: Ship,
  pool: readonly Die[],
  options: ModifyOption[],
): void {
  const eyes = countFace(pool, 'focus') > 0;
  if (eyes && owner.tokens.focus > 0) options.push({ kind: 'spend-focus' });
  if (eyes && owner.tokens.calculate > 0) options.push({ kind: 'spend-calculate' });
  if (maySpendForce(owner, pool)) options.push({ kind: 'spend-force' });
  if (kind === 'defense' && owner.tokens.evade > 0) {
    for (const face of ['blank', 'focus']) {
      const die = pool.findIndex((other) => other.face === face);
      if (die >= 0) options.push({ kind: 'spend-evade', die });
    }
  }
  if (kind === 'attack' && hasLockOn(state, owner, state.ships[attack.defender]!)) {
    for (const dice of rerollChoices(pool, 1, pool.length)) options.push({ kind: 'spend-lock', dice });
  }
}

/** Adds what one side's abilities can do to `options`; tells whether one of them is mandatory. */
function abilityOptions(
  state: SecondState,
  attack: Attack,
  kind: PoolKind,
  owner: Ship,
  player: number,
  options: ModifyOption[],
): boolean {
  const window = kind === 'attack' ? 'modify-attack-dice' : 'modify-defense-dice';
  let mandatory = false;
  for (const ship of state.ships) {
    if (!inPlay(ship) || ship.player !== player) continue;
    for (const { ref, ability } of abilitiesAt(ship, window)) {
      if (ability.kind !== 'dice' || attack.used.includes(`${ref}@${ship.id}`)) continue;
      if (ability.weapon !== 'any' && (ability.weapon === 'primary') !== isPrimaryAttack(state, attack))
        continue; // special-weapon.9, primary-weapon.4
      if (!reaches(state, attack, ability, ship, owner) || !meets(state, ship, ref, ability.requires))
        continue;
      if (!canPay(ship, ref, ability.costs)) continue;
      for (const dice of diceChoices(attack, kind, ability)) {
        options.push({ kind: 'ability', ability: ref, ship: ship.id, dice });
        if (!ability.may) mandatory = true;
      }
    }
  }
  return mandatory;
}

/** Whether the dice of `owner` are among those that an ability on `ship` acts on. */
function reaches(state: SecondState, attack: Attack, ability: DiceTrigger, ship: Ship, owner: Ship): boolean {
  if (ability.whose === 'own') return ship === owner;
  if (ability.whose === 'enemy')
    return ship !== owner && (ship.id === attack.attacker || ship.id === attack.defender);
  if (ship.player !== owner.player) return false;
  const span = ability.whose.friendlyAt;
  return ship === owner ? span[0] === 0 : atRange(state, ship, owner, span);
}

/** Which dice an effect could take; a reroll of a stated number takes as many as it can (reroll FAQ 2, 3). */
function diceChoices(attack: Attack, kind: PoolKind, ability: DiceTrigger): readonly (readonly number[])[] {
  const pool = kind === 'attack' ? attack.attackDice : attack.defenseDice;
  switch (ability.effect.kind) {
    case 'add':
      return [[]];
    case 'reroll': {
      const eligible = pool.filter((die) => !die.rerolled).length;
      const count = Math.min(ability.effect.count, eligible);
      return rerollChoices(pool, count, count);
    }
    case 'change': {
      const { from } = ability.effect;
      const faces = [...new Set(pool.map((die) => die.face))].filter((face) => !from || face === from);
      return faces.map((face) => [pool.findIndex((die) => die.face === face)]);
    }
  }
}

function applyModification(
  game: SecondGame,
  attack: Attack,
  kind: PoolKind,
  owner: Ship,
  pool: Die[],
  option: Exclude<ModifyOption, { kind: 'done' }>,
): void {
  const success = kind === 'attack' ? 'hit' : 'evade';
  const eyes = () => pool.flatMap((die, at) => (die.face === 'focus' ? [at] : []));
  switch (option.kind) {
    case 'spend-focus': {
      const ruling = kind === 'attack' ? 'xwing2:focus.2' : 'xwing2:focus.3';
      spendToken(game, owner, 'focus', ruling);
      changeDice(pool, kind, eyes(), success);
      return tell(game, owner, kind, 'change', pool, ruling);
    }
    case 'spend-calculate': {
      const ruling = kind === 'attack' ? 'xwing2:calculate.3' : 'xwing2:calculate.4';
      spendToken(game, owner, 'calculate', ruling);
      changeDice(pool, kind, eyes().slice(0, 1), success);
      return tell(game, owner, kind, 'change', pool, ruling);
    }
    case 'spend-force': {
      const ruling = kind === 'attack' ? 'xwing2:charges.14' : 'xwing2:charges.15';
      owner.force -= 1;
      game.emit({ kind: 'charge-spent', ship: owner.id, charge: 'force', because: ruling });
      changeDice(pool, kind, eyes().slice(0, 1), success);
      return tell(game, owner, kind, 'change', pool, ruling);
    }
    case 'spend-evade':
      spendToken(game, owner, 'evade', 'xwing2:evade.2');
      changeDice(pool, kind, [option.die], 'evade');
      return tell(game, owner, kind, 'change', pool, 'xwing2:evade.2');
    case 'spend-lock':
      spendLock(game, owner);
      rerollDice(game, owner, pool, kind, option.dice);
      return tell(game, owner, kind, 'reroll', pool, 'xwing2:lock.5');
    case 'ability':
      return applyAbility(game, attack, kind, owner, pool, option);
  }
}

function applyAbility(
  game: SecondGame,
  attack: Attack,
  kind: PoolKind,
  owner: Ship,
  pool: Die[],
  option: Extract<ModifyOption, { kind: 'ability' }>,
): void {
  const by = shipOf(game, option.ship);
  const owned = findAbility(by, option.ability);
  if (owned?.ability.kind !== 'dice') return;
  attack.used.push(`${option.ability}@${by.id}`);
  payCosts(game, by, option.ability, owned.ability.costs);
  const because = 'xwing2:timing.3';
  game.emit({ kind: 'ability', ship: by.id, ability: owned.name, used: true, because });
  const { effect } = owned.ability;
  if (effect.kind === 'add') addDie(pool, effect.face);
  else if (effect.kind === 'change') changeDice(pool, kind, option.dice, effect.to);
  else rerollDice(game, owner, pool, kind, option.dice);
  tell(game, owner, kind, effect.kind, pool, because);
}

function tell(
  game: SecondGame,
  ship: Ship,
  dice: PoolKind,
  how: Modification,
  pool: readonly Die[],
  because: string,
): void {
  game.emit({ kind: 'modified', ship: ship.id, dice, how, faces: pool.map((die) => die.face), because });
}
