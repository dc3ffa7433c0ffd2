import {
  type BaseBody,
  boostBy,
  insidePlayArea,
  type Maneuver,
  movedThrough,
  overlapsBody,
  type Pose,
  rollPlacements,
  shipsOverlap,
  type Template,
  type TemplatePart,
  templateBody,
} from '@firing-arc/xwing/common';
import {
  attemptedManeuver,
  type BoostOption,
  bodyOf,
  boostTemplate,
  type DecloakMove,
  executionOf,
  inPlay,
  maneuverToExecute,
  obstacleBodyOf,
  type RollOption,
  type SecondState,
  type Ship,
  shipCard,
  sizeOf,
} from '@firing-arc/xwing/second';

/** What an option would do, drawn on the board before it is chosen. */
export type Preview =
  | {
      readonly kind: 'move';
      readonly ship: number;
      readonly to: Pose;
      readonly template: TemplatePart | null;
      readonly warnings: readonly Warning[];
    }
  /** A device where it would lie. */
  | { readonly kind: 'device'; readonly device: string; readonly at: Pose }
  | { readonly kind: 'target'; readonly from: number; readonly to: number }
  | { readonly kind: 'obstacle'; readonly obstacle: number }
  | { readonly kind: 'objective'; readonly marker: number }
  | { readonly kind: 'line'; readonly line: readonly number[] };

/** What a move runs into as the table stands now. */
export type Warning =
  | { readonly kind: 'leaves' }
  | { readonly kind: 'partial'; readonly ships: readonly number[] }
  | { readonly kind: 'blocked'; readonly ships: readonly number[] }
  | { readonly kind: 'through'; readonly obstacles: readonly number[] }
  | { readonly kind: 'onto'; readonly obstacles: readonly number[] };

/** Where a maneuver of a ship's dial leads if nothing else moves first; the one it must fly when it is replaced. */
export function previewDial(state: SecondState, ship: Ship, entry: number): Preview & { kind: 'move' } {
  return previewFlight(state, ship, maneuverToExecute({ ...ship, dial: entry, revealed: true }).maneuver);
}

function previewFlight(state: SecondState, ship: Ship, maneuver: Maneuver): Preview & { kind: 'move' } {
  const others = othersOf(state, ship);
  const result = executionOf(
    ship,
    maneuver,
    others.map((other) => bodyOf(other)),
  );
  const hit = result.overlappedAtFull.map((at) => others[at]!.id);
  const warnings: Warning[] = [];
  const body = bodyOf(ship, result.pose);
  if (!insidePlayArea(body, state.width, state.depth)) warnings.push({ kind: 'leaves' });
  if (result.executed === 'partially') warnings.push({ kind: 'partial', ships: hit });
  warnings.push(...obstacleWarnings(state, body, result.template));
  return { kind: 'move', ship: ship.id, to: result.pose, template: result.template, warnings };
}

/** A move that is made whole or not at all: a barrel roll or a boost. */
function previewReposition(
  state: SecondState,
  ship: Ship,
  to: Pose,
  template: TemplatePart | null,
): Preview & { kind: 'move' } {
  const body = bodyOf(ship, to);
  const blocking = othersOf(state, ship).filter((other) => shipsOverlap(body, bodyOf(other)));
  const warnings: Warning[] = [];
  if (!insidePlayArea(body, state.width, state.depth)) warnings.push({ kind: 'leaves' });
  if (blocking.length > 0) warnings.push({ kind: 'blocked', ships: blocking.map((other) => other.id) });
  warnings.push(...obstacleWarnings(state, body, template));
  return { kind: 'move', ship: ship.id, to, template, warnings };
}

/** A boost in one direction, by a template of its own if the option names one. */
export function previewBoost(state: SecondState, ship: Ship, option: BoostOption) {
  const { pose, template } = boostBy(sizeOf(ship), ship, option.template ?? boostTemplate(option.direction));
  return previewReposition(state, ship, pose, template);
}

/** The middle placement of a barrel roll to one side. */
export function previewRoll(state: SecondState, ship: Ship, { side, template }: RollOption) {
  const placement = rollPlacements(sizeOf(ship), ship, side, template ?? boostTemplate('straight'))[1]!;
  return previewReposition(state, ship, placement.pose, placement.template.template);
}

/** A declared move of a ship that decloaks or is tractored, by a straight template. */
export function previewDeclared(state: SecondState, ship: Ship, move: DecloakMove, template: Template) {
  if (move === 'boost') return previewBoost(state, ship, { direction: 'straight', template });
  return previewRoll(state, ship, { side: move === 'roll-left' ? 'left' : 'right', template });
}

/** Where a maneuver that a SLAM may choose leads. */
export function previewSlam(state: SecondState, ship: Ship, entry: number) {
  const { dial } = shipCard(ship.card).chassis;
  return previewFlight(state, ship, attemptedManeuver(ship, dial[entry]!).maneuver);
}

/** Where a Tallon Roll ends: it may be off the table, on a ship or on an obstacle. */
export function previewTallon(state: SecondState, ship: Ship, to: Pose) {
  return previewReposition(state, ship, to, null);
}

/** A placement of a barrel roll that is among the options, so nothing is in its way. */
export function previewPlace(ship: Ship, to: Pose): Preview {
  return { kind: 'move', ship: ship.id, to, template: null, warnings: [] };
}

function othersOf(state: SecondState, ship: Ship): readonly Ship[] {
  return state.ships.filter((other) => other.id !== ship.id && inPlay(other));
}

function obstacleWarnings(
  state: SecondState,
  body: BaseBody,
  template: TemplatePart | null,
): readonly Warning[] {
  const placed = state.obstacles.filter((obstacle) => obstacle.placed);
  const bodies = placed.map(obstacleBodyOf);
  const ids = (at: readonly number[]) => at.map((i) => placed[i]!.id);
  const onto = bodies.flatMap((rock, at) => (overlapsBody(body, rock) ? [at] : []));
  const met = template ? movedThrough(templateBody(template).template, bodies) : [];
  const through = met.filter((at) => !onto.includes(at));
  return [
    ...(through.length > 0 ? [{ kind: 'through' as const, obstacles: ids(through) }] : []),
    ...(onto.length > 0 ? [{ kind: 'onto' as const, obstacles: ids(onto) }] : []),
  ];
}
