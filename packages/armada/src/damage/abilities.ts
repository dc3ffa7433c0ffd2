/** What the 22 damage cards do while they lie faceup (damage.5). */
import {
  type Ability,
  at,
  attackedShip,
  attacking,
  attackReach,
  bareZone,
  cannot,
  dealFacedown,
  dealt,
  either,
  itsValue,
  notByEnemy,
  obstructed,
  speedAtLeast,
  suffer,
  tokenExhausted,
  tokenIs,
  turnDown,
} from '../abilities/language.ts';
import { DAMAGE_NAMES, type DamageName } from './cards.ts';

export const DAMAGE_ABILITIES: Readonly<Record<DamageName, readonly Ability[]>> = {
  'blinded-gunners': [cannot('spend-accuracy')],
  'comm-noise': [dealt(either('opponent', { kind: 'slow', by: 1 }, { kind: 'new-top-command' }), turnDown)],
  'compartment-fire': [cannot('ready-defense-tokens')],
  'crew-panic': [at('before-reveal').does(either('owner', suffer(1), { kind: 'reveal-nothing' }))],
  'damaged-controls': [at('overlapped').does(dealFacedown(1))],
  'injured-crew': [dealt({ kind: 'discard-defense-token' }, turnDown)],
  'life-support-failure': [dealt({ kind: 'discard-command-tokens' }), cannot('hold-command-tokens')],
  'capacitor-failure': [
    cannot('receive-shields', bareZone),
    cannot('spend-defense-token', tokenIs('redirect'), bareZone),
  ],
  'coolant-discharge': [cannot('attack', attacking('ship'), attackedShip)],
  'damaged-munitions': [at('dice-gathered', attacking('ship')).does({ kind: 'remove-die' })],
  'depowered-armament': [cannot('attack', attackReach('long'))],
  'disengaged-fire-control': [cannot('attack', obstructed)],
  'faulty-countermeasures': [cannot('spend-defense-token', tokenExhausted)],
  'point-defense-failure': [at('dice-gathered', attacking('squadron')).does({ kind: 'remove-die' })],
  'power-failure': [itsValue('engineering', { halve: 'down' })],
  'projector-misaligned': [dealt({ kind: 'lose-strongest-shields' }, turnDown)],
  'ruptured-engine': [at('after-maneuver', speedAtLeast(2)).does(suffer(1))],
  'shield-failure': [dealt({ kind: 'lose-shields', zones: 2 }, turnDown)],
  'structural-damage': [dealt(dealFacedown(1), turnDown)],
  'targeter-disruption': [cannot('critical-effect')],
  'thrust-control-malfunction': [itsValue('last-yaw', { add: -1 })],
  'thruster-fissure': [at('speed-changed', notByEnemy).does(suffer(1))],
};

/** The line of the rulebook that each card stands on: damage-cards.2 is the first. */
export const rulingOfDamage = (name: DamageName): string =>
  `armada:damage-cards.${DAMAGE_NAMES.indexOf(name) + 2}`;
