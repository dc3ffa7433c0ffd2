/** What commanders do. A card that is not here has no effect yet. */
import { COMMANDS, DEFENSE_TOKENS } from '../../cards/index.ts';
import {
  type Ability,
  ANY_NUMBER,
  addDice,
  aFriend,
  another,
  aShip,
  aSquadron,
  at,
  attackerIs,
  attackersToken,
  attacking,
  begin,
  beginFor,
  behindSomething,
  cancelDie,
  cardCommand,
  cardCommandOf,
  changeDie,
  changeSpeed,
  countAs,
  discardAsDefender,
  eachEnemy,
  eachFriend,
  engineering,
  evades,
  exhaust,
  fast,
  firstCommand,
  friendly,
  friendsCannot,
  friendsNear,
  fromZone,
  gainDefenseToken,
  gainDial,
  gainRaid,
  gainTokens,
  having,
  inItsRounds,
  it,
  lacking,
  lasting,
  lastingCommand,
  lastingForIt,
  lendsAll,
  lessen,
  looksAtFaceup,
  loseToken,
  nearDefender,
  nearIt,
  notThat,
  obstructs,
  once,
  oneOf,
  paidWith,
  placeRoundTokens,
  raided,
  raiseYaw,
  readyToken,
  readyUnspent,
  recoverExhausted,
  recoverHull,
  recoverToken,
  replaceDice,
  reroll,
  setFace,
  shieldedTarget,
  shipOrAce,
  sized,
  someEnemies,
  speedAtLeast,
  spendDie,
  spent,
  spentFewer,
  stripped,
  suffer,
  the,
  untagged,
  valueOfFriends,
  wasteToken,
  wearOut,
  whenEnemy,
  whenSide,
} from '../language.ts';

