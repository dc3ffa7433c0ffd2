import type { BombFacts, BombToken } from '../../bombs/cards.ts';
import type { ActionName, SecondaryWeapon, UpgradeSlot } from '../../cards/chassis.ts';
import type { AddedValue } from '../cards.ts';
import { bombEffectIn, upgradeName } from '../labels.ts';
import type { Icons, SquadPhrases } from '../squad-building.ts';
import { SLOTS } from './abilities/ships.ts';
import { counted, list, NOUNS } from './grammar.ts';
import { actionNoun } from './terms.ts';

/** Ce que disent les nombres des cartes d’amélioration. */

const VALUES: Readonly<Record<AddedValue, string>> = {
  skill: 'La valeur de pilotage',
  attack: 'La valeur d’arme principale',
  agility: 'L’agilité',
  hull: 'La valeur de coque',
  shields: 'La valeur de boucliers',
  energy: 'L’énergie',
};

export const adds = (value: AddedValue, change: number): string =>
  `${VALUES[value]} de ce vaisseau ${change < 0 ? 'diminue' : 'augmente'} de ${Math.abs(change)}.`;

export const gainsActions = (actions: readonly ActionName[]): string =>
  `La barre d’action de ce vaisseau a l’${list(actions.map((one) => actionNoun(one)))}.`;

export function weapon({
  attack,
  range: [from, to],
  needs,
  spends,
  discarded,
  anyDirection,
  times,
}: SecondaryWeapon): string {
  const needed =
    needs && { 'target-lock': 'acquisition de cible', focus: 'concentration', energy: 'énergie' }[needs];
  const spent =
    needs &&
    {
      'target-lock': 'son acquisition de cible',
      focus: `${spends} jeton de concentration`,
      energy: `${spends} énergie`,
    }[needs];
  const head = `Attaque${needed ? ` (${needed})` : ''} avec ${attack} ${attack === 1 ? 'dé' : 'dés'} à portée ${from === to ? from : `${from}-${to}`}`;
  const rest = `${anyDirection ? ', dans toutes les directions' : ''}${times ? ', deux fois' : ''}`;
  const price = list([
    ...(spent && spends ? [`dépense ${spent}`] : []),
    ...(discarded ? ['défausse cette carte'] : []),
  ]);
  return `${head}${rest}${price === '' ? '' : ` : ce vaisseau ${price} pour cela`}.`;
}

const BOMBS: Readonly<Record<BombToken, string>> = {
  protonbomb: 'une bombe à protons',
  seismiccharge: 'une charge sismique',
  ionbomb: 'une bombe ionique',
  thermaldetonator: 'un détonateur thermique',
  bomblet: 'une petite bombe',
  proximitymine: 'une mine de proximité',
  connernet: 'un filet Conner',
  clustermine: 'un ensemble de 3 mines groupées',
};

const NEAR = 'chaque vaisseau à portée 1 d’elle';
const EFFECTS: Readonly<Record<BombToken, string>> = {
  protonbomb: `${NEAR} reçoit 1 carte de dégât face visible`,
  seismiccharge: `${NEAR} subit 1 dégât`,
  ionbomb: `${NEAR} reçoit 2 jetons ioniques`,
  thermaldetonator: `${NEAR} subit 1 dégât et reçoit 1 jeton de stress`,
  bomblet: `${NEAR} lance ${counted(2, NOUNS.attackDie)} et subit ce qu’ils montrent`,
  proximitymine: `le vaisseau lance ${counted(3, NOUNS.attackDie)} et subit ce qu’ils montrent`,
  connernet: 'le vaisseau subit 1 dégât, reçoit 2 jetons ioniques et saute son étape Effectuer une action',
  clustermine: `le vaisseau lance ${counted(2, NOUNS.attackDie)} pour chaque marqueur qu’il chevauche et subit 1 dégât pour chaque touche ou critique`,
};

export function bomb({ token, when, kept }: BombFacts): string {
  const drops = kept ? `larguer ${BOMBS[token]}` : `défausser cette carte pour larguer ${BOMBS[token]}`;
  if (when === 'reveal')
    return `Quand ce vaisseau révèle son cadran, il peut ${drops} ; elle explose à la fin de la phase d’activation : ${EFFECTS[token]}.`;
  return `Action : ce vaisseau peut ${drops} ; quand un vaisseau chevauche la bombe, elle explose : ${EFFECTS[token]}.`;
}

/** What a bomb does that lies on the table. */
export const bombEffect = bombEffectIn(EFFECTS, {
  reveal: (effect) => `Elle explose à la fin de la phase d’activation : ${effect}.`,
  action: (effect) => `Quand un vaisseau chevauche la bombe, elle explose : ${effect}.`,
});

export const squadOnly =
  'Cette carte agit quand un escadron est construit : sur la barre d’amélioration de son vaisseau, ou sur le coût de ses améliorations.';

const icon = (slot: UpgradeSlot): string => `une icône ${SLOTS[slot]}`;
const icons = (all: readonly Icons[]): string =>
  list(all.map(([slot, count]) => (count === 1 ? icon(slot) : `${count} icônes ${SLOTS[slot]}`)));
const upgrades = (slot: UpgradeSlot): string => `améliorations ${SLOTS[slot]}`;
const points = (count: number): string => `${count} point${count === 1 ? '' : 's'} d’escadron`;

export const inSquad: SquadPhrases = {
  barGains: (all) => `La barre d’amélioration de ce vaisseau gagne ${icons(all)}.`,
  barGainsOneOf: (slots) => `La barre d’amélioration de ce vaisseau gagne ${list(slots.map(icon), 'ou')}.`,
  barLoses: (all) => `La barre d’amélioration de ce vaisseau perd ${icons(all)}.`,
  mayHave: (slot, most) =>
    most === 0
      ? `Ce vaisseau ne peut avoir aucune amélioration ${SLOTS[slot]}.`
      : `Ce vaisseau peut avoir jusqu’à ${most} ${upgrades(slot)}.`,
  mustDiffer: (slot) => `Ses ${upgrades(slot)} doivent être toutes différentes.`,
  mustBeUnique: (slot) => `Ses ${upgrades(slot)} doivent être uniques.`,
  mayCost: (slot, most, other) =>
    `Chacune de ses ${other ? 'autres ' : ''}${upgrades(slot)} peut coûter au plus ${points(most)}.`,
  costLess: (slot, less) =>
    `Chacune des ${slot ? upgrades(slot) : 'améliorations'} de ce vaisseau coûte ${points(less)} de moins, mais jamais moins de 0.`,
  comesWith: (id) => `Ce vaisseau doit aussi avoir ${upgradeName(id)}.`,
  copies: (most) => `Un escadron peut avoir jusqu’à ${most} exemplaires de cette carte.`,
  takesOff: (less) => `Avec elle, son vaisseau coûte ${points(less)} de moins.`,
};
