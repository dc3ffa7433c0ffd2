/** The battle behind the first screen: who flies in it, where each is at a moment, what is fired. A picture, not a game. */

import type { GameId } from '../../games/index.ts';
import type { ShownModel, ShownShip } from '../../shown/table.ts';
import type { Place } from '../../stage/staged.ts';
import type { Aim, Cue, Timeline } from '../../telling/timeline.ts';

/** How long it takes until all begins anew, seconds. */
export const LOOP = 48;
/** How high the picture is, mm; how wide is told by the window. */
export const HIGH = 600;

export interface Battle {
  readonly ships: readonly ShownShip[];
  /** What is fired, and what it does. */
  readonly timeline: Timeline;
  /** Where each ship is after so many seconds, on a picture so many mm wide. */
  readonly at: (seconds: number, wide: number) => ReadonlyMap<number, Place>;
}

/** A way through the picture, as parts of its width and height from its middle; `part` of the loop from 0 to 1. */
type Way = (part: number) => { readonly x: number; readonly y: number; readonly turn: number | null };

interface Flown {
  readonly model: ShownModel;
  readonly player: 0 | 1;
  readonly way: Way;
  /** How many craft fly together; a single ship without it. */
  readonly craft?: number;
  /** mm to its right of the way. */
  readonly beside?: number;
  /** When it is lost, seconds; it comes back from far off as the loop begins. */
  readonly lost?: number;
}

const TURN = 2 * Math.PI;

/** A closed loop that crosses itself, `late` parts of the loop behind the first to fly it. */
const looping =
  (phase: number, late = 0, [wide, high]: readonly [number, number] = [0.36, 0.22]): Way =>
  (part) => {
    const at = part - late;
    return {
      x: wide * Math.sin(TURN * (2 * at + phase)),
      y: high * Math.sin(TURN * (3 * at + phase * 1.7)),
      turn: null,
    };
  };

/** A great ship: it hardly moves, and does not turn away. */
const standing =
  (x: number, y: number, turn: number): Way =>
  (part) => ({
    x: x + 0.02 * Math.sin(TURN * part),
    y: y + 0.015 * Math.cos(TURN * part),
    turn: turn + 2 * Math.sin(TURN * part),
  });

const fighter = (chassis: string, faction: string, pilot?: string): ShownModel => ({
  game: 'xwing',
  chassis,
  faction,
  ...(pilot && { pilot }),
});
const great = (chassis: string, faction: string): ShownModel => ({ game: 'armada', chassis, faction });

const REBELS = 'rebelalliance';
const EMPIRE = 'galacticempire';
/** How far behind a pursuer flies, as a part of the loop. */
const BEHIND = 0.022;

/** Each game's own forces. */
const FORCES: Readonly<Record<GameId, readonly Flown[]>> = {
  xwing2: [
    { model: fighter('t65xwing', REBELS, 'lukeskywalker'), player: 0, way: looping(0) },
    { model: fighter('t65xwing', REBELS, 'wedgeantilles'), player: 0, way: looping(0, 0.012), beside: 62 },
    { model: fighter('tielnfighter', EMPIRE), player: 1, way: looping(0, BEHIND + 0.014), lost: 19 },
    {
      model: fighter('tieininterceptor', EMPIRE, 'soontirfel'),
      player: 1,
      way: looping(0, BEHIND + 0.03),
      beside: -48,
    },
    { model: fighter('modifiedyt1300lightfreighter', REBELS), player: 0, way: looping(0.37) },
    { model: fighter('tielnfighter', EMPIRE), player: 1, way: looping(0.37, BEHIND + 0.01), beside: 55 },
    {
      model: fighter('tielnfighter', EMPIRE),
      player: 1,
      way: looping(0.37, BEHIND + 0.02),
      beside: -40,
      lost: 37,
    },
    { model: fighter('btla4ywing', REBELS), player: 0, way: looping(0.68) },
    { model: fighter('tieadvancedx1', EMPIRE, 'darthvader'), player: 1, way: looping(0.68, BEHIND) },
  ],
  xwing1: [
    { model: fighter('t65xwing', REBELS, 'lukeskywalker'), player: 0, way: looping(0.1) },
    { model: fighter('tielnfighter', EMPIRE), player: 1, way: looping(0.1, BEHIND), beside: 34 },
    {
      model: fighter('tielnfighter', EMPIRE),
      player: 1,
      way: looping(0.1, BEHIND + 0.018),
      beside: -40,
      lost: 30,
    },
    { model: fighter('t65xwing', REBELS), player: 0, way: looping(0.55) },
    { model: fighter('tielnfighter', EMPIRE), player: 1, way: looping(0.55, BEHIND) },
  ],
  armada: [
    { model: great('imperial', 'empire'), player: 1, way: standing(0.2, -0.11, 205) },
    { model: great('victory', 'empire'), player: 1, way: standing(-0.27, -0.13, 150) },
    { model: great('nebulon-b', 'rebel'), player: 0, way: standing(-0.16, 0.13, 30) },
    { model: great('cr90', 'rebel'), player: 0, way: standing(0.06, 0.16, 4) },
    { model: great('mc80h', 'rebel'), player: 0, way: standing(0.36, 0.15, -32) },
    { model: great('x-wing-squadron', 'rebel'), player: 0, way: looping(0.2, 0, [0.32, 0.13]), craft: 3 },
    {
      model: great('tie-fighter-squadron', 'empire'),
      player: 1,
      way: looping(0.2, BEHIND, [0.32, 0.13]),
      craft: 3,
    },
    {
      model: great('tie-interceptor-squadron', 'empire'),
      player: 1,
      way: looping(0.6, 0, [0.26, 0.16]),
      craft: 3,
    },
    {
      model: great('a-wing-squadron', 'rebel'),
      player: 0,
      way: looping(0.6, BEHIND, [0.26, 0.16]),
      craft: 3,
    },
  ],
};

