import type { Refusal } from '@firing-arc/referee';
import { cos, ON_LINE, poseAt, sin } from '@firing-arc/table';
import {
  bandOn,
  distance,
  edgeDistances,
  type OutlineBody,
  objectiveBody,
  type Pose,
  RANGE_BAND,
} from '../../common/index.ts';
import type { SecondGame } from '../game.ts';
import { playerOrder } from '../sides.ts';
import type { Marker, SecondState } from '../state.ts';
import { markerBodyOf, placedMarkers, rulingOf } from './markers.ts';
import type { Scenario } from './scenario.ts';

/** Outer objectives lie at range 3 of the centre one (scenario-assault.2), at range 2-4 of an edge (.3). */
const FROM_CENTRE = 3;
const FROM_EDGE = [2, 4] as const;
/** Where they must be apart, beyond range 2 of each other. */
const APART = 2 * RANGE_BAND;

const CENTRE = {
  assault: 'xwing2:scenario-assault.1',
  chance: 'xwing2:scenario-chance-engagement.1',
  salvage: 'xwing2:scenario-salvage-mission.2',
  scramble: 'xwing2:scenario-scramble.1',
};
const OUTER = {
  assault: 'xwing2:scenario-assault.2',
  salvage: 'xwing2:scenario-salvage-mission.2',
  scramble: 'xwing2:scenario-scramble.1',
};
const EDGE = {
  assault: 'xwing2:scenario-assault.3',
  salvage: 'xwing2:scenario-salvage-mission.3',
  scramble: 'xwing2:scenario-scramble.1',
};
const COLOURS = {
  salvage: 'xwing2:scenario-salvage-mission.1',
  scramble: 'xwing2:scenario-scramble.2',
};
const FEATURES = 'xwing2:scenarios.7';

/** All objectives of a scenario, still to be placed. */
export function newMarkers(scenario: Scenario): Marker[] {
  const count = 1 + 2 * scenario.outer.length;
  return Array.from({ length: count }, (_, id) => ({
    id,
    placed: false,
    carrier: -1,
    holder: -1,
    charges: scenario.marker === 'data-cache' ? 1 : 0,
    x: 0,
    y: 0,
    facing: 0,
  }));
}

/** What goes before the obstacles: nothing in a dogfight, the centre objective in a scenario. */
export const markerSteps = (state: SecondState): SecondState['agenda'] =>
  state.scenario ? [{ kind: 'place-marker', turn: 0 }] : [];

/** The centre objective first, then the players place theirs in turn, first player first (scenario-assault.2). */
export function placeMarker(game: SecondGame, turn: number): void {
  const { state } = game;
  const { scenario } = state;
  if (!scenario) return;
  if (turn === 0) {
    chooseColours(game, scenario);
    placeCentre(game);
  } else placeOuter(game, turn);
  if (turn < 2 * scenario.outer.length) game.next({ kind: 'place-marker', turn: turn + 1 });
}

/** The first player of the setup has the red player markers for the whole game (scenario-salvage-mission.1). */
function chooseColours(game: SecondGame, { control }: Scenario): void {
  if (control !== 'carry' && control !== 'claim') return;
  game.state.red = game.state.firstPlayer;
  const because = rulingOf(game.state, COLOURS, 'xwing2:player-marker.1');
  game.emit({ kind: 'player-markers', red: game.state.red, because });
}

function placeCentre(game: SecondGame): void {
  const { state } = game;
  const at = poseAt(state.width / 2, state.depth / 2, 0);
  lay(game, state.markers[0]!, -1, at, rulingOf(state, CENTRE, FEATURES));
}

/** Puts an objective on the table; `player` placed it, -1 the rules. */
export function lay(game: SecondGame, marker: Marker, player: number, at: Pose, because: string): void {
  Object.assign(marker, { x: at.x, y: at.y, facing: at.facing, placed: true, carrier: -1 });
  game.emit({ kind: 'marker-placed', player, marker: marker.id, at, because });
}

/** Leaves out an objective for which there is no place; `player` would have placed it. */
export function leaveOut(game: SecondGame, marker: Marker, player: number, because: string): void {
  marker.leftOut = true;
  game.emit({ kind: 'marker-skipped', player, marker: marker.id, because });
}

