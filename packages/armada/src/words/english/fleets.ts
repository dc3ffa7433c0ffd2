import type { FleetWords } from '../fleets.ts';
import { icon } from './terms.ts';

const times = (count: number): string =>
  count === 0 ? 'not at all' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;

/** What is said of fleets. */
export const ENGLISH_FLEETS: FleetWords = {
  legality: {
    ship: (name, number) => `${name} (ship ${number})`,
    unknownShip: (number) => `Ship ${number}`,
    squadrons: 'Squadrons',
    noCost: (where, card) => `${where}: '${card}' has no cost in this format.`,
    overPoints: (points, most) =>
      `The fleet costs ${points} points; at most ${most} are allowed, so it is ${points - most} over.`,
    overSquadronPoints: (points, most) => `Squadrons cost ${points} points; at most ${most} are allowed.`,
    tooManyAces: (aces, most) =>
      `${aces.length} unique squadrons have defense tokens (${aces.join(', ')}); ${most} are allowed.`,
    otherFaction: (card, of, fleet) =>
      `${card} is of the faction ${of}; this is a fleet of the faction ${fleet}.`,
    tooManyCommanders: (commanders) =>
      `The fleet has ${commanders.length} commanders (${commanders.join(', ')}); one is allowed.`,
    noFlagship: 'No ship carries a commander, so the fleet has no flagship.',
    aboard: (ship) => `on ${ship}`,
    notUnique: (name, where) =>
      `${name} is unique, and in the fleet ${where.length} times (${where.join('; ')}).`,
    noObjective: (category) => `The fleet brings no ${category} objective.`,
    unknownObjective: (id) => `There is no objective '${id}' in this format.`,
    otherCategory: (objective, own, wanted) => `${objective} is a ${own} objective, not one of ${wanted}.`,
  },
  upgrades: {
    onShip: (ship, refusal) => `${ship}: ${refusal}`,
    flotilla: (commanders) => `a flotilla cannot carry a commander (${commanders.join(', ')}).`,
    tooMany: (upgrades, name, allowed) =>
      `${upgrades.join(', ')}: the upgrade bar has the icon ${icon(name)} ${times(allowed)}.`,
    forFactions: (upgrade, factions) => `${upgrade} is for ${factions.join(' or ')} ships.`,
    forOtherType: (upgrade) => `${upgrade} is for another type of ship.`,
    forSizes: (upgrade, sizes) => `${upgrade} is for ${sizes.join(' or ')} ships.`,
    forTag: (upgrade, tag) => `${upgrade} is for ships with the tag ${tag}.`,
    forFlagship: (upgrade) => `${upgrade} is for the flagship.`,
    forShipsWithout: (upgrade, name) => `${upgrade} is for ships without the icon ${icon(name)}.`,
    notWith: (upgrade, other) => `${upgrade} cannot be carried with ${other}.`,
    twice: (upgrade) => `${upgrade} is there more than once.`,
    modifications: (upgrades) => `${upgrades.join(', ')}: one modification is allowed.`,
  },
  readiness: {
    noShip: (id) => `There is no ship '${id}'.`,
    notPlayed: (id) => `'${id}' cannot be played here yet.`,
    idleUpgrade: (upgrade) => `${upgrade} is carried, but what it does is not written yet.`,
    idleSquadron: (squadron) => `${squadron} flies, but the ability on the card is not written yet.`,
    noObjective: (id) => `There is no objective '${id}'.`,
    idleObjective: (objective) => `${objective}: its rules are not written yet.`,
    notChosen: (reason) => `${reason} It cannot be chosen here.`,
  },
  reading: {
    tooLong: (count, most) => `a text of ${count} lines or characters is no fleet; at most ${most} are read`,
    unknown: (kind, text) => `${kind === null ? '' : `the ${kind} `}'${text}' is unknown`,
    campaign: (objective) =>
      `'${objective}' is an objective for battles of a campaign, which are not played here`,
    noFleet: 'no line names the faction, and no ship is known',
  },
};
