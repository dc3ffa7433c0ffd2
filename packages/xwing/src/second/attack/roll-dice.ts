import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { amountOf, forbidding, meets, ownValues } from '../abilities/evaluate.ts';
import { answeredForOthers } from '../abilities/hooks.ts';
import { valueModifiers } from '../abilities/modifiers.ts';
import { inPlay } from '../bodies.ts';
import type { SpecialWeapon } from '../cards/chassis.ts';
import { ATTACK_DIE, DEFENSE_DIE } from '../dice.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { ignoresObstruction } from '../maneuver/ignoring.ts';
import { READINGS } from '../readings.ts';
import { rulingFor } from '../ship/abilities.ts';
import { isTractored } from '../ship/conditions.ts';
import { agilityOf } from '../ship/values.ts';
import { areEnemies } from '../sides.ts';
import type { Attack, Die, SecondState, Ship } from '../state.ts';
import { diceStream } from '../streams.ts';
import { loseTokens } from '../tokens.ts';
import { inAttack } from './moments.ts';
import { addDie, countFace } from './pool.ts';
import { weaponOf } from './weapon.ts';

/** Never fewer than 0 dice nor more than 6, after any minimum or maximum that an effect sets (attack.8, .9, .13). */
export const HARD_LIMIT = 6;

/** A number of dice after increases and decreases, then set limits, then the hard limits. */
export function countDice(
  value: number,
  changes: number,
  set: { readonly min?: number; readonly max?: number } = {},
): number {
  const changed = value + changes;
  const limited = Math.min(set.max ?? HARD_LIMIT, Math.max(set.min ?? 0, changed));
  return Math.min(HARD_LIMIT, Math.max(0, limited));
}

/** Roll Attack Dice: the weapon's value, the range bonus, cards, then what the attacker carries (attack.8). */
export function rollAttackDice(game: SecondGame, attack: Attack): void {
  attack.step = 'roll-attack-dice';
  const attacker = shipOf(game, attack.attacker);
  const { value, special } = weaponOf(game.state, attack);
  inAttack(game, attack, 'before-attack-dice');
  const bonus = attack.range === 1 && hasRangeBonus(special) && !withoutBonus(game.state, 'attack');
  let changes = bonus ? emitDiceChange(game, attacker, 'attack', 1, 'xwing2:range-bonus.1') : 0;
  for (const { change, because } of diceModifiers(
    game.state,
    attacker,
    shipOf(game, attack.defender),
    'attack',
  )) {
    const zero = !special && attack.range === 0 && READINGS.noMoreAttackDiceAtRangeZero;
    const barred = change > 0 && zero; // attack.10
    if (!barred) changes += emitDiceChange(game, attacker, 'attack', change, because);
  }
  if (attack.attackMore !== 0 && (attack.attackMore < 0 || special || attack.range > 0)) {
    changes += emitDiceChange(game, attacker, 'attack', attack.attackMore, 'xwing2:attack.8');
  }
  if (attacker.tokens.deplete > 0) {
    changes += emitDiceChange(game, attacker, 'attack', -1, 'xwing2:deplete.2');
    loseTokens(game, attacker, 'deplete', 1, 'xwing2:deplete.3');
  }
  const count = countDice(value, changes, limitOf(game.state, 'attack'));
  attack.attackDice = [];
  for (let i = 0; i < count; i++)
    attack.attackDice.push(freshDie(game.roll(diceStream(attacker.player), ATTACK_DIE)));
  tellRoll(game, attacker, 'attack', attack.attackDice, 'xwing2:attack.25');
  if (attack.named) turnToNamed(game, attack, attacker, 'attack', attack.attackDice);
  inAttack(game, attack, 'after-attack-dice');
}

