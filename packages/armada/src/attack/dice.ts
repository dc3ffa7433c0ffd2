/** The three attack dice, what their faces are worth, and which of them reach how far. */
import { type Die, die } from '@firing-arc/table';
import type { Armament } from '../geometry/index.ts';

export const COLORS = ['red', 'blue', 'black'] as const;
export type Color = (typeof COLORS)[number];
export const isColor = (name: string): name is Color => (COLORS as readonly string[]).includes(name);

export type Face = 'blank' | 'hit' | 'crit' | 'double-hit' | 'hit-crit' | 'accuracy';

/** The eight sides of each die. armada:attack-dice.1 to .3 */
export const DICE: Readonly<Record<Color, Die<Face>>> = {
  red: die('red', { blank: 2, hit: 2, crit: 2, 'double-hit': 1, accuracy: 1 }),
  blue: die('blue', { hit: 4, crit: 2, accuracy: 2 }),
  black: die('black', { blank: 2, hit: 4, 'hit-crit': 2 }),
};

/** What a card makes of a die for the rest of the attack: its face stays, or nothing modifies it at all. */
export type Fixed = 'face' | 'die';

/** A die of an attack pool: its color and the face it shows. */
export interface PoolDie {
  readonly color: Color;
  readonly face: Face;
  readonly fixed?: Fixed;
}

/** Whether a die may be rerolled or turned. */
export const mayTurn = ({ fixed }: PoolDie): boolean => fixed === undefined;

/** Icons on each face. armada:dice-icons.1, .2 */
const HITS: Readonly<Record<Face, number>> = {
  blank: 0,
  hit: 1,
  crit: 0,
  'double-hit': 2,
  'hit-crit': 1,
  accuracy: 0,
};

export const hitIcons = (face: Face): number => HITS[face];
export const critIcons = (face: Face): number => (face === 'crit' || face === 'hit-crit' ? 1 : 0);

/** Whether a die that may be modified is of a color and shows one of some icons, where these are given. */
export function isSuch(
  { color, face, fixed }: PoolDie,
  which: { readonly color?: Color; readonly icons?: readonly ('hit' | 'crit' | 'accuracy')[] },
): boolean {
  if (fixed === 'die') return false;
  if (which.color !== undefined && which.color !== color) return false;
  return which.icons === undefined || which.icons.some((icon) => hasIcon(face, icon));
}

function hasIcon(face: Face, icon: 'hit' | 'crit' | 'accuracy'): boolean {
  if (icon === 'accuracy') return face === 'accuracy';
  return (icon === 'hit' ? hitIcons(face) : critIcons(face)) > 0;
}

/** Hit icons of a pool, and with `crits` critical icons too. armada:attack.17 to .19 */
export function damageOf(pool: readonly { readonly face: Face }[], crits: boolean): number {
  let damage = 0;
  for (const { face } of pool) damage += hitIcons(face) + (crits ? critIcons(face) : 0);
  return damage;
}

/** How far an attack goes: a range of the ruler, or a distance for attacks of squadrons. */
export type Reach = 'close' | 'medium' | 'long' | 'extreme' | 'distance-1' | 'distance-2';

/** Colors of dice that may be gathered at a range; squadrons use all of theirs. armada:attack.8, .11 */
export function colorsAt(reach: Reach): readonly Color[] {
  switch (reach) {
    case 'extreme':
      return [];
    case 'long':
      return ['red'];
    case 'medium':
      return ['red', 'blue'];
    default:
      return COLORS;
  }
}

/** The dice of an armament that can be gathered at a range, red first. armada:attack.8, armada:armament.4 */
export function gathered(armament: Armament, reach: Reach): readonly Color[] {
  const dice: Color[] = [];
  for (const color of colorsAt(reach)) {
    for (let die = armament[color] ?? 0; die > 0; die--) dice.push(color);
  }
  return dice;
}

/** What an evade token does: how many dice, and whether it cancels them or has them rerolled. */
export interface Evade {
  readonly dice: number;
  readonly how: 'cancel' | 'reroll';
}

/** Which rules reference a game follows. */
export type Edition = '1.6' | '1.5' | '2015';

/** What an evade token does at a range; nothing at close range in 2015. armada:defense-tokens.4 to .7 */
export function evadeAt(reach: Reach, edition: Edition = '1.6'): Evade | null {
  switch (reach) {
    case 'extreme':
      return { dice: 2, how: 'cancel' };
    case 'long':
      return { dice: 1, how: 'cancel' };
    case 'medium':
      return { dice: 1, how: 'reroll' };
    default:
      return edition === '2015' ? null : { dice: 1, how: 'reroll' };
  }
}

/** Damage left after brace: half, rounded up. armada:defense-tokens.14 */
export const braced = (damage: number): number => Math.ceil(damage / 2);
