import {
  at,
  attackIs,
  attackRange,
  attackWith,
  before,
  bonusAttackWith,
  charge,
  evading,
  friendly,
  gaining,
  gainOneOf,
  has,
  hasInArc,
  hasUpgrade,
  inPhase,
  isSelf,
  isThe,
  modifier,
  moreDice,
  not,
  onEnemyDice,
  oneOf,
  oneOfGroup,
  other,
  repair,
  reroll,
  revealed,
  ruled,
  searchedCard,
  stressed,
  the,
  turn,
  whileAttacking,
  whileDefending,
  whileFighting,
  you,
  youAttack,
} from '../../../abilities/language.ts';
import { carrier } from '../../../docking/cards.ts';
import { bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const title = upgradesOf('title');

/** The enemy lies on the side that a reinforce token covers. */
const behindReinforce = oneOf(
  you(has('reinforce-fore'), hasInArc('defender', 'full-front')),
  you(has('reinforce-aft'), hasInArc('defender', 'full-rear')),
);

export const TITLES_F_TO_O: readonly UpgradeCard[] = [
  title(
    'gauntlet',
    {
      name: 'Gauntlet',
      addsSlots: { crew: 1 },
      limited: 1,
      slots: ['title', 'modification'],
      charges: { limit: 2, recurring: 0 },
    },
    at('during-system').youMay(repair('faceup', 'self', 'ship'), charge()),
  ),
  title(
    'ghost',
    { name: 'Ghost', limited: 1 },
    carrier(1, ['attackshuttle', 'sheathipedeclassshuttle'], ['rear']),
  ),
  title('havoc', { name: 'Havoc', addsSlots: { sensor: 1, astromech: 1, crew: -1 }, limited: 1 }),
  title('houndstooth', { name: "Hound's Tooth", limited: 1 }, carrier(1, ['z95af4headhunter'])),
  title(
    'houndstooth-armedanddangerous',
    { name: "Hound's Tooth", limited: 1 },
    ...oneOfGroup(
      'houndstooth',
      whileAttacking({}, behindReinforce).may(turn('focus', 'hit')),
      whileAttacking({}, behindReinforce, the('defender', stressed)).may(turn('focus', 'crit')),
    ),
  ),
  title(
    'ig2000',
    { name: 'IG-2000' },
    modifier({ value: 'pilot-abilities', whom: [friendly, other, hasUpgrade('ig2000')] }),
  ),
  title(
    'kazsfireball',
    { name: "Kaz's Fireball", rulings: ['xwing2:faq-specific-card-questions.43'], limited: 1 },
    before({ event: 'deal', up: false }, 'own', inPhase('setup')).youMay(searchedCard('ship')),
    modifier({ can: 'act-while-ionized', actions: 'damage-cards' }),
  ),
  title(
    'landosmillenniumfalcon',
    { name: "Lando's Millennium Falcon", rulings: ['xwing2:errata-upgrade-cards.19'], limited: 1 },
    carrier(1, ['escapecraft']),
    modifier({ can: 'use-docked-shields' }),
    moreDice('attack', 1, youAttack, attackWith('primary'), the('defender', stressed)),
  ),
  title(
    'landosmillenniumfalcon-armedanddangerous',
    { name: "Lando's Millennium Falcon", limited: 1 },
    moreDice('attack', 1, youAttack, attackWith('primary'), the('defender', has('red-or-orange-but-locks'))),
  ),
  title(
    'marauder',
    { name: 'Marauder', addsSlots: { gunner: 1 }, limited: 1 },
    whileAttacking({ weapon: 'primary' }, attackWith('rear-arc')).may(reroll(1)),
  ),
  title(
    'millenniumfalcon',
    { name: 'Millennium Falcon', limited: 1, actions: bar('evade') },
    whileDefending(evading).may(reroll(1)),
  ),
  title(
    'millenniumfalcon-battleoverendor',
    { name: 'Millennium Falcon', limited: 1 },
    ...whileFighting('any', you(has('red-or-orange-but-locks'))).may(reroll(1)),
  ),
  title('misthunter', {
    name: 'Mist Hunter',
    addsSlots: { cannon: 1 },
    limited: 1,
    actions: bar('barrel-roll'),
  }),
  title(
    'misthunter-armedanddangerous',
    { name: 'Mist Hunter', limited: 1 },
    at('after-attack', attackWith('cannon')).youMay(
      bonusAttackWith(['primary'], isThe('defender')),
      gaining('strain'),
    ),
  ),
  title(
    'moldycrow',
    { name: 'Moldy Crow', limited: 1, weapons: [{ arc: 'front', value: 3 }] },
    modifier({
      cannot: 'lose-tokens',
      tokens: ['focus'],
      requires: [],
      whom: [isSelf],
      only: 'end-phase',
      most: 2,
    }),
  ),
  title(
    'nightbrother',
    {
      name: 'Nightbrother',
      addsSlots: { crew: 1 },
      limited: 1,
      slots: ['title', 'modification'],
      charges: { limit: 2, recurring: 1 },
    },
    at('after-reveal', you(stressed, not(revealed({ difficulty: 'blue' })))).youMay(
      gainOneOf(['focus', 'evade']),
      charge(2),
    ),
  ),
  title(
    'outrider',
    { name: 'Outrider', limited: 1 },
    moreDice('attack', 1, youAttack, attackWith('primary'), attackRange([3, 3])),
    ruled(
      onEnemyDice('defense', attackIs('obstructed-by-obstacle')).may(turn('evade', 'focus')),
      'xwing2:errata-upgrade-cards.22',
    ),
  ),
];
