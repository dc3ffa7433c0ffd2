import type { Faction } from '@firing-arc/xwing/second/bare';

/** The factions as a player says them. */
export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  rebelalliance: 'Rebel Alliance',
  galacticempire: 'Galactic Empire',
  scumandvillainy: 'Scum and Villainy',
  resistance: 'Resistance',
  firstorder: 'First Order',
  galacticrepublic: 'Galactic Republic',
  separatistalliance: 'Separatist Alliance',
};
