import { plural } from '@firing-arc/words/english';
import {
  type Maneuver,
  type ObstacleType,
  obstacleOutline,
  type Placement,
  type Template,
} from '../../../common/index.ts';
import type { ActionDifficulty, ActionName, ManeuverDifficulty } from '../../cards/chassis.ts';
import type { MarkerKind, ScenarioAction } from '../../scenarios/scenario.ts';
import type { SecondState, Token } from '../../state.ts';

export * from '../../../common/words/english/grammar.ts';

/** The game's terms in English. */

const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  focus: 'focus',
  evade: 'evade',
  calculate: 'calculate',
  'reinforce-fore': 'fore reinforce',
  'reinforce-aft': 'aft reinforce',
  disarm: 'disarm',
  jam: 'jam',
  tractor: 'tractor',
  cloak: 'cloak',
  stress: 'stress',
  strain: 'strain',
  deplete: 'deplete',
  ion: 'ion',
};

/** "focus"; with a count "2 focus tokens". */
export const token = (name: Token, count?: number): string =>
  count === undefined ? TOKEN_NAMES[name] : plural(count, `${TOKEN_NAMES[name]} token`);

export const ACTIONS: Readonly<Record<ActionName | ScenarioAction | 'repair' | 'card', string>> = {
  'barrel-roll': 'barrel roll',
  boost: 'boost',
  calculate: 'calculate',
  cloak: 'cloak',
  coordinate: 'coordinate',
  evade: 'evade',
  focus: 'focus',
  jam: 'jam',
  lock: 'lock',
  reinforce: 'reinforce',
  reload: 'reload',
  rotate: 'rotate',
  slam: 'SLAM',
  repair: 'repair',
  card: 'the action of a card',
  tow: 'tow',
  scramble: 'scramble',
  transmit: 'transmit',
};

export const action = (name: ActionName | ScenarioAction | 'repair' | 'card'): string => ACTIONS[name];

/** "red boost"; white goes without saying. */
export const colouredAction = (
  name: ActionName | ScenarioAction | 'repair' | 'card',
  colour: ActionDifficulty,
): string => (colour === 'white' ? action(name) : `${colour} ${action(name)}`);

export const difficulty = (colour: ManeuverDifficulty | ActionDifficulty): string => colour;

const BEARINGS: Readonly<Record<Maneuver['bearing'], string>> = {
  straight: 'straight',
  bank: 'bank',
  turn: 'turn',
  koiogran: 'Koiogran Turn',
  segnor: 'Segnor’s Loop',
  tallon: 'Tallon Roll',
  stationary: 'stationary',
  'reverse-straight': 'reverse straight',
  'reverse-bank': 'reverse bank',
  'sideslip-bank': 'sideslip bank',
  'sideslip-turn': 'sideslip turn',
};

/** "3 bank left", "4 Koiogran Turn", "0 stationary". */
export function maneuver({ speed, bearing, direction }: Maneuver): string {
  const way = direction === 'straight' ? '' : ` ${direction}`;
  return `${speed} ${BEARINGS[bearing]}${way}`;
}

/** "2 straight", "1 bank left". */
export const template = ({ speed, shape, direction }: Template): string =>
  maneuver({ speed, bearing: shape, direction });

const ARCS: Readonly<Record<string, string>> = {
  front: 'front arc',
  rear: 'rear arc',
  left: 'left arc',
  right: 'right arc',
  bullseye: 'bullseye arc',
  'full-front': 'full front arc',
  'full-rear': 'full rear arc',
};

export const arc = (name: string): string => ARCS[name] ?? name;

const WAYS = ['front', 'right', 'rear', 'left'];

export function turret(at: number, double: boolean): string {
  if (double) return at === 0 ? 'front and rear' : 'left and right';
  return WAYS[at] ?? 'nowhere';
}

const PLACEMENT_NAMES: Readonly<Record<Placement, string>> = {
  front: 'forward',
  middle: 'in the middle',
  back: 'backward',
};

export const placement = (name: Placement): string => PLACEMENT_NAMES[name];

const FACES: Readonly<Record<string, string>> = {
  hit: 'hit',
  crit: 'crit',
  focus: 'focus',
  blank: 'blank',
  evade: 'evade',
};

export const face = (name: string): string => FACES[name] ?? name;

/** "2 hits, focus, blank" in the order the player cares for; "no dice" when there are none. */
export function faces(shown: readonly string[]): string {
  const parts = ['crit', 'hit', 'evade', 'focus', 'blank'].flatMap((name) => {
    const count = shown.filter((other) => other === name).length;
    if (count === 0) return [];
    return [count === 1 ? face(name) : name === 'focus' ? `${count} focus` : `${count} ${face(name)}s`];
  });
  return parts.length === 0 ? 'no dice' : parts.join(', ');
}

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Setup',
  planning: 'Planning Phase',
  system: 'System Phase',
  activation: 'Activation Phase',
  engagement: 'Engagement Phase',
  end: 'End Phase',
};

export const phase = (name: string): string => PHASES[name] ?? name;

export const player = (number: number): string => (number < 0 ? 'nobody' : `Player ${number + 1}`);

const OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  asteroid: 'asteroid',
  debris: 'debris cloud',
  gascloud: 'gas cloud',
  electrochaff: 'electro-chaff cloud',
  blaze: 'Blaze',
};

/** Obstacles with names of their own. */
const CARGO: Readonly<Record<string, string>> = {
  loosecargo: 'loose cargo',
  spareparts: 'spare parts',
  cargodrift: 'cargo drift',
};

/** "asteroid 3": all obstacles of a game are counted through. */
export function obstacle(view: SecondState, id: number): string {
  const outline = view.obstacles[id]?.outline;
  return `${outline === undefined ? 'obstacle' : obstacleType(outline)} ${id + 1}`;
}

export function obstacleType(outline: string): string {
  const known = obstacleOutline(outline);
  return CARGO[outline] ?? (known ? OBSTACLES[known.type] : outline);
}

export const MARKER_NAMES: Readonly<Record<MarkerKind, string>> = {
  satellite: 'satellite',
  'supply-cache': 'supply cache',
  'data-cache': 'data cache',
};

/** "satellite 2": the objectives of a game are counted through, the centre one first. */
export const marker = (view: SecondState, id: number): string =>
  `${view.scenario ? MARKER_NAMES[view.scenario.marker] : 'objective'} ${id + 1}`;
