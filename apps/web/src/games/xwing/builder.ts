/** The squad builder of both editions of X-Wing, from what their packs say. */

import { formatWords } from '../../words/en/formats.ts';
import type { BuilderShip, Draft, Offer, SquadBuilder } from '../builder.ts';
import type { SquadSource } from '../format.ts';
import { offersTried, withUpgrade } from '../offers.ts';

interface Pilot {
  readonly id: string;
  readonly name: string;
  readonly ship: string;
}

interface Upgrade {
  readonly id: string;
  readonly name: string;
  readonly slots: readonly string[];
}

/** A ship of a squad with its cards looked up. */
interface FittedShip {
  readonly at: number;
  readonly pilot: Pilot;
  readonly ship: { readonly name: string };
  readonly upgrades: readonly Upgrade[];
}

type PilotOf<Fitted extends FittedShip> = Fitted['pilot'];
type UpgradeOf<Fitted extends FittedShip> = Fitted['upgrades'][number];

interface Refusal {
  readonly message: string;
  readonly ruling: string;
}

/** What of building a squad differs between the editions. */
interface Edition<Fitted extends FittedShip, Squad> {
  readonly version: string;
  readonly most: number;
  readonly factions: SquadBuilder['factions'];
  readonly pilots: readonly PilotOf<Fitted>[];
  readonly upgrades: readonly UpgradeOf<Fitted>[];
  readonly shipName: (ship: string) => string;
  readonly isOf: (pilot: PilotOf<Fitted>, faction: string) => boolean;
  readonly points: (pilot: PilotOf<Fitted>) => number | undefined;
  readonly rank: (pilot: PilotOf<Fitted>) => number;
  readonly squad: (draft: Draft) => Squad;
  readonly fitted: (squad: Squad) => readonly Fitted[];
  readonly refusals: (squad: Squad) => readonly Refusal[];
  /** Slots that a ship has, whether filled or not. */
  readonly slots: (fitted: Fitted) => ReadonlySet<string>;
  readonly cost: (upgrade: UpgradeOf<Fitted>, fitted: Fitted) => number;
  readonly shipPoints: (fitted: Fitted) => number;
  readonly loadout: (fitted: Fitted) => BuilderShip['loadout'];
  readonly printed: (pilot: PilotOf<Fitted>) => readonly string[];
  readonly find: (source: SquadSource) => Squad;
  readonly draft: (squad: Squad) => Omit<Draft, 'cards' | 'agreed'>;
  readonly xws: (squad: Squad) => object;
  readonly says: SquadBuilder['says'];
}

export function builderOf<Fitted extends FittedShip, Squad>(edition: Edition<Fitted, Squad>): SquadBuilder {
  return {
    version: edition.version,
    most: edition.most,
    totals: [],
    factions: edition.factions,
    pilots: (faction) =>
      edition.pilots.flatMap((pilot): readonly Offer[] => {
        const cost = edition.points(pilot);
        if (cost === undefined || !edition.isOf(pilot, faction)) return [];
        const { id, name, ship } = pilot;
        return [{ id, name, group: edition.shipName(ship), cost, rank: edition.rank(pilot), refused: null }];
      }),
    upgrades: (draft, at) => offersFor(edition, draft, at),
    ships: (draft) => shipsOf(edition, draft),
    sections: () => [],
    draftOf: (source) => {
      try {
        return { cards: [], agreed: null, ...edition.draft(edition.find(source)) };
      } catch {
        return null;
      }
    },
    says: edition.says,
    texts: [
      {
        name: 'XWS',
        ending: 'xws.json',
        write: (draft) => JSON.stringify(edition.xws(edition.squad(draft)), null, 2),
      },
    ],
    against: () => null,
  };
}

function offersFor<Fitted extends FittedShip, Squad>(
  edition: Edition<Fitted, Squad>,
  draft: Draft,
  at: number,
): readonly Offer[] {
  const fitted = edition.fitted(edition.squad(draft)).find((ship) => ship.at === at);
  if (!fitted) return [];
  const slots = edition.slots(fitted);
  const offers = edition.upgrades
    .filter((upgrade) => upgrade.slots.every((slot) => slots.has(slot)))
    .map((upgrade) => {
      const cost = edition.cost(upgrade, fitted);
      return { id: upgrade.id, name: upgrade.name, group: slotName(upgrade.slots[0]!), cost, rank: null };
    });
  const refusals = (tried: Draft) => edition.refusals(edition.squad(tried));
  return offersTried(draft, refusals, offers, (id) => withUpgrade(draft, at, id));
}

function shipsOf<Fitted extends FittedShip, Squad>(
  edition: Edition<Fitted, Squad>,
  draft: Draft,
): readonly BuilderShip[] {
  const fitted = new Map(edition.fitted(edition.squad(draft)).map((ship) => [ship.at, ship]));
  return draft.ships.map(({ pilot, upgrades }, at): BuilderShip => {
    const ship = fitted.get(at);
    if (!ship) {
      const unknown = upgrades.map((id) => ({ id, name: id, slot: '', cost: 0, printed: false }));
      return { name: pilot, type: '', points: 0, loadout: null, upgrades: unknown };
    }
    const printed = edition.printed(ship.pilot);
    return {
      name: ship.pilot.name,
      type: ship.ship.name,
      points: edition.shipPoints(ship),
      loadout: edition.loadout(ship),
      upgrades: ship.upgrades.map((upgrade) => ({
        id: upgrade.id,
        name: upgrade.name,
        slot: slotName(upgrade.slots[0]!),
        cost: edition.cost(upgrade, ship),
        printed: printed.includes(upgrade.id),
      })),
    };
  });
}

/** A squad as an edition has it. */
interface FoundSquad {
  readonly name?: string;
  readonly faction: string;
  readonly ships: Draft['ships'];
}

/** A squad as a builder has it in hand, for an edition with these factions; the first one's where a draft has none. */
export function draftsOf<Faction extends string>(
  factions: readonly [Faction, ...Faction[]],
  names: Readonly<Record<Faction, string>>,
) {
  return {
    factions: factions.map((id) => ({ id, name: names[id] })),
    squad: ({ name, faction, ships }: Draft) => ({
      name,
      faction: factions.find((known) => known === faction) ?? factions[0],
      ships,
    }),
    draft: ({ name = '', faction, ships }: FoundSquad) => ({ name, faction, ships }),
  };
}

/** A slot as it is read; by its id if the page has no name for it. */
export function slotName(slot: string): string {
  const names: Readonly<Record<string, unknown>> = formatWords.get();
  const name = names[slot];
  return typeof name === 'string' ? name : slot;
}
