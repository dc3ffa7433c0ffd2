import type { Ability } from '../abilities/language.ts';
import {
  aboutToFly,
  acquireLockOn,
  actionFrom,
  actionIs,
  andThen,
  at,
  atRange,
  attackHit,
  attackIs,
  attackRange,
  attackWith,
  attackWithCard,
  bonusAttackWith,
  boost,
  by,
  cardAction,
  change,
  charge,
  choose,
  colouredActionIs,
  compare,
  criticallyDamaged,
  dealDamage,
  defenderInBullseye,
  difficulty,
  each,
  eitherOf,
  enemy,
  energy,
  evenWhileStressed,
  expose,
  exposing,
  fliesInstead,
  flown,
  force,
  friendly,
  friendlyLocksOn,
  gain,
  gaining,
  gainingOne,
  has,
  hasInArc,
  hasNo,
  hasUpgrade,
  inFrontArcOfAttacker,
  inTurn,
  inYour,
  isDestroyed,
  isPilot,
  isShip,
  isSize,
  lets,
  lockedBy,
  loseCharge,
  modifier,
  moreDice,
  noFriendAt,
  not,
  notAModification,
  onEnemyDice,
  oneOf,
  onFaces,
  onlyIf,
  other,
  performAction,
  recoverShield,
  remove,
  reroll,
  rerollResults,
  rerollUpTo,
  results,
  revealed,
  rollDie,
  rollMore,
  rotateShip,
  ruled,
  shield,
  spend,
  spendFrom,
  stat,
  suffer,
  the,
  thereIs,
  tokenIs,
  turn,
  unless,
  unlessIt,
  unstressed,
  whenever,
  whileAttacking,
  whileDefending,
  whileFighting,
  whileShipDefends,
  you,
  youAttack,
  youDefend,
} from '../abilities/language.ts';
import { template } from '../devices/kinds.ts';
import { carrier, startsDocked } from '../docking/cards.ts';

/** Crits of torpedoes and missiles ahead are not canceled. */
export const devastatingBarrage = modifier({
  rule: 'evades-spare-crits',
  requires: [youAttack, oneOf(attackWith('torpedo'), attackWith('missile')), defenderInBullseye],
});
/** Winged Reversal, of a ship and of an upgrade card. */
export const performsTallonInstead = at('after-reveal', you(revealed({ bearing: 'turn' }))).youMay(
  fliesInstead({ bearing: 'tallon', harder: true }),
  charge(),
  gaining('strain'),
);
const BANKS = [template(1, 'bank', 'left'), template(1, 'bank', 'right')];
const fast = flown({ fully: true, speed: [3, 5] });
const anotherNear = [friendly, other, atRange([0, 2])] as const;
const lockedDefender = the('defender', lockedBy());
const onlyAheadOrBehind = modifier({ permission: 'turret', only: ['front', 'rear'] });
const closePrimary = [youAttack, attackWith('primary'), attackRange([0, 1])] as const;

/** What a ship lets its carrier do while it is docked, by its ship ability; Co-Pilot gives the pilot's own. */
export const CARRIER_ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  'Comms Shuttle': [
    modifier({ value: 'action-bar', add: [{ action: 'coordinate', difficulty: 'white' }], requires: [] }),
    at('before-activating').youMay(performAction('coordinate')),
  ],
  'Locked and Loaded': [
    at('after-attack', attackWith('primary'), oneOf(attackWith('front-arc'), attackWith('turret'))).youMay(
      bonusAttackWith(['primary-rear']),
    ),
  ],
};

