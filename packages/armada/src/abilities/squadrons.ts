/** What unique squadrons do beside their keywords: whoever imports this adds it. A card that is not here has no effect of its own yet. */
import {
  type Ability,
  activated,
  activatedTarget,
  addDice,
  aFriend,
  again,
  anEnemy,
  another,
  anybody,
  aSquadron,
  at,
  attackEach,
  attackerDoes,
  attackerHas,
  attackerIs,
  attackerNear,
  attackersCannot,
  attacking,
  attackThat,
  attackWith,
  bareTarget,
  begin,
  beginFor,
  byCommand,
  cannot,
  changeDie,
  countering,
  critical,
  criticalOfAny,
  damaged,
  defenderDoes,
  defenderNear,
  discardDefenseToken,
  discardedToken,
  eachEnemy,
  engagedByAtMost,
  engagedElsewhere,
  engagedWithIt,
  fixDie,
  friendly,
  friendsNear,
  gainRaid,
  generic,
  has,
  having,
  hostile,
  ignoresKeywords,
  ignoresShields,
  inItsActivation,
  inPhase,
  it,
  itself,
  itsValue,
  lacking,
  lasting,
  lastingForIt,
  lendDefenseToken,
  lends,
  lendsWhile,
  lessen,
  moveUpTo,
  near,
  nearDefender,
  notAttack,
  obstructed,
  obstructs,
  once,
  oneOf,
  outlivesAttack,
  passesCommands,
  placeMines,
  placeSquadron,
  recoverHull,
  recoverToken,
  reroll,
  setDie,
  shipsAtClose,
  someEnemies,
  someFriends,
  spendDefenseToken,
  spendDie,
  spent,
  spentOut,
  squadronAttack,
  suffer,
  takeTurn,
  the,
  toggle,
  tokenInstead,
  touching,
  unactivated,
  unbound,
  uniqueTarget,
  weak,
  whenEnemy,
  whenFriend,
  whenShipAttacksShip,
  whenSide,
  withReadiedToken,
} from './language.ts';
import { addAbilities } from './library.ts';

