import {
  acquireLock,
  actedStressed,
  actionOfSlot,
  at,
  attacksFriends,
  discarding,
  doneInAttack,
  dropABomb,
  flown,
  flownDial,
  gain,
  gaining,
  inAttack,
  inPhase,
  inTurn,
  lockOn,
  locksFriends,
  oncePerRound,
  onDealt,
  onEnemyDice,
  remove,
  reroll,
  rollAttackDieFor,
  suffer,
  tokenIs,
  treatAs,
  usesStressed,
  youAttack,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const salvaged = upgradesOf('salvaged-astromech');

export const SALVAGED_ASTROMECHS: readonly UpgradeCard[] = [
  salvaged(
    'genius',
    { name: '“Genius”', unique: true },
    at('after-maneuver', flown({ fully: true }), flownDial).youMay(dropABomb),
  ),
  salvaged(
    'overclockedr4',
    { name: 'Overclocked R4' },
    at('after-spend', tokenIs('focus'), inPhase('combat')).youMay(gain('focus'), gaining('stress')),
  ),
  salvaged(
    'r4agromech',
    { name: 'R4 Agromech', rulings: ['xwing1:faq-upgrade-cards.63'] },
    at('after-spend', tokenIs('focus'), inAttack(youAttack)).youMay(doneInAttack(acquireLock('defender'))),
  ),
  salvaged(
    'r4b11',
    { name: 'R4-B11', unique: true },
    onEnemyDice('defense').may(reroll('any'), lockOn('defender')),
  ),
  salvaged(
    'r4e1',
    { name: 'R4-E1' },
    usesStressed('torpedo', 'bomb'),
    at('after-action', actedStressed, actionOfSlot('torpedo', 'bomb')).youMay(remove('stress'), discarding),
  ),
  salvaged(
    'r5p8',
    { name: 'R5-P8', unique: true },
    oncePerRound(
      at('after-defending').youMay(
        rollAttackDieFor(
          [['hit'], suffer(1, 0, 'attacker')],
          [['crit'], inTurn(suffer(1), suffer(1, 0, 'attacker'))],
        ),
      ),
    ),
  ),
  salvaged('r5tk', { name: 'R5-TK', unique: true }, locksFriends, attacksFriends),
  salvaged(
    'salvagedastromech',
    { name: 'Salvaged Astromech' },
    onDealt({ up: true, trait: 'ship' }, 'discard', { may: true, costs: [discarding] }),
  ),
  salvaged('unhingedastromech', { name: 'Unhinged Astromech' }, treatAs('green', { speed: [3, 3] })),
];
