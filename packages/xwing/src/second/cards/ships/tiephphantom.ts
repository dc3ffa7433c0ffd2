import {
  at,
  atRange,
  attackHit,
  charge,
  enemy,
  gain,
  hasOnBar,
  modifier,
  performAction,
  performAny,
  whenever,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/ph Phantom: small base. */
export const tiephphantom = chassis({
  id: 'tiephphantom',
  name: 'TIE/ph Phantom',
  size: 'small',
  dial: dial('1TW 1BW 1NW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: bar('focus, evade, barrel-roll, cloak'),
  keywords: [],
  shipAbility: 'Stygium Array',
  pilots: [
    pilot('sigmasquadronace', {
      name: 'Sigma Squadron Ace',
      faction: 'galacticempire',
      initiative: 4,
      keywords: ['TIE'],
    }),
    pilot('imdaartestpilot', {
      name: 'Imdaar Test Pilot',
      faction: 'galacticempire',
      initiative: 3,
      keywords: ['TIE'],
    }),
    pilot(
      'whisper',
      { name: '“Whisper”', faction: 'galacticempire', initiative: 5, limited: 1, keywords: ['TIE'] },
      [at('after-attack', attackHit).you(gain('evade'))],
    ),
    pilot(
      'echo',
      { name: '“Echo”', faction: 'galacticempire', initiative: 4, limited: 1, keywords: ['TIE'] },
      [modifier({ permission: 'templates', moves: ['decloak'], only: 'bank' })],
    ),
    pilot(
      'whisper-ssl',
      {
        name: '“Whisper”',
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
        standardLoadout: [
          'withoutatrace-tiephphantom',
          'relaysystem-tiephphantom',
          'stygiumreserve-tiephphantom',
        ],
      },
      [at('after-attack').youMay(performAction('cloak'), charge())],
    ),
    pilot(
      'echo-ssl',
      {
        name: '“Echo”',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
        standardLoadout: [
          'silenthunter-tiephphantom',
          'stealthgambit-tiephphantom',
          'manualailerons-tiephphantom',
        ],
      },
      [
        whenever('after-action', [enemy, atRange([0, 1]), hasOnBar('its-action')]).youMay(
          performAny('its-action'),
          charge(),
        ),
      ],
    ),
  ],
});
