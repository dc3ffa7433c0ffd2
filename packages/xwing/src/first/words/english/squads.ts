import { or, SHARED_SQUADS } from '../../../common/words/english/squads.ts';
import type { NeededStat, SquadWords } from '../squads.ts';

const STATS: Readonly<Record<NeededStat, string>> = {
  skill: 'a pilot skill',
  agility: 'an agility',
  hull: 'a hull',
  shields: 'a shield',
};

function span(least: number | null, most: number | null): string {
  if (most === null) return `${least} or more`;
  return least === most ? String(most) : `${most} or less`;
}

const flies = (ship: string, what: string): string => `${ship} flies, but ${what} is not written yet.`;
const given = (ship: string, by: string, what: string): string => `${ship}: with ${by} ${what}.`;

/** Squads in English. */
export const ENGLISH_SQUADS: SquadWords = {
  ...SHARED_SQUADS,
  unnamedPilot: (at) => `${at} must name a pilot`,
  pilotWithoutCost: (place, id) => `Ship ${place}: '${id}' has no cost in this format.`,
  upgradeWithoutCost: (ship, id) => `${ship}: '${id}' has no cost in this format.`,
  otherFaction: (ship, own, squad) => `${ship} is ${own}; this is a squad of the faction ${squad}.`,
  otherEdition: () => 'this is a squad of X-Wing 2.0 or 2.5, and the format is First Edition',
  noShips: () => 'The squad has no ships to reveal.',
  tooManyTeamPoints: (points, most) =>
    `The team's squads cost ${points} squad points; at most ${most} are allowed, so they are ${points - most} over.`,
  upgradeOf: (ship, name) => `${ship}: ${name}`,
  cameLater: (card, { wave, product }, came, asOf) =>
    `${card} came with ${wave === undefined ? product : `wave ${wave}`}, ${came}; this format has what there was in ${asOf}.`,
  hugeShip: (ship) => `${ship} is a huge ship; those only come to epic play.`,
  tooManyEpicPoints: (points, most) =>
    `The huge ships cost ${points} epic points; at most ${most} are allowed.`,
  oneSection: (ship) => `${ship} is one section of a huge ship and lacks the other one.`,
  uniqueAgain: (name, where) =>
    `${name} is unique, and in the squad ${where.length} times (${where.join('; ')}).`,
  tooManyCopies: (name, count, most) => `The squad has ${name} ${count} times; the card allows ${most}.`,
  limitedAgain: (ship, name) => `${ship} has ${name}, which is limited, more than once.`,
  comesWith: (ship, name, other) => `${ship}: ${name} must come together with '${other}'.`,
  needsFaction: (factions) => `the faction ${or(factions)}`,
  needsSize: (sizes) => `a ${or(sizes)} ship`,
  needsType: (types) => `the ship type ${or(types)}`,
  needsShip: (ids) => `the ship type ${or(ids)}`,
  needsAction: (action) => `the ${action} action on the action bar`,
  needsIcons: (slots) => `the icon ${slots.join(' and ')} in the upgrade bar`,
  needsNoIcon: (slots) => `an upgrade bar without the icon ${or(slots)}`,
  needsNumber: (stat, least, most) => `${STATS[stat]} value of ${span(least, most)}`,
  lacksIcons: (ship, slot, count) =>
    `${ship} lacks ${count} ${slot} icon${count > 1 ? 's' : ''} for its upgrades.`,
  tooManyOfSlot: (ship, slot, names, most) =>
    `${ship} has ${names.length} ${slot} upgrades (${names.join(', ')}); it may have ${most}.`,
  mustDiffer: (ship, by, slot) => given(ship, by, `its ${slot} upgrades must be different`),
  tooDear: (ship, by, name, slot, most) =>
    given(ship, by, `${name} is too dear: a ${slot} upgrade may cost ${most}`),
  notUnique: (ship, by, name) => given(ship, by, `${name} is not allowed: it is not unique`),
  cannotPlay: (ship) => `${ship} cannot be played here yet.`,
  idlePilot: (ship, name) => flies(ship, `the ability of ${name}`),
  idleUpgrade: (ship, name) => flies(ship, `the upgrade ${name}, or a part of it,`),
};
