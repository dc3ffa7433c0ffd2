import { list, of, plural } from '@firing-arc/words/english';
import type { OptionPhrases } from '../words.ts';
import { command, dialOrToken, reach, theZone, tokenLabel, zone } from './terms.ts';

/** What is said of options: small phrases without capital letter and full stop. */
export const OPTIONS: OptionPhrases = {
  unnamed: (number) => `option ${number}`,
  plain: {
    none: 'none',
    done: 'done',
    yes: 'yes',
    no: 'no',
    move: 'move',
    attack: 'attack',
    dial: 'dial',
    token: 'token',
    speed: 'speed',
    ship: 'ship',
    squadron: 'squadron',
  },
  place: 'a place on the table',
  facedownCard: (number) => (number === null ? 'a facedown card' : `facedown card ${number}`),
  withSpeed: (ship, speed) => `${ship} with speed ${speed}`,
  pass: 'spend a pass token',
  raid: {
    dial: 'discard the dial and clear all of them',
    none: 'clear none',
    token: (which) => `discard a ${command(which)} token`,
  },
  dialUse: { keep: 'keep the dial', token: 'take the token' },
  commandWith: (which, how) => `${command(which)} with ${dialOrToken(how)}`,
  recovers: (token) => `get ${token} back`,
  readies: (token) => `ready ${token}`,
  readied: (upgrade, ship, which, own) =>
    `${upgrade} of ${ship} for a ${command(which)} token${own ? ' on it' : ''}`,
  moveShield: (from, to) => `move a shield from ${theZone(from)} to ${theZone(to)}`,
  recoverShield: (where) => `recover a shield in ${theZone(where)}`,
  discards: (card) => `discard ${card}`,
  salvage: (tokens, points, where) =>
    `${plural(tokens, 'victory token')} for ${plural(points, 'point')} at ${where}`,
  speed: (speed) => `speed ${speed}`,
  oneMoreClick: (joint) => `one more click at joint ${joint}`,
  course: (joints, side) => `${joints}, the tool on the ${side}`,
  aDie: (color) => `a ${color} die`,
  damage: (damage) => `${damage} damage`,
  noAttack: 'no attack',
  target: (defender, at, from, far, obstructed) =>
    [
      at ? `${defender}, ${zone(at)},` : defender,
      ...(from ? [`from ${theZone(from)}`] : []),
      `at ${reach(far)}${obstructed ? ', obstructed' : ''}`,
    ].join(' '),
  locks: (token) => `lock the ${token} with an accuracy`,
  concentrates: {
    dial: 'concentrate fire by dial',
    token: 'concentrate fire by token',
    both: 'concentrate fire by dial and token',
  },
  uses: (name) => `use ${name}`,
  standardCritical: 'first damage card faceup',
  swaps: (to, from) => `a ${to} die instead of a ${from} one`,
  cardOf: (card, bearer) => `${card} of ${bearer}`,
  rounds: (rounds) => `rounds ${list(rounds.map(String))}`,
  joint: (joint) => `joint ${joint}`,
  degrees: (degrees) => `${degrees} degrees`,
  edge: { left: 'the left edge', right: 'the right edge' },
  shipOf: (ship, owner) => `${ship}, ${of(owner)}`,
  token: (which) => `the token${tokenLabel(which)}`,
};
