import type { Refusal } from '@firing-arc/referee';
import { ON_LINE, poseAt } from '@firing-arc/table';
import { deviceBody, edgeDistances, type Pose, RANGE_BAND } from '../../common/index.ts';
import type { SecondGame } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import type { DeviceKind } from './kinds.ts';
import { addDevice } from './place.ts';

/** A remote is placed during setup anywhere beyond a range of all edges. */
export function placeRemote(
  game: SecondGame,
  ship: Ship,
  kind: DeviceKind,
  beyondEdges: number,
  because: string,
): void {
  const { state } = game;
  const answer = game.ask(
    {
      form: 'place',
      kind: 'lay-object',
      player: ship.player,
      because,
      device: kind,
    },
    {
      validate: (at) => remoteProblems(state, kind, poseOf(at), beyondEdges, because),
      propose: (random) => proposeRemote(state, kind, random, beyondEdges, because),
    },
  ) as readonly number[];
  const at = poseOf(answer);
  addDevice(
    game,
    { kind, player: ship.player, ship: ship.id, how: 'place', template: null, at, fuses: 0 },
    because,
  );
}

const poseOf = (at: readonly number[]): Pose => poseAt(at[0]!, at[1]!, at[2]!);

/** Why a remote may not lie here; empty when it may. */
function remoteProblems(
  { width, depth }: SecondState,
  kind: DeviceKind,
  at: Pose,
  beyondEdges: number,
  ruling: string,
): readonly Refusal[] {
  const mm = edgeDistances(deviceBody(kind, at), width, depth);
  if (mm > beyondEdges * RANGE_BAND + ON_LINE) return [];
  return [
    { option: `${kind} at ${Math.round(at.x)}, ${Math.round(at.y)}`, ruling, facts: { mm, of: 'edge' } },
  ];
}

/** A place in the part that is far enough from the edges, where its marker fits for certain. */
function proposeRemote(
  state: SecondState,
  kind: DeviceKind,
  random: () => number,
  beyondEdges: number,
  ruling: string,
): readonly number[] | null {
  const margin = beyondEdges * RANGE_BAND + MARKER;
  const x = margin + random() * (state.width - 2 * margin);
  const y = margin + random() * (state.depth - 2 * margin);
  const at = poseAt(x, y, Math.floor(random() * 360));
  return remoteProblems(state, kind, at, beyondEdges, ruling).length === 0 ? [at.x, at.y, at.facing] : null;
}

/** No remote reaches farther than this from its middle (mm). */
const MARKER = 40;
