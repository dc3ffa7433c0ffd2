/** What a move would run into as the table stands, for both editions of X-Wing. */

import type { Pose } from '@firing-arc/table';
import {
  type BaseBody,
  type BaseShape,
  type Body,
  insidePlayArea,
  type ManeuverResult,
  movedThrough,
  overlapsBody,
  shipsOverlap,
  type TemplatePart,
  templateBody,
  templateOutline,
} from '@firing-arc/xwing/common';
import type { Preview } from '../../shown/question.ts';
import type { ShownReach } from '../../shown/table.ts';
import { shownBase } from './base.ts';
import { say } from './names.ts';
import { rockKey } from './things.ts';

/** What a move runs into as the table stands now. */
export type Warning =
  | { readonly kind: 'leaves' }
  | { readonly kind: 'partial'; readonly ships: readonly number[] }
  | { readonly kind: 'blocked'; readonly ships: readonly number[] }
  | { readonly kind: 'through'; readonly obstacles: readonly number[] }
  | { readonly kind: 'onto'; readonly obstacles: readonly number[] };

/** A ship's move that is being considered. */
export interface Move {
  readonly kind: 'move';
  readonly ship: number;
  readonly to: Pose;
  readonly template: TemplatePart | null;
  readonly warnings: readonly Warning[];
}

/** What a ship that moves may meet: all others, by id. */
export interface Around {
  readonly width: number;
  readonly depth: number;
  readonly ships: readonly { readonly id: number; readonly body: BaseBody }[];
  readonly obstacles: readonly { readonly id: number; readonly body: Body }[];
}

/** What lies around a ship, from its state and how an edition sees bodies. */
export const aroundBy = <
  S extends { readonly id: number },
  O extends { readonly id: number; readonly placed: boolean },
>(
  state: { readonly width: number; readonly depth: number; readonly obstacles: readonly O[] },
  others: readonly S[],
  bodyOf: (ship: S) => BaseBody,
  obstacleBodyOf: (obstacle: O) => Body,
): Around => ({
  width: state.width,
  depth: state.depth,
  ships: others.map((other) => ({ id: other.id, body: bodyOf(other) })),
  obstacles: state.obstacles
    .filter((obstacle) => obstacle.placed)
    .map((obstacle) => ({ id: obstacle.id, body: obstacleBodyOf(obstacle) })),
});

/** A maneuver, which stops short of the ships in its way. */
export function flight(ship: number, around: Around, result: ManeuverResult, body: BaseBody): Move {
  const hit = result.overlappedAtFull.map((at) => around.ships[at]!.id);
  const warnings: Warning[] = leaving(around, body);
  if (result.executed === 'partially') warnings.push({ kind: 'partial', ships: hit });
  warnings.push(...obstacleWarnings(around, body, result.template));
  return { kind: 'move', ship, to: result.pose, template: result.template, warnings };
}

/** A move that is made whole or not at all: a barrel roll or a boost. */
export function reposition(
  ship: number,
  around: Around,
  to: Pose,
  body: BaseBody,
  template: TemplatePart | null,
): Move {
  const blocking = around.ships.filter((other) => shipsOverlap(body, other.body));
  const warnings: Warning[] = leaving(around, body);
  if (blocking.length > 0) warnings.push({ kind: 'blocked', ships: blocking.map(({ id }) => id) });
  warnings.push(...obstacleWarnings(around, body, template));
  return { kind: 'move', ship, to, template, warnings };
}

const leaving = ({ width, depth }: Around, body: BaseBody): Warning[] =>
  insidePlayArea(body, width, depth) ? [] : [{ kind: 'leaves' }];

function obstacleWarnings(
  { obstacles }: Around,
  body: BaseBody,
  template: TemplatePart | null,
): readonly Warning[] {
  const bodies = obstacles.map((obstacle) => obstacle.body);
  const ids = (at: readonly number[]) => at.map((i) => obstacles[i]!.id);
  const onto = bodies.flatMap((rock, at) => (overlapsBody(body, rock) ? [at] : []));
  const met = template ? movedThrough(templateBody(template).template, bodies) : [];
  const through = met.filter((at) => !onto.includes(at));
  return [
    ...(through.length > 0 ? [{ kind: 'through' as const, obstacles: ids(through) }] : []),
    ...(onto.length > 0 ? [{ kind: 'onto' as const, obstacles: ids(onto) }] : []),
  ];
}

/** How ships and obstacles are called. */
export interface Names {
  readonly ship: (id: number) => string;
  readonly obstacle: (id: number) => string;
}

/** A move as the board shows it. */
export const shownMove = (
  move: Move,
  base: BaseShape,
  names: Names,
  reach: ShownReach,
): Preview & { kind: 'move' } => ({
  kind: 'move',
  ship: move.ship,
  base: shownBase(base),
  to: move.to,
  template: move.template && templateOutline(move.template),
  bad: move.warnings.some(({ kind }) => kind === 'leaves' || kind === 'blocked'),
  warnings: move.warnings.map((warning) => warningText(warning, names)),
  met: {
    ships: move.warnings.flatMap((warning) => ('ships' in warning ? warning.ships : [])),
    things: move.warnings.flatMap((warning) =>
      'obstacles' in warning ? warning.obstacles.map(rockKey) : [],
    ),
  },
  reach,
});

function warningText(warning: Warning, { ship, obstacle }: Names): string {
  const list = (ids: readonly number[], name: (id: number) => string) => ids.map(name).join(', ');
  const t = say();
  switch (warning.kind) {
    case 'leaves':
      return t.leaves;
    case 'partial':
      return t.stopsShort({ ships: list(warning.ships, ship) });
    case 'blocked':
      return t.inTheWay({ ships: list(warning.ships, ship) });
    case 'through':
      return t.movesThrough({ obstacles: list(warning.obstacles, obstacle) });
    case 'onto':
      return t.endsOn({ obstacles: list(warning.obstacles, obstacle) });
  }
}
