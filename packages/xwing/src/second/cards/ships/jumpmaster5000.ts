import {
  at,
  atRange,
  before,
  bonusAttackWith,
  charge,
  choose,
  discardsDamage,
  friendly,
  instead,
  inTurn,
  intoReserve,
  inYour,
  isThe,
  not,
  other,
  strange,
  suffer,
  the,
  transfer,
  youDefend,
} from '../../abilities/language.ts';
import { turnTurretTo } from '../../actions/rotate.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Dengar. */
const firesBackAhead = [
  at('after-defending', the('attacker', inYour('front'))).youMay(
    bonusAttackWith([], isThe('attacker')),
    charge(),
  ),
];

/** JumpMaster 5000: large base. */
export const jumpmaster5000 = chassis({
  id: 'jumpmaster5000',
  name: 'JumpMaster 5000',
  size: 'large',
  dial: dial('1TW 1BB 1FB 1NW 1YR 2TW 2BB 2FB 2NW 2YR 3LR 3BB 3FB 3NW 4FW 4KR'),
  weapons: [{ arc: 'single-turret', value: 2 }],
  agility: 2,
  hull: 6,
  shields: 3,
  actions: bar('focus > red rotate, lock > red rotate, red barrel-roll'),
  keywords: [],
  pilots: [
    pilot('contractedscout', { name: 'Contracted Scout', faction: 'scumandvillainy', initiative: 2 }),
    pilot(
      'dengar',
      {
        name: 'Dengar',
        faction: 'scumandvillainy',
        initiative: 6,
        limited: 1,
        keywords: ['Bounty Hunter'],
        charges: { limit: 1, recurring: 1 },
      },
      firesBackAhead,
    ),
    pilot(
      'teltrevura',
      {
        name: 'Tel Trevura',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        charges: { limit: 1, recurring: 0 },
      },
      [
        before({ event: 'destroyed' }).youMay(
          instead(inTurn(discardsDamage(), suffer(5), intoReserve('own-edge'))),
          charge(),
        ),
      ],
    ),
    pilot(
      'manaroo',
      { name: 'Manaroo', faction: 'scumandvillainy', initiative: 3, limited: 1, keywords: ['Bounty Hunter'] },
      [
        at('start-of-engagement').youMay(
          choose([friendly, other, atRange([0, 1])], transfer('green', 'self', 'chosen', 'all')),
        ),
      ],
    ),
    pilot(
      'nomlumb',
      {
        name: 'Nom Lumb',
        faction: 'scumandvillainy',
        initiative: 1,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [
        strange({
          window: 'attack-declared',
          requires: [youDefend, the('attacker', not(inYour('turret')))],
          text: {
            en: 'turns its turret indicator to a standard arc in which the attacker is',
            de: 'dreht es seinen Turmzeiger in einen Standardwinkel, in dem der Angreifer ist',
            fr: 'il tourne son indicateur de tourelle vers un arc standard où se trouve l’attaquant',
          },
          run: ({ game, ship }) => {
            const attacker = game.state.ships[game.state.attack?.attacker ?? -1];
            if (attacker) turnTurretTo(game, ship, attacker);
          },
        }),
      ],
    ),
    pilot(
      'dengar-armedanddangerous',
      {
        name: 'Dengar',
        faction: 'scumandvillainy',
        initiative: 6,
        limited: 1,
        keywords: ['Bounty Hunter'],
        charges: { limit: 1, recurring: 1 },
        standardLoadout: [
          'r2g8-armedanddangerous',
          'synchronizedhandling-armedanddangerous',
          'starboardthrusters-armedanddangerous',
          'punishingone',
        ],
      },
      firesBackAhead,
    ),
  ],
});
