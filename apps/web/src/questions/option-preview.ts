import { decloakTemplate, type Pose, rotatedPose } from '@firing-arc/xwing/common';
import { boostTemplate, type SecondQuestion, type SecondState, sizeOf } from '@firing-arc/xwing/second';
import {
  type Preview,
  previewBoost,
  previewDeclared,
  previewPlace,
  previewRoll,
  previewSlam,
  previewTallon,
} from '../board/preview.ts';

/** What an option of a choice would do on the board; null when there is nothing to draw. */
export function optionPreview(question: SecondQuestion, index: number, state: SecondState): Preview | null {
  const ship = 'ship' in question ? state.ships[question.ship] : undefined;
  switch (question.kind) {
    case 'tallon-placement': {
      const option = question.options[index];
      return ship && option ? previewTallon(state, ship, option.at) : null;
    }
    case 'barrel-roll-placement': {
      const option = question.options[index];
      return ship && option ? previewPlace(ship, option.at) : null;
    }
    case 'barrel-roll-side': {
      const option = question.options[index];
      return ship && option ? previewRoll(state, ship, option) : null;
    }
    case 'boost-direction': {
      const option = question.options[index];
      return ship && option ? previewBoost(state, ship, option) : null;
    }
    case 'place-device': {
      const option = question.options[index];
      return option?.kind === 'device' ? { kind: 'device', device: option.device, at: option.at } : null;
    }
    case 'relocate': {
      const option = question.options[index];
      return option?.kind === 'relocate' ? previewRelocate(state, question.ship, option.at) : null;
    }
    case 'system': {
      const option = question.options[index];
      if (option?.kind === 'device') return { kind: 'device', device: option.device, at: option.at };
      if (option?.kind === 'relocate') return previewRelocate(state, question.ship, option.at);
      if (!ship || option?.kind !== 'decloak') return null;
      return previewDeclared(state, ship, option.move, decloakTemplate(sizeOf(ship)));
    }
    case 'tractor-move': {
      const move = question.options[index]?.move ?? 'none';
      if (!ship || move === 'none') return null;
      return previewDeclared(state, ship, move, boostTemplate('straight'));
    }
    case 'tractor-rotation': {
      const degrees = question.options[index]?.degrees ?? 0;
      return ship && degrees !== 0 ? previewPlace(ship, rotatedPose(ship, degrees)) : null;
    }
    case 'slam': {
      const option = question.options[index];
      return ship && option ? previewSlam(state, ship, option.entry) : null;
    }
    case 'jam-target': {
      const option = question.options[index];
      return option ? { kind: 'target', from: question.ship, to: option.ship } : null;
    }
    case 'attack': {
      const option = question.options[index];
      return option?.kind === 'attack' ? { kind: 'target', from: question.ship, to: option.target } : null;
    }
    case 'choose-marker': {
      const option = question.options[index];
      return option ? { kind: 'objective', marker: option.marker } : null;
    }
    case 'attack-line': {
      const option = question.options[index];
      return option ? { kind: 'line', line: option.line } : null;
    }
    case 'lock-target': {
      const option = question.options[index];
      if (!option) return null;
      return option.kind === 'ship'
        ? { kind: 'target', from: question.ship, to: option.id }
        : { kind: 'obstacle', obstacle: option.id };
    }
    default:
      return null;
  }
}

/** Where a remote would lie. */
function previewRelocate(state: SecondState, unit: number, at: Pose): Preview | null {
  const device = state.devices.find((each) => each.unit === unit);
  return device ? { kind: 'device', device: device.kind, at } : null;
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

/** The options of a choice. */
export const optionCount = (question: SecondQuestion): number =>
  question.form === 'choice' ? question.options.length : 0;
