/** What the effects of cards do in an attack. */
import type { Effect, Trigger } from '../abilities/language.ts';
import { type Bearer, type Card, isShip } from '../abilities/scene.ts';
import { dealCard, loseShield, sufferAt } from '../damage/suffer.ts';
import { type ArmadaGame, zonesOf } from '../game.ts';
import { adjacentZones } from '../geometry/index.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { critIcons, DICE, type Face, hitIcons, type PoolDie } from './dice.ts';
import { addDieInPool, rerollOne } from './effects.ts';
import { shipIn } from './parties.ts';
import { addDie, cancelAll, changeDie, dieOptions } from './pool.ts';
import type { Attack } from './schema.ts';
import { spend, unlockable } from './tokens.ts';

const shows = ({ face }: PoolDie, icons: readonly ('hit' | 'crit')[]): boolean =>
  (icons.includes('hit') && hitIcons(face) > 0) || (icons.includes('crit') && critIcons(face) > 0);

/** A die is only turned to a face that it has. */
const hasFace = ({ color }: PoolDie, face: Face): boolean => DICE[color].faces.includes(face);

/** Whether an effect could do anything now. */
export function canApply(state: ArmadaState, attack: Attack, effect: Effect): boolean {
  const { dice, defender } = attack;
  switch (effect.kind) {
    case 'change-die':
      return dice.some((die) => shows(die, effect.icons) && hasFace(die, effect.to));
    case 'add-dice':
      return effect.color !== 'in-pool' || dice.length > 0;
    case 'reroll':
      return dice.length > 0;
    case 'exhaust-defense-tokens':
      return (shipIn(state, defender)?.defense ?? []).some(({ side }) => side === 'readied');
    case 'damage-adjacent':
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
      for (let die = 0; die < effect.dice; die++) if (!rerollOne(game, attack, true, because)) return;
      return;
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
  { icons, to }: Extract<Effect, { kind: 'change-die' }>,
  because: string,
): void {
  const options = dieOptions(attack, (die) => shows(die, icons) && hasFace(die, to));
  const { die } = game.choose({ form: 'choice', kind: 'change-die', player, because, options });
  changeDie(game, attack, die, to, player, because);
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
