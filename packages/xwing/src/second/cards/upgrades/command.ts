import {
  actionIs,
  assign,
  at,
  atRange,
  attackIs,
  attackWith,
  bonusAttackWith,
  by,
  charge,
  choose,
  chosenSuffersToCancel,
  compare,
  each,
  eitherOf,
  enemy,
  energy,
  flip,
  flipped,
  flown,
  force,
  friendly,
  gain,
  gaining,
  inAttackArc,
  initiativeStep,
  inYour,
  isShip,
  isSize,
  isThe,
  itFliesInstead,
  lasting,
  lets,
  modifier,
  moveObjective,
  not,
  oneOf,
  other,
  performAction,
  recoverEnergy,
  results,
  setDial,
  specialAttack,
  splitsWing,
  suffering,
  the,
  thereIs,
  unflipped,
  unlessIt,
  whenever,
  wingmate,
  youDefend,
} from '../../abilities/language.ts';
import { wingLeader } from '../../wings/cards.ts';
import { bar, lacksHugeDeck, type UpgradeCard, upgradesOf } from '../chassis.ts';
import { boardsEnemy } from './boarding.ts';
import { joinsFromDock } from './docked-wingmates.ts';
import { changesItsMind, collectsBounty } from './hired.ts';
import { multipliesMatching } from './huge-strange.ts';
import { bringsWingIn, holdsWingBack } from './wing-in-reserve.ts';

const command = upgradesOf('command');

const SHUTTLES_AND_AWINGS = ['attackshuttle', 'sheathipedeclassshuttle', 'rz1awing'];

/** Wingmates in the way of the attack take what would hit their leader. */
const shieldedByWingmates = at(
  'before-neutralizing',
  youDefend,
  thereIs(wingmate, inAttackArc),
  compare(results('attack', 'hit', 'crit'), 'higher', 0),
).youMay(choose([wingmate, inAttackArc], chosenSuffersToCancel, { count: 2 }));

/** A leader's card lies on its front until the ship is placed. */
const turnedWhenPlaced = at('after-placed', unflipped).you(flip);
/** The same as `shieldedByWingmates`, on the back of a card. */
const shieldedOnBack = (most: number) =>
  at(
    'before-neutralizing',
    flipped,
    youDefend,
    thereIs(wingmate, inAttackArc),
    compare(results('attack', 'hit', 'crit'), 'higher', 0),
  ).youMay(choose([wingmate, inAttackArc], chosenSuffersToCancel, { count: most }));

