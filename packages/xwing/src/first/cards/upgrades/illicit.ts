import {
  actionIs,
  actsWhileStressed,
  at,
  atRange,
  attacksOver,
  cardAction,
  choose,
  chooses,
  dealDamage,
  decloakOrUncloak,
  discarding,
  discardThis,
  dropCargo,
  each,
  enemy,
  fliesRedWhileStressed,
  flyInstead,
  freeAction,
  gain,
  gaining,
  inTurn,
  lasts,
  nothing,
  other,
  recoverUpgrade,
  remove,
  rollAttackDie,
  rollAttackDieFor,
  stressed,
  suffer,
  suffering,
  tokenIs,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const illicit = upgradesOf('illicit');

export const ILLICITS: readonly UpgradeCard[] = [
  illicit(
    'blackmarketslicertools',
    { name: 'Black Market Slicer Tools' },
    cardAction(
      choose(
        [enemy, stressed, atRange([1, 2])],
        rollAttackDie(['hit', 'crit'], inTurn(remove('stress', 1, 'chosen'), dealDamage(false, 'chosen'))),
        { must: true },
      ),
    ),
  ),
  illicit(
    'burnoutslam',
    { name: 'Burnout SLAM', actions: ['slam'] },
    at('after-action', actionIs('slam')).you(discardThis),
  ),
  illicit(
    'cloakingdevice',
    { name: 'Cloaking Device', unique: true },
    cardAction(freeAction('cloak')),
    at('end-of-end').you(rollAttackDieFor([['focus'], inTurn(discardThis, decloakOrUncloak)])),
  ),
  illicit(
    'contrabandcybernetics',
    { name: 'Contraband Cybernetics' },
    at('before-reveal').youMay(
      lasts('end of round', [actsWhileStressed, fliesRedWhileStressed]),
      discarding,
      gaining('stress'),
    ),
  ),
  illicit(
    'deadmansswitch',
    { name: 'Dead Man’s Switch', rulings: ['xwing1:faq-upgrade-cards.25'] },
    at('destroyed').you(each([other, atRange([1, 1])], suffer(1, 0, 'chosen'))),
  ),
  illicit(
    'empdevice',
    { name: 'EMP Device', unique: true },
    at('opportunity').youMay(
      inTurn(attacksOver, each([atRange([1, 1])], gain('ion', 2, 'chosen'))),
      discarding,
    ),
  ),
  illicit(
    'feedbackarray',
    {
      name: 'Feedback Array',
      rulings: ['xwing1:faq-upgrade-cards.32', 'xwing1:faq-upgrade-cards.33', 'xwing1:faq-upgrade-cards.34'],
    },
    at('opportunity').youMay(
      inTurn(attacksOver, choose([enemy, atRange([1, 1])], suffer(1, 0, 'chosen'), { must: true })),
      gaining('ion'),
      suffering(1),
    ),
  ),
  illicit(
    'glitterstim',
    { name: 'Glitterstim' },
    at('start-of-combat').youMay(
      lasts('end of round', [
        whileAttacking().may(turn('focus', 'hit', 'all')),
        whileDefending().may(turn('focus', 'evade', 'all')),
      ]),
      discarding,
      gaining('stress'),
    ),
  ),
  illicit('hotshotblaster', {
    name: '“Hot Shot” Blaster',
    rulings: ['xwing1:faq-upgrade-cards.43'],
    weapon: { attack: 3, range: [1, 2], discarded: true, anyDirection: true },
  }),
  illicit(
    'inertialdampeners',
    { name: 'Inertial Dampeners' },
    at('reveal').youMay(
      inTurn(
        flyInstead('0 stationary'),
        lasts('end of activation', at('after-maneuver').you(gain('stress'))),
      ),
      discarding,
    ),
  ),
  illicit(
    'iondischargers',
    { name: 'Ion Dischargers' },
    at('after-token', tokenIs('ion')).youMay(
      choose(
        [enemy, atRange([1, 1])],
        inTurn(remove('ion'), chooses('chosen', inTurn(gain('ion', 1, 'chosen'), discardThis), nothing)),
      ),
    ),
  ),
  illicit('riggedcargochute', { name: 'Rigged Cargo Chute' }, cardAction(dropCargo, { costs: [discarding] })),
  illicit(
    'scavengercrane',
    { name: 'Scavenger Crane' },
    whenever('destroyed', [atRange([1, 2])]).youMay(
      inTurn(
        recoverUpgrade('torpedo', 'missile', 'bomb', 'cannon', 'turret', 'modification'),
        rollAttackDieFor([['blank'], discardThis]),
      ),
    ),
  ),
];
