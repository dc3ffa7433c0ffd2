import { type PlayerName, secondComputer } from '@firing-arc/opponents';
import type { Task } from '@firing-arc/referee';
import {
  anyScenario,
  checkSquad,
  indexPack,
  knownPack,
  MOST_PLAYERS,
  NO_SCENARIO,
  type Pack,
  packHash,
  pointsOf,
  READY_SQUADS,
  readPack,
  readSquad,
  readySquads,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondState,
  type Squad,
  scenarioIds,
  setupFromSquads,
  teamOf,
} from '@firing-arc/xwing/second';
import { formatIdsOf, formatJson } from './format-files.ts';
import {
  findingsOf,
  type HouseGame,
  mostPoints,
  once,
  ownPacks,
  sizesOf,
  type TableFormat,
} from './house-game.ts';
import { played } from './play.ts';

const BY_CHANCE = 'random';

function formatUnder(pack: Pack): TableFormat {
  const index = indexPack(pack);
  const hash = packHash(pack);
  const offered = readySquads(pack, index);
  const ready = [...offered, ...READY_SQUADS];
  return {
    ready: offered.map(({ id, squad }) => ({ id, name: squad.name ?? id })),
    usual: (seat) => offered[seat % 2]!.id,
    scenarios: [...scenarioIds(pack), BY_CHANCE],
    seats: (count) => count >= 2 && count <= MOST_PLAYERS,
    teams: (teams) => sizesOf(teams).length >= 2,
    read: (source) => {
      const { squad, problems } =
        'ready' in source
          ? { squad: ready.find(({ id }) => id === source.ready)?.squad ?? null, problems: [] }
          : readSquad(source.text, pack);
      const said = problems.map(({ message }) => message);
      if (squad === null && said.length === 0) said.push('there is no such squad');
      const check = squad && checkSquad(squad, pack, undefined, index);
      return { findings: findingsOf(squad?.name, said, check), squad };
    },
    match: (squads, { scenario, chance, teams }) => {
      const [one, other, ...more] = squads as readonly Squad[];
      if (!one || !other) throw new Error('a match has two squads or more');
      const chosen = scenario === BY_CHANCE ? anyScenario(pack, chance) : (scenario ?? NO_SCENARIO);
      return setupFromSquads(pack, [one, other, ...more], chosen, hash, teams ?? undefined);
    },
  };
}

export const SECOND_GAME: HouseGame = {
  played: played(SECOND),
  standing: (given) => {
    const state = given as SecondState;
    const points = state.players.map((_, seat) => pointsOf(state, seat));
    return { round: state.round, leaders: mostPoints(points, (seat) => teamOf(state, seat)) };
  },
  formats: formatIdsOf('xwing2'),
  format: once((id) => formatUnder(knownPack(formatJson(id)))),
  ...ownPacks(readPack, formatUnder),
  decide: (player, task) =>
    secondComputer(player as PlayerName).decide(task as Task<SecondState, SecondQuestion, SecondEvent>),
};
