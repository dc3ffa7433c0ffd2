/** Is a squad legal in a format, and what of it can be played here? Every refusal names its ruling. */

import { checkObstacles } from '../../common/squads/obstacles.ts';
import { characterName } from '../../common/squads/own-pilots.ts';
import { type BarAction, bar } from '../cards/chassis.ts';
import { pilotCard, upgradeCard } from '../cards/index.ts';
import { leaderCard, wingsOf } from '../wings/leaders.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
import {
  indexPack,
  type Pack,
  type PackIndex,
  type PackPilot,
  type PackShip,
  type PackUpgrade,
} from './pack.ts';
import { HOUSE, type House, type Notice, otherRules, readiness } from './readiness.ts';
import { printedStat, unmetNeed, unmetRestriction } from './restrictions.ts';
import type { Squad } from './squad.ts';

/** Why a squad is not legal: the ledger line, the ship it concerns (index in the squad), plain words. */
export interface Refusal {
  readonly ruling: string;
  readonly ship?: number;
  readonly message: string;
}

/** Squad points, what is below the maximum, why it is illegal if it is, and what the house cannot play. */
export interface SquadCheck {
  readonly legal: boolean;
  readonly playable: boolean;
  readonly points: number;
  readonly deficit: number;
  readonly refusals: readonly Refusal[];
  readonly notices: readonly Notice[];
}

/** One ship of the squad with its records looked up. */
export interface Fitted {
  readonly at: number;
  readonly label: string;
  readonly pilot: PackPilot;
  readonly ship: PackShip;
  readonly upgrades: readonly PackUpgrade[];
  /** Upgrades beyond the printed ones: all of them, unless the card is a standard loadout. */
  readonly extra: readonly PackUpgrade[];
  /** The printed action bar; what upgrades add to it is on the upgrades. */
  readonly actions: readonly BarAction[];
}

/**
 * Checks a squad against a pack. `house` says which cards can be played; by default what is built in. Who checks many
 * squads makes the `index` once. `say` has the sentences of a language.
 */
export function checkSquad(
  squad: Squad,
  pack: Pack,
  house: House = HOUSE,
  index: PackIndex = indexPack(pack),
  say: SquadWords = ENGLISH_SQUADS,
): SquadCheck {
  const { ships, refusals: unknown } = lookUp(squad, index, say);
  const points = ships.reduce((sum, ship) => sum + shipPoints(ship, pack), 0);
  const refusals = [
    ...unknown,
    ...checkTotals(squad, points, pack, say),
    ...checkFaction(squad, ships, say),
    ...ships.flatMap((ship) => checkMode(ship, pack, say)),
    ...checkRestrictedList(ships, pack, say),
    ...checkCopies(ships, pack, say),
    ...checkLimits(ships, say),
    ...ships.flatMap((ship) => checkUpgrades(ship, ships, pack, say)),
    ...ships.flatMap((ship) => unmetNeed(ship, ships, say) ?? []),
    ...checkSolitary(ships, say),
    ...checkStandardized(ships, say),
    ...checkWings(ships, say),
    ...checkObstacles(squad.obstacles, pack.obstacles, 'xwing2:setup.5', say),
  ];
  const notices = [...otherRules(pack, say), ...readiness(ships, house, say)];
  return {
    legal: refusals.length === 0,
    playable: unknown.length === 0 && notices.every((notice) => notice.kind !== 'cannot-play'),
    points,
    deficit: Math.max(0, pack.squad.points - points),
    refusals,
    notices,
  };
}

/**
 * Why an effect may not move an upgrade onto a ship (its place in the squad); null when it may. The slots of the ship
 * do not matter (upgrade-cards.2), the card's restrictions do, unless the effect ignores them (upgrade-cards.3).
 */
export function moveRefusal(
  upgradeId: string,
  ship: number,
  squad: Squad,
  pack: Pack,
  { ignoringRestrictions = false } = {},
): Refusal | null {
  const index = indexPack(pack);
  const upgrade = index.upgrades.get(upgradeId);
  const { ships } = lookUp(squad, index, ENGLISH_SQUADS);
  const taker = ships.find((each) => each.at === ship);
  if (!upgrade || !taker || ignoringRestrictions) return null;
  return unmetRestriction(upgrade, taker, ships, ENGLISH_SQUADS);
}