export const SQUADRON_ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  'ahsoka-tano-delta-7-aethersprite-squadron': [
    at('squadron-moved').may(aFriend(another, aSquadron, near(1))(attackWith('blue', 'blue'))),
  ],
  'anakin-skywalker-btl-b-y-wing-squadron': [
    at('squadron-activated').may(beginFor('squadron-activation'), spendDefenseToken()),
    unbound(lastingForIt),
  ],
  'anakin-skywalker-delta-7-aethersprite-squadron': [
    at('attack-over', attacking('squadron'), inItsActivation, damaged).does(
      someEnemies(2, aSquadron, nearDefender(1))(suffer(1)),
    ),
  ],
  'axe-v-19-torrent-squadron': [
    whenFriend('before-damage', the('other', aSquadron, near(1))).may(lessen(1), spendDefenseToken()),
  ],
  'baktoid-hyena-droid-bomber-squadron': [
    at(
      'attack-effects',
      attacking('ship'),
      the('defender', friendsNear('squadron', 1, 1, having('bomber'))),
    ).may(changeDie({}, 'accuracy')),
  ],
  'biggs-darklighter-x-wing-squadron': [
    whenSide('before-damage', the('other', aSquadron, having('escort'), near(1))).mayAll([
      lessen(1),
      aFriend(aSquadron, having('escort'), near(1))(suffer(1)),
    ]),
  ],
  'boba-fett-slave-i': [at('squadron-activated').does(anEnemy(near(1))(suffer(1)))],
  'bossk-hounds-tooth': [at('attack-effects', the('it', weak(6))).may(setDie('blue', 'accuracy'))],
  'captain-jonus-tie-bomber-squadron': [
    whenFriend('attack-effects', attackerIs('ship'), attacking('ship'), defenderNear(1)).may(
      changeDie({}, 'accuracy'),
    ),
  ],
  'ciena-ree-tie-interceptor-squadron': [obstructs(the('defender', itself))],
  'colonel-jendon-lambda-class-shuttle': [
    at('instead-of-attack').may(aFriend(another, aSquadron, near(2))(squadronAttack)),
  ],
  'darth-vader-tie-advanced-squadron': [itsValue('critical-damage', { add: 1 })],
  'darth-vader-tie-defender-squadron': [itsValue('critical-damage', { add: 1 }, uniqueTarget)],
  'dash-rendar-outrider': [at('attack-effects').may(reroll('as-enemies'))],
  'dbs-404-hyena-droid-bomber-squadron': [
    at('attack-effects', the('defender', touching)).mayAll([addDice('in-pool', 1), suffer(1)]),
  ],
  'dengar-punishing-one': [lends('counter', 1, 2)],
  'dfs-311-vulture-droid-squadron': [at('defense-tokens', obstructed).may(reroll(1))],
  'dis-t81-droid-tri-fighter-squadron': [cannot('be-obstructed')],
  'dutch-vander-y-wing-squadron': [
    at('attack-over', attacking('squadron'), damaged).may(defenderDoes(toggle(1))),
  ],
  'fenn-rau-mandalorian-gauntlet-fighter': [
    at('end-of-squadron-activation', byCommand).does(
      someFriends(2, aSquadron, generic, unactivated, near(1))({ kind: 'activate', by: 'that' }),
    ),
  ],
  'gar-saxon-mandalorian-gauntlet-fighter': [
    whenEnemy('squadron-activated', the('other', having('intel', 'relay'), near(1))).does(it(suffer(1))),
  ],
  'general-grievous-belbullab-22-squadron': [
    itsValue('critical-damage', { add: 1 }, the('defender', spentOut)),
  ],
  'han-solo-millennium-falcon': [at('start-of-ship-phase').may({ kind: 'activate' })],
  'haor-chall-vulture-droid-squadron': [
    whenEnemy('before-maneuver', the('other', near(1))).may(attackThat),
    whenEnemy('before-squadron-move', the('other', near(1))).may(attackThat),
  ],
  'hera-syndulla-ghost': [
    at('start-of-squadron-phase').does(someFriends(2, aSquadron, near(2))(beginFor('round'))),
    lendsWhile('rogue'),
  ],
  'hera-syndulla-x-wing-squadron': [lends('adept', 1, 2, having('escort'))],
  'hondo-ohnaka-slave-i': [
    at('instead-of-attack').may(
      oneOf(
        anybody(aSquadron, another, unactivated, near(1))(toggle()),
        anybody(aSquadron, another, activated, near(1))(placeSquadron(1)),
      ),
    ),
  ],
  'howlrunner-tie-fighter-squadron': [
    whenFriend('attack-effects', attackerHas('swarm'), attackerNear(1), attacking('squadron')).may(
      addDice('blue', 1),
    ),
  ],
  'ig-88-ig-2000': [ignoresKeywords('escort', 'counter')],
  'ig-88b-ig-2000b': [at('start-of-squadron-phase', the('it', unactivated)).mayAll([toggle(), attackEach])],
  'jan-ors-moldy-crow': [
    again(
      whenFriend('defense-tokens', the('other', aSquadron, near(2))).may(
        { kind: 'paid-token-effect' },
        lendDefenseToken,
      ),
    ),
  ],
  'jango-fett-slave-i': [
    at('attack-effects', uniqueTarget, inItsActivation).mayAll([
      aFriend(another, aSquadron, nearDefender(1))(suffer(1)),
      changeDie({}, 'blank', 'hit', 'crit', 'double-hit', 'hit-crit', 'accuracy'),
    ]),
  ],
  'kanan-jarrus-hwk-290': [
    at('attack-effects', attacking('ship')).may(defenderDoes(gainRaid('any')), spendDie({ icons: ['crit'] })),
  ],
  'ketsu-onyo-lancer-class-pursuit-craft': [{ kind: 'hampers', by: 2, within: 1 }],
  'keyan-farlander-b-wing-squadron': [at('attack-effects', attacking('ship'), bareTarget).may(reroll('any'))],
  'kickback-v-19-torrent-squadron': [at('attack-over').may(moveUpTo(1))],
  'kit-fisto-delta-7-aethersprite-squadron': [tokenInstead({ lessen: 3 }, { price: 'discard-token' })],
  'lando-calrissian-millennium-falcon': [
    at('attack-effects').may(
      fixDie('blank', 'hit', 'crit', 'double-hit', 'hit-crit', 'accuracy'),
      discardDefenseToken,
    ),
    at('defense-tokens').may(reroll('any'), spendDefenseToken()),
  ],
  'lieutenant-blount-z-95-headhunter-squadron': [
    whenFriend('attack-effects', attackerHas('swarm'), attackerNear(1), attacking('squadron')).may(reroll(1)),
  ],
  'luke-skywalker-x-wing-squadron': [ignoresShields],
  'luminara-unduli-delta-7-aethersprite-squadron': [
    obstructs(the('attacker', aSquadron, hostile, near(1)), the('defender', aSquadron, friendly, generic)),
  ],
  'maarek-stele-tie-defender-squadron': [at('attack-effects').may(changeDie({}, 'crit', 'hit-crit'))],
  'major-rhymer-tie-bomber-squadron': [shipsAtClose(1)],
  'malee-hurra-scurrg-h-6-bomber': [
    once(
      'activation',
      whenShipAttacksShip(defenderNear(1), the('it', engagedByAtMost(1))).may(
        changeDie({}, 'crit', 'hit-crit'),
        spendDie(),
      ),
    ),
  ],
  'mart-mattin-satos-hammer': [
    at('start-of-squadron-phase', the('it', unactivated)).mayAll([toggle(), placeMines(1, 'it')]),
  ],
  'matchstick-btl-b-y-wing-squadron': [passesCommands(3, 3, { to: [having('bomber')], inRange: true })],
  'mauler-mithel-tie-fighter-squadron': [
    at('squadron-moved').does(eachEnemy(aSquadron, engagedWithIt)(suffer(1))),
  ],
  'moralo-eval-yv-666': [at('token-gone').may(takeTurn(1))],
  'morna-kee-vt-49-decimator': [
    at('attack-effects').may(reroll('any'), spendDefenseToken()),
    at('squadron-activated').may(recoverToken),
  ],
  'norra-wexley-y-wing-squadron': [
    {
      ...criticalOfAny({ kind: 'strip-zones', beside: false }),
      of: 'sides',
      if: [attackerHas('bomber'), attackerNear(1)],
    },
  ],
  'nym-havoc': [critical('blue', { kind: 'break-token', by: 'attacker' })],
  'oddball-arc-170-starfighter-squadron': [
    at('squadron-moved', inItsActivation).does(begin('squadron-activation')),
    at('attack-effects', lasting).may(reroll(2)),
  ],
  'phlac-arphocc-droid-tri-fighter-squadron': [
    whenEnemy('end-of-squadron-activation', the('other', near(1))).does(it(suffer(1))),
  ],
  'plo-koon-delta-7-aethersprite-squadron': [lends('counter', 1, 1, generic, lacking('counter'))],
  'shara-bey-a-wing-squadron': [itsValue('critical-damage', { add: 1 }, countering)],
  'soontir-fel-tie-interceptor-squadron': [
    whenEnemy(
      'attack-over',
      attackerIs('squadron'),
      notAttack('counter'),
      the('attacker', engagedWithIt),
      the('defender', another),
    ).does(attackerDoes(suffer(1))),
  ],
  'tel-trevura-jumpmaster-5000': [
    has('escort', the('it', withReadiedToken)),
    at('defense-over', discardedToken).may(recoverHull(3)),
    outlivesAttack,
  ],
  'ten-numb-b-wing-squadron': [
    at('attack-effects', attacking('squadron')).may(
      eachEnemy(aSquadron, nearDefender(1))(suffer(1)),
      spendDie({ color: 'blue', icons: ['crit'] }),
    ),
  ],
  'tycho-celchu-a-wing-squadron': [unbound()],
  'valen-rudor-tie-fighter-squadron': [
    attackersCannot('attack', the('attacker', aSquadron, engagedElsewhere)),
  ],
  'vult-skerris-tie-interceptor-squadron': [cannot('attack', inPhase('squadron'))],
  'wedge-antilles-x-wing-squadron': [
    at('attack-effects', attacking('squadron'), activatedTarget).may(addDice('blue', 2)),
  ],
  'whisper-tie-phantom-squadron': [at('defense-over', spent()).may(moveUpTo(1))],
  'zertik-strom-tie-advanced-squadron': [
    at('attack-effects').mayAll([aFriend(another, aSquadron, near(1))(suffer(1)), reroll('any')]),
  ],
};

addAbilities(SQUADRON_ABILITIES);
