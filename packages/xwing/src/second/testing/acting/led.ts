/**
 * Led scenes: aimed ones in which the moment of the ability comes by itself, with what its words name, and something
 * more happens; or a friend, whom a card lets do so, attacks the ship.
 */
import { cos, sin } from '@firing-arc/table';
import { CENTRE, type Spot } from '../../../common/testing/acting/spots.ts';
import { cornerOf, onTable } from '../../../common/testing/acting/stands.ts';
import { UPGRADES } from '../../cards/all.ts';
import { ACTION_NAMES } from '../../cards/chassis.ts';
import type { OwnedAbility } from '../../cards/gathered.ts';
import { upgradeOf } from '../../cards/library.ts';
import { type Activity, LYING, type Position, type PositionShip, upgradeId } from '../../position/index.ts';
import { type About, type Step, TOKENS, WINDOWS, type Window, windowStep } from '../../state.ts';
import { aimedSceneFor, halfOf } from './aimed.ts';
import type { Bearer, Scene } from './positions.ts';
import type { Wide } from './wide.ts';

/** A led scene for an ability of one of these ships. */
export function ledSceneFor(
  owned: OwnedAbility,
  bearers: readonly Bearer[],
  draw: Wide,
  seed: string,
): Scene {
  const scene = aimedSceneFor(owned, bearers, draw, seed);
  const { position } = scene;
  const window = WINDOWS.find((one) => draw.text.includes(`"window":"${one}"`));
  const about = window && ABOUT[window];
  if (/"(attacker|defender|enemy)"|defense-dice|defending/.test(draw.text) && (!about || draw.chance(50)))
    return { ...scene, activity: attackedByFriend(draw, position) };
  if (draw.text.includes('perform-action')) canDoMore(draw, position);
  if (window && draw.text.includes('obstacles')) hemmedIn(draw, position);
  const fitting = window ? [] : LEADS.filter(({ when }) => when.test(draw.text));
  if (fitting.length > 0) return { ...scene, activity: draw.oneOf(fitting).lead(draw, position) };
  const first = about?.(draw, position);
  if (!window || !first) return scene;
  return {
    ...scene,
    first: [windowStep(window, first)],
    after: thenHappens(draw, position, first.ship ?? 0),
  };
}

const ids = ({ sides }: Position): readonly number[] =>
  sides.flatMap(({ ships }) => ships).map((_, id) => id);
const someId = ({ chance, oneOf }: Wide, position: Position): number =>
  chance(50) ? 0 : oneOf(ids(position));

/** A friend with the card for it attacks the ship, while its enemies are out of the way. */
function attackedByFriend(draw: Wide, { sides: [us, them] }: Position): Activity {
  const { upTo } = draw;
  const [own, friend] = [us.ships[0]!, us.ships[1]!];
  friend.upgrades = [...(friend.upgrades ?? []).filter((one) => upgradeId(one) !== 'r5tk'), 'r5tk'];
  const [x, y] = own.at ?? CENTRE;
  own.at ??= CENTRE;
  const [turned, far] = [upTo(359), halfOf(own.pilot) + halfOf(friend.pilot) + 10 + upTo(260)];
  friend.at = [
    onTable(x + far * sin(turned)),
    onTable(y + far * cos(turned)),
    (turned + 160 + upTo(40)) % 360,
  ];
  them.ships.forEach((ship, at) => {
    if (ship.at) ship.at = cornerOf(us.ships.length + at, false);
  });
  return { engage: 1 };
}

