/** The 36 objective cards: category, what a victory token is worth, which obstacles lie on the table. */

export const OBJECTIVE_CATEGORIES = ['assault', 'defense', 'navigation'] as const;
/** armada:objective-cards.3 */
export type ObjectiveCategory = (typeof OBJECTIVE_CATEGORIES)[number];

/** An objective card. */
export interface ObjectiveCard {
  readonly id: string;
  readonly name: string;
  readonly category: ObjectiveCategory;
  /** Points for each victory token; 0 where there are none, or where they are only counted. armada:scoring.3 */
  readonly worth: number;
  /** Outlines of the obstacles that are placed, or that come later. armada:obstacles.14 */
  readonly obstacles: readonly string[];
  /** Whether the players sit at the short edges. armada:short-player-edges-setup.1 */
  readonly shortEdges: boolean;
}

const ASTEROIDS = ['asteroid_1', 'asteroid_2', 'asteroid_3'];
const DEBRIS = ['debris_1', 'debris_2'];
const DUST = ['dust-field_1', 'dust-field_2'];
const PURRGIL = ['purrgil_1', 'purrgil_2'];
const EXOGORTHS = ['exogorth_1', 'exogorth_2'];
const RIFT = 'gravity-rift';
const FIELDS = [...ASTEROIDS, ...DEBRIS];
/** Three asteroid fields, two debris fields, a station. armada:obstacles.14 */
export const SIX_OBSTACLES: readonly string[] = [...FIELDS, 'station'];

interface Differences {
  readonly worth?: number;
  readonly obstacles?: readonly string[];
  readonly shortEdges?: true;
}

const card =
  (category: ObjectiveCategory) =>
  (id: string, name: string, { worth = 0, obstacles = SIX_OBSTACLES, shortEdges }: Differences = {}) => ({
    id,
    name,
    category,
    worth,
    obstacles,
    shortEdges: shortEdges === true,
  });
const assault = card('assault');
const defense = card('defense');
const navigation = card('navigation');

/** All objective cards: those of the core set first, then of both campaigns. */
export const OBJECTIVE_CARDS: readonly ObjectiveCard[] = [
  assault('advanced-gunnery', 'Advanced Gunnery'),
  assault('most-wanted', 'Most Wanted'),
  assault('opening-salvo', 'Opening Salvo'),
  assault('precision-strike', 'Precision Strike', { worth: 15 }),
  assault('blockade-run', 'Blockade Run', { worth: 20, shortEdges: true }),
  assault('close-range-intel-scan', 'Close-Range Intel Scan', {
    worth: 10,
    obstacles: [...SIX_OBSTACLES, ...DUST],
  }),
  assault('station-assault', 'Station Assault', { worth: 40, obstacles: [...SIX_OBSTACLES, 'station'] }),
  assault('targeting-beacons', 'Targeting Beacons'),
  assault('ion-storm', 'Ion Storm', { worth: 15, obstacles: FIELDS }),
  assault('marked-for-destruction', 'Marked for Destruction', {
    worth: 15,
    obstacles: [...DEBRIS, ...DUST, ...PURRGIL],
  }),
  assault('rift-assault', 'Rift Assault', { worth: 10, obstacles: [...FIELDS, RIFT] }),
  assault('surprise-attack', 'Surprise Attack'),
  defense('contested-outpost', 'Contested Outpost', { worth: 20 }),
  defense('fire-lanes', 'Fire Lanes', { worth: 15 }),
  defense('fleet-ambush', 'Fleet Ambush'),
  defense('hyperspace-assault', 'Hyperspace Assault'),
  defense('capture-the-vip', 'Capture the VIP', { worth: 50 }),
  defense('fighter-ambush', 'Fighter Ambush', { worth: 15 }),
  defense('jamming-barrier', 'Jamming Barrier', { obstacles: [...ASTEROIDS, ...DUST] }),
  defense('planetary-ion-cannon', 'Planetary Ion Cannon'),
  defense('abandoned-mining-facility', 'Abandoned Mining Facility', {
    worth: 10,
    obstacles: [...DEBRIS, ...DUST, ...PURRGIL, 'station'],
  }),
  defense('asteroid-tactics', 'Asteroid Tactics', { obstacles: [...FIELDS, ...EXOGORTHS] }),
  defense('fleet-in-being', 'Fleet in Being', { worth: 15 }),
  defense('rift-ambush', 'Rift Ambush', { obstacles: [...FIELDS, ...DUST, RIFT] }),
  navigation('dangerous-territory', 'Dangerous Territory', { worth: 15 }),
  navigation('intel-sweep', 'Intel Sweep'),
  navigation('minefields', 'Minefields'),
  navigation('superior-positions', 'Superior Positions', { worth: 15 }),
  navigation('navigational-hazards', 'Navigational Hazards', { worth: 15 }),
  navigation('salvage-run', 'Salvage Run', { worth: 20, obstacles: [...SIX_OBSTACLES, ...DUST] }),
  navigation('sensor-net', 'Sensor Net', { worth: 15 }),
  navigation('solar-corona', 'Solar Corona'),
  navigation('doomed-station', 'Doomed Station', { worth: 20, obstacles: [...SIX_OBSTACLES, RIFT] }),
  navigation('hyperspace-migration', 'Hyperspace Migration', {
    worth: 20,
    obstacles: [...FIELDS, ...PURRGIL],
  }),
  navigation('infested-fields', 'Infested Fields', { worth: 15, obstacles: [...FIELDS, ...EXOGORTHS] }),
  navigation('volatile-deposits', 'Volatile Deposits', { worth: 15, obstacles: [...FIELDS, ...DUST] }),
];

/**
 * What the battles of a campaign bring: they belong to none of the three categories, so no fleet brings one
 * (armada:fleet-building.6), and each needs the map, the bases or the teams of its campaign. Not played here.
 */
export const CAMPAIGN_OBJECTIVES: readonly string[] = [
  'Asteroids',
  'Base Defense - Armed Station',
  'Base Defense - Fighter Wing',
  'Base Defense - Ion Cannon',
  'Double Agent',
  'Hired Scum',
  'HoloNet Override',
  'Hyperlane Raid',
  'Independent Station',
  'Nebula Outskirts',
  'Pilot Defection',
  'Prototype Recovery',
  'Recruit Allies',
  'Show of Force',
  'Steal Supplies',
  'Volatile Cargo',
];

const BY_ID: ReadonlyMap<string, ObjectiveCard> = new Map(OBJECTIVE_CARDS.map((one) => [one.id, one]));

/** An objective card by its id; undefined when there is none. */
export const objectiveCard = (id: string): ObjectiveCard | undefined => BY_ID.get(id);
