import type { Window } from '../../../state.ts';
import { momentIn } from '../../moments.ts';
import { or } from '../card-terms.ts';
import { action, article, list } from '../terms.ts';
import { inAttack, made, tokenOrForce } from './requirements.ts';
import { maneuverWith, shipWith } from './ships.ts';

/** When an ability acts, in words. `§` is the ship that the moment is about. */
const MOMENTS: Readonly<Record<Window, string>> = {
  'before-placing-forces': 'in setup, before ships are placed',
  'after-placed': 'in setup, after § is placed',
  'after-placing-forces': 'in setup, after all ships are placed',
  'end-of-setup': 'at the end of setup',
  'start-of-planning': 'at the start of the Planning Phase',
  'start-of-system': 'at the start of the System Phase',
  'during-system': 'in the System Phase',
  'start-of-activation': 'at the start of the Activation Phase',
  'before-activating': 'before § activates',
  'before-reveal': 'before § reveals its dial',
  'after-free-move': 'after § moves by an effect',
  'after-reveal': 'after § reveals its dial',
  'before-maneuver': 'before § executes a maneuver',
  'before-difficulty': 'before the Check Difficulty step of a maneuver of §',
  'obstacle-met': 'after § moves through or overlaps an obstacle',
  'after-overlap': 'after § overlaps another ship',
  'after-maneuver': 'after § executes a maneuver',
  'action-begins': 'when § begins an action',
  'maneuver-skipped': 'after § skips its Execute Maneuver step',
  'after-action': 'after § performs an action',
  'action-failed': 'after § fails an action',
  'after-coordinate': 'after § coordinates',
  'after-jam': 'after § jams',
  'after-decloak': 'after § decloaks',
  'after-activating': 'after § activates',
  'end-of-activation': 'at the end of the Activation Phase',
  'start-of-engagement': 'at the start of the Engagement Phase',
  'at-initiative': 'in the Engagement Phase',
  'before-engaging': 'before § engages',
  'after-engaging': 'after § engages',
  'end-of-engagement': 'at the end of the Engagement Phase',
  'start-of-end': 'at the start of the End Phase',
  'during-end': 'in the End Phase',
  'green-removed': 'after § removed green tokens in the End Phase',
  'end-of-end': 'at the end of the End Phase',
  'end-of-game': 'at the end of the game',
  'after-crit-damage': 'after § suffers a crit damage',
  'dealt-faceup': 'when this card turns up on §',
  'after-damage': 'after § suffers damage',
  'after-shield-lost': 'after § loses a shield',
  'after-dealt': 'after § is dealt a damage card',
  'after-repair': 'after § repairs a damage card',
  'after-destroyed': 'after § is destroyed',
  'before-removed': 'before § is removed',
  'after-gain': 'after § gains a token',
  'after-jam-loss': 'after § loses a green token to a jam token',
  'after-spend': 'after § spends a token',
  'after-lock': 'after § acquires a lock',
  'after-assigned': 'after § is assigned this',
  'after-drop': 'after § drops or launches a device',
  'after-place': 'after § places a device otherwise',
  'detonation-near': 'after a device at range 0-1 of § detonates',
  'after-detonation': 'after a device of § detonates',
  'after-device-effect': 'after § suffers the effect of a friendly device',
  'after-deploy': 'after § deploys',
  'attack-declared': 'after an attack is declared',
  'before-attack-dice': 'before attack dice are rolled',
  'after-attack-dice': 'after attack dice are rolled',
  'before-modifying-attack': 'before attack dice are modified',
  'before-defense-dice': 'before defense dice are rolled',
  'after-defense-dice': 'after defense dice are rolled',
  'after-reroll': 'after dice are rerolled',
  'before-modifying-defense': 'before defense dice are modified',
  'before-neutralizing': 'in an attack, before results are neutralized',
  'after-neutralizing': 'in an attack, after results are neutralized',
  'after-hit': 'after an attack hits',
  aftermath: 'in the aftermath of an attack',
  'after-attack': 'after § attacks',
  'after-defending': 'after § defends',
};

/** Moments between two ships, where the other one is this ship. */
const ON_THIS: Partial<Readonly<Record<Window, string>>> = {
  'after-overlap': 'after § overlaps this ship',
  'after-lock': 'after § acquires a lock on this ship',
  'after-coordinate': 'after § coordinates this ship',
  'after-deploy': 'after § deploys from this ship',
};

/** "after this ship fully executes a red maneuver, if …". */
export const moment = momentIn({
  windows: MOMENTS,
  onThis: ON_THIS,
  inAttack,
  made,
  attacked: (how) => `after § attacks ${how}`,
  initiative: (step) => `at initiative ${step} of the Engagement Phase`,
  token: (tokens, does) =>
    `after § ${does} ${article(or(tokens.map(tokenOrForce)))} token`.replace(/\bforce token/, 'Force'),
  action: ({ difficulty, actions }, window) => {
    const words = [difficulty ? or(difficulty) : '', or(actions.map((one) => action(one))), 'action'];
    return MOMENTS[window].replace('an action', article(words.filter(Boolean).join(' ')));
  },
  flight: ({ fully, ion, notStraight, sideslip, obstacle, crossed, ...test }) => {
    const adverb = fully === undefined ? '' : fully ? 'fully ' : 'partially ';
    const kind = ion ? 'an ion maneuver' : article(maneuverWith(test));
    const slip = sideslip === undefined ? '' : sideslip ? ' that is a sideslip' : ' that is no sideslip';
    const rock = obstacle ? ' through or onto an obstacle' : crossed ? ' through an obstacle' : '';
    return `after § ${adverb}executes ${kind}${notStraight ? ' other than a straight' : ''}${slip}${rock}`;
  },
  checking: (flight) => `${flight.replace(/^after/, 'while')}, before its Check Difficulty step`,
  about: (moment, that) => moment.replaceAll('§', that ? shipWith(that) : 'this ship'),
  when: (moment, found) => `${moment}, if ${list(found)}`,
});
