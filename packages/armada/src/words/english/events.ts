import { list, of, plural } from '@firing-arc/words/english';
import type { AttackStepName, Modification } from '../../attack/events.ts';
import type { AttackKind } from '../../attack/schema.ts';
import { LEFT_PLAY } from '../../damage/events.ts';
import type { SetupStep } from '../../setup/steps.ts';
import type { EventPhrases } from '../phrases.ts';
import { clicks, colors, dialOrToken, dice, die, face, reach, zone } from './terms.ts';

const STEPS: Readonly<Record<SetupStep, string>> = {
  'define-areas': 'the play area and the setup area are laid out',
  'gather-components': 'both fleets are laid open',
  'determine-initiative': 'who is the first player is settled',
  'choose-objective': 'an objective is chosen',
  'place-obstacles': 'the obstacles are placed',
  'deploy-ships': 'the fleets are deployed',
  'prepare-other-components': 'the damage deck is shuffled',
  'clean-up': 'everything else is put away',
};

const ATTACK_STEPS: Readonly<Record<AttackStepName, string>> = {
  'declare-target': 'a target is declared',
  'roll-attack-dice': 'attack dice are rolled',
  'resolve-attack-effects': 'attack effects are resolved',
  'spend-defense-tokens': 'defense tokens may be spent',
  'resolve-damage': 'damage is resolved',
  'declare-additional-target': 'another squadron may be attacked',
};

const HOW: Readonly<Record<AttackKind, string>> = {
  attack: 'attacks',
  snipe: 'snipes at',
  counter: 'attacks back at',
  salvo: 'fires a salvo at',
  ignition: 'attacks by ignition',
};

const CHANGED: Readonly<Record<Modification, string>> = {
  add: 'added',
  reroll: 'rerolled',
  spend: 'spent',
  cancel: 'canceled',
  remove: 'removed',
  change: 'changed',
  set: 'set',
};

const SUPPRESSED: Readonly<Record<'accuracy' | 'critical-effect', string>> = {
  accuracy: 'cannot spend its accuracy',
  'critical-effect': 'cannot resolve a critical effect',
};

