import type { Refusal } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import {
  type ArmadaGame,
  bodyOf,
  playArea,
  shipOf,
  shipsInPlay,
  squadronBodyOf,
  squadronOf,
  squadronsInPlay,
} from '../game.ts';
import {
  type Area,
  packBeside,
  placeReasons,
  pulledToShip,
  pulledToSquadron,
  roomBeside,
  roomBesideSquadrons,
  type ShipBody,
  type SquadronBody,
  touches,
} from '../geometry/index.ts';
import type { ArmadaState, Ship } from '../state.ts';

/** Where displaced squadrons go: beside the ship while it has room, then beside those that touch it (overlapping.4). */
interface Room {
  readonly ship: ShipBody;
  readonly others: readonly (ShipBody | SquadronBody)[];
  /** Squadrons to place, this one among them. */
  readonly left: number;
  /** How many of them find room at the ship. */
  readonly fit: number;
  /** Squadrons beside which one may lie when the ship is full. */
  readonly row: readonly SquadronBody[];
  /** The ship that one lies at where there is no row: the ship itself while it has room, else the nearest other that has. */
  readonly instead: ShipBody;
  readonly area: Area;
}

/**
 * Squadrons that a ship came down on are placed touching it by the player who does not move it, in any order
 * (overlapping.1 to .4). They do not resolve obstacles (overlapping.12).
 */
export function placeDisplaced(game: ArmadaGame, id: number, squadrons: readonly number[]): void {
  const ship = shipOf(game, id);
  const player = 1 - ship.player;
  const { squadron: chosen } = game.choose({
    form: 'choice',
    kind: 'displaced-squadron',
    player,
    because: 'armada:overlapping.3',
    ship: id,
    options: squadrons.map((squadron) => ({ squadron })),
  });
  const rest = squadrons.filter((squadron) => squadron !== chosen);
  const room = roomFor(game.state, ship, squadrons);
  const [x = 0, y = 0] = game.ask(
    {
      form: 'place',
      kind: 'place-displaced',
      player,
      because: 'armada:overlapping.2',
      ship: id,
      squadron: chosen,
    },
    {
      validate: ([px = 0, py = 0]) => displacedProblems(room, pulled(room, px, py)),
      propose: (random) => proposeBeside(room, random),
    },
  ) as readonly number[];
  const at = pulled(room, x, y);
  const squadron = squadronOf(game, chosen);
  Object.assign(squadron, { x: at.x, y: at.y });
  game.emit({
    kind: 'squadron-placed',
    squadron: chosen,
    at: poseAt(at.x, at.y, 0),
    because: 'armada:overlapping.2',
  });
  if (rest.length > 0) game.next({ kind: 'place-displaced', ship: id, squadrons: rest });
}

function roomFor(state: ArmadaState, mover: Ship, squadrons: readonly number[]): Room {
  const ship = bodyOf(mover);
  const others = [
    ...shipsInPlay(state).flatMap((other) => (other.id === mover.id ? [] : [bodyOf(other)])),
    ...squadronsInPlay(state).flatMap((one) => (squadrons.includes(one.id) ? [] : [squadronBodyOf(one)])),
  ];
  const area = playArea(state);
  const fit = packBeside(ship, others, squadrons.length, area).length;
  const row = fit > 0 ? [] : rowAround(ship, others, area);
  const instead = fit > 0 || row.length > 0 ? ship : nearestWithRoom(ship, others, area);
  return { ship, others, left: squadrons.length, fit, row, instead, area };
}

/** The nearest other ship beside which a squadron has room; the ship itself where none has: the rules do not say. */
function nearestWithRoom(ship: ShipBody, others: readonly (ShipBody | SquadronBody)[], area: Area): ShipBody {
  const away = (one: ShipBody) => squareTo(one, ship.x, ship.y);
  const ships = others.filter((other): other is ShipBody => other.kind !== 'squadron');
  const free = ships
    .toSorted((a, b) => away(a) - away(b))
    .find((one) => roomBeside(one, [ship, ...others.filter((other) => other !== one)], area).length > 0);
  return free ?? ship;
}

/**
 * Squadrons in contact with the ship that have room beside them; else those in contact with these, and so on. Where all of
 * these are shut in by ships, or there are none, the nearest that has room: the rules do not say.
 */
function rowAround(
  ship: ShipBody,
  others: readonly (ShipBody | SquadronBody)[],
  area: Area,
): readonly SquadronBody[] {
  const left = others.filter((other): other is SquadronBody => other.kind === 'squadron');
  let row = left.filter((one) => touches(one, ship));
  const seen = new Set<SquadronBody>(row);
  while (row.length > 0 && roomBesideSquadrons(row, [ship, ...others], area).length === 0) {
    const before = row;
    row = left.filter((one) => !seen.has(one) && before.some((other) => touches(one, other)));
    for (const one of row) seen.add(one);
  }
  if (row.length > 0) return row;
  const nearest = left.toSorted((a, b) => squareTo(a, ship.x, ship.y) - squareTo(b, ship.x, ship.y));
  return nearest.filter((one) => roomBesideSquadrons([one], [ship, ...others], area).length > 0).slice(0, 1);
}

/** Where an answer puts a squadron: pulled into contact. */
function pulled({ row, instead }: Room, x: number, y: number): SquadronBody {
  if (row.length === 0) return pulledToShip(instead, x, y);
  let nearest = row[0]!;
  for (const one of row) if (squareTo(one, x, y) < squareTo(nearest, x, y)) nearest = one;
  return pulledToSquadron(nearest, x, y);
}

const squareTo = (one: ShipBody | SquadronBody, x: number, y: number): number =>
  (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y);

/** Why a squadron may not be set down here; empty when it may. */
function displacedProblems(room: Room, at: SquadronBody): readonly Refusal[] {
  const option = `at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  const { ship, others, area, left, fit } = room;
  const [reason] = placeReasons(at, [ship, ...others], area);
  if (reason === 'outside') return [{ option, ruling: 'armada:overlapping.3' }];
  if (reason !== undefined) return [{ option, ruling: 'armada:overlapping.11' }];
  // As many as possible must still find room at the ship.
  const needed = Math.min(left, fit) - 1;
  if (needed <= 0) return [];
  const still = packBeside(ship, [...others, at], needed, area).length;
  return still < needed ? [{ option, ruling: 'armada:overlapping.4', facts: { room: still } }] : [];
}

/** A place near a random one, else one that leaves most room. */
function proposeBeside(room: Room, random: () => number): readonly number[] | null {
  const { ship, others, area, left, fit, row, instead } = room;
  const wish = [ship.x + (random() - 0.5) * 300, ship.y + (random() - 0.5) * 300] as const;
  const near = pulled(room, ...wish);
  const packed = fit > 0 ? packBeside(ship, others, Math.min(left, fit), area) : [];
  const second = fit > 0 ? [] : roomBesideSquadrons(row, [ship, ...others], area);
  const all = [ship, ...others].filter((other) => other !== instead);
  const places = [near, ...packed, ...second, ...roomBeside(instead, all, area)];
  const place = places.find((one) => displacedProblems(room, pulled(room, one.x, one.y)).length === 0);
  return place ? [place.x, place.y, 0] : null;
}
