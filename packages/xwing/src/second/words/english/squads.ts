import { or, SHARED_SQUADS } from '../../../common/words/english/squads.ts';
import type { Lack } from '../../cards/chassis.ts';
import type { Unwritten, Written } from '../../cards/coverage.ts';
import type { SquadWords } from '../squads.ts';

/** What the rules here do not have and a card needs. */
export const LACKS: Readonly<Record<Lack, string>> = {
  'huge-damage-deck': 'it needs the damage deck of huge ships, which no source has',
};

const KINDS = { 'ship-ability': 'ship ability', upgrade: 'upgrade' } as const;

/** What will not happen, as part of a sentence. */
export function unwrittenText(
  what: Unwritten['what'],
  name: string,
  written: Exclude<Written, 'all'>,
): string {
  const card = what === 'pilot' ? `the ability of ${name}` : `the ${KINDS[what]} ${name}`;
  return written === 'part' ? `only part of ${card} is written yet` : `${card} is not written yet`;
}

function span(least?: number, most?: number): string {
  if (least === most) return String(least);
  if (most === undefined) return `${least} or more`;
  return least === undefined ? `${most} or less` : `${least} to ${most}`;
}

const inSquad = (name: string, where: readonly string[]): string =>
  `${name} is in the squad ${where.length} times (${where.join('; ')})`;

/** Squads in English. */
export const ENGLISH_SQUADS: SquadWords = {
  ...SHARED_SQUADS,
  unnamedPilot: (at) => `${at} must name a pilot by id`,
  pilotWithoutCost: (place, id) =>
    `Ship ${place}: '${id}' has no cost in this format, so it cannot be fielded.`,
  upgradeWithoutCost: (ship, id) => `${ship}: '${id}' has no cost in this format, so it cannot be equipped.`,
  otherFaction: (ship, own, squad) => `${ship} belongs to ${own}; this is a squad of ${squad}.`,
  otherEdition: () => 'this is a First Edition squad, and the format is one of X-Wing 2.5',
  notInPack: (at, what, id, number, pack) =>
    `${at}: the ${what} '${id}' (number ${number}) is not in ${pack}`,
  cardOf: (ship, name) => `${ship}: ${name}`,
  shipCount: (count, least, most) => `The squad has ${count} ships; it needs ${least} to ${most}.`,
  banned: (card) => `${card} is banned in this format.`,
  otherMode: (card, mode) => `${card} is not among the cards of ${mode} play.`,
  tooManyListed: (names, most) =>
    `The squad has ${names.length} cards of the restricted list (${names.join(', ')}); at most ${most} are allowed.`,
  listedAgain: (name, where, most) => `${inSquad(name, where)}; the restricted list allows ${most}.`,
  limited: (name, where, most) => `${inSquad(name, where)}; its limit is ${most}.`,
  fixedLoadout: (ship, upgrade) => `${ship} is a standard loadout and cannot add ${upgrade}.`,
  onlyPrinted: (ship, upgrade) => `${ship}: ${upgrade} exists only printed on standard loadouts.`,
  loadout: (ship, cost, most) =>
    `${ship}: its upgrades cost ${cost} loadout points; its loadout value is ${most}.`,
  again: (ship, name) => `${ship} has ${name} more than once.`,
  specialSlot: (ship, slots) =>
    `${ship}: its special slot takes one ${slots.join(', ')} upgrade that fills a single slot.`,
  lacksSlots: (ship, slot, count) =>
    `${ship} lacks ${count} ${slot} slot${count > 1 ? 's' : ''} for its upgrades.`,
  solitary: (slot, names) =>
    `The squad has ${names.length} solitary ${slot} upgrades (${names.join(', ')}); at most 1 is allowed.`,
  standardized: (ship, upgrade, others) =>
    `${ship} has ${upgrade}, which is standardized: ${others.join('; ')} must have it too.`,
  docksWith: (ship, title) => `${ship} needs ${title} in the squad, with which it begins the game docked.`,
  noWing: (ship) =>
    `${ship} is a wing leader, but fewer than two ships behind it in the squad can be its wingmates.`,
  oneOf: or,
  needsLimited: () => 'a limited ship',
  needsFaction: (factions) => `the faction ${or(factions)}`,
  needsSize: (sizes) => `a ${or(sizes)} ship`,
  needsShip: (ids) => `the ship type ${or(ids)}`,
  needsKeyword: (keywords) => `the keyword ${or(keywords)}`,
  needsName: (names) => `${or(names)} in the squad`,
  needsAbility: (abilities) => `the ship ability ${or(abilities)}`,
  needsUpgrade: (slots) => `an equipped ${or(slots)} upgrade`,
  needsNumber: (stat, least, most) => `${stat} of ${span(least, most)}`,
  needsArc: (arcs) => `a weapon with the ${or(arcs)} arc`,
  needsAction: ({ action, difficulty }) =>
    `the ${difficulty ? `${difficulty} ` : ''}${action} action on its action bar`,
  standardDeck: () =>
    'Huge ships draw from the standard damage deck: the cards of their own deck are in no source.',
  otherRules: (pointsOf, played) =>
    `The points are those of ${pointsOf}; the game plays the rules of 2.5 (${played}) all the same: initiative, scoring, obstacles and what cards say.`,
  incomplete: (version) =>
    `Not all values of this version (${version}) are known: what is not, is as in the version before it.`,
  cannotPlay: (ship) => `${ship} cannot be played here yet: the house does not have this ship card.`,
  idle: (ship, what, name, written, lacks) =>
    `${ship} flies, but ${unwrittenText(what, name, written)}${lacks ? `: ${LACKS[lacks]}` : ''}.`,
};
