import { titled } from '@firing-arc/words';
import { list, noun } from '@firing-arc/words/german';
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

/** The game's terms in German. */

/** A command alone, and before "-befehl" and "-marker". */
const NAMES: Readonly<Record<Command, readonly [alone: string, before: string]>> = {
  navigate: ['Navigation', 'Navigations'],
  squadron: ['Staffel', 'Staffel'],
  repair: ['Reparatur', 'Reparatur'],
  'concentrate-fire': ['Feuer bündeln', 'Feuerbündelungs'],
};
const isCommand = (name: string): name is Command => COMMANDS.some((one) => one === name);

export const command = (name: string): string => (isCommand(name) ? NAMES[name][0] : name);
/** "Navigationsmarker". */
export const commandToken = (name: Command): string => `${NAMES[name][1]}marker`;
/** "Navigationsrad". */
export const commandDial = (name: string): string =>
  isCommand(name) ? `${NAMES[name][1]}rad` : `Rad (${name})`;

const DIAL_OR_TOKEN: Readonly<Record<DialOrToken, string>> = {
  dial: 'dem Rad',
  token: 'einem Marker',
  both: 'Rad und Marker',
};
export const dialOrToken = (how: DialOrToken): string => DIAL_OR_TOKEN[how];

const ZONES: Readonly<Record<Zone, string>> = {
  front: 'Frontzone',
  left: 'linke Zone',
  right: 'rechte Zone',
  rear: 'Heckzone',
  'left-auxiliary': 'linke Zusatzzone',
  'right-auxiliary': 'rechte Zusatzzone',
};
export const zone = (name: Zone): string => ZONES[name];
/** "die linke Zone". */
export const theZone = (name: Zone): string => `die ${ZONES[name]}`;
export const zoneOf = (name: Zone, ship: string): string => `die ${ZONES[name]} von ${ship}`;
/** "linken Zone", behind "der". */
export const zoneDative = (name: Zone): string => ZONES[name].replace(/e (?=Z)/, 'en ');

const REACHES: Readonly<Record<Reach, string>> = {
  close: 'auf kurze Reichweite',
  medium: 'auf mittlere Reichweite',
  long: 'auf lange Reichweite',
  extreme: 'auf extreme Reichweite',
  'distance-1': 'in Abstand 1',
  'distance-2': 'in Abstand 2',
};
/** "auf kurze Reichweite", "in Abstand 1". */
export const atReach = (name: Reach): string => REACHES[name];
export const reach = (name: Reach): string => REACHES[name].replace(/^(auf|in) /, '');

const FACES: Readonly<Record<string, string>> = {
  blank: 'Leerseite',
  hit: 'Treffer',
  crit: 'kritischer Treffer',
  'double-hit': 'doppelter Treffer',
  'hit-crit': 'Treffer und kritischer Treffer',
  accuracy: 'Präzision',
};
export const face = (name: string): string => FACES[name] ?? name;

/** Behind "auf". */
export const faceAccusative = (name: string): string => face(name).replaceAll(/er (?=Treffer)/g, 'en ');
/** Behind "mit". */
export const faceDative = (name: string): string => face(name).replaceAll(/er (?=Treffer)/g, 'em ');

const COLORS: Readonly<Record<Color, string>> = { red: 'rot', blue: 'blau', black: 'schwarz' };
/** "rot": the stem of its forms too. */
export const color = (name: Color): string => COLORS[name];

/** "Treffer (rot)". */
export const die = (shown: { readonly color: Color; readonly face: string }): string =>
  `${face(shown.face)} (${color(shown.color)})`;

export const dice = (shown: readonly PoolDie[]): string =>
  shown.length === 0 ? 'keine Würfel' : shown.map(die).join(', ');

