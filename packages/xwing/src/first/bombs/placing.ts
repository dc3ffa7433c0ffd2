/** Bomb tokens that a card lets a player lay where the player likes. */

import type { Refusal } from '@firing-arc/referee';
import { atan2, cos, moved, poseAt, sin } from '@firing-arc/table';
import {
  bodiesOverlap,
  deviceBody,
  distance,
  firstBandOn,
  type Pose,
  partInside,
} from '../../common/index.ts';
import { bodyOf, type FirstGame, inPlay, poseOf } from '../game.ts';
import type { FirstState, Ship } from '../state.ts';

/** Ruling by which a token does not lie where a card wants it. */
const BY_CARD = 'xwing1:golden-rules.2';

/** Where a player lays a token, by what is wrong with a place and how an answer is set right. */
function askPlace(
  game: FirstGame,
  ship: Ship,
  token: string,
  settle: (at: Pose) => Pose,
  isWrong: (at: Pose) => boolean,
): Pose {
  const { state } = game;
  const placeOf = (at: readonly number[]): Pose => settle(poseAt(at[0]!, at[1]!, at[2]!));
  const option = `${token} of ship ${ship.id}`;
  const problems = (at: Pose): readonly Refusal[] => (isWrong(at) ? [{ option, ruling: BY_CARD }] : []);
  const answer = game.ask(
    { form: 'place', kind: 'place-bomb', player: ship.player, because: BY_CARD, ship: ship.id, token },
    {
      validate: (at) => problems(placeOf(at)),
      propose: (random) => {
        const at = [random() * state.width, random() * state.depth, Math.floor(random() * 360)];
        return isWrong(placeOf(at)) ? null : at;
      },
    },
  ) as readonly number[];
  return placeOf(answer);
}

/** A token beside a ship, on the side where the player wants it: it is slid there until it touches. */
export const placeBeside = (game: FirstGame, ship: Ship, token: string): Pose =>
  askPlace(
    game,
    ship,
    token,
    (at) => touchingPose(ship, token, at),
    (at) => partInside(deviceBody(token, at), game.state) === null,
  );

/** Farther from the middle of a ship than this no token overlaps it (mm). */
const CLEAR = 250;
/** How near to each other two things count as touching (mm). */
const TOUCH = 0.001;

/** The place on the way from a ship to a point where a token, turned as it is, first lies clear of the ship. */
function touchingPose(ship: Ship, token: string, at: Pose): Pose {
  const base = bodyOf(ship);
  const angle = atan2(at.x - ship.x, at.y - ship.y);
  const along = (far: number): Pose =>
    poseAt(ship.x + far * sin(angle), ship.y + far * cos(angle), at.facing);
  let [near, far] = [0, CLEAR];
  while (far - near > TOUCH) {
    const middle = (near + far) / 2;
    if (bodiesOverlap(base, deviceBody(token, along(middle)))) near = middle;
    else far = middle;
  }
  return along(far);
}

/** A token anywhere in the play area beyond range 3 of enemy ships, with all that is laid beside it. */
export function placeFarFromEnemies(
  game: FirstGame,
  ship: Ship,
  token: string,
  beside: readonly Pose[],
): Pose {
  const { state } = game;
  const enemies = state.ships
    .filter((other) => inPlay(other) && other.side !== ship.side)
    .map((one) => bodyOf(one));
  return askPlace(game, ship, token, poseOf, (at) =>
    [at, ...beside.map((by) => moved(at, by.x, by.y, by.facing))].some(
      (pose) => !isFarInside(state, token, pose, enemies),
    ),
  );
}

function isFarInside(
  { width, depth }: FirstState,
  token: string,
  at: Pose,
  enemies: readonly ReturnType<typeof bodyOf>[],
): boolean {
  const body = deviceBody(token, at);
  const { x, y } = body;
  if (x < 0 || y < 0 || x > width || y > depth) return false;
  return enemies.every((enemy) => firstBandOn(distance(enemy, body), 3) === null);
}
