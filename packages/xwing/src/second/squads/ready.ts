/** Squads to fly at once, of cards that the house has: ten legal in the pack `xwing2-amg`, four in `xwing2-epic`. */

import type { Faction } from '../cards/chassis.ts';
import { checkSquad } from './legality.ts';
import type { Pack, PackIndex } from './pack.ts';
import type { Squad } from './squad.ts';

/** A squad that comes with the house. */
export interface ReadySquad {
  readonly id: string;
  readonly squad: Squad & { readonly name: string; readonly obstacles: readonly string[] };
}

/** Pilots are parted by spaces, each with its upgrades after plus signs. */
function ready(id: string, name: string, faction: Faction, pilots: string, obstacles: string): ReadySquad {
  const ships = pilots.split(' ').map((ship) => {
    const [pilot = '', ...upgrades] = ship.split('+');
    return { pilot, upgrades };
  });
  return { id, squad: { name, faction, ships, obstacles: obstacles.split(' ') } };
}

const fourXWings = ready(
  'four-x-wings',
  'Four X-wings',
  'rebelalliance',
  'redsquadronveteran redsquadronveteran bluesquadronescort bluesquadronescort',
  'coreasteroid0 coreasteroid5 gascloud2',
);

const howlrunnersSix = ready(
  'howlrunners-six',
  'Howlrunner’s six',
  'galacticempire',
  'howlrunner idenversio turrphennir scimitarsquadronpilot blacksquadronace obsidiansquadronpilot',
  'coreasteroid1 vt49decimatordebris0 gascloud5',
);

export const READY_SQUADS: readonly ReadySquad[] = [
  fourXWings,
  howlrunnersSix,
  ready(
    'freighter-and-escort',
    'A freighter and its escort',
    'rebelalliance',
    'outerrimsmuggler norrawexley-btla4ywing greensquadronpilot phoenixsquadronpilot',
    'yt2400debris0 yt2400debris2 coreasteroid3',
  ),
  ready(
    'fast-and-slow',
    'Fast and slow',
    'rebelalliance',
    'greensquadronpilot greensquadronpilot phoenixsquadronpilot goldsquadronveteran graysquadronbomber',
    'core2asteroid0 core2asteroid3 gascloud1',
  ),
  ready(
    'norra-and-zealots',
    'Norra and the zealots',
    'rebelalliance',
    'norrawexley-btla4ywing redsquadronveteran cavernangelszealot cavernangelszealot',
    'pomasteroid1 pomdebris1 gascloud3',
  ),
  ready(
    'eight-ties',
    'Eight TIEs',
    'galacticempire',
    'howlrunner idenversio blacksquadronace blacksquadronace obsidiansquadronpilot obsidiansquadronpilot academypilot academypilot',
    'coreasteroid2 coreasteroid4 core2asteroid5',
  ),
  ready(
    'decimator',
    'The Decimator',
    'galacticempire',
    'patrolleader turrphennir nightbeast blacksquadronace blacksquadronace obsidiansquadronpilot',
    'vt49decimatordebris1 vt49decimatordebris2 gascloud4',
  ),
  ready(
    'interceptors-and-bombers',
    'Interceptors and bombers',
    'galacticempire',
    'turrphennir sabersquadronace+predator alphasquadronpilot+marksmanship gammasquadronace+iontorpedoes+targetingcomputer scimitarsquadronpilot+ionmissiles',
    'core2asteroid1 yt2400debris1 gascloud6',
  ),
  ready(
    'hunter-and-fangs',
    'The hunter and the Fangs',
    'scumandvillainy',
    'bountyhunter oldteroch skullsquadronpilot hiredgun',
    'coreasteroid0 pomasteroid3 pomdebris3',
  ),
  ready(
    'hired-hands',
    'Hired hands',
    'scumandvillainy',
    'skullsquadronpilot+iontorpedoes zealousrecruit amaxinewarrior+ioncannonturret jinatasecurityofficer+dorsalturret crymorahgoon+dorsalturret',
    'core2asteroid2 core2asteroid4 pomdebris2',
  ),
];

/** Who meets when nobody chose: four ships against six. */
export const DEFAULT_PAIR: readonly [ReadySquad, ReadySquad] = [fourXWings, howlrunnersSix];

const corvetteAndXWings = ready(
  'corvette-and-x-wings',
  'A corvette and its X-wings',
  'rebelalliance',
  'alderaanianguard+raymusantilles+turbolaserbattery+pointdefensebattery+tantiveiv redsquadronveteran redsquadronveteran+veteranwingleader bluesquadronescort bluesquadronescort cavernangelszealot greensquadronpilot greensquadronpilot',
  'coreasteroid0 gascloud1 coreasteroid3',
);

const raiderAndTies = ready(
  'raider-and-ties',
  'A raider and its TIEs',
  'galacticempire',
  'outerrimpatrol+captainneeda+targetingbattery+ioncannonbattery+instigator sabersquadronace sabersquadronace tempestsquadronpilot+agentoftheempire academypilot academypilot obsidiansquadronpilot obsidiansquadronpilot obsidiansquadronpilot scimitarsquadronpilot',
  'coreasteroid1 gascloud2 coreasteroid5',
);

/** Four of 100 points with huge ships, each with a wing too. */
export const EPIC_SQUADS: readonly ReadySquad[] = [
  corvetteAndXWings,
  raiderAndTies,
  ready(
    'convoy',
    'The convoy',
    'rebelalliance',
    'echobaseevacuees+carlistrieekan+targetingbattery+optimizedpowercore+quantumstorm echobaseevacuees+ioncannonbattery+tibannareserves redsquadronveteran redsquadronveteran+veteranwingleader bluesquadronescort bluesquadronescort phoenixsquadronpilot phoenixsquadronpilot',
    'core2asteroid0 core2asteroid3 gascloud3',
  ),
  ready(
    'assault-ship-and-vultures',
    'An assault ship and its vultures',
    'separatistalliance',
    'colicoiddestroyer+zealouscaptain+tractortentacles+drillbeak+protontorpedoes separatistdrone+veteranwingleader separatistdrone separatistdrone tradefederationdrone tradefederationdrone tradefederationdrone technounionbomber technounionbomber technounionbomber separatistbomber separatistbomber',
    'core2asteroid1 yt2400debris1 gascloud6',
  ),
];

/**
 * The ready squads for games under a format: those legal in it, the usual pair first, which is of two factions. Where
 * fewer than two are legal, all of them. Who has the pack's `index` spares making it.
 */
export function readySquads(pack: Pack, index?: PackIndex): readonly ReadySquad[] {
  const all = pack.mode === 'epic' ? EPIC_SQUADS : READY_SQUADS;
  const legal = all.filter(({ squad }) => checkSquad(squad, pack, undefined, index).legal);
  const [one, ...others] = legal.length < 2 ? all : legal;
  const foes = others.find(({ squad }) => squad.faction !== one!.squad.faction) ?? others[0]!;
  return [one!, foes, ...others.filter((other) => other !== foes)];
}
