import { titled } from '@firing-arc/words';
import { de, list, noun } from '@firing-arc/words/french';
import type { Color, PoolDie, Reach } from '../../attack/dice.ts';
import {
  COMMANDS,
  type Command,
  type DefenseTokenKind,
  type Faction,
  type SquadronKeyword,
  type UpgradeIcon,
} from '../../cards/index.ts';
import type { DialOrToken } from '../../events.ts';
import type { ShipSize, Zone } from '../../geometry/index.ts';
import type { ObjectiveCategory } from '../../objectives/cards.ts';
import type { ArmadaState, ObstacleType } from '../../state.ts';
import { effectNameIn, partyIn, tokenLabelIn } from '../labels.ts';

/** The game's terms in French. */

const NAMES: Readonly<Record<Command, string>> = {
  navigate: 'navigation',
  squadron: 'escadron',
  repair: 'réparation',
  'concentrate-fire': 'concentration de tir',
};
const isCommand = (name: string): name is Command => COMMANDS.some((one) => one === name);

export const command = (name: string): string => (isCommand(name) ? NAMES[name] : name);
/** "pion de navigation", "pion d’escadron". */
export const commandToken = (name: string): string => `pion ${de(command(name))}`;
/** "cadran de navigation". */
export const commandDial = (name: string): string => `cadran ${de(command(name))}`;

const DIAL_OR_TOKEN: Readonly<Record<DialOrToken, string>> = {
  dial: 'son cadran',
  token: 'un pion',
  both: 'son cadran et un pion',
};
export const dialOrToken = (how: DialOrToken): string => DIAL_OR_TOKEN[how];

const ZONES: Readonly<Record<Zone, string>> = {
  front: 'avant',
  left: 'gauche',
  right: 'droite',
  rear: 'arrière',
  'left-auxiliary': 'auxiliaire gauche',
  'right-auxiliary': 'auxiliaire droite',
};
export const zone = (name: Zone): string => `zone ${ZONES[name]}`;
/** "la zone avant". */
export const theZone = (name: Zone): string => `la ${zone(name)}`;

export const zoneOf = (name: Zone, ship: string): string => `la ${zone(name)} ${de(ship)}`;

const REACHES: Readonly<Record<Reach, string>> = {
  close: 'courte portée',
  medium: 'moyenne portée',
  long: 'longue portée',
  extreme: 'portée extrême',
  'distance-1': 'distance 1',
  'distance-2': 'distance 2',
};
export const reach = (name: Reach): string => REACHES[name];

const FACES: Readonly<Record<string, string>> = {
  blank: 'face vide',
  hit: 'touche',
  crit: 'critique',
  'double-hit': 'double touche',
  'hit-crit': 'touche et critique',
  accuracy: 'précision',
};
export const face = (name: string): string => FACES[name] ?? name;

const COLORS: Readonly<Record<Color, string>> = { red: 'rouge', blue: 'bleu', black: 'noir' };
/** "rouge": the stem of its plural too. */
export const color = (name: Color): string => COLORS[name];

/** "touche (rouge)". */
export const die = (shown: { readonly color: Color; readonly face: string }): string =>
  `${face(shown.face)} (${color(shown.color)})`;

export const dice = (shown: readonly PoolDie[]): string =>
  shown.length === 0 ? 'aucun dé' : shown.map(die).join(', ');

/** "2 rouges et 1 bleu". */
export function colors(shown: readonly Color[]): string {
  const parts = (['red', 'blue', 'black'] as const).flatMap((name) => {
    const count = shown.filter((one) => one === name).length;
    return count === 0 ? [] : [`${count} ${color(name)}${count === 1 ? '' : 's'}`];
  });
  return parts.length === 0 ? 'aucun' : list(parts);
}

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Mise en place',
  command: 'Phase de commandement',
  ship: 'Phase des vaisseaux',
  squadron: 'Phase des escadrons',
  status: 'Phase de statut',
  end: 'Fin de la partie',
};
export const phase = (name: string): string => PHASES[name] ?? name;

export const player = (number: number): string => (number < 0 ? 'personne' : `Joueur ${number + 1}`);

const OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  'asteroid field': 'champ d’astéroïdes',
  'debris field': 'champ de débris',
  station: 'station',
  'dust field': 'champ de poussière',
  exogorth: 'exogorth',
  'gravity rift': 'faille gravitationnelle',
  purrgil: 'purrgil',
};

/** "champ d’astéroïdes 3": all obstacles of a game are counted through. */
export function obstacle(view: ArmadaState, id: number): string {
  const known = view.obstacles[id];
  return `${known ? OBSTACLES[known.type] : 'obstacle'} ${id + 1}`;
}

const SEVERAL_OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  'asteroid field': 'champs d’astéroïdes',
  'debris field': 'champs de débris',
  station: 'stations',
  'dust field': 'champs de poussière',
  exogorth: 'exogorths',
  'gravity rift': 'failles gravitationnelles',
  purrgil: 'purrgils',
};
/** "2 champs de poussière". */
export const obstacles = (kind: ObstacleType, count: number): string =>
  `${count} ${count === 1 ? OBSTACLES[kind] : SEVERAL_OBSTACLES[kind]}`;

/** " B près de 1 CR90 Corvette", after the name of a token. */
export const tokenLabel = tokenLabelIn((ship) => `près de ${ship}`);

