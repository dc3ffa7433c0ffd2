/** Legal squads by chance, for computer players to meet. The same stream gives the same squad. */

import { below } from '@firing-arc/table';
import { FACTIONS, type Faction } from '../cards/chassis.ts';
import { upgradeCard } from '../cards/index.ts';
import { checkSquad } from './legality.ts';
import { indexPack, type Pack, type PackIndex, type PackPilot, type PackUpgrade } from './pack.ts';
import { HOUSE, type House } from './readiness.ts';
import type { Squad, SquadShip } from './squad.ts';

/** What squads by chance are drawn from: the legal cards of a pack that the house has. Make it once. */
export interface SquadPool {
  readonly pack: Pack;
  readonly index: PackIndex;
  readonly house: House;
  /** Factions that have at least one ship. */
  readonly factions: readonly Faction[];
  readonly pilots: ReadonlyMap<Faction, readonly PackPilot[]>;
  readonly upgrades: ReadonlyMap<string, readonly PackUpgrade[]>;
}

const TRIES = 200;

/** The pool of a pack. */
export function squadPool(pack: Pack, house: House = HOUSE): SquadPool {
  const banned = new Set(pack.bans.map((ban) => `${ban.kind} ${ban.id}`));
  const pilots = new Map(
    FACTIONS.map((faction) => [
      faction,
      pack.pilots.filter(
        (pilot) =>
          pilot.faction === faction &&
          pilot.formats.includes(pack.mode) &&
          (pilot.cost ?? 0) > 0 &&
          !banned.has(`pilot ${pilot.id}`) &&
          house.flies(pilot.id),
      ),
    ]),
  );
  const upgrades = new Map<string, PackUpgrade[]>();
  for (const upgrade of pack.upgrades) {
    const out = upgrade.standardLoadoutOnly || banned.has(`upgrade ${upgrade.id}`);
    if (out || !upgrade.formats.includes(pack.mode) || !upgradeCard(upgrade.id)) continue;
    const [slot] = upgrade.slots;
    if (slot) upgrades.set(slot, [...(upgrades.get(slot) ?? []), upgrade]);
  }
  const factions = FACTIONS.filter((faction) => (pilots.get(faction) ?? []).length > 0);
  return { pack, index: indexPack(pack), house, factions, pilots, upgrades };
}

/**
 * A legal squad, drawn from stream number `stream`: any faction of the pool, ships as long as points last, upgrades
 * for about half of the slots, obstacles. Throws when chance finds none.
 */
export function randomSquad(pool: SquadPool, streams: number[], stream: number): Squad {
  const draw = <Item>(list: readonly Item[]): Item => list[below(streams, stream, list.length)]!;
  for (let tries = 0; tries < TRIES; tries++) {
    const squad =
      pool.pack.mode === 'epic'
        ? epicShips(pool, draw(pool.factions), draw)
        : someShips(pool, draw(pool.factions), draw);
    const { legal, playable } = checkSquad(squad, pool.pack, pool.house, pool.index);
    if (!legal || !playable) continue;
    const led = pool.pack.mode === 'epic' ? withWing(pool, squad, draw) : squad;
    return withUpgrades(pool, led, draw, () => below(streams, stream, 2) === 0);
  }
  throw new Error(`${TRIES} squads by chance, and none is legal in ${pool.pack.id}`);
}

type Draw = <Item>(list: readonly Item[]) => Item;

/** Two squads of three in epic play begin with a huge ship, two of three lead a wing; the rest is as it comes. */
function epicShips(pool: SquadPool, faction: Faction, draw: Draw): Squad {
  const own = pool.pilots.get(faction)!;
  const sizeOf = ({ ship }: PackPilot) => pool.index.ships.get(ship)!.size;
  const huge = own.filter((pilot) => sizeOf(pilot) === 'huge');
  const first: PackPilot[] = [];
  if (huge.length > 0 && draw(THIRDS) > 0) first.push(draw(huge));
  const leaders = own.filter(
    (pilot) => sizeOf(pilot) === 'small' && pilot.slots?.includes('command') && (pilot.loadout ?? 0) > 0,
  );
  if (leaders.length === 0 || draw(THIRDS) === 0) return someShips(pool, faction, draw, first);
  const leader = draw(leaders);
  const mates = own.filter((pilot) => pilot.ship === leader.ship && pilot.limited === 0 && pilot !== leader);
  const count = mates.length > 0 ? 2 + draw(THIRDS) : 0;
  return someShips(pool, faction, draw, [
    ...first,
    leader,
    ...Array.from({ length: count }, () => draw(mates)),
  ]);
}