/** Roll Defense Dice: agility, the range bonus, obstruction, cards, then what the defender carries (attack.13). */
export function rollDefenseDice(game: SecondGame, attack: Attack): void {
  attack.step = 'roll-defense-dice';
  const defender = shipOf(game, attack.defender);
  inAttack(game, attack, 'before-defense-dice');
  const bonus =
    attack.range === 3 &&
    hasRangeBonus(weaponOf(game.state, attack).special) &&
    !withoutBonus(game.state, 'defense');
  let changes = bonus ? emitDiceChange(game, defender, 'defense', 1, 'xwing2:range-bonus.2') : 0;
  const { special } = weaponOf(game.state, attack);
  if (attack.range > 3 && !special?.attack.ordnance) {
    changes += emitDiceChange(game, defender, 'defense', 2, 'xwing2:huge-ships.12');
  }
  if (attack.obstructed && !ignoresObstruction(game.state, attack))
    changes += emitDiceChange(game, defender, 'defense', 1, 'xwing2:obstructed.3');
  for (const { change, because, enemy } of diceModifiers(
    game.state,
    defender,
    shipOf(game, attack.attacker),
    'defense',
  )) {
    const zero = attack.range === 0 && READINGS.enemiesCannotReduceDefenseDiceAtRangeZero;
    const barred = enemy && change < 0 && zero; // attack.15
    if (!barred) changes += emitDiceChange(game, defender, 'defense', change, because);
  }
  if (attack.defenseMore !== 0) {
    changes += emitDiceChange(game, defender, 'defense', attack.defenseMore, 'xwing2:attack.13');
  }
  if (defender.tokens.strain > 0) {
    changes += emitDiceChange(game, defender, 'defense', -1, 'xwing2:strain.2');
    loseTokens(game, defender, 'strain', 1, 'xwing2:strain.3');
  }
  if (isTractored(defender)) changes += emitDiceChange(game, defender, 'defense', -1, 'xwing2:tractor.8');
  const count = countDice(attack.agility ?? agilityOf(defender), changes, limitOf(game.state, 'defense'));
  attack.defenseDice = [];
  attack.defenseRolled = count;
  for (let i = 0; i < count; i++)
    attack.defenseDice.push(freshDie(game.roll(diceStream(defender.player), DEFENSE_DIE)));
  tellRoll(game, defender, 'defense', attack.defenseDice, 'xwing2:agility.1');
  if (attack.named) turnToNamed(game, attack, defender, 'defense', attack.defenseDice);
  if (attack.guessed !== undefined) rewardGuess(game, attack, defender);
  inAttack(game, attack, 'after-defense-dice');
}

/** A roll with exactly as many evades as were guessed gets one more (faq-specific-card-questions.33). */
function rewardGuess(game: SecondGame, attack: Attack, defender: Ship): void {
  const { guessed, defenseDice: pool } = attack;
  delete attack.guessed;
  if (countFace(pool, 'evade') !== guessed) return;
  addDie(pool, 'evade');
  const faces = pool.map((die) => die.face);
  const because = 'xwing2:faq-specific-card-questions.33';
  game.emit({ kind: 'modified', ship: defender.id, dice: 'defense', how: 'add', faces, because });
}

/** Results that were named before the roll: where one is missing, the ship that rolled turns a die to it. */
function turnToNamed(
  game: SecondGame,
  attack: Attack,
  ship: Ship,
  dice: 'attack' | 'defense',
  pool: readonly Die[],
): void {
  const named = attack.named ?? [];
  delete attack.named;
  for (const face of named) {
    if (pool.length === 0 || pool.some((die) => die.face === face)) continue;
    const shown = [...new Set(pool.map((die) => die.face))];
    const { face: turned } = game.choose({
      form: 'choice',
      kind: 'choose-face',
      player: ship.player,
      because: 'xwing2:faq-specific-card-questions.48',
      ship: ship.id,
      ability: '',
      options: shown.map((one) => ({ face: one })),
    });
    pool.find((die) => die.face === turned)!.face = face;
    const faces = pool.map((die) => die.face);
    const because = 'xwing2:faq-specific-card-questions.48';
    game.emit({ kind: 'modified', ship: ship.id, dice, how: 'change', faces, because });
  }
}

