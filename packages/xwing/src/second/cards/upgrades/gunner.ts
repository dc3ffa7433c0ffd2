import {
  acquireLock,
  add,
  andThen,
  at,
  atRange,
  attackedBy,
  attackHit,
  attackIs,
  attackMissed,
  attackRange,
  attackWith,
  bonusAttackWith,
  by,
  cardsDealt,
  charge,
  choose,
  closingItsArc,
  compare,
  countOf,
  damageCards,
  each,
  eitherOf,
  enemyUnit,
  evenWhileStressed,
  force,
  forPrice,
  forRoller,
  friendly,
  friendlyUnitAt,
  fromFreshArc,
  gain,
  gaining,
  has,
  hasInArc,
  inAttackArc,
  initiativeStep,
  inTurn,
  inYour,
  isThe,
  lasting,
  lets,
  lockedBy,
  mark,
  marked,
  modifier,
  moreDice,
  not,
  onEnemyDice,
  onFaces,
  onlyIf,
  other,
  outsideFiringArcsOfDefender,
  performAction,
  placeDevice,
  recoverCharge,
  remove,
  removing,
  reroll,
  rerolledTo,
  rerollUpTo,
  rollDie,
  rollMore,
  rotateTurret,
  spend,
  spendResult,
  stat,
  stressed,
  suffer,
  the,
  thereIsNo,
  tokenIs,
  tokensOf,
  turn,
  turnUpTo,
  turretIn,
  unlessIt,
  unstressed,
  whileAttacking,
  whileDefending,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';

const gunner = upgradesOf('gunner');

/** The attacker rolls 1 die more, but at most 4. */
const oneMoreUpTo4 = inTurn(
  rollMore('attack'),
  lasting('end of attack', [modifier({ value: 'dice-limit', dice: 'attack', most: 4 })], 'attacker'),
);

export const GUNNERS: readonly UpgradeCard[] = [
  gunner('agilegunner', { name: 'Agile Gunner' }, at('during-end').youMay(rotateTurret)),
  gunner(
    'ahsokatano',
    { name: 'Ahsoka Tano', limited: 1, force: { limit: 1, recurring: 1 } },
    at('after-maneuver').youMay(
      choose(
        [friendly, other, atRange([1, 3]), inYour('firing')],
        by('chosen', evenWhileStressed(performAction('red focus'))),
      ),
      force(),
    ),
  ),
  gunner(
    'airencracken-battleoverendor',
    { name: 'Airen Cracken', limited: 1 },
    at('after-defending', attackHit).youMay(
      bonusAttackWith(['primary'], isThe('attacker')),
      gaining('deplete'),
    ),
  ),
  gunner(
    'bistan',
    { name: 'Bistan', limited: 1 },
    at('after-attack', attackWith('primary'), you(has('focus'))).youMay(
      bonusAttackWith(['turret'], not(attackedBy())),
    ),
  ),
  gunner(
    'bobafett-gunner',
    { name: 'Boba Fett', limited: 1 },
    whileAttacking({}, thereIsNo(not(isThe('defender')), inAttackArc)).may(turn('focus', 'hit')),
  ),
  gunner(
    'bossk',
    { name: 'Bossk', limited: 1 },
    at('after-attack', attackWith('primary'), attackMissed, you(unstressed)).youPay(
      bonusAttackWith(['primary'], isThe('defender')),
      gaining('stress'),
    ),
  ),
  gunner(
    'bt1',
    { name: 'BT-1', limited: 1 },
    whileAttacking().may(turnUpTo('hit', 'crit', tokensOf('stress', 'defender'))),
  ),
  gunner(
    'clonecaptainrex',
    { name: 'Clone Captain Rex', limited: 1 },
    whileAttacking().may(
      spendResult(
        ['focus'],
        each(
          [friendly, hasInArc('defender', 'bullseye')],
          lets('chosen', by('chosen', performAction('focus')), gaining('strain')),
        ),
      ),
    ),
  ),
  gunner(
    'clonecommandercody',
    { name: 'Clone Commander Cody', limited: 1 },
    at('after-attack', attackMissed, attackIs('some-neutralized')).you(gain('strain', 1, 'defender')),
  ),
  gunner(
    'dedicatedgunners-evacuationofdqar',
    { name: 'Dedicated Gunners' },
    at('before-attack-dice', youAttack, attackWith('primary'), the('defender', inYour('turret'))).youMay(
      rollMore('attack'),
      spend('focus'),
    ),
    at('after-attack', attackWith('primary')).youMay(fromFreshArc(bonusAttackWith(['turret']))),
  ),
  gunner(
    'dengar',
    { name: 'Dengar', limited: 1, charges: { limit: 1, recurring: 1 } },
    at('after-defending', the('attacker', inYour('firing'))).youMay(
      unlessIt(
        'attacker',
        remove('green', 1, 'attacker', 'attacker'),
        rollDie(onFaces(['hit', 'crit'], suffer(1, 0, 'attacker'))),
      ),
      charge(),
    ),
  ),
  gunner(
    'dt798',
    { name: 'DT-798', limited: 1 },
    at('start-of-engagement').youMay(
      choose([friendly, other, inYour('firing')], gain('strain', 1, 'chosen')),
    ),
    whileAttacking().may(rerollUpTo(countOf(inAttackArc, has('red-or-orange-but-locks')))),
  ),
  gunner(
    'ezrabridger',
    { name: 'Ezra Bridger', limited: 1, force: { limit: 1, recurring: 1 } },
    at('after-attack', attackWith('primary')).youMay(
      inTurn(lasting('end of attack', [mark]), fromFreshArc(bonusAttackWith(['turret']))),
      force(),
    ),
    whileAttacking({}, marked, attackIs('bonus'), you(stressed)).may(reroll(1)),
  ),
  gunner(
    'fennecshand-armedanddangerous',
    { name: 'Fennec Shand', limited: 1 },
    moreDice('defense', -1, youAttack, the('defender', lockedBy())),
    moreDice('attack', -1, youDefend, the('attacker', lockedBy())),
  ),
  gunner(
    'fifthbrother',
    { name: 'Fifth Brother', limited: 1, force: { limit: 1, recurring: 1 } },
    whileAttacking().may(turn('focus', 'crit'), force()),
  ),
  gunner(
    'finn',
    { name: 'Finn', limited: 1 },
    whileDefending(the('attacker', inYour('front'))).may(add('blank')),
    whileAttacking({ weapon: 'primary' }, the('defender', inYour('front'))).may(add('blank')),
  ),
  gunner('firstorderordnancetech', { name: 'First Order Ordnance Tech', actions: bar('reload > lock') }),
  gunner(
    'firstorderordnancetech-evacuationofdqar',
    { name: 'First Order Ordnance Tech' },
    at('after-gain', tokenIs('disarm')).you(gain('calculate')),
    modifier({ can: 'attack-while-disarmed', with: ['primary-front'], once: true }),
  ),
  gunner(
    'garsaxon-gunner',
    { name: 'Gar Saxon', limited: 1 },
    modifier({ permission: 'lock-action', only: ['front', 'rear'] }),
    at(
      'before-attack-dice',
      youAttack,
      attackWith('primary'),
      the('defender', inYour('front', 'rear')),
    ).youMay(oneMoreUpTo4, removing('red-or-orange', 'defender')),
  ),
  gunner(
    'greedo',
    { name: 'Greedo', limited: 1, charges: { limit: 1, recurring: 1 } },
    whileAttacking().may(turn('hit', 'crit'), charge()),
    forRoller(onEnemyDice('attack', compare(stat('charges'), 'higher', 0)).may(turn('hit', 'crit'))),
  ),
  gunner(
    'hansolo',
    {
      name: 'Han Solo',
      rulings: [
        'xwing2:faq-specific-card-questions.4',
        'xwing2:faq-specific-card-questions.3',
        'xwing2:huge-ship-faq.5',
      ],
      limited: 1,
    },
    at('at-initiative', initiativeStep(7)).youMay(closingItsArc(bonusAttackWith(['turret']))),
  ),
  gunner(
    'hansolo-gunner',
    { name: 'Han Solo', limited: 1 },
    at('before-engaging').youMay(performAction('red focus')),
  ),
  gunner(
    'hotshotgunner',
    { name: 'Hotshot Gunner' },
    at('before-neutralizing', youAttack, attackWith('turret')).you(
      remove('focus-or-calculate', 1, 'defender', 'defender'),
    ),
  ),
  gunner(
    'lukeskywalker',
    {
      name: 'Luke Skywalker',
      rulings: ['xwing2:errata-upgrade-cards.21'],
      limited: 1,
      force: { limit: 1, recurring: 1 },
    },
    at('start-of-engagement').youMay(rotateTurret, force(), gaining('deplete')),
  ),
  gunner(
    'migsmayfeld',
    { name: 'Migs Mayfeld', limited: 1 },
    at('after-attack', attackWith('front-arc')).youMay(
      bonusAttackWith(['rear-arc', 'turret'], not(isThe('defender')), has('red-or-orange')),
    ),
  ),
  gunner(
    'paigetico',
    {
      name: 'Paige Tico',
      rulings: ['xwing2:faq-specific-card-questions.16', 'xwing2:faq-specific-card-questions.64'],
      limited: 1,
    },
    at('after-attack', attackWith('primary')).youMay(eitherOf(placeDevice('bomb'), rotateTurret)),
    at('after-destroyed').youMay(placeDevice('bomb')),
  ),
  gunner(
    'paigetico-evacuationofdqar',
    { name: 'Paige Tico', limited: 1, charges: { limit: 2, recurring: 0 } },
    modifier({ can: 'attack-while-disarmed', with: ['turret'], once: true }),
    at('after-attack').youMay(eitherOf(placeDevice('bomb'), rotateTurret)),
  ),
  gunner(
    'rey-gunner',
    { name: 'Rey', limited: 1, force: { limit: 1, recurring: 1 } },
    whileDefending(the('attacker', inYour('turret'))).may(turn('blank', 'evade'), force()),
    whileAttacking({}, the('defender', inYour('turret'))).may(turn('blank', 'hit'), force()),
  ),
  gunner(
    'sabinewren-gunner',
    { name: 'Sabine Wren', limited: 1 },
    at('after-attack', attackWith('special')).youMay(
      choose(
        [friendly, atRange([0, 3], 'defender')],
        eitherOf(remove('strain', 1, 'chosen'), remove('stress', 1, 'chosen')),
        { count: cardsDealt() },
      ),
    ),
  ),
  gunner(
    'seventhfleetgunner',
    { name: 'Seventh Fleet Gunner', charges: { limit: 1, recurring: 0 } },
    at(
      'before-attack-dice',
      the('attacker', friendly, other),
      attackWith('primary'),
      the('defender', inYour('firing')),
    ).youMay(oneMoreUpTo4, charge()),
    at('during-system').youMay(recoverCharge, gaining('disarm')),
  ),
  gunner(
    'skilledbombardier',
    { name: 'Skilled Bombardier' },
    modifier({ can: 'place-otherwise', change: { by: 'one-speed-off' } }),
  ),
  gunner(
    'specialforcesgunner',
    { name: 'Special Forces Gunner' },
    at(
      'before-attack-dice',
      youAttack,
      attackWith('primary'),
      attackWith('front-arc'),
      you(turretIn('front')),
    ).youMay(rollMore('attack')),
    at('after-attack', attackWith('primary'), attackWith('front-arc'), you(turretIn('rear'))).youMay(
      bonusAttackWith(['primary-turret']),
    ),
  ),
  gunner(
    'suppressivegunner',
    { name: 'Suppressive Gunner' },
    whileAttacking().may(
      spendResult(['focus'], unlessIt('defender', suffer(1, 0, 'defender'), gain('deplete', 1, 'defender'))),
    ),
  ),
  gunner(
    'tibersaxon',
    { name: 'Tiber Saxon', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('after-attack', attackHit, attackRange([1, 2]), the('defender', damageCards(0, 0, 'faceup'))).youMay(
      eitherOf(
        forPrice(gain('strain', 1, 'defender'), charge()),
        forPrice(gain('strain', 2, 'defender'), charge(2)),
      ),
    ),
  ),
  gunner(
    'tobiasbeckett-armedanddangerous',
    { name: 'Tobias Beckett', limited: 1 },
    andThen(whileAttacking({}, you(stressed)).may(rerollUpTo(2)), onlyIf([rerolledTo('crit')], suffer(0, 1))),
  ),
  gunner(
    'ursawren-gunner',
    { name: 'Ursa Wren', rulings: ['xwing2:errata-upgrade-cards.27'], limited: 1 },
    at('after-lock', the('other', enemyUnit, not(atRange([0, 2])), not(friendlyUnitAt([0, 1])))).you(
      gain('calculate'),
    ),
  ),
  gunner(
    'veterantailgunner',
    { name: 'Veteran Tail Gunner' },
    at('after-attack', attackWith('front-arc'), attackWith('primary')).youMay(
      bonusAttackWith(['primary-rear']),
    ),
  ),
  gunner(
    'veteranturretgunner',
    { name: 'Veteran Turret Gunner', rulings: ['xwing2:faq-arcs.2'] },
    at('after-attack', attackWith('primary')).youMay(fromFreshArc(bonusAttackWith(['turret']))),
  ),
  gunner(
    'weaponssystemsofficer',
    { name: 'Weapons Systems Officer' },
    at('after-attack', attackIs('by-lock')).youMay(acquireLock('defender')),
  ),
  gunner(
    'wedgeantilles-legendsandrelics',
    { name: 'Wedge Antilles', limited: 1 },
    moreDice('defense', -1, youAttack, attackWith('turret'), outsideFiringArcsOfDefender),
  ),
];
