import { obstacleOutline } from '../../../common/index.ts';
import {
  type ActionWords,
  OBSTACLES,
  SHARED_ACTIONS,
  SHARED_TOKENS,
  type TokenWords,
  WAYS,
} from '../../../common/words/german/terms.ts';
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
} from '../../../common/words/german/terms.ts';

/** The game's terms in German. */

const TOKENS: Readonly<Record<Token, TokenWords>> = {
  ...SHARED_TOKENS,
  'weapons-disabled': ['Waffen deaktiviert', 'Waffen-deaktiviert-Marker'],
  'tractor-beam': ['Traktorstrahl', 'Traktorstrahlmarker'],
  energy: ['Energie', 'Energiemarker'],
};

/** "Fokus"; with a count "2 Fokusmarker". */
export const token = (name: Token, count?: number): string =>
  count === undefined ? TOKENS[name][0] : `${count} ${TOKENS[name][1]}`;

/** "Fokusmarker": one or many, in any case. */
export const tokenNoun = (name: Token): string => TOKENS[name][1];

const ACTIONS: Readonly<Record<PerformedAction, ActionWords>> = {
  ...SHARED_ACTIONS,
  recover: ['Wiederherstellung', 'f', 'Wiederherstellungs'],
  'rotate-arc': ['Winkel drehen', 'n', 'Winkeldreh'],
  'target-lock': ['Zielerfassung', 'f', 'Zielerfassungs'],
  'damage-card': ['Aktion einer Schadenskarte', 'f', 'Schadenskarten'],
  bomb: ['Bombe', 'f', 'Bomben'],
  mission: ['Aktion der Mission', 'f', 'Missions'],
};

export const action = (name: PerformedAction): string => ACTIONS[name][0];

/** "Schub-Aktion". */
export const actionNoun = (name: PerformedAction): string => `${ACTIONS[name][2]}-Aktion`;

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1][0];

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Aufbau',
  planning: 'Planungsphase',
  activation: 'Aktivierungsphase',
  combat: 'Kampfphase',
  end: 'Endphase',
};

export const phase = (name: string): string => PHASES[name] ?? name;

/** "Asteroid 3": all obstacles of a game are counted through. */
export function obstacle(view: FirstState, id: number): string {
  const type = obstacleOutline(view.obstacles[id]?.outline ?? '')?.type;
  return `${type === 'asteroid' || type === 'debris' ? OBSTACLES[type] : 'Hindernis'} ${id + 1}`;
}

const BOMBS: Readonly<Record<string, string>> = {
  protonbomb: 'Protonenbombe',
  seismiccharge: 'seismische Bombe',
  proximitymine: 'Annäherungsmine',
  ionbomb: 'Ionenbombe',
  thermaldetonator: 'Thermaldetonator',
  bomblet: 'Minibombe',
  connernet: 'Connernetz',
  clustermine: 'Streumine',
  'clustermine-side': 'Streumine',
};

export const bomb = (kind: string): string => BOMBS[kind] ?? 'Bombe';

const SHAPES = { straight: 'geradeaus', bank: 'Drehung', turn: 'Wende' } as const;

/** "Schablone 3 Wende links hinter ihm". */
export function bombWay({ guides, speed, shape, direction }: BombWay): string {
  const side = shape === 'straight' ? '' : ` ${WAYS[direction]}`;
  return `Schablone ${speed} ${SHAPES[shape]}${side} ${guides === 'front' ? 'vor ihm' : 'hinter ihm'}`;
}

const EDGES: Readonly<Record<Edge, string>> = {
  near: 'die nahe Kante',
  far: 'die ferne Kante',
  left: 'die linke Kante',
  right: 'die rechte Kante',
};

export const edge = (name: Edge): string => EDGES[name];

const MOVES: Readonly<Record<DecloakMove, string>> = {
  'roll-left': 'Rolle nach links',
  'roll-right': 'Rolle nach rechts',
  boost: 'Schub geradeaus',
  'roll-left-forward': 'Rolle nach links, nach vorn gebogen',
  'roll-left-back': 'Rolle nach links, nach hinten gebogen',
  'roll-right-forward': 'Rolle nach rechts, nach vorn gebogen',
  'roll-right-back': 'Rolle nach rechts, nach hinten gebogen',
  'boost-left': 'Schub nach links',
  'boost-right': 'Schub nach rechts',
};

export const decloakMove = (move: DecloakMove): string => MOVES[move];

const PULLS: Readonly<Record<TractorMove, string>> = {
  'roll-left': 'es nach links rollen',
  'roll-right': 'es nach rechts rollen',
  boost: 'es geradeaus schieben',
};
export const tractorMove = (move: TractorMove): string => PULLS[move];

const ROLLED = {
  long: ' mit 2 geradeaus',
  forward: ', nach vorn gebogen',
  back: ', nach hinten gebogen',
} as const;
/** "links", "rechts, nach vorn gebogen". */
export const rollWay = ({ side, by }: RollWay): string => `${WAYS[side]}${by ? ROLLED[by] : ''}`;

const BOOSTS: Readonly<Record<BoostWay, string>> = {
  ...WAYS,
  'turn-left': 'Wende links',
  'turn-right': 'Wende rechts',
};
export const boostWay = (way: BoostWay): string => BOOSTS[way];

const QUARTERS = ['nach vorn', 'nach rechts', 'nach hinten', 'nach links'];
/** Where a mobile arc points. */
export const quarter = (arc: number): string => QUARTERS[arc] ?? 'nirgendwohin';
