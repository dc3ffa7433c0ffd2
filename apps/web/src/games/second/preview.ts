import {
  BASES,
  type BaseShape,
  boostBy,
  deploy,
  HUGE_BASE,
  type Maneuver,
  type Pose,
  rollPlacements,
  startAtEdge,
  type Template,
  type TemplatePart,
} from '@firing-arc/xwing/common';
import {
  attemptedManeuver,
  type BoostOption,
  bodyOf,
  boostTemplate,
  type DecloakMove,
  dialFor,
  executionOf,
  inPlay,
  maneuverToExecute,
  obstacleBodyOf,
  type RollOption,
  type SecondQuestion,
  type SecondState,
  type Ship,
  shipCard,
  sizeOf,
} from '@firing-arc/xwing/second/engine';
import { type Around, aroundBy, flight, type Move, reposition } from '../xwing/flight.ts';

/** From which edge of its carrier a ship deploys, by which entry of its dial. */
type DeployWay = Extract<SecondQuestion, { kind: 'deploy-maneuver' }>['options'][number];

/** The base that a ship stands on. */
export function baseOf(ship: Ship): BaseShape {
  const { size } = shipCard(ship.card).chassis;
  return size === 'huge' ? HUGE_BASE : BASES[size];
}

/** Where a maneuver of a ship's dial leads if nothing else moves first; the one it must fly when it is replaced. */
export function previewDial(state: SecondState, ship: Ship, entry: number): Move {
  return previewFlight(state, ship, maneuverToExecute({ ...ship, dial: entry, revealed: true }).maneuver);
}

function previewFlight(state: SecondState, ship: Ship, maneuver: Maneuver): Move {
  const around = aroundOf(state, ship);
  const result = executionOf(
    ship,
    maneuver,
    around.ships.map(({ body }) => body),
  );
  return flight(ship.id, around, result, bodyOf(ship, result.pose));
}

/** A move that is made whole or not at all: a barrel roll or a boost. */
const previewReposition = (state: SecondState, ship: Ship, to: Pose, template: TemplatePart | null): Move =>
  reposition(ship.id, aroundOf(state, ship), to, bodyOf(ship, to), template);

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
  return previewFlight(state, ship, attemptedManeuver(ship, dialFor(ship)[entry]!).maneuver);
}

/** Where a docked ship would deploy by an entry of its dial from an edge of its carrier; null when it finds no place. */
export function previewDeploy(state: SecondState, ship: Ship, { edge, entry }: DeployWay): Move | null {
  const carrier = state.ships[ship.carrier];
  const shown = shipCard(ship.card).chassis.dial[entry];
  if (!carrier || !shown) return null;
  const around = aroundOf(state, ship);
  const bodies = around.ships.map(({ body }) => body);
  const size = sizeOf(ship);
  const from = startAtEdge(size, bodyOf(carrier), edge);
  const result = deploy(size, from, shown.maneuver, bodies);
  return result && flight(ship.id, around, result, bodyOf(ship, result.pose));
}

/** Where a Tallon Roll ends: it may be off the table, on a ship or on an obstacle. */
export function previewTallon(state: SecondState, ship: Ship, to: Pose) {
  return previewReposition(state, ship, to, null);
}

/** A placement of a barrel roll that is among the options, so nothing is in its way. */
export function previewPlace(ship: Ship, to: Pose): Move {
  return { kind: 'move', ship: ship.id, to, template: null, warnings: [] };
}

const aroundOf = (state: SecondState, ship: Ship): Around =>
  aroundBy(
    state,
    state.ships.filter((other) => other.id !== ship.id && inPlay(other)),
    (other) => bodyOf(other),
    obstacleBodyOf,
  );