/** What happened, by its kind: a phrase without capital letter and full stop. */
export const EVENTS: EventPhrases = {
  'setup-step': ({ step }) => STEPS[step],
  fleet: ({ player, points }) => `${of(player)} fleet costs ${plural(points, 'point')}`,
  coin: ({ face }) => `the coin shows ${face}`,
  'first-player': ({ player }) => `${player} is the first player`,
  objective: ({ objective }) => `the objective is ${objective}`,
  'obstacle-placed': ({ obstacle, player }) => `${player} places ${obstacle}`,
  'obstacle-skipped': 'an obstacle fits nowhere and is left out',
  'ship-deployed': ({ ship, speed }) => `${ship} is deployed with speed ${speed}`,
  'squadron-deployed': ({ squadron }) => `${squadron} is deployed`,
  'starting-commands': ({ commands, ship, upgrade }) => `${upgrade} of ${ship} starts with ${list(commands)}`,
  'pass-tokens': ({ count, player }) => `${player} gets ${plural(count, 'pass token')}`,
  round: ({ round }) => `round ${round} begins`,
  phase: ({ phase }) => `${phase} begins`,
  'commands-chosen': ({ dials, player }) => `${player} has chosen ${plural(dials, 'command')}`,
  passes: ({ player }, event) =>
    `${player} ${event.with === 'token' ? 'spends a pass token' : 'has nothing left and passes'}`,
  'ship-activated': ({ ship }) => `${ship} is activated`,
  'dial-revealed': ({ command, ship }) => `${ship} reveals ${command}`,
  'no-dial': ({ ship }) => `${ship} reveals no dial`,
  'dial-discarded': ({ command, ship }) => `${ship} discards its ${command} dial`,
  'command-token': ({ command, ship }) => `${ship} gets a ${command} token`,
  'command-token-lost': ({ command, ship }) => `${ship} discards a ${command} token`,
  'raid-cleared': ({ command, ship }) => `${ship} is rid of the raid token for ${command}`,
  command: ({ command, ship }, event) => `${ship} resolves ${command} with ${dialOrToken(event.with)}`,
  engineering: ({ points, ship }) => `${ship} has ${plural(points, 'engineering point')}`,
  'shield-moved': ({ from, ship, to }) => `${ship} moves a shield from its ${zone(from)} to its ${zone(to)}`,
  'shield-recovered': ({ shields, ship }, event) =>
    `${of(ship)} ${zone(event.zone)} recovers a shield, ${shields} now`,
  speed: ({ ship, speed }) => `${of(ship)} speed is now ${speed}`,
  course: ({ ship, side, speed }, event) =>
    `${ship} plots a course at speed ${speed}: ${clicks(event.clicks)}, the tool on its ${side}`,
  maneuver: ({ overlapped, ship, speed }, event) => {
    const met = overlapped.length > 0 ? `, stopped by ${list(overlapped)}` : '';
    return `${ship} flies at speed ${speed}: ${clicks(event.clicks)}${met}`;
  },
  'squadrons-displaced': ({ ship, squadrons }) => `${ship} comes down on ${list(squadrons)}`,
  'squadron-placed': ({ squadron }) => `${squadron} is placed`,
  'on-obstacle': ({ obstacle, ship }) => `${ship} ends on ${obstacle}`,
  'squadron-on-obstacle': ({ obstacle, squadron }) => `${squadron} ends on ${obstacle}`,
  'kept-in-play': ({ ship, squadron }) => `${ship || squadron} stays in play until the round ends`,
  'hull-recovered': ({ hull, squadron }) => `${squadron} recovers to ${hull} hull`,
  'maneuver-executed': ({ ship }) => `${of(ship)} maneuver is executed`,
  'activation-ends': ({ ship }) => `${of(ship)} activation ends`,
  'squadron-activated': ({ by, squadron }) => `${squadron} is activated${by ? ` by ${by}` : ''}`,
  'squadron-moved': ({ distance, squadron }) => `${squadron} moves, distance ${distance}`,
  'tokens-readied': ({ count }) => `${plural(count, 'defense token')} readied`,
  'upgrade-readied': ({ ship, upgrade }) => `${upgrade} of ${ship} is readied`,
  'initiative-flipped': 'the initiative token is flipped',
  'victory-token': ({ count, player }) => `${player} gains ${plural(count, 'victory token')}`,
  score: ({ player, points }) => `${player} scores ${plural(points, 'point')}`,
  'game-over': ({ winner }) => `${winner} wins the game`,
  'no-attack': ({ attacker }) => `${attacker} does not attack`,
  'attack-step': ({ step }) => ATTACK_STEPS[step],
  attack: ({ attackerZone, defenderZone, how }, event) => {
    const obstructed = event.obstructed ? ', obstructed' : '';
    return `${attackerZone} ${HOW[how]} ${defenderZone} at ${reach(event.reach)}${obstructed}`;
  },
  'dice-gathered': ({ dice }) => `dice: ${colors(dice)}`,
  'die-not-rolled': ({ color }) => `one ${color} die is not rolled`,
  'die-replaced': ({ from, to }) => `a ${to} die replaces a ${from} one`,
  'attack-canceled': 'the attack is canceled',
  // Whose dice they are the attack says.
  'dice-rolled': (_, event) => `the dice show ${dice(event.dice)}`,
  'dice-modified': ({ color, how }, event) => `a ${color} die is ${CHANGED[how]}, now: ${dice(event.dice)}`,
  suppressed: ({ party, tokens, what }) =>
    what === 'defense-tokens'
      ? `${party} cannot spend: ${tokens.join(', ')}`
      : `${party} ${SUPPRESSED[what]}`,
  'token-locked': ({ defender, token }) => `an accuracy locks the ${token} of ${defender}`,
  'defense-token-spent': ({ defender, now, token }) => `${defender} spends ${token}, now ${now}`,
  'defense-token-exhausted': ({ defender, token }) => `the ${token} of ${defender} is exhausted`,
  'redirect-zone': ({ ship }, event) => `${ship} redirects to its ${zone(event.zone)}`,
  'critical-effect': ({ effect }, event) =>
    event.effect === 'standard'
      ? 'a critical effect: the first damage card is dealt faceup'
      : `a critical effect: ${effect}`,
  'targeting-placed': ({ ship }) => `${ship} places its targeting token`,
  'targeting-removed': ({ ship }) => `the targeting token of ${ship} is removed`,
  'effect-used': ({ effect, party }) => `${party} uses ${effect}`,
  'upgrade-used': ({ now, ship, upgrade }) => `${of(ship)} ${upgrade} is ${now}`,
  'damage-totaled': ({ braced, damage }) => `${braced ? 'braced, ' : ''}the attack does ${damage} damage`,
  redirected: ({ damage, ship }, event) => `${ship} takes ${damage} of it on its ${zone(event.zone)}`,
  'raid-token': ({ command, ship }) => `${ship} gets a raid token for ${command}`,
  'shield-lost': ({ shields, ship }, event) =>
    `${of(ship)} ${zone(event.zone)} loses a shield, ${shields} left`,
  'damage-dealt': ({ card, ship }) => `${ship} gets ${card || 'a facedown damage card'}`,
  'damage-flipped': ({ card, ship }) => `${card} of ${ship} turns facedown`,
  'damage-turned-up': ({ card, ship }) => `a card of ${ship} turns faceup: ${card}`,
  'damage-discarded': ({ card, ship }) => `${ship} discards ${card || 'a damage card'}`,
  'hull-lost': ({ hull, squadron }) => `${squadron} has ${hull} hull left`,
  'deck-reshuffled': ({ cards }) => `the discard pile becomes a damage deck of ${cards} cards`,
  'ship-destroyed': ({ ship }, { because }) =>
    because === LEFT_PLAY ? `${ship} leaves the play area and is destroyed` : `${ship} is destroyed`,
  'squadron-destroyed': ({ squadron }) => `${squadron} is destroyed`,
  'defense-token-discarded': ({ ship, token }) => `${ship} loses its ${token}`,
  'dial-changed': ({ ship }) => `the top dial of ${ship} is set anew`,
  'defense-token-turned': ({ now, ship, squadron, token }) => {
    const whose = squadron || ship;
    return `a ${token} of ${whose} is ${now}`;
  },
  'slider-turned': ({ squadron }) => `${squadron} counts as activated`,
  'dial-gained': ({ command, ship }) => `${ship} gains a ${command} dial`,
  'dials-seen': ({ dials, ship }) =>
    `${dials === 1 ? 'the top dial' : `${dials} dials`} of ${ship} ${dials === 1 ? 'is' : 'are'} looked at`,
  'dials-shown': ({ commands, ship }) => `${ship} shows its new dials: ${list(commands)}`,
  'command-on-card': ({ command, ship, upgrade }) => `a ${command} token is laid on ${upgrade} of ${ship}`,
  'die-on-card': ({ ship, upgrade }, event) => `a die lies on ${upgrade} of ${ship}: ${die(event)}`,
  'upgrade-passed': ({ heir, ship, upgrade }) => `${upgrade} goes from ${ship} to ${heir}`,
  'upgrade-replaced': ({ by, ship, upgrade }) => `${by} takes the place of ${upgrade} on ${ship}`,
  'slider-turned-back': ({ squadron }) => `${squadron} may be activated again`,
  'target-moved': ({ ship }, event) => `the attack now strikes the ${zone(event.zone)} of ${ship}`,
  'card-command': ({ command, ship, upgrade }) => `${upgrade} of ${ship} uses up ${command}`,
  'objective-ship': ({ ship }) => `${ship} gets an objective token`,
  'objective-ship-over': ({ ship }) => `${ship} loses an objective token`,
  'objective-dial': ({ command }) => `the objective reveals ${command}`,
  'token-placed': ({ player }) => `${player} places an objective token`,
  'token-moved': 'an objective token is moved',
  'token-removed': ({ ship }) =>
    !ship ? 'an objective token is removed' : `an objective token is removed by ${ship}`,
  'mine-destroyed': 'the mine is destroyed',
  'obstacle-moved': ({ obstacle, player }) => `${player} moves ${obstacle}`,
  'obstacle-removed': ({ obstacle }) => `${obstacle} is removed`,
  'zone-marked': ({ ship, token }, event) => `a ${token} token marks the ${zone(event.zone)} of ${ship}`,
  'zone-unmarked': ({ ship, token }) => `the ${token} token of ${ship} is removed`,
  'station-damaged': ({ obstacle }) => `${obstacle} gets a facedown damage card`,
  'station-destroyed': ({ obstacle }) => `${obstacle} is destroyed, and stays`,
  mine: ({ faces, ship }) => `a mine goes off beside ${ship}: ${list(faces.map(face))}`,
};