/** The ships of a squad with their records; what the pack does not know is left out. */
export function fittedShips(squad: Squad, index: PackIndex): readonly Fitted[] {
  return lookUp(squad, index, ENGLISH_SQUADS).ships;
}

function lookUp(
  squad: Squad,
  index: PackIndex,
  say: SquadWords,
): { ships: readonly Fitted[]; refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  const ships = squad.ships.flatMap(({ pilot: id, upgrades: ids }, at) => {
    const pilot = index.pilots.get(id);
    const ship = pilot && index.ships.get(pilot.ship);
    if (!pilot || !ship) {
      const message = say.pilotWithoutCost(at + 1, id);
      refusals.push({ ruling: 'xwing2:squad-building.9', ship: at, message });
      return [];
    }
    const label = say.ship(pilot.name, at + 1, ship.name);
    const known = (list: readonly string[]) => list.flatMap((each) => index.upgrades.get(each) ?? []);
    for (const each of ids.filter((each) => !index.upgrades.has(each))) {
      const message = say.upgradeWithoutCost(label, each);
      refusals.push({ ruling: 'xwing2:squad-building.16', ship: at, message });
    }
    const printed = pilot.standardLoadout ?? [];
    const extra = known(ids.filter((each) => !printed.includes(each)));
    const upgrades = [...known(printed), ...extra];
    const own = pilot.actions ?? ship.actions;
    return [{ at, label, pilot, ship, upgrades, extra, actions: own ? bar(own) : [] }];
  });
  return { ships, refusals };
}

function checkTotals(squad: Squad, points: number, pack: Pack, say: SquadWords): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const most = pack.squad.points;
  if (points > most) {
    refusals.push({ ruling: 'xwing2:squad-building.1', message: say.tooManyPoints(points, most) });
  }
  const { least, most: mostShips } = pack.squad.ships;
  if (squad.ships.length < least || squad.ships.length > mostShips) {
    const message = say.shipCount(squad.ships.length, least, mostShips);
    refusals.push({ ruling: 'xwing2:squad-building.2', message });
  }
  return refusals;
}

/** Whether a card of a ship lets it into squads of a faction. */
const joins = ({ upgrades }: Fitted, faction: string): boolean =>
  upgrades.some(({ id }) =>
    upgradeCard(id)?.abilities.some(
      (ability) =>
        ability.kind === 'modifier' &&
        'rule' in ability.of &&
        ability.of.rule === 'joins-squads' &&
        ability.of.factions.some((one) => one === faction),
    ),
  );

function checkFaction(squad: Squad, ships: readonly Fitted[], say: SquadWords): readonly Refusal[] {
  return ships
    .filter((ship) => ship.pilot.faction !== squad.faction && !joins(ship, squad.faction))
    .map(({ at, label, pilot }) => ({
      ruling: 'xwing2:squad-building.3',
      ship: at,
      message: say.otherFaction(label, pilot.faction, squad.faction),
    }));
}

/** Bans and the mode's pool. What is printed on a standard loadout is legal with its ship. */
function checkMode(fitted: Fitted, pack: Pack, say: SquadWords): readonly Refusal[] {
  const { at, label, pilot, extra } = fitted;
  const cards = [
    { kind: 'pilot', card: pilot, of: label },
    ...extra.map((card) => ({ kind: 'upgrade', card, of: say.cardOf(label, card.name) })),
  ];
  return cards.flatMap(({ kind, card, of }) => {
    const ban = pack.bans.find((entry) => entry.kind === kind && entry.id === card.id);
    if (ban) return [{ ruling: ban.ruling, ship: at, message: say.banned(of) }];
    if (card.formats.includes(pack.mode)) return [];
    return [{ ruling: 'xwing2:game-mode.1', ship: at, message: say.otherMode(of, pack.mode) }];
  });
}

function checkRestrictedList(ships: readonly Fitted[], pack: Pack, say: SquadWords): readonly Refusal[] {
  const cards = ships.flatMap((ship) => [ship.pilot, ...ship.upgrades]);
  const listed = cards.filter((card) => pack.restricted.includes(card.id));
  if (listed.length <= pack.squad.restricted) return [];
  const names = listed.map((card) => card.name);
  const message = say.tooManyListed(names, pack.squad.restricted);
  return [{ ruling: 'xwing2:squad-building.7', message }];
}

