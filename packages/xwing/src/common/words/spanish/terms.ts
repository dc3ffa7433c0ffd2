import type { Maneuver } from '../../courses.ts';
import { obstacleOutline } from '../../outlines.ts';
import { facesInOrder } from '../faces.ts';

/** Terms that both editions say alike in Spanish. */

/** What stands behind "ficha de". */
export const SHARED_TOKENS = {
  focus: 'concentración',
  evade: 'evasión',
  'reinforce-fore': 'refuerzo delantero',
  'reinforce-aft': 'refuerzo trasero',
  jam: 'interferencia',
  cloak: 'camuflaje',
  stress: 'tensión',
  ion: 'iones',
} as const;

/** "concentración"; with a count "2 fichas de concentración". */
export const tokenIn =
  <Token extends string>(names: Readonly<Record<Token, string>>) =>
  (name: Token, count?: number): string =>
    count === undefined ? names[name] : `${count} ${count === 1 ? 'ficha' : 'fichas'} de ${names[name]}`;

export const SHARED_ACTIONS = {
  'barrel-roll': 'tonel volado',
  boost: 'impulso',
  cloak: 'camuflaje',
  coordinate: 'coordinar',
  evade: 'evadir',
  focus: 'concentración',
  jam: 'interferir',
  reinforce: 'reforzar',
  reload: 'recargar',
  slam: 'SLAM',
  card: 'acción de una carta',
} as const;

const COLOURS = { white: 'blanca', red: 'roja', blue: 'azul', purple: 'morada', green: 'verde' } as const;

export const difficulty = (colour: keyof typeof COLOURS): string => COLOURS[colour];

const BEARINGS: Readonly<Record<Maneuver['bearing'], string>> = {
  straight: 'recto',
  bank: 'inclinación',
  turn: 'giro',
  koiogran: 'giro Koiogran',
  segnor: 'bucle de Segnor',
  tallon: 'tonel de Tallon',
  stationary: 'estacionaria',
  'reverse-straight': 'recto marcha atrás',
  'reverse-bank': 'inclinación marcha atrás',
  'sideslip-bank': 'inclinación lateral',
  'sideslip-turn': 'giro lateral',
};

/** "3 inclinación izquierda", "4 giro Koiogran". */
export function maneuver({ speed, bearing, direction }: Maneuver): string {
  const way = { left: ' izquierda', straight: '', right: ' derecha' }[direction];
  return `${speed} ${BEARINGS[bearing]}${way}`;
}

const FACES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  hit: ['impacto', 'impactos'],
  crit: ['crítico', 'críticos'],
  focus: ['concentración', 'concentraciones'],
  blank: ['cara vacía', 'caras vacías'],
  evade: ['evasión', 'evasiones'],
};

export const face = (name: string, many = false): string => FACES[name]?.[many ? 1 : 0] ?? name;

/** "2 impactos, concentración"; "ningún dado" when there are none. */
export const faces = (shown: readonly string[]): string => facesInOrder(shown, face, 'ningún dado');

export const player = (number: number): string => (number < 0 ? 'nadie' : `Jugador ${number + 1}`);

export const SHARED_PHASES: Readonly<Record<string, string>> = {
  setup: 'la preparación',
  planning: 'la fase de planificación',
  activation: 'la fase de activación',
  end: 'la fase final',
};

const OBSTACLES: Readonly<Record<string, string>> = {
  asteroid: 'asteroide',
  debris: 'nube de restos',
  gascloud: 'nube de gas',
};

interface Obstacles {
  readonly obstacles: readonly { readonly outline: string }[];
}

/** "asteroide 3": all obstacles of a game are counted through. */
export const obstacle = (view: Obstacles, id: number): string =>
  `${OBSTACLES[obstacleOutline(view.obstacles[id]?.outline ?? '')?.type ?? ''] ?? 'obstáculo'} ${id + 1}`;