/** What abilities without a moment need: what they are about, and the ship that does it. */
const LEADS: readonly {
  readonly when: RegExp;
  readonly lead: (draw: Wide, position: Position) => Activity;
}[] = [
  {
    when: /place-otherwise|"trait"|device|"drop"|"launch"/,
    lead: (draw, { sides: [us] }) => {
      us.ships[0]!.upgrades = withNew(us.ships[0]!, [draw.oneOf(DEVICES).id, draw.oneOf(DEVICES).id]);
      return draw.chance(80) ? { system: 0 } : { activate: 0 };
    },
  },
  {
    when: /coordinate/,
    lead: (draw, position) => {
      const own = position.sides[0].ships[0]!;
      own.upgrades = withNew(own, [draw.oneOf(giving('coordinate')).id]);
      own.tokens = {};
      around(draw, position, 0);
      return { action: 0 };
    },
  },
  {
    when: /obstacles|reposition|boost|barrel-roll/,
    lead: (draw, position) => {
      hemmedIn(draw, position);
      return draw.oneOf<Activity>([{ action: 0 }, { action: 0 }, { activate: 0 }, { engage: 0 }]);
    },
  },
  {
    when: /stressed|mostStress/,
    lead: (draw, position) => {
      canDoMore(draw, position);
      position.sides[0].ships[0]!.tokens = { stress: draw.upTo(4) };
      return draw.oneOf<Activity>([{ action: 0 }, { activate: 0 }]);
    },
  },
  {
    when: /lock/,
    lead: (draw, position) => {
      around(draw, position, 1);
      const all = ids(position).filter((id) => id > 0);
      position.locks = all.filter(() => draw.chance(45)).map((on) => ({ by: 0, on }));
      return { action: 0 };
    },
  },
  {
    when: /fire-|weapon|attack|dice|range/,
    lead: (draw, position) => {
      const { chance, oneOf, upTo } = draw;
      const [own, foe] = [position.sides[0].ships[0]!, position.sides[1].ships[0]!];
      const at = near(draw, own, 10 + upTo(390), chance(60) ? upTo(50) - 25 : upTo(359));
      foe.at = [at[0], at[1], chance(60) ? (at[2] + 180) % 360 : upTo(359)];
      const on = position.sides[0].ships.length;
      position.locks = [chance(60) ? [{ by: 0, on }] : [], chance(50) ? [{ by: 1, on }] : []].flat();
      own.tokens = oneOf([
        {},
        { focus: 1 },
        { calculate: 1 },
        { evade: 1 },
        { disarm: 1 },
        { focus: 1, calculate: 1 },
      ]);
      if (chance(50)) own.turret = upTo(3);
      return chance(80) ? { engage: 0 } : { engage: on };
    },
  },
];

/** Obstacles lie about the ship, on which it may have a lock, and it can do something about them. */
function hemmedIn(draw: Wide, position: Position): void {
  const { chance, oneOf, upTo } = draw;
  const own = position.sides[0].ships[0]!;
  const actions = (['boost', 'barrel-roll'] as const).map((action) => oneOf(giving(action)).id);
  if (chance(60)) own.upgrades = withNew(own, actions);
  own.upgrades = (own.upgrades ?? []).map((one) => {
    const id = upgradeId(one);
    return upgradeOf(id).card.back && chance(50) ? { id, flipped: true } : one;
  });
  own.tokens = {};
  const outlines = (['coreasteroid0', 'vt49decimatordebris0', 'gascloud1'] as const).slice(upTo(2));
  position.obstacles = outlines.map((outline) => ({
    outline,
    at: near(draw, own, upTo(45), 90 * oneOf([0, 0, 1, 3])),
  }));
  if (chance(50)) position.locks = outlines.map((_, on) => ({ by: 0, on, kind: 'obstacle' as const }));
}

const DEVICES = UPGRADES.filter(({ slot, notYet }) => slot === 'device' && !notYet);
const giving = (action: string) =>
  UPGRADES.filter(({ actions, notYet }) => !notYet && actions.some((one) => one.action === action));

function withNew(
  { upgrades = [] }: PositionShip,
  more: readonly string[],
): NonNullable<PositionShip['upgrades']> {
  return [...upgrades.filter((one) => !more.includes(upgradeId(one))), ...new Set(more)];
}

/** A place so far from the edge of a ship, at an angle of it. */
function near(draw: Wide, { at = CENTRE, pilot }: PositionShip, gap: number, angle: number): Spot {
  const [turned, far] = [(at[2] + angle + 720) % 360, halfOf(pilot) + 20 + gap];
  return [
    onTable(at[0] + far * sin(turned)),
    onTable(at[1] + far * cos(turned)),
    (turned + draw.upTo(8)) % 360,
  ];
}

