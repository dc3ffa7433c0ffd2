import type { JsonWanted } from '@firing-arc/referee';
import type { SharedSquadWords } from '../squads.ts';
import { counted, de, noun, ou } from './grammar.ts';

const WANTED: Readonly<Record<JsonWanted, string>> = {
  value: 'une valeur',
  'value or ]': 'une valeur ou « ] »',
  name: 'un nom entre guillemets doubles',
  'name or }': 'un nom entre guillemets doubles ou « } »',
  ':': '« : »',
  ', or }': '« , » ou « } »',
  ', or ]': '« , » ou « ] »',
  'nothing more': 'la fin du texte',
};

const MISSING = { pilot: 'aucun pilote', upgrade: 'aucune amélioration' } as const;

const KINDS = {
  pilot: 'aucun pilote connu',
  upgrade: 'aucune amélioration connue',
  obstacle: 'aucun obstacle connu',
} as const;

const POINT = noun('m', 'point d’escadron', 'points d’escadron');
const OBSTACLE = noun('m', 'obstacle');

/** "L’escadron coûte 21 points d’escadron ; …": it, or those of a team. */
export const overThePoints = (subject: string, points: number, most: number): string =>
  `${subject} ${counted(points, POINT)} ; le maximum est ${most}, soit ${points - most} de trop.`;

export const or = (words: readonly string[]): string => ou(words);

/** What both editions say of squads, in French, with the factions of one. */
export const sharedSquads = <Faction extends string>(
  factions: Readonly<Record<Faction, string>>,
): Omit<SharedSquadWords<Faction>, 'otherEdition'> => ({
  notJson: (found, wanted) =>
    `${found === null ? 'le texte finit' : `« ${found} » se trouve`} là où il faut ${WANTED[wanted]}`,
  noSquad: () => 'un escadron est un objet avec faction et pilots',
  noPilots: () => 'pilots doit être une liste de pilotes',
  noFaction: (such) => `faction doit être un texte comme ${such}`,
  unknownFaction: (at, given, known) =>
    `${at} : « ${given} » n’est pas une faction ; les factions s’appellent ${known.join(', ')}`,
  unnamedPilot: (at) => `${at} doit nommer un pilote`,
  noLists: (at) => `${at} doit contenir des listes d’identifiants par emplacement`,
  noId: (at) => `${at} doit être un identifiant`,
  tooLong: (characters, most) =>
    `un texte de ${characters} caractères n’est pas un escadron ; on en lit ${most} au plus`,
  tooMany: (at, count, most) =>
    `${at} : ${count} entrées ne sont pas un escadron ; on en lit ${most} au plus`,
  otherBuilder: (site) =>
    `un lien de ${site} ne peut pas être lu, car il ne nomme aucune carte connue ici ; exportez-y l’escadron en XWS et donnez ce texte, ou un lien du constructeur YASB`,
  guessed: (at, word, name) => `${at} : « ${word} » est lu comme ${name}`,
  shipInLink: (place) => `vaisseau ${place}`,
  otherLink: (at, data, version) =>
    `${at} : « ${data} » n’est pas un escadron des versions 1 à 10${version === '' ? '' : ` ; la version indiquée est ${version}`}`,
  unknownNumber: (at, what, number) => `${at} : ${MISSING[what]} n’a le numéro ${number}`,
  unknownCard: (at, what, id) => `${at} : « ${id} » n’est ${KINDS[what]}`,
  ship: (pilot, place, type) => `${pilot} (vaisseau ${place}, ${type})`,
  onShip: (ship) => `sur ${ship}`,
  pilotWithoutCost: (place, id) =>
    `Vaisseau ${place} : « ${id} » n’a pas de coût dans ce format et ne peut pas voler.`,
  upgradeWithoutCost: (ship, id) =>
    `${ship} : « ${id} » n’a pas de coût dans ce format et ne peut pas être équipée.`,
  tooManyPoints: (points, most) => overThePoints('L’escadron coûte', points, most),
  otherFaction: (ship, own, squad) =>
    `${ship} est de la faction ${factions[own]}, cet escadron de la faction ${factions[squad]}.`,
  cannotEquip: (ship, upgrade, needs) => `${ship} ne peut pas être équipé ${de(upgrade)} : il faut ${needs}.`,
  unknownObstacle: (id) => `L’obstacle « ${id} » ne fait pas partie de ce format.`,
  obstacles: (chosen, needed) => `L’escadron apporte ${counted(chosen, OBSTACLE)} ; il en faut ${needed}.`,
  sameObstacle: (ids) => `L’escadron apporte deux fois le même obstacle (${ids.join(', ')}).`,
});