/** "2 rote und 1 blauer". */
export function colors(shown: readonly Color[]): string {
  const parts = (['red', 'blue', 'black'] as const).flatMap((name) => {
    const count = shown.filter((one) => one === name).length;
    return count === 0 ? [] : [`${count} ${color(name)}${count === 1 ? 'er' : 'e'}`];
  });
  return parts.length === 0 ? 'keine' : list(parts);
}

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Aufbau',
  command: 'Befehlsphase',
  ship: 'Schiffsphase',
  squadron: 'Staffelphase',
  status: 'Statusphase',
  end: 'Spielende',
};
export const phase = (name: string): string => PHASES[name] ?? name;

export const player = (number: number): string => (number < 0 ? 'niemand' : `Spieler ${number + 1}`);

const OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  'asteroid field': 'Asteroidenfeld',
  'debris field': 'Trümmerfeld',
  station: 'Station',
  'dust field': 'Staubfeld',
  exogorth: 'Exogorth',
  'gravity rift': 'Gravitationsriss',
  purrgil: 'Purrgil',
};

/** "Asteroidenfeld 3": all obstacles of a game are counted through. */
export function obstacle(view: ArmadaState, id: number): string {
  const known = view.obstacles[id];
  return `${known ? OBSTACLES[known.type] : 'Hindernis'} ${id + 1}`;
}

const SEVERAL_OBSTACLES: Readonly<Record<ObstacleType, string>> = {
  'asteroid field': 'Asteroidenfelder',
  'debris field': 'Trümmerfelder',
  station: 'Stationen',
  'dust field': 'Staubfelder',
  exogorth: 'Exogorths',
  'gravity rift': 'Gravitationsrisse',
  purrgil: 'Purrgil',
};
/** "2 Staubfelder". */
export const obstacles = (kind: ObstacleType, count: number): string =>
  `${count} ${count === 1 ? OBSTACLES[kind] : SEVERAL_OBSTACLES[kind]}`;

/** " B bei 1 CR90 Corvette", after the name of a token. */
export const tokenLabel = tokenLabelIn((ship) => `bei ${ship}`);

export const party = partyIn(obstacle, (which) => `eine Mine${tokenLabel(which)}`);

const DEFENSE: Readonly<Record<DefenseTokenKind, string>> = {
  brace: 'Abfangen',
  evade: 'Ausweichen',
  redirect: 'Umleiten',
  scatter: 'Zerstreuen',
  contain: 'Eindämmen',
  salvo: 'Salve',
};
export const defenseToken = (kind: string): string =>
  (DEFENSE as Readonly<Record<string, string>>)[kind] ?? kind;

/** "Ausweichmarker". */
const DEFENSE_TOKENS: Readonly<Record<DefenseTokenKind, string>> = {
  brace: 'Abfangmarker',
  evade: 'Ausweichmarker',
  redirect: 'Umleitmarker',
  scatter: 'Zerstreuungsmarker',
  contain: 'Eindämmungsmarker',
  salvo: 'Salvenmarker',
};
/** "Ausweichmarker", or "Verteidigungsmarker" of any kind. */
export const defenseTokenNoun = (kind: DefenseTokenKind | undefined): string =>
  kind === undefined ? 'Verteidigungsmarker' : DEFENSE_TOKENS[kind];

const SIDES: Readonly<Record<string, string>> = {
  readied: 'bereit',
  exhausted: 'erschöpft',
  discarded: 'abgelegt',
};
/** "erschöpft". */
export const side = (name: string): string => SIDES[name] ?? name;

const KEYWORDS: Readonly<Record<SquadronKeyword, string>> = {
  adept: 'Versiert',
  'ai-antisquadron': 'KI gegen Staffeln',
  'ai-battery': 'KI gegen Schiffe',
  assault: 'Sturmangriff',
  bomber: 'Bomber',
  cloak: 'Tarnung',
  counter: 'Gegenangriff',
  dodge: 'Ausweichkünstler',
  escort: 'Eskorte',
  grit: 'Zähigkeit',
  heavy: 'Schwerfällig',
  intel: 'Aufklärung',
  relay: 'Relais',
  rogue: 'Einzelgänger',
  scout: 'Kundschafter',
  screen: 'Abschirmung',
  snipe: 'Scharfschütze',
  strategic: 'Strategisch',
  swarm: 'Schwarm',
};
export const keyword = (name: string): string =>
  (KEYWORDS as Readonly<Record<string, string>>)[name] ?? titled(name);

