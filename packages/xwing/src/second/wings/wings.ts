import { inFormation, insidePlayArea, type Pose, type WingPosition } from '../../common/index.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import { shipUnder, touchNeighbours } from '../maneuver/neighbours.ts';
import { rangeBetween } from '../range.ts';
import { sizeOf } from '../ship/card.ts';
import { isCloaked, isIonized, isStressed, isTractored } from '../ship/conditions.ts';
import { playerOrder } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { split } from './members.ts';

/** A ship's place beside its leader (wings.4), where that stands or would stand. */
export function placeInWing(state: SecondState, ship: Ship, beside?: Pose): Pose {
  const leader = state.ships[ship.wing]!;
  return inFormation(beside ?? leader, ship.wingPosition as WingPosition, sizeOf(leader));
}

/** Whether a ship can be put into its place: on no other ship, and on the table. */
export function fitsInWing(state: SecondState, ship: Ship): boolean {
  const body = bodyOf(ship, placeInWing(state, ship));
  if (!insidePlayArea(body, state.width, state.depth)) return false;
  return shipUnder(state, ship, body) === undefined;
}

/** The ships of a leader's wing are of no wing any more, when its card is gone. */
export function dissolveWing(game: SecondGame, leader: Ship, because: string): void {
  if (leader.wing !== leader.id) return;
  for (const ship of game.state.ships) {
    if (ship.wing !== leader.id) continue;
    split(game, ship, because);
    ship.wing = -1;
    ship.wingPosition = '';
  }
}

/** Splits every wingmate that cannot stay: it or its leader is ionized, tractored or gone (wings.13, .16). */
export function checkWings(game: SecondGame): void {
  const { ships } = game.state;
  for (const ship of ships) {
    if (!ship.inFormation) continue;
    if (isIonized(ship) || isTractored(ship)) split(game, ship, 'xwing2:wings.13');
    const leader = ships[ship.wing]!;
    const gone = leader.place === 'removed';
    if (gone || isIonized(leader) || isTractored(leader)) split(game, ship, 'xwing2:wings.16');
  }
}

/** At the start of the Planning Phase split ships near their leaders may go back, for a stress token (wings.19, .20). */
export function joinWings(game: SecondGame): void {
  for (const ship of inOrder(game.state)) {
    if (!mayJoin(game.state, ship) || !decides(game, ship, 'join-wing', 'xwing2:wings.19')) continue;
    join(game, ship, 'xwing2:wings.20');
    gainTokens(game, ship, 'stress', 1, 'xwing2:wings.20');
  }
}

const mayJoin = (state: SecondState, ship: Ship): boolean =>
  couldJoin(state, ship) && rangeBetween(state, ship, state.ships[ship.wing]!) <= 1;

/** Whether a split ship may join its wing from wherever it is, as far as itself, its leader and its place allow it. */
export function couldJoin(state: SecondState, ship: Ship): boolean {
  if (ship.wing < 0 || ship.wing === ship.id || ship.inFormation) return false;
  const leader = state.ships[ship.wing]!;
  if (!inPlay(leader) || isIonized(leader) || isTractored(leader)) return false;
  if (isStressed(ship) || isIonized(ship) || isTractored(ship) || isCloaked(ship)) return false;
  return fitsInWing(state, ship);
}

/** A ship takes its place in its wing again. */
export function join(game: SecondGame, ship: Ship, because: string): void {
  Object.assign(ship, placeInWing(game.state, ship), { place: 'table', inFormation: true });
  touchNeighbours(game.state, ship);
  game.emit({ kind: 'wing-joined', ship: ship.id, leader: ship.wing, because });
}

/** In the End Phase a wingmate may leave; it gets a dial in the next Planning Phase (wings.18). */
export function leaveWings(game: SecondGame): void {
  for (const ship of inOrder(game.state)) {
    if (ship.inFormation && decides(game, ship, 'leave-wing', 'xwing2:wings.18'))
      split(game, ship, 'xwing2:wings.18');
  }
}

/** All ships in play, the first player's before the other's. */
function inOrder(state: SecondState): readonly Ship[] {
  return playerOrder(state).flatMap((player) =>
    state.ships.filter((ship) => ship.player === player && inPlay(ship)),
  );
}

function decides(game: SecondGame, ship: Ship, kind: 'join-wing' | 'leave-wing', because: string): boolean {
  return game.choose({
    form: 'choice',
    kind,
    player: ship.player,
    because,
    ship: ship.id,
    options: [{ use: true }, { use: false }],
  }).use;
}
