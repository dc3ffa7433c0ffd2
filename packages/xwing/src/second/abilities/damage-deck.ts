import type { Ability } from './language.ts';
import {
  at,
  flown,
  gain,
  hitsBecomeCrits,
  modifier,
  repairThis,
  rollAttackDie,
  sufferHits,
} from './language.ts';

/** A kind of card in the damage deck. */
export interface DamageKind {
  readonly id: string;
  readonly name: string;
  readonly trait: 'pilot' | 'ship';
  readonly count: number;
  /** Whether the card carries an action that repairs it. */
  readonly repair: boolean;
  readonly ruling: string;
  readonly abilities: readonly Ability[];
}

const card = (
  line: number,
  name: string,
  trait: 'pilot' | 'ship',
  count: number,
  ...abilities: readonly Ability[]
): DamageKind => ({
  id: name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, ''),
  name,
  trait,
  count,
  repair: false,
  ruling: `xwing2:damage-deck.${line}`,
  abilities,
});

/** A card with an action that repairs it. */
const repaired = (...printed: Parameters<typeof card>): DamageKind => ({ ...card(...printed), repair: true });

/** The damage deck: 33 cards of 14 kinds (damage-deck.15). A card's place in this list is its kind in the state. */
export const DAMAGE_DECK: readonly DamageKind[] = [
  card(1, 'Panicked Pilot', 'pilot', 2, at('dealt-faceup').you(gain('stress', 2), repairThis)),
  repaired(2, 'Blinded Pilot', 'pilot', 2, modifier({ permission: 'modify-own-attack-dice', only: 'force' })),
  repaired(
    3,
    'Wounded Pilot',
    'pilot',
    2,
    at('after-action').you(rollAttackDie(['hit', 'crit'], gain('stress'))),
  ),
  card(4, 'Stunned Pilot', 'pilot', 2, at('after-maneuver', flown({ obstacle: true })).you(sufferHits(1))),
  repaired(5, 'Console Fire', 'ship', 2, at('before-engaging').you(rollAttackDie(['hit'], sufferHits(1)))),
  card(
    6,
    'Damaged Engine',
    'ship',
    2,
    modifier({ value: 'maneuver-difficulty', bearing: 'turn', change: 1 }),
  ),
  repaired(7, 'Weapons Failure', 'ship', 2, modifier({ value: 'attack-dice', change: -1 })),
  repaired(8, 'Hull Breach', 'ship', 2, hitsBecomeCrits),
  card(9, 'Structural Damage', 'ship', 2, modifier({ value: 'defense-dice', change: -1 })),
  repaired(10, 'Damaged Sensor Array', 'ship', 2, modifier({ permission: 'actions', only: ['focus'] })),
  repaired(
    11,
    'Loose Stabilizer',
    'ship',
    2,
    at('after-maneuver', flown({ notStraight: true })).you(sufferHits(1), repairThis),
  ),
  card(
    12,
    'Disabled Power Regulator',
    'ship',
    2,
    at('before-engaging').you(gain('ion')),
    at('after-maneuver', flown({ ion: true })).you(repairThis),
  ),
  repaired(13, 'Fuel Leak', 'ship', 4, at('after-crit-damage').you(sufferHits(1), repairThis)),
  card(14, 'Direct Hit!', 'ship', 5, at('dealt-faceup').you(sufferHits(1), repairThis)),
];

export const DAMAGE_NAMES: readonly string[] = DAMAGE_DECK.map((kind) => kind.name);
/** Cards of each kind in a full deck. */
export const FULL_DECK: readonly number[] = DAMAGE_DECK.map((kind) => kind.count);
