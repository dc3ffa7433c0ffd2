/** Squads to fly at once, legal in the pack `xwing1`, some only in epic play; and what lies in the two core sets, the quickest game. */

import type { Faction } from '../cards/chassis.ts';
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

/** Three of the rocks of the first core set each. */
const EVEN = 'coreasteroid0 coreasteroid2 coreasteroid4';
const ODD = 'coreasteroid1 coreasteroid3 coreasteroid5';
const EVEN_2 = 'core2asteroid0 core2asteroid2 core2asteroid4';
const ODD_2 = 'core2asteroid1 core2asteroid3 core2asteroid5';

/** The ships of a core set, one player each. */
export interface CoreSet {
  readonly id: string;
  readonly squads: readonly [ReadySquad, ReadySquad];
}

const originalRebels = ready('core-rebels', 'Core set: X-wing', 'rebel', 'redsquadronpilot', EVEN);
const originalEmpire = ready(
  'core-empire',
  'Core set: two TIE fighters',
  'imperial',
  'obsidiansquadronpilot academypilot',
  ODD,
);
const forceAwakensResistance = ready(
  'core2-resistance',
  'Core set of 2015: T-70 X-wing',
  'rebel',
  'redsquadronveteran',
  EVEN_2,
);
const forceAwakensFirstOrder = ready(
  'core2-first-order',
  'Core set of 2015: two TIE/fo fighters',
  'imperial',
  'zetasquadronpilot epsilonsquadronpilot',
  ODD_2,
);

export const CORE_SETS: readonly CoreSet[] = [
  { id: 'core', squads: [originalRebels, originalEmpire] },
  { id: 'core2', squads: [forceAwakensResistance, forceAwakensFirstOrder] },
];

const redSquadron = ready(
  'red-squadron',
  'Red Squadron',
  'rebel',
  'redsquadronpilot+shieldupgrade redsquadronpilot+shieldupgrade rookiepilot+shieldupgrade rookiepilot',
  EVEN,
);

const academySwarm = ready(
  'academy-swarm',
  'Academy swarm',
  'imperial',
  'howlrunner obsidiansquadronpilot+shieldupgrade obsidiansquadronpilot+shieldupgrade academypilot academypilot academypilot academypilot',
  ODD,
);

/** Ten squads of one hundred points over three factions. */
export const READY_SQUADS: readonly ReadySquad[] = [
  redSquadron,
  academySwarm,
  ready(
    'freighter-and-fighters',
    'A freighter and three fighters',
    'rebel',
    'outerrimsmuggler+millenniumfalcon+engineupgrade rookiepilot rookiepilot rookiepilot+hullupgrade',
    EVEN_2,
  ),
  ready(
    'wings-of-all-letters',
    'Wings of all letters',
    'rebel',
    'redsquadronpilot+protontorpedoes+hullupgrade goldsquadronpilot+ioncannonturret+hullupgrade bluesquadronpilot+shieldupgrade prototypepilot+chardaanrefit+hullupgrade',
    ODD_2,
  ),
  ready(
    'resistance-patrol',
    'Resistance patrol and an old friend',
    'rebel',
    'redsquadronveteran redsquadronveteran bluesquadronnovice+hullupgrade rookiepilot',
    EVEN,
  ),
  ready(
    'three-shades-of-empire',
    'Three shades of the Empire',
    'imperial',
    'bountyhunter+slavei+shieldupgrade alphasquadronpilot alphasquadronpilot tempestsquadronpilot+shieldupgrade',
    ODD,
  ),
  ready(
    'bombers-and-escort',
    'Bombers and their escort',
    'imperial',
    'scimitarsquadronpilot+concussionmissiles+hullupgrade scimitarsquadronpilot+concussionmissiles+hullupgrade obsidiansquadronpilot+hullupgrade obsidiansquadronpilot academypilot academypilot',
    EVEN_2,
  ),
  ready(
    'first-order-flight',
    'First Order flight',
    'imperial',
    'omegasquadronpilot+shieldupgrade omegasquadronpilot zetasquadronpilot zetasquadronpilot epsilonsquadronpilot epsilonsquadronpilot',
    ODD_2,
  ),
  ready(
    'pirates',
    'Pirates',
    'scum',
    'binayrepirate+hullupgrade binayrepirate+hullupgrade binayrepirate+hullupgrade cartelspacer cartelspacer cartelspacer blacksunsoldier',
    EVEN,
  ),
  ready(
    'hunters-for-hire',
    'Hunters for hire',
    'scum',
    'mandalorianmercenary mandalorianmercenary blacksunenforcer+hullupgrade',
    ODD,
  ),
];

/** Squads with huge ships of three factions, legal in epic play. */
export const EPIC_SQUADS: readonly [ReadySquad, ReadySquad, ReadySquad] = [
  ready(
    'corvette-and-escort',
    'A corvette and its escort',
    'rebel',
    'cr90corvettefore+quadlasercannons+gunneryteam cr90corvetteaft+engineeringteam redsquadronpilot redsquadronpilot rookiepilot goldsquadronpilot',
    EVEN,
  ),
  ready(
    'raider-and-fighters',
    'A Raider and its fighters',
    'imperial',
    'raiderclasscorvettefore+quadlasercannons raiderclasscorvetteaft+singleturbolasers+sensorteam howlrunner obsidiansquadronpilot academypilot academypilot academypilot',
    ODD,
  ),
  ready(
    'smugglers-cruiser',
    'A smugglers’ cruiser and its friends',
    'scum',
    'croccruiser+quadlasercannons+ionizationreactor binayrepirate binayrepirate binayrepirate cartelspacer cartelspacer mandalorianmercenary',
    EVEN_2,
  ),
];

/** Who meets when nobody chose. */
export const DEFAULT_PAIR: readonly [ReadySquad, ReadySquad] = [redSquadron, academySwarm];
