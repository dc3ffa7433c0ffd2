/** What single cards ask for where nothing general helps. */
import {
  type Activity,
  dialEntry,
  type Position,
  type PositionShip,
  upgradeId,
} from '../../position/index.ts';
import { flyerOf, replace, type Wide } from './wide.ts';

type Lock = NonNullable<Position['locks']>[number];

/** What a single card asks for. */
interface Single {
  /** Parts of its own ship, of its friends, and of the first enemy. */
  readonly own?: Partial<PositionShip>;
  readonly friends?: readonly Partial<PositionShip>[];
  readonly foe?: Partial<PositionShip>;
  /** The ships of its side beside its own, where none that are drawn shall be there. */
  readonly fleet?: readonly PositionShip[];
  readonly wings?: Position['sides'][0]['wings'];
  /** Locks of its own, on a ship of its side or the first enemy. */
  readonly locks?: readonly (Omit<Lock, 'on'> & { readonly on: number | 'foe' })[];
  readonly obstacles?: Position['obstacles'];
  readonly hideable?: Position['hideable'];
  readonly set?: Position['set'];
  /** Where it is setup, no ship is placed yet. */
  readonly activity: Activity | 'foe engages' | 'foe activates';
}

/** Puts what a single card asks for into a position, and tells what happens. */
export function single(
  draw: Wide,
  position: Position,
  { own, friends = [], foe, fleet, wings, locks, activity, ...rest }: Single,
): Activity {
  const [us, them] = position.sides;
  if (fleet) {
    us.ships = [us.ships[0]!, ...fleet];
    delete us.wings;
    Object.assign(position, { locks: [], contacts: [] });
  }
  if (wings) us.wings = wings;
  const put = (ship: PositionShip | undefined, part: Partial<PositionShip>) => {
    if (!ship) return;
    if (part.pilot !== undefined && ship !== us.ships[0]) replace(ship, flyerOf(draw, part.pilot));
    const upgrades = part.upgrades && [
      ...(ship.upgrades ?? []).filter(
        (one) => !part.upgrades!.some((two) => upgradeId(one) === upgradeId(two)),
      ),
      ...part.upgrades,
    ];
    Object.assign(ship, part, upgrades && { upgrades });
  };
  put(us.ships[0], own ?? {});
  friends.forEach((part, at) => void put(us.ships[at + 1], part));
  put(them.ships[0], foe ?? {});
  if (locks)
    position.locks = locks.map(({ on, ...lock }) => ({ ...lock, on: on === 'foe' ? us.ships.length : on }));
  Object.assign(position, rest);
  if (activity === 'foe engages') return { engage: us.ships.length };
  if (activity === 'foe activates') return { activate: us.ships.length };
  if ('game' in activity && activity.game === 'setup') unplace(position);
  return activity;
}

/** No ship of a position is placed yet. */
export function unplace(position: Position, sides: readonly Position['sides'][0][] = position.sides): void {
  for (const ship of sides.flatMap(({ ships }) => ships)) delete ship.at;
  position.contacts = [];
}

const BESIDE: [number, number, number][] = [
  [457, 560, 0],
  [560, 457, 0],
  [350, 457, 0],
];
const beside = (...parts: readonly Partial<PositionShip>[]): readonly Partial<PositionShip>[] =>
  parts.map((part, at) => ({ at: BESIDE[at + 1]!, ...part }));
const AHEAD: Partial<PositionShip> = { at: [457, 590, 180] };

const THREE_FACEDOWN = ['facedown', 'facedown', 'facedown'];
/** A weapon for which its ship may reload. */
const EMPTY_TORPEDOES = { id: 'protontorpedoes', charges: 0 };
const WING_OF_TWO = [{ leader: 0, mates: [1, 2] }];
/** A hyperspace ring flies by the dial of the ship that is docked with it. */
const RING: Single = {
  fleet: [{ pilot: 'jedigeneral', docked: 0 }],
  set: { '/ships/0/dial': dialEntry('jedigeneral', '4 koiogran') },
  activity: { activate: 0 },
};
/** An obstacle so near to the way of a boost that only the template lies on it. */
const TAILSLIDE: Single = {
  own: { pilot: 'redsquadronexpert', upgrades: ['integratedsfoils'], tokens: {} },
  obstacles: [{ outline: 'coreasteroid0', at: [478, 497, 0] }],
  activity: { action: 0 },
};

