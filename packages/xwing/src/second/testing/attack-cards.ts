/**
 * Cards for tests of attacks: what the rules can do but no card in the house asks for yet. A test that takes this
 * file in flies them.
 */
import {
  type Ability,
  at,
  attackRange,
  bonusAttack,
  change,
  gain,
  modifier,
  onEnemyDice,
  reroll,
  sufferHits,
  whileAttacking,
} from '../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../cards/chassis.ts';
import '../cards/all.ts';
import { addCards } from '../cards/library.ts';

const trial = (id: string, ...abilities: readonly Ability[]) =>
  pilot(id, { name: id, faction: 'rebelalliance', initiative: 3 }, abilities);

/** A small ship: front 3, a single turret 2, agility 2, hull 3, shields 2. */
const TRIAL_SHIP = chassis({
  id: 'trialship',
  name: 'Trial ship',
  size: 'small',
  dial: dial('1FB 2FB 3TR'),
  weapons: [
    { arc: 'front', value: 3 },
    { arc: 'single-turret', value: 2 },
  ],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: bar('focus, calculate, evade, lock, rotate'),
  keywords: [],
  pilots: [
    trial('trial-plain'),
    trial('trial-one-more-attack-die', modifier({ value: 'attack-dice', change: 1 })),
    trial('trial-three-more-attack-dice', modifier({ value: 'attack-dice', change: 3 })),
    trial('trial-four-fewer-attack-dice', modifier({ value: 'attack-dice', change: -4 })),
    trial('trial-defender-rolls-one-fewer', modifier({ value: 'defense-dice', whose: 'enemy', change: -1 })),
    trial('trial-rerolls-two', whileAttacking().may(reroll(2))),
    trial('trial-rerolls-in-special-attacks', whileAttacking({ weapon: 'special' }).may(reroll(1))),
    trial('trial-turns-hits-to-evades', whileAttacking().may(change(1, 'evade'))),
    trial('trial-blanks-enemy-attack-dice', onEnemyDice('attack').may(change(1, 'blank'))),
    trial('trial-rerolls-enemy-attack-dice', onEnemyDice('attack').may(reroll(1))),
    trial('trial-blanks-enemy-defense-dice', onEnemyDice('defense').may(change(1, 'blank'))),
    trial(
      'trial-strikes-back',
      at('after-defending').youMay(bonusAttack),
      at('after-defending').you(gain('evade')),
      at('after-destroyed').you(gain('strain')),
    ),
    trial(
      'trial-hurt-by-defending',
      at('after-defending').you(sufferHits(1)),
      at('after-destroyed').you(gain('strain')),
    ),
    trial(
      'trial-strikes-again',
      at('after-attack').youMay(bonusAttack),
      at('after-attack').you(gain('focus')),
      at('after-attack', attackRange([1, 1])).you(gain('calculate')),
    ),
  ],
});

addCards({ chassis: [TRIAL_SHIP] });
