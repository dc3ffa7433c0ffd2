import {
  assign,
  at,
  atRange,
  attackHit,
  attackMissed,
  before,
  cancel,
  charge,
  choose,
  compare,
  defenseRolled,
  discardsDamage,
  enemy,
  evenWhileStressed,
  friendly,
  gain,
  gaining,
  initiative,
  inPhase,
  instead,
  inTurn,
  inYour,
  isDestroyed,
  isPilot,
  not,
  onlyIf,
  other,
  performAny,
  repair,
  repairsFaceup,
  results,
  revealsDamage,
  setInitiative,
  stat,
  suffer,
  the,
  transfer,
  turn,
  turnResults,
  unless,
  whenever,
  whileDefending,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Rogue-class Starfighter: small base. */
export const rogueclassstarfighter = chassis({
  id: 'rogueclassstarfighter',
  name: 'Rogue-class Starfighter',
  size: 'small',
  dial: dial('1TW 1BB 1NB 1YW 2ER 2TW 2BB 2FB 2NB 2YW 2RR 3TR 3BW 3FB 3NW 3YR 4FB 5FW 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 5,
  shields: 2,
  actions: bar('focus > red boost, focus > red barrel-roll, evade > red barrel-roll, lock, red boost'),
  keywords: [],
  shipAbility: 'Dead to Rights',
  pilots: [
    pilot('outerrimhunter', { name: 'Outer Rim Hunter', faction: 'scumandvillainy', initiative: 3 }),
    pilot(
      'durge',
      { name: 'Durge', faction: 'scumandvillainy', initiative: 5, limited: 1, keywords: ['Bounty Hunter'] },
      [
        at(
          'after-neutralizing',
          youDefend,
          compare(results('attack', 'hit', 'crit'), 'higher', stat('shields')),
          compare(results('attack', 'hit'), 'higher', 0),
        ).youMay(inTurn(turnResults('attack', ['hit'], 'crit'), cancel('attack', ['hit']))),
      ],
    ),
    pilot(
      'cadbane',
      {
        name: 'Cad Bane',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter'],
        charges: { limit: 2, recurring: 1 },
      },
      [
        at('after-attack', attackHit).youMay(
          transfer('red-or-orange-but-locks', 'self', 'defender'),
          charge(2),
        ),
      ],
    ),
    pilot(
      'viktorhel-rogueclassstarfighter',
      {
        name: 'Viktor Hel',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [at('after-defending', unless(compare(defenseRolled, 'equal', 2))).you(gain('stress', 1, 'attacker'))],
    ),
    pilot(
      'nomlumb-rogueclassstarfighter',
      {
        name: 'Nom Lumb',
        faction: 'scumandvillainy',
        initiative: 1,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [
        at('start-of-engagement').youMay(
          choose([enemy, inYour('front')], setInitiative('chosen', 'end of round')),
        ),
      ],
    ),
    pilot('magnaguardexecutioner', {
      name: 'MagnaGuard Executioner',
      faction: 'separatistalliance',
      initiative: 3,
      keywords: ['Droid'],
      own: {
        actions: bar(
          'calculate > red boost, calculate > red barrel-roll, evade > red barrel-roll, lock, red boost',
        ),
        shipAbility: 'Networked Calculations',
      },
    }),
    pilot(
      'durge-separatistalliance',
      {
        name: 'Durge',
        faction: 'separatistalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Bounty Hunter'],
        charges: { limit: 1, recurring: 0 },
      },
      [
        before({ event: 'destroyed' }).youMay(
          instead(
            inTurn(
              revealsDamage,
              discardsDamage({ named: 'Direct Hit!' }),
              discardsDamage({ trait: 'pilot' }),
              repairsFaceup,
              onlyIf([compare(stat('hull-left'), 'lower-or-equal', 0)], isDestroyed),
            ),
          ),
          charge(),
        ),
      ],
    ),
    pilot(
      'cadbane-separatistalliance',
      {
        name: 'Cad Bane',
        faction: 'separatistalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter'],
        charges: { limit: 1, recurring: 1 },
      },
      [
        whenever('after-destroyed', [other, atRange([0, 3])], inPhase('engagement')).youMay(
          evenWhileStressed(performAny()),
          charge(),
        ),
      ],
    ),
    pilot(
      'ig101',
      {
        name: 'IG-101',
        faction: 'separatistalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Droid'],
        own: {
          actions: bar(
            'calculate > red boost, calculate > red barrel-roll, evade > red barrel-roll, lock, red boost',
          ),
          shipAbility: 'Networked Calculations',
        },
      },
      [at('start-of-system').youMay(repair('faceup'))],
    ),
    pilot(
      'ig102',
      {
        name: 'IG-102',
        faction: 'separatistalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Droid'],
        own: {
          actions: bar(
            'calculate > red boost, calculate > red barrel-roll, evade > red barrel-roll, lock, red boost',
          ),
          shipAbility: 'Networked Calculations',
        },
      },
      [whileDefending(the('attacker', initiative('higher-or-equal', 'self'))).may(turn('blank', 'focus'))],
    ),
    pilot(
      'magnaguardprotector',
      {
        name: 'MagnaGuard Protector',
        faction: 'separatistalliance',
        initiative: 4,
        limited: 2,
        keywords: ['Droid'],
        own: {
          actions: bar(
            'calculate > red boost, calculate > red barrel-roll, evade > red barrel-roll, lock, red boost',
          ),
          shipAbility: 'Networked Calculations',
        },
      },
      [
        at('after-placing-forces').you(
          choose([friendly, not(isPilot('magnaguardprotector'))], assign('guarded', 'chosen'), {
            must: true,
          }),
        ),
      ],
    ),
    pilot(
      'ig111',
      {
        name: 'IG-111',
        faction: 'separatistalliance',
        initiative: 1,
        limited: 1,
        keywords: ['Droid'],
        own: {
          actions: bar(
            'calculate > red boost, calculate > red barrel-roll, evade > red barrel-roll, lock, red boost',
          ),
          shipAbility: 'Networked Calculations',
        },
      },
      [
        at('after-attack', attackMissed).youMay(
          choose([enemy, inYour('bullseye')], suffer(1, 0, 'chosen')),
          gaining('deplete'),
        ),
      ],
    ),
    pilot(
      'cadbane-armedanddangerous',
      {
        name: 'Cad Bane',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter'],
        charges: { limit: 2, recurring: 1 },
        own: {
          actions: bar(
            'focus > red boost, focus > red barrel-roll, evade > red barrel-roll, lock, red cloak',
          ),
        },
        standardLoadout: [
          'flechettecannons-armedanddangerous',
          'todo360-armedanddangerous',
          'xanadublood-armedanddangerous',
        ],
      },
      [
        at('after-attack', attackHit).youMay(
          transfer('red-or-orange-but-locks', 'self', 'defender'),
          charge(2),
        ),
      ],
    ),
  ],
});
