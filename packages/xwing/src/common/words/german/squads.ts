import type { JsonWanted } from '@firing-arc/referee';
import type { SharedSquadWords } from '../squads.ts';
import { adjective, counted, noun, oder } from './grammar.ts';

const WANTED: Readonly<Record<JsonWanted, string>> = {
  value: 'ein Wert',
  'value or ]': 'ein Wert oder „]“',
  name: 'ein Name in doppelten Anführungszeichen',
  'name or }': 'ein Name in doppelten Anführungszeichen oder „}“',
  ':': '„:“',
  ', or }': '„,“ oder „}“',
  ', or ]': '„,“ oder „]“',
  'nothing more': 'das Ende des Textes',
};

const MISSING = { pilot: 'kein Pilot', upgrade: 'keine Aufwertung' } as const;

const KINDS = {
  pilot: 'kein bekannter Pilot',
  upgrade: 'keine bekannte Aufwertung',
  obstacle: 'kein bekanntes Hindernis',
} as const;

const POINT = noun('m', 'Staffelpunkt', 'Staffelpunkte');
const OBSTACLE = noun('n', 'Hindernis', 'Hindernisse');

/** "erlaubt ist keine", "erlaubt ist 1", "erlaubt sind 2". */
export const allowed = (count: number, none: string): string =>
  `erlaubt ${count > 1 ? 'sind' : 'ist'} ${count === 0 ? none : count}`;

/** "Die Staffel kostet 21 Staffelpunkte; …": it, or those of a team. */
export const overThePoints = (subject: string, points: number, most: number): string =>
  `${subject} ${counted(points, POINT)}; erlaubt sind höchstens ${most}, das ${points - most === 1 ? 'ist' : 'sind'} ${points - most} zu viel.`;

export const or = (words: readonly string[]): string => oder(words);

/** "ein kleines oder großes Schiff", from the stems. */
export const sizedShip = (sizes: readonly string[]): string =>
  `ein ${or(sizes.map((stem) => adjective(stem, 'n', 'nom', 'ein')))} Schiff`;

/** What both editions say of squads, in German, with the factions of one. */
export const sharedSquads = <Faction extends string>(
  factions: Readonly<Record<Faction, string>>,
): Omit<SharedSquadWords<Faction>, 'otherEdition'> => ({
  notJson: (found, wanted) =>
    `${found === null ? 'der Text endet' : `„${found}“ steht`}, wo ${WANTED[wanted]} stehen muss`,
  noSquad: () => 'eine Staffel ist ein Objekt mit faction und pilots',
  noPilots: () => 'pilots muss eine Liste von Piloten sein',
  noFaction: (such) => `faction muss ein Text wie ${such} sein`,
  unknownFaction: (at, given, known) =>
    `${at}: „${given}“ ist keine Fraktion; die Fraktionen heißen ${known.join(', ')}`,
  unnamedPilot: (at) => `${at} muss einen Piloten nennen`,
  noLists: (at) => `${at} muss Listen von Kennungen nach Plätzen enthalten`,
  noId: (at) => `${at} muss eine Kennung sein`,
  tooLong: (characters, most) =>
    `ein Text von ${characters} Zeichen ist keine Staffel; gelesen werden höchstens ${most}`,
  tooMany: (at, count, most) =>
    `${at}: ${count} Einträge sind keine Staffel; gelesen werden höchstens ${most}`,
  otherBuilder: (site) =>
    `ein Link von ${site} kann nicht gelesen werden, denn er nennt keine Karten, die hier bekannt sind; exportiere die Staffel dort als XWS und gib diesen Text an, oder einen Link des Baukastens YASB`,
  guessed: (at, word, name) => `${at}: „${word}“ wird als ${name} gelesen`,
  shipInLink: (place) => `Schiff ${place}`,
  otherLink: (at, data, version) =>
    `${at}: „${data}“ ist keine Staffel der Versionen 1 bis 10${version === '' ? '' : `; angegeben ist Version ${version}`}`,
  unknownNumber: (at, what, number) => `${at}: ${MISSING[what]} hat die Nummer ${number}`,
  unknownCard: (at, what, id) => `${at}: „${id}“ ist ${KINDS[what]}`,
  ship: (pilot, place, type) => `${pilot} (Schiff ${place}, ${type})`,
  onShip: (ship) => `an ${ship}`,
  pilotWithoutCost: (place, id) =>
    `Schiff ${place}: „${id}“ hat in diesem Format keine Kosten und kann nicht mitfliegen.`,
  upgradeWithoutCost: (ship, id) =>
    `${ship}: „${id}“ hat in diesem Format keine Kosten und kann nicht ausgerüstet werden.`,
  tooManyPoints: (points, most) => overThePoints('Die Staffel kostet', points, most),
  otherFaction: (ship, own, squad) =>
    `${ship} gehört zur Fraktion ${factions[own]}, diese Staffel zur Fraktion ${factions[squad]}.`,
  cannotEquip: (ship, upgrade, needs) => `${ship} kann ${upgrade} nicht ausrüsten; nötig ist dafür ${needs}.`,
  unknownObstacle: (id) => `Das Hindernis „${id}“ gehört nicht zu diesem Format.`,
  obstacles: (chosen, needed) => `Die Staffel bringt ${counted(chosen, OBSTACLE)} mit; nötig sind ${needed}.`,
  sameObstacle: (ids) => `Die Staffel bringt dasselbe Hindernis zweimal mit (${ids.join(', ')}).`,
});
