/** Fleets to play at once, legal in the pack `armada` and of ships whose hull zones are known. */
import type { Faction } from '../cards/index.ts';
import type { Fleet } from './fleet.ts';
import { shorthand } from './shorthand.ts';

/** A fleet that comes with the house. */
export interface ReadyFleet {
  readonly id: string;
  readonly fleet: Fleet & { readonly name: string };
}

/** Ships and squadrons in shorthand; objectives by spaces: assault, defense, navigation. */
function ready(
  id: string,
  name: string,
  faction: Faction,
  {
    ships,
    squadrons = '',
    objectives,
  }: { readonly ships: string; readonly squadrons?: string; readonly objectives: string },
): ReadyFleet {
  const [assault = '', defense = '', navigation = ''] = objectives.split(' ');
  return {
    id,
    fleet: {
      name,
      faction,
      ...shorthand(ships, squadrons),
      objectives: { assault, defense, navigation },
    },
  };
}

/** Three fleets of 180 points, as a core set has them. */
export const CORE_FLEETS: readonly ReadyFleet[] = [
  ready('core-rebels', 'Core set: corvette and frigate', 'rebel', {
    ships:
      'cr90-corvette-a+general-dodonna-commander+turbolaser-reroute-circuits nebulon-b-escort-frigate+yavaris-title',
    squadrons: 'x-wing-squadron*3',
    objectives: 'opening-salvo contested-outpost superior-positions',
  }),
  ready('core-empire', 'Core set: Star Destroyer and fighters', 'empire', {
    ships:
      'victory-ii-class-star-destroyer+grand-moff-tarkin-commander+corrupter-title+gunnery-team+enhanced-armament',
    squadrons: 'tie-fighter-squadron*4 howlrunner-tie-fighter-squadron',
    objectives: 'most-wanted fire-lanes intel-sweep',
  }),
  ready('core-separatists', 'Two transports and their droids', 'separatist', {
    ships: 'hardcell-class-transport+general-grievous-commander hardcell-class-battle-refit',
    squadrons: 'vulture-droid-squadron*4 hyena-droid-bomber-squadron*2',
    objectives: 'precision-strike hyperspace-assault dangerous-territory',
  }),
];

const rebelLine = ready('rebel-line', 'Line of the Alliance', 'rebel', {
  ships:
    'assault-frigate-mark-ii-b+general-dodonna-commander+gallant-haven-title+flight-controllers+boosted-comms assault-frigate-mark-ii-a+gunnery-team+electronic-countermeasures+xi7-turbolasers cr90-corvette-a+turbolaser-reroute-circuits gr75-medium-transports+bomber-command-center',
  squadrons: 'x-wing-squadron*4 luke-skywalker-x-wing-squadron y-wing-squadron*4',
  objectives: 'opening-salvo fleet-ambush dangerous-territory',
});

const imperialHammer = ready('imperial-hammer', 'Hammer of the Empire', 'empire', {
  ships:
    'imperial-ii-class-star-destroyer+admiral-motti-commander+avenger-title+gunnery-team+electronic-countermeasures+xi7-turbolasers gladiator-i-class-star-destroyer+demolisher-title+ordnance-experts+assault-proton-torpedoes gozanti-class-cruisers raider-i-class-corvette+external-racks',
  squadrons:
    'tie-fighter-squadron*3 howlrunner-tie-fighter-squadron tie-interceptor-squadron*2 tie-bomber-squadron*2',
  objectives: 'advanced-gunnery contested-outpost superior-positions',
});

