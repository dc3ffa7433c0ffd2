/** What the effects of cards do in an attack. */

import type { Resolving } from '../abilities/act.ts';
import { chooseToken, eachOnce } from '../abilities/asking.ts';
import { spendToken } from '../abilities/costs.ts';
import type { Effect } from '../abilities/language.ts';
import { type Bearer, isShip } from '../abilities/scene.ts';
import { discardDefenseToken } from '../abilities/verbs/tokens.ts';
import { discardCommandToken } from '../commands/tokens.ts';
import { dealCard, loseShield, sufferAt } from '../damage/suffer.ts';
import { type ArmadaGame, zonesBeside } from '../game.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { canApply, colorsBeside, countOf, enemiesBeside, facesTo } from './can-apply.ts';
import { COLORS, type Color, isSuch, mayTurn } from './dice.ts';
import { pieceOf, shipIn } from './parties.ts';
import {
  addDie,
  addDieInPool,
  cancelAll,
  changeDie,
  colorsIn,
  dieOptions,
  putDie,
  rerollDie,
  takeDie,
} from './pool.ts';
import type { Attack } from './schema.ts';
import { unlockable } from './token-limits.ts';
import { spend, takeLent, watching } from './tokens.ts';

/** Resolves one effect on an attack; false when it is none. */
export function applyInAttack(game: ArmadaGame, attack: Attack, acting: Resolving, effect: Effect): boolean {
  const { bearer } = acting;
  if (canApply(game.state, attack, bearer, effect) === undefined) return false;
  const defender = shipIn(game.state, attack.defender);
  changeAttack(game, attack, acting, effect);
  if (defender) strike(game, attack, defender, acting, effect);
  return true;
}

/** Effects on the dice and on the damage. */
function changeAttack(game: ArmadaGame, attack: Attack, acting: Resolving, effect: Effect): void {
  const { bearer, card } = acting;
  const { because } = card;
  switch (effect.kind) {
    case 'change-die':
      return turnDie(game, attack, bearer, effect, because);
    case 'add-dice':
      return addDice(game, attack, acting, effect);
    case 'reroll':
      return rerollDice(game, attack, bearer, effect, because);
    case 'set-die':
      return putDie(
        game,
        attack,
        { color: effect.color, face: effect.face, ...(effect.fixed && { fixed: 'face' }) },
        { player: bearer.player, because },
      );
    case 'only-target':
      attack.squadrons = game.state.squadrons.map(({ id }) => id);
      return;
    case 'cancel-die':
    case 'drop-die':
      return takeOne(game, attack, bearer, effect.kind === 'cancel-die' ? 'cancel' : 'remove', because);
    case 'cancel-for-faceup':
      return cancelAll(game, attack, { player: bearer.player, because });
    case 'faceup-cards':
      attack.faceup = Math.max(attack.faceup, effect.cards);
      return;
    case 'break-token':
      return breakToken(game, attack, bearer, effect.by, because);
    case 'salvo':
      attack.salvo = true;
      return;
    case 'paid-token-effect':
      return acting.paid.token ? takeLent(game, attack, acting.paid.token) : undefined;
    case 'watch-token':
    case 'waste-token':
      return nameToken(game, attack, bearer, effect.kind, because);
    case 'unlock-token':
      return isShip(bearer) ? spendLocked(game, attack, bearer, because) : undefined;
    case 'lessen':
      return lessen(game, attack, acting, effect);
    default:
      return;
  }
}

/** Effects on the ship that is attacked. */
function strike(
  game: ArmadaGame,
  attack: Attack,
  defender: Ship,
  { bearer, card }: Resolving,
  effect: Effect,
): void {
  const { because } = card;
  switch (effect.kind) {
    case 'deal-faceup':
    case 'cancel-for-faceup':
      return dealCard(game, defender, true, because);
    case 'jam':
      return jam(game, attack, bearer, defender, because);
    case 'exhaust-defense-tokens':
      return exhaustTokens(game, attack, defender, because);
    case 'damage-adjacent':
      for (const zone of zonesBeside(defender, attack.defender.zone))
        sufferAt(game, defender, zone, effect.damage, because);
      return;
    case 'strip-zones':
      loseShield(game, defender, attack.defender.zone, because);
      if (!effect.beside) return;
      for (const zone of zonesBeside(defender, attack.defender.zone))
        loseShield(game, defender, zone, because);
      return;
    default:
      return;
  }
}

/** The damage total is lower, not below a least one. */
function lessen(
  game: ArmadaGame,
  attack: Attack,
  { card, paid }: Resolving,
  { by, least }: Extract<Effect, { kind: 'lessen' }>,
): void {
  const damage = Math.max(least, attack.damage - (by === 'as-paid' ? paid.shields : by));
  if (damage >= attack.damage) return;
  attack.damage = damage;
  game.emit({ kind: 'damage-totaled', damage, braced: attack.braced, because: card.because });
}

