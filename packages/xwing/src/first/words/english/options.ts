import { type OptionPhrases, optionIn } from '../options.ts';
import type { Words } from '../words.ts';
import { HOW } from './attack.ts';
import {
  action,
  bombWay,
  boostWay,
  decloakMove,
  difficulty,
  edge,
  face,
  faces,
  maneuver,
  obstacle,
  player,
  quarter,
  rollWay,
  sentence,
  token,
  tractorMove,
} from './terms.ts';

const PHRASES: Omit<OptionPhrases, 'effect'> = {
  sentence,
  player,
  obstacle,
  edge,
  maneuver,
  difficulty,
  action,
  token,
  face,
  faces,
  quarter,
  rollWay,
  bombWay,
  fromGuides: (maneuver, guides) => `${maneuver}, from the ${guides}`,
  decloakMove,
  tractorMove,
  boostWay,
  side: (side) => side,
  option: (number) => `Option ${number}`,
  yes: 'yes',
  no: 'no',
  none: 'none',
  done: 'done',
  nowhere: 'nowhere',
  noAction: 'no action',
  noAttack: 'no attack',
  noGuess: 'no guess',
  stayCloaked: 'stay cloaked',
  asItShows: 'as it shows',
  placeOnTable: 'a place on the table',
  clearLine: 'along the clear line',
  obstructedLine: 'along the obstructed line',
  targetLock: 'target lock',
  primaryWeapon: 'its primary weapon',
  secondaryWeapon: 'a secondary weapon',
  effectNumber: (number) => `effect ${number}`,
  actionOf: (card) => `the action of ${card}`,
  drop: (bomb) => `drop ${bomb}`,
  missionAction: (name, ship) => `${name} ${ship}`,
  target: (ship, range, weapon) => `${ship} at range ${range} with ${weapon}`,
  pays: (what) => (what === 'focus' ? 'a focus token' : 'its target lock'),
  spends: (what) => `spend ${HOW[what]}`,
  ofFriend: (spends, friend) => `${spends}, that of ${friend}`,
  spendsLock: (dice) => `spend the target lock and reroll ${dice === '' ? 'nothing' : dice}`,
  uses: (card, dice) => `use ${card}${dice === '' ? '' : ` on ${dice}`}`,
};

/**
 * One option of a question as a short sentence, given how an effect is put in words. `part` picks the thing when several
 * are decided together.
 */
export const optionWith = (effect: OptionPhrases['effect']): Words['option'] =>
  optionIn({ ...PHRASES, effect });
