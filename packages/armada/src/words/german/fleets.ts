import { adjective, list } from '@firing-arc/words/german';
import type { FleetWords, NamedKind } from '../fleets.ts';
import { icon, objectiveCategory, ofFaction, size, tag } from './terms.ts';

const times = (count: number): string => (count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${count}-mal`);

/** "das Schiff ", before a name. */
const THE: Readonly<Record<NonNullable<NamedKind>, string>> = {
  ship: 'das Schiff ',
  upgrade: 'die Aufwertung ',
  squadron: 'die Staffel ',
  objective: 'der Auftrag ',
};

/** What is said of fleets. */
export const GERMAN_FLEETS: FleetWords = {
  legality: {
    ship: (name, number) => `${name} (Schiff ${number})`,
    unknownShip: (number) => `Schiff ${number}`,
    squadrons: 'Staffeln',
    noCost: (where, card) => `${where}: „${card}“ hat in diesem Format keine Kosten.`,
    overPoints: (points, most) =>
      `Die Flotte kostet ${points} Punkte; höchstens ${most} sind erlaubt, sie liegt also ${points - most} darüber.`,
    overSquadronPoints: (points, most) =>
      `Die Staffeln kosten ${points} Punkte; höchstens ${most} sind erlaubt.`,
    tooManyAces: (aces, most) =>
      `Zu viele einzigartige Staffeln mit Verteidigungsmarkern: ${aces.length} (${aces.join(', ')}), höchstens ${most} erlaubt.`,
    otherFaction: (card, of, fleet) =>
      `${card} ist eine Karte ${ofFaction(of)}; dies ist eine Flotte ${ofFaction(fleet)}.`,
    tooManyCommanders: (commanders) =>
      `Die Flotte hat ${commanders.length} Kommandanten (${commanders.join(', ')}); einer ist erlaubt.`,
    noFlagship: 'Kein Schiff trägt einen Kommandanten, also hat die Flotte kein Flaggschiff.',
    aboard: (ship) => `auf ${ship}`,
    notUnique: (name, where) =>
      `${name} ist einzigartig und ${where.length}-mal in der Flotte (${where.join('; ')}).`,
    noObjective: (category) => `Die Flotte bringt kein ${objectiveCategory(category)} mit.`,
    unknownObjective: (id) => `In diesem Format gibt es keinen Auftrag „${id}“.`,
    otherCategory: (objective, own, wanted) =>
      `${objective} ist ein ${objectiveCategory(own)}, kein ${objectiveCategory(wanted)}.`,
  },
  upgrades: {
    onShip: (ship, refusal) => `${ship}: ${refusal}`,
    flotilla: (commanders) => `Eine Flottille kann keinen Kommandanten tragen (${commanders.join(', ')}).`,
    tooMany: (upgrades, name, allowed) =>
      `${upgrades.join(', ')}: ${
        allowed === 0
          ? `Der Aufwertungsleiste fehlt das Symbol „${icon(name)}“`
          : `Die Aufwertungsleiste hat das Symbol „${icon(name)}“ nur ${times(allowed)}`
      }.`,
    forFactions: (upgrade, factions) =>
      `${upgrade} ist für Schiffe ${list(factions.map(ofFaction), 'oder')}.`,
    forOtherType: (upgrade) => `${upgrade} ist für einen anderen Schiffstyp.`,
    forSizes: (upgrade, sizes) =>
      `${upgrade} ist für ${list(
        sizes.map((each) => adjective(size(each), 'many', 'acc', 'none')),
        'oder',
      )} Schiffe.`,
    forTag: (upgrade, name) => `${upgrade} ist für Schiffe mit dem Merkmal „${tag(name)}“.`,
    forFlagship: (upgrade) => `${upgrade} ist für das Flaggschiff.`,
    forShipsWithout: (upgrade, name) => `${upgrade} ist für Schiffe ohne das Symbol „${icon(name)}“.`,
    notWith: (upgrade, other) => `${upgrade} kann nicht zusammen mit ${other} getragen werden.`,
    twice: (upgrade) => `${upgrade} ist mehr als einmal da.`,
    modifications: (upgrades) => `${upgrades.join(', ')}: Nur eine Modifikation ist erlaubt.`,
  },
  readiness: {
    noShip: (id) => `Es gibt kein Schiff „${id}“.`,
    notPlayed: (id) => `„${id}“ kann hier noch nicht gespielt werden.`,
    idleUpgrade: (upgrade) =>
      `${upgrade} wird getragen, aber was die Karte bewirkt, ist noch nicht geschrieben.`,
    idleSquadron: (squadron) =>
      `${squadron} fliegt, aber die Fähigkeit auf der Karte ist noch nicht geschrieben.`,
    noObjective: (id) => `Es gibt keinen Auftrag „${id}“.`,
    idleObjective: (objective) => `${objective}: Die Regeln des Auftrags sind noch nicht geschrieben.`,
    notChosen: (reason) => `${reason} Der Auftrag kann hier nicht gewählt werden.`,
  },
  reading: {
    tooLong: (count, most) =>
      `ein Text von ${count} Zeilen oder Zeichen ist keine Flotte; gelesen werden höchstens ${most}`,
    unknown: (kind, text) => `${kind === null ? '' : THE[kind]}„${text}“ ist unbekannt`,
    campaign: (objective) =>
      `„${objective}“ ist ein Auftrag für Schlachten einer Kampagne, die es hier nicht gibt`,
    noFleet: 'keine Zeile nennt die Fraktion, und kein Schiff ist bekannt',
  },
};
