/** Finds the cards of a pack of First Edition that a list names, by ids and names as builders write them. */

import { shown } from '@firing-arc/referee';
import { onceFor } from '../../common/squads/once-for.ts';
import { bareId, type Spelled, spellers } from '../../common/squads/spelling.ts';
import { commonest, factionReader } from '../../common/squads/xws.ts';
import { FACTION_OF, FACTIONS, type Faction, UPGRADE_SLOTS, type UpgradeSlot } from '../cards/chassis.ts';
import type { SquadWords } from '../words/squads.ts';
import { FACTION_ALIASES, PILOT_ALIASES, SLOT_ALIASES, UPGRADE_ALIASES } from './aliases.ts';
import { indexPack, type Pack, type PackPilot, type PackUpgrade } from './pack.ts';
import type { SquadShip } from './squad.ts';

/** What a list says of a pilot beside its words. */
interface PilotHints {
  readonly ship: string;
  readonly faction: Faction | null;
}

export interface CardFinder {
  /** Pilots of one name are told apart by their ship, then by the squad's faction. */
  readonly pilot: (words: readonly string[], at: string, hints: PilotHints) => PackPilot | null;
  /** Upgrades of one name are told apart by their slot. */
  readonly upgrade: (word: string, at: string, slot: string) => PackUpgrade | null;
}

const SLOT_OF: ReadonlyMap<string, UpgradeSlot> = new Map([
  ...UPGRADE_SLOTS.map((slot) => [bareId(slot), slot] as const),
  ...SLOT_ALIASES,
]);

/** The spellings of a pack's cards. */
export const cardSpellers = onceFor((pack: Pack) => {
  const pilots = spellers(
    pack.pilots.map((pilot): Spelled & { readonly pilot: PackPilot } => ({
      id: pilot.id,
      name: pilot.name,
      also: pilot.xws === undefined ? [] : [pilot.xws],
      marks: [pilot.ship, pilot.faction],
      pilot,
    })),
    PILOT_ALIASES,
  );
  const upgrades = spellers(
    pack.upgrades.map((upgrade): Spelled & { readonly upgrade: PackUpgrade } => ({
      id: upgrade.id,
      name: upgrade.name,
      marks: upgrade.slots,
      upgrade,
    })),
    UPGRADE_ALIASES,
  );
  return { pilots, upgrades };
});

/** The finder of a pack; what it takes for another word is told in `guesses`. */
export function cardFinder(pack: Pack, guesses: string[], say: SquadWords): CardFinder {
  const known = cardSpellers(pack);
  const [pilots, upgrades] = [known.pilots(), known.upgrades()];
  return {
    pilot: (words, at, { ship, faction }) => {
      for (const word of words) {
        const found = pilots.find(word);
        if (!found) continue;
        const same = found.cards.map(({ pilot }) => pilot);
        const flown = same.filter((pilot) => bareId(pilot.ship) === ship);
        const fitting = flown.length > 0 ? flown : same;
        const best = fitting.find((pilot) => FACTION_OF[pilot.faction] === faction) ?? fitting[0]!;
        if (found.guessed) guesses.push(say.guessed(at, shown(word), best.name));
        return best;
      }
      return null;
    },
    upgrade: (word, at, key) => {
      const found = upgrades.find(word);
      if (!found) return null;
      const slot = SLOT_OF.get(bareId(key));
      const same = found.cards.map(({ upgrade }) => upgrade);
      const best = same.find(({ slots }) => slot === undefined || slots.includes(slot)) ?? same[0]!;
      if (found.guessed) guesses.push(say.guessed(at, shown(word), best.name));
      return best;
    },
  };
}

/** The faction that a word names; what is none becomes a problem. */
export const readFaction = factionReader(FACTIONS, FACTION_ALIASES);

/** The faction of most of these ships, for a list that names none; null without ships. */
export function factionOfShips(ships: readonly SquadShip[], pack: Pack): Faction | null {
  const { pilots } = indexPack(pack);
  return commonest(
    ships.flatMap(({ pilot }) => {
      const known = pilots.get(pilot);
      return known ? [FACTION_OF[known.faction]] : [];
    }),
  );
}
