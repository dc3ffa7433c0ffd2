/** What weapons, support and boarding teams do. A card that is not here has no effect yet. */
import {
  type Ability,
  aFriend,
  anEnemy,
  anOrder,
  another,
  aShip,
  aSquadron,
  at,
  attackedBefore,
  attacking,
  begin,
  cannot,
  changeDie,
  commandIs,
  concentrating,
  damageTrait,
  defenderDoes,
  discard,
  discardUpgrade,
  engagedWithDefender,
  exhaust,
  inRange,
  itsValue,
  loseToken,
  moveUpTo,
  nearDefender,
  once,
  overlappedNo,
  replaceToken,
  reroll,
  resolved,
  setDie,
  shrugOff,
  someFriends,
  spendDie,
  strange,
  suffer,
  the,
  unengaged,
} from '../language.ts';

export const TEAMS: Readonly<Record<string, readonly Ability[]>> = {
  'auxiliary-shields-team': [{ kind: 'roomier-zones', zones: ['left', 'right'], add: 1, most: 4 }],
  'battle-droid-reserves': [
    at('repairing').mayAll([strange('crew-down'), begin('activation')], exhaust),
    { kind: 'cheaper-facedown', by: 1 },
  ],
  'boarding-engineers-boarding-team': [
    at('reveal').may(anEnemy(aShip, inRange('close'))({ kind: 'turn-up' }), anOrder('squadron'), discard),
  ],
  'boarding-troopers-boarding-team': [
    at('reveal').may(
      anEnemy(aShip, inRange('close'))({ kind: 'spend-tokens' }),
      anOrder('squadron'),
      discard,
    ),
  ],
  'caitken-and-shollan': [at('attack-effects').may(reroll('any-of-a-color'), exhaust)],
  'cham-syndulla-boarding-team': [at('reveal').may(strange('rewrite-dials'), anOrder('squadron'), discard)],
  'clone-gunners': [
    at('attack-effects', concentrating).mayAll([
      aFriend(another, aShip, nearDefender(5))(loseToken('concentrate-fire')),
      setDie('blue', 'accuracy'),
    ]),
  ],
  'darth-vader-boarding-team': [
    at('reveal').may(anEnemy(aShip, inRange('close'))(discardUpgrade()), anOrder('squadron'), discard),
  ],
  'engine-techs': [
    at('after-maneuver', the('it', resolved('navigate')), overlappedNo('ship')).may(
      { kind: 'maneuver', straight: false },
      exhaust,
    ),
  ],
  'engineering-team': [itsValue('engineering-points', { add: 1 })],
  'fighter-coordination-team': [
    at('after-maneuver').does(
      someFriends('squadron-value', aSquadron, unengaged, inRange('medium'))(moveUpTo(1)),
    ),
  ],
  'fire-control-team': [{ kind: 'more-criticals' }],
  'flight-controllers': [{ kind: 'commanded-dice', color: 'blue', dice: 1 }],
  'gunnery-chief-varnillian': [
    at('ship-deployed').does(strange('lay-die')),
    at('attack-effects', attacking('ship')).may(strange('exchange-die')),
  ],
  'gunnery-team': [
    at('after-command', commandIs('concentrate-fire')).does({ kind: 'attack-again' }),
    cannot('attack', attackedBefore),
  ],
  'jyn-erso-boarding-team': [at('reveal').may(strange('sabotage'), anOrder('squadron'), discard)],
  'local-fire-control': [at('ship-deployed').does(replaceToken('salvo'))],
  'medical-team': [at('faceup-dealt', damageTrait('crew')).may(shrugOff('discard'), discard)],
  'nav-team': [{ kind: 'yaw-for-speed' }],
  'ordnance-experts': [at('attack-effects').may(reroll(2, { color: 'black' }))],
  'projection-experts': [once('activation', at('repairing').may(strange('lend-shields')))],
  'ruthless-strategists': [
    at('attack-over', attacking('squadron')).mayAll([
      aFriend(aSquadron, engagedWithDefender)(suffer(1)),
      defenderDoes(suffer(1)),
    ]),
  ],
  'sensor-team': [at('attack-effects').may(changeDie({}, 'accuracy'), exhaust, spendDie())],
  'shriv-suurgav-boarding-team': [
    at('reveal').may(
      anEnemy(
        aShip,
        inRange('close'),
      )(
        discardUpgrade(
          'weapons-team',
          'support-team',
          'offensive-retrofit',
          'defensive-retrofit',
          'ordnance',
          'ion-cannon',
          'turbolaser',
        ),
      ),
      anOrder('squadron'),
      discard,
    ),
  ],
  'veteran-gunners': [at('attack-effects').may(reroll('all'), exhaust)],
  'weapons-battery-techs': [
    at('attack-effects', attacking('ship')).may(changeDie({ icons: ['accuracy'] }, 'crit', 'hit-crit')),
  ],
};
