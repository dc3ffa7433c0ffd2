/** A round of attacks that is not rolled but computed: who is expected to have how much left. */

/** A ship as it enters the exchange. */
export interface Fighter {
  readonly side: number;
  /** Squad points. */
  readonly points: number;
  /** Hull and shields, of the whole ship and now. */
  readonly health: number;
  readonly left: number;
  /** Whoever has more attacks earlier; those with as much attack at once. */
  readonly order: number;
}

/**
 * The chances of so much damage (0, 1, 2, …) from one ship to another as they stand; null where it cannot attack.
 * `fresh` tells whether the attacker and the defender still have the tokens that a first attack takes.
 */
export type DamageOf = (
  attacker: number,
  defender: number,
  fresh: readonly [attacker: boolean, defender: boolean],
) => readonly number[] | null;

/** Half of a ship's points are for being there, half for what is left of it. */
const BEING_THERE = 0.5;

/** What a ship is worth with so much left, in squad points. */
export const worthWith = ({ points, health }: Fighter, left: number): number =>
  left <= 0 ? 0 : points * (BEING_THERE + ((1 - BEING_THERE) * left) / health);

/** What each ship has left after all attacks: the chances of nothing, of 1, of 2 and so on. */
export function exchange(fighters: readonly Fighter[], damageOf: DamageOf): readonly Float64Array[] {
  const left = fighters.map((fighter) => {
    const chances = new Float64Array(fighter.left + 1);
    chances[fighter.left] = 1;
    return chances;
  });
  const fresh = fighters.map(() => true);
  const orders = [...new Set(fighters.map(({ order }) => order))].sort((a, b) => b - a);
  for (const order of orders) {
    const shooting = fighters.map((fighter, at) => (fighter.order === order ? 1 - left[at]![0]! : 0));
    shooting.forEach((alive, attacker) => {
      if (alive > NEGLIGIBLE) attackBest({ fighters, left, fresh, damageOf }, attacker, alive);
    });
  }
  return left;
}

/** A ship that is so likely gone attacks nobody. */
const NEGLIGIBLE = 0.02;

/** An exchange as far as it has gone. */
interface Shooting {
  readonly fighters: readonly Fighter[];
  readonly left: Float64Array[];
  readonly fresh: boolean[];
  readonly damageOf: DamageOf;
}

/** The attack that is expected to take most. */
function attackBest({ fighters, left, fresh, damageOf }: Shooting, attacker: number, alive: number): void {
  const { side } = fighters[attacker]!;
  let most = 0;
  let best: { readonly defender: number; readonly after: Float64Array } | null = null;
  for (let defender = 0; defender < fighters.length; defender++) {
    const target = fighters[defender]!;
    const before = left[defender]!;
    if (target.side === side || before[0]! > 1 - NEGLIGIBLE) continue;
    const damage = damageOf(attacker, defender, [fresh[attacker]!, fresh[defender]!]);
    if (damage === null) continue;
    const after = damaged(before, damage, alive);
    const taken = expectedWorth(target, before) - expectedWorth(target, after);
    if (taken <= most) continue;
    most = taken;
    best = { defender, after };
  }
  if (best === null) return;
  left[best.defender] = best.after;
  fresh[best.defender] = false;
}

/** What is left after an attack that happens with some chance. */
function damaged(before: Float64Array, damage: readonly number[], chance: number): Float64Array {
  const after = new Float64Array(before.length);
  for (let had = 0; had < before.length; had++) {
    const share = before[had]!;
    if (share === 0) continue;
    after[had]! += share * (1 - chance);
    for (let dealt = 0; dealt < damage.length; dealt++)
      after[had > dealt ? had - dealt : 0]! += share * chance * damage[dealt]!;
  }
  return after;
}

/** What a ship is expected to be worth, in squad points. */
export function expectedWorth(fighter: Fighter, left: Float64Array): number {
  let sum = 0;
  for (let some = 1; some < left.length; some++) sum += left[some]! * worthWith(fighter, some);
  return sum;
}