/** A restricted list may also say of each card how many copies a squad can have. */
function checkCopies(ships: readonly Fitted[], pack: Pack, say: SquadWords): readonly Refusal[] {
  const restricted = pack.restrictedCopies ?? [];
  if (restricted.length === 0) return [];
  const places = new Map<string, string[]>();
  for (const { pilot, upgrades, label } of ships)
    for (const name of [characterName(pilot, pilotCard), ...upgrades.map((upgrade) => upgrade.name)])
      places.set(name, [...(places.get(name) ?? []), label]);
  return restricted.flatMap(({ name, most }) => {
    const where = places.get(name) ?? [];
    if (where.length <= most) return [];
    return [{ ruling: 'xwing2:squad-building.7', message: say.listedAgain(name, where, most) }];
  });
}

/** Limited cards: as many of a name in the squad as they have dots, ships and upgrades together. */
export function checkLimits(ships: readonly Fitted[], say: SquadWords): readonly Refusal[] {
  const cards = ships.flatMap(({ pilot, upgrades, label }) => [
    { name: characterName(pilot, pilotCard), limited: pilot.limited, kind: 'ship', where: label },
    ...upgrades.map((upgrade) => ({
      name: upgrade.name,
      limited: upgrade.limited,
      kind: pilot.standardLoadout?.includes(upgrade.id) ? 'printed' : 'upgrade',
      where: say.onShip(label),
    })),
  ]);
  const names = [...new Set(cards.filter((card) => card.limited > 0).map((card) => card.name))];
  return names.flatMap((name) => {
    const same = cards.filter((card) => card.name === name);
    const limit = Math.min(...same.filter((card) => card.limited > 0).map((card) => card.limited));
    if (same.length <= limit) return [];
    const kinds = new Set(same.map((card) => card.kind));
    const ruling = kinds.has('printed') ? 4 : kinds.size > 1 ? 2 : 1;
    const where = same.map((card) => card.where);
    return [{ ruling: `xwing2:limited.${ruling}`, message: say.limited(name, where, limit) }];
  });
}

function checkUpgrades(
  fitted: Fitted,
  ships: readonly Fitted[],
  pack: Pack,
  say: SquadWords,
): readonly Refusal[] {
  const { at, label, pilot, extra } = fitted;
  const refuse = (ruling: string, message: string): Refusal => ({
    ruling: `xwing2:${ruling}`,
    ship: at,
    message,
  });
  if (pilot.standardLoadout) {
    return extra.map((upgrade) => refuse('standard-loadouts.2', say.fixedLoadout(label, upgrade.name)));
  }
  const refusals = extra
    .filter((upgrade) => upgrade.standardLoadoutOnly)
    .map((upgrade) => refuse('standard-loadouts.1', say.onlyPrinted(label, upgrade.name)));
  const cost = upgradesCost(fitted);
  const loadout = pilot.loadout ?? 0;
  if (pack.squad.upgrades !== 'squad-points' && cost > loadout) {
    refusals.push(refuse('squad-building.10', say.loadout(label, cost, loadout)));
  }
  const names = extra.map((upgrade) => upgrade.name);
  for (const name of new Set(names.filter((each, n) => names.indexOf(each) !== n))) {
    refusals.push(refuse('squad-building.14', say.again(label, name)));
  }
  const unmet = extra.flatMap((upgrade) => unmetRestriction(upgrade, fitted, ships, say) ?? []);
  return [...refusals, ...checkSlots(fitted, say), ...unmet];
}

/** What the upgrades of a ship cost that are not printed on it. */
const upgradesCost = (fitted: Fitted): number =>
  fitted.extra.reduce((sum, upgrade) => sum + upgradeCost(upgrade, fitted), 0);

/** Squad points of a ship: its pilot's, and its upgrades' where the squad pays for them. */
export const shipPoints = (fitted: Fitted, { squad }: Pack): number =>
  (fitted.pilot.cost ?? 0) + (squad.upgrades === 'squad-points' ? upgradesCost(fitted) : 0);

