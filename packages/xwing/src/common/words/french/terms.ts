import type { Maneuver } from '../../courses.ts';
import { facesInOrder } from '../faces.ts';
import { de, type Gender } from './grammar.ts';

/** Terms that both editions say alike in French. */

/** A token's name, what stands behind "jeton", and what stands behind it in the plural if that differs. */
export type TokenWords = readonly [alone: string, behind: string, many?: string];

export const SHARED_TOKENS = {
  focus: ['concentration', 'de concentration'],
  evade: ['évasion', 'd’évasion'],
  'reinforce-fore': ['renforcement avant', 'de renforcement avant'],
  'reinforce-aft': ['renforcement arrière', 'de renforcement arrière'],
  jam: ['brouillage', 'de brouillage'],
  cloak: ['occultation', 'd’occultation'],
  stress: ['stress', 'de stress'],
  ion: ['ions', 'ionique', 'ioniques'],
} as const satisfies Readonly<Record<string, TokenWords>>;

/** "jeton de stress", "jetons de stress". */
export const tokenOf = ([, behind, behindMany]: TokenWords, many: boolean): string =>
  many ? `jetons ${behindMany ?? behind}` : `jeton ${behind}`;

export type ActionWords = readonly [name: string, gender: Gender];

export const SHARED_ACTIONS = {
  'barrel-roll': ['tonneau', 'm'],
  boost: ['accélération', 'f'],
  cloak: ['occultation', 'f'],
  coordinate: ['coordination', 'f'],
  evade: ['évasion', 'f'],
  focus: ['concentration', 'f'],
  jam: ['brouillage', 'm'],
  reinforce: ['renforcement', 'm'],
  reload: ['rechargement', 'm'],
  slam: ['SLAM', 'm'],
  card: ['carte', 'f'],
} as const satisfies Readonly<Record<string, ActionWords>>;

/** "le tonneau", "l’accélération". */
export function theNoun([word, gender]: ActionWords): string {
  if (de(word).startsWith('d’')) return `l’${word}`;
  return `${gender === 'f' ? 'la' : 'le'} ${word}`;
}

/** A colour of a maneuver or an action: both are feminine. */
const COLOURS = {
  white: 'blanche',
  red: 'rouge',
  blue: 'bleue',
  purple: 'violette',
  green: 'verte',
} as const;

export const difficulty = (colour: keyof typeof COLOURS): string => COLOURS[colour];

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

const FACES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  hit: ['touche', 'touches'],
  crit: ['critique', 'critiques'],
  focus: ['concentration', 'concentrations'],
  blank: ['face vierge', 'faces vierges'],
  evade: ['évasion', 'évasions'],
};

export const face = (name: string, many = false): string => FACES[name]?.[many ? 1 : 0] ?? name;

/** "2 touches, concentration, face vierge" in the order the player cares for; "aucun dé" when there are none. */
export const faces = (shown: readonly string[]): string => facesInOrder(shown, face, 'aucun dé');

/** A phase with a capital. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const player = (number: number): string => (number < 0 ? 'personne' : `Joueur ${number + 1}`);

export const OBSTACLES = { asteroid: 'astéroïde', debris: 'nuage de débris' } as const;

/** "portée 2", "portée 0-1". */
export const range = ([from, to]: readonly [number, number]): string =>
  from === to ? `portée ${from}` : `portée ${from}-${to}`;

/** "à portée 0-2", "au-delà de la portée 3". */
export const distance = (span: readonly [number, number]): string =>
  span[1] > 5 ? `au-delà de la portée ${span[0] - 1}` : `à ${range(span)}`;

/** "12,5". */
export const decimal = (number: number): string => number.toFixed(1).replace('.', ',');

/** Slots of upgrades as they stand behind "amélioration". */
export const SHARED_SLOTS = {
  astromech: 'Astromech',
  cannon: 'Canon',
  cargo: 'Cargaison',
  crew: 'Équipage',
  hardpoint: 'Point d’ancrage',
  illicit: 'Illégal',
  missile: 'Missile',
  modification: 'Modification',
  team: 'Équipe',
  tech: 'Tech',
  title: 'Titre',
  torpedo: 'Torpille',
  turret: 'Tourelle',
} as const;

/** Factions by their names alone. */
export const FACTIONS = {
  rebelalliance: 'Alliance rebelle',
  galacticempire: 'Empire galactique',
  scumandvillainy: 'Racailles et Scélérats',
  resistance: 'Résistance',
  firstorder: 'Premier Ordre',
  galacticrepublic: 'République galactique',
  separatistalliance: 'Alliance séparatiste',
} as const;
