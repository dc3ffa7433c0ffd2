/** The fleet builder of Armada. */

import {
  CORE_FLEETS,
  checkFleet,
  FACTIONS,
  FLEET_TEXTS,
  type Fleet,
  fleetLimits,
  gathered,
  indexPack,
  isLimitedAce,
  OBJECTIVE_CARDS,
  OBJECTIVE_CATEGORIES,
  type ObjectiveCategory,
  objectiveCard,
  type Pack,
  type PackIndex,
  SHIP_CARDS,
  type ShipCard,
  SQUADRON_CARDS,
  type SquadronCard,
  shipCard,
  squadronCard,
  squadronTitle,
  UPGRADE_CARDS,
  UPGRADE_ICONS,
  type UpgradeCard,
  upgradeBar,
  upgradeCard,
  writeFleetText,
} from '@firing-arc/armada';
import { capitalized } from '@firing-arc/words';
import type {
  BuilderShip,
  Draft,
  Fact,
  Offer,
  Section,
  SectionCard,
  ShipFacts,
  SlotName,
  SquadBuilder,
} from '../builder.ts';
import type { SquadSource } from '../format.ts';
import { offersTried, withUpgrade } from '../offers.ts';
import { fleetWords } from './fleet-words.ts';
import { diceText, say, words } from './names.ts';
import { keywordNames } from './pieces.ts';
import { hullShape } from './silhouettes.ts';

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
    facts: factsOf,
    slotName: iconName,
    cards: (faction) => cardsOf(desk, faction),
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

/** Ships, squadrons and upgrades of a faction. */
const cardsOf = (desk: Desk, faction: string): readonly Offer[] => [
  ...shipOffers(desk, faction),
  ...squadronOffers(desk, faction).map((offer) => ({ ...offer, refused: null })),
  ...UPGRADE_CARDS.flatMap((card): readonly Offer[] => {
    const cost = desk.index.upgrades.get(card.id);
    const ours = card.factions.length === 0 || card.factions.some((one) => one === faction);
    if (cost === undefined || !ours) return [];
    const { id, name, icons } = card;
    return [{ id, name, group: slotOf(card), icon: icons[0]!, cost, rank: null, refused: null }];
  }),
];

const squadronOffers = ({ index }: Desk, faction: string): readonly Omit<Offer, 'refused'>[] =>
  [...SQUADRON_CARDS, ...index.ownSquadrons].flatMap((card) => {
    const cost = index.squadrons.get(card.id);
    if (cost === undefined || card.faction !== faction) return [];
    const group = card.unique ? say().uniqueSquadrons : say().squadrons;
    return [{ id: card.id, name: squadronTitle(card), group, cost, rank: null }];
  });

const shipOffers = ({ index }: Desk, faction: string): readonly Offer[] =>
  SHIP_CARDS.flatMap(({ id, name, size, faction: of }): readonly Offer[] => {
    const cost = index.ships.get(id);
    if (cost === undefined || of !== faction) return [];
    return [{ id, name, group: capitalized(say()[size]), cost, rank: null, refused: null }];
  });

/** The slot under which an upgrade stands: "Weapons team + offensive retrofit" takes up two. */
const slotOf = ({ icons }: UpgradeCard): string =>
  icons.map((icon) => capitalized(words.icon(icon))).join(' + ');

function upgradeOffers({ index, refusals }: Desk, draft: Draft, at: number): readonly Offer[] {
  const { pilot, upgrades } = draft.ships[at]!;
  const ship = shipCard(pilot);
  if (!ship) return [];
  const carried = upgrades.flatMap((id) => upgradeCard(id) ?? []);
  const bar = new Set([...upgradeBar(ship, carried), 'commander', 'title']);
  const offers = [...UPGRADE_CARDS, ...index.own].flatMap((card) => {
    const cost = index.upgrades.get(card.id);
    const ours = card.factions.length === 0 || card.factions.includes(ship.faction);
    const titleOfOthers = card.needs.chassis !== undefined && card.needs.chassis !== ship.chassis;
    if (cost === undefined || !ours || titleOfOthers || !card.icons.every((icon) => bar.has(icon))) return [];
    return [{ id: card.id, name: card.name, group: slotOf(card), icon: card.icons[0]!, cost, rank: null }];
  });
  return offersTried(draft, refusals, offers, (id) => withUpgrade(draft, at, id));
}

