/** An attack of First Edition as the plain opponent weighs it. */
export interface Shot {
  readonly dice: number;
  /** Whether a focus token turns all focus results of the attack. */
  readonly focus: boolean;
  /** Whether a target lock rerolls what missed. */
  readonly lock: boolean;
  readonly defense: number;
  readonly defenseFocus: boolean;
  /** Evade tokens: each adds a result, whatever was rolled. */
  readonly evades: number;
}

/** More of a ship than this no attack takes. */
const MOST = 8;

/** The share of rolls in which so many of some dice show what counts, each with the same chance. */
function tally(dice: number, chance: number): readonly number[] {
  let shares: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    shares = Array.from(
      { length: die + 2 },
      (_, n) => (shares[n] ?? 0) * (1 - chance) + (n > 0 ? shares[n - 1]! * chance : 0),
    );
  }
  return shares;
}

/** The share of attacks that deal so much damage. */
function damageOf({ dice, focus, lock, defense, defenseFocus, evades }: Shot): readonly number[] {
  const once = focus ? 6 / 8 : 4 / 8;
  const hits = tally(Math.min(MOST, dice), lock ? once + (1 - once) * once : once);
  const evaded = tally(Math.min(MOST, defense), defenseFocus ? 5 / 8 : 3 / 8);
  const shares = hits.map(() => 0);
  hits.forEach((chance, results) => {
    evaded.forEach((other, evade) => {
      shares[Math.max(0, results - evade - evades)]! += chance * other;
    });
  });
  return shares;
}

/**
 * What a shot does to a ship with so much hull and shields left, as a share of what the ship is worth (about 0 to 1):
 * half for the damage as part of the whole ship, a part for what it leaves the ship with, the rest for destroying it.
 */
export type Harm = (shot: Shot, left: number, health: number) => number;

/** A memory of these odds for one player. */
export function rememberHarm(): Harm {
  const rolls = new Map<number, readonly number[]>();
  const known = new Map<number, Odds>();
  return (shot, left, health) => {
    if (shot.dice <= 0 || left <= 0) return 0;
    const capped = left > MOST ? MOST + 1 : left;
    const rolled =
      (((shot.dice * 16 + shot.defense) * 8 + shot.evades) * 2 + Number(shot.focus)) * 4 +
      Number(shot.lock) * 2 +
      Number(shot.defenseFocus);
    const key = rolled * 16 + capped;
    let odds = known.get(key);
    if (!odds) {
      const shares = rolls.get(rolled) ?? damageOf(shot);
      rolls.set(rolled, shares);
      odds = measure(shares, capped);
      known.set(key, odds);
    }
    return (0.5 * odds.wounds) / health + (0.15 * odds.wounds) / left + 0.4 * odds.kill;
  };
}

interface Odds {
  readonly wounds: number;
  readonly kill: number;
}

/** Expected damage of what the ship has left, and the chance of all of it. */
function measure(shares: readonly number[], left: number): Odds {
  let wounds = 0;
  let kill = 0;
  shares.forEach((share, damage) => {
    wounds += share * Math.min(damage, left);
    if (damage >= left) kill += share;
  });
  return { wounds, kill };
}