/** The others of a side stand around the ship. */
function around(draw: Wide, { sides }: Position, side: 0 | 1): void {
  const own = sides[0].ships[0]!;
  const others = sides[side].ships.filter((ship) => ship !== own && ship.at);
  others.forEach((ship, at) => {
    ship.at = near(draw, own, 15 + draw.upTo(170), 75 * at + draw.upTo(30));
  });
}

/** Ships have actions beside those of their bars: of cards, and to repair damage. */
function canDoMore({ chance, oneOf }: Wide, { sides }: Position): void {
  for (const ship of sides.flatMap(({ ships }) => ships)) {
    if (chance(50)) ship.damage = ['Structural Damage'];
    const { id } = oneOf(WITH_ACTIONS);
    if (chance(60)) ship.upgrades = [...(ship.upgrades ?? []).filter((one) => upgradeId(one) !== id), id];
    if (chance(60)) ship.tokens = {};
  }
}

const WITH_ACTIONS = UPGRADES.filter(
  ({ notYet, abilities }) => !notYet && abilities.some(({ kind }) => kind === 'action'),
);

/** What a moment is about. */
type AboutIt = (draw: Wide, position: Position) => About;

const ofAll: AboutIt = () => ({});
const ofShip: AboutIt = (draw, position) => ({ ship: someId(draw, position) });
const ofWord =
  (words: readonly string[], more: About = {}): AboutIt =>
  (draw, position) => {
    const named = words.filter((word) => draw.words.has(word));
    const what = draw.oneOf(named.length > 0 && draw.chance(60) ? named : words);
    return { ship: someId(draw, position), what, count: 1, ...more };
  };
const ofTwo: AboutIt = (draw, position) => {
  const ship = someId(draw, position);
  return { ship, other: draw.oneOf(ids(position).filter((id) => id !== ship)) };
};
const ofAction: AboutIt = (draw, position) => ({
  ...ofWord(ACTION_NAMES)(draw, position),
  colour: draw.oneOf(['white', 'white', 'red']),
  granted: draw.chance(40),
});

const LOSABLE = [...TOKENS, 'lock', 'force'];

const ABOUT: Readonly<Partial<Record<Window, AboutIt>>> = {
  'start-of-planning': ofAll,
  'start-of-system': ofAll,
  'start-of-activation': ofAll,
  'start-of-engagement': ofAll,
  'start-of-end': ofAll,
  'end-of-activation': ofAll,
  'end-of-engagement': ofAll,
  'end-of-end': ofAll,
  'during-end': ofAll,
  'before-activating': ofShip,
  'before-reveal': ofShip,
  'after-reveal': ofShip,
  'before-maneuver': ofShip,
  'before-difficulty': ofShip,
  'after-maneuver': ofShip,
  'after-activating': ofShip,
  'before-engaging': ofShip,
  'after-engaging': ofShip,
  'after-decloak': ofShip,
  'after-shield-lost': ofShip,
  'maneuver-skipped': ofShip,
  'after-overlap': ofTwo,
  'after-jam': ofTwo,
  'after-lock': (draw, position) => ({ ...ofTwo(draw, position), what: 'ship' }),
  'after-action': ofAction,
  'action-failed': ofAction,
  'action-begins': ofAction,
  'after-gain': ofWord(TOKENS),
  'after-jam-loss': ofWord(TOKENS),
  'after-spend': ofWord(LOSABLE),
  'after-damage': ofWord(['hit', 'crit']),
  'after-dealt': ofWord(['faceup', 'facedown']),
  'after-drop': ofWord(LYING),
  'after-place': ofWord(LYING, { colour: 'place' }),
};

/** What may show what the ability has done. */
function thenHappens(draw: Wide, position: Position, it: number): readonly (Activity | Step)[] {
  const { chance, oneOf } = draw;
  const id = chance(60) ? it : someId(draw, position);
  const after: (Activity | Step)[] = [];
  if (chance(20)) after.push({ kind: 'end-phase-of', phase: oneOf(['activation', 'engagement'] as const) });
  if (chance(60))
    after.push(oneOf<Activity>([{ action: id }, { action: id }, { activate: id }, { engage: id }]));
  return after;
}
