import { inArc } from '../../common/index.ts';
import { atRange, bodyOf, inPlay } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import type { Requirement } from './language.ts';

/** Whether every if-condition of an ability on a ship holds now. */
export function meets(state: SecondState, ship: Ship, requires: readonly Requirement[]): boolean {
  return requires.every((requirement) => meetsOne(state, ship, requirement));
}

function meetsOne(state: SecondState, ship: Ship, requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'flown':
      return (
        (!requirement.fully || ship.flown.fully) &&
        (!requirement.difficulty || ship.flown.difficulty === requirement.difficulty) &&
        (!requirement.notStraight || ship.flown.bearing !== 'straight') &&
        (!requirement.ion || ship.flown.ion) &&
        (!requirement.obstacle || ship.flown.obstacle)
      );
    case 'enemy-at-range':
      return state.ships.some(
        (other) =>
          inPlay(other) && other.player !== ship.player && atRange(state, ship, other, requirement.range),
      );
    case 'attack-range': {
      const range = state.attack?.range ?? -1;
      return range >= requirement.range[0] && range <= requirement.range[1];
    }
    case 'in-front-arc-of-attacker': {
      const attacker = state.attack ? state.ships[state.attack.attacker] : undefined;
      return attacker !== undefined && inArc(bodyOf(attacker), 'front', bodyOf(ship));
    }
  }
}
