import type { Refusal } from '@firing-arc/referee';
import { cos, ON_LINE, poseAt, sin } from '@firing-arc/table';
import {
  type BaseBody,
  band,
  distance,
  edgeDistances,
  objectiveBody,
  type Pose,
  RANGE_BAND,
} from '../../common/index.ts';
import { inPlay } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import { opponentOf } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { baseAt, carriedBy } from './markers.ts';
import { lay, leaveOut } from './place-markers.ts';

/** At the end of its activation a ship may let go of what it carries (scenario-salvage-mission.10). */
export function offerJettison(game: SecondGame, ship: Ship): void {
  if (game.state.markers.length === 0 || !inPlay(ship) || !carriedBy(game.state, ship)) return;
  const because = 'xwing2:scenario-salvage-mission.10';
  const { use } = game.choose({
    form: 'choice',
    kind: 'jettison',
    player: ship.player,
    because,
    ship: ship.id,
    options: [{ use: true }, { use: false }],
  });
  if (use) jettison(game, ship, ship, because);
}

/**
 * What a ship carries, if anything, is put back on the table at range 1 of where the ship is, or was: its opponent
 * chooses the place (scenario-salvage-mission.10, .12, .13, .14).
 */
export function jettison(game: SecondGame, ship: Ship, from: Pose, because: string): void {
  const { state } = game;
  if (state.markers.length === 0) return;
  const marker = carriedBy(state, ship);
  if (!marker) return;
  const base = baseAt(ship, from);
  const player = opponentOf(state, ship.player);
  const somewhere = anyPlace(state, base);
  marker.carrier = -1;
  game.emit({ kind: 'jettisoned', ship: ship.id, marker: marker.id, because });
  if (!somewhere) return leaveOut(game, marker, player, because);
  const answer = game.ask(
    {
      form: 'place',
      kind: 'place-marker',
      player,
      because,
      marker: marker.id,
    },
    {
      validate: (at) => problems(state, base, poseOf(at), because),
      propose: (random) => propose(state, base, random) ?? somewhere,
    },
  ) as readonly number[];
  lay(game, marker, player, poseOf(answer), because);
}

const poseOf = (at: readonly number[]): Pose => poseAt(at[0]!, at[1]!, at[2]!);

/** Why the marker may not lie here: not at range 1, or not wholly in the play area. */
function problems(state: SecondState, base: BaseBody, at: Pose, ruling: string): readonly Refusal[] {
  const option = `at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  const body = objectiveBody(at);
  if (edgeDistances(body, state.width, state.depth) < -ON_LINE) {
    return [{ option, ruling: 'xwing2:play-area.1' }];
  }
  const gap = distance(base, body);
  return band(gap) === 1 ? [] : [{ option, ruling, facts: { mm: gap, of: 'ship' } }];
}

const fits = (state: SecondState, base: BaseBody, at: Pose): boolean =>
  problems(state, base, at, '').length === 0;

/** Half the width of the marker (mm). */
const HALF = 18;
/** The circle inside a base, as a share of the one around it. */
const INSIDE = 0.7;
const TRIES = 40;

function propose(state: SecondState, base: BaseBody, random: () => number): readonly number[] | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const mm = INSIDE * base.radius + HALF + random() * (RANGE_BAND + base.radius);
    const at = around(base, random() * 360, mm, Math.floor(random() * 360));
    if (fits(state, base, at)) return [at.x, at.y, at.facing];
  }
  return null;
}

function anyPlace(state: SecondState, base: BaseBody): readonly number[] | null {
  for (let degrees = 0; degrees < 360; degrees += 15) {
    for (const mm of [INSIDE * base.radius + 2 * HALF, base.radius + 2 * HALF]) {
      const at = around(base, degrees, mm, 0);
      if (fits(state, base, at)) return [at.x, at.y, at.facing];
    }
  }
  return null;
}

const around = ({ x, y }: BaseBody, degrees: number, mm: number, facing: number): Pose =>
  poseAt(x + mm * sin(degrees), y + mm * cos(degrees), facing);