const THIRDS = [0, 1, 2] as const;

/** Ships as long as points last, behind those that are chosen already. */
function someShips(
  { pack, pilots }: SquadPool,
  faction: Faction,
  draw: Draw,
  chosen: readonly PackPilot[] = [],
): Squad {
  const { points: limit, ships: count } = pack.squad;
  const names = new Map<string, number>();
  const ships: SquadShip[] = chosen.map(({ id }) => ({ pilot: id, upgrades: [] }));
  for (const { name } of chosen) names.set(name, (names.get(name) ?? 0) + 1);
  let points = chosen.reduce((sum, { cost }) => sum + cost!, 0);
  for (let tries = 0; tries < 6 * count.most && ships.length < count.most; tries++) {
    const pilot = draw(pilots.get(faction)!);
    const same = names.get(pilot.name) ?? 0;
    if (points + pilot.cost! > limit || (pilot.limited > 0 && same >= pilot.limited)) continue;
    names.set(pilot.name, same + 1);
    points += pilot.cost!;
    ships.push({ pilot: pilot.id, upgrades: [] });
  }
  const left = [...pack.obstacles.ids];
  const obstacles = Array.from({ length: pack.obstacles.perPlayer }, () => {
    const id = draw(left);
    left.splice(left.indexOf(id), 1);
    return id;
  });
  return { name: 'By chance', faction, ships, obstacles };
}

/** The squad with a wing leader, by the first card from one by chance on that a ship can carry; else as it is. */
function withWing(pool: SquadPool, squad: Squad, draw: Draw): Squad {
  const cards = (pool.upgrades.get('command') ?? []).filter(
    (upgrade) =>
      forFaction(upgrade, squad.faction) &&
      upgradeCard(upgrade.id)?.abilities.some(({ kind }) => kind === 'wing-leader'),
  );
  const from = cards.length > 0 ? cards.indexOf(draw(cards)) : 0;
  for (const card of [...cards.slice(from), ...cards.slice(0, from)]) {
    for (const [at, { pilot }] of squad.ships.entries()) {
      if ((pool.index.pilots.get(pilot)!.loadout ?? 0) < (card.cost ?? 0)) continue;
      const led = { ...squad, ships: equipped(pool, squad.ships, at, card) };
      if (checkSquad(led, pool.pack, pool.house, pool.index).legal) return led;
    }
  }
  return squad;
}

/** Offers an upgrade to slots by chance, and keeps those with which the squad stays legal. */
function withUpgrades(pool: SquadPool, squad: Squad, draw: Draw, toss: () => boolean): Squad {
  let legal = squad;
  squad.ships.forEach(({ pilot: id }, at) => {
    const pilot = pool.index.pilots.get(id)!;
    let loadout = pilot.loadout ?? 0;
    for (const id of legal.ships[at]!.upgrades) loadout -= pool.index.upgrades.get(id)?.cost ?? 0;
    for (const slot of pilot.slots ?? []) {
      const fitting = pool.upgrades.get(slot) ?? [];
      if (fitting.length === 0 || !toss()) continue;
      const upgrade = draw(fitting);
      // Most draws are too dear or of another faction: seen before the whole squad is checked.
      if ((upgrade.cost ?? 0) > loadout || !forFaction(upgrade, squad.faction)) continue;
      const ships = equipped(pool, legal.ships, at, upgrade);
      if (!checkSquad({ ...legal, ships }, pool.pack, pool.house, pool.index).legal) continue;
      legal = { ...legal, ships };
      loadout -= upgrade.cost ?? 0;
    }
  });
  return legal;
}

function forFaction({ restrictions }: PackUpgrade, faction: Faction): boolean {
  return (
    restrictions?.every(({ factions, names }) => !factions || names || factions.includes(faction)) ?? true
  );
}

/** The ships with the upgrade on one of them; a standardized one on all of its type (standardized.1). */
function equipped(
  { index }: SquadPool,
  ships: readonly SquadShip[],
  at: number,
  upgrade: PackUpgrade,
): readonly SquadShip[] {
  const typeOf = (ship: SquadShip) => index.pilots.get(ship.pilot)?.ship;
  const type = typeOf(ships[at]!);
  return ships.map((ship, i) => {
    const takes =
      i === at || (upgrade.standardized && typeOf(ship) === type && !ship.upgrades.includes(upgrade.id));
    return takes ? { ...ship, upgrades: [...ship.upgrades, upgrade.id] } : ship;
  });
}
