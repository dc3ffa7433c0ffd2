/** The odds of one attack of Armada: a pool that both sides change, each as suits it best. */

import {
  ARMADA_COLORS,
  type ArmadaColor,
  type ArmadaDice,
  accuraciesOf,
  damageOf,
  diceOf,
  FACES,
  FACES_OF,
  type FacePool,
  rolledPools,
  shownIn,
  showsCrit,
  withDie,
} from './dice.ts';

export type { ArmadaColor, ArmadaDice } from './dice.ts';

/** A defense token that changes an attack. Others change nothing here. */
export type ArmadaToken = 'evade' | 'brace' | 'scatter' | 'redirect' | 'contain';

/** What a pool of dice shows before anybody changes it. */
export interface ArmadaPoolOdds {
  readonly joint: readonly {
    readonly damage: number;
    readonly crit: boolean;
    readonly accuracies: number;
    readonly p: number;
  }[];
  /** `damage[n]`: the probability of exactly n. */
  readonly damage: readonly number[];
  readonly expectedDamage: number;
  /** At least one critical icon that counts. */
  readonly pCrit: number;
  /** At least one accuracy icon. */
  readonly pAccuracy: number;
}

/** An attack as it is about to be rolled. */
export interface ArmadaAttackInput {
  readonly dice: ArmadaDice;
  /** Whether critical icons count: a ship, or a squadron with Bomber, attacks a ship. */
  readonly crits: boolean;
  readonly reach: 'close' | 'medium' | 'long';
  /** The attacker leaves one die out before rolling. */
  readonly obstructed?: boolean;
  /** Concentrate Fire by the dial (one die more of a color in the pool), by the token (one die rerolled). */
  readonly concentrateFire?: { readonly dial?: boolean; readonly token?: boolean };
  readonly defense?: {
    /** Tokens that may be spent, of each kind one at the most. */
    readonly tokens?: readonly ArmadaToken[];
    /** At speed 0 no token is spent. 1 when left out. */
    readonly speed?: number;
    /** An evade may cancel a second die at long range. */
    readonly evadesTwo?: boolean;
    /** Shields of the hull zone that is attacked, and of the neighbour that a redirect may use. 0 when left out. */
    readonly shields?: number;
    readonly besideShields?: number;
  };
}

/** What an attack does. `damage[n]` is the probability of exactly n damage in all. */
export interface ArmadaAttackOdds {
  readonly damage: readonly number[];
  readonly expectedDamage: number;
  /** Damage together with a critical effect that the attacker may resolve. */
  readonly joint: readonly { readonly damage: number; readonly crit: boolean; readonly p: number }[];
  /** The attacker may resolve a critical effect: a critical icon is left (and no contain token forbids the standard one). */
  readonly pCrit: number;
  /** At least one damage card, and one that the standard critical effect deals faceup. */
  readonly pCard: number;
  readonly pFaceup: number;
}

/** Exact chances of what dice show. `crits`: whether critical icons count. */
export function armadaPoolOdds(dice: ArmadaDice, crits: boolean): ArmadaPoolOdds {
  const joint = new Map<string, { damage: number; crit: boolean; accuracies: number; p: number }>();
  for (const [pool, p] of rolledPools(dice)) {
    const shown = {
      damage: damageOf(pool, crits),
      crit: crits && showsCrit(pool),
      accuracies: accuraciesOf(pool),
    };
    const key = `${shown.damage} ${shown.crit} ${shown.accuracies}`;
    const known = joint.get(key);
    if (known) known.p += p;
    else joint.set(key, { ...shown, p });
  }
  const all = [...joint.values()].sort(
    (a, b) => a.damage - b.damage || Number(a.crit) - Number(b.crit) || a.accuracies - b.accuracies,
  );
  return {
    joint: all,
    ...damageIn(all),
    pCrit: chanceOf(all, ({ crit }) => crit),
    pAccuracy: chanceOf(all, ({ accuracies }) => accuracies > 0),
  };
}

/**
 * Exact odds of an attack in which both sides look ahead: the attacker wants the most damage in the mean and then the
 * critical effect, the defender the least of both. In order: a die left out for obstruction, the roll, Concentrate Fire
 * (dial, then token), accuracies on tokens, then evade and what halves or cancels. At most 15 dice of a color.
 */
