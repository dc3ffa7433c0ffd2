/** The squad builder of both editions of X-Wing, from what their packs say. */

import { formatWords } from '../../words/en/formats.ts';
import type { BuilderShip, Draft, Offer, SlotName, SquadBuilder } from '../builder.ts';
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
  /** Slots that a ship has, whether filled or not; one that it has twice twice. */
  readonly slots: (fitted: Fitted) => readonly string[];
  readonly cost: (upgrade: UpgradeOf<Fitted>, fitted: Fitted) => number;
  readonly shipPoints: (fitted: Fitted) => number;
  readonly loadout: (fitted: Fitted) => BuilderShip['loadout'];
  readonly printed: (pilot: PilotOf<Fitted>) => readonly string[];
  readonly find: (source: SquadSource) => Squad;
  readonly draft: (squad: Squad) => Omit<Draft, 'cards' | 'agreed'>;
  readonly xws: (squad: Squad) => object;
  readonly says: SquadBuilder['says'];
  readonly facts: SquadBuilder['facts'];
}

export function builderOf<Fitted extends FittedShip, Squad>(edition: Edition<Fitted, Squad>): SquadBuilder {
  return {
    version: edition.version,
    most: edition.most,
    totals: [],
    factions: edition.factions,
    pilots: (faction) => pilotsOf(edition, faction),
    facts: edition.facts,
    slotName,
    cards: (faction) => [...pilotsOf(edition, faction), ...upgradesOf(edition)],
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

const pilotsOf = <Fitted extends FittedShip, Squad>(
  edition: Edition<Fitted, Squad>,
  faction: string,
): readonly Offer[] =>
  edition.pilots.flatMap((pilot) => {
    const cost = edition.points(pilot);
    if (cost === undefined || !edition.isOf(pilot, faction)) return [];
    const { id, name, ship } = pilot;
    return [{ id, name, group: edition.shipName(ship), cost, rank: edition.rank(pilot), refused: null }];
  });

const upgradesOf = <Fitted extends FittedShip, Squad>({
  upgrades,
}: Edition<Fitted, Squad>): readonly Offer[] =>
  upgrades.map(({ id, name, slots }) => ({
    id,
    name,
    group: slotName(slots[0]!),
    icon: slots[0]!,
    cost: null,
    rank: null,
    refused: null,
  }));

function offersFor<Fitted extends FittedShip, Squad>(
  edition: Edition<Fitted, Squad>,
  draft: Draft,
  at: number,
): readonly Offer[] {
  const fitted = edition.fitted(edition.squad(draft)).find((ship) => ship.at === at);
  if (!fitted) return [];
  const slots = new Set(edition.slots(fitted));
  const offers = edition.upgrades
    .filter((upgrade) => upgrade.slots.every((slot) => slots.has(slot)))
    .map((upgrade) => {
      const { id, name, slots: fills } = upgrade;
      const icon = fills[0]!;
      return { id, name, group: slotName(icon), icon, cost: edition.cost(upgrade, fitted), rank: null };
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
      const unknown = upgrades.map((id) => ({ id, name: id, slot: '', icon: '', cost: 0, printed: false }));
      return { name: pilot, type: '', points: 0, loadout: null, upgrades: unknown, free: [] };
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
        icon: upgrade.slots[0]!,
        cost: edition.cost(upgrade, ship),
        printed: printed.includes(upgrade.id),
      })),
      free: freeSlots(
        edition.slots(ship),
        ship.upgrades.filter(({ id }) => !printed.includes(id)).flatMap(({ slots }) => slots),
      ),
    };
  });
}

/** The slots that are left once some are filled. */
function freeSlots(slots: readonly string[], filled: readonly string[]): readonly SlotName[] {
  const left = [...slots];
  for (const slot of filled) {
    const at = left.indexOf(slot);
    if (at >= 0) left.splice(at, 1);
  }
  return left.map((id) => ({ id, name: slotName(id) }));
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
