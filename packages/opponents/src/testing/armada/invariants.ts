import {
  type ArmadaState,
  bodyOf,
  cardOf,
  dialsOf,
  holdsAlike,
  inPlay,
  isInside,
  mostEver,
  overlaps,
  playArea,
  type Ship,
  type Squadron,
  squadronBodyOf,
  squadronCardOf,
  zonesOf,
} from '@firing-arc/armada';
import type { Pose } from '@firing-arc/table';

/**
 * Watches one game of Armada: what is wrong with the position after a step, in words; empty when nothing is. Bases
 * are measured only when a ship has moved since the step before.
 */
export function watchArmadaInvariants(): (state: ArmadaState) => readonly string[] {
  const places = new Map<number, Pose>();
  let cards = -1;
  return (state) => {
    const all = countCards(state);
    if (cards < 0) cards = all;
    const problems = [
      ...state.ships.flatMap((ship) => shipProblems(state, ship)),
      ...state.squadrons.flatMap((squadron) => squadronProblems(squadron)),
      ...(all === cards ? [] : [`there are ${all} damage cards, not ${cards}`]),
    ];
    for (const ship of state.ships) {
      if (!inPlay(ship)) continue;
      const last = places.get(ship.id);
      if (last && last.x === ship.x && last.y === ship.y && last.facing === ship.facing) continue;
      places.set(ship.id, { x: ship.x, y: ship.y, facing: ship.facing });
      problems.push(...placeProblems(state, ship));
    }
    return problems;
  };
}

/** All damage cards are in the deck, by ships and stations or discarded; counters, once all are dealt, are none (damage.9). */
const countCards = ({ deck, discarded, ships, obstacles }: ArmadaState): number =>
  [...deck, ...discarded].reduce((sum, count) => sum + count, 0) +
  [...ships, ...obstacles].reduce(
    (sum, { damage }) => sum + damage.filter(({ kind }) => kind >= 0).length,
    0,
  );

function shipProblems(state: ArmadaState, ship: Ship): readonly string[] {
  const problems: string[] = [];
  const say = (what: string) => problems.push(`ship ${ship.id} ${what}`);
  const card = cardOf(ship);
  for (const zone of zonesOf(ship)) {
    const shields = ship.shields[zone];
    // What cards allow is asked only of a zone with more than its dial prints: it was half of a game's time.
    const most = card.shields[zone] ?? 0;
    if (shields < 0 || (shields > most && shields > mostEver(ship, zone)))
      say(`has ${shields} shields in its zone ${zone}`);
  }
  if (ship.speed < 0 || ship.speed > card.speeds.length) say(`has speed ${ship.speed}`);
  if (inPlay(ship) && ship.dials.length > dialsOf(state, ship)) say(`has ${ship.dials.length} dials`);
  for (const list of [holdsAlike(ship) ? [] : ship.tokens, ship.raids, ship.resolved]) {
    if (new Set(list).size < list.length) say(`has ${list.join(', ')}`);
  }
  return problems;
}

function squadronProblems(squadron: Squadron): readonly string[] {
  const { hull } = squadronCardOf(squadron);
  return squadron.hull > hull ? [`squadron ${squadron.id} has ${squadron.hull} hull points`] : [];
}

function placeProblems(state: ArmadaState, ship: Ship): readonly string[] {
  const body = bodyOf(ship);
  const outside = isInside(body, playArea(state)) ? [] : [`ship ${ship.id} is outside the play area`];
  const under = state.ships.filter(
    (other) => other.id !== ship.id && inPlay(other) && overlaps(body, bodyOf(other)),
  );
  return [...outside, ...under.map((other) => `ships ${ship.id} and ${other.id} overlap`)];
}

/** Squadrons and ships that lie on each other when a round begins: nobody may stand on anybody then. */
export function piledUp(state: ArmadaState): readonly string[] {
  const squadrons = state.squadrons.filter(inPlay);
  return squadrons.flatMap((squadron, at) => {
    const body = squadronBodyOf(squadron);
    const ships = state.ships.filter((ship) => inPlay(ship) && overlaps(body, bodyOf(ship)));
    const others = squadrons.slice(at + 1).filter((other) => overlaps(body, squadronBodyOf(other)));
    return [
      ...ships.map(({ id }) => `squadron ${squadron.id} lies on ship ${id}`),
      ...others.map(({ id }) => `squadrons ${squadron.id} and ${id} overlap`),
    ];
  });
}
