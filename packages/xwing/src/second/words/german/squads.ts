import { or, sharedSquads, sizedShip } from '../../../common/words/german/squads.ts';
import { FACTIONS } from '../../../common/words/german/terms.ts';
import type { Lack, UpgradeSlot } from '../../cards/chassis.ts';
import type { Unwritten } from '../../cards/coverage.ts';
import type { PrintedStat } from '../../squads/pack-schema.ts';
import { typeName } from '../labels.ts';
import type { SquadWords } from '../squads.ts';
import { SIZES, SLOTS, slotUpgrade } from './abilities/ships.ts';
import { adjective, counted, NOUNS } from './grammar.ts';
import { actionNoun, arcAfter, difficulty } from './terms.ts';

const KINDS = { pilot: 'Der Pilot', upgrade: 'Die Aufwertung' } as const;

const MODES = {
  standard: 'des Standardspiels',
  extended: 'des erweiterten Spiels',
  epic: 'des epischen Spiels',
} as const;

const STATS: Readonly<Record<PrintedStat, string>> = {
  initiative: 'Initiativwert',
  agility: 'Wendigkeitswert',
  shields: 'Schildwert',
  energy: 'Energiewert',
};

/** What the rules here do not have and a card needs. */
const LACKS: Readonly<Record<Lack, string>> = {
  'huge-damage-deck': 'sie braucht den Schadensstapel riesiger Schiffe, den keine Quelle hat',
};

const UNWRITTEN: Readonly<Record<Unwritten['what'], string>> = {
  pilot: 'die Fähigkeit von',
  'ship-ability': 'die Schiffsfähigkeit',
  upgrade: 'die Aufwertung',
};

function span(least?: number, most?: number): string {
  if (least === most) return `genau ${least}`;
  if (most === undefined) return `mindestens ${least}`;
  return least === undefined ? `höchstens ${most}` : `${least} bis ${most}`;
}

const slotWord = (slot: string): string => SLOTS[slot as UpgradeSlot] ?? slot;

const inSquad = (name: string, where: readonly string[]): string =>
  `${name} ist ${where.length}-mal in der Staffel (${where.join('; ')})`;

/** Squads in German. */
export const GERMAN_SQUADS: SquadWords = {
  ...sharedSquads(FACTIONS),
  otherEdition: () => 'dies ist eine Staffel der First Edition, und das Format ist eines von X-Wing 2.5',
  notInPack: (at, what, id, number, pack) =>
    `${at}: ${KINDS[what]} „${id}“ (Nummer ${number}) fehlt in ${pack}`,
  cardOf: (ship, name) => `${ship}: ${name}`,
  shipCount: (count, least, most) =>
    `Die Staffel hat ${counted(count, NOUNS.ship)}; nötig sind ${least} bis ${most}.`,
  banned: (card) => `${card} ist in diesem Format verboten.`,
  otherMode: (card, mode) => `${card} gehört nicht zu den Karten ${MODES[mode]}.`,
  tooManyListed: (names, most) =>
    `Die Staffel hat ${names.length} Karten von der Liste der eingeschränkten (${names.join(', ')}); erlaubt sind höchstens ${most}.`,
  listedAgain: (name, where, most) =>
    `${inSquad(name, where)}; die Liste der eingeschränkten erlaubt höchstens ${most}.`,
  limited: (name, where, most) => `${inSquad(name, where)}; erlaubt ist höchstens ${most}-mal.`,
  fixedLoadout: (ship, upgrade) =>
    `${ship} hat eine Standardausrüstung und kann ${upgrade} nicht dazunehmen.`,
  onlyPrinted: (ship, upgrade) => `${ship}: ${upgrade} gibt es nur aufgedruckt als Standardausrüstung.`,
  loadout: (ship, cost, most) =>
    `${ship}: Die Aufwertungen kosten ${cost} Ausrüstungspunkte; der Ausrüstungswert ist ${most}.`,
  again: (ship, name) => `${ship} hat ${name} mehr als einmal.`,
  specialSlot: (ship, slots) =>
    `${ship}: Der besondere Platz nimmt nur eine ${slotUpgrade(slots)}, die einen einzigen Platz füllt.`,
  lacksSlots: (ship, slot, count) =>
    `${ship}: Für die Aufwertungen ${count > 1 ? `fehlen ${count} ${slotWord(slot)}-Plätze` : `fehlt 1 ${slotWord(slot)}-Platz`}.`,
  solitary: (slot, names) =>
    `Die Staffel hat ${names.length} solitäre ${slotUpgrade([slot])}en (${names.join(', ')}); erlaubt ist höchstens 1.`,
  standardized: (ship, upgrade, others) =>
    `${ship} hat ${upgrade}, eine standardisierte Aufwertung; auch hier muss sie sein: ${others.join('; ')}.`,
  docksWith: (ship, title) =>
    `Zur Staffel von ${ship} muss ${title} gehören: Daran angedockt beginnt dieses Schiff das Spiel.`,
  noWing: (ship) =>
    `${ship} führt eine Formation an, doch in der Staffel stehen hinter diesem Schiff weniger als zwei, die ihr angehören können.`,
  oneOf: or,
  needsLimited: () => 'ein limitiertes Schiff',
  needsFaction: (factions) => `die Fraktion ${or(factions.map((one) => FACTIONS[one]))}`,
  needsSize: (sizes) => sizedShip(sizes.map((size) => SIZES[size])),
  needsShip: (ids) => `der Schiffstyp ${or(ids.map(typeName))}`,
  needsKeyword: (keywords) => `das Schlüsselwort ${or(keywords)}`,
  needsName: (names) => `${or(names)} in der Staffel`,
  needsAbility: (abilities) => `die Schiffsfähigkeit ${or(abilities)}`,
  needsUpgrade: (slots) => `eine ausgerüstete ${slotUpgrade(slots)}`,
  needsNumber: (stat, least, most) => `ein ${STATS[stat]} von ${span(least, most)}`,
  needsArc: (arcs) => `eine Waffe mit dem ${or(arcs.map(arcAfter))}`,
  needsAction: ({ action, difficulty: colour }) =>
    `eine ${colour ? `${adjective(difficulty(colour), 'f', 'nom', 'ein')} ` : ''}${actionNoun(action)} in der Aktionsleiste`,
  standardDeck: () =>
    'Riesige Schiffe ziehen vom gewöhnlichen Schadensstapel: Die Karten ihres eigenen sind in keiner Quelle.',
  otherRules: (pointsOf, played) =>
    `Die Punkte sind die von ${pointsOf}; gespielt wird trotzdem nach den Regeln von 2.5 (${played}): Initiative, Wertung, Hindernisse und was auf den Karten steht.`,
  incomplete: (version) =>
    `Nicht alle Werte dieser Fassung (${version}) sind bekannt: Die übrigen sind die der Fassung davor.`,
  cannotPlay: (ship) => `${ship} kann hier noch nicht fliegen: Diese Schiffskarte fehlt noch.`,
  idle: (ship, what, name, written, lacks) =>
    `${ship} fliegt, aber ${UNWRITTEN[what]} ${name} ist ${written === 'part' ? 'erst zum Teil' : 'noch nicht'} umgesetzt${lacks ? `: ${LACKS[lacks]}` : ''}.`,
};
