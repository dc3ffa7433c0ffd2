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
import { adjective, type Gender } from './grammar.ts';

/** The game's terms in German. */

const TOKENS: Readonly<Record<Token, readonly [alone: string, marker: string]>> = {
  focus: ['Fokus', 'Fokusmarker'],
  evade: ['Ausweichen', 'Ausweichmarker'],
  calculate: ['Berechnung', 'Berechnungsmarker'],
  'reinforce-fore': ['Verstärkung vorn', 'Verstärkungsmarker (vorn)'],
  'reinforce-aft': ['Verstärkung hinten', 'Verstärkungsmarker (hinten)'],
  disarm: ['Entwaffnung', 'Entwaffnungsmarker'],
  jam: ['Störsignal', 'Störsignalmarker'],
  tractor: ['Traktorstrahl', 'Traktorstrahlmarker'],
  cloak: ['Tarnung', 'Tarnungsmarker'],
  stress: ['Stress', 'Stressmarker'],
  strain: ['Anstrengung', 'Anstrengungsmarker'],
  deplete: ['Erschöpfung', 'Erschöpfungsmarker'],
  ion: ['Ionen', 'Ionenmarker'],
};

/** "Fokus"; with a count "2 Fokusmarker". */
export const token = (name: Token, count?: number): string =>
  count === undefined ? TOKENS[name][0] : `${count} ${TOKENS[name][1]}`;

/** "Fokusmarker": one or many, in any case. */
export const tokenNoun = (name: Token): string => TOKENS[name][1];

type AnyAction = ActionName | ScenarioAction | 'repair' | 'card';

/** An action, its gender, and what stands before "-Aktion". */
const ACTIONS: Readonly<Record<AnyAction, readonly [name: string, gender: Gender, before: string]>> = {
  'barrel-roll': ['Fassrolle', 'f', 'Fassrollen'],
  boost: ['Schub', 'm', 'Schub'],
  calculate: ['Berechnung', 'f', 'Berechnungs'],
  cloak: ['Tarnung', 'f', 'Tarnungs'],
  coordinate: ['Koordination', 'f', 'Koordinations'],
  evade: ['Ausweichen', 'n', 'Ausweich'],
  focus: ['Fokus', 'm', 'Fokus'],
  jam: ['Störsignal', 'n', 'Störsignal'],
  lock: ['Zielerfassung', 'f', 'Zielerfassungs'],
  reinforce: ['Verstärkung', 'f', 'Verstärkungs'],
  reload: ['Nachladen', 'n', 'Nachlade'],
  rotate: ['Rotation', 'f', 'Rotations'],
  slam: ['SLAM', 'm', 'SLAM'],
  repair: ['Reparatur', 'f', 'Reparatur'],
  card: ['Aktion einer Karte', 'f', 'Karten'],
  tow: ['Abschleppen', 'n', 'Abschlepp'],
  scramble: ['Entschlüsseln', 'n', 'Entschlüsselungs'],
  transmit: ['Übertragung', 'f', 'Übertragungs'],
};

export const action = (name: AnyAction): string => ACTIONS[name][0];

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1][0];

const COLOURS: Readonly<Record<ManeuverDifficulty | ActionDifficulty, string>> = {
  white: 'weiß',
  red: 'rot',
  blue: 'blau',
  purple: 'lila',
};

export const difficulty = (colour: ManeuverDifficulty | ActionDifficulty): string => COLOURS[colour];

/** "roter Schub"; white goes without saying. */
export function colouredAction(name: AnyAction, colour: ActionDifficulty): string {
  const [word, gender] = ACTIONS[name];
  return colour === 'white' ? word : `${adjective(COLOURS[colour], gender, 'nom', 'none')} ${word}`;
}

/** "eine rote Schub-Aktion" as what is performed. */
export const performedAction = (name: AnyAction, colour: ActionDifficulty): string =>
  `eine ${colour === 'white' ? '' : `${adjective(COLOURS[colour], 'f', 'acc', 'ein')} `}${actionNoun(name)}`;

/** "Schub-Aktion". */
export const actionNoun = (name: AnyAction): string => `${ACTIONS[name][2]}-Aktion`;

export const BEARINGS: Readonly<Record<Maneuver['bearing'], string>> = {
  straight: 'geradeaus',
  bank: 'Drehung',
  turn: 'Wende',
  koiogran: 'Koiogran-Wende',
  segnor: 'Segnor-Schleife',
  tallon: 'Tallon-Rolle',
  stationary: 'stehend',
  'reverse-straight': 'rückwärts geradeaus',
  'reverse-bank': 'Drehung rückwärts',
  'sideslip-bank': 'Seitgleitdrehung',
  'sideslip-turn': 'Seitgleitwende',
};

export const WAYS = { left: 'links', straight: 'geradeaus', right: 'rechts' } as const;

/** "3 Drehung links", "4 Koiogran-Wende", "0 stehend". */
export function maneuver({ speed, bearing, direction }: Maneuver): string {
  const way = direction === 'straight' ? '' : ` ${WAYS[direction]}`;
  return `${speed} ${BEARINGS[bearing]}${way}`;
}

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

const FACES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  hit: ['Treffer', 'Treffer'],
  crit: ['Krit', 'Krits'],
  focus: ['Fokus', 'Fokus'],
  blank: ['Leerseite', 'Leerseiten'],
  evade: ['Ausweichen', 'Ausweichen'],
};

export const face = (name: string, many = false): string => FACES[name]?.[many ? 1 : 0] ?? name;

/** "2 Treffer, Fokus, Leerseite" in the order the player cares for; "keine Würfel" when there are none. */
export function faces(shown: readonly string[]): string {
  const parts = ['crit', 'hit', 'evade', 'focus', 'blank'].flatMap((name) => {
    const count = shown.filter((other) => other === name).length;
    if (count === 0) return [];
    return [count === 1 ? face(name) : `${count} ${face(name, true)}`];
  });
  return parts.length === 0 ? 'keine Würfel' : parts.join(', ');
}

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Aufbau',
  planning: 'Planungsphase',
  system: 'Systemphase',
  activation: 'Aktivierungsphase',
  engagement: 'Kampfphase',
  end: 'Endphase',
};

export const phase = (name: string): string => PHASES[name] ?? name;

export const player = (number: number): string => (number < 0 ? 'niemand' : `Spieler ${number + 1}`);

const OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  asteroid: 'Asteroid',
  debris: 'Trümmerwolke',
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

/** "Reichweite 2", "Reichweite 0-1". */
export const range = ([from, to]: readonly [number, number]): string =>
  from === to ? `Reichweite ${from}` : `Reichweite ${from}-${to}`;

/** "12,5". */
export const decimal = (number: number): string => number.toFixed(1).replace('.', ',');