export const COMMANDS: readonly UpgradeCard[] = [
  command(
    'admiralozzel',
    { name: 'Admiral Ozzel', limited: 1, slots: ['command', 'crew'] },
    whenever('before-maneuver', [friendly, isSize('large', 'huge'), atRange([0, 3])]).you(
      lets(
        'it',
        eitherOf(
          itFliesInstead('it', { bearing: 'same', faster: 1 }),
          itFliesInstead('it', { bearing: 'same', faster: -1 }),
        ),
        suffering(1),
      ),
    ),
  ),
  command(
    'agentoftheempire',
    { name: 'Agent of the Empire', limited: 1 },
    wingLeader(['tielnfighter'], 5),
    shieldedByWingmates,
  ),
  command(
    'asajjventresscommand',
    {
      name: 'Asajj Ventress',
      rulings: ['xwing2:errata-upgrade-cards.5'],
      limited: 1,
      slots: ['command', 'crew'],
      force: { limit: 1, recurring: 1 },
      actions: bar('focus > purple coordinate'),
    },
    at('during-system').youMay(
      each(
        [enemy, inYour('front'), atRange([0, 1])],
        unlessIt('chosen', gain('jam', 1, 'chosen'), gain('strain', 1, 'chosen')),
      ),
      force(),
    ),
  ),
  command(
    'azmorigan',
    { name: 'Azmorigan', limited: 1, slots: ['command', 'crew'] },
    at('start-of-end').youMay(
      choose(
        [friendly, atRange([0, 1])],
        lasting(
          'end of round',
          [
            modifier({
              cannot: 'lose-tokens',
              tokens: ['calculate', 'evade'],
              most: 1,
              requires: [],
              whom: [],
              only: 'end-phase',
            }),
          ],
          'chosen',
        ),
        { count: 2 },
      ),
    ),
  ),
  command(
    'b6bladewingprototype-command',
    { name: 'B6 Blade Wing Prototype', addsSlots: { gunner: 1 }, limited: 1, slots: ['command', 'title'] },
    specialAttack('front', 3, [2, 4], { needs: 'lock', costs: [gaining('ion')] }),
    { ...multipliesMatching, requires: [attackWith('this')] },
  ),
  command(
    'bounty',
    { name: 'Bounty', back: { name: 'Bounty (Paid)' } },
    modifier({
      rule: 'joins-squads',
      factions: ['separatistalliance', 'galacticempire', 'firstorder'],
      requires: [],
    }),
    collectsBounty,
  ),
  command(
    'captainneeda',
    { name: 'Captain Needa', limited: 1, slots: ['command', 'crew'], charges: { limit: 4, recurring: 0 } },
    whenever('after-reveal', [friendly, atRange([0, 4])]).youMay(
      setDial({ speed: 'same', difficulty: 'same' }, 'it'),
      charge(),
    ),
  ),
  command(
    'carlistrieekan',
    { name: 'Carlist Rieekan', limited: 1, slots: ['command', 'crew'], actions: bar('red evade') },
    whenever('after-destroyed', [friendly, atRange([0, 2])]).youMay(
      choose([friendly, atRange([0, 2])], by('chosen', performAction('red evade'))),
    ),
  ),
  command(
    'combatboardingtube',
    { name: 'Combat Boarding Tube', slots: ['command', 'configuration'] },
    boardsEnemy,
  ),
  command(
    'dreadnoughthunter',
    { name: 'Dreadnought Hunter', limited: 2 },
    lacksHugeDeck, // Precision shots stand on its cards.
  ),
  command(
    'firstorderelite',
    { name: 'First Order Elite', limited: 1 },
    wingLeader(['tiefofighter', 'tiesffighter'], 3),
    shieldedByWingmates,
  ),
  command(
    'generalgrievouscommand',
    { name: 'General Grievous', limited: 1, slots: ['command', 'crew'] },
    at('at-initiative', initiativeStep(4)).youMay(bonusAttackWith(['hardpoint']), energy()),
    modifier({ can: 'attack-friends' }),
    at('after-attack', attackIs('defender-destroyed')).you(
      each([friendly, atRange([0, 2], 'defender')], lets('chosen', by('chosen', performAction('calculate')))),
    ),
  ),
  command(
    'hondoohnakacommand',
    {
      name: 'Hondo Ohnaka',
      limited: 1,
      slots: ['command', 'crew'],
      charges: { limit: 2, recurring: 0 },
      actions: bar('coordinate > red jam'),
    },
    at('during-system').youMay(
      choose(
        [friendly, other, atRange([0, 1])],
        eitherOf(moveObjective('chosen', 'self'), moveObjective('self', 'chosen')),
      ),
      charge(),
    ),
  ),
  command(
    'initforthemoneyrebellion',
    { name: 'In It For The Money/Rebellion', back: { name: 'In It For Your Rebellion' } },
    modifier({
      rule: 'joins-squads',
      factions: ['galacticrepublic', 'rebelalliance', 'resistance'],
      requires: [unflipped],
    }),
    changesItsMind,
  ),
  command(
    'jandodonna',
    { name: 'Jan Dodonna', limited: 1, slots: ['command', 'crew'] },
    modifier({
      can: 'lend',
      tokens: ['focus', 'evade'],
      whom: [friendly, other, atRange([0, 3])],
      atAnyTime: true,
    }),
  ),
  command(
    'jedicommander',
    { name: 'Jedi Commander', back: { name: 'Jedi Commander' } },
    wingLeader(['v19torrentstarfighter', 'nimbusclassvwing'], 5, { alike: true }),
    turnedWhenPlaced,
    modifier({ can: 'lead-otherwise', how: 'purple-as-red', requires: [flipped] }),
    shieldedOnBack(2),
  ),
  command(
    'martuuk',
    { name: 'Mar Tuuk', limited: 1, slots: ['command', 'crew'] },
    holdsWingBack,
    bringsWingIn,
  ),
  command(
    'niennunb-epicsl',
    { name: 'Nien Nunb', limited: 1, charges: { limit: 1, recurring: 1 } },
    at('after-attack', attackWith('primary')).youMay(
      bonusAttackWith(['primary'], not(isThe('defender'))),
      energy(2),
      charge(),
    ),
  ),
  command(
    'phoenixsquadron',
    { name: 'Phoenix Squadron', limited: 1, back: { name: 'Phoenix Squadron' } },
    wingLeader(SHUTTLES_AND_AWINGS, 5, {
      large: true,
      atMost: { attackshuttle: 1, sheathipedeclassshuttle: 1 },
    }),
    turnedWhenPlaced,
    joinsFromDock,
    at(
      'before-neutralizing',
      flipped,
      oneOf(youDefend, the('defender', wingmate, isShip('attackshuttle', 'sheathipedeclassshuttle'))),
      thereIs(wingmate, isShip('rz1awing'), inAttackArc),
      compare(results('attack', 'hit', 'crit'), 'higher', 0),
    ).youMay(choose([wingmate, isShip('rz1awing'), inAttackArc], chosenSuffersToCancel, { count: 2 })),
  ),
  command(
    'raymusantilles',
    { name: 'Raymus Antilles', limited: 1, slots: ['command', 'crew'] },
    at('after-destroyed').you(each([friendly, atRange([0, 1])], gain('focus', 1, 'chosen'))),
    modifier({ can: 'stay-until-end' }),
  ),
  command(
    'rifftamson',
    { name: 'Riff Tamson', limited: 1, slots: ['command', 'crew'] },
    at('at-initiative', initiativeStep(5)).youMay(bonusAttackWith(['hardpoint']), energy()),
    at('after-attack', attackIs('defender-dealt-faceup')).you(gain('strain', 2, 'defender')),
  ),
  command(
    'sabinewren-command',
    { name: 'Sabine Wren', limited: 1, slots: ['command', 'crew'], actions: bar('red coordinate') },
    at('before-placing-forces').you(assign('trialsofthedarksaber', 'self')),
    modifier({ can: 'coordinate-more', more: 1, mixed: 'acting-freely', whom: [] }),
  ),
  command(
    'shadowwing',
    { name: 'Shadow Wing', limited: 1, back: { name: 'Shadow Wing' } },
    wingLeader('own-type', 5),
    turnedWhenPlaced,
    modifier({ can: 'lead-otherwise', how: 'reposition', requires: [flipped] }),
    shieldedOnBack(2),
  ),
  command(
    'skystrikeacademyclass',
    { name: 'Skystrike Academy Class', limited: 2, back: { name: 'Skystrike Academy Class' } },
    wingLeader(['tielnfighter'], 5, { lower: true }),
    turnedWhenPlaced,
    at('after-action', flipped, actionIs('barrel-roll', 'boost')).you(splitsWing),
    at('after-free-move', flipped).you(splitsWing),
    shieldedOnBack(5),
  ),
  command(
    'stalwartcaptain',
    {
      name: 'Stalwart Captain',
      rulings: ['xwing2:errata-upgrade-cards.25'],
      limited: 1,
      slots: ['command', 'crew'],
    },
    modifier({ can: 'stay-until-end' }),
  ),
  command(
    'strategiccommander',
    {
      name: 'Strategic Commander',
      limited: 1,
      slots: ['command', 'crew'],
      charges: { limit: 3, recurring: 0 },
    },
    whenever('after-reveal', [friendly, atRange([0, 4])]).youMay(
      setDial({ speed: 'same', difficulty: 'same' }, 'it'),
      charge(),
    ),
  ),
  command(
    'urcosfurdam-epicsl',
    { name: 'Urcos Furdam', limited: 1 },
    at('after-maneuver', flown({ difficulty: 'blue' })).you(recoverEnergy()),
  ),
  command(
    'veteranwingleader',
    { name: 'Veteran Wing Leader' },
    wingLeader('own-type', 5),
    shieldedByWingmates,
  ),
  command(
    'zealouscaptain',
    { name: 'Zealous Captain', limited: 1, slots: ['command', 'crew'] },
    at('at-initiative', initiativeStep(4)).youMay(bonusAttackWith(['hardpoint']), energy()),
  ),
];
