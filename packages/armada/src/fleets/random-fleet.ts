/** Legal fleets by chance, for computer players to meet. The same stream gives the same fleet. */
import { below } from '@firing-arc/table';
import {
  FACTIONS,
  type Faction,
  SHIP_CARDS,
  type ShipCard,
  SQUADRON_CARDS,
  type SquadronCard,
  type UpgradeCard,
} from '../cards/index.ts';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import { OBJECTIVE_CARDS, OBJECTIVE_CATEGORIES } from '../objectives/cards.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import { checkFleet } from './legality.ts';
import { indexPack, type Pack, type PackIndex, type Play } from './pack.ts';
import { HOUSE, type House } from './readiness.ts';
import { upgradeRefusals } from './upgrade-bar.ts';

/** What fleets by chance are drawn from: the cards of a pack that the house has. Make it once. */
export interface FleetPool {
  readonly pack: Pack;
  readonly play: Play;
  readonly index: PackIndex;
  readonly house: House;
  readonly ships: Readonly<Record<Faction, readonly ShipCard[]>>;
  readonly squadrons: Readonly<Record<Faction, readonly SquadronCard[]>>;
  readonly upgrades: Readonly<Record<Faction, readonly UpgradeCard[]>>;
}

const TRIES = 200;

/** The pool of a pack. */
export function fleetPool(pack: Pack, play: Play = 'standard', house: House = HOUSE): FleetPool {
  const index = indexPack(pack);
  const each = <Card>(
    of: (faction: Faction) => readonly Card[],
  ): Readonly<Record<Faction, readonly Card[]>> => ({
    rebel: of('rebel'),
    empire: of('empire'),
    republic: of('republic'),
    separatist: of('separatist'),
  });
  return {
    pack,
    play,
    index,
    house,
    ships: each((faction) =>
      SHIP_CARDS.filter(
        (card) => card.faction === faction && index.ships.has(card.id) && house.ship(card.id) !== 'none',
      ),
    ),
    squadrons: each((faction) =>
      SQUADRON_CARDS.filter((card) => card.faction === faction && index.squadrons.has(card.id)),
    ),
    upgrades: each((faction) =>
      UPGRADE_CARDS.filter(
        ({ id, factions }) => index.upgrades.has(id) && (factions.length === 0 || factions.includes(faction)),
      ),
    ),
  };
}

type Draw = <Item>(list: readonly Item[]) => Item;

/**
 * A legal fleet, drawn from stream number `stream`: any faction, ships for about two thirds of the points, a
 * commander, squadrons up to their share, upgrades for some of the icons. Throws when chance finds none.
 */
export function randomFleet(pool: FleetPool, streams: number[], stream: number): Fleet {
  const draw: Draw = (list) => list[below(streams, stream, list.length)]!;
  for (let tries = 0; tries < TRIES; tries++) {
    const bare = someShips(pool, draw(FACTIONS), draw);
    if (bare === null) continue;
    const fleet = withUpgrades(pool, withSquadrons(pool, bare, draw), draw);
    if (checkFleet(fleet, pool.pack, pool.play, pool).legal) return fleet;
  }
  throw new Error(`${TRIES} fleets by chance, and none is legal in ${pool.pack.id}`);
}

const costOf = ({ index }: FleetPool, { ships, squadrons }: Fleet): number =>
  ships.reduce(
    (sum, { ship, upgrades }) =>
      upgrades.reduce((all, id) => all + index.upgrades.get(id)!, sum + index.ships.get(ship)!),
    squadrons.reduce((sum, id) => sum + index.squadrons.get(id)!, 0),
  );

/** Ships with a commander among them; null when no drawn ship can carry one that is affordable. */
function someShips(pool: FleetPool, faction: Faction, draw: Draw): Fleet | null {
  const most = pool.pack.play[pool.play].points;
  const limit = (most * draw([60, 70, 80])) / 100;
  const ships: FleetShip[] = [];
  let points = 0;
  for (let tries = 0; tries < 12; tries++) {
    const card = draw(pool.ships[faction]);
    const cost = pool.index.ships.get(card.id)!;
    if (points + cost > limit || (card.unique && ships.some(({ ship }) => ship === card.id))) continue;
    points += cost;
    ships.push({ ship: card.id, upgrades: [] });
  }
  const flagship = ships.findIndex(({ ship }) =>
    pool.ships[faction].some(({ id, upgrades }) => id === ship && upgrades.includes('commander')),
  );
  const commanders = pool.upgrades[faction].filter(
    ({ id, icons }) => icons[0] === 'commander' && points + pool.index.upgrades.get(id)! <= most,
  );
  if (flagship < 0 || commanders.length === 0) return null;
  ships[flagship] = { ...ships[flagship]!, upgrades: [draw(commanders).id] };
  const [assault = '', defense = '', navigation = ''] = OBJECTIVE_CATEGORIES.map((category) => {
    const cards = OBJECTIVE_CARDS.filter(
      (card) => card.category === category && pool.index.objectives.has(card.id),
    );
    const playable = cards.filter(({ id }) => pool.house.objective(id) !== 'none');
    return draw(playable.length > 0 ? playable : cards).id;
  });
  return { name: 'By chance', faction, ships, squadrons: [], objectives: { assault, defense, navigation } };
}

function withSquadrons(pool: FleetPool, fleet: Fleet, draw: Draw): Fleet {
  const { points: most, squadronShare } = pool.pack.play[pool.play];
  const share = Math.min(Math.ceil(most / squadronShare), most - costOf(pool, fleet));
  const squadrons: string[] = [];
  let points = 0;
  let aces = 0;
  for (let tries = 0; tries < 15; tries++) {
    const card = draw(pool.squadrons[fleet.faction]);
    const cost = pool.index.squadrons.get(card.id)!;
    if (points + cost > share || (card.unique && (aces > 0 || draw([true, false])))) continue;
    if (card.unique) aces++;
    points += cost;
    squadrons.push(card.id);
  }
  return { ...fleet, squadrons };
}

/** Offers every ship some upgrades, and keeps those that it may carry and that are affordable. */
function withUpgrades(pool: FleetPool, fleet: Fleet, draw: Draw): Fleet {
  let left = pool.pack.play[pool.play].points - costOf(pool, fleet);
  const names = new Set<string>();
  const ships = fleet.ships.map(({ ship, upgrades }) => {
    const card = pool.ships[fleet.faction].find(({ id }) => id === ship)!;
    const carried = pool.upgrades[fleet.faction].filter(({ id }) => upgrades.includes(id));
    for (let tries = 0; tries < 4; tries++) {
      const upgrade = draw(pool.upgrades[fleet.faction]);
      const cost = pool.index.upgrades.get(upgrade.id)!;
      if (upgrade.icons[0] === 'commander' || cost > left || (upgrade.unique && names.has(upgrade.name)))
        continue;
      if (upgradeRefusals(card, [...carried, upgrade]).length > 0) continue;
      carried.push(upgrade);
      if (upgrade.unique) names.add(upgrade.name);
      left -= cost;
    }
    return { ship, upgrades: carried.map(({ id }) => id) };
  });
  return { ...fleet, ships };
}