export function armadaAttackOdds(input: ArmadaAttackInput): ArmadaAttackOdds {
  const { shields = 0, besideShields = 0, tokens = [], speed = 1 } = input.defense ?? {};
  const all = searchOf(input)(input.dice);
  const joint = [...chancesOf(all)].map(([key, p]) => ({ damage: key >> 1, crit: (key & 1) === 1, p }));
  joint.sort((a, b) => a.damage - b.damage || Number(a.crit) - Number(b.crit));
  const held = shields + (speed > 0 && tokens.includes('redirect') ? besideShields : 0);
  return {
    joint,
    ...damageIn(joint),
    pCrit: all.crit,
    pCard: chanceOf(joint, ({ damage }) => damage > held),
    pFaceup: chanceOf(joint, ({ damage, crit }) => damage > held && crit),
  };
}

/** Damage and the chance of a critical effect, in the mean. */
interface Worth {
  readonly mean: number;
  readonly crit: number;
}

/** What is to be expected of a pool, when both sides go on as suits them best. */
interface Prospect extends Worth {
  /** What it comes from: by chance one of these. None where the attack is over. */
  readonly parts: readonly { readonly p: number; readonly of: Prospect }[];
  /** Chances by twice the damage, and one more with a critical effect; found when they are asked for. */
  chances: ReadonlyMap<number, number> | null;
}

function chancesOf(prospect: Prospect): ReadonlyMap<number, number> {
  if (prospect.chances) return prospect.chances;
  const chances = new Map<number, number>();
  for (const { p, of } of prospect.parts)
    for (const [key, chance] of chancesOf(of)) chances.set(key, (chances.get(key) ?? 0) + p * chance);
  prospect.chances = chances;
  return chances;
}

/** So much less or more is the noise of adding up. */
const NOISE = 1e-12;

/** Whether the attacker is better off: by more damage, and then by the critical effect. */
const isMore = (one: Worth, other: Worth): boolean =>
  one.mean > other.mean + NOISE || (one.mean > other.mean - NOISE && one.crit > other.crit + NOISE);

const isLess = (one: Worth, other: Worth): boolean => isMore(other, one);

const most = (all: readonly Prospect[]): Prospect =>
  all.reduce((best, one) => (isMore(one, best) ? one : best));
const least = (all: readonly Prospect[]): Prospect =>
  all.reduce((best, one) => (isMore(best, one) ? one : best));

function mixed(parts: Prospect['parts']): Prospect {
  let [mean, crit] = [0, 0];
  for (const { p, of } of parts) {
    mean += p * of.mean;
    crit += p * of.crit;
  }
  return { mean, crit, parts, chances: null };
}

/** Tokens at hand by the bits of their places in the list of them. */
type Held = number;

/** The steps of an attack, each of which knows what the best of the next one comes to. */
function searchOf(input: ArmadaAttackInput): (dice: ArmadaDice) => Prospect {
  const { crits, reach, obstructed = false, concentrateFire = {}, defense = {} } = input;
  const tokens = (defense.speed ?? 1) > 0 ? (defense.tokens ?? []) : [];
  const allTokens: Held = (1 << tokens.length) - 1;
  const has = (held: Held, token: ArmadaToken): boolean =>
    tokens.some((one, at) => one === token && (held & (1 << at)) !== 0);
  const evades = reach === 'long' ? (defense.evadesTwo ? 2 : 1) : 0;

  /** What tokens other than evade leave. */
  const left = remembered((pool, held): Prospect => {
    const cancelled = has(held, 'scatter');
    const shown = cancelled ? 0 : damageOf(pool, crits);
    const damage = has(held, 'brace') ? Math.ceil(shown / 2) : shown;
    const crit = !cancelled && crits && showsCrit(pool) && !has(held, 'contain') ? 1 : 0;
    return { mean: damage, crit, parts: [], chances: new Map([[2 * damage + crit, 1]]) };
  });
  const defended = remembered((pool, held): Prospect => {
    const kept = left(pool, held);
    if (!has(held, 'evade') || has(held, 'scatter')) return kept;
    const then = (after: FacePool) => left(after, held);
    if (evades === 0) return least([kept, rerolled(pool, then, isLess) ?? kept]);
    const once = cancels(pool);
    const twice = evades > 1 ? once.flatMap(cancels) : [];
    return least([kept, ...[...once, ...twice].map(then)]);
  });
  const lockings = remembered((pool): Prospect => {
    const all = [defended(pool, allTokens)];
    let spent: readonly FacePool[] = [pool];
    for (let count = Math.min(accuraciesOf(pool), tokens.length), locks = 1; locks <= count; locks++) {
      spent = [...new Set(spent.flatMap(withoutAccuracy))];
      for (const held of lessBy(allTokens, tokens.length, locks))
        for (const after of spent) all.push(defended(after, held));
    }
    return most(all);
  });
  const accuracies = (pool: FacePool) => lockings(pool, allTokens);
  const turnings = remembered(
    (pool): Prospect =>
      concentrateFire.token
        ? most([accuracies(pool), rerolled(pool, accuracies, isMore) ?? accuracies(pool)])
        : accuracies(pool),
  );
  const turned = (pool: FacePool) => turnings(pool, allTokens);
  const added = (pool: FacePool): Prospect => {
    if (!concentrateFire.dial) return turned(pool);
    const colors = [...new Set(shownIn(pool).map((at) => FACES[at]!.color))];
    return most([turned(pool), ...colors.map((color) => rolledMore(pool, color, turned))]);
  };
  const rolled = (dice: ArmadaDice): Prospect =>
    mixed([...rolledPools(dice)].map(([pool, p]) => ({ p, of: added(pool) })));
  return (dice) => {
    if (!obstructed) return rolled(dice);
    const without = ARMADA_COLORS.filter((color) => diceOf(dice, color) > 0).map((color) =>
      rolled({ ...dice, [color]: diceOf(dice, color) - 1 }),
    );
    return without.length === 0 ? rolled(dice) : most(without);
  };
}

