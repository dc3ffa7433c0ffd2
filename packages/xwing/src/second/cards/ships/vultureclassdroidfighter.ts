import {
  at,
  atObstacle,
  atRange,
  cancel,
  charge,
  choose,
  defenderInBullseye,
  enemy,
  friendly,
  has,
  inTurn,
  inYour,
  isPilot,
  lets,
  other,
  paidBy,
  performAction,
  repair,
  reroll,
  spend,
  the,
  transfer,
  transferLock,
  turn,
  whenever,
  whileAttacking,
  you,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Vulture-class Droid Fighter: small base. */
export const vultureclassdroidfighter = chassis({
  id: 'vultureclassdroidfighter',
  name: 'Vulture-class Droid Fighter',
  size: 'small',
  dial: dial('1TW 1YW 1KR 2ER 2TB 2BW 2FB 2NW 2YB 2RR 3TW 3BR 3FB 3NR 3YW 4FB 5FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 3,
  shields: 0,
  actions: bar('calculate, lock, barrel-roll > red calculate'),
  keywords: [],
  shipAbility: 'Networked Calculations',
  pilots: [
    pilot('separatistdrone', {
      name: 'Separatist Drone',
      faction: 'separatistalliance',
      initiative: 3,
      keywords: ['Droid'],
    }),
    pilot('tradefederationdrone', {
      name: 'Trade Federation Drone',
      faction: 'separatistalliance',
      initiative: 1,
      keywords: ['Droid'],
    }),
    pilot(
      'dfs081',
      { name: 'DFS-081', faction: 'separatistalliance', initiative: 3, limited: 1, keywords: ['Droid'] },
      [
        whileAttacking({ of: [enemy] }, the('defender', friendly, atRange([0, 1]))).may(
          turn('crit', 'hit', 'all'),
          paidBy('defender', spend('calculate')),
        ),
      ],
    ),
    pilot(
      'precisehunter',
      {
        name: 'Precise Hunter',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 3,
        keywords: ['Droid'],
      },
      [whileAttacking({}, defenderInBullseye).may(reroll(1, 'blank'))],
    ),
    pilot(
      'dfs311',
      { name: 'DFS-311', faction: 'separatistalliance', initiative: 1, limited: 1, keywords: ['Droid'] },
      [
        at('start-of-engagement', you(has('calculate'))).youMay(
          choose([friendly, other, atRange([0, 3])], transfer('calculate', 'self', 'chosen')),
        ),
      ],
    ),
    pilot(
      'haorchallprototype',
      {
        name: 'Haor Chall Prototype',
        faction: 'separatistalliance',
        initiative: 1,
        limited: 2,
        keywords: ['Droid'],
      },
      [
        at(
          'attack-declared',
          the('attacker', enemy, inYour('bullseye'), atRange([0, 2])),
          the('defender', friendly, other),
        ).youMay(performAction('calculate', 'lock')),
      ],
    ),
    pilot(
      'kelrodoaiholdout',
      {
        name: 'Kelrodo-Ai Holdout',
        faction: 'separatistalliance',
        initiative: 1,
        limited: 3,
        own: {
          actions: bar('calculate, lock, barrel-roll > red focus'),
          shipAbility: 'Modified for Organics',
        },
      },
      [
        at('after-destroyed').youMay(
          choose(
            [friendly, other, isPilot('kelrodoaiholdout'), atRange([0, 3])],
            inTurn(transfer('green', 'self', 'chosen', 'all'), transferLock('self', 'chosen')),
          ),
        ),
      ],
    ),
    pilot(
      'theironassembler',
      {
        name: 'The Iron Assembler',
        faction: 'separatistalliance',
        initiative: 1,
        limited: 1,
        keywords: ['Droid'],
        charges: { limit: 3, recurring: 0 },
      },
      [
        whenever(
          'maneuver-skipped',
          [friendly, atRange([0, 1])],
          the('it', atObstacle([0, 0], 'asteroid', 'debris')),
        ).youMay(lets('it', repair('any', 'it')), charge()),
      ],
    ),
    pilot(
      'dfs081-siegeofcoruscant',
      {
        name: 'DFS-081',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        charges: { limit: 2, recurring: 0 },
        standardLoadout: [
          'discordmissiles',
          'contingencyprotocol-siegeofcoruscant',
          'strutlockoverride-siegeofcoruscant',
        ],
      },
      [at('before-neutralizing', youDefend).youMay(cancel('attack', ['crit']), charge(), spend('calculate'))],
    ),
    pilot(
      'dfs311-siegeofcoruscant',
      {
        name: 'DFS-311',
        faction: 'separatistalliance',
        initiative: 1,
        limited: 1,
        keywords: ['Droid'],
        standardLoadout: [
          'discordmissiles',
          'contingencyprotocol-siegeofcoruscant',
          'strutlockoverride-siegeofcoruscant',
        ],
      },
      [
        at('start-of-engagement', you(has('calculate'))).youMay(
          choose([friendly, other, atRange([0, 3])], transfer('calculate', 'self', 'chosen')),
        ),
      ],
    ),
    pilot(
      'haorchallprototype-siegeofcoruscant',
      {
        name: 'Haor Chall Prototype',
        faction: 'separatistalliance',
        initiative: 1,
        limited: 2,
        keywords: ['Droid'],
        standardLoadout: [
          'ionmissiles',
          'contingencyprotocol-siegeofcoruscant',
          'strutlockoverride-siegeofcoruscant',
        ],
      },
      [
        at(
          'attack-declared',
          the('attacker', enemy, inYour('bullseye'), atRange([0, 2])),
          the('defender', friendly, other),
        ).youMay(performAction('calculate', 'lock')),
      ],
    ),
  ],
});