/** Who fires at whom, in turn. */
const DUELS: Readonly<Record<GameId, readonly (readonly [number, number])[]>> = {
  xwing2: [
    [2, 0],
    [5, 4],
    [8, 7],
    [1, 2],
    [3, 1],
    [4, 6],
    [8, 7],
    [0, 3],
  ],
  xwing1: [
    [1, 0],
    [4, 3],
    [0, 2],
    [2, 0],
  ],
  armada: [
    [0, 2],
    [2, 0],
    [6, 5],
    [1, 2],
    [4, 0],
    [8, 7],
    [3, 1],
    [0, 4],
  ],
};

/** From one volley to the next, and how long one takes, seconds. */
const VOLLEY = 2.6;
const VOLLEY_LONG = 0.9;
const HIT_LONG = 0.5;
const DEATH_LONG = 1.6;

/** The battle of a game. */
export function battleOf(game: GameId): Battle {
  const forces = FORCES[game];
  const ships = forces.map(shipOf);
  return {
    ships,
    timeline: { ways: new Map(), used: [], cues: cuesOf(game), seconds: LOOP, length: LOOP },
    at: (seconds, wide) => new Map(forces.map((flown, id) => [id, placeOf(flown, seconds, wide)])),
  };
}

/** The ships as they stand at a moment: for who wants nothing to move. */
export const standingAt = ({ ships, at }: Battle, seconds: number, wide: number): readonly ShownShip[] => {
  const places = at(seconds, wide);
  return ships.map((ship) => {
    const { x, y, turn } = places.get(ship.id)!;
    return { ...ship, x, y: HIGH - y, facing: turn };
  });
};

const shipOf = ({ model, player, craft }: Flown, id: number): ShownShip => ({
  id,
  player,
  tag: '',
  name: '',
  type: '',
  onTable: true,
  hasCard: false,
  bare: true,
  base:
    craft === undefined
      ? { kind: 'rectangle', halfX: 20, halfY: model.game === 'armada' ? 60 : 20, guides: [] }
      : { kind: 'disc', radius: 24 },
  model,
  prints: [],
  tokens: [],
  says: '',
  x: 0,
  y: 0,
  facing: 0,
  ...(craft !== undefined && { craft }),
});

/** Volleys one after the other; the one that a ship is lost to hits it just before. */
function cuesOf(game: GameId): readonly Cue[] {
  const cues: Cue[] = [];
  const duels = DUELS[game];
  const forces = FORCES[game];
  const volley = (from: number, [attacker, defender]: readonly [number, number], hits: boolean) => {
    const aim: Aim = {
      attacker,
      defender,
      shot: game === 'armada' && attacker < 5 ? 'turbolaser' : 'cannon',
    };
    cues.push({ from, to: from + VOLLEY_LONG, act: { kind: 'fired', hits }, aim });
    const to = from + VOLLEY_LONG;
    if (hits)
      cues.push({ from: to, to: to + HIT_LONG, act: { kind: 'hurt', ship: defender, what: 'shields' }, aim });
  };
  for (let nth = 0; nth * VOLLEY < LOOP - 3; nth++) {
    const from = 1.5 + nth * VOLLEY;
    const duel = duels[nth % duels.length]!;
    const isThere = (id: number) => from + 2 < (forces[id]!.lost ?? LOOP);
    if (duel.every(isThere)) volley(from, duel, nth % 3 !== 2);
  }
  forces.forEach(({ lost }, ship) => {
    if (lost === undefined) return;
    const attacker = duels.find(([, defender]) => defender === ship)?.[0] ?? 0;
    volley(lost - VOLLEY_LONG, [attacker, ship], true);
    cues.push({ from: lost, to: lost + DEATH_LONG, act: { kind: 'destroyed', ship }, aim: null });
  });
  return cues.toSorted((a, b) => a.from - b.from);
}

/** How long a ship that was lost needs to come back, seconds, and from how far, mm. */
const RETURN = 7;
const FAR = 1600;

function placeOf(flown: Flown, seconds: number, wide: number): Place {
  const { way, beside = 0, lost } = flown;
  const part = seconds / LOOP;
  const spot = (at: number) => {
    const { x, y } = way(at);
    return [wide * (0.5 + x), HIGH * (0.5 + y)] as const;
  };
  const [x, y] = spot(part);
  const [nextX, nextY] = spot(part + 0.0005);
  const turn = way(part).turn ?? (Math.atan2(nextX - x, y - nextY) * 180) / Math.PI;
  const right = (turn * Math.PI) / 180;
  const away = lost === undefined ? 0 : FAR * Math.max(0, 1 - seconds / RETURN) ** 2;
  return { x: x + beside * Math.cos(right) + away, y: y + beside * Math.sin(right) - away * 0.4, turn };
}
