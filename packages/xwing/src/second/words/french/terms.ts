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
import { de, type Gender } from './grammar.ts';

/** The game's terms in French. */

/** A token's name, what stands behind "jeton", and what stands behind it in the plural if that differs. */
const TOKENS: Readonly<Record<Token, readonly [alone: string, behind: string, many?: string]>> = {
  focus: ['concentration', 'de concentration'],
  evade: ['évasion', 'd’évasion'],
  calculate: ['calcul', 'de calcul'],
  'reinforce-fore': ['renforcement avant', 'de renforcement avant'],
  'reinforce-aft': ['renforcement arrière', 'de renforcement arrière'],
  disarm: ['désarmement', 'de désarmement'],
  jam: ['brouillage', 'de brouillage'],
  tractor: ['rayon tracteur', 'de rayon tracteur'],
  cloak: ['occultation', 'd’occultation'],
  stress: ['stress', 'de stress'],
  strain: ['contrainte', 'de contrainte'],
  deplete: ['épuisement', 'd’épuisement'],
  ion: ['ions', 'ionique', 'ioniques'],
};

/** "concentration"; with a count "2 jetons de concentration". */
export const token = (name: Token, count?: number): string =>
  count === undefined ? TOKENS[name][0] : `${count} ${tokenNoun(name, count !== 1)}`;

/** "jeton de stress", "jetons de stress". */
export function tokenNoun(name: Token, many = false): string {
  const [, behind, behindMany] = TOKENS[name];
  return many ? `jetons ${behindMany ?? behind}` : `jeton ${behind}`;
}

type AnyAction = ActionName | ScenarioAction | 'repair' | 'card';

const ACTIONS: Readonly<Record<AnyAction, readonly [name: string, gender: Gender]>> = {
  'barrel-roll': ['tonneau', 'm'],
  boost: ['accélération', 'f'],
  calculate: ['calcul', 'm'],
  cloak: ['occultation', 'f'],
  coordinate: ['coordination', 'f'],
  evade: ['évasion', 'f'],
  focus: ['concentration', 'f'],
  jam: ['brouillage', 'm'],
  lock: ['verrouillage', 'm'],
  reinforce: ['renforcement', 'm'],
  reload: ['rechargement', 'm'],
  rotate: ['rotation', 'f'],
  slam: ['SLAM', 'm'],
  repair: ['réparation', 'f'],
  card: ['carte', 'f'],
  tow: ['remorquage', 'm'],
  scramble: ['décryptage', 'm'],
  transmit: ['transmission', 'f'],
};

export const action = (name: AnyAction): string =>
  name === 'card' ? 'action d’une carte' : ACTIONS[name][0];

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1][0];

/** A colour of a maneuver or an action: both are feminine. */
const COLOURS: Readonly<Record<ManeuverDifficulty | ActionDifficulty, string>> = {
  white: 'blanche',
  red: 'rouge',
  blue: 'bleue',
  purple: 'violette',
};

export const difficulty = (colour: ManeuverDifficulty | ActionDifficulty): string => COLOURS[colour];

/** "accélération (rouge)"; white goes without saying. */
export const colouredAction = (name: AnyAction, colour: ActionDifficulty): string =>
  colour === 'white' ? action(name) : `${action(name)} (${COLOURS[colour]})`;

/** "une action d’accélération rouge". */
export const performedAction = (name: AnyAction, colour: ActionDifficulty): string =>
  `une ${actionNoun(name)}${colour === 'white' ? '' : ` ${COLOURS[colour]}`}`;

/** "action d’accélération". */
export const actionNoun = (name: AnyAction): string => `action ${de(ACTIONS[name][0])}`;

/** "le tonneau", "l’accélération". */
export function theAction(name: AnyAction): string {
  const [word, gender] = ACTIONS[name];
  if (de(word).startsWith('d’')) return `l’${word}`;
  return `${gender === 'f' ? 'la' : 'le'} ${word}`;
}

export const BEARINGS: Readonly<Record<Maneuver['bearing'], string>> = {
  straight: 'tout droit',
  bank: 'virage léger',
  turn: 'virage serré',
  koiogran: 'virage Koiogran',
  segnor: 'boucle de Segnor',
  tallon: 'tonneau de Tallon',
  stationary: 'stationnaire',
  'reverse-straight': 'marche arrière',
  'reverse-bank': 'virage léger en marche arrière',
  'sideslip-bank': 'glissade légère',
  'sideslip-turn': 'glissade serrée',
};

export const WAYS = { left: 'à gauche', straight: 'tout droit', right: 'à droite' } as const;

/** "3 virage léger à gauche", "4 virage Koiogran", "0 stationnaire". */
export function maneuver({ speed, bearing, direction }: Maneuver): string {
  const way = direction === 'straight' ? '' : ` ${WAYS[direction]}`;
  return `${speed} ${BEARINGS[bearing]}${way}`;
}

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

const FACES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  hit: ['touche', 'touches'],
  crit: ['critique', 'critiques'],
  focus: ['concentration', 'concentrations'],
  blank: ['face vierge', 'faces vierges'],
  evade: ['évasion', 'évasions'],
};

export const face = (name: string, many = false): string => FACES[name]?.[many ? 1 : 0] ?? name;

/** "2 touches, concentration, face vierge" in the order the player cares for; "aucun dé" when there are none. */
export function faces(shown: readonly string[]): string {
  const parts = ['crit', 'hit', 'evade', 'focus', 'blank'].flatMap((name) => {
    const count = shown.filter((other) => other === name).length;
    if (count === 0) return [];
    return [count === 1 ? face(name) : `${count} ${face(name, true)}`];
  });
  return parts.length === 0 ? 'aucun dé' : parts.join(', ');
}

const PHASES: Readonly<Record<string, string>> = {
  setup: 'mise en place',
  planning: 'phase de préparation',
  system: 'phase de système',
  activation: 'phase d’activation',
  engagement: 'phase d’engagement',
  end: 'phase de dénouement',
};

export function phase(name: string): string {
  const word = PHASES[name] ?? name;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "la phase de système". */
export const thePhase = (name: string): string => `la ${PHASES[name] ?? name}`;

export const player = (number: number): string => (number < 0 ? 'personne' : `Joueur ${number + 1}`);

const OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  asteroid: 'astéroïde',
  debris: 'nuage de débris',
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

/** "portée 2", "portée 0-1". */
export const range = ([from, to]: readonly [number, number]): string =>
  from === to ? `portée ${from}` : `portée ${from}-${to}`;

/** "12,5". */
export const decimal = (number: number): string => number.toFixed(1).replace('.', ',');
