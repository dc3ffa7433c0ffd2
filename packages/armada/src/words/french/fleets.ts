import { de, list } from '@firing-arc/words/french';
import type { FleetWords, NamedKind } from '../fleets.ts';
import { icon, objectiveCategory, ofFaction, size, tag } from './terms.ts';

const times = (count: number): string =>
  count === 1 ? 'une seule fois' : count === 2 ? 'deux fois seulement' : `${count} fois seulement`;

/** "le vaisseau « … » est inconnu": what stands around a name. */
const UNKNOWN: Readonly<Record<NonNullable<NamedKind>, readonly [the: string, unknown: string]>> = {
  ship: ['le vaisseau ', 'inconnu'],
  upgrade: ['l’amélioration ', 'inconnue'],
  squadron: ['l’escadron ', 'inconnu'],
  objective: ['l’objectif ', 'inconnu'],
};

/** What is said of fleets. */
export const FRENCH_FLEETS: FleetWords = {
  legality: {
    ship: (name, number) => `${name} (vaisseau ${number})`,
    unknownShip: (number) => `Vaisseau ${number}`,
    squadrons: 'Escadrons',
    noCost: (where, card) => `${where} : « ${card} » n’a pas de coût dans ce format.`,
    overPoints: (points, most) =>
      `La flotte coûte ${points} points ; ${most} au plus sont permis, elle les dépasse donc de ${points - most}.`,
    overSquadronPoints: (points, most) =>
      `Les escadrons coûtent ${points} points ; ${most} au plus sont permis.`,
    tooManyAces: (aces, most) =>
      `Trop d’escadrons uniques avec des pions de défense : ${aces.length} (${aces.join(', ')}), pour ${most} au plus.`,
    otherFaction: (card, of, fleet) =>
      `${card} est une carte ${ofFaction(of)} ; la flotte est ${ofFaction(fleet)}.`,
    tooManyCommanders: (commanders) =>
      `La flotte a ${commanders.length} commandants (${commanders.join(', ')}) ; un seul est permis.`,
    noFlagship: 'Aucun vaisseau ne porte de commandant : la flotte n’a donc pas de vaisseau amiral.',
    aboard: (ship) => `sur ${ship}`,
    notUnique: (name, where) =>
      `${name} est unique, mais ${where.length} fois dans la flotte (${where.join(' ; ')}).`,
    noObjective: (category) => `La flotte n’apporte pas ${de(objectiveCategory(category))}.`,
    unknownObjective: (id) => `Il n’y a pas d’objectif « ${id} » dans ce format.`,
    otherCategory: (objective, own, wanted) =>
      `${objective} est un ${objectiveCategory(own)}, pas un ${objectiveCategory(wanted)}.`,
  },
  upgrades: {
    onShip: (ship, refusal) => `${ship} : ${refusal}`,
    flotilla: (commanders) => `une flottille ne peut pas porter de commandant (${commanders.join(', ')}).`,
    tooMany: (upgrades, name, allowed) =>
      `${upgrades.join(', ')} : la barre d’amélioration ${
        allowed === 0 ? `n’a pas l’icône « ${icon(name)} »` : `a l’icône « ${icon(name)} » ${times(allowed)}`
      }.`,
    forFactions: (upgrade, factions) =>
      `${upgrade} est pour les vaisseaux ${list(factions.map(ofFaction), 'ou')}.`,
    forOtherType: (upgrade) => `${upgrade} est pour un autre type de vaisseau.`,
    forSizes: (upgrade, sizes) =>
      `${upgrade} est pour les vaisseaux ${list(
        sizes.map((each) => `${size(each)}s`),
        'ou',
      )}.`,
    forTag: (upgrade, name) => `${upgrade} est pour les vaisseaux avec le trait « ${tag(name)} ».`,
    forFlagship: (upgrade) => `${upgrade} est pour le vaisseau amiral.`,
    forShipsWithout: (upgrade, name) => `${upgrade} est pour les vaisseaux sans l’icône « ${icon(name)} ».`,
    notWith: (upgrade, other) => `${upgrade} ne peut pas aller avec ${other}.`,
    twice: (upgrade) => `${upgrade} est là plus d’une fois.`,
    modifications: (upgrades) => `${upgrades.join(', ')} : une seule modification est permise.`,
  },
  readiness: {
    noShip: (id) => `Il n’y a pas de vaisseau « ${id} ».`,
    notPlayed: (id) => `« ${id} » ne peut pas encore se jouer ici.`,
    idleUpgrade: (upgrade) => `${upgrade} est à bord, mais ce que fait la carte n’est pas encore écrit.`,
    idleSquadron: (squadron) => `${squadron} vole, mais la capacité de la carte n’est pas encore écrite.`,
    noObjective: (id) => `Il n’y a pas d’objectif « ${id} ».`,
    idleObjective: (objective) => `${objective} : les règles de cet objectif ne sont pas encore écrites.`,
    notChosen: (reason) => `${reason} L’objectif ne peut pas être choisi ici.`,
  },
  reading: {
    tooLong: (count, most) =>
      `un texte de ${count} lignes ou caractères n’est pas une flotte ; on en lit ${most} au plus`,
    unknown: (kind, text) => {
      const [the, unknown] = kind === null ? ['', 'inconnu'] : UNKNOWN[kind];
      return `${the}« ${text} » est ${unknown}`;
    },
    campaign: (objective) =>
      `« ${objective} » est un objectif pour les batailles d’une campagne, qui ne se jouent pas ici`,
    noFleet: 'aucune ligne ne nomme la faction, et aucun vaisseau n’est connu',
  },
};
