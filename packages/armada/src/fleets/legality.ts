/** Is a fleet legal in a format, and what of it can be played here? Every refusal names its ruling. */
import { beginsWith } from '@firing-arc/referee';
import {
  type ShipCard,
  type SquadronCard,
  shipCard,
  squadronCard,
  type UpgradeCard,
  upgradeCard,
} from '../cards/index.ts';
import { OBJECTIVE_CATEGORIES, objectiveCard } from '../objectives/cards.ts';
import { ENGLISH_FLEETS } from '../words/english/fleets.ts';
import type { FleetWords, LegalityWords } from '../words/fleets.ts';
import type { Fleet } from './fleet.ts';
import { indexPack, type Pack, type PackIndex, type Play } from './pack.ts';
import { HOUSE, type House, type Notice, readiness } from './readiness.ts';
import { upgradeRefusals } from './upgrade-bar.ts';

/** Why a fleet is not legal: the ledger line, the ship it concerns (index in the fleet), plain words. */
export interface Refusal {
  readonly ruling: string;
  readonly ship?: number;
  readonly message: string;
}

/** Fleet points, why it is illegal if it is, and what the house cannot play. */
export interface FleetCheck {
  readonly legal: boolean;
  readonly playable: boolean;
  /** All of the fleet, and its squadrons alone. */
  readonly points: number;
  readonly squadronPoints: number;
  readonly refusals: readonly Refusal[];
  readonly notices: readonly Notice[];
}

/** The points that two players agree on: those of a kind of play, or any other total. armada:fleet-building.1 */
export type Agreed = Play | number;

/** What a fleet may cost at most, and how much of it its squadrons. */
export interface FleetLimits {
  readonly points: number;
  readonly squadronPoints: number;
  /** Unique squadrons with defense tokens; null where their number is free. */
  readonly aces: number | null;
}

/** What an agreed total allows. armada:fleet-building.1, armada:fleet-building.3, armada:fleet-building.4 */
export function fleetLimits(pack: Pack, agreed: Agreed = 'standard'): FleetLimits {
  const play = pack.play[typeof agreed === 'number' ? 'standard' : agreed];
  const points = typeof agreed === 'number' ? agreed : play.points;
  return {
    points,
    squadronPoints: Math.ceil(points / play.squadronShare),
    aces: play.pointsPerAce === undefined ? null : Math.floor(points / play.pointsPerAce),
  };
}

/** Whether a squadron counts among the unique ones that are limited. armada:fleet-building.4 */
export const isLimitedAce = ({ unique, tokens }: SquadronCard): boolean => unique && tokens.length > 0;

/** One ship of the fleet with its cards looked up. */
interface Fitted {
  readonly at: number;
  readonly label: string;
  readonly ship: ShipCard;
  readonly upgrades: readonly UpgradeCard[];
  readonly points: number;
}

interface Flight {
  readonly card: SquadronCard;
  readonly points: number;
}

/** A fleet with its cards and points; what the pack does not know is refused and left out. */
interface LookedUp {
  readonly ships: readonly Fitted[];
  readonly squadrons: readonly Flight[];
  readonly refusals: readonly Refusal[];
}

/** How a fleet is checked, where that does not follow from its pack. */
export interface CheckTerms {
  /** Which cards can be played; by default what is built in. */
  readonly house?: House;
  /** Of the pack, made once by who checks many fleets. */
  readonly index?: PackIndex;
  /** The language of what is said of the fleet; by default English. */
  readonly say?: FleetWords;
}

