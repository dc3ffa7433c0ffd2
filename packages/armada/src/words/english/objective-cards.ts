import { list } from '@firing-arc/words/english';
import { type ObjectiveText, objectiveTextIn } from '../objective-text.ts';
import { obstacles } from './terms.ts';

/** What the objective cards do, in English. */

const DOUBLED = 'A destroyed objective ship scores its own cost twice, and its upgrades once.';
const MOST_COMMAND =
  'the player whose ships at distance 1 of it have the higher command values in all gains a victory token.';
const STATION_LAST = 'After the other obstacles the second player places the station, beyond distance 5 of';
const EDGES = 'the players’ edges';

const ASSAULT: Readonly<Record<string, ObjectiveText>> = {
  'advanced-gunnery': {
    setup:
      'When the fleets are deployed, each player names one of their ships as objective ship, the first player first.',
    play: 'An objective ship may make all its attacks from the same hull zone: the first player’s not twice at the same hull zone or squadron in a round, the second player’s at the same target too.',
    end: DOUBLED,
  },
  'most-wanted': {
    setup: 'When the fleets are deployed, the second player names one ship of each side as objective ship.',
    play: 'A ship that attacks an objective ship may add a die of a color that is in its pool.',
    end: DOUBLED,
  },
  'opening-salvo': {
    setup: 'When the fleets are deployed, each ship gets an objective token.',
    play: 'A ship’s first attack on a ship uses up its token and may add 2 dice: red ones for the first player, of any colors for the second player.',
    end: 'Each player scores half the cost, with upgrades and rounded up, of every enemy ship in play that has a damage card.',
  },
  'precision-strike': {
    setup: 'Each of the second player’s ships gets a concentrate fire token.',
    play: 'A ship, or a squadron with Bomber, that attacks may spend a die with a hit to turn a random facedown damage card of the defender faceup. After its attack its player gains a victory token for each card that was dealt faceup or turned faceup in it.',
  },
  'blockade-run': {
    setup:
      'The second player places all obstacles, outside both deployment zones. Each of the second player’s ships gets an objective token.',
    play: 'When a ship with an objective token is destroyed, the first player gains a victory token.',
    end: 'The second player gains a victory token for each ship with an objective token that lies in the first player’s deployment zone.',
  },
  'close-range-intel-scan': {
    play: 'A ship that attacks a ship may spend dice with an accuracy on a victory token, once in the attack: 2 of them for the first player, 1 for the second player.',
  },
  'station-assault': {
    setup: `After the other obstacles the second player places both stations, beyond distance 3 of ${EDGES}.`,
    play: 'The first player may attack the stations, which have 10 hull each. They repair none of the first player’s ships and squadrons, and nobody’s once they are destroyed.',
    end: 'The second player gains a victory token for each station that is left, the first player for each that is destroyed.',
  },
  'targeting-beacons': {
    setup:
      'When the obstacles lie, the players by turns place 4 objective tokens in the setup area, the second player first.',
    play: 'One of the second player’s ships that attacks a ship at distance 1-2 of an objective token may reroll up to 2 dice.',
  },
  'ion-storm': {
    setup: `The second player places all obstacles, beyond distance 5 of ${EDGES}.`,
    play: 'A ship without an objective token that ends its maneuver far from all obstacles gets one: beyond distance 1 of them for the first player’s ships, beyond distance 2 for the second player’s. When it resolves a repair command, it may discard the token. Critical effect of every ship against a ship: if the defender has an objective token, the attacker’s player gains a victory token; then the defender loses a command token of that player’s choice, or a shield of the defending hull zone if it has none.',
  },
  'marked-for-destruction': {
    setup: `After the other obstacles the second player places both purrgil, beyond distance 5 of ${EDGES}.`,
    play: 'Critical effect of every ship against a ship at close or medium range: the defender gets an objective token, and other ships of its fleet lose theirs. Who has moved a purrgil may discard the token of a ship at distance 1 of it: that ship is dealt a facedown damage card, and its opponent gains a victory token.',
    end: DOUBLED,
  },
  'rift-assault': {
    play: 'A ship that attacks a ship without an objective token, beyond distance 1 of all obstacles, may spend a die with any icon to give it one. A ship that attacks a ship with an objective token may discard that token to change a die to an accuracy or a single hit, or to any icon if it is the second player’s; then its player gains a victory token.',
    round: 'Each ship at distance 1-2 of the gravity rift with speed 1 or 0 is dealt a facedown damage card.',
  },
  'surprise-attack': {
    setup:
      'The second player places the station first, at distance 1-5 of the first player’s edge. The first player deploys the flagship before other ships, on the station even if it juts out of the deployment zone, and no ship faster than half its top speed, rounded up. When the fleets are deployed, the second player lays 3 command dials facedown on this card.',
    play: 'At the start of the Ship Phase in each of the rounds 1 to 3 the next of these dials is revealed, and each of the first player’s ships gains a raid token of that command.',
  },
};