/** Cards for which nothing general helps. */
export const SINGLE: Readonly<Record<string, Single | undefined>> = {
  'pilot yoda.0': {
    friends: [{ pilot: 'jediknight', at: [457, 560, 0], force: 1 }],
    foe: { at: [457, 660, 180] },
    activity: { engage: 1 },
  },
  'pilot shaakti-siegeofcoruscant.1': {
    friends: beside({ pilot: 'jag-siegeofcoruscant' }, { pilot: 'wolffe-siegeofcoruscant' }),
    activity: { action: 0 },
  },
  'pilot dbs32c.1': {
    own: { upgrades: ['kraken'] },
    friends: beside({ pilot: 'generalgrievous' }, { pilot: 'separatistinterceptor' }),
    activity: { action: 0 },
  },
  'pilot nodinchavdri.1': {
    own: { tokens: {} },
    friends: beside({ pilot: 'logisticsdivisionpilot', tokens: {} }),
    activity: { action: 1 },
  },
  'pilot ap5.0': {
    own: { tokens: {} },
    friends: beside({ tokens: { stress: 1 } }, { tokens: { stress: 1 } }),
    activity: { action: 0 },
  },
  'pilot tomaxbren.0': {
    own: {
      tokens: {},
      upgrades: [
        { id: 'elusive', charges: 0 },
        { id: 'protontorpedoes', charges: 0 },
      ],
    },
    activity: { action: 0 },
  },
  'pilot recoil.0': {
    own: { tokens: { stress: 1 }, upgrades: ['predator'] },
    foe: { at: [490, 540, 180] },
    activity: { engage: 0 },
  },
  'pilot kelrodoaiholdout.0': {
    own: { tokens: { focus: 1, calculate: 1 }, shields: 0, damage: ['facedown', 'facedown'] },
    friends: beside({ pilot: 'kelrodoaiholdout' }),
    foe: AHEAD,
    activity: 'foe engages',
  },
  'upgrade weaponssystemsofficer.0': {
    own: { upgrades: ['protontorpedoes', 'concussionmissiles'], tokens: {} },
    foe: { at: [457, 650, 180] },
    locks: [{ by: 0, on: 'foe' }],
    activity: { engage: 0 },
  },
  'upgrade dropseatbay.0': { own: { upgrades: ['imperialsupercommandos'] }, activity: { system: 0 } },
  'upgrade qira.0': {
    own: { dial: '2 straight', tokens: {} },
    locks: [{ by: 0, on: 0, kind: 'obstacle' }],
    obstacles: [{ outline: 'coreasteroid0', at: [457, 530, 0] }],
    activity: { activate: 0 },
  },
  'upgrade mandalorianoptics.1': {
    foe: { at: [457, 690, 180] },
    locks: [{ by: 0, on: 'foe' }],
    obstacles: [{ outline: 'coreasteroid0', at: [457, 570, 0] }],
    activity: { engage: 0 },
  },
  'upgrade biohexacryptcodes.0': {
    own: { pilot: 'starkillerbasepilot', tokens: {} },
    friends: [{ at: [457, 860, 0] }, { at: [100, 860, 0] }],
    locks: [{ by: 0, on: 1 }],
    activity: { action: 0 },
  },
  'upgrade battlemeditation.1': {
    own: { tokens: {} },
    friends: beside({ pilot: 'jediknight', tokens: {} }, { pilot: 'jediknight', tokens: {} }),
    activity: { action: 0 },
  },
  'upgrade precisionionengines.0': {
    own: { pilot: 'deltasquadronpilot', tokens: {} },
    activity: { activate: 0 },
  },
  'upgrade spectreofnayr-epicsl.0': {
    own: { tokens: { focus: 1 }, energy: 1 },
    foe: { at: [457, 700, 180] },
    activity: { engage: 0 },
  },
  'upgrade alpharevue-epicsl.0': {
    friends: [{ pilot: 'separatistdrone', at: [457, 640, 0], tokens: {} }],
    foe: { at: [457, 740, 180], tokens: { evade: 2 } },
    activity: { engage: 1 },
  },
  'upgrade endlesshordes-epicsl.0': {
    friends: [
      { pilot: 'tradefederationdrone', at: [457, 640, 0], shields: 0, damage: ['facedown', 'facedown'] },
    ],
    foe: { at: [457, 720, 180] },
    activity: { game: 'engagement' },
  },
  'upgrade themandalorian.0': {
    own: { upgrades: ['thechild'], force: 0 },
    activity: { game: 'end' },
  },
  'upgrade underslungblastercannon.2': {
    own: { tokens: { focus: 2 } },
    foe: { at: [457, 640, 180], dial: '1 straight' },
    activity: 'foe activates',
  },
  'pilot netrempollard.1': {
    own: { tokens: { cloak: 1 } },
    friends: [{ pilot: 'bluesquadronescort', at: [457, 380, 0], tokens: {} }],
    activity: { system: 0 },
  },
  'pilot r1j5.0': {
    own: { tokens: {}, dial: '2 straight', damage: ['facedown', 'facedown: Blinded Pilot'] },
    activity: { activate: 0 },
  },
  'pilot onderonoppressor.0': {
    own: {
      upgrades: [{ id: 'repulsorliftstabilizers', flipped: true }],
      tokens: { stress: 2 },
      dial: '2 turn left',
    },
    activity: { activate: 0 },
  },
  'pilot onderonoppressor.2': { own: { tokens: { cloak: 1, stress: 1 } }, activity: { system: 0 } },
  'pilot hound.1': {
    own: { tokens: {}, turret: 'right' },
    friends: [{ pilot: 'goldsquadrontrooper', at: [600, 400, 0], tokens: {}, dial: '2 straight' }],
    obstacles: [{ outline: 'gascloud1', at: [600, 470, 0] }],
    activity: { activate: 1 },
  },
  'pilot overseeryushyn.0': {
    own: { tokens: {} },
    friends: beside({ pilot: 'cartelexecutioner', tokens: {}, upgrades: [EMPTY_TORPEDOES] }),
    activity: { action: 1 },
  },
  'pilot tychocelchu-battleoverendor.1': {
    own: { tokens: { disarm: 1, focus: 1 } },
    foe: AHEAD,
    activity: { engage: 0 },
  },
  'pilot hansolo-scavengedyt1300.0': { activity: { game: 'setup' } },
  'pilot corranhorn-t65xwing.0': {
    foe: AHEAD,
    locks: [
      { by: 0, on: 'foe' },
      { by: 1, on: 0 },
    ],
    activity: { engage: 0 },
  },
  'pilot lieutenantdormitz.0': {
    friends: [{ pilot: 'epsilonsquadroncadet' }, { pilot: 'zetasquadronpilot' }],
    activity: { game: 'setup' },
  },
  'pilot theironassembler.0': {
    friends: beside({
      pilot: 'tradefederationdrone',
      upgrades: [{ id: 'grapplingstruts', flipped: true }],
      damage: ['facedown'],
      tokens: {},
    }),
    obstacles: [{ outline: 'coreasteroid0', at: [560, 457, 0] }],
    activity: { activate: 1 },
  },
  'ship ability Hyperspace Docking Ring.2': RING,
  'ship ability Hyperspace Docking Ring.3': RING,
  'upgrade bounty.1': {
    own: { upgrades: [{ id: 'protonbombs', charges: 1 }] },
    foe: { ...AHEAD, pilot: 'howlrunner', tokens: {}, damage: ['facedown', 'facedown'] },
    activity: { engage: 0 },
  },
  'upgrade combatboardingtube.0': {
    own: { upgrades: ['clanwrencommandos'] },
    foe: { pilot: 'rearadmiralchiraneau', at: [457, 335, 0] },
    activity: { system: 0 },
  },
  'upgrade hondoohnakacommand.0': {
    friends: [{ at: [457, 640, 0] }],
    set: {
      '/markers': [{ id: 0, placed: false, carrier: 1, holder: -1, charges: 0, x: 0, y: 0, facing: 0 }],
    },
    activity: { system: 0 },
  },
  'upgrade initforthemoneyrebellion.1': {
    friends: [{ pilot: 'wedgeantilles', at: [457, 560, 0], tokens: {}, shields: 0, damage: THREE_FACEDOWN }],
    foe: { pilot: 'lothalrebel', at: [457, 690, 180], tokens: { focus: 1 } },
    activity: 'foe engages',
  },
  'upgrade jedicommander.2': {
    own: {
      pilot: 'jedigeneral',
      tokens: {},
      dial: '2 tallon left',
      upgrades: [{ id: 'jedicommander', flipped: true }],
    },
    fleet: [{ pilot: 'loyalistvolunteer' }, { pilot: 'loyalistvolunteer' }],
    wings: WING_OF_TWO,
    activity: { phase: 'activation' },
  },
  'upgrade martuuk.1': {
    fleet: [
      { pilot: 'separatistdrone', place: 'reserve', upgrades: ['veteranwingleader'] },
      { pilot: 'tradefederationdrone', place: 'reserve' },
      { pilot: 'tradefederationdrone', place: 'reserve' },
    ],
    wings: [{ leader: 1, mates: [2, 3] }],
    set: Object.fromEntries([1, 2, 3].map((id) => [`/ships/${id}/returns`, 'called-by-another'])),
    activity: { game: 'end' },
  },
  'upgrade phoenixsquadron.2': {
    own: { pilot: 'lothalrebel', tokens: {}, upgrades: ['ghost', { id: 'phoenixsquadron', flipped: true }] },
    fleet: [{ pilot: 'phoenixsquadronpilot' }, { pilot: 'zeborrelios', docked: 0, split: true }],
    wings: WING_OF_TWO,
    activity: { game: 'planning' },
  },
  'upgrade skystrikeacademyclass.3': {
    own: {
      pilot: 'sabersquadronace',
      tokens: { cloak: 1 },
      upgrades: [{ id: 'skystrikeacademyclass', flipped: true }],
    },
    fleet: [{ pilot: 'academypilot' }, { pilot: 'academypilot' }],
    wings: WING_OF_TWO,
    activity: { system: 0 },
  },
  'upgrade graviticwell-legendsandrelics.1': {
    own: { pilot: 'sunfac', tokens: { tractor: 1 } },
    foe: { ...AHEAD, tokens: {} },
    activity: { engage: 0 },
  },
  'upgrade stabilizedsfoils.0': {
    own: { tokens: {}, upgrades: [{ id: 'stabilizedsfoils', flipped: true }, 'heavylasercannon'] },
    foe: { at: [457, 650, 180] },
    locks: [{ by: 0, on: 'foe' }],
    activity: { engage: 0 },
  },
  'upgrade ga75-epicsl.0': {
    fleet: [
      { pilot: 'bluesquadronescort', upgrades: ['veteranwingleader'] },
      { pilot: 'bluesquadronescort' },
      { pilot: 'bluesquadronescort' },
    ],
    wings: [{ leader: 1, mates: [2, 3] }],
    activity: { game: 'setup' },
  },
  'upgrade azmorigan-epicsl.0': {
    friends: [
      {
        pilot: 'academypilot',
        at: [457, 640, 0],
        tokens: {},
        upgrades: ['contrabandcybernetics'],
        damage: ['facedown', 'facedown'],
      },
    ],
    foe: { pilot: 'lothalrebel', at: [457, 760, 180], tokens: { focus: 1 } },
    activity: 'foe engages',
  },
  'upgrade greefkarga.0': {
    own: { upgrades: ['initforthemoneyrebellion'], tokens: {} },
    friends: beside({ pilot: 'bluesquadronescort', tokens: {} }, { pilot: 'wedgeantilles', tokens: {} }),
    activity: { action: 0 },
  },
  'upgrade aqseriesbattledroids-epicsl.0': {
    friends: [{ pilot: 'jakkugunrunner', at: [640, 457, 0], tokens: {} }],
    foe: { pilot: 'academypilot', at: [640, 540, 180], tokens: {} },
    activity: { action: 1 },
  },
  'upgrade compassion.0': {
    friends: [{ pilot: 'lothalrebel', at: [457, 560, 0], tokens: {}, shields: 0, damage: [] }],
    foe: { pilot: 'lothalrebel', at: [457, 690, 180], tokens: {} },
    activity: 'foe engages',
  },
  'upgrade firstorderordnancetech-evacuationofdqar.0': {
    own: { pilot: 'breach', tokens: {}, upgrades: [EMPTY_TORPEDOES] },
    activity: { action: 0 },
  },
  'upgrade syliure31hyperdrive.0': { activity: { game: 'setup' } },
  'upgrade delayedfuses.1': {
    own: { pilot: 'finchdallow', upgrades: ['protonbombs'] },
    activity: { system: 0 },
  },
  'upgrade backwardstailslide.0': TAILSLIDE,
  'upgrade backwardstailslide.1': TAILSLIDE,
  'upgrade damagecontrolteam.0': {
    own: { energy: 2, upgrades: [{ id: 'drillbeak', flipped: true }] },
    activity: { engage: 0 },
  },
  'upgrade tantiveiv-resistance.1': {
    own: { energy: 3 },
    friends: [{ pilot: 'academypilot', at: [457, 640, 0], tokens: {} }],
    foe: { at: [457, 815, 180] },
    activity: { engage: 1 },
  },
  'upgrade phantom.0': {
    friends: [{ pilot: 'lothalrebel', at: [457, 560, 0], upgrades: ['ghost'] }],
    activity: { system: 0 },
  },
  'upgrade razorcrest.0': {
    hideable: ['contrabandcybernetics', 'riggedcargochute'],
    activity: { game: 'setup' },
  },
  'upgrade razorcrest.1': {
    own: { upgrades: [{ id: 'razorcrest', under: 'riggedcargochute' }] },
    hideable: ['contrabandcybernetics', 'riggedcargochute'],
    activity: { system: 0 },
  },
};
