/** Whether effects of cards on an attack could do anything now. */
import type { Effect } from '../abilities/language.ts';
import { batteryOf } from '../abilities/modifiers.ts';
import { type Bearer, isAtDistance } from '../abilities/scene.ts';
import { shipsInPlay, squadronsInPlay, zonesBeside } from '../game.ts';
import type { ArmadaState } from '../state.ts';
import type { AddDice } from './card-acts.ts';
import { COLORS, type Color, DICE, type Face, isSuch, mayTurn, type PoolDie } from './dice.ts';
import { hasMadeItsAttack } from './once-a-round.ts';
import { shipIn, tokensOf } from './parties.ts';
import type { Attack } from './schema.ts';
import { unlockable } from './token-limits.ts';

/** A die is only turned to another face that it has. */
export const facesTo = (die: PoolDie, to: readonly Face[]): readonly Face[] =>
  mayTurn(die) ? to.filter((one) => one !== die.face && DICE[die.color].faces.includes(one)) : [];

/** Whether an effect on the attack could do anything now; undefined for one that is not about it. */
export function canApply(
  state: ArmadaState,
  attack: Attack,
  bearer: Bearer,
  effect: Effect,
): boolean | undefined {
  const { dice, defender } = attack;
  const ship = shipIn(state, defender);
  switch (effect.kind) {
    case 'change-die':
      return dice.some((die) => isSuch(die, effect.which) && facesTo(die, effect.to).length > 0);
    case 'add-dice':
      return canAdd(state, attack, bearer, effect);
    case 'set-die':
      return attack.kind !== 'salvo';
    case 'reroll':
      return (
        dice.some((die) => mayTurn(die) && isSuch(die, effect.which)) &&
        (effect.dice !== 'as-enemies' || enemiesBeside(state, bearer) > 0)
      );
    case 'paid-token-effect':
    case 'only-target':
      return true;
    case 'cancel-die':
    case 'drop-die':
      return dice.length > 0;
    case 'break-token':
    case 'watch-token':
    case 'waste-token':
      return tokensOf(state, defender).some(({ side }) => side !== 'discarded');
    case 'exhaust-defense-tokens':
      return (ship?.defense ?? []).some(({ side }) => side === 'readied');
    case 'damage-adjacent':
    case 'strip-zones':
    case 'faceup-cards':
    case 'deal-faceup':
    case 'jam':
    case 'cancel-for-faceup':
      return ship !== null;
    case 'unlock-token':
      return unlockable(state, attack).length > 0;
    case 'salvo':
      return attack.kind === 'attack' && !attack.salvo && !(ship && hasMadeItsAttack(state, ship));
    case 'lessen':
      return attack.damage > effect.least;
    default:
      return undefined;
  }
}

/** Enemy ships and squadrons at distance 1. */
export const enemiesBeside = (state: ArmadaState, bearer: Bearer): number =>
  [...shipsInPlay(state), ...squadronsInPlay(state)].filter(
    (other) => other.player !== bearer.player && isAtDistance(bearer, other, 1),
  ).length;

/** A salvo adds no dice (defense-tokens.12). */
function canAdd(state: ArmadaState, attack: Attack, bearer: Bearer, { color, dice }: AddDice): boolean {
  if (attack.kind === 'salvo' || countOf(state, attack, bearer, dice, 1) === 0) return false;
  if (color === 'beside') return colorsBeside(state, attack).length > 0;
  return color !== 'in-pool' || attack.dice.length > 0;
}

/** Colors in the batteries of the zones beside the attacking one. */
export function colorsBeside(state: ArmadaState, { attacker }: Attack): readonly Color[] {
  const ship = shipIn(state, attacker);
  if (!ship) return [];
  const batteries = zonesBeside(ship, attacker.zone).map((zone) => batteryOf(ship, zone));
  return COLORS.filter((color) => batteries.some((battery) => (battery[color] ?? 0) > 0));
}

/** How many dice are added. */
export function countOf(
  state: ArmadaState,
  { defender }: Attack,
  bearer: Bearer,
  dice: AddDice['dice'],
  shields: number,
): number {
  switch (dice) {
    case 'as-paid':
      return shields;
    case 'as-discarded':
      return bearer.defense.filter(({ side }) => side === 'discarded').length;
    case 'as-raided':
      return Math.min(MOST_FOR_RAIDS, shipIn(state, defender)?.raids.length ?? 0);
    default:
      return dice;
  }
}

/** Most dice that raid tokens give. */
const MOST_FOR_RAIDS = 2;
