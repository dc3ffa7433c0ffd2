/**
 * Staged positions: aimed ones that begin where only a few abilities lead, as with ships that are still to be deployed,
 * and ones for a single card where no position by chance has what it asks for.
 */
import type { OwnedAbility } from '../../cards/gathered.ts';
import { shipCard } from '../../cards/library.ts';
import { type Activity, type Position, type PositionShip, upgradeId } from '../../position/index.ts';
import { aimedSceneFor } from './aimed.ts';
import { type Bearer, FLYERS, type Scene } from './positions.ts';
import { flyerOf, replace, type Wide } from './wide.ts';

/** A staged scene for an ability with this label. */
export function stagedSceneFor(
  label: string,
  owned: OwnedAbility,
  bearers: readonly Bearer[],
  draw: Wide,
  seed: string,
): Scene {
  const scene = aimedSceneFor(owned, bearers, draw, seed);
  const { position } = scene;
  const able = STAGES.filter(({ when }) => when.test(draw.text));
  const alone = SINGLE[label];
  const activity = alone
    ? single(draw, position, alone)
    : able.length > 0
      ? draw.oneOf(able).stage(draw, position)
      : scene.activity;
  return { ...scene, activity, rounds: /from-card|card-holds/.test(draw.text) ? 2 : 1 };
}

/** Situations that abilities with such words need; each changes a position and tells what happens. */
const STAGES: readonly {
  readonly when: RegExp;
  readonly stage: (draw: Wide, position: Position) => Activity;
}[] = [
  {
    // Ships that are placed, deployed or docked in setup.
    when: /after-placed|"deploy|placing-forces|end-of-setup|docks-nearby|"flipped"/,
    stage: ({ chance }, position) => {
      const [us, them] = position.sides;
      const waiting = chance(50) ? us.ships : [...us.ships, ...them.ships];
      for (const ship of waiting) delete ship.at;
      position.contacts = [];
      return { game: 'setup' };
    },
  },
  {
    // Ships about to be destroyed.
    when: /stay-|destroyed|removed/,
    stage: ({ chance, upTo }, position) => {
      const [us, them] = position.sides;
      const about = us.ships.filter(({ at }, id) => at && (id === 0 || chance(50)));
      for (const ship of about) Object.assign(ship, dying(ship));
      const [x, y] = about[0]?.at ?? [457, 457];
      const half = shipCard(about[0]!.pilot).chassis.size === 'huge' ? 110 : 40;
      them.ships[0]!.at = [x + upTo(40) - 20, y + half + 30 + upTo(60), 180];
      return { game: 'engagement' };
    },
  },
  {
    // Tokens that are laid on the card in one round and taken in the next.
    when: /from-card|card-holds/,
    stage: ({ oneOf }) => ({ game: oneOf(['activation', 'engagement'] as const) }),
  },
  {
    // A ship that flies off the play area.
    when: /"flee"/,
    stage: ({ upTo }, position) => {
      const ship = position.sides[0].ships[0]!;
      const dial = shipCard(ship.pilot).chassis.dial.map(({ maneuver }, at) => ({ ...maneuver, at }));
      const fastest = dial
        .filter(({ bearing }) => bearing === 'straight')
        .sort((a, b) => b.speed - a.speed)[0]!;
      Object.assign(ship, { at: [300 + upTo(300), 45, 180], dial: fastest.at });
      return { activate: 0 };
    },
  },
  {
    // Ships of another faction in the squad.
    when: /joins-squads|"allied"/,
    stage: (draw, position) => {
      const named =
        /"factions":\[([^\]]*)\]/.exec(draw.text)?.[1] ?? 'rebelalliance resistance galacticrepublic';
      const able = FLYERS.filter(({ id, faction }) => {
        const { actions } = shipCard(id).chassis;
        return named.includes(faction) && actions.some(({ action }) => action === 'coordinate');
      });
      position.sides[0].ships.forEach((ship, id) => {
        if (id > 0) replace(ship, flyerOf(draw, draw.oneOf(able).id));
      });
      return { action: 1 };
    },
  },
];

/** Damage that leaves a ship one more. */
function dying({ pilot }: PositionShip): Partial<PositionShip> {
  const { hull } = shipCard(pilot).chassis;
  return { shields: 0, damage: Array.from({ length: hull - 1 }, () => 'facedown') };
}

type Lock = NonNullable<Position['locks']>[number];

/** What a single card asks for. */
interface Single {
  /** Parts of its own ship, of its friends, and of the first enemy. */
  readonly own?: Partial<PositionShip>;
  readonly friends?: readonly Partial<PositionShip>[];
  readonly foe?: Partial<PositionShip>;
  /** Locks of its own, on a ship of its side or the first enemy. */
  readonly locks?: readonly (Omit<Lock, 'on'> & { readonly on: number | 'foe' })[];
  readonly obstacles?: Position['obstacles'];
  readonly activity: Activity | 'foe engages' | 'foe activates';
}

function single(
  draw: Wide,
  position: Position,
  { own, friends = [], foe, locks, ...rest }: Single,
): Activity {
  const [us, them] = position.sides;
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
  if (rest.obstacles) position.obstacles = rest.obstacles;
  const { activity } = rest;
  if (activity === 'foe engages') return { engage: us.ships.length };
  return activity === 'foe activates' ? { activate: us.ships.length } : activity;
}

const BESIDE: [number, number, number][] = [
  [457, 560, 0],
  [560, 457, 0],
  [350, 457, 0],
];
const beside = (...parts: readonly Partial<PositionShip>[]): readonly Partial<PositionShip>[] =>
  parts.map((part, at) => ({ at: BESIDE[at + 1]!, ...part }));
const AHEAD: Partial<PositionShip> = { at: [457, 590, 180] };

/** Cards for which nothing general helps. */
const SINGLE: Readonly<Record<string, Single | undefined>> = {
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
};
