import type { Ability } from '../abilities/language.ts';
import {
  at,
  attackRange,
  change,
  inFrontArcOfAttacker,
  performAction,
  whileDefending,
} from '../abilities/language.ts';

/** Ship abilities by name; several chassis may share one (abilities.8). */
export const SHIP_ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  Autothrusters: [at('after-action').youMay(performAction('red barrel-roll', 'red boost'))],
  'Concordia Faceoff': [whileDefending(attackRange([1, 1]), inFrontArcOfAttacker).must(change(1, 'evade'))],
  'Nimble Bomber': [{ kind: 'dormant', needs: 'devices' }],
  'Vectored Thrusters': [at('after-action').youMay(performAction('red boost'))],
  /** Only a slot of the ship, which the squad check gives (faq-list-building.2). */
  'Weapon Hardpoint': [],
};
