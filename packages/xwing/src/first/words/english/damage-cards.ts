import type { DamageTexts } from '../damage-cards.ts';

const UNTIL_HIT_OR_CRIT = 'Action: roll an attack die; on a hit or crit this card turns facedown.';
const UNTIL_HIT = 'Action: roll an attack die; on a hit this card turns facedown.';
const UNTIL_ACTION = 'Action: this card turns facedown.';

/** What faceup damage cards do, in the house's words; by the lines damage-deck-… of the ledger. */
export const DAMAGE_TEXTS: DamageTexts = {
  'blinded-pilot':
    'This ship cannot attack. After its next opportunity to attack, with a target or without, this card turns facedown.',
  'console-fire': `At the start of each Combat phase roll an attack die: on a hit this ship suffers 1 damage. ${UNTIL_ACTION}`,
  'damaged-cockpit': 'From the next round on this ship’s pilot skill is 0.',
  'damaged-engine': 'All turn maneuvers of this ship are red.',
  'damaged-sensor-array': `This ship performs no actions but those of damage cards. ${UNTIL_HIT_OR_CRIT}`,
  'direct-hit': 'This card counts as 2 damage.',
  'injured-pilot': 'The pilot’s ability and the Elite upgrades of this ship are ignored.',
  'loose-stabilizer': `After it executes a white maneuver this ship gets 1 stress token. ${UNTIL_ACTION}`,
  'major-explosion':
    'Roll an attack die: on a hit this ship suffers 1 critical damage. Then this card turns facedown.',
  'major-hull-breach': `From the next round on all damage cards dealt to this ship come faceup. ${UNTIL_ACTION}`,
  'minor-explosion':
    'Roll an attack die: on a hit this ship suffers 1 damage. Then this card turns facedown.',
  'minor-hull-breach':
    'After this ship executes a red maneuver roll an attack die: on a hit it suffers 1 damage.',
  'munitions-failure':
    'Choose one of this ship’s secondary weapon upgrades and discard it. Then this card turns facedown.',
  'shaken-pilot':
    'Straight maneuvers cannot be chosen for this ship. Once it reveals its dial this card turns facedown.',
  'structural-damage': `This ship’s agility is 1 lower, but not below 0. ${UNTIL_HIT_OR_CRIT}`,
  'stunned-pilot':
    'After a maneuver that leaves this ship touching another ship or on an obstacle it suffers 1 damage.',
  'thrust-control-fire': 'This ship gets 1 stress token. Then this card turns facedown.',
  'weapon-malfunction': `This ship’s primary weapon is 1 lower, but not below 0. ${UNTIL_HIT_OR_CRIT}`,
  'weapons-failure': `This ship attacks with one attack die fewer. ${UNTIL_HIT_OR_CRIT}`,
  // The decks of the GR-75.
  'broadcast-malfunction': `This ship cannot perform a jam action. ${UNTIL_HIT}`,
  'command-pod-casualties':
    'The player of this ship gives 1 stress token to a friendly small or large ship; then the opponent may give 1 to a small or large ship of that player. Then this card turns facedown.',
  'damaged-stabilizers': `After this ship executes a bank maneuver it suffers 1 damage, from the fore damage deck. ${UNTIL_HIT}`,
  'engine-damage':
    'If the speed of a maneuver that this ship executes and the number of its faceup cards of this name make 5 or more, it skips its Perform Action step this round.',
  'hull-breach':
    'An upgrade card of this ship lies under this card and cannot be used while this card is faceup. Energy: spend 2 energy, and this card turns facedown.',
  'projector-power-failure': 'This ship performs a reinforce action only with 3 or more energy.',
  'reactor-cowl-rupture':
    'A recover action of this ship spends all its energy, but recovers no more than 2 shields.',
  'reactor-leak': 'When this ship executes a maneuver it gains 1 energy less.',
  'secondary-drive-failure': 'This ship spends 1 energy for each action it performs.',
};

/** Cards of the older deck that do something else under the same name. */
export const DAMAGE_TEXTS_OF_CORE: Partial<DamageTexts> = {
  'blinded-pilot':
    'The next time this ship attacks it rolls no attack dice. After that attack this card turns facedown.',
  'damaged-sensor-array': `This ship performs no actions but those of damage cards. ${UNTIL_HIT}`,
  'structural-damage': `This ship’s agility is 1 lower, but not below 0. ${UNTIL_HIT}`,
  'stunned-pilot':
    'After a maneuver that overlaps another ship, or leaves this one on an obstacle, it suffers 1 damage.',
};
