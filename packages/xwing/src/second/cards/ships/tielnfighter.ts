import {
  acquireLockOn,
  assign,
  at,
  atRange,
  attackRange,
  attackWith,
  beforeDamageTo,
  by,
  cancel,
  charge,
  choose,
  damaged,
  dealDamage,
  defenderInBullseye,
  enemy,
  evenWhileStressed,
  flown,
  force,
  friendly,
  gain,
  gainOneOf,
  inTurn,
  inYour,
  isNamed,
  isSize,
  lasting,
  loseCharge,
  modifier,
  moreDice,
  other,
  performAction,
  performAny,
  remove,
  reroll,
  rollMore,
  spendResult,
  stressed,
  the,
  thereIs,
  tokenIs,
  turnUpTo,
  unlessIt,
  whenever,
  whileAttacking,
  whileFighting,
  whileShipDefends,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/ln Fighter: small base. */
export const tielnfighter = chassis({
  id: 'tielnfighter',
  name: 'TIE/ln Fighter',
  size: 'small',
  dial: dial('1TW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR 5FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: bar('focus, evade, barrel-roll'),
  keywords: ['TIE'],
  pilots: [
    pilot(
      'ezrabridger-tielnfighter',
      {
        name: 'Ezra Bridger',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Light Side', 'Spectre'],
        force: { limit: 1, recurring: 1, side: 'light' },
      },
      [...whileFighting('any', you(stressed)).may(turnUpTo('focus', 'success', 2), force())],
    ),
    pilot(
      'sabinewren-tielnfighter',
      {
        name: 'Sabine Wren',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Mandalorian', 'Spectre'],
      },
      [at('before-activating').youMay(performAction('barrel-roll', 'boost'))],
    ),
    pilot(
      'captainrex',
      { name: 'Captain Rex', faction: 'rebelalliance', initiative: 2, limited: 1, keywords: ['Clone'] },
      [at('after-attack').you(assign('suppressivefire', 'defender'))],
    ),
    pilot(
      'zeborrelios-tielnfighter',
      { name: '“Zeb” Orrelios', faction: 'rebelalliance', initiative: 2, limited: 1, keywords: ['Spectre'] },
      [modifier({ rule: 'crits-neutralized-first', requires: [youDefend] })],
    ),
    pilot('blacksquadronace', { name: 'Black Squadron Ace', faction: 'galacticempire', initiative: 3 }),
    pilot('obsidiansquadronpilot', {
      name: 'Obsidian Squadron Pilot',
      faction: 'galacticempire',
      initiative: 2,
    }),
    pilot('academypilot', { name: 'Academy Pilot', faction: 'galacticempire', initiative: 1 }),
    pilot('howlrunner', { name: '“Howlrunner”', faction: 'galacticempire', initiative: 5, limited: 1 }, [
      whileAttacking({ friendlyAt: [0, 1], weapon: 'primary' }).may(reroll(1)),
    ]),
    pilot('maulermithel', { name: '“Mauler” Mithel', faction: 'galacticempire', initiative: 5, limited: 1 }, [
      moreDice('attack', 1, youAttack, attackRange([1, 1])),
    ]),
    pilot(
      'scourgeskutu',
      {
        name: '“Scourge” Skutu',
        rulings: ['xwing2:faq-specific-card-questions.36'],
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
      },
      [moreDice('attack', 1, youAttack, defenderInBullseye)],
    ),
    pilot('delmeeko', { name: 'Del Meeko', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      whileShipDefends([friendly, atRange([0, 2])], the('attacker', damaged)).may(reroll(1)),
    ]),
    pilot('gideonhask', { name: 'Gideon Hask', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      moreDice('attack', 1, youAttack, the('defender', damaged)),
    ]),
    pilot('isbjingoist', { name: 'ISB Jingoist', faction: 'galacticempire', initiative: 4, limited: 2 }, [
      at('before-engaging').youMay(
        choose(
          [enemy, inYour('front'), atRange([0, 1])],
          unlessIt(
            'chosen',
            remove('green', 1, 'chosen', 'chosen'),
            gainOneOf(['deplete', 'strain'], 'chosen'),
          ),
        ),
      ),
    ]),
    pilot(
      'idenversio',
      {
        name: 'Iden Versio',
        rulings: ['xwing2:faq-specific-card-questions.5'],
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        charges: { limit: 1, recurring: 0 },
      },
      [beforeDamageTo({ friendlyAt: [0, 1], chassis: 'tielnfighter' }).mayPrevent(charge(1))],
    ),
    pilot(
      'moffgideon',
      {
        name: 'Moff Gideon',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
      },
      [
        at('before-attack-dice', the('defender', enemy, atRange([1, 3]))).youMay(
          choose(
            [friendly, atRange([0, 1], 'defender')],
            inTurn(
              lasting('end of attack', [
                modifier({ cannot: 'modify-dice', dice: 'defense', by: 'all', requires: [] }),
              ]),
              gain('strain', 1, 'chosen'),
            ),
          ),
          charge(),
        ),
      ],
    ),
    pilot('seynmarana', { name: 'Seyn Marana', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      whileAttacking().may(
        spendResult(
          ['crit'],
          inTurn(dealDamage(false, 'defender'), cancel('attack', ['hit', 'crit', 'focus', 'blank'], 'all')),
        ),
      ),
    ]),
    pilot('magnatolvan', { name: 'Magna Tolvan', faction: 'galacticempire', initiative: 3, limited: 1 }, [
      modifier({ can: 'act-while-stressed', actions: 'white', mostStress: 2 }),
      at('after-gain', tokenIs('stress')).youMay(performAny('white')),
    ]),
    pilot('valenrudor', { name: 'Valen Rudor', faction: 'galacticempire', initiative: 3, limited: 1 }, [
      whenever('after-defending', [friendly, atRange([0, 1])]).youMay(performAny()),
    ]),
    pilot('yricaquell', { name: 'Yrica Quell', faction: 'galacticempire', initiative: 3, limited: 1 }, [
      at('after-maneuver', flown({ fully: true })).youMay(acquireLockOn([enemy, inYour('bullseye')])),
    ]),
    pilot('nightbeast', { name: '“Night Beast”', faction: 'galacticempire', initiative: 2, limited: 1 }, [
      at('after-maneuver', flown({ fully: true, difficulty: 'blue' })).youMay(performAction('focus')),
    ]),
    pilot(
      'wampa',
      {
        name: '“Wampa”',
        faction: 'galacticempire',
        initiative: 1,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [
        at('before-attack-dice', youAttack).youMay(rollMore('attack'), charge()),
        at('after-defending').you(loseCharge()),
      ],
    ),
    pilot(
      'darkcurse-battleofyavin',
      {
        name: '“Dark Curse”',
        faction: 'galacticempire',
        initiative: 6,
        limited: 1,
        own: { hull: 4 },
        standardLoadout: ['ruthless', 'precisionionengines'],
      },
      [modifier({ cannot: 'modify-dice', dice: 'attack', by: 'all', requires: [youDefend] })],
    ),
    pilot(
      'backstabber-battleofyavin',
      {
        name: '“Backstabber”',
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
        own: { hull: 4 },
        standardLoadout: ['crackshot', 'disciplined', 'afterburners'],
      },
      [
        moreDice(
          'attack',
          1,
          youAttack,
          attackWith('primary'),
          thereIs(
            friendly,
            isNamed('Darth Vader', '“Mauler” Mithel'),
            inYour('left', 'right'),
            atRange([0, 1]),
          ),
        ),
      ],
    ),
    pilot(
      'majormianda-battleoverendor',
      {
        name: 'Major Mianda',
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
        own: {
          shields: 1,
          actions: bar('focus, evade, barrel-roll > red evade, red coordinate'),
          shipAbility: 'Formed Up',
        },
        standardLoadout: ['noescape-battleoverendor', 'ruthless', 'swarmtactics'],
      },
      [
        at('during-end').youMay(
          inTurn(
            performAction('red barrel-roll', 'red boost'),
            choose(
              [friendly, other, isSize('small'), atRange([0, 2])],
              by('chosen', performAction('red barrel-roll', 'red boost')),
              { count: 2 },
            ),
          ),
        ),
      ],
    ),
    pilot(
      'maulermithel-battleofyavin',
      {
        name: '“Mauler” Mithel',
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
        own: { hull: 4 },
        standardLoadout: ['predator', 'afterburners'],
      },
      [
        moreDice(
          'attack',
          1,
          youAttack,
          attackWith('primary'),
          thereIs(friendly, isNamed('Darth Vader', 'Backstabber'), inYour('left', 'right'), atRange([0, 1])),
        ),
      ],
    ),
    pilot(
      'idenversio-swz105',
      {
        name: 'Iden Versio',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        charges: { limit: 1, recurring: 0 },
        standardLoadout: ['disciplined', 'elusive'],
      },
      [beforeDamageTo({ friendlyAt: [0, 1], chassis: 'tielnfighter' }).mayPrevent(charge(1))],
    ),
    pilot(
      'lieutenanthebsly-battleoverendor',
      {
        name: 'Lieutenant Hebsly',
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
        own: {
          hull: 4,
          actions: bar('focus, evade, barrel-roll > red evade, red boost'),
          shipAbility: 'Formed Up',
        },
        standardLoadout: ['collected-battleoverendor', 'elusive', 'noescape-battleoverendor'],
      },
      [at('after-defending').youMay(evenWhileStressed(performAction('red boost')))],
    ),
    pilot(
      'valenrudor-swz105',
      {
        name: 'Valen Rudor',
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
        standardLoadout: ['disciplined', 'precisionionengines'],
      },
      [whenever('after-defending', [friendly, atRange([0, 1])]).youMay(performAny())],
    ),
    pilot(
      'nightbeast-swz105',
      {
        name: '“Night Beast”',
        faction: 'galacticempire',
        initiative: 2,
        limited: 1,
        standardLoadout: ['disciplined', 'predator'],
      },
      [at('after-maneuver', flown({ fully: true, difficulty: 'blue' })).youMay(performAction('focus'))],
    ),
    pilot(
      'scythe6-battleoverendor',
      {
        name: 'Scythe 6',
        faction: 'galacticempire',
        initiative: 2,
        limited: 1,
        own: { hull: 4, actions: bar('focus, evade, barrel-roll > red evade'), shipAbility: 'Formed Up' },
        standardLoadout: [
          'noescape-battleoverendor',
          'predator',
          'ionmaneuveringjet-battleoverendor',
          'targetingmatrix-battleoverendor',
        ],
      },
      [moreDice('attack', 1, youAttack, attackRange([1, 2]))],
    ),
    pilot(
      'wampa-battleofyavin',
      {
        name: '“Wampa”',
        faction: 'galacticempire',
        initiative: 1,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
        own: { hull: 4 },
        standardLoadout: ['elusive', 'vengeful-battleofyavin'],
      },
      [
        at('before-attack-dice', youAttack).youMay(rollMore('attack'), charge()),
        at('after-defending').you(loseCharge()),
      ],
    ),
  ],
});
