import { chassisOf, DAMAGE_DECKS } from '../../cards/index.ts';

/** Names of damage cards that both decks have. */
export const DAMAGE: readonly string[] = DAMAGE_DECKS.core
  .map(({ name }) => name)
  .filter((name) => DAMAGE_DECKS.tfa.some((one) => one.name === name));
const OF_TRANSPORTS = DAMAGE_DECKS['transport-fore'].map(({ name }) => name);

/** Names of the damage cards that a ship is dealt, whichever deck is played with. */
export const damageOf = (pilot: string): readonly string[] =>
  chassisOf(pilot)?.huge?.ownDecks ? OF_TRANSPORTS : DAMAGE;

/** So many facedown damage cards; the decks have at least two of most. */
export function facedown(pilot: string, count: number): string[] {
  const names = damageOf(pilot);
  return [...names, ...names].slice(0, Math.max(0, count)).map((name) => `facedown: ${name}`);
}
