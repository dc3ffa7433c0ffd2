import { attackOdds } from '@firing-arc/odds';

/** An attack as the plain opponent weighs it. Turns are focus results that tokens can turn; 7 turns all. */
export interface Shot {
  readonly dice: number;
  readonly turns: number;
  readonly lock: boolean;
  readonly defense: number;
  readonly defenseTurns: number;
  readonly evades: number;
  readonly reinforced: boolean;
}

/** Any number of focus results. */
export const ALL = 7;

/** What a shot does to a ship with so much hull and shields left, as a share of what the ship is worth (about 0 to 1). */
export type Harm = (shot: Shot, left: number, health: number) => number;

/** More damage than this never comes from one attack. */
const MOST_LEFT = 7;

/**
 * A memory of exact odds for one player: an attack costs 5 µs, a look-up 0.05. How much a shot is worth: half for
 * the damage as part of the whole ship, a part for what it leaves the ship with, the rest for destroying it.
 */
export function rememberHarm(): Harm {
  const known = new Map<number, { readonly wounds: number; readonly kill: number }>();
  return (shot, left, health) => {
    if (shot.dice <= 0 || left <= 0) return 0;
    const capped = left > MOST_LEFT ? MOST_LEFT : left;
    const key = keyOf(shot, capped);
    let odds = known.get(key);
    if (!odds) {
      odds = measure(shot, capped);
      known.set(key, odds);
    }
    return (0.5 * odds.wounds) / health + (0.15 * odds.wounds) / left + 0.4 * odds.kill;
  };
}

function keyOf(shot: Shot, left: number): number {
  const attack = (shot.dice * 8 + shot.turns) * 2 + (shot.lock ? 1 : 0);
  const defense = ((shot.defense * 8 + shot.defenseTurns) * 8 + shot.evades) * 2 + (shot.reinforced ? 1 : 0);
  return (attack * 1024 + defense) * 8 + left;
}

/** Expected damage of what the ship has left, and the chance of all of it. */
function measure(shot: Shot, left: number): { readonly wounds: number; readonly kill: number } {
  const { damage } = attackOdds({
    attack: { dice: shot.dice, lock: shot.lock ? 1 : 0, ...turns(shot.turns) },
    defense: {
      dice: shot.defense,
      evade: shot.evades,
      reinforce: shot.reinforced ? 1 : 0,
      ...turns(shot.defenseTurns),
    },
  });
  let wounds = 0;
  let kill = 0;
  for (let n = 0; n < damage.length; n++) {
    wounds += damage[n]! * Math.min(n, left);
    if (n >= left) kill += damage[n]!;
  }
  return { wounds, kill };
}

const turns = (count: number): { focus: number; calculate: number } =>
  count >= ALL ? { focus: 1, calculate: 0 } : { focus: 0, calculate: count };
