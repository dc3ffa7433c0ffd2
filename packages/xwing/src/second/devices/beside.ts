import type { Refusal } from '@firing-arc/referee';
import { cos, poseAt, sin } from '@firing-arc/table';
import { type Body, overlapsBody, type Pose } from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import { inside } from './bodies.ts';
import type { DeviceKind } from './kinds.ts';

/** No object whose middle is so far from that of a base touches it (mm). */
const APART = 300;

/** From far away to the last place on the way in that is free: finer than the grid on which things stand (mm). */
const HALVINGS = 40;

/** How far apart the directions and the facings are at which a free place is looked for, in degrees. */
const TURN = 5;
const FACING = 30;

/** An object that a ship places against its own base, and where it may lie besides. */
export interface Beside {
  readonly device: DeviceKind | 'cargodrift';
  readonly body: (at: Pose) => Body;
  readonly mayLie?: (body: Body) => boolean;
}

/** A ship places an object touching its base, turned as its player likes: pushed in from where the answer points. */
export function placeBeside(game: SecondGame, ship: Ship, object: Beside, because: string): Pose {
  const { state } = game;
  const refusals = (answer: readonly number[]): readonly Refusal[] => {
    const fault = faultOf(state, ship, object, answer);
    if (fault === null) return [];
    const { x, y } = against(ship, object, answer);
    const option = `${object.device} at ${Math.round(x)}, ${Math.round(y)}`;
    return [{ option, ruling: fault === 'outside' ? 'xwing2:device.17' : because }];
  };
  const answer = game.ask(
    {
      form: 'place',
      kind: 'lay-object',
      player: ship.player,
      because,
      device: object.device,
    },
    {
      validate: refusals,
      propose: (random) =>
        freeAnswer(state, ship, object, Math.floor(360 * random()), Math.floor(360 * random())) ??
        freeAnswer(state, ship, object, 0, 0),
    },
  ) as readonly number[];
  return against(ship, object, answer);
}

/** Whether a ship has a place for an object that touches its base: of those at every 5 degrees around it, in 12 facings. */
export const canPlaceBeside = (state: SecondState, ship: Ship, object: Beside): boolean =>
  freeAnswer(state, ship, object, 0, 0) !== null;

/** The first answer that is legal, around the ship from a direction and a facing (degrees); null where none is. */
function freeAnswer(
  state: SecondState,
  ship: Ship,
  object: Beside,
  turn: number,
  facing: number,
): readonly [x: number, y: number, facing: number] | null {
  for (let around = 0; around < 360; around += TURN) {
    const x = ship.x + APART * cos(turn + around);
    const y = ship.y + APART * sin(turn + around);
    for (let turned = 0; turned < 360; turned += FACING) {
      const answer = [x, y, (facing + turned) % 360] as const;
      if (faultOf(state, ship, object, answer) === null) return answer;
    }
  }
  return null;
}

/** Why the object may not come to lie where an answer points; null when it may. */
function faultOf(
  state: SecondState,
  ship: Ship,
  object: Beside,
  answer: readonly number[],
): 'outside' | 'kept-off' | null {
  const body = object.body(against(ship, object, answer));
  if (!inside(state, body)) return 'outside';
  return (object.mayLie?.(body) ?? true) ? null : 'kept-off';
}

/** Where the object comes to touch the base, on the line from the middle of the ship through the answer. */
function against(ship: Ship, { body }: Beside, [x = 0, y = 0, facing = 0]: readonly number[]): Pose {
  const base = bodyOf(ship);
  const [dx, dy] = [x - ship.x, y - ship.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const [right, ahead] = far === 0 ? [0, -1] : [dx / far, dy / far];
  const out = (mm: number): Pose => poseAt(ship.x + right * mm, ship.y + ahead * mm, facing);
  let on = 0;
  let free = APART;
  for (let i = 0; i < HALVINGS; i++) {
    const mm = (on + free) / 2;
    if (overlapsBody(base, body(out(mm)))) on = mm;
    else free = mm;
  }
  return out(free);
}
