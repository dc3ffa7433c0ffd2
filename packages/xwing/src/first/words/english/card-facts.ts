import type { BombFacts, BombToken } from '../../bombs/cards.ts';
import type { ActionName, SecondaryWeapon } from '../../cards/chassis.ts';
import type { AddedValue } from '../cards.ts';
import { bombEffectIn } from '../labels.ts';
import { action, article, bomb as bombName, list, plural } from './terms.ts';

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
