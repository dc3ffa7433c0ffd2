import {
  assignSecret,
  at,
  atRange,
  attackWith,
  bonusAttackWith,
  by,
  cardAction,
  choose,
  chooseTwo,
  countOf,
  enemy,
  evenWhileStressed,
  force,
  friendly,
  gain,
  inTurn,
  isSize,
  isThe,
  lockedBy,
  loseCharge,
  modifier,
  moreDice,
  noFriendAt,
  nonLimited,
  onEnemyDice,
  other,
  performAny,
  reroll,
  revealedAgainst,
  stressed,
  the,
  thereIs,
  transfer,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
  whileFighting,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { template } from '../../devices/kinds.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Firespray-class Patrol Craft: medium base. */
export const firesprayclasspatrolcraft = chassis({
  id: 'firesprayclasspatrolcraft',
  name: 'Firespray-class Patrol Craft',
  size: 'medium',
  dial: dial('1TW 1BB 1FB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3ER 3BW 3FB 3NW 3RR 4FW 4KR'),
  weapons: [
    { arc: 'front', value: 3 },
    { arc: 'rear', value: 3 },
  ],
  agility: 2,
  hull: 6,
  shields: 4,
  actions: bar('focus, lock, red reinforce, boost'),
  keywords: [],
  pilots: [
    pilot('bountyhunter', {
      name: 'Bounty Hunter',
      faction: 'scumandvillainy',
      initiative: 2,
      keywords: ['Bounty Hunter'],
    }),
    pilot(
      'bobafett',
      {
        name: 'Boba Fett',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [...whileFighting().may(reroll(countOf(enemy, atRange([0, 1]))))],
    ),
    pilot('emonazzameen', { name: 'Emon Azzameen', faction: 'scumandvillainy', initiative: 4, limited: 1 }, [
      modifier({
        can: 'place-otherwise',
        change: {
          insteadOf: { how: 'drop', speed: 1, shape: 'straight' },
          by: [template(3, 'turn', 'left'), template(3, 'straight'), template(3, 'turn', 'right')],
        },
      }),
    ]),
    pilot('kathscarlet', { name: 'Kath Scarlet', faction: 'scumandvillainy', initiative: 4, limited: 1 }, [
      moreDice(
        'attack',
        1,
        youAttack,
        attackWith('primary'),
        thereIs(friendly, nonLimited, atRange([0, 0], 'defender')),
      ),
    ]),
    pilot(
      'koshkafrost',
      {
        name: 'Koshka Frost',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [
        whileAttacking({}, the('defender', stressed)).may(reroll(1)),
        whileDefending(the('attacker', stressed)).may(reroll(1)),
      ],
    ),
    pilot(
      'krassistrelix',
      { name: 'Krassis Trelix', faction: 'scumandvillainy', initiative: 3, limited: 1 },
      [
        modifier({ can: 'fire-through', with: ['special'], arc: 'rear' }),
        whileAttacking({ weapon: 'special' }).may(reroll(1)),
      ],
    ),
    pilot('hondoohnaka', { name: 'Hondo Ohnaka', faction: 'scumandvillainy', initiative: 1, limited: 1 }, [
      cardAction(
        inTurn(
          choose(
            [isSize('small', 'medium', 'large'), atRange([0, 3])],
            by('chosen', evenWhileStressed(performAny('your-bar'))),
            { count: 2, must: true, opposed: true },
          ),
          gain('calculate'),
        ),
        { requires: [thereIs(enemy, isSize('small', 'medium', 'large'), atRange([0, 3]))] },
      ),
    ]),
    pilot('separatistracketeer', {
      name: 'Separatist Racketeer',
      faction: 'separatistalliance',
      initiative: 2,
    }),
    pilot(
      'jangofett',
      {
        name: 'Jango Fett',
        faction: 'separatistalliance',
        initiative: 6,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [
        onEnemyDice(
          'defense',
          attackWith('primary'),
          you(revealedAgainst('difficulty', 'lower', 'defender')),
        ).may(turn('focus', 'blank')),
        onEnemyDice('attack', you(revealedAgainst('difficulty', 'lower', 'attacker'))).may(
          turn('focus', 'blank'),
        ),
      ],
    ),
    pilot(
      'zamwesell',
      {
        name: 'Zam Wesell',
        faction: 'separatistalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Bounty Hunter'],
        charges: { limit: 4, recurring: 0 },
      },
      [
        at('end-of-setup').you(loseCharge(2)),
        at('during-system').youMay(assignSecret(['youshouldthankme', 'youdbettermeanbusiness'], 'self')),
      ],
    ),
    pilot(
      'aurrasing',
      {
        name: 'Aurra Sing',
        faction: 'separatistalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter', 'Dark Side'],
        force: { limit: 1, recurring: 1 },
      },
      [
        at('before-engaging').youMay(
          chooseTwo(
            [enemy, atRange([0, 1])],
            [enemy, atRange([0, 1])],
            inTurn(
              transfer('red-or-orange', 'chosen', 'other', 'any'),
              transfer('red-or-orange', 'other', 'chosen', 'any'),
            ),
          ),
          force(),
        ),
      ],
    ),
    pilot(
      'bobafett-firesprayclasspatrolcraft',
      {
        name: 'Boba Fett',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [whileDefending(noFriendAt([0, 2])).may(turn('blank', 'focus'))],
    ),
    pilot(
      'bobafett-armedanddangerous',
      {
        name: 'Boba Fett',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Bounty Hunter'],
        own: { actions: bar('focus, lock, boost > red lock') },
        standardLoadout: [
          'homingbeacon-armedanddangerous',
          'fennecshand-armedanddangerous',
          'seismiccharges',
          'slavei-swz82',
        ],
      },
      [
        whenever('after-defending', [friendly, other], the('attacker', lockedBy())).youMay(
          bonusAttackWith([], isThe('attacker')),
        ),
      ],
    ),
  ],
});
