/** Legal squads by chance, for computer players to meet. The same stream gives the same squad. */

import { below } from '@firing-arc/table';
import { FACTION_OF, FACTIONS, type Faction } from '../cards/chassis.ts';
import { checkSquad } from './legality.ts';
import {
  indexPack,
  type Pack,
  type PackIndex,
  type PackPilot,
  type PackUpgrade,
  type Play,
  wasThere,
} from './pack.ts';
import { HOUSE, type House } from './readiness.ts';
import type { Squad, SquadShip } from './squad.ts';

/** What squads by chance are drawn from: the cards of standard play that the house has. Make it once. */
export interface SquadPool {
  readonly pack: Pack;
  readonly play: Play;
  readonly index: PackIndex;
  readonly house: House;
  /** Those whose ships have come: of the earliest waves there are two. */
  readonly factions: readonly Faction[];
  readonly pilots: ReadonlyMap<Faction, readonly PackPilot[]>;
  readonly upgrades: ReadonlyMap<string, readonly PackUpgrade[]>;
}

const TRIES = 200;

/** The pool of a pack. */
export function squadPool(pack: Pack, house: House = HOUSE, play: Play = 'standard'): SquadPool {
  const index = indexPack(pack);
  const bought = pack.pilots.filter(
    (pilot) =>
      pilot.points !== undefined &&
      (pack.play[play].huge || index.ships.get(pilot.ship)?.size !== 'huge') &&
      house.pilot(pilot.id) !== 'none' &&
      wasThere(index, 'pilots', pilot),
  );
  const pilots = new Map(
    FACTIONS.map((each) => [each, bought.filter(({ faction }) => FACTION_OF[faction] === each)]),
  );
  const upgrades = new Map<string, PackUpgrade[]>();
  for (const upgrade of pack.upgrades) {
    const slot = upgrade.slots[0]!;
    if (house.upgrade(upgrade.id) !== 'none' && wasThere(index, 'upgrades', upgrade))
      upgrades.set(slot, [...(upgrades.get(slot) ?? []), upgrade]);
  }
  const factions = FACTIONS.filter((each) => (pilots.get(each) ?? []).length > 0);
  return { pack, play, index, house, factions, pilots, upgrades };
}

type Draw = <Item>(list: readonly Item[]) => Item;

/**
 * A legal squad, drawn from stream number `stream`: one of the pool's factions, ships as long as points last, upgrades
 * for about half of the icons as the points left allow, three obstacles. Throws when chance finds none.
 */
export function randomSquad(pool: SquadPool, streams: number[], stream: number): Squad {
  const draw: Draw = (list) => list[below(streams, stream, list.length)]!;
  for (let tries = 0; tries < TRIES; tries++) {
    const squad = someShips(pool, draw(pool.factions), draw);
    if (!isLegal(pool, squad)) continue;
    return withUpgrades(pool, squad, draw, () => below(streams, stream, 2) === 0);
  }
  throw new Error(`${TRIES} squads by chance, and none is legal in ${pool.pack.id}`);
}

function isLegal({ pack, play, house, index }: SquadPool, squad: Squad): boolean {
  const { legal, playable } = checkSquad(squad, pack, { play, house, index });
  return legal && playable;
}

/** A tenth to a third of the points stays for upgrades. */
function someShips({ pack, play, index, pilots }: SquadPool, faction: Faction, draw: Draw): Squad {
  const limit = pack.play[play].points - draw([0, 10, 20, 33]);
  const names = new Set<string>();
  const ships: SquadShip[] = [];
  let points = 0;
  const add = (pilot: PackPilot): void => {
    const { otherSection } = index.ships.get(pilot.ship)!;
    const halves = otherSection ? [pilot, index.pilots.get(otherSection)!] : [pilot];
    const cost = halves.reduce((sum, half) => sum + half.points!, 0);
    if (points + cost > limit || names.has(pilot.name)) return;
    if (pilot.unique) names.add(pilot.name);
    points += cost;
    ships.push(...halves.map(({ id }) => ({ pilot: id, upgrades: [] })));
  };
  const huge = pilots.get(faction)!.filter(({ ship }) => index.ships.get(ship)?.size === 'huge');
  if (huge.length > 0) add(draw(huge));
  for (let tries = 0; tries < 40; tries++) add(draw(pilots.get(faction)!));
  const left = [...pack.obstacles.ids];
  const obstacles = Array.from({ length: pack.obstacles.perPlayer }, () => {
    const id = draw(left);
    left.splice(left.indexOf(id), 1);
    return id;
  });
  return { name: 'By chance', faction, ships, obstacles };
}

/** Offers an upgrade to icons by chance, and keeps those with which the squad stays legal. */
function withUpgrades(pool: SquadPool, squad: Squad, draw: Draw, toss: () => boolean): Squad {
  let legal = squad;
  squad.ships.forEach(({ pilot }, at) => {
    for (const slot of ['title', 'modification', ...pool.index.pilots.get(pilot)!.slots]) {
      const fitting = pool.upgrades.get(slot) ?? [];
      if (fitting.length === 0 || !toss()) continue;
      const upgrade = draw(fitting);
      const ships = legal.ships.map((ship, n) =>
        n === at ? { ...ship, upgrades: [...ship.upgrades, upgrade.id] } : ship,
      );
      if (isLegal(pool, { ...legal, ships })) legal = { ...legal, ships };
    }
  });
  return legal;
}