/** Ship abilities by name; several chassis may share one (abilities.8). One that is missing is not written yet. */
export const SHIP_ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  'Docking Clamps': [carrier(4, 'small')],
  /** "Duchess" uses it as she likes, by what is on her own card. */
  'Adaptive Ailerons': [
    ruled(
      at('before-reveal', you(unstressed, not(isPilot('duchess')))).you(boost),
      'xwing2:errata-ship-cards.1',
      'xwing2:faq-activation-phase-and-actions.11',
    ),
  ],
  'Adaptative Microthrusters': [
    modifier({ can: 'reposition-otherwise', moves: ['barrel-roll'], by: BANKS, costs: [charge()] }),
  ],
  'Adaptive S-Foils': [
    at('after-action', actionIs('barrel-roll')).you(gain('deplete')),
    at('before-attack-dice', youAttack, defenderInBullseye).youMay(remove('deplete')),
  ],
  'Advanced Droid Brain': [at('after-action', actionIs('calculate')).you(gain('calculate'))],
  'Advanced Targeting Computer': [
    ruled(
      moreDice('attack', 1, youAttack, attackWith('primary'), lockedDefender),
      'xwing2:faq-specific-card-questions.14',
    ),
    ruled(
      whileAttacking({ weapon: 'primary' }, lockedDefender).must(turn('hit', 'crit')),
      'xwing2:faq-specific-card-questions.14',
    ),
  ],
  Autothrusters: [at('after-action').youMay(performAction('red barrel-roll', 'red boost'))],
  /** Huge ships attack at range 1-3 by themselves. */
  'Broadside Batteries': [
    modifier({ value: 'lock-range', range: [0, 4] }),
    modifier({ can: 'attack-at', with: 'primary', range: [1, 4] }),
  ],
  'Born for This': [
    andThen(
      whileShipDefends(anotherNear, you(hasNo('strain'))).may(turn('focus', 'evade', 'all'), spend('focus')),
      gain('strain'),
    ),
    andThen(
      whileShipDefends(anotherNear, you(hasNo('strain'))).may(
        turn(['blank', 'focus'], 'evade'),
        spend('evade'),
      ),
      gain('strain'),
    ),
  ],
  'Chiss Engineering': [
    at('after-maneuver', fast).youMay(performAction('lock')),
    at(
      'before-attack-dice',
      youAttack,
      you(unstressed),
      attackIs('with-range-bonus'),
      unless(attackRange([1, 1])),
    ).youMay(rollMore('attack'), shield()),
  ],
  'Coaxium Injectors': [
    at('after-maneuver', flown({ fully: true, speed: [3, 4] })).youMay(
      evenWhileStressed(performAction('red slam')),
      charge(),
    ),
    at('after-action', actionIs('slam')).you(unlessIt('self', expose(), suffer(0, 1))),
  ],
  /** It acts while the ship is docked: `CARRIER_ABILITIES`. */
  'Comms Shuttle': [],
  /** The carrier has the pilot's abilities. */
  'Co-Pilot': [],
  'Concentrated Batteries': [
    moreDice(
      'attack',
      1,
      youAttack,
      oneOf(attackWith('primary'), attackWith('torpedo'), attackWith('missile')),
      defenderInBullseye,
    ),
  ],
  'Concordia Faceoff': [whileDefending(attackRange([1, 1]), inFrontArcOfAttacker).must(change(1, 'evade'))],
  'Controlled Ailerons': [
    ruled(at('before-reveal', you(unstressed)).youMay(boost), 'xwing2:errata-ship-cards.2'),
  ],
  'Dead to Rights': [
    modifier({
      cannot: 'modify-dice',
      dice: 'defense',
      by: 'all',
      with: 'green-tokens',
      requires: [youAttack, defenderInBullseye],
    }),
  ],
  'Devastating Barrage': [devastatingBarrage],
  'Enduring Limitations': [at('end-of-activation', you(has('stress', 3))).you(remove('stress'), suffer(1))],
  'Escape Craft': [startsDocked('houndstooth')],
  'Explosion with Wings': [
    ruled(at('end-of-setup').you(dealDamage(false)), 'xwing2:faq-specific-card-questions.50'),
    ruled(
      at('after-action', actionIs('slam')).youMay(remove('disarm'), exposing),
      'xwing2:faq-specific-card-questions.44',
    ),
  ],
  /** It flies by the dial of the ship docked with it, as every type without a dial does. */
  'Hyperspace Docking Ring': [
    carrier(1, ['delta7aethersprite', 'eta2actis', 'nimbusclassvwing']),
    at('before-maneuver', aboutToFly({ basic: true })).you(fliesInstead({ bearing: 'same', speed: 1 })),
    at('before-maneuver', aboutToFly({ basic: false })).you(
      fliesInstead({ bearing: 'stationary', speed: 0, difficulty: 'white' }),
    ),
    at('after-maneuver', flown({ bearing: 'stationary' })).youMay(rotateShip(90, -90, 180)),
  ],
  /** Locks beyond range 3, not at range 1. */
  'Experimental Scanners': [
    modifier({ value: 'lock-range', range: [0, 0] }),
    modifier({ value: 'lock-range', range: [2, 99] }),
  ],
  'Fine-Tuned Controls': [
    at('after-maneuver', flown({ fully: true })).youMay(performAction('boost', 'barrel-roll'), force()),
  ],
  'Fine-Tuned Thrusters': [
    at('after-maneuver', flown({ fully: true }), you(hasNo('deplete'), hasNo('strain'))).youMay(
      performAction('lock', 'barrel-roll'),
      gainingOne('deplete', 'strain'),
    ),
  ],
  'Fire Convergence': [
    whileAttacking({ of: [friendly] }, unless(attackWith('turret')), the('defender', inYour('turret'))).may(
      rerollUpTo(2),
      charge(),
    ),
  ],
  'Formed Up': [
    at('end-of-end', thereIs(friendly, other, isShip('tielnfighter'), atRange([0, 1]))).youMay(
      remove('stress'),
    ),
  ],
  'Full Throttle': [at('after-maneuver', fast).youMay(performAction('evade'))],
  'High Stakes': [
    at('after-action', colouredActionIs('red')).youMay(rollDie(onFaces(['hit', 'crit'], remove('stress')))),
  ],
  'Gyro-Cockpit': [
    at('after-gain', tokenIs('stress')).youMay(gain('evade'), charge(2)),
    modifier({
      can: 'place-otherwise',
      change: { insteadOf: { how: 'drop' }, by: 'same', edges: ['left', 'right'], costs: [charge()] },
    }),
  ],
  'Heavy Weapon Turret': [
    onlyAheadOrBehind,
    modifier({ value: 'weapon-arc', slot: 'missile', to: 'single-turret' }),
  ],
  'Heavy Weapon Turret (EoD)': [
    at('after-action').youMay(performAction('rotate')),
    onlyAheadOrBehind,
    modifier({ value: 'weapon-arc', slot: 'missile', to: 'single-turret' }),
  ],
  Hope: [
    whenever('after-destroyed', [friendly, other, atRange([0, 3])]).youMay(performAction('focus', 'boost')),
  ],
  'Imposing Behemoth': [
    moreDice(
      'defense',
      -1,
      the('defender', enemy, atRange([0, 0])),
      oneOf(
        you(has('reinforce-fore'), hasInArc('defender', 'full-front')),
        you(has('reinforce-aft'), hasInArc('defender', 'full-rear')),
      ),
    ),
  ],
  'Intuitive Controls': [at('during-system').youMay(performAction('purple barrel-roll', 'purple boost'))],
  'Intuitive Interface': [
    at('after-action', actionFrom('talent', 'illicit', 'modification')).youMay(performAction('calculate')),
  ],
  'Leave No One Behind': [
    at('after-action', you(not(has('stress', 2)))).youMay(
      choose(
        [friendly, other, isSize('small'), atRange([0, 1])],
        lets('chosen', by('chosen', performAction('boost')), gaining('deplete')),
      ),
      gaining('stress'),
    ),
  ],
  'Linked Battery': [moreDice('attack', 1, youAttack, attackWith('cannon'))],
  'Locked S-Foils': [at('after-action', actionIs('boost')).you(gain('deplete'))],
  /** It acts while the ship is docked: `CARRIER_ABILITIES`. */
  'Locked and Loaded': [],
  Merciless: [
    whileAttacking({}, compare(results('attack', 'blank'), 'higher', 0)).may(
      notAModification(
        choose(
          [friendly, other, atRange([0, 1], 'defender')],
          inTurn(gain('strain', 1, 'chosen'), rerollResults('attack', ['blank'])),
        ),
      ),
    ),
  ],
  /** Its barrel rolls use banks (`rollsOf`). */
  Microthrusters: [],
  'Modular Bombing Magazine': [
    modifier({
      can: 'place-otherwise',
      change: { insteadOf: { how: 'drop' }, by: 'same', edges: ['left', 'right'] },
    }),
  ],
  'Modified for Organics': [
    difficulty(-1, { speed: [2, 3], bearing: 'bank' }),
    difficulty(1, { speed: [3, 3], bearing: 'turn' }),
  ],
  'Networked Aim': [
    modifier({ cannot: 'spend-locks' }),
    whileAttacking().may(rerollUpTo(friendlyLocksOn('defender'))),
  ],
  'Networked Calculations': whileFighting().may(
    turn('focus', 'success'),
    spendFrom('calculate', friendly, atRange([0, 1])),
  ),
  'Nimble Bomber': [
    modifier({
      can: 'place-otherwise',
      change: { insteadOf: { how: 'drop', shape: 'straight' }, by: 'banks' },
    }),
  ],
  'Notched Stabilizers': [
    ruled(
      modifier({ can: 'ignore-obstacles', while: ['maneuver', 'boost', 'barrel-roll'], types: ['asteroid'] }),
      'xwing2:faq-specific-card-questions.46',
    ),
  ],
  'Overdrive Burners': [moreDice('defense', 1, youDefend, you(revealed({ speed: [3, 5] })))],
  'Pinpoint Tractor Array': [
    ruled(modifier({ permission: 'turret', only: ['front', 'left', 'right'] }), 'xwing2:errata-ship-cards.9'),
    ruled(
      at('after-maneuver', flown({ fully: true })).youMay(performAction('rotate'), gaining('tractor')),
      'xwing2:errata-ship-cards.10',
      'xwing2:faq-specific-card-questions.40',
    ),
  ],
  'Plated Hull': [onEnemyDice('attack', you(not(criticallyDamaged))).must(turn('crit', 'hit'))],
  'Prioritized Weapons Systems': [at('before-engaging').youMay(remove('disarm'), gaining('strain'))],
  'Pursuit Craft': [
    at('after-deploy', the('other', hasUpgrade('houndstooth'))).youMay(acquireLockOn([lockedBy('other')])),
  ],
  'Pursuit Thrusters': [at('during-system').youMay(performAction('boost'))],
  'Refined Gyrostabilizers': [
    onlyAheadOrBehind,
    at('after-action').youMay(performAction('red boost', 'red rotate')),
  ],
  'Resupply Craft': [
    whenever('after-action', [friendly, other, atRange([0, 1])]).youMay(
      eitherOf(remove('red-or-orange', 1, 'it'), recoverShield(1, 'it')),
      energy(),
    ),
  ],
  'Restored Speedster': [
    modifier({ can: 'attack-while-disarmed', with: ['primary'], once: true, inBullseye: true }),
  ],
  'Rigged Energy Cells': [
    at('during-system').you(loseCharge()),
    ruled(
      at('end-of-activation', compare(stat('charges'), 'equal', 0)).you(isDestroyed),
      'xwing2:faq-specific-card-questions.7',
    ),
    ruled(
      at('before-removed', compare(stat('charges'), 'equal', 0)).you(
        each([other, atRange([0, 1])], suffer(0, 1, 'chosen')),
      ),
      'xwing2:faq-specific-card-questions.7',
    ),
  ],
  'Rotating Cannons': [
    onlyAheadOrBehind,
    modifier({ value: 'weapon-arc', slot: 'cannon', to: 'single-turret' }),
  ],
  'Sensitive Controls': [at('during-system').youMay(performAction('red barrel-roll', 'red boost'))],
  'Sensor Blindspot': [
    modifier({ cannot: 'range-bonus', bonus: 'attack', requires: closePrimary }),
    moreDice('attack', -1, ...closePrimary),
  ],
  Solo: whileFighting('any', noFriendAt([0, 1])).may(reroll(1), charge()),
  'Spacetug Tractor Array': [
    ruled(
      cardAction(
        choose(
          [inYour('front'), atRange([1, 1])],
          // Both at once: the second one does not come to a ship that has become tractored.
          onlyIf(
            [the('chosen', inYour('bullseye'))],
            gain('tractor', 2, 'chosen'),
            gain('tractor', 1, 'chosen'),
          ),
          { must: true },
        ),
      ),
      'xwing2:faq-activation-phase-and-actions.7',
    ),
  ],
  'Stygium Array': [
    at('after-decloak').youMay(performAction('evade')),
    at('start-of-end').youMay(gain('cloak'), spend('evade')),
  ],
  /** A rear gun as strong as the front one of the docked ship. */
  'Tail Gun': [],
  'Tractor Grasp': [
    at('after-attack', attackWithCard('tractortentacles'), attackHit).you(gain('tractor', 1, 'defender')),
  ],
  /** Only what the squad check asks of upgrades: no TIE keyword. */
  'Twin Ion Engines': [],
  'Vectored Cannons': [at('during-system').youMay(performAction('red boost', 'rotate')), onlyAheadOrBehind],
  'Vectored Thrusters': [at('after-action').youMay(performAction('red boost'))],
  'Versatile Frame': [
    modifier({
      value: 'action-bar',
      add: [{ action: 'boost', difficulty: 'white' }],
      requires: [you(revealed({ difficulty: 'blue' }))],
    }),
  ],
  /** Only a slot of the ship, which the squad check gives (faq-list-building.2). */
  'Weapon Hardpoint': [],
  'Winged Reversal': [performsTallonInstead],
};
