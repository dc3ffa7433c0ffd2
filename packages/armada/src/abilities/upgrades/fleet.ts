/** What fleet commands and fleet support do. A card that is not here has no effect yet. */
import {
  type Ability,
  aFriend,
  anEnemy,
  another,
  aShip,
  aSquadron,
  at,
  attackerHas,
  attackerIs,
  attackerNear,
  attacking,
  begin,
  cardExhausted,
  cardReadied,
  changeDie,
  changeSpeed,
  commandToken,
  discard,
  duringSquadronPhase,
  engineering,
  exhaust,
  gainRaid,
  gainToken,
  having,
  inRange,
  it,
  itself,
  lasting,
  lendsAll,
  limitsTokens,
  near,
  nearIt,
  notAttack,
  obstructs,
  oneCopy,
  orElse,
  raiseYaw,
  reroll,
  strange,
  the,
  tokenOf,
  whenEnemy,
  whenFriend,
  whenShipAttacksShip,
  whenSide,
} from '../language.ts';

export const FLEET: Readonly<Record<string, readonly Ability[]>> = {
  'all-fighters-follow-me': [
    at('start-of-ship-phase').may(begin('round'), orElse(discard, tokenOf('squadron'))),
    { kind: 'commanded-speed', add: 1, all: true },
  ],
  'bomber-command-center': [
    oneCopy(
      whenFriend('attack-effects', attackerHas('bomber'), attackerNear(5), attacking('ship')).may(reroll(1)),
    ),
  ],
  'comms-net': [at('dials-used').may(aFriend(another, aShip, near(5))(gainToken('paid')), commandToken)],
  'entrapment-formation': [
    at('start-of-ship-phase').may(begin('round'), orElse(discard, tokenOf('navigate'))),
    whenSide('determine-course', lasting).does(it(changeSpeed(1))),
  ],
  'hot-landing': [
    duringSquadronPhase(lendsAll('grit', having('adept'))),
    whenSide('squadron-destroyed', the('other', having('adept'))).may(
      anEnemy(aShip, nearIt(2))(gainRaid('any')),
    ),
  ],
  'intensify-firepower': [
    at('start-of-ship-phase').may(begin('round'), orElse(discard, tokenOf('concentrate-fire'))),
    whenShipAttacksShip(lasting).may(changeDie({}, 'hit')),
  ],
  'jamming-field': [
    obstructs(the('attacker', aSquadron, near(2)), attacking('squadron')),
    obstructs(attackerIs('squadron'), the('defender', aSquadron, near(2))),
  ],
  'jedi-hostage': [
    at('targeted', the('attacker', aShip), notAttack('salvo'), cardReadied).does(strange('raid-attacker')),
    whenEnemy('reveal', the('other', aShip, inRange('close')), cardReadied).does(strange('ransom')),
    limitsTokens(1, 'all', the('defender', itself), cardExhausted),
  ],
  'mercy-mission': [
    at('obstacles-placed').does(strange('pass-card')),
    { kind: 'scores', inEnemyZone: 40, destroyed: 15 },
  ],
  'munitions-resupply': [
    at('dials-used').may({ kind: 'hand-out', of: 'concentrate-fire', within: 5 }, exhaust),
  ],
  'parts-resupply': [at('dials-used').may({ kind: 'hand-out', of: 'repair', within: 5 }, exhaust)],
  'repair-crews': [
    at('repairing').may(aFriend(aShip, near(2))({ kind: 'discard-damage' }), engineering('all')),
  ],
  'shields-to-maximum': [
    at('start-of-ship-phase').may(begin('round'), orElse(discard, tokenOf('repair'))),
    whenSide('before-reveal', lasting).may(it({ kind: 'recover-shield' })),
  ],
  'slicer-tools': [at('after-maneuver').may(strange('slice'), exhaust)],
  'take-evasive-action': [
    at('start-of-ship-phase').may(begin('round'), orElse(discard, tokenOf('navigate'))),
    whenSide('determine-course', lasting).may(it(raiseYaw('last'))),
  ],
};
