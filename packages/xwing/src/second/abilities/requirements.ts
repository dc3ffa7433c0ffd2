import { inArc } from '../../common/index.ts';
import { inFiringArc, isAttackWith } from '../attack/weapons.ts';
import { atRange, bodyOf, inPlay, isEvading } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import type { Requirement } from './language.ts';

/** Whether every if-condition of the ability `ref` on a ship holds now. */
export function meets(
  state: SecondState,
  ship: Ship,
  ref: string,
  requires: readonly Requirement[],
): boolean {
  return requires.every((requirement) => meetsOne(state, ship, ref, requirement));
}

function meetsOne(state: SecondState, ship: Ship, ref: string, requirement: Requirement): boolean {
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
    case 'in-front-arc-of-defender': {
      const defender = defenderIn(state);
      return defender !== undefined && inArc(bodyOf(defender), 'front', bodyOf(ship));
    }
    case 'outside-firing-arcs-of-defender': {
      const defender = defenderIn(state);
      return defender !== undefined && !inFiringArc(defender, ship);
    }
    case 'defender-in-bullseye': {
      const defender = defenderIn(state);
      return defender !== undefined && inArc(bodyOf(ship), 'bullseye', bodyOf(defender));
    }
    case 'no-friend-at-range':
      return !state.ships.some(
        (other) =>
          other !== ship &&
          inPlay(other) &&
          other.player === ship.player &&
          atRange(state, ship, other, requirement.range),
      );
    case 'evading':
      return isEvading(ship);
    case 'attack-with':
      return state.attack !== null && isAttackWith(state, state.attack, requirement.weapon, ref);
    case 'attack-hit':
      return state.attack?.hit ?? false;
  }
}

const defenderIn = (state: SecondState): Ship | undefined =>
  state.attack ? state.ships[state.attack.defender] : undefined;
