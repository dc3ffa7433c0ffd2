import {
  at,
  atRange,
  attackWith,
  charge,
  compare,
  either,
  fliesInstead,
  friendly,
  gain,
  handsOnUpgrades,
  inTurn,
  isSelf,
  lasting,
  mark,
  marked,
  modifier,
  moreDice,
  nonLimited,
  oneOf,
  performAction,
  reroll,
  revealed,
  rollMore,
  stat,
  thereIs,
  tokensOf,
  whileAttacking,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { fastFriendsReposition } from './repeated.ts';

/** Clone Z-95 Headhunter: small base. */
export const clonez95headhunter = chassis({
  id: 'clonez95headhunter',
  name: 'Clone Z-95 Headhunter',
  size: 'small',
  dial: dial('1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 2,
  shields: 2,
  actions: bar('focus, lock, red barrel-roll'),
  keywords: [],
  shipAbility: 'Versatile Frame',
  pilots: [
    pilot('reapersquadronscout', {
      name: 'Reaper Squadron Scout',
      faction: 'galacticrepublic',
      initiative: 3,
      keywords: ['Clone'],
    }),
    pilot('7thskycorpspilot', {
      name: '7th Sky Corps Pilot',
      faction: 'galacticrepublic',
      initiative: 2,
      keywords: ['Clone'],
    }),
    pilot(
      'knack',
      { name: '“Knack”', faction: 'galacticrepublic', initiative: 5, limited: 1, keywords: ['Clone'] },
      [at('after-destroyed').you(handsOnUpgrades('talent', 1, friendly, nonLimited, atRange([0, 2])))],
    ),
    pilot(
      'hawk-clonez95headhunter',
      { name: '“Hawk”', faction: 'galacticrepublic', initiative: 4, limited: 1, keywords: ['Clone'] },
      fastFriendsReposition,
    ),
    pilot(
      'slider',
      {
        name: '“Slider”',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 2, recurring: 1 },
      },
      [
        at('after-reveal', you(revealed({ speed: [2, 2], bearing: 'bank' }))).youMay(
          fliesInstead({ bearing: 'sideslip' }),
          charge(2),
        ),
      ],
    ),
    pilot(
      'boost',
      { name: '“Boost”', faction: 'galacticrepublic', initiative: 3, limited: 1, keywords: ['Clone'] },
      [
        at(
          'start-of-engagement',
          thereIs(friendly, atRange([0, 1]), revealed({ difficulty: 'blue' })),
        ).youMay(performAction('boost')),
      ],
    ),
    pilot(
      'drift',
      { name: '“Drift”', faction: 'galacticrepublic', initiative: 3, limited: 1, keywords: ['Clone'] },
      [
        whileAttacking(
          { of: [friendly, atRange([0, 1])] },
          oneOf(compare(tokensOf('red-but-locks'), 'equal', 1), compare(tokensOf('orange'), 'equal', 1)),
        ).may(reroll(1)),
      ],
    ),
    pilot(
      'stub',
      { name: '“Stub”', faction: 'galacticrepublic', initiative: 3, limited: 1, keywords: ['Clone'] },
      [
        moreDice('defense', 1, youDefend, you(revealed({ parity: 'even' }))),
        moreDice('attack', 1, youAttack, attackWith('primary'), you(revealed({ parity: 'odd' }))),
      ],
    ),
    pilot(
      'warthog-clonez95headhunter',
      { name: '“Warthog”', faction: 'galacticrepublic', initiative: 3, limited: 1, keywords: ['Clone'] },
      [
        modifier({
          can: 'stay-through-engagement',
          whom: [friendly, either(isSelf, nonLimited), atRange([0, 2])],
        }),
      ],
    ),
    pilot(
      'killer',
      { name: '“Killer”', faction: 'galacticrepublic', initiative: 2, limited: 1, keywords: ['Clone'] },
      [
        at(
          'before-attack-dice',
          youAttack,
          compare(stat('hull-left', 'defender'), 'lower-or-equal', 2),
        ).youMay(inTurn(rollMore('attack'), lasting('end of attack', [mark]))),
        at('after-attack-dice', youAttack, marked).you(gain('deplete')),
      ],
    ),
  ],
});