/** The defender discards a token, of its own choice or of the attacker's. */
function breakToken(
  game: ArmadaGame,
  attack: Attack,
  { player }: Bearer,
  by: 'defender' | 'attacker',
  because: string,
): void {
  const ship = shipIn(game.state, attack.defender);
  if (ship && by === 'defender') return discardDefenseToken(game, ship, because);
  const piece = pieceOf(game.state, attack.defender);
  const token = piece && chooseToken(game, player, piece, because, ({ side }) => side !== 'discarded');
  if (token) spendToken(game, piece, token, 'discard');
}

/** The attacker names a token: it is spent to no effect, or discarded once it is spent. */
function nameToken(
  game: ArmadaGame,
  attack: Attack,
  { player }: Bearer,
  how: 'watch-token' | 'waste-token',
  because: string,
): void {
  const piece = pieceOf(game.state, attack.defender);
  const token = piece && chooseToken(game, player, piece, because, ({ side }) => side !== 'discarded');
  if (!token) return;
  if (how === 'waste-token') return spendToken(game, piece, token, 'spend');
  attack.used.push(watching(piece.defense.indexOf(token)));
}

function turnDie(
  game: ArmadaGame,
  attack: Attack,
  { player }: Bearer,
  { which, to, fixed }: Extract<Effect, { kind: 'change-die' }>,
  because: string,
): void {
  const dice = dieOptions(attack, (die) => isSuch(die, which));
  const options = dice.flatMap((die) => facesTo(die, to).map((face) => ({ ...die, to: face })));
  if (options.length === 0) return;
  const { die, to: face } = game.choose({ form: 'choice', kind: 'change-die', player, because, options });
  changeDie(game, attack, die, { face, ...(fixed && { fixed: 'die' }) }, { player, because });
}

/** Dice are rerolled one by one, each once; all of them where the card says so. */
export function rerollDice(
  game: ArmadaGame,
  attack: Attack,
  bearer: Bearer,
  { dice, which }: Extract<Effect, { kind: 'reroll' }>,
  because: string,
): void {
  const { player } = bearer;
  const color = dice === 'any-of-a-color' ? chooseColor(game, attack, player, because) : undefined;
  const left = new Set(
    attack.dice.flatMap((die, at) => (mayTurn(die) && isSuch(die, color ? { color } : which) ? [at] : [])),
  );
  if (dice === 'all') {
    for (const at of left) rerollDie(game, attack, at, { player, because });
    return;
  }
  const most = mostRerolls(game.state, bearer, dice) ?? left.size;
  for (let times = 0; times < most && left.size > 0; times++) {
    const options = [...left].map((at) => ({ kind: 'die' as const, die: at, ...attack.dice[at]! }));
    const option = game.choose({
      form: 'choice',
      kind: 'reroll-die',
      player,
      because,
      options: [...options, { kind: 'none' }],
    });
    if (option.kind === 'none') return;
    left.delete(option.die);
    rerollDie(game, attack, option.die, { player, because });
  }
}

/** How many dice are rerolled; undefined for as many as there are. */
function mostRerolls(
  state: ArmadaState,
  bearer: Bearer,
  dice: Extract<Effect, { kind: 'reroll' }>['dice'],
): number | undefined {
  if (typeof dice === 'number') return dice;
  return dice === 'as-enemies' ? enemiesBeside(state, bearer) : undefined;
}

const chooseColor = (game: ArmadaGame, attack: Attack, player: number, because: string): Color =>
  game.choose({
    form: 'choice',
    kind: 'pick-color',
    player,
    because,
    options: colorsIn(attack).map((color) => ({ color })),
  }).color;

function takeOne(
  game: ArmadaGame,
  attack: Attack,
  { player }: Bearer,
  how: 'cancel' | 'remove',
  because: string,
): void {
  const options = dieOptions(attack);
  if (options.length === 0) return;
  const { die } = game.choose({ form: 'choice', kind: 'evade-die', how: 'cancel', player, because, options });
  takeDie(game, attack, die, how, { player, because });
}

/** The defender discards a command token that the attacker picks, or its defending zone loses a shield. */
function jam(game: ArmadaGame, attack: Attack, { player }: Bearer, ship: Ship, because: string): void {
  if (ship.tokens.length === 0) return loseShield(game, ship, attack.defender.zone, because);
  const options = eachOnce(ship.tokens).map((command) => ({ command }));
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

export type AddDice = Extract<Effect, { kind: 'add-dice' }>;

/** Adds dice of a color; those bought with shields are as many as shields were spent (faq-cards-core-set.3). */
function addDice(
  game: ArmadaGame,
  attack: Attack,
  { bearer, card, paid }: Resolving,
  { color, dice }: AddDice,
): void {
  const { because } = card;
  const count = countOf(game.state, attack, bearer, dice, paid.shields);
  for (let die = 0; die < count; die++) {
    if (color === 'in-pool') addDieInPool(game, attack, because);
    else if (color === 'any') addDieInPool(game, attack, because, COLORS);
    else if (color === 'beside') addDieInPool(game, attack, because, colorsBeside(game.state, attack));
    else addDie(game, attack, color, { player: bearer.player, because });
  }
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
