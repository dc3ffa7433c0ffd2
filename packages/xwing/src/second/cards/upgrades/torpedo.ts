import {
  at,
  attackWith,
  charge,
  deviceIs,
  hitsWithoutDice,
  lets,
  loseShield,
  modifier,
  type StrangeMoment,
  specialAttack,
  strange,
  suffering,
  turn,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { carries } from '../../devices/kinds.ts';
import { shipOf } from '../../game.ts';
import { acquireLock } from '../../locking.ts';
import { type LockTarget, locksOf } from '../../locks.ts';
import type { Device } from '../../state.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const torpedo = upgradesOf('torpedo');

/** The torpedoes that a moment is about: their number stands behind their trait. */
const torpedoesIn = (devices: readonly Device[], what: string): Device | undefined =>
  devices.find(({ id, kind }) => kind === 'trackingtorpedoes' && what === `remote:${id}`);

/** Torpedoes lock what the ship that launched them has locked. */
function locksWithTorpedoes({ game, ship, occasion, because }: StrangeMoment): void {
  const device = torpedoesIn(game.state.devices, occasion.what);
  if (!device) return;
  const { kind, id } = game.choose({
    form: 'choice',
    kind: 'lock-target',
    player: ship.player,
    because,
    ship: ship.id,
    options: locksOf(game.state, ship).map((lock) => ({ kind: lock.kind as LockTarget, id: lock.on })),
  });
  acquireLock(game, shipOf(game, device.unit), kind, id);
}

export const TORPEDOES: readonly UpgradeCard[] = [
  torpedo(
    'advprotontorpedoes',
    { name: 'Adv. Proton Torpedoes', charges: { limit: 1, recurring: 0 } },
    specialAttack('front', 5, [1, 1], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    whileAttacking({}, attackWith('this')).must(turn('hit', 'crit')),
  ),
  torpedo(
    'homingtorpedoes',
    { name: 'Homing Torpedoes', charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 4, [1, 2], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    at('attack-declared', youAttack, attackWith('this')).you(
      lets('defender', hitsWithoutDice, suffering(0, 1)),
    ),
  ),
  torpedo(
    'iontorpedoes',
    { name: 'Ion Torpedoes', charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 4, [2, 3], {
      ordnance: true,
      needs: 'lock',
      costs: [charge(1)],
      tokensInsteadOfDamage: 'ion',
    }),
  ),
  torpedo(
    'plasmatorpedoes',
    {
      name: 'Plasma Torpedoes',
      rulings: ['xwing2:faq-specific-card-questions.21'],
      charges: { limit: 2, recurring: 0 },
    },
    specialAttack('front', 3, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    modifier({ rule: 'crits-neutralized-first', requires: [youAttack, attackWith('this')] }),
    at('after-hit', youAttack, attackWith('this')).you(loseShield(1, 'defender')),
  ),
  torpedo(
    'protontorpedoes',
    {
      name: 'Proton Torpedoes',
      rulings: ['xwing2:saw-reaper-corrections.6'],
      charges: { limit: 2, recurring: 0 },
    },
    specialAttack('front', 4, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    whileAttacking({}, attackWith('this')).must(turn('hit', 'crit')),
  ),
  torpedo(
    'trackingtorpedoes',
    {
      name: 'Tracking Torpedoes',
      rulings: ['xwing2:errata-upgrade-cards.28'],
      limited: 1,
      charges: { limit: 3, recurring: 0, spentForGood: true },
    },
    carries('trackingtorpedoes'),
    strange({
      window: 'after-drop',
      requires: [deviceIs('remote')],
      may: true,
      text: {
        en: 'have those tracking torpedoes acquire a lock on an object that it has locked, at any range',
        de: 'es jene Zielsuchtorpedos ein Objekt als Ziel erfassen lassen, das es selbst erfasst hat, in jeder Reichweite',
        fr: 'faire verrouiller par ces torpilles un objet qu’il a verrouillé, à n’importe quelle portée',
      },
      possible: (state, ship, { what }) =>
        locksOf(state, ship).length > 0 && torpedoesIn(state.devices, what) !== undefined,
      run: locksWithTorpedoes,
    }),
  ),
];
