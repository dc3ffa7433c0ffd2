import type { Faction } from '../../cards/chassis.ts';
import { ACTIONS, list } from './terms.ts';

/** Terms that only cards and refusals need, and so not before the first question. */

/** An action's name if the word is one. */
export const actionNamed = (word: string): string | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === word)?.[1];

/** "a", "a or b". */
export const or = (words: readonly string[]): string => list(words, 'or');

/** "range 2", "range 0-1". */
export const range = ([from, to]: readonly [number, number]): string =>
  from === to ? `range ${from}` : `range ${from}-${to}`;

const FACTIONS: Readonly<Record<Faction, string>> = {
  galacticempire: 'Galactic Empire',
  rebelalliance: 'Rebel Alliance',
  scumandvillainy: 'Scum and Villainy',
  firstorder: 'First Order',
  resistance: 'Resistance',
  galacticrepublic: 'Galactic Republic',
  separatistalliance: 'Separatist Alliance',
};

/** A faction by its name. */
export const faction = (id: Faction): string => FACTIONS[id];
