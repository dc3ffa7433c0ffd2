import { or, overThePoints, sharedSquads } from '../../../common/words/french/squads.ts';
import { FACTIONS } from '../../../common/words/french/terms.ts';
import type { Faction } from '../../cards/chassis.ts';
import { chassisName, upgradeName } from '../labels.ts';
import type { NeededStat, SquadWords } from '../squads.ts';
import { SIZES, SLOTS } from './abilities/ships.ts';
import { list } from './grammar.ts';
import { actionNoun } from './terms.ts';

const SIDES: Readonly<Record<Faction, string>> = {
  rebel: `${FACTIONS.rebelalliance} et ${FACTIONS.resistance}`,
  imperial: `${FACTIONS.galacticempire} et ${FACTIONS.firstorder}`,
  scum: FACTIONS.scumandvillainy,
};

const STATS: Readonly<Record<NeededStat, string>> = {
  skill: 'valeur de pilotage',
  agility: 'valeur d’agilité',
  hull: 'valeur de coque',
  shields: 'valeur de boucliers',
};

function span(least: number | null, most: number | null): string {
  if (most === null) return `d’au moins ${least}`;
  return least === most ? `de ${most}` : `d’au plus ${most}`;
}

/** Squads in French. */
export const FRENCH_SQUADS: SquadWords = {
  ...sharedSquads(SIDES),
  otherEdition: () => 'c’est un escadron de X-Wing 2.0 ou 2.5, et le format est First Edition',
  noShips: () => 'L’escadron n’a aucun vaisseau à révéler.',
  tooManyTeamPoints: (points, most) => overThePoints('Les escadrons de l’équipe coûtent', points, most),
  upgradeOf: (ship, name) => `${ship} : ${name}`,
  cameLater: (card, { wave, product }, came, asOf) =>
    `${card} est sorti avec ${wave === undefined ? product : `la vague ${wave}`}, ${came} ; ce format a ce qui existait en ${asOf}.`,
  hugeShip: (ship) => `${ship} est un vaisseau énorme, réservé au jeu épique.`,
  tooManyEpicPoints: (points, most) =>
    `Les vaisseaux énormes coûtent ${points} points épiques ; ${most} au plus sont autorisés.`,
  oneSection: (ship) => `${ship} est une section d’un vaisseau énorme, et l’autre manque.`,
  uniqueAgain: (name, where) =>
    `${name} est unique et se trouve ${where.length} fois dans l’escadron (${where.join(' ; ')}).`,
  tooManyCopies: (name, count, most) =>
    `${name} se trouve ${count} fois dans l’escadron ; la carte en permet au plus ${most}.`,
  limitedAgain: (ship, name) => `${ship} a plusieurs fois ${name}, une carte limitée.`,
  comesWith: (ship, name, other) => `${ship} : ${name} ne se prend qu’avec ${upgradeName(other)}.`,
  needsFaction: (factions) => `la faction ${or(factions.map((one) => SIDES[one]))}`,
  needsSize: (sizes) => `un vaisseau ${or(sizes.map((size) => SIZES[size]))}`,
  needsType: (types) => `le type de vaisseau ${or(types)}`,
  needsShip: (ids) => `le type de vaisseau ${or(ids.map(chassisName))}`,
  needsAction: (action) => `une ${actionNoun(action)} dans la barre d’action`,
  needsIcons: (slots) =>
    `${list(slots.map((slot) => `une icône ${SLOTS[slot]}`))} dans la barre d’amélioration`,
  needsNoIcon: (slots) => `une barre d’amélioration sans icône ${or(slots.map((slot) => SLOTS[slot]))}`,
  needsNumber: (stat, least, most) => `une ${STATS[stat]} ${span(least, most)}`,
  lacksIcons: (ship, slot, count) =>
    `${ship} : il manque ${count} ${count > 1 ? 'icônes' : 'icône'} ${SLOTS[slot]} pour ses améliorations.`,
  tooManyOfSlot: (ship, slot, names, most) =>
    `${ship} a ${names.length} ${names.length > 1 ? 'améliorations' : 'amélioration'} ${SLOTS[slot]} (${names.join(', ')}) ; le maximum est ${most}.`,
  mustDiffer: (ship, by, slot) =>
    `${ship} : avec ${by}, ses améliorations ${SLOTS[slot]} doivent être toutes différentes.`,
  tooDear: (ship, by, name, slot, most) =>
    `${ship} : avec ${by}, ${name} est trop chère ; une amélioration ${SLOTS[slot]} coûte alors au plus ${most}.`,
  notUnique: (ship, by, name) =>
    `${ship} : avec ${by}, ${name} n’est pas permise, car elle n’est pas unique.`,
  cannotPlay: (ship) => `${ship} ne peut pas encore voler ici.`,
  idlePilot: (ship, name) => `${ship} vole, mais la capacité de ${name} n’est pas encore écrite.`,
  idleUpgrade: (ship, name) =>
    `${ship} vole, mais l’amélioration ${name} n’est pas encore écrite, ou pas tout entière.`,
};
