import { barOf } from '../actions/bar.ts';
import { isAttackWith, weaponOf } from '../attack/weapons.ts';
import { attackedBefore } from '../huge/attacks.ts';
import { maneuverToExecute } from '../maneuver/revealed.ts';
import { chargesOfUpgrade, upgradeWith } from '../ship/upgrades.ts';
import { actionAddedBy } from '../ship/values.ts';
import { relationOf } from '../sides.ts';
import { type Attack, type Occasion, type SecondState, type Ship, spentKey } from '../state.ts';
import { GREEN_TOKENS } from '../token-kinds.ts';
import { heldOn } from './held.ts';
import { type AttackFact, needsOf, type Requirement } from './language.ts';
import {
  amountOf,
  compares,
  fitsManeuver,
  hasEnemyObjectIn,
  isObstructedByDevice,
  isObstructedByObstacle,
  passesAll,
  type Scene,
  shipIn,
  shipsThat,
} from './scene.ts';

/** Whether every if-condition of the ability `ref` on a ship holds now. */
export function meets(
  state: SecondState,
  ship: Ship,
  ref: string,
  requires: readonly Requirement[],
  occasion: Occasion | null = null,
  chosen = -1,
): boolean {
  if (requires.length === 0) return true;
  const scene: Scene = { state, self: ship, ref, occasion, chosen };
  return requires.every((requirement) => meetsOne(scene, requirement));
}

/** Whether one if-condition holds. */
export function meetsOne(scene: Scene, requirement: Requirement): boolean {
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
    case 'ship': {
      const ship = shipIn(scene, requirement.who);
      return ship !== undefined && passesAll(scene, ship, requirement.that);
    }
    case 'count': {
      const { length } = shipsThat(
        requirement.most === 0 ? { ...scene, asMeasured: true } : scene,
        requirement.that,
      );
      return length >= requirement.least && length <= requirement.most;
    }
    case 'attack-range': {
      const range = state.attack?.range ?? -1;
      return range >= requirement.range[0] && range <= requirement.range[1];
    }
    case 'attack-with':
      return state.attack !== null && isAttackWith(state, state.attack, requirement.weapon, ref);
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
    case 'compare':
      return compares(amountOf(scene, requirement.a), requirement.compare, amountOf(scene, requirement.b));
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
    case 'about-to-fly': {
      const { maneuver, difficulty } = maneuverToExecute(shipIn(scene, 'it') ?? self, state);
      return fitsManeuver({ ...maneuver, difficulty }, requirement.maneuver);
    }
    case 'performed-off-bar':
      return !barOf(state, self).some(({ action }) => action === self.performed.at(-1));
    case 'not-that':
      return !meetsOne(scene, requirement.requirement);
    case 'one-of':
      return requirement.requirements.some((one) => meetsOne(scene, one));
  }
}

/** Whether the ship of the moment is activating; its Perform Action step has begun when it is no more to come. */
function isInActivation(scene: Scene, step: true | undefined): boolean {
  const id = (shipIn(scene, 'it') ?? scene.self).id;
  const { agenda } = scene.state;
  if (!agenda.some((one) => one.kind === 'end-activation' && one.ship === id)) return false;
  return !step || !agenda.some((one) => one.kind === 'action' && one.ship === id);
}

/** Whether two abilities stand on the same card of a ship. */
const sameCard = (a: string, b: string): boolean => a.split('.')[0] === b.split('.')[0];

/** Whether a charge of the attack's weapon is inactive because the attack was paid for with it. */
function paidWithCharge(state: SecondState, attack: Attack): boolean {
  const { special } = weaponOf(state, attack);
  if (!special || attack.unpaid || !special.attack.costs.some(({ kind }) => kind === 'charge')) return false;
  const upgrade = state.ships[attack.attacker]!.upgrades.find(({ id }) => id === special.upgrade);
  const charges = upgrade && chargesOfUpgrade(upgrade);
  return charges !== undefined && !charges.spentForGood && upgrade!.charges < charges.limit;
}

function isAttack(state: SecondState, self: Ship, is: AttackFact): boolean {
  const { attack, ships } = state;
  if (!attack) return false;
  switch (is) {
    case 'obstructed':
      return attack.obstructed;
    case 'obstructed-by-obstacle':
      return isObstructedByObstacle(state);
    case 'bonus':
      return attack.bonus;
    case 'defender-destroyed':
      return ships[attack.defender]?.destroyed ?? false;
    case 'defender-dealt-card':
      return attack.dealt > 0;
    case 'defender-dealt-faceup':
      return attack.dealtFaceup > 0;
    case 'defender-dealt-pilot':
      return (attack.dealtPilot ?? 0) > 0;
    case 'paid-with-charge':
      return paidWithCharge(state, attack);
    case 'first-against-defender':
      return !attackedBefore(state, attack);
    case 'with-range-bonus':
      return !weaponOf(state, attack).special?.attack.ordnance;
    case 'defender-damaged':
      return attack.harmed ?? false;
    case 'some-neutralized':
      return attack.neutralized ?? false;
    case 'by-lock': {
      const { special } = weaponOf(state, attack);
      return special !== undefined && needsOf(special.attack).includes('lock');
    }
    case 'under-way':
      return attack.step !== 'aftermath';
    case 'you-spent-green':
      return GREEN_TOKENS.some((token) => attack.used.includes(spentKey(token, self)));
    case 'you-calculated':
      return attack.used.includes(spentKey('calculate', self));
    case 'attacker-modified-dice':
      return attack.modified;
  }
}