/** Checks a fleet against a pack, for a standard game unless other points are agreed. */
export function checkFleet(
  fleet: Fleet,
  pack: Pack,
  agreed: Agreed = 'standard',
  { house = HOUSE, index = indexPack(pack), say = ENGLISH_FLEETS }: CheckTerms = {},
): FleetCheck {
  const { legality } = say;
  const { ships, squadrons, refusals: unknown } = lookUp(fleet, index, legality);
  const sum = (all: readonly { readonly points: number }[]) =>
    all.reduce((total, one) => total + one.points, 0);
  const squadronPoints = sum(squadrons);
  const points = sum(ships) + squadronPoints;
  const refusals = [
    ...unknown,
    ...checkTotals({ points, squadronPoints }, squadrons, fleetLimits(pack, agreed), legality),
    ...checkFaction(fleet, ships, squadrons, legality),
    ...checkFlagship(ships, legality),
    ...checkUniqueNames(ships, squadrons, legality),
    ...ships.flatMap(({ at, label, ship, upgrades }) =>
      upgradeRefusals(ship, upgrades).map(({ ruling, message }) => ({
        ruling,
        ship: at,
        message: say.upgrades.onShip(label, message(say.upgrades)),
      })),
    ),
    ...checkObjectives(fleet, index, legality),
  ];
  const notices = readiness(fleet, house, say.readiness);
  return {
    legal: refusals.length === 0,
    playable: unknown.length === 0 && notices.every((notice) => notice.kind !== 'cannot-play'),
    points,
    squadronPoints,
    refusals,
    notices,
  };
}

function lookUp(fleet: Fleet, index: PackIndex, say: LegalityWords): LookedUp {
  const refusals: Refusal[] = [];
  const unknown = (id: string, where: string, ship?: number): void => {
    const message = say.noCost(where, id);
    refusals.push({ ruling: 'armada:fleet-building.1', ...(ship !== undefined && { ship }), message });
  };
  const ships = fleet.ships.flatMap(({ ship: id, upgrades: ids }, at): readonly Fitted[] => {
    const ship = shipCard(id);
    const own = index.ships.get(id);
    if (ship === undefined || own === undefined) {
      unknown(id, say.unknownShip(at + 1), at);
      return [];
    }
    const label = say.ship(ship.name, at + 1);
    const upgrades = ids.flatMap((each) => {
      const card = upgradeCard(each);
      if (card !== undefined && index.upgrades.has(each)) return [card];
      unknown(each, label, at);
      return [];
    });
    const points = upgrades.reduce((sum, each) => sum + index.upgrades.get(each.id)!, own);
    return [{ at, label, ship, upgrades, points }];
  });
  const squadrons = fleet.squadrons.flatMap((id): readonly Flight[] => {
    const card = squadronCard(id);
    const points = index.squadrons.get(id);
    if (card !== undefined && points !== undefined) return [{ card, points }];
    unknown(id, say.squadrons);
    return [];
  });
  return { ships, squadrons, refusals };
}

function checkTotals(
  { points, squadronPoints }: Pick<FleetCheck, 'points' | 'squadronPoints'>,
  squadrons: readonly Flight[],
  limits: FleetLimits,
  say: LegalityWords,
): readonly Refusal[] {
  const refusals: Refusal[] = [];
  if (points > limits.points) {
    const message = say.overPoints(points, limits.points);
    refusals.push({ ruling: 'armada:fleet-building.1', message });
  }
  if (squadronPoints > limits.squadronPoints) {
    const message = say.overSquadronPoints(squadronPoints, limits.squadronPoints);
    refusals.push({ ruling: 'armada:fleet-building.3', message });
  }
  const aces = squadrons.filter(({ card }) => isLimitedAce(card));
  if (limits.aces !== null && aces.length > limits.aces) {
    const message = say.tooManyAces(
      aces.map(({ card }) => card.ace ?? card.name),
      limits.aces,
    );
    refusals.push({ ruling: 'armada:fleet-building.4', message });
  }
  return refusals;
}

function checkFaction(
  { faction }: Fleet,
  ships: readonly Fitted[],
  squadrons: readonly Flight[],
  say: LegalityWords,
): readonly Refusal[] {
  const ruling = 'armada:fleet-building.2';
  return [
    ...ships
      .filter(({ ship }) => ship.faction !== faction)
      .map(({ at, label, ship }) => ({
        ruling,
        ship: at,
        message: say.otherFaction(label, ship.faction, faction),
      })),
    ...[...new Set(squadrons.map(({ card }) => card))]
      .filter((card) => card.faction !== faction)
      .map((card) => ({
        ruling,
        message: say.otherFaction(squadronTitle(card), card.faction, faction),
      })),
  ];
}

