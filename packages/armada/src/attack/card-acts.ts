/** What the effects of cards do in an attack. */

import { discardDefenseToken } from '../abilities/act.ts';
import type { Effect, Trigger } from '../abilities/language.ts';
import { type Bearer, type Card, isShip } from '../abilities/scene.ts';
import { discardCommandToken } from '../commands/tokens.ts';
import { dealCard, loseShield, sufferAt } from '../damage/suffer.ts';
import { type ArmadaGame, zonesOf } from '../game.ts';
import { adjacentZones } from '../geometry/index.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { COLORS, DICE, type Face, isSuch, type PoolDie } from './dice.ts';
import { addDieInPool } from './effects.ts';
import { shipIn } from './parties.ts';
import { addDie, cancelAll, changeDie, dieOptions, putDie, rerollDie, takeDie } from './pool.ts';
import type { DieOption } from './questions.ts';
import type { Attack } from './schema.ts';
import { spend, unlockable } from './tokens.ts';

/** A die is only turned to another face that it has. */
const facesTo = ({ color, face }: PoolDie, to: readonly Face[]): readonly Face[] =>
  to.filter((one) => one !== face && DICE[color].faces.includes(one));

/** Whether an effect could do anything now. */
export function canApply(state: ArmadaState, attack: Attack, effect: Effect): boolean {
  const { dice, defender } = attack;
  switch (effect.kind) {
    case 'change-die':
      return dice.some((die) => isSuch(die, effect.which) && facesTo(die, effect.to).length > 0);
    case 'add-dice':
      return effect.color !== 'in-pool' || dice.length > 0;
    case 'reroll':
      return dice.some((die) => isSuch(die, effect.which));
    case 'cancel-die':
      return dice.length > 0;
    case 'set-die':
      return true;
    case 'break-token':
      return (shipIn(state, defender)?.defense ?? []).some(({ side }) => side !== 'discarded');
    case 'exhaust-defense-tokens':
      return (shipIn(state, defender)?.defense ?? []).some(({ side }) => side === 'readied');
    case 'damage-adjacent':
    case 'deal-faceup':
    case 'jam':
    case 'cancel-for-faceup':
      return defender.kind === 'zone';
    case 'unlock-token':
      return unlockable(state, attack).length > 0;
    default:
      return false;
  }
}

/** Resolves one effect of somebody's card in an attack. */
export function applyInAttack(
  game: ArmadaGame,
  attack: Attack,
  bearer: Bearer,
  { because }: Card,
  { cost }: Trigger,
  effect: Effect,
): void {
  const defender = shipIn(game.state, attack.defender);
  switch (effect.kind) {
    case 'change-die':
      return turnDie(game, attack, bearer, effect, because);
    case 'add-dice':
      return addDice(game, attack, bearer, cost, effect, because);
    case 'reroll':
      return rerollDice(game, attack, bearer, effect, because);
    case 'set-die':
      return putDie(game, attack, effect.color, effect.face, bearer.player, because);
    case 'cancel-die':
      return cancelOne(game, attack, bearer, because);
    case 'deal-faceup':
      return defender ? dealCard(game, defender, true, because) : undefined;
    case 'break-token':
      return defender ? discardDefenseToken(game, defender, because) : undefined;
    case 'jam':
      return defender ? jam(game, attack, bearer, defender, because) : undefined;
    case 'exhaust-defense-tokens':
      return defender ? exhaustTokens(game, attack, defender, because) : undefined;
    case 'damage-adjacent':
      if (!defender) return;
      for (const zone of adjacentZones(attack.defender.zone))
        sufferAt(game, defender, zone, effect.damage, because);
      return;
    case 'cancel-for-faceup':
      cancelAll(game, attack, bearer.player, because);
      return defender ? dealCard(game, defender, true, because) : undefined;
    case 'unlock-token':
      return isShip(bearer) ? spendLocked(game, attack, bearer, because) : undefined;
    default:
      return;
  }
}

function turnDie(
  game: ArmadaGame,
  attack: Attack,
  { player }: Bearer,
  { which, to }: Extract<Effect, { kind: 'change-die' }>,
  because: string,
): void {
  const dice = dieOptions(attack, (die) => isSuch(die, which));
  const options = dice.flatMap((die) => facesTo(die, to).map((face) => ({ ...die, to: face })));
  if (options.length === 0) return;
  const { die, to: face } = game.choose({ form: 'choice', kind: 'change-die', player, because, options });
  changeDie(game, attack, die, face, player, because);
}

