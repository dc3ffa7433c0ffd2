import { notJson } from '@firing-arc/referee';
import type { SharedSquadWords } from '../squads.ts';

/** What both editions say of squads, in English. */
export const SHARED_SQUADS = {
  notJson,
  noSquad: () => 'a squad is an object with faction and pilots',
  noPilots: () => 'pilots must be a list of pilots',
  noFaction: (such) => `faction must be a text such as ${such}`,
  unknownFaction: (at, given, known) =>
    `${at}: '${given}' is no faction; the factions are ${known.join(', ')}`,
  noLists: (at) => `${at} must be lists of ids by slot`,
  noId: (at) => `${at} must be an id`,
  tooLong: (characters, most) => `a text of ${characters} characters is no list; at most ${most} are read`,
  tooMany: (at, count, most) => `${at}: ${count} entries are no squad; at most ${most} are read`,
  otherBuilder: (site) =>
    `a link of ${site} cannot be read, for it names no cards that are known here; export the squad there as XWS and give that text, or give a link of the builder YASB`,
  guessed: (at, word, name) => `${at}: '${word}' is read as ${name}`,
  shipInLink: (place) => `ship ${place}`,
  otherLink: (at, data, version) =>
    `${at}: '${data}' is no squad of version 1 to 10${version === '' ? '' : `; it says version ${version}`}`,
  unknownNumber: (at, what, number) => `${at}: no ${what} has the number ${number}`,
  unknownCard: (at, what, id) => `${at}: no ${what} '${id}' is known`,
  ship: (pilot, place, type) => `${pilot} (ship ${place}, ${type})`,
  onShip: (ship) => `on ${ship}`,
  tooManyPoints: (points, most) =>
    `The squad costs ${points} squad points; at most ${most} are allowed, so it is ${points - most} over.`,
  cannotEquip: (ship, upgrade, needs) => `${ship} cannot equip ${upgrade}: it needs ${needs}.`,
  unknownObstacle: (id) => `Obstacle '${id}' is not part of this format.`,
  obstacles: (chosen, needed) => `The squad brings ${chosen} obstacles; it needs ${needed}.`,
  sameObstacle: (ids) => `The squad brings the same obstacle twice (${ids.join(', ')}).`,
} satisfies Partial<SharedSquadWords<string>>;

/** "a or b". */
export const or = (list: readonly string[]): string => list.join(' or ');
