import type { AttackStep } from '../../attack/events.ts';
import type { SetupStep } from '../../events.ts';
import type { DeclarationPhrases, EventPhrases } from '../events.ts';
import { action, article, of, plural } from './terms.ts';

const SETUP_STEPS: Readonly<Record<SetupStep, string>> = {
  'gather-forces': 'both squads are laid open',
  'determine-initiative': 'who has initiative is settled',
  'establish-play-area': 'the play area is laid out',
  'place-obstacles': 'the obstacles are placed',
  'place-forces': 'the ships are placed',
  'activate-shields': 'shields go up',
  'prepare-other-components': 'the damage decks are shuffled',
};

const ATTACK_STEPS: Readonly<Record<AttackStep, string>> = {
  'declare-target': 'the target is declared',
  'roll-attack-dice': 'attack dice are rolled',
  'modify-attack-dice': 'attack dice are modified',
  'roll-defense-dice': 'defense dice are rolled',
  'modify-defense-dice': 'defense dice are modified',
  'compare-results': 'results are compared',
  'deal-damage': 'damage is dealt',
};

/** What changes dice, behind "by". */
export const HOW = {
  reinforce: 'a reinforce token',
  focus: 'a focus token',
  'target-lock': 'the target lock',
  evade: 'an evade token',
  ability: 'what a card does',
} as const;

