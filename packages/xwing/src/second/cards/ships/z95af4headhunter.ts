import {
  at,
  atRange,
  attackWith,
  by,
  choose,
  friendly,
  moreDice,
  noFriendAt,
  other,
  performAny,
  rollMore,
  thereIs,
  transfer,
  youAttack,
} from '../../abilities/language.ts';
import { takesOver } from '../../docking/cards.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { critIntoTwoHits } from './repeated.ts';

/** Z-95-AF4 Headhunter: small base. */
export const z95af4headhunter = chassis({
  id: 'z95af4headhunter',
  name: 'Z-95-AF4 Headhunter',
  size: 'small',
  dial: dial('1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 2,
  shields: 2,
  actions: bar('focus, lock, red barrel-roll'),
  keywords: [],
  pilots: [
    pilot('talasquadronpilot', { name: 'Tala Squadron Pilot', faction: 'rebelalliance', initiative: 2 }),
    pilot('banditsquadronpilot', { name: 'Bandit Squadron Pilot', faction: 'rebelalliance', initiative: 1 }),
    pilot('airencracken', { name: 'Airen Cracken', faction: 'rebelalliance', initiative: 5, limited: 1 }, [
      at('after-attack').youMay(choose([friendly, atRange([1, 1])], by('chosen', performAny('any', 'red')))),
    ]),
    pilot(
      'lieutenantblount',
      { name: 'Lieutenant Blount', faction: 'rebelalliance', initiative: 4, limited: 1 },
      [
        at(
          'before-attack-dice',
          youAttack,
          attackWith('primary'),
          thereIs(friendly, other, atRange([0, 1], 'defender')),
        ).youMay(rollMore('attack')),
      ],
    ),
    pilot('blacksunsoldier', { name: 'Black Sun Soldier', faction: 'scumandvillainy', initiative: 3 }),
    pilot('binayrepirate', { name: 'Binayre Pirate', faction: 'scumandvillainy', initiative: 1 }),
    pilot(
      'bossk-z95af4headhunter',
      {
        name: 'Bossk',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter'],
        own: { shipAbility: 'Pursuit Craft' },
      },
      critIntoTwoHits,
    ),
    pilot('ndrusuhlak', { name: 'N’dru Suhlak', faction: 'scumandvillainy', initiative: 4, limited: 1 }, [
      moreDice('attack', 1, youAttack, attackWith('primary'), noFriendAt([0, 2])),
    ]),
    pilot(
      'kaatoleeachos',
      {
        name: 'Kaa’to Leeachos',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [
        at('start-of-engagement').youMay(
          choose([friendly, other, atRange([0, 2])], transfer(['focus', 'evade'], 'chosen', 'self')),
        ),
      ],
    ),
    pilot(
      'nashtahpup',
      {
        name: 'Nashtah Pup',
        rulings: ['xwing2:faq-specific-card-questions.6'],
        faction: 'scumandvillainy',
        initiative: 0,
        limited: 1,
        own: { shipAbility: 'Escape Craft' },
      },
      [takesOver('houndstooth')],
    ),
  ],
});
