import { decloakTemplate, deviceOf, type Pose, rotatedPose } from '@firing-arc/xwing/common';
import {
  boostTemplate,
  type SecondQuestion,
  type SecondState,
  sizeOf,
} from '@firing-arc/xwing/second/engine';
import type { Preview } from '../../shown/question.ts';
import { pointer } from '../pointer.ts';
import { type Move, shownMove } from '../xwing/flight.ts';
import { rockKey } from '../xwing/things.ts';
import { namesOf } from './names.ts';
import {
  baseOf,
  previewBoost,
  previewDeclared,
  previewDeploy,
  previewPlace,
  previewRoll,
  previewSlam,
  previewTallon,
} from './preview.ts';
import { reachOfShip } from './ships.ts';

/** What an option of a choice would do on the board; null when there is nothing to draw. */
export function optionPreview(question: SecondQuestion, index: number, state: SecondState): Preview | null {
  if (question.form !== 'choice') return null;
  const move = optionMove(question, index, state);
  const mover = move && state.ships[move.ship];
  if (mover) return shownMove(move, baseOf(mover), namesOf(state), reachOfShip(state, mover.id));
  return optionSpot(question, index, state);
}

/** The move of a ship that an option is; null when it is none. */
function optionMove(question: SecondQuestion, index: number, state: SecondState): Move | null {
  const ship = 'ship' in question ? state.ships[question.ship] : undefined;
  if (!ship) return null;
  switch (question.kind) {
    case 'tallon-placement': {
      const option = question.options[index];
      return option ? previewTallon(state, ship, option.at) : null;
    }
    case 'barrel-roll-placement': {
      const option = question.options[index];
      return option ? previewPlace(ship, option.at) : null;
    }
    case 'barrel-roll-side': {
      const option = question.options[index];
      return option ? previewRoll(state, ship, option) : null;
    }
    case 'boost-direction': {
      const option = question.options[index];
      return option ? previewBoost(state, ship, option) : null;
    }
    case 'system': {
      const option = question.options[index];
      if (option?.kind === 'deploy') return previewDeploy(state, ship, option);
      if (option?.kind !== 'decloak') return null;
      return previewDeclared(state, ship, option.move, decloakTemplate(sizeOf(ship)));
    }
    case 'tractor-move': {
      const move = question.options[index]?.move ?? 'none';
      return move === 'none' ? null : previewDeclared(state, ship, move, boostTemplate('straight'));
    }
    case 'tractor-rotation': {
      const degrees = question.options[index]?.degrees ?? 0;
      return degrees === 0 ? null : previewPlace(ship, rotatedPose(ship, degrees));
    }
    case 'deploy-maneuver': {
      const option = question.options[index];
      return option ? previewDeploy(state, ship, option) : null;
    }
    case 'slam': {
      const option = question.options[index];
      return option ? previewSlam(state, ship, option.entry) : null;
    }
    default:
      return null;
  }
}

/** What else an option points at: a device where it would lie, a target, a line. */
function optionSpot(question: SecondQuestion, index: number, state: SecondState): Preview | null {
  switch (question.kind) {
    case 'place-device': {
      const option = question.options[index];
      return option?.kind === 'device' ? outline(option.device, option.at) : null;
    }
    case 'relocate': {
      const option = question.options[index];
      return option?.kind === 'relocate' ? previewRelocate(state, question.ship, option.at) : null;
    }
    case 'system': {
      const option = question.options[index];
      if (option?.kind === 'device') return outline(option.device, option.at);
      return option?.kind === 'relocate' ? previewRelocate(state, question.ship, option.at) : null;
    }
    case 'jam-target': {
      const option = question.options[index];
      return option ? pointer(state.ships[question.ship], state.ships[option.ship]) : null;
    }
    case 'attack': {
      const option = question.options[index];
      if (option?.kind !== 'attack') return null;
      return pointer(state.ships[question.ship], state.ships[option.target]);
    }
    case 'choose-marker': {
      const option = question.options[index];
      return option ? pointer(undefined, state.markers[option.marker]) : null;
    }
    case 'attack-line': {
      const option = question.options[index];
      return option ? { kind: 'line', line: option.line } : null;
    }
    case 'lock-target': {
      const option = question.options[index];
      if (!option) return null;
      return option.kind === 'ship'
        ? pointer(state.ships[question.ship], state.ships[option.id])
        : pointer(undefined, state.obstacles[option.id]);
    }
    default:
      return null;
  }
}

const outline = (device: string, at: Pose): Preview => ({
  kind: 'outline',
  outline: deviceOf(device).outline,
  at,
});

/** Where a remote would lie. */
function previewRelocate(state: SecondState, unit: number, at: Pose): Preview | null {
  const device = state.devices.find((each) => each.unit === unit);
  return device ? outline(device.kind, at) : null;
}

/** The ship that an option is about, so that it can be chosen on the board; null if it is about none. */
export function optionShip(question: SecondQuestion, index: number): number | null {
  switch (question.kind) {
    case 'choose-activation':
    case 'choose-system':
    case 'jam-target':
    case 'choose-engagement':
    case 'choose-deployment':
    case 'coordinate-target':
      return question.options[index]?.ship ?? null;
    case 'choose-ship': {
      const target = question.options[index]?.target ?? -1;
      return target >= 0 ? target : null;
    }
    case 'attack': {
      const option = question.options[index];
      return option?.kind === 'attack' ? option.target : null;
    }
    case 'lock-target': {
      const option = question.options[index];
      return option?.kind === 'ship' ? option.id : null;
    }
    default:
      return null;
  }
}

/** The sign of an action. */
export function optionIcon(question: SecondQuestion, index: number): { readonly icon?: string } {
  if (question.kind !== 'action') return {};
  const option = question.options[index];
  return option ? { icon: option.kind === 'action' ? option.action : option.kind } : {};
}

/** The thing on the board that an option is about. */
export function optionThing(question: SecondQuestion, index: number): { readonly thing?: string } {
  if (question.kind !== 'lock-target') return {};
  const option = question.options[index];
  return option?.kind === 'obstacle' ? { thing: rockKey(option.id) } : {};
}

/** The dice of the pool that an option would touch. */
export function optionDice(question: SecondQuestion, index: number): readonly number[] {
  if (question.kind === 'choose-die' || question.kind === 'spend-result') {
    const die = question.options[index]?.die ?? -1;
    return die >= 0 ? [die] : [];
  }
  if (question.kind !== 'modify-attack-dice' && question.kind !== 'modify-defense-dice') return [];
  const option = question.options[index];
  if (!option) return [];
  if (option.kind === 'spend-evade' || option.kind === 'use-knowledge') return [option.die];
  return option.kind === 'spend-lock' || option.kind === 'ability' ? option.dice : [];
}
