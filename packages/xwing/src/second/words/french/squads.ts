import { or, sharedSquads } from '../../../common/words/french/squads.ts';
import { FACTIONS } from '../../../common/words/french/terms.ts';
import type { Lack, UpgradeSlot } from '../../cards/chassis.ts';
import type { Unwritten } from '../../cards/coverage.ts';
import type { PrintedStat } from '../../squads/pack-schema.ts';
import { typeName } from '../labels.ts';
import type { SquadWords } from '../squads.ts';
import { SIZES, SLOTS, slotUpgrade } from './abilities/ships.ts';
import { counted, de, NOUNS } from './grammar.ts';
import { actionNoun, arc, difficulty } from './terms.ts';

const KINDS = { pilot: 'le pilote', upgrade: 'l’amélioration' } as const;

const MODES = { standard: 'jeu standard', extended: 'jeu étendu', epic: 'jeu épique' } as const;

const STATS: Readonly<Record<PrintedStat, string>> = {
  initiative: 'valeur d’initiative',
  agility: 'valeur d’agilité',
  shields: 'valeur de boucliers',
  energy: 'valeur d’énergie',
};

/** What the rules here do not have and a card needs. */
const LACKS: Readonly<Record<Lack, string>> = {
  'huge-damage-deck': 'elle a besoin du paquet de dégâts des vaisseaux gigantesques, qu’aucune source n’a',
};

const UNWRITTEN: Readonly<Record<Unwritten['what'], string>> = {
  pilot: 'la capacité de',
  'ship-ability': 'la capacité de vaisseau',
  upgrade: 'l’amélioration',
};

function span(least?: number, most?: number): string {
  if (least === most) return `de ${least}`;
  if (most === undefined) return `d’au moins ${least}`;
  return least === undefined ? `d’au plus ${most}` : `de ${least} à ${most}`;
}

const slotWord = (slot: string): string => SLOTS[slot as UpgradeSlot] ?? slot;

const inSquad = (name: string, where: readonly string[]): string =>
  `${name} se trouve ${where.length} fois dans l’escadron (${where.join(' ; ')})`;

/** Squads in French. */
export const FRENCH_SQUADS: SquadWords = {
  ...sharedSquads(FACTIONS),
  otherEdition: () => 'c’est un escadron de First Edition, et le format est de X-Wing 2.5',
  notInPack: (at, what, id, number, pack) =>
    `${at} : ${KINDS[what]} « ${id} » (numéro ${number}) manque dans ${pack}`,
  cardOf: (ship, name) => `${ship} : ${name}`,
  shipCount: (count, least, most) =>
    `L’escadron a ${counted(count, NOUNS.ship)} ; il en faut de ${least} à ${most}.`,
  banned: (card) => `${card} est une carte bannie dans ce format.`,
  otherMode: (card, mode) => `${card} ne fait pas partie du ${MODES[mode]}.`,
  tooManyListed: (names, most) =>
    `L’escadron a ${names.length} cartes de la liste des cartes restreintes (${names.join(', ')}) ; le maximum est ${most}.`,
  listedAgain: (name, where, most) =>
    `${inSquad(name, where)} ; la liste des cartes restreintes en permet au plus ${most}.`,
  limited: (name, where, most) => `${inSquad(name, where)} ; sa limite est ${most}.`,
  fixedLoadout: (ship, upgrade) =>
    `${ship} a un équipement standard et ne peut pas recevoir ${upgrade} en plus.`,
  onlyPrinted: (ship, upgrade) => `${ship} : ${upgrade} n’existe qu’imprimée dans un équipement standard.`,
  loadout: (ship, cost, most) =>
    `${ship} : ses améliorations coûtent ${cost} points d’équipement ; sa valeur d’équipement est ${most}.`,
  again: (ship, name) => `${ship} a plusieurs fois ${name}.`,
  specialSlot: (ship, slots) =>
    `${ship} : son emplacement spécial prend une seule ${slotUpgrade(slots)}, qui occupe un seul emplacement.`,
  lacksSlots: (ship, slot, count) =>
    `${ship} : il manque ${count} ${count > 1 ? 'emplacements' : 'emplacement'} ${slotWord(slot)} pour ses améliorations.`,
  solitary: (slot, names) =>
    `L’escadron a ${names.length} améliorations ${slotWord(slot)} solitaires (${names.join(', ')}) ; le maximum est 1.`,
  standardized: (ship, upgrade, others) =>
    `${ship} a ${upgrade}, une amélioration standardisée ; il la faut aussi ici : ${others.join(' ; ')}.`,
  docksWith: (ship, title) =>
    `${ship} a besoin ${de(title)} dans l’escadron : il commence la partie arrimé à ce vaisseau.`,
  noWing: (ship) =>
    `${ship} mène une formation, mais moins de deux vaisseaux placés derrière lui dans l’escadron peuvent être ses ailiers.`,
  oneOf: or,
  needsLimited: () => 'un vaisseau limité',
  needsFaction: (factions) => `la faction ${or(factions.map((one) => FACTIONS[one]))}`,
  needsSize: (sizes) => `un vaisseau ${or(sizes.map((size) => SIZES[size]))}`,
  needsShip: (ids) => `le type de vaisseau ${or(ids.map(typeName))}`,
  needsKeyword: (keywords) => `le mot-clé ${or(keywords)}`,
  needsName: (names) => `${or(names)} dans l’escadron`,
  needsAbility: (abilities) => `la capacité de vaisseau ${or(abilities)}`,
  needsUpgrade: (slots) => `une ${slotUpgrade(slots)} équipée`,
  needsNumber: (stat, least, most) => `une ${STATS[stat]} ${span(least, most)}`,
  needsArc: (arcs) => `une arme avec ${or(arcs.map((one) => `un ${arc(one)}`))}`,
  needsAction: ({ action, difficulty: colour }) =>
    `une ${actionNoun(action)}${colour ? ` ${difficulty(colour)}` : ''} dans la barre d’action`,
  standardDeck: () =>
    'Les vaisseaux énormes piochent dans le paquet de dégâts ordinaire : les cartes du leur ne se trouvent dans aucune source.',
  otherRules: (pointsOf, played) =>
    `Les points sont ceux de ${pointsOf} ; le jeu suit quand même les règles de 2.5 (${played}) : initiative, score, obstacles et ce que disent les cartes.`,
  incomplete: (version) =>
    `Toutes les valeurs de cette version (${version}) ne sont pas connues : les autres sont celles de la version précédente.`,
  cannotPlay: (ship) => `${ship} ne peut pas encore voler ici : cette carte de vaisseau manque encore.`,
  idle: (ship, what, name, written, lacks) =>
    `${ship} vole, mais ${UNWRITTEN[what]} ${name} n’est ${written === 'part' ? 'écrite qu’en partie' : 'pas encore écrite'}${lacks ? ` : ${LACKS[lacks]}` : ''}.`,
};