/** Fourteen fleets of up to four hundred points over four factions. */
export const READY_FLEETS: readonly ReadyFleet[] = [
  rebelLine,
  imperialHammer,
  ready('home-fleet', 'Home Fleet', 'rebel', {
    ships:
      'mc80h-command-cruiser+admiral-ackbar-commander+home-one-title+electronic-countermeasures+leading-shots nebulon-b-support-refit+salvation-title mc30c-torpedo-frigate+admonition-title+assault-concussion-missiles gr75-medium-transports',
    squadrons: 'a-wing-squadron*3 tycho-celchu-a-wing-squadron b-wing-squadron*2',
    objectives: 'most-wanted hyperspace-assault intel-sweep',
  }),
  ready('ordnance-line', 'Ordnance and armor', 'rebel', {
    ships:
      'mc75-ordnance-cruiser+admiral-raddus-commander+profundity-title+ordnance-experts+assault-concussion-missiles+external-racks hammerhead-torpedo-corvette+task-force-organa-title+external-racks hammerhead-torpedo-corvette+external-racks cr90-corvette-b+sw-7-ion-batteries cr90-corvette-b+leading-shots gr75-medium-transports+comms-net',
    squadrons: 'z-95-headhunter-squadron*4 yt-2400*2',
    objectives: 'precision-strike fire-lanes minefields',
  }),
  ready('wolf-pack', 'Pack of corvettes', 'rebel', {
    ships:
      'cr90-corvette-a+mon-mothma-commander+turbolaser-reroute-circuits cr90-corvette-a+turbolaser-reroute-circuits+jainas-light-title cr90-corvette-b+sw-7-ion-batteries mc30c-torpedo-frigate+ordnance-experts+assault-concussion-missiles nebulon-b-support-refit gr75-medium-transports gr75-medium-transports',
    squadrons: 'a-wing-squadron*4 shara-bey-a-wing-squadron',
    objectives: 'targeting-beacons fleet-ambush superior-positions',
  }),
  ready('two-victories', 'Two Victories and a wall of fighters', 'empire', {
    ships:
      'victory-ii-class-star-destroyer+grand-moff-tarkin-commander+gunnery-team+enhanced-armament victory-i-class-star-destroyer+dominator-title+assault-concussion-missiles quasar-fire-i-class-cruiser-carrier+squall-title+flight-controllers',
    squadrons: 'tie-fighter-squadron*6 howlrunner-tie-fighter-squadron tie-bomber-squadron*5',
    objectives: 'opening-salvo contested-outpost minefields',
  }),
  ready('raiders', 'Raiders and light cruisers', 'empire', {
    ships:
      'arquitens-class-command-cruiser+moff-jerjerrod-commander+turbolaser-reroute-circuits arquitens-class-light-cruiser+dual-turbolaser-turrets raider-ii-class-corvette+impetuous-title+leading-shots raider-i-class-corvette+ordnance-experts+external-racks gozanti-class-assault-carriers+comms-net gozanti-class-cruisers',
    squadrons: 'tie-interceptor-squadron*4 soontir-fel-tie-interceptor-squadron tie-advanced-squadron*2',
    objectives: 'most-wanted fire-lanes dangerous-territory',
  }),
  ready('clone-assault', 'Clone assault', 'republic', {
    ships:
      'acclamator-i-class-assault-ship+obi-wan-kenobi-commander+clone-gunners+external-racks acclamator-ii-class-assault-ship+xi7-turbolasers consular-class-charger-c70+swift-return-title consular-class-armed-cruiser pelta-class-transport-frigate',
    squadrons: 'v-19-torrent-squadron*4 arc-170-starfighter-squadron*2 axe-v-19-torrent-squadron',
    objectives: 'advanced-gunnery hyperspace-assault intel-sweep',
  }),
  ready('republic-escorts', 'Escorts of the Republic', 'republic', {
    ships:
      'victory-i-class-star-destroyer-republic+admiral-yularen-commander+ordnance-experts pelta-class-medical-frigate+fb-88-title acclamator-ii-class-assault-ship+flight-controllers+xi7-turbolasers consular-class-armed-cruiser',
    squadrons: 'btl-b-y-wing-squadron*5 anakin-skywalker-btl-b-y-wing-squadron v-19-torrent-squadron*4',
    objectives: 'precision-strike contested-outpost superior-positions',
  }),
  ready('droid-swarm', 'Droid swarm', 'separatist', {
    ships:
      'munificent-class-star-frigate+tf-1726-commander+linked-turbolaser-towers munificent-class-comms-frigate+expanded-hangar-bay hardcell-class-transport+beast-of-burden-title gozanti-class-cruisers-separatist',
    squadrons: 'vulture-droid-squadron*8 hyena-droid-bomber-squadron*4 dfs-311-vulture-droid-squadron',
    objectives: 'opening-salvo fleet-ambush dangerous-territory',
  }),
  ready('open-circle', 'Two Venators', 'republic', {
    ships:
      'venator-ii-class-star-destroyer+plo-koon-commander+triumphant-title+gunnery-team+spha-t+xi7-turbolasers venator-i-class-star-destroyer+tranquility-title+ordnance-experts+linked-turbolaser-towers consular-class-armed-cruiser',
    squadrons:
      'v-19-torrent-squadron*4 arc-170-starfighter-squadron*2 kit-fisto-delta-7-aethersprite-squadron',
    objectives: 'surprise-attack capture-the-vip salvage-run',
  }),
  ready('droid-destroyers', 'Destroyers of the Separatists', 'separatist', {
    ships:
      'providence-class-dreadnought+mar-tuuk-commander+lucid-voice-title+heavy-ion-emplacements+xi7-turbolasers recusant-class-light-destroyer+gilded-aegis-title+gunnery-team+linked-turbolaser-towers hardcell-class-transport',
    squadrons:
      'vulture-droid-squadron*6 droid-tri-fighter-squadron*2 phlac-arphocc-droid-tri-fighter-squadron hyena-droid-bomber-squadron',
    objectives: 'targeting-beacons fire-lanes sensor-net',
  }),
  ready('siege-line', 'Siege with an Onager', 'empire', {
    ships:
      'onager-class-star-destroyer+general-romodi-commander+cataclysm-title+superheavy-composite-beam-turbolasers+gunnery-team arquitens-class-command-cruiser arquitens-class-light-cruiser gozanti-class-cruisers',
    squadrons:
      'tie-fighter-squadron*5 howlrunner-tie-fighter-squadron valen-rudor-tie-fighter-squadron tie-interceptor-squadron*3',
    objectives: 'precision-strike jamming-barrier solar-corona',
  }),
  ready('battle-of-jakku', 'A Starhawk and its escort', 'rebel', {
    ships:
      'starhawk-class-battleship-mark-i+kyrsta-agate-commander+concord-title+magnite-crystal-tractor-beam-array+gunnery-team+leading-shots nebulon-b-support-refit hammerhead-torpedo-corvette gr75-medium-transports',
    squadrons: 'x-wing-squadron*4 luke-skywalker-x-wing-squadron y-wing-squadron z-95-headhunter-squadron',
    objectives: 'marked-for-destruction planetary-ion-cannon doomed-station',
  }),
];

/** Who meets when nobody chose. */
export const DEFAULT_FLEETS: readonly [ReadyFleet, ReadyFleet] = [rebelLine, imperialHammer];
