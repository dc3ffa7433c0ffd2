/**
 * The edges of an ability: for each of its elements a scene in which a ship just inside or just outside its range, arc,
 * speed or count, one token more or less of its price, the other kind of token, the other side or "must" for "may" makes
 * a difference. Whatever a block says, the game must go otherwise where the block says something else.
 */
import { type BlockMutant, blockMutants } from '@firing-arc/referee/testing';
import type { Ability } from '../../abilities/language.ts';
import type { GatheredUpgrade, Indexed, OwnedAbility, ShipCard } from '../../cards/gathered.ts';
import { type CardAbility, playing } from './acting.ts';

/** An element of an ability, changed: which one, the how many-eth of its name, and the ability with it changed. */
export interface Edge {
  readonly name: string;
  readonly changed: Ability;
}

/** No edges of a block: how it is told, when it is looked at, and which of several is used. */
const NO_EDGE = /^(strange|condition)|\.(window|group|rememberedInAttack|zones?|names?)\b/;

/** What gives the edges of an ability, by all abilities that there are. */
export function edgesOf(all: readonly CardAbility[]): (ability: CardAbility) => readonly Edge[] {
  const mutantsOf = blockMutants(all.map(({ owned }) => owned.ability));
  return ({ owned }) => {
    const times = new Map<string, number>();
    return mutantsOf(owned.ability).flatMap(({ element, block }: BlockMutant) => {
      if (NO_EDGE.test(element)) return [];
      const before = times.get(element) ?? 0;
      times.set(element, before + 1);
      return [{ name: before === 0 ? element : `${element} ${before + 1}`, changed: block as Ability }];
    });
  };
}

/** Those of the edges that make a difference in a scene of the ability; what cannot be played makes none. */
export function differing(ability: CardAbility, scene: number, edges: readonly Edge[]): readonly Edge[] {
  const play = playing(ability, scene);
  const told: string[] = [];
  play((line) => told.push(line) > 0);
  return edges.filter(({ changed }) => {
    let at = 0;
    let same = true;
    try {
      instead(ability, changed, () =>
        play((line) => {
          same &&= told[at++] === line;
          return same;
        }),
      );
    } catch {
      return false;
    }
    return !same || at !== told.length;
  });
}

/** For each edge that makes a difference in one of some scenes the first of them, by its name. */
export function scenesOf(
  ability: CardAbility,
  edges: readonly Edge[],
  scenes: readonly number[],
): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  let left = edges;
  for (const scene of scenes) {
    if (left.length === 0) break;
    const differ = differing(ability, scene, left);
    for (const { name } of differ) found[name] = scene;
    left = left.filter((edge) => !differ.includes(edge));
  }
  return found;
}

/** Does something while another ability stands in the place of one. */
function instead({ owned, gathered }: CardAbility, changed: Ability, does: () => void): void {
  const printed = gathered.map((card) => ('card' in card ? card.card : card.pilot));
  const cards = [...gathered, ...printed];
  const kept = cards.map((card) => ({ ...card }));
  for (const card of gathered) put(card, owned, changed);
  for (const card of printed)
    Object.assign(card, { abilities: card.abilities.map((one) => (one === owned.ability ? changed : one)) });
  try {
    does();
  } finally {
    cards.forEach((card, i) => void Object.assign(card, kept[i]));
  }
}

function put(card: ShipCard | GatheredUpgrade, { ref, ability }: OwnedAbility, changed: Ability): void {
  const other = (list: readonly OwnedAbility[]) =>
    list.map((one) => (one.ref === ref ? { ...one, ability: changed } : one));
  const indexed = ({ abilities, byWindow, replacements, modifiers }: Indexed): Indexed => ({
    abilities: other(abilities),
    byWindow: new Map([...byWindow].map(([window, list]) => [window, other(list)])),
    replacements: other(replacements),
    modifiers: other(modifiers),
  });
  Object.assign(card, indexed(card));
  if ('alone' in card) Object.assign(card, { alone: indexed(card.alone) });
  else if (changed.kind === 'attack')
    Object.assign(card, {
      weapons: card.weapons.map((weapon) =>
        weapon.special?.attack === ability
          ? { ...weapon, special: { ...weapon.special, attack: changed } }
          : weapon,
      ),
    });
}
