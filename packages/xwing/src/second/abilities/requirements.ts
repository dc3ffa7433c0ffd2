import { weaponOf } from '../attack/weapon.ts';
import { attackedBefore } from '../huge/fired.ts';
import { chargesOfUpgrade } from '../ship/upgrades.ts';
import { type Attack, type SecondState, type Ship, spentKey } from '../state.ts';
import { GREEN_TOKENS } from '../token-kinds.ts';
import { type AttackFact, needsOf } from './language.ts';
import { isObstructedByObstacle, type Scene, shipIn } from './scene.ts';

/** Whether the ship of the moment is activating; its Perform Action step has begun when it is no more to come. */
export function isInActivation(scene: Scene, step: true | undefined): boolean {
  const id = (shipIn(scene, 'it') ?? scene.self).id;
  const { agenda } = scene.state;
  if (!agenda.some((one) => one.kind === 'end-activation' && one.ship === id)) return false;
  return !step || !agenda.some((one) => one.kind === 'action' && one.ship === id);
}

/** Whether two abilities stand on the same card of a ship. */
export const sameCard = (a: string, b: string): boolean => a.split('.')[0] === b.split('.')[0];

/** Whether a charge of the attack's weapon is inactive because the attack was paid for with it. */
function paidWithCharge(state: SecondState, attack: Attack): boolean {
  const { special } = weaponOf(state, attack);
  if (!special || attack.unpaid || !special.attack.costs.some(({ kind }) => kind === 'charge')) return false;
  const upgrade = state.ships[attack.attacker]!.upgrades.find(({ id }) => id === special.upgrade);
  const charges = upgrade && chargesOfUpgrade(upgrade);
  return charges !== undefined && !charges.spentForGood && upgrade!.charges < charges.limit;
}

export function isAttack(state: SecondState, self: Ship, is: AttackFact): boolean {
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