/** Dice are rerolled one by one, each once; all of them where the card says so. */
function rerollDice(
  game: ArmadaGame,
  attack: Attack,
  { player }: Bearer,
  { dice, which }: Extract<Effect, { kind: 'reroll' }>,
  because: string,
): void {
  const left = new Set(attack.dice.flatMap((die, at) => (isSuch(die, which) ? [at] : [])));
  if (dice === 'all') {
    for (const at of left) rerollDie(game, attack, at, player, because);
    return;
  }
  const most = dice === 'any' ? left.size : dice;
  for (let times = 0; times < most && left.size > 0; times++) {
    const options = [...left].map((at) => ({ kind: 'die' as const, die: at, ...attack.dice[at]! }));
    const option = game.choose<DieOption | { readonly kind: 'none' }>({
      form: 'choice',
      kind: 'reroll-die',
      player,
      because,
      options: [...options, { kind: 'none' }],
    });
    if (option.kind === 'none') return;
    left.delete(option.die);
    rerollDie(game, attack, option.die, player, because);
  }
}

function cancelOne(game: ArmadaGame, attack: Attack, { player }: Bearer, because: string): void {
  const options = dieOptions(attack);
  const { die } = game.choose({ form: 'choice', kind: 'evade-die', how: 'cancel', player, because, options });
  takeDie(game, attack, die, 'cancel', player, because);
}

/** The defender discards a command token that the attacker picks, or its defending zone loses a shield. */
function jam(game: ArmadaGame, attack: Attack, { player }: Bearer, ship: Ship, because: string): void {
  if (ship.tokens.length === 0) return loseShield(game, ship, attack.defender.zone, because);
  const options = ship.tokens.map((command) => ({ command }));
  const { command } = game.choose({
    form: 'choice',
    kind: 'discard-command-token',
    player,
    because,
    ship: ship.id,
    options,
  });
  discardCommandToken(game, ship, command, because);
}

/** Adds dice of a color; those bought with shields are as many as shields were spent (faq-cards-core-set.3). */
function addDice(
  game: ArmadaGame,
  attack: Attack,
  bearer: Bearer,
  cost: Trigger['cost'],
  { color, dice }: Extract<Effect, { kind: 'add-dice' }>,
  because: string,
): void {
  const shields = cost.find((one) => one.kind === 'shields');
  const count = dice === 'as-paid' ? spendShields(game, bearer, shields?.most ?? 0, because) : dice;
  for (let die = 0; die < count; die++) {
    if (color === 'in-pool') addDieInPool(game, attack, because);
    else if (color === 'any') addDieInPool(game, attack, because, COLORS);
    else addDie(game, attack, color, bearer.player, because);
  }
}

/** Spends shields of any zones one by one; how many. */
function spendShields(game: ArmadaGame, ship: Bearer, most: number, because: string): number {
  if (!isShip(ship)) return 0;
  for (let spent = 0; spent < most; spent++) {
    const zones = zonesOf(ship).filter((zone) => ship.shields[zone] > 0);
    const options = zones.map((zone) => ({ kind: 'zone' as const, zone }));
    if (options.length === 0) return spent;
    const option = game.choose({
      form: 'choice',
      kind: 'spend-shield',
      player: ship.player,
      because,
      options: spent === 0 ? options : [...options, { kind: 'none' as const }],
    });
    if (option.kind === 'none') return spent;
    loseShield(game, ship, option.zone, because);
  }
  return most;
}

function exhaustTokens(game: ArmadaGame, { defender }: Attack, ship: Ship, because: string): void {
  for (const token of ship.defense) {
    if (token.side !== 'readied') continue;
    token.side = 'exhausted';
    game.emit({ kind: 'defense-token-exhausted', defender, token: token.kind, because });
  }
}

/** The defender spends a token that an accuracy icon locks; the other limits stand (faq-cards-core-set.1). */
function spendLocked(game: ArmadaGame, attack: Attack, ship: Ship, because: string): void {
  const options = unlockable(game.state, attack).map((token) => ({
    kind: 'token' as const,
    token,
    name: ship.defense[token]!.kind,
  }));
  const { token } = game.choose({
    form: 'choice',
    kind: 'unlock-token',
    player: ship.player,
    because,
    options,
  });
  spend(game, attack, token);
}