/** "Howlrunner (TIE Fighter Squadron)", or the generic name. */
export const squadronTitle = (card: SquadronCard): string =>
  card.ace === undefined ? card.name : `${card.ace} (${card.name})`;

/** One commander, and so one flagship. armada:commanders.2, armada:commanders.3, armada:flagship.1 */
function checkFlagship(ships: readonly Fitted[], say: LegalityWords): readonly Refusal[] {
  const commanders = ships.flatMap(({ upgrades }) =>
    upgrades.filter(({ icons }) => icons.includes('commander')),
  );
  if (commanders.length > 1) {
    const message = say.tooManyCommanders(commanders.map(({ name }) => name));
    return [{ ruling: 'armada:commanders.2', message }];
  }
  if (commanders.length === 1) return [];
  return [{ ruling: 'armada:flagship.1', message: say.noFlagship }];
}

/** The ship that carries the commander, by its index; -1 without one. armada:commanders.3 */
export const flagshipOf = (fleet: Fleet): number =>
  fleet.ships.findIndex(({ upgrades }) =>
    upgrades.some((id) => upgradeCard(id)?.icons.includes('commander')),
  );

/** No two cards of one unique name: of ships, upgrades, aces and their craft. armada:unique-names.1, .2 */
function checkUniqueNames(
  ships: readonly Fitted[],
  squadrons: readonly Flight[],
  say: LegalityWords,
): readonly Refusal[] {
  const carried = ships.flatMap(({ label, ship, upgrades }) => [
    ...(ship.unique ? [{ name: ship.name, where: label, craft: false }] : []),
    ...upgrades
      .filter(({ unique }) => unique)
      .map(({ name }) => ({ name, where: say.aboard(label), craft: false })),
  ]);
  const flown = squadrons.flatMap(({ card }) => [
    ...(card.ace === undefined ? [] : [{ name: aceOf(card), where: squadronTitle(card), craft: false }]),
    ...(hasOwnCraft(card) ? [{ name: card.name, where: squadronTitle(card), craft: true }] : []),
  ]);
  const all = [...carried, ...flown];
  return [...new Set(all.map(({ name }) => name))].flatMap((name) => {
    const same = all.filter((one) => one.name === name);
    if (same.length === 1) return [];
    const ruling = same.every(({ craft }) => craft) ? 'armada:unique-names.2' : 'armada:unique-names.1';
    const message = say.notUnique(
      name,
      same.map(({ where }) => where),
    );
    return [{ ruling, message }];
  });
}

/**
 * The name by which rules know an ace: one of a club's own is who it begins with, whatever its name is, so that no fleet
 * has somebody twice.
 */
const aceOf = ({ id, ace = '' }: SquadronCard): string => squadronCard(beginsWith(id))?.ace ?? ace;

/** Whether the type on an ace's card is a name of its own, such as that of a famous freighter. armada:unique-names.2 */
function hasOwnCraft(card: SquadronCard): boolean {
  return card.unique && squadronCard(card.type)?.name !== card.name;
}

/** One objective of each category. armada:fleet-building.6 */
function checkObjectives({ objectives }: Fleet, index: PackIndex, say: LegalityWords): readonly Refusal[] {
  const ruling = 'armada:fleet-building.6';
  return OBJECTIVE_CATEGORIES.flatMap((category) => {
    const id = objectives[category];
    if (id === undefined) return [{ ruling, message: say.noObjective(category) }];
    const card = objectiveCard(id);
    if (card === undefined || !index.objectives.has(id)) {
      return [{ ruling, message: say.unknownObjective(id) }];
    }
    if (card.category === category) return [];
    return [{ ruling, message: say.otherCategory(card.name, card.category, category) }];
  });
}
