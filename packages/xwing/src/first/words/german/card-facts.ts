import type { BombFacts, BombToken } from '../../bombs/cards.ts';
import type { ActionName, SecondaryWeapon, UpgradeSlot } from '../../cards/chassis.ts';
import type { AddedValue } from '../cards.ts';
import { bombEffectIn, upgradeName } from '../labels.ts';
import type { Icons, SquadPhrases } from '../squad-building.ts';
import { SLOTS, slotUpgrade } from './abilities/ships.ts';
import { counted, list, NOUNS } from './grammar.ts';
import { actionNoun } from './terms.ts';

/** Was die Zahlen von Aufwertungskarten sagen. */

const VALUES: Readonly<Record<AddedValue, string>> = {
  skill: 'Der Pilotenwert',
  attack: 'Der Primärwaffenwert',
  agility: 'Die Wendigkeit',
  hull: 'Der Hüllenwert',
  shields: 'Der Schildwert',
  energy: 'Die Energie',
};

export const adds = (value: AddedValue, change: number): string =>
  `${VALUES[value]} dieses Schiffs ist um ${Math.abs(change)} ${change < 0 ? 'niedriger' : 'höher'}.`;

export const gainsActions = (actions: readonly ActionName[]): string =>
  `Die Aktionsleiste dieses Schiffs hat die ${list(actions.map(actionNoun))}.`;

export function weapon({
  attack,
  range: [from, to],
  needs,
  spends,
  discarded,
  anyDirection,
  times,
}: SecondaryWeapon): string {
  const needed = needs && { 'target-lock': 'Zielerfassung', focus: 'Fokus', energy: 'Energie' }[needs];
  const spent =
    needs &&
    {
      'target-lock': 'seine Zielerfassung',
      focus: `${spends} Fokusmarker`,
      energy: `${spends} Energie`,
    }[needs];
  const head = `Angriff${needed ? ` (${needed})` : ''} mit ${attack} Würfeln in Reichweite ${from === to ? from : `${from}-${to}`}`;
  const rest = `${anyDirection ? ', in jede Richtung' : ''}${times ? ', zweimal' : ''}`;
  const spending = spent && spends ? `gibt dafür ${spent} aus` : '';
  const discards = discarded ? `legt ${spending ? '' : 'dafür '}diese Karte ab` : '';
  const price = list([spending, discards].filter((one) => one !== ''));
  return `${head}${rest}${price === '' ? '' : `: Dieses Schiff ${price}`}.`;
}

const BOMBS: Readonly<Record<BombToken, string>> = {
  protonbomb: 'eine Protonenbombe',
  seismiccharge: 'eine seismische Bombe',
  ionbomb: 'eine Ionenbombe',
  thermaldetonator: 'einen Thermaldetonator',
  bomblet: 'eine kleine Bombe',
  proximitymine: 'eine Annäherungsmine',
  connernet: 'ein Conner-Netz',
  clustermine: 'einen Satz aus 3 Clusterminen',
};

const NEAR = 'jedes Schiff in Reichweite 1 davon';
const EFFECTS: Readonly<Record<BombToken, string>> = {
  protonbomb: `${NEAR} bekommt 1 offene Schadenskarte`,
  seismiccharge: `${NEAR} erleidet 1 Schaden`,
  ionbomb: `${NEAR} erhält 2 Ionenmarker`,
  thermaldetonator: `${NEAR} erleidet 1 Schaden und erhält 1 Stressmarker`,
  bomblet: `${NEAR} wirft ${counted(2, NOUNS.attackDie)} und erleidet, was sie zeigen`,
  proximitymine: `das Schiff wirft ${counted(3, NOUNS.attackDie)} und erleidet, was sie zeigen`,
  connernet:
    'das Schiff erleidet 1 Schaden, erhält 2 Ionenmarker und überspringt seinen Schritt „Aktion ausführen“',
  clustermine: `das Schiff wirft für jeden Marker, den es überlappt, ${counted(2, NOUNS.attackDie)} und erleidet für jeden Treffer oder Krit 1 Schaden`,
};

export function bomb({ token, when, kept }: BombFacts): string {
  const drops = kept ? `${BOMBS[token]} abwerfen` : `diese Karte ablegen, um ${BOMBS[token]} abzuwerfen`;
  if (when === 'reveal')
    return `Wenn dieses Schiff sein Rad aufdeckt, darf es ${drops}; am Ende der Aktivierungsphase explodiert die Bombe: ${EFFECTS[token]}.`;
  return `Aktion: Dieses Schiff darf ${drops}; überlappt ein Schiff die Bombe, explodiert sie: ${EFFECTS[token]}.`;
}

/** What a bomb does that lies on the table. */
export const bombEffect = bombEffectIn(EFFECTS, {
  reveal: (effect) => `Am Ende der Aktivierungsphase explodiert die Bombe: ${effect}.`,
  action: (effect) => `Überlappt ein Schiff die Bombe, explodiert sie: ${effect}.`,
});

export const squadOnly =
  'Diese Karte wirkt, wenn eine Staffel gebaut wird: auf die Aufwertungsleiste ihres Schiffs oder auf die Kosten seiner Aufwertungen.';

const icon = (slot: UpgradeSlot): string => `ein ${SLOTS[slot]}-Symbol`;
const icons = (all: readonly Icons[]): string =>
  list(all.map(([slot, count]) => (count === 1 ? icon(slot) : `${count} ${SLOTS[slot]}-Symbole`)));
const upgrades = (slot: UpgradeSlot): string => `${slotUpgrade([slot])}en`;
const points = (count: number): string => `${count} Staffelpunkt${count === 1 ? '' : 'e'}`;

export const inSquad: SquadPhrases = {
  barGains: (all) => `Die Aufwertungsleiste dieses Schiffs bekommt ${icons(all)} dazu.`,
  barGainsOneOf: (slots) =>
    `Die Aufwertungsleiste dieses Schiffs bekommt ${list(slots.map(icon), 'oder')} dazu.`,
  barLoses: (all) => `Die Aufwertungsleiste dieses Schiffs verliert ${icons(all)}.`,
  mayHave: (slot, most) =>
    most === 0
      ? `Dieses Schiff kann keine ${upgrades(slot)} haben.`
      : `Dieses Schiff darf bis zu ${most} ${upgrades(slot)} haben.`,
  mustDiffer: (slot) => `Seine ${upgrades(slot)} müssen alle verschieden sein.`,
  mustBeUnique: (slot) => `Seine ${upgrades(slot)} müssen einzigartig sein.`,
  mayCost: (slot, most, other) =>
    `Seine ${other ? 'anderen ' : ''}${upgrades(slot)} dürfen je höchstens ${points(most)} kosten.`,
  costLess: (slot, less) =>
    `Die ${slot ? upgrades(slot) : 'Aufwertungen'} dieses Schiffs kosten je ${points(less)} weniger, aber nie weniger als 0.`,
  comesWith: (id) => `Dieses Schiff muss auch ${upgradeName(id)} haben.`,
  copies: (most) => `Eine Staffel darf diese Karte bis zu ${most}-mal haben.`,
  takesOff: (less) => `Mit ihr kostet ihr Schiff ${points(less)} weniger.`,
};