/** The name of an effect: of a card, or of a keyword. */
export const effect = effectNameIn(keyword);

const ICONS: Readonly<Record<UpgradeIcon, string>> = {
  commander: 'Kommandant',
  officer: 'Offizier',
  'weapons-team': 'Waffenteam',
  'support-team': 'Unterstützungsteam',
  'fleet-command': 'Flottenbefehl',
  'fleet-support': 'Flottenunterstützung',
  'offensive-retrofit': 'offensive Umrüstung',
  'defensive-retrofit': 'defensive Umrüstung',
  'experimental-retrofit': 'experimentelle Umrüstung',
  turbolaser: 'Turbolaser',
  'ion-cannon': 'Ionenkanone',
  ordnance: 'Geschütze',
  superweapon: 'Superwaffe',
  title: 'Titel',
};
export const icon = (name: UpgradeIcon): string => ICONS[name];

const SIZES: Readonly<Record<ShipSize, string>> = {
  small: 'klein',
  medium: 'mittelgroß',
  large: 'groß',
  huge: 'riesig',
};
export const size = (name: ShipSize): string => SIZES[name];

const OF_FACTIONS: Readonly<Record<Faction, string>> = {
  rebel: 'der Rebellenallianz',
  empire: 'des Galaktischen Imperiums',
  republic: 'der Galaktischen Republik',
  separatist: 'der Separatistenallianz',
};
/** "der Rebellenallianz". */
export const ofFaction = (name: Faction): string => OF_FACTIONS[name];

const CATEGORIES: Readonly<Record<ObjectiveCategory, string>> = {
  assault: 'Angriffsziel',
  defense: 'Verteidigungsziel',
  navigation: 'Navigationsziel',
};
/** A kind of objectives. */
export const objectiveCategory = (name: ObjectiveCategory): string => CATEGORIES[name];

/** Words on the back of a ship card. */
const TAGS: Readonly<Record<string, string>> = {
  bombard: 'Bombardement',
  clone: 'Klone',
  droid: 'Droiden',
  flotilla: 'Flottille',
  interdictor: 'Interdictor',
  mc: 'MC',
  'star-destroyer': 'Sternenzerstörer',
  'star-dreadnought': 'Sternen-Dreadnought',
  'starhawk-mark-i': 'Starhawk Mark I',
};
export const tag = (name: string): string => TAGS[name] ?? titled(name);

/** "2 Klicks links, geradeaus": what the joints of the tool do. */
export function clicks(joints: readonly number[]): string {
  if (joints.length === 0) return 'bleiben';
  return joints
    .map((click) => {
      if (click === 0) return 'geradeaus';
      return `${Math.abs(click)} ${Math.abs(click) === 1 ? 'Klick' : 'Klicks'} ${onThe(click > 0 ? 'right' : 'left')}`;
    })
    .join(', ');
}

export const onThe = (where: 'left' | 'right'): string => (where === 'left' ? 'links' : 'rechts');

export const NOUNS = {
  command: noun('m', 'Befehl', 'Befehle'),
  defenseToken: noun('m', 'Verteidigungsmarker'),
  passToken: noun('m', 'Passmarker'),
  point: noun('m', 'Punkt', 'Punkte'),
  repairPoint: noun('m', 'Reparaturpunkt', 'Reparaturpunkte'),
  victoryToken: noun('m', 'Siegmarker'),
} as const;

export { list, sentence } from '@firing-arc/words/german';
