import {
  at,
  atRange,
  before,
  charge,
  choose,
  enemy,
  friendly,
  gain,
  gaining,
  hasYouIn,
  instead,
  inYour,
  largerThan,
  modifier,
  moreDice,
  not,
  stressed,
  the,
  unstressed,
  youAttack,
  youDefend,
  youFight,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Modified TIE/ln Fighter: small base. */
export const modifiedtielnfighter = chassis({
  id: 'modifiedtielnfighter',
  name: 'Modified TIE/ln Fighter',
  size: 'small',
  dial: dial('1TW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 5FR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: bar('focus, evade, barrel-roll'),
  keywords: ['TIE'],
  shipAbility: 'Notched Stabilizers',
  pilots: [
    pilot('miningguildsurveyor', {
      name: 'Mining Guild Surveyor',
      faction: 'scumandvillainy',
      initiative: 2,
    }),
    pilot('miningguildsentry', { name: 'Mining Guild Sentry', faction: 'scumandvillainy', initiative: 1 }),
    pilot(
      'foremanproach',
      { name: 'Foreman Proach', faction: 'scumandvillainy', initiative: 4, limited: 1 },
      [
        at('before-engaging').youMay(
          choose([enemy, inYour('bullseye'), atRange([1, 2])], gain('tractor', 1, 'chosen')),
          gaining('disarm'),
        ),
      ],
    ),
    pilot('ahhav', { name: 'Ahhav', faction: 'scumandvillainy', initiative: 3, limited: 1 }, [
      moreDice('attack', 1, youAttack, the('defender', largerThan('self'))),
      moreDice('defense', 1, youDefend, the('attacker', largerThan('self'))),
    ]),
    pilot(
      'captainseevor',
      {
        name: 'Captain Seevor',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [
        at('before-attack-dice', youFight, the('enemy', not(hasYouIn('bullseye')))).youMay(
          gain('jam', 1, 'enemy'),
          charge(),
        ),
      ],
    ),
    pilot('lapin', { name: 'Lapin', faction: 'scumandvillainy', initiative: 3, limited: 1 }, [
      modifier({
        cannot: 'modify-dice',
        dice: 'attack',
        by: 'all',
        requires: [youDefend, the('attacker', stressed)],
      }),
      modifier({
        cannot: 'modify-dice',
        dice: 'defense',
        by: 'all',
        requires: [youAttack, the('defender', stressed)],
      }),
    ]),
    pilot(
      'overseeryushyn',
      {
        name: 'Overseer Yushyn',
        rulings: ['xwing2:faq-specific-card-questions.19'],
        faction: 'scumandvillainy',
        initiative: 2,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [
        before({ event: 'gain', tokens: ['disarm'] }, [friendly, atRange([1, 1]), unstressed]).youMay(
          instead(gain('stress', 1, 'it')),
          charge(),
        ),
      ],
    ),
  ],
});