export const party = partyIn(obstacle, (which) => `une mine${tokenLabel(which)}`);

const DEFENSE: Readonly<Record<DefenseTokenKind, string>> = {
  brace: 'renforcement',
  evade: 'évasion',
  redirect: 'redirection',
  scatter: 'dispersion',
  contain: 'confinement',
  salvo: 'salve',
};
export const defenseToken = (kind: string): string =>
  (DEFENSE as Readonly<Record<string, string>>)[kind] ?? kind;
/** "pion d’évasion", or "pion de défense" of any kind. */
export const defenseTokenNoun = (kind: string | undefined): string =>
  `pion ${kind === undefined ? 'de défense' : de(defenseToken(kind))}`;

const SIDES: Readonly<Record<string, string>> = {
  readied: 'prêt',
  exhausted: 'épuisé',
  discarded: 'défaussé',
};
/** "épuisé", "épuisée". */
export const side = (name: string, gender: 'm' | 'f' = 'm'): string => {
  const word = SIDES[name] ?? name;
  return gender === 'f' ? `${word}e` : word;
};

const KEYWORDS: Readonly<Record<SquadronKeyword, string>> = {
  adept: 'Adepte',
  'ai-antisquadron': 'IA contre escadrons',
  'ai-battery': 'IA contre vaisseaux',
  assault: 'Assaut',
  bomber: 'Bombardier',
  cloak: 'Occultation',
  counter: 'Riposte',
  dodge: 'Esquive',
  escort: 'Escorte',
  grit: 'Cran',
  heavy: 'Lourd',
  intel: 'Renseignement',
  relay: 'Relais',
  rogue: 'Franc-tireur',
  scout: 'Éclaireur',
  screen: 'Écran',
  snipe: 'Tir d’élite',
  strategic: 'Stratégique',
  swarm: 'Essaim',
};
export const keyword = (name: string): string =>
  (KEYWORDS as Readonly<Record<string, string>>)[name] ?? titled(name);

/** The name of an effect: of a card, or of a keyword. */
export const effect = effectNameIn(keyword);

const ICONS: Readonly<Record<UpgradeIcon, string>> = {
  commander: 'commandant',
  officer: 'officier',
  'weapons-team': 'équipe d’armement',
  'support-team': 'équipe de soutien',
  'fleet-command': 'commandement de flotte',
  'fleet-support': 'soutien de flotte',
  'offensive-retrofit': 'modernisation offensive',
  'defensive-retrofit': 'modernisation défensive',
  'experimental-retrofit': 'modernisation expérimentale',
  turbolaser: 'turbolasers',
  'ion-cannon': 'canons ioniques',
  ordnance: 'munitions',
  superweapon: 'super-arme',
  title: 'titre',
};
export const icon = (name: UpgradeIcon): string => ICONS[name];

const SIZES: Readonly<Record<ShipSize, string>> = {
  small: 'petit',
  medium: 'moyen',
  large: 'grand',
  huge: 'immense',
};
export const size = (name: ShipSize): string => SIZES[name];

const OF_FACTIONS: Readonly<Record<Faction, string>> = {
  rebel: 'de l’Alliance rebelle',
  empire: 'de l’Empire galactique',
  republic: 'de la République galactique',
  separatist: 'de l’Alliance séparatiste',
};
/** "de l’Alliance rebelle". */
export const ofFaction = (name: Faction): string => OF_FACTIONS[name];

const CATEGORIES: Readonly<Record<ObjectiveCategory, string>> = {
  assault: 'objectif d’assaut',
  defense: 'objectif de défense',
  navigation: 'objectif de navigation',
};
/** A kind of objectives. */
export const objectiveCategory = (name: ObjectiveCategory): string => CATEGORIES[name];

/** Words on the back of a ship card. */
const TAGS: Readonly<Record<string, string>> = {
  bombard: 'bombardement',
  clone: 'clone',
  droid: 'droïde',
  flotilla: 'flottille',
  interdictor: 'Interdictor',
  mc: 'MC',
  'star-destroyer': 'destroyer stellaire',
  'star-dreadnought': 'dreadnought stellaire',
  'starhawk-mark-i': 'Starhawk Mark I',
};
export const tag = (name: string): string => TAGS[name] ?? titled(name);

/** "2 crans à gauche, tout droit": what the joints of the tool do. */
export function clicks(joints: readonly number[]): string {
  if (joints.length === 0) return 'rester';
  return joints
    .map((click) => {
      if (click === 0) return 'tout droit';
      return `${Math.abs(click)} ${Math.abs(click) === 1 ? 'cran' : 'crans'} ${onThe(click > 0 ? 'right' : 'left')}`;
    })
    .join(', ');
}

export const onThe = (where: 'left' | 'right'): string => (where === 'left' ? 'à gauche' : 'à droite');

export const NOUNS = {
  command: noun('m', 'ordre'),
  defenseToken: noun('m', 'pion de défense', 'pions de défense'),
  passToken: noun('m', 'pion de passe', 'pions de passe'),
  point: noun('m', 'point'),
  repairPoint: noun('m', 'point d’ingénierie', 'points d’ingénierie'),
  victoryToken: noun('m', 'pion de victoire', 'pions de victoire'),
} as const;

export { list, spaced as sentence } from '@firing-arc/words/french';