function builderShip({ index }: Desk, { pilot, upgrades }: Draft['ships'][number]): BuilderShip {
  const card = shipCard(pilot);
  const carried = upgrades.map((id) => {
    const upgrade = upgradeCard(id);
    const cost = index.upgrades.get(id) ?? 0;
    const slot = upgrade ? slotOf(upgrade) : '';
    return { id, name: upgrade?.name ?? id, slot, icon: upgrade?.icons[0] ?? '', cost, printed: false };
  });
  const own = index.ships.get(pilot) ?? 0;
  return {
    name: card?.name ?? pilot,
    type: card ? say().shipFor({ kind: say()[card.size], points: own }) : '',
    points: carried.reduce((sum, { cost }) => sum + cost, own),
    loadout: null,
    upgrades: carried,
    free: card
      ? freeIcons(
          card,
          upgrades.flatMap((id) => upgradeCard(id) ?? []),
        )
      : [],
  };
}

/** Icons of the bar that nothing fills. */
function freeIcons(ship: ShipCard, upgrades: readonly UpgradeCard[]): readonly SlotName[] {
  const left = [...upgradeBar(ship, upgrades)];
  for (const icon of upgrades.flatMap(({ icons }) => icons)) {
    const at = left.indexOf(icon);
    if (at >= 0) left.splice(at, 1);
  }
  return left.map((id) => ({ id, name: capitalized(words.icon(id)) }));
}

/** A printed icon as it is read. */
function iconName(id: string): string {
  const icon = UPGRADE_ICONS.find((known) => known === id);
  return icon ? capitalized(words.icon(icon)) : id;
}

/** What a ship or squadron is by its card. */
function factsOf(id: string): ShipFacts | null {
  const ship = shipCard(id);
  if (ship) return shipFacts(ship);
  const squadron = squadronCard(id);
  return squadron ? squadronFacts(squadron) : null;
}

const value = (icon: string, label: string, text: number | string): Fact => ({
  icon,
  label,
  text: String(text),
});

const tokenFacts = (tokens: ShipCard['tokens']): readonly Fact[] =>
  tokens.map((kind) => value(kind, capitalized(words.defenseToken(kind)), ''));

function shipFacts(ship: ShipCard): ShipFacts {
  const { shields, batteries, speeds } = ship;
  const zones = (Object.keys(shields) as (keyof typeof shields)[]).map((zone) =>
    value(
      `arc-${zone}`,
      words.zone(zone),
      `${diceText(gathered(batteries[zone] ?? {}, 'close'))} · ${say().shieldsAre({ shields: shields[zone] ?? 0 })}`,
    ),
  );
  return {
    model: { game: 'armada', chassis: ship.chassis, faction: ship.faction },
    outline: hullShape(ship.chassis),
    stats: [
      value('hull', say().hull, ship.hull),
      value('speed', say().speed, speeds.length),
      value('command', say().command, ship.command),
      value('squadron', say().squadron, ship.squadron),
      value('engineering', say().engineering, ship.engineering),
      ...zones,
      value('squadron', say().againstSquadrons, diceText(gathered(ship.antiSquadron, 'close'))),
    ],
    can: tokenFacts(ship.tokens),
    dial: [],
    bar: [...ship.upgrades],
  };
}

const squadronFacts = (card: SquadronCard): ShipFacts => ({
  model: { game: 'armada', chassis: card.type, faction: card.faction, pilot: card.id },
  outline: '',
  stats: [
    value('hull', say().hull, card.hull),
    value('speed', say().speed, card.speed),
    value('squadron', say().atSquadrons, diceText(gathered(card.antiSquadron, 'close'))),
    value('battery', say().atShips, diceText(gathered(card.battery, 'close'))),
  ],
  can: [
    ...tokenFacts(card.tokens),
    ...keywordNames(card.keywords).map((keyword) => value('keyword', capitalized(keyword), '')),
  ],
  dial: [],
  bar: [],
});

/** Cards that are there several times stand once, with their number. */
function counted(ids: readonly string[], cardOf: (id: string) => Omit<SectionCard, 'count'>): SectionCard[] {
  return [...new Set(ids)].map((id) => ({
    ...cardOf(id),
    count: ids.filter((each) => each === id).length,
  }));
}

function squadronSection(desk: Desk, draft: Draft): Section {
  const { pack, index, refusals } = desk;
  const { squadrons, agreed } = fleetOf(draft);
  const limits = fleetLimits(pack, agreed);
  const cards = counted(squadrons, (id) => {
    const card = squadronCard(id);
    return { id, name: card ? squadronTitle(card) : id, cost: index.squadrons.get(id) ?? 0 };
  });
  const points = cards.reduce((sum, { count, cost }) => sum + count * cost, 0);
  const aces = squadrons.flatMap((id) => squadronCard(id) ?? []).filter(isLimitedAce).length;
  const ofPoints = say().squadronSum({ points, most: limits.squadronPoints });
  const offers = squadronOffers(desk, draft.faction);
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