export const COMMANDERS: Readonly<Record<string, readonly Ability[]>> = {
  'admiral-ackbar-commander': [
    whenSide('before-attack').may(it(beginFor('round'))),
    friendsCannot('attack', fromZone('front', 'rear'), lastingForIt),
    whenSide('attack-effects', attackerIs('ship'), attacking('ship'), lastingForIt).may(addDice('red', 2)),
  ],
  'admiral-konstantine-commander': [
    at('start-of-status-phase').does(
      someEnemies(
        ANY_NUMBER,
        aShip,
        friendsNear('ship', 5, 2, untagged('flotilla')),
        friendsNear('ship', 5, 1, untagged('flotilla'), sized('medium', 'large', 'huge')),
      )(oneOf(loseToken('navigate'), changeSpeed(1, 1))),
    ),
  ],
  'admiral-motti-commander': [
    valueOfFriends('hull', 1, { size: 'small' }),
    valueOfFriends('hull', 2, { size: 'medium' }),
    valueOfFriends('hull', 3, { size: 'large' }),
  ],
  'admiral-ozzel-commander': [whenSide('determine-course').does(it(changeSpeed(1)))],
  'admiral-piett-commander': [whenSide('command-paid', paidWith('token')).may(countAs('dial'), exhaust)],
  'admiral-raddus-commander': [
    at('obstacles-placed').may(aFriend(another, aShip)({ kind: 'set-aside' })),
    at('start-of-round').may({ kind: 'arrive' }),
  ],
  'admiral-screed-commander': [
    once(
      'activation',
      whenSide('attack-effects', attackerIs('ship')).may(changeDie({}, 'crit', 'hit-crit'), spendDie()),
    ),
  ],
  'admiral-sloane-commander': [
    whenSide('attack-effects', attackerIs('squadron'), the('attacker', lacking('rogue'))).may(
      wasteToken,
      spendDie({ icons: ['accuracy'] }),
    ),
    whenSide(
      'attack-effects',
      attackerIs('squadron'),
      the('attacker', lacking('rogue')),
      attacking('ship'),
    ).may(reroll(1, { icons: ['crit'] })),
  ],
  'admiral-trench-commander': [
    at('start-of-ship-phase').may(begin('round'), cardCommand),
    whenSide('command-paid', paidWith('token'), lastingCommand).does(countAs('both')),
  ],
  'admiral-yularen-commander': [
    valueOfFriends('squadrons', 1, {}, paidWith('token', 'both')),
    whenSide('repairing').may(aFriend(aSquadron, nearIt(3))(recoverHull(1)), engineering(2)),
  ],
  'anakin-skywalker-commander': [
    whenSide(
      'attack-effects',
      attackerIs('ship'),
      attacking('ship'),
      the('defender', friendsNear('ship', 5, 2)),
    ).mayAll([aFriend(aShip, notThat, nearDefender(5))({ kind: 'spend-own-token' }), reroll(3)]),
  ],
  'bail-organa-commander': COMMANDS.map((command) =>
    whenSide('reveal').may(it(gainDial('paid')), cardCommandOf(command)),
  ),
  'commander-sato-commander': [
    whenSide(
      'dice-gathered',
      attackerIs('ship'),
      attacking('ship'),
      the('defender', friendsNear('squadron', 1)),
    ).may(replaceDice(2)),
  ],
  'count-dooku-commander': [at('start-of-ship-phase').may(eachEnemy(aShip)(gainRaid('paid')), cardCommand)],
  'darth-vader-commander': [
    whenSide('attack-effects', attackerIs('ship'), attacking('ship')).may(reroll('any'), attackersToken),
  ],
  'emperor-palpatine-commander': [
    at('start-of-ship-phase').may(oneOf(...DEFENSE_TOKENS.map(wearOut))),
    { kind: 'wears-out-tokens' },
  ],
  'garm-bel-iblis-commander': [
    at('fleets-deployed').does(placeRoundTokens),
    at('start-of-ship-phase', inItsRounds).does(eachFriend(aShip)(gainTokens)),
  ],
  'general-cracken-commander': [
    obstructs(attackerIs('ship'), the('defender', aShip, friendly, sized('small', 'medium'), fast(3))),
  ],
  'general-dodonna-commander': [looksAtFaceup(4)],
  'general-draven-commander': [
    at('start-of-ship-phase').may(begin('round'), cardCommand),
    whenEnemy('command-paid', paidWith('dial', 'both'), lastingCommand).does(countAs('token')),
  ],
  'general-grievous-commander': (['ship-destroyed', 'squadron-destroyed'] as const).map((moment) =>
    whenSide(moment).may(aFriend(shipOrAce, nearIt(5))(oneOf(readyToken(), recoverExhausted))),
  ),
  'general-madine-commander': [whenSide('determine-course').may(it(raiseYaw('any')))],
  'general-rieekan-commander': [{ kind: 'keeps-destroyed' }],
  'general-romodi-commander': [
    friendsCannot('lose-obstructed-die', attackerIs('ship'), attacking('ship'), behindSomething),
    whenSide('attack-effects', attackerIs('ship'), attacking('ship'), behindSomething).may(addDice('red', 1)),
  ],
  'general-tagge-commander': [
    at('fleets-deployed').does(placeRoundTokens),
    at('start-of-ship-phase', inItsRounds).does(eachFriend(aShip)(recoverToken)),
  ],
  'grand-admiral-thrawn-commander': [
    at('start-of-ship-phase').may(begin('round'), cardCommand),
    whenSide('before-reveal', lasting).does(it(gainDial('begun'))),
  ],
  'grand-moff-tarkin-commander': [at('start-of-ship-phase').may({ kind: 'tokens-for-all' })],
  'kraken-commander': [
    once(
      'activation',
      whenSide(
        'attack-effects',
        attackerIs('ship'),
        attacking('ship'),
        the('defender', friendsNear('ship', 'medium')),
      ).may(changeDie({}, 'hit', 'crit', 'accuracy')),
    ),
  ],
  'kyrsta-agate-commander': [
    at('fleets-deployed').does(
      oneOf(...DEFENSE_TOKENS.filter((kind) => kind !== 'scatter').map(gainDefenseToken)),
    ),
    at('defense-tokens', speedAtLeast(1)).may({ kind: 'paid-token-effect' }, discardAsDefender),
  ],
  'leia-organa-commander': [
    whenSide('command-paid', paidWith('dial'), the('other', firstCommand)).may(countAs('both', true)),
  ],
  'luminara-unduli-commander': [
    whenSide('tokens-spent', the('other', shipOrAce), spentFewer(2)).may(
      oneOf(it(readyUnspent), aFriend(aShip, notThat, nearIt(5))(readyToken())),
    ),
  ],
  'mar-tuuk-commander': [
    whenSide('attack-effects', attackerIs('ship'), attacking('ship'), shieldedTarget).may(addDice('red', 1)),
    whenSide('attack-effects', attackerIs('ship'), attacking('ship'), the('defender', stripped)).does(
      cancelDie,
    ),
  ],
  'moff-jerjerrod-commander': [whenSide('determine-course').may(it(suffer(1), raiseYaw('first', 'two')))],
  'mon-mothma-commander': [
    evades('cancel-at-medium', { kind: 'friendly-ships' }),
    evades('one-more-close', { kind: 'friendly-ships' }),
  ],
  'obi-wan-kenobi-commander': [
    whenSide('before-damage', the('other', aShip), spent('redirect', 'readied')).may(lessen(1)),
  ],
  'plo-koon-commander': [
    whenSide(
      'attack-effects',
      attackerIs('squadron'),
      attacking('ship'),
      the('defender', friendsNear('ship', 3)),
    ).may(setFace('blue', 'accuracy')),
    lendsAll('grit', lacking('adept'), friendsNear('squadron', 1, 1, having('adept'))),
  ],
  'tf-1726-commander': [
    once(
      'activation',
      whenSide('attack-effects', attackerIs('ship'), attacking('ship'), the('defender', raided)).does(
        addDice('black', 'as-raided'),
      ),
    ),
  ],
};