const DEFENSE: Readonly<Record<string, ObjectiveText>> = {
  'contested-outpost': {
    setup: `${STATION_LAST} ${EDGES}.`,
    play: 'The station neither obstructs attacks nor repairs anybody.',
    round: `At the station, ${MOST_COMMAND}`,
  },
  'fire-lanes': {
    setup: `When the obstacles lie, the second player places 3 objective tokens in the setup area beyond distance 4 of ${EDGES}; then the first player may move each of them within distance 1-2.`,
    round:
      'Each token gives a victory token to the player who could gather more battery dice against it from all hull zones together. If ships or squadrons of only one player lie on it, it is the opponent’s; with both players’ on it, nobody’s.',
  },
  'fleet-ambush': {
    setup:
      'All ships are deployed before the squadrons. The first player’s first ship, and then every other one, is deployed in the ambush zone: the part of the setup area beyond distance 5 of all its edges. There the first player may not deploy on obstacles.',
  },
  'hyperspace-assault': {
    setup: `The second player sets aside a small or medium ship and up to 3 squadrons, and places 3 objective tokens beyond distance 3 of ${EDGES}.`,
    play: 'At the start of each round after the first the second player may deploy what was set aside at distance 1 of one token, and all tokens are removed; or else may move each token within distance 1.',
  },
  'capture-the-vip': {
    setup:
      'When the obstacles lie, the second player places an objective token at distance 1 of an obstacle and beyond distance 5 of all edges of the setup area.',
    play: 'A ship that reveals a command dial at distance 1 of the token may take it aboard. When that ship is destroyed, the opponent puts the token down beside its base.',
    end: 'Whose ship has the token gains a victory token.',
  },
  'fighter-ambush': {
    setup:
      'The second player’s squadrons are deployed last, as usual or at distance 1 of an obstacle, but beyond distance 5 of the first player’s edge.',
    play: 'A squadron that attacks a ship and deals it a damage card gains its player a victory token.',
  },
  'jamming-barrier': {
    setup:
      'When the fleets are deployed, the second player places 2 objective tokens in the setup area, at distance 1-5 of each other.',
    play: 'If the line of sight of an attack crosses the line between the tokens, half of the dice, rounded down, are not rolled; but not if a token lies under the attacker or the defender.',
  },
  'planetary-ion-cannon': {
    setup: `When the obstacles lie, the second player places 3 objective tokens beyond distance 5 of ${EDGES}.`,
    play: 'At the end of the Command Phase the second player may attack any hull zone of an enemy ship at distance 1-3 of a token from there, and the token is removed: with 4 blue dice, at medium range and never obstructed. Its critical effect (blue): the defender exhausts one of its defense tokens.',
  },
  'abandoned-mining-facility': {
    setup:
      'The second player lays the station in the middle, and the others are placed at distance 2-5 of it. Each of the second player’s ships gets a repair token.',
    play: 'A ship that resolves a repair command may spend engineering points on victory tokens from the station or a dust field at distance 1: 3 points for each token from the station, 2 from a dust field. A dust field that gives more than one is removed.',
  },
  'asteroid-tactics': {
    setup: 'The second player places all obstacles but the exogorths.',
    play: 'A ship or unique squadron that overlaps an asteroid field may get one discarded defense token back, except scatter: exhausted for the first player, readied for the second player, who may ready an exhausted one instead. Asteroid fields do nothing else to the second player’s ships. The exogorths are removed when they have attacked in the Squadron Phase.',
    round: 'The second player places the exogorths, each touching another obstacle.',
  },
  'fleet-in-being': {
    setup:
      'When the fleets are deployed, each of the first player’s ships gets an objective token, and each of the second player’s as many as its command value.',
    play: 'A ship that is attacked may discard an objective token to ready one of its exhausted defense tokens.',
    round:
      'Each ship at distance 1-5 of a short edge of the table, or at distance 1-3 of a long one, loses an objective token.',
    end: 'Each player gains a victory token for each enemy ship in play without an objective token.',
  },
  'rift-ambush': {
    setup: `The second player places all obstacles, the gravity rift beyond distance 5 of ${EDGES}. When the fleets are deployed, the second player may have one enemy ship move straight ahead with speed 1, and may then change its speed by 1.`,
    play: 'Once in its activation a ship that has executed a maneuver and is at distance 1-2 of the gravity rift must execute another one with speed 1: straight ahead for the first player’s ships; the second player’s may turn.',
  },
};

