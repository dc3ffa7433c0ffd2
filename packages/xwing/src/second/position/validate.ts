import { insidePlayArea, shipsOverlap, touching } from '../../common/index.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import { fitsAt } from '../devices/bodies.ts';
import { energyOf } from '../huge/energy.ts';
import { chargesOfUpgrade } from '../ship/upgrades.ts';
import { forceOf, hullRemaining, shieldsOf } from '../ship/values.ts';
import type { SecondState, Ship } from '../state.ts';
import { placeInWing } from '../wings/wings.ts';
import { type PositionProblem, problem } from './problems.ts';

/** Why no game comes to such a position: more on a card than it holds, ships on top of each other or off the table. */
export function invalidParts(
  state: SecondState,
  pathOf: (ship: number) => string,
): readonly PositionProblem[] {
  const problems: PositionProblem[] = [];
  for (const ship of state.ships) {
    const where = pathOf(ship.id);
    for (const [field, what, limit, has] of limitsOf(ship))
      if (has > limit)
        problems.push(problem(`${where}/${field}`, 'too-many', `${what}: ${has}, but the limit is ${limit}`));
    if (!inPlay(ship)) continue;
    if (hullRemaining(ship) <= 0 && !ship.destroyed)
      problems.push(problem(where, 'state', 'has as many damage cards as hull, so it is destroyed'));
    if (!insidePlayArea(bodyOf(ship), state.width, state.depth))
      problems.push(problem(where, 'outside', 'a ship that lies outside the play area has fled'));
    const under = state.ships.find(
      (other) => other.id < ship.id && inPlay(other) && shipsOverlap(bodyOf(ship), bodyOf(other)),
    );
    if (under) problems.push(problem(where, 'overlap', `lies on ship ${under.id}`));
    if (ship.inFormation && !stands(state, ship))
      problems.push(problem(where, 'wing', 'stands not in formation: leave `at` out, or let it be `split`'));
  }
  state.devices.forEach((device, at) => {
    if (!fitsAt(state, device.kind, device))
      problems.push(problem(`/devices/${at}/at`, 'outside', 'lies outside the play area'));
  });
  const pairs = state.contacts.flatMap((a, at): [number, number][] =>
    at % 2 === 0 ? [[a, state.contacts[at + 1]!]] : [],
  );
  return [...problems, ...apart(state, pairs)];
}

/** How far from its place in a wing a ship may be written (mm). */
const NEAR = 0.01;

function stands(state: SecondState, ship: Ship): boolean {
  const place = placeInWing(state, ship);
  return Math.abs(place.x - ship.x) < NEAR && Math.abs(place.y - ship.y) < NEAR;
}

/** Limits that a ship's cards set to what lies on them, by the field that says it, and how much lies there. */
function limitsOf(
  ship: Ship,
): readonly (readonly [field: string, what: string, limit: number, has: number])[] {
  const { pilot, chassis } = shipCard(ship.card);
  const upgrades = ship.upgrades.map(({ id }) => id);
  return [
    ['shields', 'shields', shieldsOf(ship), ship.shields],
    ['charges', 'charges', pilot.charges?.limit ?? 0, ship.charges],
    ['force', 'force', forceOf(ship)?.limit ?? 0, ship.force],
    ['energy', 'energy', energyOf(chassis, upgrades), ship.energy],
    ...ship.upgrades.map(
      (upgrade, at) =>
        [
          `upgrades/${at}`,
          `charges of ${upgrade.id}`,
          chargesOfUpgrade(upgrade)?.limit ?? 0,
          upgrade.charges,
        ] as const,
    ),
  ];
}

/** How far the bases of ships in contact may lie apart (mm): one that backed up ends a hair before the other. */
const HAIR = 0.1;

/** Pairs that are written as touching, but lie apart. */
function apart(
  state: SecondState,
  pairs: readonly (readonly [number, number])[],
): readonly PositionProblem[] {
  return pairs.flatMap(([a, b], at) => {
    const [one, other] = [state.ships[a]!, state.ships[b]!];
    if (!inPlay(one) || !inPlay(other)) return [];
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const away = Math.sqrt(dx * dx + dy * dy) || 1;
    const { facing } = one;
    const nearer = {
      x: one.x + (dx / away) * HAIR,
      y: one.y + (dy / away) * HAIR,
      facing,
    };
    const body = bodyOf(other);
    if (touching(bodyOf(one), body) || touching(bodyOf(one, nearer), body)) return [];
    if (shipsOverlap(bodyOf(one, nearer), body)) return [];
    return [problem(`/contacts/${at}`, 'apart', `the bases of ships ${a} and ${b} do not touch`)];
  });
}
