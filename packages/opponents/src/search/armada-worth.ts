import { type ArmadaState, cardOf, scoreOf, shipsInPlay, squadronCardOf } from '@firing-arc/armada/engine';
import { edgeCost } from '../plain-armada/course.ts';
import { firepower, type Standing, standing } from '../plain-armada/firepower.ts';
import { shieldsLost } from '../plain-armada/observation.ts';

/** What a shield that is lost takes, as a share of a point of hull: a ship has more zones than are shot at. */
const SHIELD = 0.4;

/** Points of the ships and squadrons that a player has left, half of them for what hull and shields are left, less the other's. */
export function armadaWorth(state: ArmadaState, seat: number): number {
  let points = 0;
  for (const ship of state.ships) {
    if (ship.place === 'destroyed') continue;
    const { hull } = cardOf(ship);
    const left = Math.max(0, hull - ship.damage.length - SHIELD * shieldsLost(ship)) / hull;
    points += (ship.player === seat ? 0.5 : -0.5) * ship.points * (1 + left);
  }
  for (const squadron of state.squadrons) {
    if (squadron.place === 'destroyed') continue;
    const left = squadron.hull / squadronCardOf(squadron).hull;
    points += (squadron.player === seat ? 0.5 : -0.5) * squadron.points * (1 + left);
  }
  return points;
}

/**
 * What tells who will win a game of Armada, each in fleet points that a player is ahead by: ships and squadrons that the
 * other lost; hull, shields and hull of squadrons that those in play lost, as shares of their points (shields counted by
 * the hull); what the ships can shoot from where they stand, of whoever moves first and of the other; and what objectives
 * have brought.
 */
export const ARMADA_FEATURES = [
  'ships',
  'hull',
  'shields',
  'squadrons',
  'hurt',
  'strikesFirst',
  'strikesSecond',
  'objective',
] as const;

export type ArmadaFeatures = Readonly<Record<(typeof ARMADA_FEATURES)[number], number>>;

/** By how much a player is ahead, feature by feature. */
export function armadaFeatures(state: ArmadaState, seat: number): ArmadaFeatures {
  let [ships, hull, shields, squadrons, hurt] = [0, 0, 0, 0, 0];
  for (const ship of state.ships) {
    const lost = ship.player === seat ? -ship.points : ship.points;
    const whole = cardOf(ship).hull;
    if (ship.place === 'destroyed') {
      ships += lost;
      continue;
    }
    hull += (lost * Math.min(whole, ship.damage.length)) / whole;
    shields += (lost * shieldsLost(ship)) / whole;
  }
  for (const squadron of state.squadrons) {
    const lost = squadron.player === seat ? -squadron.points : squadron.points;
    if (squadron.place === 'destroyed') squadrons += lost;
    else hurt += lost * (1 - squadron.hull / squadronCardOf(squadron).hull);
  }
  const own = standingsOf(state, seat);
  const foes = standingsOf(state, 1 - seat);
  const [ours, theirs] = [strikes(own, foes), strikes(foes, own)];
  const isFirst = state.first === seat;
  return {
    ships,
    hull,
    shields,
    squadrons,
    hurt,
    strikesFirst: isFirst ? ours : -theirs,
    strikesSecond: isFirst ? -theirs : ours,
    objective: scoreOf(state, seat) - scoreOf(state, 1 - seat) - ships - squadrons,
  };
}

const standingsOf = (state: ArmadaState, seat: number): readonly Standing[] =>
  shipsInPlay(state)
    .filter(({ player }) => player === seat)
    .map((ship) => standing(ship));

const strikes = (attackers: readonly Standing[], defenders: readonly Standing[]): number =>
  attackers.reduce((sum, attacker) => sum + firepower(attacker, defenders), 0);

/**
 * What each of them comes to at the end of a game (fleet points), by how many rounds are left: fitted by least squares to
 * 480 games of `plain` against itself, and each within 1.4 standard errors of what `npm run fit-armada` finds in the 320 of
 * them that are kept in `bench/armada-positions.csv`.
 */
const WEIGHTS: { readonly early: ArmadaFeatures; readonly late: ArmadaFeatures } = {
  early: {
    ships: 1.25,
    hull: 0.5,
    shields: 0.3,
    squadrons: 2.4,
    hurt: 2.2,
    strikesFirst: 0.59,
    strikesSecond: 0.4,
    objective: 1,
  },
  late: {
    ships: 1.1,
    hull: 0.37,
    shields: 0.12,
    squadrons: 1.6,
    hurt: 1,
    strikesFirst: 0.55,
    strikesSecond: 0.37,
    objective: 1.1,
  },
};

/** So many rounds before the end positions are weighed as late ones. */
const LATE = 2;

/** No ship is lost by more than its points at the edge. */
const AT_EDGE = 0.8;

/** To win is worth up to so many points, half of them where it is by so many (fleet points). */
const WON = { worth: 60, by: 30 } as const;

/** What a position after the ships have moved, or between two rounds, is expected to end with: points ahead. */
export function armadaWorthAhead(state: ArmadaState, seat: number): number {
  if (state.result) {
    const ahead = scoreOf(state, seat) - scoreOf(state, 1 - seat);
    return ahead + (WON.worth * ahead) / (WON.by + Math.abs(ahead));
  }
  const left = roundsLeft(state);
  const features = armadaFeatures(state, seat);
  const weights = left > LATE ? WEIGHTS.early : WEIGHTS.late;
  const value = ARMADA_FEATURES.reduce((sum, name) => sum + weights[name] * features[name], 0);
  return value + edgesOf(state, 1 - seat) - edgesOf(state, seat);
}

/**
 * Where games in the head stop: ships have moved and shot. Squadrons that follow take as long as all of them, and tell
 * little of where to fly. In the last round the game goes on until it is scored.
 */
export const hasMoved = (now: ArmadaState, begun: ArmadaState): boolean =>
  now.round !== begun.round ||
  (now.phase === 'squadron' && begun.phase !== 'squadron' && now.round !== now.rounds);

/** Rounds in which ships will still be activated. */
function roundsLeft({ rounds, round, phase }: ArmadaState): number {
  if (rounds === 0) return Number.POSITIVE_INFINITY;
  return rounds - round + (phase === 'squadron' ? 0 : 1);
}

const edgesOf = (state: ArmadaState, seat: number): number =>
  shipsInPlay(state)
    .filter(({ player }) => player === seat)
    .reduce((sum, ship) => sum + ship.points * Math.min(AT_EDGE, edgeCost(state, ship, ship, ship.speed)), 0);

/** Ends of courses that are nearer to each other, and turned by less (mm, degrees), are the same to whoever tries them. */
const NEAR = { mm: 35, degrees: 12 } as const;

/** Whether two poses are as good as one. */
export function isAlike(a: readonly [number, number, number], b: readonly [number, number, number]): boolean {
  const dx = a[0] - b[0];
  const dy = a[1] - b[1];
  const turn = Math.abs(a[2] - b[2]) % 360;
  return dx * dx + dy * dy < NEAR.mm * NEAR.mm && Math.min(turn, 360 - turn) < NEAR.degrees;
}
