import { FACTIONS, type Faction } from '@firing-arc/xwing/second/engine';
import { formatWords } from '../../words/en/formats.ts';

/** The factions as a player says them, in the language that is shown. */
export function factionNames(): Readonly<Record<Faction, string>> {
  const names = formatWords.get();
  return Object.fromEntries(FACTIONS.map((id) => [id, names[id]])) as Readonly<Record<Faction, string>>;
}