/** What happened. */
export const EVENTS: EventPhrases = {
  'setup-step': (_, { step }) => SETUP_STEPS[step],
  squad: ({ player }, { points }) => `${of(player)} squad costs ${plural(points, 'point')}`,
  'initiative-roll': ({ faces }) => `the die for initiative shows ${faces}`,
  initiative: ({ player }) => `${player} has initiative`,
  'obstacle-placed': ({ player, obstacle }) => `${player} places ${obstacle}`,
  'obstacle-skipped': 'an obstacle fits nowhere and is left out',
  edge: ({ player, edge }) => `${player} takes ${edge}`,
  'ship-placed': ({ ship }) => `${ship} is placed`,
  shields: ({ ship }, { shields }) => `${ship} has ${plural(shields, 'shield')}`,
  round: (_, { round }) => `round ${round} begins`,
  phase: ({ phase }) => `${phase} begins`,
  'dials-set': ({ player }, { ships }) => `${player} has set ${plural(ships, 'dial')}`,
  activates: ({ ship }) => `${ship} activates`,
  'dial-revealed': ({ ship, maneuver, difficulty }) => `${of(ship)} dial shows ${maneuver} (${difficulty})`,
  'maneuver-replaced': ({ ship, maneuver, difficulty }) => `${ship} must fly ${maneuver} (${difficulty})`,
  maneuver: ({ ship, maneuver, overlapped }) =>
    `${ship} flies ${maneuver}${overlapped ? `, stopped by ${overlapped}` : ''}`,
  'obstacle-hit': ({ ship, obstacle }, { how }) =>
    `${ship} ${how === 'overlapped' ? 'lies on' : 'moves through'} ${obstacle}`,
  'cleaned-up': ({ ship }) => `${of(ship)} maneuver is done`,
  'action-skipped': ({ ship }) => `${ship} skips its action`,
  'no-action': ({ ship }) => `${ship} performs no action`,
  action: ({ ship }, one) =>
    `${ship} performs ${article(`${one.free ? 'free ' : ''}${action(one.action)}`)} action`,
  tracked: ({ ship }, { tokens }) => `${ship} has ${plural(tokens, 'tracking token')}`,
  impossible: ({ ship, what }) => `${ship} cannot ${what}`,
  moved: ({ ship }, { how, way }) =>
    `${ship} ${how === 'boost' ? 'boosts' : 'rolls'} ${way === 'straight' ? 'straight ahead' : `to the ${way}`}`,
  decloaked: ({ ship }) => `${ship} has decloaked`,
  'stays-cloaked': ({ ship }) => `${ship} stays cloaked`,
  'bomb-dropped': ({ ship, upgrade }) => `${ship} drops ${upgrade}`,
  'bomb-detonates': ({ token }) => `a ${token} goes off`,
  'upgrade-discarded': ({ ship, upgrade }) => `${ship} discards ${upgrade}`,
  'ordnance-spent': ({ ship, upgrade }, { left }) =>
    `${ship} discards an ordnance token of ${upgrade}, ${left} left`,
  'upgrade-flipped': ({ ship, upgrade }) => `${ship} flips ${upgrade}`,
  'arc-rotated': ({ ship, arc }) => `${ship} turns its mobile arc ${arc}`,
  coordinated: ({ ship, other }) => `${ship} coordinates ${other}`,
  'energy-allocated': ({ ship, upgrade }) => `${ship} moves 1 energy to ${upgrade}`,
  crippled: ({ ship }) => `${ship} is crippled`,
  jams: ({ ship, other }) => `${ship} jams ${other}`,
  deployed: ({ ship, carrier }, { guides }) => `${ship} deploys from the ${guides} of ${carrier}`,
  turned: ({ ship }) => `${ship} turns around`,
  rolled: ({ ship, faces }, { dice }) => `${ship} rolls ${faces} (${dice})`,
  'in-combat': ({ ship }) => `it is ${of(ship)} turn to attack`,
  'game-over': ({ winner, winners }) =>
    winners ? `${winners} win the game` : winner ? `${winner} wins the game` : 'the game is a draw',
  ability: ({ ship, card }) => `${ship} uses ${card}`,
  gained: ({ ship, token }) => `${ship} gets ${token}`,
  spent: ({ ship, token }) => `${ship} spends ${token}`,
  lost: ({ ship, token }) => `${ship} loses ${token}`,
  locked: ({ ship, on, letter }) => `${ship} locks ${on} (${letter})`,
  'lock-removed': ({ ship, on, letter }) => `${of(ship)} lock ${letter} on ${on} is gone`,
  'lock-spent': ({ ship, on }) => `${ship} spends its lock on ${on}`,
  'no-attack': ({ ship }) => `${ship} does not attack`,
  'attack-step': (_, { step }) => ATTACK_STEPS[step],
  attack: ({ attacker, defender, weapon }, { range, obstructed }) =>
    `${attacker} attacks ${defender} at range ${range} (${weapon || 'primary weapon'}${obstructed ? ', obstructed' : ''})`,
  modified: ({ ship, faces }, { dice, how }) => `${of(ship)} ${dice} dice show ${faces} by ${HOW[how]}`,
  compared: ({ hits }) => (hits ? `${hits} left` : 'no hit is left'),
  'attack-hits': ({ attacker, defender }) => `${attacker} hits ${defender}`,
  'attack-misses': ({ attacker, defender }) => `${attacker} misses ${defender}`,
  'shield-recovered': ({ ship }, { shields }) => `${ship} recovers a shield and has ${shields}`,
  'shield-lost': ({ ship }, { shields }) => `${ship} loses a shield and has ${shields} left`,
  'damage-dealt': ({ card, ship }) => `${ship} is dealt ${card || 'a facedown damage card'}`,
  'damage-flipped': ({ ship, card }) => `${of(ship)} ${card} turns facedown`,
  'damage-turned-up': ({ ship, card }) => `${of(ship)} ${card} turns faceup`,
  'deck-reshuffled': ({ player }, { cards }) =>
    `${player} shuffles ${plural(cards, 'card')} into an empty damage deck`,
  destroyed: ({ ship }) => `${ship} is destroyed`,
  removed: ({ ship }) => `${ship} is removed from the game`,
  fled: ({ ship }) => `${ship} leaves the play area and is lost`,
  'condition-assigned': ({ ship, condition }) => `${ship} gets the condition ${condition}`,
  'condition-removed': ({ ship, condition }) => `${condition} is removed from ${ship}`,
  'obstacle-removed': ({ obstacle }) => `${obstacle} is removed`,
  'cargo-dropped': ({ ship }) => `${ship} drops a cargo token`,
  'upgrade-replaced': ({ ship, by, upgrade }) => `${ship} replaces ${upgrade} with ${by}`,
  'upgrade-covered': ({ ship, upgrade }) =>
    `${of(ship)} ${upgrade} cannot be used as long as Hull Breach is faceup`,
  'upgrade-recovered': ({ ship, upgrade }) => `${of(ship)} ${upgrade} is back in play`,
  'attack-drawn': ({ ship, attacker }) => `${ship} draws the attack of ${attacker} on itself`,
  'dial-looked-at': ({ ship, by }) => `the player of ${by} looks at the dial of ${ship}`,
  'damage-discarded': ({ ship, card }) => `${of(ship)} ${card || 'facedown damage card'} is discarded`,
};

/** What turned out impossible, after "cannot". */
export const DECLARATIONS: DeclarationPhrases = {
  'target-lock': ({ target }) => `lock ${target}`,
  'barrel-roll': (_, { side }) => `roll to the ${side}`,
  boost: (_, { direction }) => `boost ${direction === 'straight' ? 'straight ahead' : `to the ${direction}`}`,
  decloak: ({ move }) => `decloak: ${move}`,
};
