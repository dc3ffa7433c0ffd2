import { allowed, or, overThePoints, sharedSquads, sizedShip } from '../../../common/words/german/squads.ts';
import { FACTIONS } from '../../../common/words/german/terms.ts';
import type { Faction } from '../../cards/chassis.ts';
import { chassisName, upgradeName } from '../labels.ts';
import type { NeededStat, SquadWords } from '../squads.ts';
import { SIZES, SLOTS, slotUpgrade } from './abilities/ships.ts';
import { list } from './grammar.ts';
import { actionNoun } from './terms.ts';

const SIDES: Readonly<Record<Faction, string>> = {
  rebel: `${FACTIONS.rebelalliance} und ${FACTIONS.resistance}`,
  imperial: `${FACTIONS.galacticempire} und ${FACTIONS.firstorder}`,
  scum: FACTIONS.scumandvillainy,
};

const STATS: Readonly<Record<NeededStat, string>> = {
  skill: 'Pilotenwert',
  agility: 'Wendigkeitswert',
  hull: 'Hüllenwert',
  shields: 'Schildwert',
};

function span(least: number | null, most: number | null): string {
  if (most === null) return `mindestens ${least}`;
  return least === most ? `genau ${most}` : `höchstens ${most}`;
}

/** Squads in German. */
export const GERMAN_SQUADS: SquadWords = {
  ...sharedSquads(SIDES),
  otherEdition: () => 'dies ist eine Staffel von X-Wing 2.0 oder 2.5, und das Format ist die First Edition',
  noShips: () => 'Die Staffel hat keine Schiffe, die sie aufdecken könnte.',
  tooManyTeamPoints: (points, most) => overThePoints('Die Staffeln des Teams kosten', points, most),
  upgradeOf: (ship, name) => `${ship}: ${name}`,
  cameLater: (card, { wave, product }, came, asOf) =>
    `${card} kam mit ${wave === undefined ? product : `Welle ${wave}`}, ${came}; dieses Format hat, was es ${asOf} gab.`,
  hugeShip: (ship) => `${ship} ist ein riesiges Schiff; solche gibt es nur im epischen Spiel.`,
  tooManyEpicPoints: (points, most) =>
    `Die riesigen Schiffe kosten ${points} Epic-Punkte; höchstens ${most} sind erlaubt.`,
  oneSection: (ship) => `${ship} ist die eine Sektion eines riesigen Schiffs, und die andere fehlt.`,
  uniqueAgain: (name, where) =>
    `Der Eigenname ${name} ist ${where.length}-mal in der Staffel (${where.join('; ')}); erlaubt ist er einmal.`,
  tooManyCopies: (name, count, most) =>
    `${name} ist ${count}-mal in der Staffel; die Karte erlaubt höchstens ${most}.`,
  limitedAgain: (ship, name) => `${ship} hat ${name} mehr als einmal; die Karte ist limitiert.`,
  comesWith: (ship, name, other) => `${ship}: ${name} gibt es nur zusammen mit ${upgradeName(other)}.`,
  needsFaction: (factions) => `die Fraktion ${or(factions.map((one) => SIDES[one]))}`,
  needsSize: (sizes) => sizedShip(sizes.map((size) => SIZES[size])),
  needsType: (types) => `der Schiffstyp ${or(types)}`,
  needsShip: (ids) => `der Schiffstyp ${or(ids.map(chassisName))}`,
  needsAction: (action) => `eine ${actionNoun(action)} in der Aktionsleiste`,
  needsIcons: (slots) => `${list(slots.map((slot) => `ein ${SLOTS[slot]}-Symbol`))} in der Aufwertungsleiste`,
  needsNoIcon: (slots) => `eine Aufwertungsleiste ohne ${or(slots.map((slot) => `${SLOTS[slot]}-Symbol`))}`,
  needsNumber: (stat, least, most) => `ein ${STATS[stat]} von ${span(least, most)}`,
  lacksIcons: (ship, slot, count) =>
    `${ship}: Für die Aufwertungen ${count > 1 ? 'fehlen' : 'fehlt'} ${count} ${SLOTS[slot]}-Symbol${count > 1 ? 'e' : ''}.`,
  tooManyOfSlot: (ship, slot, names, most) =>
    `${ship} hat ${names.length} ${slotUpgrade([slot])}${names.length > 1 ? 'en' : ''} (${names.join(', ')}); ${allowed(most, 'keine')}.`,
  mustDiffer: (ship, by, slot) =>
    `${ship}: Mit ${by} müssen die ${slotUpgrade([slot])}en alle verschieden sein.`,
  tooDear: (ship, by, name, slot, most) =>
    `${ship}: Mit ${by} ist ${name} zu teuer; eine ${slotUpgrade([slot])} darf dann höchstens ${most} kosten.`,
  notUnique: (ship, by, name) =>
    `${ship}: Mit ${by} ist ${name} nicht erlaubt, denn die Karte hat keinen Eigennamen.`,
  cannotPlay: (ship) => `${ship} kann hier noch nicht fliegen.`,
  idlePilot: (ship, name) => `${ship} fliegt, aber die Fähigkeit von ${name} ist noch nicht umgesetzt.`,
  idleUpgrade: (ship, name) =>
    `${ship} fliegt, aber die Aufwertung ${name} ist noch nicht oder nicht ganz umgesetzt.`,
};
