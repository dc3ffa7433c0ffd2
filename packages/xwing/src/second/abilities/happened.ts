import { weaponOf } from '../attack/weapon.ts';
import { upgradeWith } from '../ship/upgrades.ts';
import { actionAddedBy } from '../ship/values.ts';
import { relationOf } from '../sides.ts';
import { heldOn } from './held.ts';
import type { Requirement } from './language.ts';
import { isAttack, isInActivation, sameCard } from './requirements.ts';
import { fitsManeuver, hasEnemyObjectIn, isObstructedByDevice, type Scene, shipIn } from './scene.ts';

/** Requirements that look at ships, values or modifiers; `evaluate.ts` has them. */
type Asking =
  | 'ship'
  | 'count'
  | 'attack-with'
  | 'compare'
  | 'about-to-fly'
  | 'performed-off-bar'
  | 'not-that'
  | 'one-of';

/** Whether one of the others holds. */
export function happened(
  scene: Scene,
  requirement: Exclude<Requirement, { readonly kind: Asking }>,
): boolean {
  const { state, self, ref, occasion } = scene;
  switch (requirement.kind) {
    case 'flown': {
      const { flown } = shipIn(scene, 'it') ?? self;
      return (
        flown.bearing !== '' &&
        (requirement.fully === undefined || flown.fully === requirement.fully) &&
        (!requirement.notStraight || flown.bearing !== 'straight') &&
        (!requirement.ion || flown.ion) &&
        (!requirement.obstacle || flown.obstacle) &&
        (!requirement.crossed || flown.crossed === true) &&
        (!requirement.deploying || flown.deploying === true) &&
        (requirement.sideslip === undefined ||
          flown.bearing.startsWith('sideslip') === requirement.sideslip) &&
        fitsManeuver(flown, requirement)
      );
    }
    case 'attack-range': {
      const range = state.attack?.range ?? -1;
      return range >= requirement.range[0] && range <= requirement.range[1];
    }
    case 'attack-with-card':
      return state.attack !== null && weaponOf(state, state.attack).special?.upgrade === requirement.id;
    case 'attack-result':
      return state.attack !== null && state.attack.hit === (requirement.is === 'hit');
    case 'attack-is':
      return state.attack !== null && isAttack(state, self, requirement.is) === requirement.holds;
    case 'action': {
      if (!occasion) return false;
      const { actions, difficulty } = requirement;
      return (
        (actions.length === 0 || actions.some((action) => action === occasion.what)) &&
        (!difficulty || difficulty.some((colour) => colour === occasion.colour))
      );
    }
    case 'moved-by':
      return occasion !== null && occasion.what === requirement.ability;
    case 'moved':
      return occasion?.colour === requirement.how;
    case 'action-from':
      return occasion !== null && actionAddedBy(self, occasion.what, requirement.slots);
    case 'token-is':
      return occasion !== null && requirement.tokens.includes(occasion.what);
    case 'in-activation':
      return isInActivation(scene, requirement.step);
    case 'by-obstacle':
      return occasion?.colour === 'obstacle';
    case 'enemy-object-in':
      return hasEnemyObjectIn(state, self, requirement.arc);
    case 'spent-in-attack':
      return occasion?.colour === 'attack';
    case 'device-you-locked':
      return (
        occasion !== null &&
        relationOf(state, self.player, occasion.count) === 'friendly' &&
        occasion.colour.split(' ').includes(`${self.id}`)
      );
    case 'obstructed-by-device':
      return isObstructedByDevice(state, requirement.traits);
    case 'not-defending':
      return occasion?.colour !== 'defending';
    case 'phase':
      return requirement.phases.includes(state.phase);
    case 'device-is':
      return (
        occasion !== null &&
        requirement.traits.some((trait) => occasion.what.startsWith(`${trait}:`)) &&
        (requirement.how === undefined || requirement.how === occasion.colour)
      );
    case 'initiative-step':
      return occasion?.count === requirement.is;
    case 'no-device-placed':
      return self.devicesPlaced === 0;
    case 'rerolled-to':
      return occasion?.what.split(' ').includes(requirement.face) ?? false;
    case 'repaired':
      return occasion?.what === requirement.trait;
    case 'coordinated-to': {
      const performed = shipIn(scene, 'other')?.performed.slice(occasion?.count ?? 0) ?? [];
      return requirement.actions.some((action) => performed.includes(action));
    }
    case 'fuses-on-card':
      return (upgradeWith(self, ref)?.fuses ?? 0) === requirement.are;
    case 'card-holds': {
      const upgrade = upgradeWith(self, ref);
      return (upgrade !== undefined && heldOn(upgrade).length > 0) === requirement.any;
    }
    case 'flipped':
      return (upgradeWith(self, ref)?.flipped ?? false) === requirement.is;
    case 'marked':
      return self.lasting.some((one) => 'mark' in one.of && one.by === self.id && sameCard(one.ability, ref));
  }
}