/** The same for the same pool and tokens is found once. */
function remembered(
  find: (pool: FacePool, held: Held) => Prospect,
): (pool: FacePool, held: Held) => Prospect {
  const known = new Map<Held, Map<FacePool, Prospect>>();
  return (pool, held) => {
    const of = known.get(held) ?? new Map<FacePool, Prospect>();
    known.set(held, of);
    const found = of.get(pool) ?? find(pool, held);
    of.set(pool, found);
    return found;
  };
}

/** A die more of a color, rolled. */
const rolledMore = (pool: FacePool, color: ArmadaColor, then: (pool: FacePool) => Prospect): Prospect =>
  mixed(FACES_OF[color].map((at) => ({ p: FACES[at]!.p, of: then(withDie(pool, at)) })));

/** One die rolled again: the one that is best by what comes after; null without a die. */
function rerolled(
  pool: FacePool,
  then: (pool: FacePool) => Prospect,
  isBetter: (one: Worth, other: Worth) => boolean,
): Prospect | null {
  let best: Worth | null = null;
  let bestAt = -1;
  for (const at of shownIn(pool)) {
    const rest = withDie(pool, at, -1);
    let [mean, crit] = [0, 0];
    for (const to of FACES_OF[FACES[at]!.color]) {
      const of = then(withDie(rest, to));
      mean += FACES[to]!.p * of.mean;
      crit += FACES[to]!.p * of.crit;
    }
    const worth = { mean, crit };
    if (best && !isBetter(worth, best)) continue;
    best = worth;
    bestAt = at;
  }
  return best && rolledMore(withDie(pool, bestAt, -1), FACES[bestAt]!.color, then);
}

/** One die less, each in turn. */
const cancels = (pool: FacePool): readonly FacePool[] => shownIn(pool).map((at) => withDie(pool, at, -1));

/** One accuracy less, of each color that shows one. */
const withoutAccuracy = (pool: FacePool): readonly FacePool[] =>
  shownIn(pool).flatMap((at) => (FACES[at]!.accuracy ? [withDie(pool, at, -1)] : []));

/** Tokens without so many of them, in every way. */
function lessBy(held: Held, tokens: number, locks: number): readonly Held[] {
  const bits = (set: number): number => (set === 0 ? 0 : (set & 1) + bits(set >> 1));
  return Array.from({ length: 1 << tokens }, (_, set) => set)
    .filter((set) => bits(set) === locks)
    .map((set) => held & ~set);
}

function damageIn(joint: readonly { readonly damage: number; readonly p: number }[]): {
  readonly damage: readonly number[];
  readonly expectedDamage: number;
} {
  const damage = new Array<number>(1 + Math.max(0, ...joint.map((one) => one.damage))).fill(0);
  for (const one of joint) damage[one.damage]! += one.p;
  return { damage, expectedDamage: damage.reduce((sum, p, n) => sum + n * p, 0) };
}

const chanceOf = <One extends { readonly p: number }>(
  all: readonly One[],
  is: (one: One) => boolean,
): number => all.reduce((sum, one) => sum + (is(one) ? one.p : 0), 0);
