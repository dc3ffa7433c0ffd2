import { obstacleOutline } from '../../../common/index.ts';
import { de } from '../../../common/words/french/grammar.ts';
import {
  type ActionWords,
  capital,
  OBSTACLES,
  SHARED_ACTIONS,
  SHARED_TOKENS,
  type TokenWords,
  tokenOf,
  WAYS,
} from '../../../common/words/french/terms.ts';
import type { BombWay } from '../../bombs/ways.ts';
import type { BoostWay, DecloakMove, Edge, PerformedAction, RollWay, TractorMove } from '../../questions.ts';
import type { FirstState, Token } from '../../state.ts';

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
} from '../../../common/words/french/terms.ts';

/** The game's terms in French. */

const TOKENS: Readonly<Record<Token, TokenWords>> = {
  ...SHARED_TOKENS,
  'weapons-disabled': ['armes désactivées', 'd’armes désactivées'],
  'tractor-beam': ['rayon tracteur', 'de rayon tracteur'],
  energy: ['énergie', 'd’énergie'],
};

/** "concentration"; with a count "2 jetons de concentration". */
export const token = (name: Token, count?: number): string =>
  count === undefined ? TOKENS[name][0] : `${count} ${tokenNoun(name, count !== 1)}`;

/** "jeton de stress", "jetons de stress". */
export const tokenNoun = (name: Token, many = false): string => tokenOf(TOKENS[name], many);

const ACTIONS: Readonly<Record<PerformedAction, ActionWords>> = {
  ...SHARED_ACTIONS,
  recover: ['récupération', 'f'],
  'rotate-arc': ['rotation d’arc', 'f'],
  'target-lock': ['acquisition de cible', 'f'],
  'damage-card': ['carte de dégât', 'f'],
  bomb: ['bombe', 'f'],
  mission: ['mission', 'f'],
};

export const action = (name: PerformedAction): string => ACTIONS[name][0];

/** "action d’accélération", "action gratuite d’accélération", "actions d’accélération". */
export const actionNoun = (name: PerformedAction, kind = 'action'): string =>
  `${kind} ${de(ACTIONS[name][0])}`;

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1][0];

const PHASES: Readonly<Record<string, string>> = {
  setup: 'mise en place',
  planning: 'phase de préparation',
  activation: 'phase d’activation',
  combat: 'phase de combat',
  end: 'phase de dénouement',
};

export const phase = (name: string): string => capital(PHASES[name] ?? name);

/** "la phase de combat". */
export const thePhase = (name: string): string => `la ${PHASES[name] ?? name}`;

/** "astéroïde 3": all obstacles of a game are counted through. */
export function obstacle(view: FirstState, id: number): string {
  const type = obstacleOutline(view.obstacles[id]?.outline ?? '')?.type;
  return `${type === 'asteroid' || type === 'debris' ? OBSTACLES[type] : 'obstacle'} ${id + 1}`;
}

const BOMBS: Readonly<Record<string, string>> = {
  protonbomb: 'bombe à protons',
  seismiccharge: 'charge sismique',
  proximitymine: 'mine de proximité',
  ionbomb: 'bombe ionique',
  thermaldetonator: 'détonateur thermique',
  bomblet: 'mini-bombe',
  connernet: 'filet Conner',
  clustermine: 'mine groupée',
  'clustermine-side': 'mine groupée',
};

export const bomb = (kind: string): string => BOMBS[kind] ?? 'bombe';

const SHAPES = { straight: 'tout droit', bank: 'virage léger', turn: 'virage serré' } as const;

/** "gabarit 3 virage serré à gauche derrière lui". */
export function bombWay({ guides, speed, shape, direction }: BombWay): string {
  const side = shape === 'straight' ? '' : ` ${WAYS[direction]}`;
  return `gabarit ${speed} ${SHAPES[shape]}${side} ${guides === 'front' ? 'devant lui' : 'derrière lui'}`;
}

const EDGES: Readonly<Record<Edge, string>> = {
  near: 'le bord proche',
  far: 'le bord opposé',
  left: 'le bord gauche',
  right: 'le bord droit',
};

export const edge = (name: Edge): string => EDGES[name];

const MOVES: Readonly<Record<DecloakMove, string>> = {
  'roll-left': 'tonneau à gauche',
  'roll-right': 'tonneau à droite',
  boost: 'accélération tout droit',
  'roll-left-forward': 'tonneau à gauche, courbé vers l’avant',
  'roll-left-back': 'tonneau à gauche, courbé vers l’arrière',
  'roll-right-forward': 'tonneau à droite, courbé vers l’avant',
  'roll-right-back': 'tonneau à droite, courbé vers l’arrière',
  'boost-left': 'accélération à gauche',
  'boost-right': 'accélération à droite',
};

export const decloakMove = (move: DecloakMove): string => MOVES[move];

const PULLS: Readonly<Record<TractorMove, string>> = {
  'roll-left': 'un tonneau à gauche',
  'roll-right': 'un tonneau à droite',
  boost: 'tout droit',
};
export const tractorMove = (move: TractorMove): string => PULLS[move];

const ROLLED = {
  long: ' avec le gabarit 2 tout droit',
  forward: ', courbé vers l’avant',
  back: ', courbé vers l’arrière',
} as const;
/** "à gauche", "à droite, courbé vers l’avant". */
export const rollWay = ({ side, by }: RollWay): string => `${WAYS[side]}${by ? ROLLED[by] : ''}`;

const BOOSTS: Readonly<Record<BoostWay, string>> = {
  ...WAYS,
  'turn-left': 'virage serré à gauche',
  'turn-right': 'virage serré à droite',
};
export const boostWay = (way: BoostWay): string => BOOSTS[way];

const QUARTERS = ['vers l’avant', 'à droite', 'vers l’arrière', 'à gauche'];
/** Where a mobile arc points. */
export const quarter = (arc: number): string => QUARTERS[arc] ?? 'nulle part';
