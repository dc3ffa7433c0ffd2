import type { Faction } from '@firing-arc/xwing/first';

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  rebel: 'Rebel Alliance and Resistance',
  imperial: 'Galactic Empire and First Order',
  scum: 'Scum and Villainy',
};
