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

/** How much of what could be shot from where all stand is shot in the next round, by whoever moves first and by the other. */
const AHEAD = { first: 0.5, second: 0.4 } as const;
/** No ship is lost by more than its points at the edge. */
const AT_EDGE = 0.8;

/** The same at the end of a round, with what all can shoot next from where they stand, and who must leave the table. */
export function armadaWorthAhead(state: ArmadaState, seat: number): number {
  const worth = armadaWorth(state, seat);
  // Only what is destroyed is scored.
  if (state.result) return (worth + scoreOf(state, seat) - scoreOf(state, 1 - seat)) / 2;
  const ships = shipsInPlay(state);
  const own = ships.filter(({ player }) => player === seat).map((ship) => standing(ship));
  const foes = ships.filter(({ player }) => player !== seat).map((ship) => standing(ship));
  const [ours, theirs] = state.first === seat ? [AHEAD.first, AHEAD.second] : [AHEAD.second, AHEAD.first];
  const edges = edgesOf(state, own) - edgesOf(state, foes);
  return worth + ours * strikes(own, foes) - theirs * strikes(foes, own) - edges;
}

const strikes = (attackers: readonly Standing[], defenders: readonly Standing[]): number =>
  attackers.reduce((sum, attacker) => sum + firepower(attacker, defenders), 0);

const edgesOf = (state: ArmadaState, standings: readonly Standing[]): number =>
  standings.reduce(
    (sum, { ship }) => sum + ship.points * Math.min(AT_EDGE, edgeCost(state, ship, ship, ship.speed)),
    0,
  );

/** Ends of courses that are nearer to each other, and turned by less (mm, degrees), are the same to whoever tries them. */
const NEAR = { mm: 35, degrees: 12 } as const;

/** Whether two poses are as good as one. */
export function isAlike(a: readonly [number, number, number], b: readonly [number, number, number]): boolean {
  const dx = a[0] - b[0];
  const dy = a[1] - b[1];
  const turn = Math.abs(a[2] - b[2]) % 360;
  return dx * dx + dy * dy < NEAR.mm * NEAR.mm && Math.min(turn, 360 - turn) < NEAR.degrees;
}