/** Range bonuses are for every attack but those with the ordnance icon (range-bonus.3, special-weapon.4). */
const hasRangeBonus = (special: SpecialWeapon | undefined): boolean => !special?.attack.ordnance;

export const freshDie = (face: string): Die => ({ face, rerolled: false });

interface DiceModifier {
  readonly change: number;
  readonly because: string;
  /** Whether it is on a card of the other ship in the attack. */
  readonly enemy: boolean;
}

/** What the rolling ship's own cards, and those of the other ship in the attack, add to or take from its dice. */
function diceModifiers(
  state: SecondState,
  roller: Ship,
  other: Ship,
  dice: 'attack' | 'defense',
): readonly DiceModifier[] {
  const found: DiceModifier[] = [];
  const asked = `${dice}-dice` as const;
  const everybody = answeredForOthers(state, asked);
  for (const ship of everybody ? state.ships : [roller, other]) {
    if (everybody && !inPlay(ship)) continue;
    for (const { ref, name, of } of valueModifiers(ship)) {
      if (!('value' in of) || (of.value !== 'attack-dice' && of.value !== 'defense-dice')) continue;
      if (of.value !== `${dice}-dice` || !isFor(of.whose ?? 'own', ship, roller, other)) continue;
      if (of.requires && !meets(state, ship, ref, of.requires)) continue;
      const change = amountOf({ state, self: ship, ref, occasion: null, chosen: -1 }, of.change);
      if (change !== 0)
        found.push({
          change,
          because: rulingOf(ship, ref, name, dice),
          enemy: areEnemies(state, ship.player, roller.player),
        });
    }
  }
  return found;
}

const isFor = (whose: 'own' | 'enemy' | 'any', ship: Ship, roller: Ship, other: Ship): boolean =>
  whose === 'any' || (whose === 'own' ? ship === roller : ship === other);

/** Whether a card says that no range bonus applies. */
const withoutBonus = (state: SecondState, bonus: 'attack' | 'defense'): boolean =>
  forbidding(state, 'range-bonus').some(({ of }) => of.bonus === bonus || of.bonus === 'both');

/** The most dice that a card lets a side roll. */
function limitOf(state: SecondState, dice: 'attack' | 'defense'): { readonly max?: number } {
  const { attack } = state;
  const roller = attack && state.ships[dice === 'attack' ? attack.attacker : attack.defender];
  if (!roller) return {};
  const limits = ownValues(state, roller, 'dice-limit').filter(({ of }) => of.dice === dice);
  return limits.length === 0
    ? {}
    : {
        max: Math.min(
          ...limits.map(({ by, ref, of }) =>
            amountOf({ state, self: by, ref, occasion: null, chosen: -1 }, of.most),
          ),
        ),
      };
}

/** A damage card has a ruling of its own, as cards have that the rulebook speaks of; others act by the step of the attack. */
const rulingOf = (ship: Ship, ref: string, name: string, dice: 'attack' | 'defense'): string =>
  DAMAGE_DECK.find((card) => card.name === name)?.ruling ??
  rulingFor(ship, ref, dice === 'attack' ? 'xwing2:attack.8' : 'xwing2:attack.13');

function emitDiceChange(
  game: SecondGame,
  ship: Ship,
  dice: 'attack' | 'defense',
  change: number,
  because: string,
): number {
  game.emit({ kind: 'dice-count', ship: ship.id, dice, change, because });
  return change;
}

function tellRoll(
  game: SecondGame,
  ship: Ship,
  dice: 'attack' | 'defense',
  pool: readonly Die[],
  because: string,
): void {
  game.emit({ kind: 'rolled', ship: ship.id, dice, faces: pool.map((die) => die.face), because });
}
