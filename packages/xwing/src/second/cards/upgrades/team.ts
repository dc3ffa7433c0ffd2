import {
  actionIs,
  asOften,
  at,
  atRange,
  attackWith,
  backOnline,
  cardAction,
  choose,
  coordinates,
  enemy,
  energy,
  forPrice,
  friendly,
  gain,
  has,
  isSize,
  isThe,
  lasting,
  modifier,
  not,
  oneOf,
  other,
  recoverCharges,
  remove,
  repair,
  repairsAll,
  rerollPerEnergy,
  spend,
  spendResult,
  the,
  tractored,
  turn,
  whenever,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';
import { locksMoreNearby } from './huge-strange.ts';

const team = upgradesOf('team');

export const TEAMS: readonly UpgradeCard[] = [
  team(
    'bombardmentspecialists',
    { name: 'Bombardment Specialists', actions: bar('lock > calculate') },
    modifier({ can: 'stretch-range', by: 1, costs: [spend('calculate')] }),
  ),
  team(
    'commsteam',
    { name: 'Comms Team', actions: bar('coordinate > calculate, jam > calculate') },
    at('after-coordinate', actionIs('coordinate')).youMay(
      choose(
        [friendly, other, not(isThe('other')), atRange([0, 1], 'other')],
        forPrice(coordinates('chosen'), energy()),
        { count: 2 },
      ),
    ),
  ),
  team(
    'corsaircrew',
    { name: 'Corsair Crew', slots: ['team', 'gunner'] },
    whileAttacking({}, the('defender', isSize('small', 'medium', 'large'))).may(
      spendResult(['hit'], gain('deplete', 1, 'defender')),
    ),
  ),
  team(
    'damagecontrolteam',
    { name: 'Damage Control Team', actions: bar('reinforce > calculate') },
    at('before-engaging').youMay(asOften(energy(), backOnline)),
    cardAction(asOften(energy(), repair('faceup', 'self', 'ship'))),
  ),
  team(
    'droidcrew',
    { name: 'Droid Crew', actions: bar('calculate > red lock') },
    modifier({ value: 'action-colour', actions: ['focus'], from: 'white', to: 'red', requires: [] }),
    // The Pilot cards of the standard deck stand for those of the crew (huge-ships.13).
    at('start-of-end').you(repairsAll('pilot')),
  ),
  team(
    'gunneryspecialists',
    { name: 'Gunnery Specialists', actions: bar('rotate > calculate') },
    whileAttacking({}, oneOf(attackWith('primary'), attackWith('hardpoint'))).may(rerollPerEnergy),
  ),
  team(
    'igrmdroids',
    { name: 'IG-RM Droids', actions: bar('calculate') },
    whileAttacking({}, you(has('calculate'))).may(turn('hit', 'crit')),
  ),
  team(
    'ordnanceteam',
    { name: 'Ordnance Team', actions: bar('reload > calculate') },
    at('after-action', actionIs('reload')).youMay(
      asOften(energy(), recoverCharges(1, ['missile', 'torpedo']), 3),
    ),
    at('after-action', actionIs('reload')).youMay(remove('disarm'), energy()),
  ),
  team(
    'sensorexperts',
    { name: 'Sensor Experts', actions: bar('lock > calculate') },
    modifier({ value: 'locks', most: 3 }),
    locksMoreNearby,
  ),
  team(
    'tractortechnicians',
    { name: 'Tractor Technicians' },
    modifier({
      cannot: 'lose-tokens',
      tokens: ['tractor'],
      requires: [],
      whom: [other, atRange([0, 1])],
      only: 'end-phase',
    }),
    whenever('before-reveal', [enemy, tractored, atRange([0, 1])]).youMay(
      lasting('end of its activation', [modifier({ value: 'maneuver-speed', change: -1 })], 'it'),
      energy(),
    ),
  ),
];
