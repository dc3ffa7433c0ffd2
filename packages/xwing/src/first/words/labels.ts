import { cardIdOf } from '../abilities/owned.ts';
import { BOMBS, type BombFacts, type BombToken, SIDE_MINE } from '../bombs/cards.ts';
import { CHASSIS, conditionCard, pilotCard, upgradeCard } from '../cards/index.ts';
import type { FirstState } from '../state.ts';

/** Names that are the same in every language. */

/** A ship's card name without quotation marks around the whole; letters A, B, C when several ships have it. */
export function shipLabel(view: FirstState, id: number): string {
  const ship = view.ships[id];
  if (!ship) return `#${id}`;
  const name = bareName(ship.card);
  const same = view.ships.filter((other) => bareName(other.card) === name);
  return same.length < 2 ? name : `${name} ${letter(same.indexOf(ship))}`;
}

function bareName(card: string): string {
  const name = pilotCard(card)?.name ?? card;
  return /^[“"][^”"]*[”"]$/.test(name) ? name.slice(1, -1) : name;
}

/** A to Z, then AA, AB and so on. */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}

export const conditionName = (id: string): string => conditionCard(id)?.name ?? id;
export const upgradeName = (id: string): string => upgradeCard(id)?.name ?? id;
export const chassisName = (id: string): string => CHASSIS.find((one) => one.id === id)?.name ?? id;

/** The name of an upgrade, ship or condition card. */
export const cardName = (id: string): string =>
  upgradeCard(id)?.name ?? pilotCard(id)?.name ?? conditionName(id);

/** The name of the card that an ability stands on, by the ability's reference. */
export const cardNamed = (ability: string): string => cardName(cardIdOf(ability));

/** "console-fire" is "Console Fire". */
export { titled as damageCard } from '@firing-arc/words';

/** A word so many times. */
export const repeated = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, () => word);

/** What a bomb on the table does and when, by its kind; the tokens beside the middle one of a set do what that does. */
export function bombEffectIn(
  effects: Readonly<Record<BombToken, string>>,
  say: Readonly<Record<BombFacts['when'], (effect: string) => string>>,
): (kind: string) => string {
  return (kind) => {
    const token = kind === SIDE_MINE ? 'clustermine' : kind;
    const card = Object.values(BOMBS).find((one) => one.token === token);
    return card ? say[card.when](effects[card.token]) : '';
  };
}
