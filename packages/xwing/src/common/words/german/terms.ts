import type { Maneuver } from '../../courses.ts';
import { facesInOrder } from '../faces.ts';

/** Terms that both editions say alike in German. */

/** A token's name, and the token: one or many, in any case. */
export type TokenWords = readonly [alone: string, marker: string];

export const SHARED_TOKENS = {
  focus: ['Fokus', 'Fokusmarker'],
  evade: ['Ausweichen', 'Ausweichmarker'],
  'reinforce-fore': ['Verstärkung vorn', 'Verstärkungsmarker (vorn)'],
  'reinforce-aft': ['Verstärkung hinten', 'Verstärkungsmarker (hinten)'],
  jam: ['Störsignal', 'Störsignalmarker'],
  cloak: ['Tarnung', 'Tarnungsmarker'],
  stress: ['Stress', 'Stressmarker'],
  ion: ['Ionen', 'Ionenmarker'],
} as const satisfies Readonly<Record<string, TokenWords>>;

/** An action, its gender, and what stands before "-Aktion". */
export type ActionWords = readonly [name: string, gender: 'm' | 'f' | 'n', before: string];

export const SHARED_ACTIONS = {
  'barrel-roll': ['Fassrolle', 'f', 'Fassrollen'],
  boost: ['Schub', 'm', 'Schub'],
  cloak: ['Tarnung', 'f', 'Tarnungs'],
  coordinate: ['Koordination', 'f', 'Koordinations'],
  evade: ['Ausweichen', 'n', 'Ausweich'],
  focus: ['Fokus', 'm', 'Fokus'],
  jam: ['Störsignal', 'n', 'Störsignal'],
  reinforce: ['Verstärkung', 'f', 'Verstärkungs'],
  reload: ['Nachladen', 'n', 'Nachlade'],
  slam: ['SLAM', 'm', 'SLAM'],
  card: ['Aktion einer Karte', 'f', 'Karten'],
} as const satisfies Readonly<Record<string, ActionWords>>;

const COLOURS = { white: 'weiß', red: 'rot', blue: 'blau', purple: 'lila', green: 'grün' } as const;

export const difficulty = (colour: keyof typeof COLOURS): string => COLOURS[colour];

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

const FACES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  hit: ['Treffer', 'Treffer'],
  crit: ['Krit', 'Krits'],
  focus: ['Fokus', 'Fokus'],
  blank: ['Leerseite', 'Leerseiten'],
  evade: ['Ausweichen', 'Ausweichen'],
};

export const face = (name: string, many = false): string => FACES[name]?.[many ? 1 : 0] ?? name;

/** "2 Treffer, Fokus, Leerseite" in the order the player cares for; "keine Würfel" when there are none. */
export const faces = (shown: readonly string[]): string => facesInOrder(shown, face, 'keine Würfel');

export const player = (number: number): string => (number < 0 ? 'niemand' : `Spieler ${number + 1}`);

export const OBSTACLES = { asteroid: 'Asteroid', debris: 'Trümmerwolke' } as const;

/** "Reichweite 2", "Reichweite 0-1". */
export const range = ([from, to]: readonly [number, number]): string =>
  from === to ? `Reichweite ${from}` : `Reichweite ${from}-${to}`;

/** "in Reichweite 0-2", "jenseits von Reichweite 3". */
export const distance = (span: readonly [number, number]): string =>
  span[1] > 5 ? `jenseits von Reichweite ${span[0] - 1}` : `in ${range(span)}`;

/** "12,5". */
export const decimal = (number: number): string => number.toFixed(1).replace('.', ',');

/** Slots of upgrades as they stand before "-Aufwertung". */
export const SHARED_SLOTS = {
  astromech: 'Astromech',
  cannon: 'Kanonen',
  cargo: 'Fracht',
  crew: 'Crew',
  hardpoint: 'Geschützbucht',
  illicit: 'Illegale',
  missile: 'Raketen',
  modification: 'Modifikations',
  team: 'Team',
  tech: 'Technik',
  title: 'Titel',
  torpedo: 'Torpedo',
  turret: 'Geschützturm',
} as const;

/** Factions by their names alone. */
export const FACTIONS = {
  rebelalliance: 'Rebellenallianz',
  galacticempire: 'Galaktisches Imperium',
  scumandvillainy: 'Abschaum und Kriminelle',
  resistance: 'Widerstand',
  firstorder: 'Erste Ordnung',
  galacticrepublic: 'Galaktische Republik',
  separatistalliance: 'Separatistenallianz',
} as const;
