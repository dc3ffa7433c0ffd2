/** The fleet builder of Armada. */

import {
  CORE_FLEETS,
  checkFleet,
  FACTIONS,
  FLEET_TEXTS,
  type Fleet,
  fleetLimits,
  indexPack,
  isLimitedAce,
  OBJECTIVE_CARDS,
  OBJECTIVE_CATEGORIES,
  type ObjectiveCategory,
  objectiveCard,
  type Pack,
  type PackIndex,
  SHIP_CARDS,
  SQUADRON_CARDS,
  shipCard,
  squadronCard,
  squadronTitle,
  UPGRADE_CARDS,
  type UpgradeCard,
  upgradeBar,
  upgradeCard,
  writeFleetText,
} from '@firing-arc/armada';
import type { BuilderShip, Draft, Offer, Section, SectionCard, SquadBuilder } from '../builder.ts';
import type { SquadSource } from '../format.ts';
import { offersTried, withUpgrade } from '../offers.ts';
import { fleetWords } from './fleet-words.ts';
import { say, sentence, words } from './names.ts';

/** A fleet, and the points that it was built to where they are not those of a standard game. */
export interface AgreedFleet extends Fleet {
  readonly agreed?: number;
}

/** What the fleet of a draft is: its cards without a ship are squadrons and objectives. */
export function fleetOf({ name, faction, ships, cards, agreed }: Draft): AgreedFleet {
  const objectives = cards.flatMap((id) => objectiveCard(id) ?? []);
  return {
    ...(name !== '' && { name }),
    faction: FACTIONS.find((known) => known === faction) ?? FACTIONS[0],
    ships: ships.map(({ pilot, upgrades }) => ({ ship: pilot, upgrades })),
    squadrons: cards.filter((id) => objectiveCard(id) === undefined),
    objectives: Object.fromEntries(objectives.map(({ category, id }) => [category, id])),
    ...(agreed !== null && { agreed }),
  };
}

const draftOf = ({ name = '', faction, ships, squadrons, objectives, agreed }: AgreedFleet): Draft => ({
  name,
  faction,
  ships: ships.map(({ ship, upgrades }) => ({ pilot: ship, upgrades })),
  cards: [...squadrons, ...OBJECTIVE_CATEGORIES.flatMap((category) => objectives[category] ?? [])],
  agreed: agreed ?? null,
});

/** What the builder of a pack asks again and again. */
interface Desk {
  readonly pack: Pack;
  readonly index: PackIndex;
  readonly refusals: (draft: Draft) => readonly { readonly message: string; readonly ruling: string }[];
}

/** A builder of fleets under a pack; `find` throws for what is no fleet. */
export function armadaBuilder(pack: Pack, find: (source: SquadSource) => AgreedFleet): SquadBuilder {
  const index = indexPack(pack);
  const desk: Desk = {
    pack,
    index,
    refusals: (draft) => {
      const fleet = fleetOf(draft);
      return checkFleet(fleet, pack, fleet.agreed, { index, say: fleetWords }).refusals;
    },
  };
  const { standard, core } = pack.play;
  return {
    version: pack.version,
    most: standard.points,
    totals: [
      { points: standard.points, name: say().standardGame },
      { points: core.points, name: say().coreSets },
    ],
    factions: FACTIONS.map((id) => ({ id, name: say()[id] })),
    pilots: (faction) => shipOffers(desk, faction),
    upgrades: (draft, at) => upgradeOffers(desk, draft, at),
    ships: (draft) => draft.ships.map((ship) => builderShip(desk, ship)),
    sections: (draft) => [
      squadronSection(desk, draft),
      ...OBJECTIVE_CATEGORIES.map((category) => objectiveSection(desk, draft, category)),
    ],
    draftOf: (source) => {
      try {
        return draftOf(find(source));
      } catch {
        return null;
      }
    },
    says: { ship: () => '', card: (id) => words.cardText(id) ?? '' },
    texts: FLEET_TEXTS.map((text) => ({
      name: TEXT_NAMES[text],
      ending: null,
      write: (draft) => writeFleetText(fleetOf(draft), pack, text),
    })),
    against: (draft) =>
      (draft.agreed ?? standard.points) > core.points ? null : opponentAmong(CORE_FLEETS, draft),
  };
}

const TEXT_NAMES = { kingston: 'Kingston', 'star-forge': 'Star Forge', warlords: 'Armada Warlords' } as const;

/** A fleet of another faction, if there is one. */
const opponentAmong = (fleets: typeof CORE_FLEETS, { faction }: Draft): string | null =>
  (fleets.find(({ fleet }) => fleet.faction !== faction) ?? fleets[0])?.id ?? null;

const shipOffers = ({ index }: Desk, faction: string): readonly Offer[] =>
  SHIP_CARDS.flatMap(({ id, name, size, faction: of }): readonly Offer[] => {
    const cost = index.ships.get(id);
    if (cost === undefined || of !== faction) return [];
    return [{ id, name, group: sentence(say()[size]), cost, rank: null, refused: null }];
  });