/**
 * Loadout points of an upgrade on its ship; squad points where the pack says so. A variable cost looks at what is printed on the ship: what other upgrades
 * change does not count (faq-list-building.1). An upgrade without a cost costs nothing.
 */
export function upgradeCost(upgrade: PackUpgrade, fitted: Fitted): number {
  if (!upgrade.costBy) return upgrade.cost ?? 0;
  const { stat, costs } = upgrade.costBy;
  return costs[stat === 'size' ? fitted.ship.size : printedStat(stat, fitted)] ?? 0;
}

function checkSlots({ at, label, pilot, extra }: Fitted, say: SquadWords): readonly Refusal[] {
  const free = new Map<string, number>();
  const add = (slot: string, by: number): void => void free.set(slot, (free.get(slot) ?? 0) + by);
  for (const slot of pilot.slots ?? []) add(slot, 1);
  for (const upgrade of extra) {
    for (const [slot, by] of Object.entries(upgrade.addsSlots ?? {})) add(slot, by);
    for (const slot of upgrade.slots) add(slot, -1);
  }
  const short = [...free].filter(([, left]) => left < 0);
  const special = pilot.specialSlot ?? [];
  const [first] = short;
  if (first && short.length === 1 && first[1] === -1 && special.some((slot) => slot === first[0])) {
    // The ship ability's own slot takes one upgrade that needs this one slot and no other.
    if (extra.some((upgrade) => upgrade.slots.length === 1 && upgrade.slots[0] === first[0])) return [];
    return [{ ruling: 'xwing2:faq-list-building.2', ship: at, message: say.specialSlot(label, special) }];
  }
  return short.map(([slot, left]) => ({
    ruling: 'xwing2:squad-building.13',
    ship: at,
    message: say.lacksSlots(label, slot, -left),
  }));
}

function checkSolitary(ships: readonly Fitted[], say: SquadWords): readonly Refusal[] {
  const solitary = ships.flatMap((ship) => ship.upgrades.filter((upgrade) => upgrade.solitary));
  const slots = [...new Set(solitary.map((upgrade) => upgrade.slots[0] ?? ''))];
  return slots.flatMap((slot) => {
    const same = solitary.filter((upgrade) => upgrade.slots[0] === slot);
    if (same.length <= 1) return [];
    const names = same.map((upgrade) => upgrade.name);
    return [{ ruling: 'xwing2:solitary.1', message: say.solitary(slot, names) }];
  });
}

/** Who takes a standardized upgrade takes it for all ships of that type with the ship ability it names. */
function checkStandardized(ships: readonly Fitted[], say: SquadWords): readonly Refusal[] {
  return ships.flatMap((taker) =>
    taker.extra
      .filter((upgrade) => upgrade.standardized)
      .flatMap((upgrade) => {
        const abilities = upgrade.restrictions?.find((each) => each.shipAbilities)?.shipAbilities;
        const lacks = ships.filter(
          ({ pilot, ship, extra }) =>
            ship.id === taker.ship.id &&
            !pilot.standardLoadout &&
            (!abilities || abilities.includes(pilot.shipAbility ?? '')) &&
            !extra.includes(upgrade),
        );
        const first = ships.find((each) => each.ship === taker.ship && each.extra.includes(upgrade));
        if (lacks.length === 0 || first !== taker) return [];
        const others = lacks.map((each) => each.label);
        const message = say.standardized(taker.label, upgrade.name, others);
        return [{ ruling: 'xwing2:standardized.1', ship: taker.at, message }];
      }),
  );
}

/** Who carries the card of a wing leader leads at least two of the ships that stand behind it in the squad. */
function checkWings(ships: readonly Fitted[], say: SquadWords): readonly Refusal[] {
  const side = ships.map(({ pilot, upgrades }) => ({
    pilot: pilot.id,
    upgrades: upgrades.map(({ id }) => id),
  }));
  const leaders = new Set(wingsOf(side).map(({ leader }) => leader));
  return ships.flatMap(({ at, label }, n) =>
    !leaderCard(side[n]!) || leaders.has(n)
      ? []
      : [{ ruling: 'xwing2:wings.1', ship: at, message: say.noWing(label) }],
  );
}
