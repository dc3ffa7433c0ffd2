/** Finds the cards of a pack that a list names, by ids and names as builders of every age write them. */

import { shown } from '@firing-arc/referee';
import { onceFor } from '../../common/squads/once-for.ts';
import { bareId, type Spelled, spellers, xwsId } from '../../common/squads/spelling.ts';
import { commonest, factionReader } from '../../common/squads/xws.ts';
import { FACTIONS, type Faction } from '../cards/chassis.ts';
import type { SquadWords } from '../words/squads.ts';
import { FACTION_ALIASES, LOADOUT_MARK, PILOT_ALIASES, UPGRADE_ALIASES } from './aliases.ts';
import { indexPack, type Pack, type PackPilot, type PackUpgrade } from './pack.ts';
import type { SquadShip } from './squad.ts';

/** What a list says of a pilot beside its words. */
interface PilotHints {
  readonly ship: string;
  readonly faction: Faction | null;
}

export interface CardFinder {
  readonly pilot: (words: readonly string[], at: string, hints: PilotHints) => PackPilot | null;
  /** Of upgrades with one name that which a standard loadout prints comes first, then that of the slot. */
  readonly upgrade: (word: string, at: string, slot: string, pilot: PackPilot | null) => PackUpgrade | null;
}

/** The spellings of a pack's cards. */
export const cardSpellers = onceFor((pack: Pack) => {
  const { ships } = indexPack(pack);
  const pilots = spellers(
    pack.pilots.map((pilot): Spelled & { readonly pilot: PackPilot } => ({
      id: pilot.id,
      name: pilot.name,
      also: pilot.aliases ?? [],
      marks: [pilot.ship, pilot.faction, ships.get(pilot.ship)?.name ?? ''],
      pilot,
    })),
    PILOT_ALIASES,
  );
  const upgrades = spellers(
    pack.upgrades.map((upgrade): Spelled & { readonly upgrade: PackUpgrade } => ({
      id: upgrade.id,
      name: upgrade.name,
      marks: [...upgrade.slots, ...(upgrade.restrictions ?? []).flatMap(({ factions }) => factions ?? [])],
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
  const guessed = (at: string, word: string, name: string): void =>
    void guesses.push(say.guessed(at, shown(word), name));
  return {
    pilot: (words, at, { ship, faction }) => {
      for (const word of words) {
        const found = pilots.find(word) ?? pilots.find(xwsId(word).replace(LOADOUT_MARK, ''));
        if (!found) continue;
        const cards = found.cards.map((card) => card.pilot);
        const best = first(cards, [
          (pilot) => ship !== '' && bareId(pilot.ship) === ship,
          (pilot) => pilot.faction === faction,
        ]);
        if (found.guessed) guessed(at, word, best.name);
        return best;
      }
      return null;
    },
    upgrade: (word, at, slot, pilot) => {
      const found = upgrades.find(word) ?? upgrades.find(xwsId(word).replace(LOADOUT_MARK, ''));
      if (!found) return null;
      const wanted = bareId(slot);
      const exact = found.cards[0]?.id === xwsId(word);
      const best = first(
        found.cards.map((card) => card.upgrade),
        [
          ({ id }) => pilot?.standardLoadout?.includes(id) ?? false,
          ({ slots }) => slots.some((own) => bareId(own) === wanted),
          (upgrade) => !exact && fits(upgrade, pilot),
        ],
      );
      if (found.guessed) guessed(at, word, best.name);
      return best;
    },
  };
}

/** Whether an upgrade that ships may take is for this pilot's faction. */
const fits = ({ restrictions = [], standardLoadoutOnly }: PackUpgrade, pilot: PackPilot | null): boolean =>
  !standardLoadoutOnly &&
  restrictions.every(({ factions }) => !factions || !pilot || factions.includes(pilot.faction));

/** The card for which most of the wishes hold, the first ones weighing more than all later ones. */
function first<Card>(cards: readonly Card[], wishes: readonly ((card: Card) => boolean)[]): Card {
  const weight = (card: Card) => wishes.reduce((sum, wish) => 2 * sum + (wish(card) ? 1 : 0), 0);
  return cards.reduce((best, card) => (weight(card) > weight(best) ? card : best));
}

/** The faction that a word names; what is none becomes a problem. */
export const readFaction = factionReader(FACTIONS, FACTION_ALIASES);

/** The faction of most of these ships, for a list that names none; null without ships. */
export function factionOfShips(ships: readonly SquadShip[], pack: Pack): Faction | null {
  const { pilots } = indexPack(pack);
  return commonest(ships.flatMap(({ pilot }) => pilots.get(pilot)?.faction ?? []));
}