function placeOuter(game: SecondGame, turn: number): void {
  const { state } = game;
  const player = playerOrder(state)[(turn - 1) % 2]!;
  const marker = state.markers[turn]!;
  const rules = outerRules(state, player, state.scenario!.outer[(turn - 1) >> 1]!);
  const somewhere = anyPlace(rules);
  const because = rulingOf(state, OUTER, FEATURES);
  if (!somewhere) return leaveOut(game, marker, player, because);
  const answer = game.ask(
    {
      form: 'place',
      kind: 'place-marker',
      player,
      because,
      marker: marker.id,
    },
    {
      validate: (at) => outerProblems(rules, poseOf(at)),
      propose: (random) => proposeOuter(rules, random) ?? somewhere,
    },
  ) as readonly number[];
  lay(game, marker, player, poseOf(answer), because);
}

const poseOf = (at: readonly number[]): Pose => poseAt(at[0]!, at[1]!, at[2]!);

/** What the place of an outer objective must keep to. */
interface OuterRules {
  readonly state: SecondState;
  readonly centre: OutlineBody;
  readonly others: readonly OutlineBody[];
  /** The edge at whose range it lies: that of this player. */
  readonly edgeOf: number;
  readonly whose: 'own' | 'opponent';
}

function outerRules(state: SecondState, player: number, whose: 'own' | 'opponent'): OuterRules {
  const [centre, ...others] = placedMarkers(state).map(markerBodyOf);
  const edgeOf = whose === 'own' ? player : 1 - player;
  return { state, centre: centre!, others: state.scenario!.apart ? others : [], edgeOf, whose };
}

/** Why an outer objective may not lie here; empty when it may. */
function outerProblems(rules: OuterRules, at: Pose): readonly Refusal[] {
  const { state, centre, others, whose } = rules;
  const option = `at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  const body = objectiveBody(at);
  if (edgeDistances(body, state.width, state.depth) < -ON_LINE) {
    return [{ option, ruling: 'xwing2:play-area.1' }];
  }
  const fromCentre = distance(body, centre);
  if (bandOn(fromCentre, FROM_CENTRE) !== FROM_CENTRE) {
    const facts = { mm: fromCentre, of: 'centre' };
    return [{ option, ruling: rulingOf(state, OUTER, FEATURES), facts }];
  }
  const fromEdge = edgeGap(rules, body);
  const edgeBand = bandOn(fromEdge, FROM_EDGE[1]);
  if (edgeBand === null || edgeBand < FROM_EDGE[0]) {
    const facts = { mm: fromEdge, of: whose === 'own' ? 'own-edge' : 'enemy-edge' };
    return [{ option, ruling: rulingOf(state, EDGE, FEATURES), facts }];
  }
  for (const other of others) {
    const gap = distance(body, other);
    if (gap > APART + ON_LINE) continue;
    return [{ option, ruling: rulingOf(state, OUTER, FEATURES), facts: { mm: gap, of: 'objective' } }];
  }
  return [];
}

/** Distance of a marker from the edge that counts for it (mm). */
function edgeGap({ state, edgeOf }: OuterRules, body: OutlineBody): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < body.points.length; i += 2) {
    const y = body.points[i]!;
    least = Math.min(least, edgeOf === 0 ? y : state.depth - y);
  }
  return least;
}

const fits = (rules: OuterRules, at: Pose): boolean => outerProblems(rules, at).length === 0;

/** Samples before a proposal gives up and takes the place that is known to fit. */
const TRIES = 40;

function proposeOuter(rules: OuterRules, random: () => number): readonly number[] | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const mm = APART + 36 + random() * RANGE_BAND;
    const at = around(rules, random() * 180 - 90, mm, Math.floor(random() * 360));
    if (fits(rules, at)) return [at.x, at.y, at.facing];
  }
  return null;
}

/** The first place on rings about the centre where it fits, straight ahead first; null when there is none. */
function anyPlace(rules: OuterRules): readonly number[] | null {
  for (let step = 0; step <= 36; step++) {
    for (const side of [1, -1]) {
      for (const mm of [APART + 60, APART + 100, APART + 130]) {
        const at = around(rules, side * step * 2.5, mm, 0);
        if (fits(rules, at)) return [at.x, at.y, at.facing];
      }
    }
  }
  return null;
}

/** A place so far from the centre, in a direction counted from the way to the edge that matters. */
function around({ state, edgeOf }: OuterRules, degrees: number, mm: number, facing: number): Pose {
  const toEdge = edgeOf === 0 ? -1 : 1;
  const x = state.width / 2 + mm * sin(degrees);
  return poseAt(x, state.depth / 2 + toEdge * mm * cos(degrees), facing);
}