const NAVIGATION: Readonly<Record<string, ObjectiveText>> = {
  'dangerous-territory': {
    setup: `The obstacles are placed beyond distance 5 of ${EDGES}, each with an objective token on it.`,
    play: 'A ship that overlaps an obstacle may take its token for a victory token. Asteroid and debris fields do nothing to the second player’s ships.',
  },
  'intel-sweep': {
    setup: `When the obstacles lie, the players by turns place 5 objective tokens beyond distance 5 of ${EDGES} and beyond distance 3 of each other, the second player first. Then each player names one of their ships as objective ship.`,
    play: 'An objective ship that reveals a command dial may take one token at distance 1 for a victory token.',
    end: 'The player with more victory tokens scores 75 points.',
  },
  minefields: {
    setup:
      'The second player places all obstacles, anywhere in the setup area but beyond distance 5 of each other, and then 6 mines, each at distance 1 of an obstacle and beyond distance 1 of other mines.',
    play: 'A ship that ends its maneuver at distance 1 of a mine sets it off: 2 blue dice, and a facedown damage card for each hit or critical, the first one faceup if there is a critical.',
  },
  'superior-positions': {
    setup: 'The first player deploys the whole fleet before the second player.',
    play: 'Who attacks the rear hull zone of a ship and does damage gains a victory token.',
  },
  'navigational-hazards': {
    setup: `${STATION_LAST} ${EDGES}.`,
    play: 'When an obstacle hurts a ship that overlaps it, the opponent gains a victory token.',
    round:
      'Each player, the second first, moves one asteroid or debris field within distance 1-2, each another one.',
  },
  'salvage-run': {
    setup:
      'The second player lays the station in the middle, and the others are placed at distance 1-5 of it. Then the second player places 4 objective tokens, at distance 1 of the station and beyond distance 1 of each other. Each of the second player’s ships gets a navigate token.',
    play: 'A ship that reveals a command dial may take one token at distance 1 for a victory token.',
  },
  'sensor-net': {
    setup: `When the obstacles lie, the players by turns place 4 objective tokens beyond distance 5 of ${EDGES} and beyond distance 3 of each other, the first player first.`,
    play: 'A ship that reveals a command dial at distance 1 of a token gains its player a victory token. Its player chooses one such token, and the opponent moves it: the first player within distance 1-2, the second player within distance 1-4.',
  },
  'solar-corona': {
    setup:
      'The first player deploys the whole fleet before the second player. Then the second player names a short edge of the table as the corona.',
    play: 'If any part of the corona is in the arc of the attacking hull zone, the attacker first discards a die with an accuracy.',
  },
  'doomed-station': {
    setup: `The gravity rift lies in the middle, and the first player places the next obstacle. ${STATION_LAST} ${EDGES}.`,
    round: `The players by turns, the second player first, move each obstacle once, at distance 1-2 toward the gravity rift; what touches it is removed. Then at the station, ${MOST_COMMAND}`,
  },
  'hyperspace-migration': {
    setup:
      'When the obstacles lie, the second player places 2 objective tokens, one at distance 1 of each short edge of the table.',
    play: 'At the start of the Ship Phase in rounds 1 and 3 the second player places a purrgil at distance 1 of one token, the same one both times. Purrgil move toward the other token and are removed when they touch it.',
    round:
      'Each ship with an objective token loses it, and its player gains a victory token. Each ship without one that is at distance 1 of a purrgil gets one.',
  },
  'infested-fields': {
    setup:
      'When the obstacles lie, each of them gets an objective token, and the second player places the exogorths, each touching another obstacle.',
    play: 'A ship or squadron that overlaps an obstacle may take its token for a victory token. The exogorths are removed when they have attacked in the Squadron Phase; the second player then moves the obstacles that they touched within distance 1-2.',
    round: 'The second player places each exogorth that is not on the table, touching an obstacle.',
  },
  'volatile-deposits': {
    play: 'Critical effect of every ship against a ship (blue, or any color if the defender is the first player’s): the attacker chooses an obstacle at distance 1 of the defender; all ships and squadrons at distance 1 of it suffer half as much damage as there are critical icons, rounded up.',
    round: `At each asteroid field, ${MOST_COMMAND}`,
  },
};

/** The text of an objective; null when it is none. */
export const objectiveCardText = objectiveTextIn({
  texts: { ...ASSAULT, ...DEFENSE, ...NAVIGATION },
  moments: { setup: 'Setup:', play: 'In the game:', round: 'End of each round:', end: 'End of the game:' },
  shortEdges:
    'The players sit at the short edges of the table, and the deployment zones reach two ruler lengths.',
  obstacles: (counts) => `The obstacles are ${list(counts.map(([kind, count]) => obstacles(kind, count)))}.`,
  worth: (points) => `Each victory token is worth ${points} points.`,
});
