import {
  actionIs,
  at,
  atRange,
  attackHit,
  attackWith,
  by,
  charge,
  choose,
  exposePicked,
  flipsUpgrade,
  friendly,
  gain,
  gaining,
  handOverFriendlyLock,
  has,
  inArcOf,
  inAttackArc,
  inTurn,
  lockedBy,
  moreDice,
  onFaces,
  other,
  performAction,
  performAny,
  recoverForce,
  remove,
  reroll,
  rollDie,
  setInitiative,
  spendResult,
  suffer,
  sufferToCancel,
  the,
  thereIs,
  tokenIs,
  whileAttacking,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** T-65 X-wing: small base. */
export const t65xwing = chassis({
  id: 't65xwing',
  name: 'T-65 X-wing',
  size: 'small',
  dial: dial('1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FW 3NW 3YW 3RR 4FW 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 4,
  shields: 2,
  actions: bar('focus, lock, barrel-roll'),
  keywords: ['X-wing'],
  pilots: [
    pilot('redsquadronveteran', { name: 'Red Squadron Veteran', faction: 'rebelalliance', initiative: 3 }),
    pilot('bluesquadronescort', { name: 'Blue Squadron Escort', faction: 'rebelalliance', initiative: 2 }),
    pilot('cavernangelszealot', {
      name: 'Cavern Angels Zealot',
      faction: 'rebelalliance',
      initiative: 1,
      keywords: ['Partisan'],
    }),
    pilot('wedgeantilles', { name: 'Wedge Antilles', faction: 'rebelalliance', initiative: 6, limited: 1 }, [
      moreDice('defense', -1, youAttack),
    ]),
    pilot(
      'corranhorn-t65xwing',
      { name: 'Corran Horn', faction: 'rebelalliance', initiative: 5, limited: 1 },
      [
        at('attack-declared', youAttack, the('defender', lockedBy())).youMay(
          handOverFriendlyLock('self', 'defender'),
        ),
      ],
    ),
    pilot(
      'lukeskywalker',
      {
        name: 'Luke Skywalker',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Light Side'],
        force: { limit: 2, recurring: 1, side: 'light' },
      },
      [at('attack-declared', youDefend).youMay(recoverForce())],
    ),
    pilot('thanekyrell', { name: 'Thane Kyrell', faction: 'rebelalliance', initiative: 5, limited: 1 }, [
      whileAttacking().may(spendResult(['focus', 'hit', 'crit'], exposePicked('defender'))),
    ]),
    pilot(
      'wesjanson',
      {
        name: 'Wes Janson',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [
        at('after-attack').youMay(gain('jam', 1, 'defender'), charge()),
        at('after-defending').youMay(gain('jam', 1, 'attacker'), charge()),
      ],
    ),
    pilot(
      'garvendreis-t65xwing',
      { name: 'Garven Dreis', faction: 'rebelalliance', initiative: 4, limited: 1 },
      [
        at('after-spend', tokenIs('focus')).youMay(
          choose([friendly, atRange([1, 3])], gain('focus', 1, 'chosen')),
        ),
      ],
    ),
    pilot('jekporkins', { name: 'Jek Porkins', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      at('after-gain', tokenIs('stress')).youMay(
        inTurn(remove('stress'), rollDie(onFaces(['hit'], suffer(1)))),
      ),
    ]),
    pilot(
      'kullbeesperado',
      {
        name: 'Kullbee Sperado',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Partisan'],
      },
      [at('after-action', actionIs('barrel-roll', 'boost')).youMay(flipsUpgrade('configuration'))],
    ),
    pilot(
      'biggsdarklighter',
      { name: 'Biggs Darklighter', faction: 'rebelalliance', initiative: 3, limited: 1 },
      [
        at('before-neutralizing', the('defender', friendly, other, atRange([0, 1])), you(inAttackArc)).youMay(
          sufferToCancel('hit', 'crit'),
        ),
      ],
    ),
    pilot(
      'leevantenza',
      { name: 'Leevan Tenza', faction: 'rebelalliance', initiative: 3, limited: 1, keywords: ['Partisan'] },
      [at('after-action', actionIs('barrel-roll', 'boost')).youMay(performAction('red evade'))],
    ),
    pilot(
      'edriotwotubes',
      {
        name: 'Edrio Two Tubes',
        rulings: ['xwing2:saw-reaper-corrections.1'],
        faction: 'rebelalliance',
        initiative: 2,
        limited: 1,
        keywords: ['Partisan'],
      },
      [at('before-activating', you(has('focus'))).youMay(performAny())],
    ),
    pilot(
      'wedgeantilles-battleoverendor',
      {
        name: 'Wedge Antilles',
        faction: 'rebelalliance',
        initiative: 6,
        limited: 1,
        own: {
          shields: 3,
          actions: bar('focus > red boost, lock, barrel-roll > red focus, boost'),
          shipAbility: 'Locked S-Foils',
        },
        standardLoadout: [
          'itsatrap-battleoverendor',
          'predator',
          'advprotontorpedoes',
          'r2a3-battleoverendor',
        ],
      },
      [at('after-attack', attackHit).you(gain('focus'))],
    ),
    pilot(
      'lukeskywalker-battleofyavin',
      {
        name: 'Luke Skywalker',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Light Side'],
        force: { limit: 2, recurring: 1, side: 'light' },
        own: { shipAbility: 'Hope' },
        standardLoadout: [
          'attackspeed-battleofyavin',
          'instinctiveaim',
          'protontorpedoes',
          'r2d2-battleofyavin',
        ],
      },
      [at('attack-declared', youDefend).youMay(recoverForce())],
    ),
    pilot(
      'lukeskywalker-swz106',
      {
        name: 'Luke Skywalker',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Light Side'],
        force: { limit: 2, recurring: 1, side: 'light' },
        standardLoadout: ['instinctiveaim', 'protontorpedoes', 'r2d2'],
      },
      [at('attack-declared', youDefend).youMay(recoverForce())],
    ),
    pilot(
      'wedgeantilles-battleofyavin',
      {
        name: 'Wedge Antilles',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: [
          'attackspeed-battleofyavin',
          'marksmanship',
          'protontorpedoes',
          'r2a3-battleofyavin',
        ],
      },
      [
        moreDice(
          'defense',
          -1,
          youAttack,
          attackWith('primary'),
          thereIs(friendly, other, inArcOf('defender', 'firing')),
        ),
      ],
    ),
    pilot(
      'yendor-battleoverendor',
      {
        name: 'Yendor',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        own: {
          actions: bar('focus > red boost, lock, barrel-roll > red focus, boost'),
          shipAbility: 'Locked S-Foils',
        },
        standardLoadout: [
          'itsatrap-battleoverendor',
          'plasmatorpedoes',
          'stabilizingastromech-battleoverendor',
        ],
      },
      [whileAttacking({ weapon: 'primary' }).may(reroll(1, 'blank'), gaining('strain'))],
    ),
    pilot(
      'garvendreis-battleofyavin',
      {
        name: 'Garven Dreis',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['advprotontorpedoes', 'r5k6-battleofyavin'],
      },
      [
        at('after-spend', tokenIs('focus')).youMay(
          choose([friendly, atRange([1, 3])], gain('focus', 1, 'chosen')),
        ),
      ],
    ),
    pilot(
      'jekporkins-battleofyavin',
      {
        name: 'Jek Porkins',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: [
          'advprotontorpedoes',
          'r5d8-battleofyavin',
          'unstablesublightengines-battleofyavin',
        ],
      },
      [
        at('after-gain', tokenIs('stress')).youMay(
          inTurn(remove('stress'), rollDie(onFaces(['hit'], suffer(1)))),
        ),
      ],
    ),
    pilot(
      'jekporkins-swz106',
      {
        name: 'Jek Porkins',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        standardLoadout: ['predator', 'protontorpedoes', 'r5d8-battleofyavin'],
      },
      [
        at('after-gain', tokenIs('stress')).youMay(
          inTurn(remove('stress'), rollDie(onFaces(['hit'], suffer(1)))),
        ),
      ],
    ),
    pilot(
      'kendyidele-battleoverendor',
      {
        name: 'Kendy Idele',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        own: {
          actions: bar('focus > red boost, lock, barrel-roll > red focus, boost'),
          shipAbility: 'Locked S-Foils',
        },
        standardLoadout: [
          'itsatrap-battleoverendor',
          'ionmissiles',
          'modifiedr4punit-battleoverendor',
          'chaffparticles-battleoverendor',
        ],
      },
      [
        at('after-spend', tokenIs('focus', 'evade', 'calculate', 'reinforce-fore', 'reinforce-aft')).youMay(
          choose([friendly, atRange([1, 3])], by('chosen', performAction('red focus', 'red evade'))),
          gaining('strain'),
        ),
      ],
    ),
    pilot(
      'biggsdarklighter-battleofyavin',
      {
        name: 'Biggs Darklighter',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['attackspeed-battleofyavin', 'selfless', 'protontorpedoes', 'r2f2-battleofyavin'],
      },
      [
        at('during-system').youMay(
          choose([friendly, atRange([1, 1])], setInitiative('chosen', 'end of activation')),
        ),
      ],
    ),
  ],
});
