import type { SecondEvent } from '../../events.ts';
import type { EventPhrases } from '../events.ts';
import { article, colouredAction, faces, list, of, player, plural } from './terms.ts';

const CHARGES = { standard: 'charge', force: 'Force', shield: 'shield', energy: 'energy' } as const;

const CAN_FAIL: Readonly<Record<Extract<SecondEvent, { kind: 'effect-failed' }>['what'], string>> = {
  'barrel-roll': 'barrel roll',
  boost: 'boost',
  coordinate: 'coordinate',
  decloak: 'decloak',
  deploy: 'deployment',
  jam: 'jam',
  lock: 'lock',
  slam: 'SLAM',
};

const MODIFIED = { add: ' (added)', change: ' (changed)', reroll: ' (rerolled)', spend: ' (spent)' } as const;

const HOW = { drop: 'drops', launch: 'launches', place: 'places' } as const;

const ofUpgrade = (name: string): string => (name ? ` of ${name}` : '');

/** What happened. */
export const EVENTS: EventPhrases = {
  'player-order': (_, { rolls, first, players, place = 0 }) => {
    const shown = rolls.map((roll, i) => `${player(players?.[i] ?? i)} rolls ${faces(roll)}`).join('; ');
    return `${shown}: ${first < 0 ? 'roll again' : `${player(first)} is ${['first', 'second', 'third'][place]}`}`;
  },
  'obstacle-placed': ({ player, obstacle }) => `${player} places ${obstacle}`,
  'obstacle-skipped': 'an obstacle fits nowhere and is left out',
  environment: (_, { card }) => `the environment is ${card}`,
  'player-markers': (_, { red }) =>
    `${player(red)} has the red player markers, ${player(1 - red)} the blue ones`,
  'marker-placed': ({ player, marker }, event) =>
    event.player < 0 ? `${marker} lies in the centre` : `${player} places ${marker}`,
  'marker-skipped': ({ marker }) => `${marker} fits nowhere and is left out`,
  towed: ({ ship, marker }) => `${ship} tows ${marker}`,
  jettisoned: ({ ship, marker }) => `${ship} lets go of ${marker}`,
  claimed: ({ ship, marker }) => `${ship} puts its player’s marker on ${marker}`,
  informed: ({ ship, marker }) => `${ship} learns what ${marker} holds`,
  forgot: ({ ship }) => `${ship} gives up what it learned`,
  'ship-placed': ({ ship }) => `${ship} deploys`,
  points: ({ player }, { points, total }) =>
    `${player} earns ${plural(points, 'mission point')} and has ${total}`,
  round: (_, { round }) => `round ${round} begins`,
  phase: ({ phase }) => `${phase} begins`,
  'dials-set': ({ player }, { ships }) => `${player} has set ${plural(ships, 'dial')}`,
  activates: ({ ship }) => `${ship} activates`,
  'dial-revealed': ({ ship, maneuver }, { difficulty }) =>
    `${of(ship)} dial shows ${maneuver} (${difficulty})`,
  'maneuver-replaced': ({ ship, maneuver }, { difficulty }) =>
    `${ship} must fly ${maneuver} (${difficulty}) instead`,
  maneuver: ({ ship, maneuver, overlapped, placement }, { executed }) =>
    `${ship} executes ${maneuver}, ${executed === 'fully' ? 'fully' : `only partially, ${overlapped} in the way`}${placement ? `, set ${placement}` : ''}`,
  'obstacle-hit': ({ ship, obstacle }, { how }) =>
    `${ship} ${how === 'overlapped' ? 'lies on' : 'moves through'} ${obstacle}`,
  overlap: ({ ship }, { friendly }) => `${ship} runs into ${friendly ? 'a friendly' : 'an enemy'} ship`,
  'action-skipped': ({ ship }) => `${ship} skips its action`,
  action: ({ ship }, { action, difficulty }) =>
    `${ship} performs ${article(colouredAction(action, difficulty))} action`,
  'action-failed': ({ ship }, { action }) => `${of(ship)} ${colouredAction(action, 'white')} fails`,
  moved: ({ ship, template }, { how, way }) =>
    `${ship} moves (${how === 'boost' ? 'boost' : 'barrel roll'} ${way}${template ? `, ${template}` : ''})`,
  'ship-rotated': ({ ship }, { degrees }) =>
    `${ship} turns by ${Math.abs(degrees)}° to the ${degrees < 0 ? 'left' : 'right'}`,
  'effect-failed': ({ ship }, { what }) => `${of(ship)} ${CAN_FAIL[what]} fails`,
  decloaked: ({ ship }) => `${ship} decloaks`,
  jammed: ({ ship, other }) => `${ship} jams ${other}`,
  'dial-shown': ({ ship, maneuver }) => `${of(ship)} dial is turned up: ${maneuver}`,
  'dial-set': ({ ship, maneuver }) => `${of(ship)} dial is set again${maneuver ? `: ${maneuver}` : ''}`,
  turret: ({ ship, upgrade, arc }) => `${ship} points its ${upgrade || 'turret'}: ${arc}`,
  gained: ({ ship, token }) => `${ship} gains ${token}`,
  spent: ({ ship, token }) => `${ship} spends ${token}`,
  lost: ({ ship, token }) => `${ship} loses ${token}`,
  'charge-spent': ({ ship, upgrade }, { charge }) =>
    `${ship} spends 1 ${CHARGES[charge]}${ofUpgrade(upgrade)}`,
  'charges-recovered': ({ ship, upgrade }, { charge, charges }) =>
    `${ship} has ${charge === 'force' ? `${charges} Force` : plural(charges, 'charge')}${ofUpgrade(upgrade)} again`,
  locked: ({ ship, on }) => `${ship} locks ${on}`,
  'lock-broken': ({ ship, on }) => `${of(ship)} lock on ${on} is gone`,
  'lock-spent': ({ ship, on }) => `${ship} spends its lock on ${on}`,
  coordinated: ({ ship, other }) => `${ship} coordinates ${other}`,
  engages: ({ ship }) => `${ship} engages`,
  'no-attack': ({ ship }) => `${ship} does not attack`,
  attack: ({ attacker, defender, weapon, arc }, { range, obstructed }) =>
    `${attacker} attacks ${defender} at range ${range} (${weapon}${arc}${obstructed ? ', obstructed' : ''})`,
  'measured-through': ({ attacker, defender, ships }) =>
    `${of(attacker)} attack on ${defender} is obstructed by ${ships}, which changes no dice`,
  'dice-count': ({ ship }, { change, dice }) =>
    `${ship} rolls ${plural(Math.abs(change), `${dice} die`)} ${change < 0 ? 'fewer' : 'more'}`,
  rolled: ({ ship, faces }, { dice }) => `${ship} rolls ${faces} (${dice})`,
  modified: ({ ship, faces }, { dice, how }) => `${of(ship)} ${dice} dice now show ${faces}${MODIFIED[how]}`,
  canceled: ({ ship, face }) => `1 ${face} of ${ship} is canceled`,
  neutralized: ({ hits }) => (hits ? `${hits} left after canceling` : 'no hit is left after canceling'),
  reinforced: ({ ship, face }) => `${ship} is reinforced: 1 ${face} is canceled`,
  'attack-hits': ({ attacker, defender }) => `${attacker} hits ${defender}`,
  'attack-misses': ({ attacker, defender }) => `${attacker} misses ${defender}`,
  'shield-lost': ({ ship }, { shields }) => `${ship} loses a shield and has ${shields} left`,
  'shield-recovered': ({ ship }, { shields }) => `${ship} recovers a shield, ${shields} active`,
  'charges-lost': ({ ship, upgrade }, { charges }) =>
    `${ship} loses charges${ofUpgrade(upgrade)}: ${charges} left`,
  flipped: ({ ship, upgrade }) => `${ship} turns ${upgrade} over`,
  'recovery-stopped': ({ ship }) => `a charge or Force of ${ship} does not come back`,
  'maneuver-skipped': ({ ship }) => `${ship} skips its Execute Maneuver step`,
  'upgrades-exchanged': ({ ship, other, upgrade, otherUpgrade }) =>
    `${ship} and ${other} exchange ${upgrade} and ${otherUpgrade}`,
  'upgrade-hidden': ({ ship, under }) => `${ship} places an upgrade facedown under ${under}`,
  'upgrade-revealed': ({ ship, upgrade, under }) =>
    `${ship} equips ${upgrade}, which lay facedown under ${under}`,
  'upgrade-handed-on': ({ ship, other, upgrade }) => `${other} gets ${upgrade} from ${ship}`,
  'dial-looked-at': ({ ship }) => `the opponent looks at the dial of ${ship}`,
  'card-fused': ({ ship, upgrade }, { count }) => `${plural(count, 'fuse marker')} on ${upgrade} of ${ship}`,
  'on-card': ({ ship, upgrade, token }) => `${token} on ${upgrade} of ${ship}`,
  replaced: ({ ship }) => `for ${ship} something else happens instead`,
  'damage-dealt': ({ ship }, { card }) => `${ship} is dealt ${card ?? 'a facedown damage card'}`,
  'damage-prevented': ({ ship }, { damage }) => `${damage} damage to ${ship} is prevented`,
  'damage-turned': ({ ship }, { damage }) => `${damage} hit damage to ${ship} becomes crit damage`,
  'damage-revealed': ({ ship }, { cards }) => `${ship} shows facedown damage cards: ${list(cards)}`,
  'damage-discarded': ({ ship }, { cards }) => `${ship} discards ${plural(cards, 'damage card')}`,
  exposed: ({ ship }, { card }) => `a damage card of ${ship} turns up: ${card}`,
  repaired: ({ ship }, { card }) => `${ship} repairs ${card ?? 'a facedown damage card'}`,
  'deck-reshuffled': ({ player }, { cards }) =>
    `${player} shuffles ${plural(cards, 'card')} into an empty damage deck`,
  destroyed: ({ ship }) => `${ship} is destroyed`,
  removed: ({ ship }) => `${ship} is removed from the game`,
  reserved: ({ ship }) => `${ship} is in reserve`,
  fled: ({ ship }) => `${ship} leaves the play area and is lost`,
  ability: ({ ship, ability }, { used }) => `${ship} ${used ? 'uses' : 'does not use'} ${ability}`,
  'game-over': (_, { winner, winners }) => {
    if (winner < 0) return 'the game ends in a draw';
    return winners ? `${list(winners.map(player))} win the game` : `${player(winner)} wins the game`;
  },
  'device-placed': ({ ship, name, template }, { how }) =>
    `${ship} ${HOW[how]} ${name}${template ? ` by the ${template} template` : ''}`,
  'obstacle-added': ({ obstacle }) => `${obstacle} now lies on the table`,
  'device-detonates': ({ player, name }) => `${name} of ${player} detonates`,
  'detonation-prevented': ({ ship, name }) => `${ship} keeps ${name} from detonating`,
  'device-removed': ({ player, name }) => `${name} of ${player} is removed`,
  'device-moved': ({ player, name }) => `${name} of ${player} moves`,
  'device-met': ({ ship, name }) => `${ship} comes upon ${name}`,
  'obstacle-removed': ({ obstacle }) => `${obstacle} is removed`,
  'device-fuse': ({ name }, { fuses }) => `${name} has ${plural(fuses, 'fuse marker')}`,
  'obstacle-fuse': ({ obstacle }, { fuses }) => `${obstacle} has ${plural(fuses, 'fuse marker')}`,
  'condition-assigned': ({ ship, condition }) => `${ship} is assigned ${condition}`,
  'condition-removed': ({ ship, condition }) => `${ship} loses ${condition}`,
  'card-on-condition': ({ ship, condition }, { card }) => `${card} lies on ${condition} of ${ship}`,
  'point-on-condition': ({ ship, player, condition }, { total }) =>
    `${player} loses 1 mission point, which lies on ${condition} of ${ship}; ${total} left`,
  'condition-revealed': ({ ship, condition }) => `the secret condition of ${ship} is ${condition}`,
  docked: ({ ship, carrier }) => `${ship} docks with ${carrier}`,
  deployed: ({ ship, carrier }, { edge }) => `${ship} deploys from the ${edge} of ${carrier}`,
  restored: ({ ship, carrier }) => `${ship} is made whole again aboard ${carrier}`,
  'deploy-failed': ({ ship, carrier }) => `${ship} finds no place to deploy and stays docked with ${carrier}`,
  energy: ({ ship }, { energy }) => `${ship} has ${energy} energy`,
  'indicator-shared': ({ ship, other, upgrade }) => `${ship} has one indicator for ${upgrade} and ${other}`,
  'upgrade-taken': ({ ship, from, upgrade }) => `${ship} takes ${upgrade} of ${from}`,
  'set-aside': ({ ship, huge }) => `${ship} is set aside, ${huge} stands in its place`,
  'set-down': ({ ship, huge }) => `${ship} is placed behind ${huge}`,
  'wing-split': ({ ship, leader }) => `${ship} leaves the wing of ${leader}`,
  'wing-joined': ({ ship, leader }) => `${ship} joins the wing of ${leader}`,
};