/** The slot under which an upgrade stands: "Weapons team + offensive retrofit" takes up two. */
const slotOf = ({ icons }: UpgradeCard): string =>
  icons.map((icon) => sentence(words.icon(icon))).join(' + ');

function upgradeOffers({ index, refusals }: Desk, draft: Draft, at: number): readonly Offer[] {
  const { pilot, upgrades } = draft.ships[at]!;
  const ship = shipCard(pilot);
  if (!ship) return [];
  const carried = upgrades.flatMap((id) => upgradeCard(id) ?? []);
  const bar = new Set([...upgradeBar(ship, carried), 'commander', 'title']);
  const offers = UPGRADE_CARDS.flatMap((card) => {
    const cost = index.upgrades.get(card.id);
    const ours = card.factions.length === 0 || card.factions.includes(ship.faction);
    const titleOfOthers = card.needs.chassis !== undefined && card.needs.chassis !== ship.chassis;
    if (cost === undefined || !ours || titleOfOthers || !card.icons.every((icon) => bar.has(icon))) return [];
    return [{ id: card.id, name: card.name, group: slotOf(card), cost, rank: null }];
  });
  return offersTried(draft, refusals, offers, (id) => withUpgrade(draft, at, id));
}

function builderShip({ index }: Desk, { pilot, upgrades }: Draft['ships'][number]): BuilderShip {
  const card = shipCard(pilot);
  const carried = upgrades.map((id) => {
    const upgrade = upgradeCard(id);
    const cost = index.upgrades.get(id) ?? 0;
    return { id, name: upgrade?.name ?? id, slot: upgrade ? slotOf(upgrade) : '', cost, printed: false };
  });
  const own = index.ships.get(pilot) ?? 0;
  return {
    name: card?.name ?? pilot,
    type: card ? say().shipFor({ kind: say()[card.size], points: own }) : '',
    points: carried.reduce((sum, { cost }) => sum + cost, own),
    loadout: null,
    upgrades: carried,
  };
}

/** Cards that are there several times stand once, with their number. */
function counted(ids: readonly string[], cardOf: (id: string) => Omit<SectionCard, 'count'>): SectionCard[] {
  return [...new Set(ids)].map((id) => ({
    ...cardOf(id),
    count: ids.filter((each) => each === id).length,
  }));
}

function squadronSection({ pack, index, refusals }: Desk, draft: Draft): Section {
  const { squadrons, agreed } = fleetOf(draft);
  const limits = fleetLimits(pack, agreed);
  const cards = counted(squadrons, (id) => {
    const card = squadronCard(id);
    return { id, name: card ? squadronTitle(card) : id, cost: index.squadrons.get(id) ?? 0 };
  });
  const points = cards.reduce((sum, { count, cost }) => sum + count * cost, 0);
  const aces = squadrons.flatMap((id) => squadronCard(id) ?? []).filter(isLimitedAce).length;
  const ofPoints = say().squadronSum({ points, most: limits.squadronPoints });
  const offers = SQUADRON_CARDS.flatMap((card) => {
    const cost = index.squadrons.get(card.id);
    if (cost === undefined || card.faction !== draft.faction) return [];
    const group = card.unique ? say().uniqueSquadrons : say().squadrons;
    return [{ id: card.id, name: squadronTitle(card), group, cost, rank: null }];
  });
  return {
    id: 'squadrons',
    name: say().squadrons,
    single: false,
    add: say().addSquadron,
    points,
    sum: limits.aces === null ? ofPoints : `${ofPoints} ${say().aceSum({ aces, most: limits.aces })}`,
    cards,
    offers: () => offersTried(draft, refusals, offers, (id) => ({ ...draft, cards: [...draft.cards, id] })),
  };
}

function objectiveSection({ index }: Desk, draft: Draft, category: ObjectiveCategory): Section {
  const chosen = fleetOf(draft).objectives[category];
  const cards =
    chosen === undefined
      ? []
      : [{ id: chosen, name: objectiveCard(chosen)?.name ?? chosen, count: 1, cost: 0 }];
  const name = say()[OBJECTIVE_WORDS[category]];
  return {
    id: category,
    name,
    single: true,
    add: name,
    points: 0,
    sum: null,
    cards,
    offers: () =>
      OBJECTIVE_CARDS.filter((card) => card.category === category && index.objectives.has(card.id)).map(
        (card) => ({ id: card.id, name: card.name, group: name, cost: 0, rank: null, refused: null }),
      ),
  };
}

const OBJECTIVE_WORDS = {
  assault: 'assaultObjective',
  defense: 'defenseObjective',
  navigation: 'navigationObjective',
} as const satisfies Readonly<Record<ObjectiveCategory, string>>;
