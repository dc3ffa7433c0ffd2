import type { BombFacts, BombToken } from '../../bombs/cards.ts';
import type { ActionName, SecondaryWeapon, UpgradeSlot } from '../../cards/chassis.ts';
import type { AddedValue } from '../cards.ts';
import { bombEffectIn } from '../labels.ts';
import type { Icons, SquadPhrases } from '../squad-building.ts';
import { action, article, bomb as bombName, list, plural, upgrade } from './terms.ts';

/** What the numbers of upgrade cards say. */

const VALUES: Readonly<Record<AddedValue, string>> = {
  skill: 'pilot skill',
  attack: 'primary weapon value',
  agility: 'agility',
  hull: 'hull value',
  shields: 'shield value',
  energy: 'energy',
};

export const adds = (value: AddedValue, change: number): string =>
  `This ship’s ${VALUES[value]} is ${Math.abs(change)} ${change < 0 ? 'lower' : 'higher'}.`;

export const gainsActions = (actions: readonly ActionName[]): string =>
  `This ship’s action bar has ${list(actions.map(action))}.`;

export function weapon({
  attack,
  range: [from, to],
  needs,
  spends,
  discarded,
  anyDirection,
  times,
}: SecondaryWeapon): string {
  const needed = needs && { 'target-lock': 'target lock', focus: 'focus', energy: 'energy' }[needs];
  const price = [
    ...(needed && spends
      ? [`spends ${needs === 'target-lock' ? 'its target lock' : `${spends} ${needed}`}`]
      : []),
    ...(discarded ? ['discards this card'] : []),
  ];
  const parts = [
    `Attack${needed ? ` (${needed})` : ''} with ${plural(attack, 'die')} at range ${from === to ? from : `${from}-${to}`}`,
    ...(anyDirection ? [', in any direction'] : []),
    ...(times ? [', made twice'] : []),
  ];
  return `${parts.join('')}${price.length === 0 ? '' : `: this ship ${list(price)} for it`}.`;
}

const EFFECTS: Readonly<Record<BombToken, string>> = {
  protonbomb: 'each ship at range 1 of it is dealt 1 faceup damage card',
  seismiccharge: 'each ship at range 1 of it suffers 1 damage',
  ionbomb: 'each ship at range 1 of it receives 2 ion tokens',
  thermaldetonator: 'each ship at range 1 of it suffers 1 damage and receives 1 stress token',
  bomblet: 'each ship at range 1 of it rolls 2 attack dice and suffers what they show',
  proximitymine: 'the ship rolls 3 attack dice and suffers what they show',
  connernet: 'the ship suffers 1 damage, receives 2 ion tokens and skips its Perform Action step',
  clustermine:
    'the ship rolls 2 attack dice for each token that it overlaps and suffers 1 damage for each hit or critical hit',
};

export function bomb({ token, when, kept }: BombFacts): string {
  const what = token === 'clustermine' ? 'a set of 3 cluster mines' : article(bombName(token));
  const drops = kept ? `drop ${what}` : `discard this card to drop ${what}`;
  if (when === 'reveal')
    return `When this ship reveals its dial, it may ${drops}, which goes off at the end of the Activation phase: ${EFFECTS[token]}.`;
  return `Action: this ship may ${drops}, which goes off when a ship overlaps it: ${EFFECTS[token]}.`;
}

/** What a bomb does that lies on the table. */
export const bombEffect = bombEffectIn(EFFECTS, {
  reveal: (effect) => `It goes off at the end of the Activation phase: ${effect}.`,
  action: (effect) => `It goes off when a ship overlaps it: ${effect}.`,
});

export const squadOnly =
  'This card acts when a squad is put together: on the upgrade bar of its ship, or on what its upgrades cost.';

const icon = (slot: UpgradeSlot): string => `${slot.replace('-', ' ')} icon`;
const icons = (all: readonly Icons[]): string =>
  list(all.map(([slot, count]) => (count === 1 ? article(icon(slot)) : plural(count, icon(slot)))));
const upgrades = (slot: UpgradeSlot): string => `${slot.replace('-', ' ')} upgrades`;

export const inSquad: SquadPhrases = {
  barGains: (all) => `The upgrade bar of this ship gains ${icons(all)}.`,
  barGainsOneOf: (slots) =>
    `The upgrade bar of this ship gains ${list(
      slots.map((slot) => article(icon(slot))),
      'or',
    )}.`,
  barLoses: (all) => `The upgrade bar of this ship loses ${icons(all)}.`,
  mayHave: (slot, most) =>
    most === 0
      ? `This ship can have no ${upgrades(slot)}.`
      : `This ship may have up to ${most} ${upgrades(slot)}.`,
  mustDiffer: (slot) => `Its ${upgrades(slot)} must all be different.`,
  mustBeUnique: (slot) => `Its ${upgrades(slot)} must be unique.`,
  mayCost: (slot, points, other) =>
    `Its ${other ? 'other ' : ''}${upgrades(slot)} may cost ${plural(points, 'squad point')} each at most.`,
  costLess: (slot, points) =>
    `The ${slot ? upgrades(slot) : 'upgrades'} of this ship cost ${plural(points, 'squad point')} less each, but never less than 0.`,
  comesWith: (id) => `This ship must have ${upgrade(id)}, too.`,
  copies: (most) => `A squad may have this card up to ${most} times.`,
  takesOff: (points) => `It takes ${plural(points, 'squad point')} off what its ship costs.`,
};
