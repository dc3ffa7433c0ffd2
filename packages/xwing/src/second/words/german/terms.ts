import { type ObstacleType, obstacleOutline, type Placement, type Template } from '../../../common/index.ts';
import {
  type ActionWords,
  difficulty,
  maneuver,
  SHARED_ACTIONS,
  OBSTACLES as SHARED_OBSTACLES,
  SHARED_TOKENS,
  type TokenWords,
} from '../../../common/words/german/terms.ts';
import type { ActionDifficulty, ActionName, Faction } from '../../cards/chassis.ts';
import type { MarkerKind, ScenarioAction } from '../../scenarios/scenario.ts';
import type { SecondState, Token } from '../../state.ts';
import { adjective } from './grammar.ts';

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
} from '../../../common/words/german/terms.ts';

/** The game's terms in German. */

const TOKENS: Readonly<Record<Token, TokenWords>> = {
  ...SHARED_TOKENS,
  calculate: ['Berechnung', 'Berechnungsmarker'],
  disarm: ['Entwaffnung', 'Entwaffnungsmarker'],
  tractor: ['Traktorstrahl', 'Traktorstrahlmarker'],
  strain: ['Anstrengung', 'Anstrengungsmarker'],
  deplete: ['Erschöpfung', 'Erschöpfungsmarker'],
};

/** "Fokus"; with a count "2 Fokusmarker". */
export const token = (name: Token, count?: number): string =>
  count === undefined ? TOKENS[name][0] : `${count} ${TOKENS[name][1]}`;

/** "Fokusmarker": one or many, in any case. */
export const tokenNoun = (name: Token): string => TOKENS[name][1];

type AnyAction = ActionName | ScenarioAction | 'repair' | 'card';

const ACTIONS: Readonly<Record<AnyAction, ActionWords>> = {
  ...SHARED_ACTIONS,
  calculate: ['Berechnung', 'f', 'Berechnungs'],
  lock: ['Zielerfassung', 'f', 'Zielerfassungs'],
  rotate: ['Rotation', 'f', 'Rotations'],
  repair: ['Reparatur', 'f', 'Reparatur'],
  tow: ['Abschleppen', 'n', 'Abschlepp'],
  scramble: ['Entschlüsseln', 'n', 'Entschlüsselungs'],
  transmit: ['Übertragung', 'f', 'Übertragungs'],
};

export const action = (name: AnyAction): string => ACTIONS[name][0];

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1][0];

/** "roter Schub"; white goes without saying. */
export function colouredAction(name: AnyAction, colour: ActionDifficulty): string {
  const [word, gender] = ACTIONS[name];
  return colour === 'white' ? word : `${adjective(difficulty(colour), gender, 'nom', 'none')} ${word}`;
}

/** "eine rote Schub-Aktion" as what is performed. */
export const performedAction = (name: AnyAction, colour: ActionDifficulty): string =>
  `eine ${colour === 'white' ? '' : `${adjective(difficulty(colour), 'f', 'acc', 'ein')} `}${actionNoun(name)}`;

/** "Schub-Aktion". */
export const actionNoun = (name: AnyAction): string => `${ACTIONS[name][2]}-Aktion`;

/** "2 geradeaus", "1 Drehung links". */
export const template = ({ speed, shape, direction }: Template): string =>
  maneuver({ speed, bearing: shape, direction });

/** An arc by itself, and as it stands after "seinem" or "einen". */
const ARCS: Readonly<Record<string, readonly [alone: string, after: string]>> = {
  front: ['Frontwinkel', 'Frontwinkel'],
  rear: ['Heckwinkel', 'Heckwinkel'],
  left: ['linker Winkel', 'linken Winkel'],
  right: ['rechter Winkel', 'rechten Winkel'],
  bullseye: ['Bullseye-Winkel', 'Bullseye-Winkel'],
  'full-front': ['voller Frontwinkel', 'vollen Frontwinkel'],
  'full-rear': ['voller Heckwinkel', 'vollen Heckwinkel'],
  turret: ['Turmwinkel', 'Turmwinkel'],
  'single-turret': ['Turmwinkel', 'Turmwinkel'],
  'double-turret': ['doppelter Turmwinkel', 'doppelten Turmwinkel'],
};

export const arc = (name: string): string => ARCS[name]?.[0] ?? name;

/** "linken Winkel", behind a word that takes the ending: "in seinem linken Winkel", "durch den linken Winkel". */
export const arcAfter = (name: string): string => ARCS[name]?.[1] ?? name;

const POINTING = ['vorn', 'rechts', 'hinten', 'links'];

export function turret(at: number, double: boolean): string {
  if (double) return at === 0 ? 'vorn und hinten' : 'links und rechts';
  return POINTING[at] ?? 'nirgendwohin';
}

const PLACEMENTS: Readonly<Record<Placement, string>> = {
  front: 'nach vorn',
  middle: 'in die Mitte',
  back: 'nach hinten',
};

export const placement = (name: Placement): string => PLACEMENTS[name];

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Aufbau',
  planning: 'Planungsphase',
  system: 'Systemphase',
  activation: 'Aktivierungsphase',
  engagement: 'Kampfphase',
  end: 'Endphase',
};

export const phase = (name: string): string => PHASES[name] ?? name;

const OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  ...SHARED_OBSTACLES,
  gascloud: 'Gaswolke',
  electrochaff: 'Düppelwolke',
  blaze: 'Blaze',
};

/** Obstacles with names of their own. */
const CARGO: Readonly<Record<string, string>> = {
  loosecargo: 'lose Fracht',
  spareparts: 'Ersatzteile',
  cargodrift: 'treibende Fracht',
};

/** "Asteroid 3": all obstacles of a game are counted through. */
export function obstacle(view: SecondState, id: number): string {
  const outline = view.obstacles[id]?.outline;
  return `${outline === undefined ? 'Hindernis' : obstacleType(outline)} ${id + 1}`;
}

function obstacleType(outline: string): string {
  const known = obstacleOutline(outline);
  return CARGO[outline] ?? (known ? OBSTACLES[known.type] : outline);
}

const MARKERS: Readonly<Record<MarkerKind, string>> = {
  satellite: 'Satellit',
  'supply-cache': 'Vorratslager',
  'data-cache': 'Datenspeicher',
};

/** "Satellit 2": the objectives of a game are counted through, the centre one first. */
export const marker = (view: SecondState, id: number): string =>
  `${view.scenario ? MARKERS[view.scenario.marker] : 'Missionsziel'} ${id + 1}`;

/** A faction by its name. */
export const faction = (id: Faction): string => FACTIONS[id];

const FACTIONS: Readonly<Record<Faction, string>> = {
  galacticempire: 'Galaktisches Imperium',
  rebelalliance: 'Rebellenallianz',
  scumandvillainy: 'Abschaum und Kriminelle',
  firstorder: 'Erste Ordnung',
  resistance: 'Widerstand',
  galacticrepublic: 'Galaktische Republik',
  separatistalliance: 'Separatistenallianz',
};
