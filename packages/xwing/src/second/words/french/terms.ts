import { type ObstacleType, obstacleOutline, type Placement, type Template } from '../../../common/index.ts';
import {
  type ActionWords,
  capital,
  difficulty,
  maneuver,
  SHARED_ACTIONS,
  OBSTACLES as SHARED_OBSTACLES,
  SHARED_TOKENS,
  type TokenWords,
  theNoun,
  tokenOf,
} from '../../../common/words/french/terms.ts';
import type { ActionDifficulty, ActionName, Faction } from '../../cards/chassis.ts';
import type { MarkerKind, ScenarioAction } from '../../scenarios/scenario.ts';
import type { SecondState, Token } from '../../state.ts';
import { de } from './grammar.ts';

export {
  BEARINGS,
  decimal,
  difficulty,
  distance,
  face,
  faces,
  maneuver,
  player,
  range,
  WAYS,
} from '../../../common/words/french/terms.ts';

/** The game's terms in French. */

const TOKENS: Readonly<Record<Token, TokenWords>> = {
  ...SHARED_TOKENS,
  calculate: ['calcul', 'de calcul'],
  disarm: ['désarmement', 'de désarmement'],
  tractor: ['rayon tracteur', 'de rayon tracteur'],
  strain: ['contrainte', 'de contrainte'],
  deplete: ['épuisement', 'd’épuisement'],
};

/** "concentration"; with a count "2 jetons de concentration". */
export const token = (name: Token, count?: number): string =>
  count === undefined ? TOKENS[name][0] : `${count} ${tokenNoun(name, count !== 1)}`;

/** "jeton de stress", "jetons de stress". */
export const tokenNoun = (name: Token, many = false): string => tokenOf(TOKENS[name], many);

type AnyAction = ActionName | ScenarioAction | 'repair' | 'card';

const ACTIONS: Readonly<Record<AnyAction, ActionWords>> = {
  ...SHARED_ACTIONS,
  calculate: ['calcul', 'm'],
  lock: ['verrouillage', 'm'],
  rotate: ['rotation', 'f'],
  repair: ['réparation', 'f'],
  tow: ['remorquage', 'm'],
  scramble: ['décryptage', 'm'],
  transmit: ['transmission', 'f'],
};

export const action = (name: AnyAction): string =>
  name === 'card' ? 'action d’une carte' : ACTIONS[name][0];

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1][0];

/** "accélération (rouge)"; white goes without saying. */
export const colouredAction = (name: AnyAction, colour: ActionDifficulty): string =>
  colour === 'white' ? action(name) : `${action(name)} (${difficulty(colour)})`;

/** "une action d’accélération rouge". */
export const performedAction = (name: AnyAction, colour: ActionDifficulty): string =>
  `une ${actionNoun(name)}${colour === 'white' ? '' : ` ${difficulty(colour)}`}`;

/** "action d’accélération". */
export const actionNoun = (name: AnyAction): string => `action ${de(ACTIONS[name][0])}`;

/** "le tonneau", "l’accélération". */
export const theAction = (name: AnyAction): string => theNoun(ACTIONS[name]);

/** "2 tout droit", "1 virage léger à gauche". */
export const template = ({ speed, shape, direction }: Template): string =>
  maneuver({ speed, bearing: shape, direction });

const ARCS: Readonly<Record<string, string>> = {
  front: 'arc avant',
  rear: 'arc arrière',
  left: 'arc gauche',
  right: 'arc droit',
  bullseye: 'arc bullseye',
  'full-front': 'arc avant complet',
  'full-rear': 'arc arrière complet',
  turret: 'arc de tourelle',
  'single-turret': 'arc de tourelle',
  'double-turret': 'double arc de tourelle',
  firing: 'arc de tir',
};

export const arc = (name: string): string => ARCS[name] ?? name;

/** "l’arc avant", "le double arc de tourelle". */
export const theArc = (name: string): string =>
  arc(name).startsWith('arc') ? `l’${arc(name)}` : `le ${arc(name)}`;

const POINTING = ['vers l’avant', 'à droite', 'vers l’arrière', 'à gauche'];

export function turret(at: number, double: boolean): string {
  if (double) return at === 0 ? 'avant et arrière' : 'gauche et droite';
  return POINTING[at] ?? 'nulle part';
}

const PLACEMENTS: Readonly<Record<Placement, string>> = {
  front: 'en avant',
  middle: 'au milieu',
  back: 'en arrière',
};

export const placement = (name: Placement): string => PLACEMENTS[name];

const PHASES: Readonly<Record<string, string>> = {
  setup: 'mise en place',
  planning: 'phase de préparation',
  system: 'phase de système',
  activation: 'phase d’activation',
  engagement: 'phase d’engagement',
  end: 'phase de dénouement',
};

export const phase = (name: string): string => capital(PHASES[name] ?? name);

/** "la phase de système". */
export const thePhase = (name: string): string => `la ${PHASES[name] ?? name}`;

const OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  ...SHARED_OBSTACLES,
  gascloud: 'nuage de gaz',
  electrochaff: 'nuage de leurres',
  blaze: 'Blaze',
};

/** Obstacles with names of their own. */
const CARGO: Readonly<Record<string, string>> = {
  loosecargo: 'cargaison larguée',
  spareparts: 'pièces détachées',
  cargodrift: 'cargaison à la dérive',
};

/** "astéroïde 3": all obstacles of a game are counted through. */
export function obstacle(view: SecondState, id: number): string {
  const outline = view.obstacles[id]?.outline;
  return `${outline === undefined ? 'obstacle' : obstacleType(outline)} ${id + 1}`;
}

function obstacleType(outline: string): string {
  const known = obstacleOutline(outline);
  return CARGO[outline] ?? (known ? OBSTACLES[known.type] : outline);
}

const MARKERS: Readonly<Record<MarkerKind, string>> = {
  satellite: 'satellite',
  'supply-cache': 'cache de ravitaillement',
  'data-cache': 'cache de données',
};

/** "satellite 2": the objectives of a game are counted through, the centre one first. */
export const marker = (view: SecondState, id: number): string =>
  `${view.scenario ? MARKERS[view.scenario.marker] : 'objectif'} ${id + 1}`;

/** A faction by its name. */
export const faction = (id: Faction): string => FACTIONS[id];

const FACTIONS: Readonly<Record<Faction, string>> = {
  galacticempire: 'Empire galactique',
  rebelalliance: 'Alliance rebelle',
  scumandvillainy: 'Racailles et Scélérats',
  firstorder: 'Premier Ordre',
  resistance: 'Résistance',
  galacticrepublic: 'République galactique',
  separatistalliance: 'Alliance séparatiste',
};
