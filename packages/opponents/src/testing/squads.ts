import { below } from '@firing-arc/table';
import {
  checkSquad,
  type Faction,
  type Pack,
  pilotCard,
  READY_SQUADS,
  type SecondSetup,
  type Squad,
  setupFromSquads,
  UPGRADES,
} from '@firing-arc/xwing/second';

/** Which squads meet: two of the ready ones, or two put together by chance. */
export type SquadSource = 'ready' | 'random';

/** The setup of a game between two squads by chance, from stream number `index` of `streams`. */
export function randomSetup(pack: Pack, source: SquadSource, streams: number[], index: number): SecondSetup {
  const one = () =>
    source === 'ready'
      ? READY_SQUADS[below(streams, index, READY_SQUADS.length)]!.squad
      : randomSquad(pack, streams, index);
  return setupFromSquads(pack, [one(), one()]);
}

const FACTIONS: readonly Faction[] = ['rebelalliance', 'galacticempire', 'scumandvillainy'];
const TRIES = 1000;

/** A legal squad of any pilots and upgrades that the house has. Throws when chance finds none. */
export function randomSquad(pack: Pack, streams: number[], index: number): Squad {
  for (let tries = 0; tries < TRIES; tries++) {
    const squad = someShips(pack, streams, index);
    const check = checkSquad(squad, pack);
    if (check.legal && check.playable) return withUpgrades(squad, pack, streams, index);
  }
  throw new Error(`${TRIES} squads by chance, and none is legal in ${pack.id}`);
}

/** Offers each ship upgrades by chance, and keeps those with which the squad stays legal. */
function withUpgrades(squad: Squad, pack: Pack, streams: number[], index: number): Squad {
  let legal = squad;
  squad.ships.forEach(({ pilot }, at) => {
    const slots = pack.pilots.find((card) => card.id === pilot)?.slots ?? [];
    const fitting = UPGRADES.filter((card) => slots.includes(card.slot));
    for (let tries = 0; tries < 2 && fitting.length > 0; tries++) {
      const { id } = fitting[below(streams, index, fitting.length)]!;
      const ships = legal.ships.map((ship, i) =>
        i === at ? { ...ship, upgrades: [...ship.upgrades, id] } : ship,
      );
      if (checkSquad({ ...legal, ships }, pack).legal) legal = { ...legal, ships };
    }
  });
  return legal;
}

function someShips(pack: Pack, streams: number[], index: number): Squad {
  const faction = FACTIONS[below(streams, index, FACTIONS.length)]!;
  const pilots = pack.pilots.filter(
    (pilot) => pilotCard(pilot.id)?.faction === faction && (pilot.cost ?? 0) > 0,
  );
  const ships: { pilot: string; upgrades: string[] }[] = [];
  let points = 0;
  for (let tries = 0; tries < 4 * pack.squad.ships.most && ships.length < pack.squad.ships.most; tries++) {
    const pilot = pilots[below(streams, index, pilots.length)]!;
    if (points + (pilot.cost ?? 0) > pack.squad.points) continue;
    points += pilot.cost ?? 0;
    ships.push({ pilot: pilot.id, upgrades: [] });
  }
  const obstacles = [...pack.obstacles.ids];
  const chosen = Array.from(
    { length: pack.obstacles.perPlayer },
    () => obstacles.splice(below(streams, index, obstacles.length), 1)[0]!,
  );
  return { name: 'By chance', faction, ships, obstacles: chosen };
}
