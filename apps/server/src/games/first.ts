import { firstComputer, type PlayerName } from '@firing-arc/opponents';
import type { Task } from '@firing-arc/referee';
import {
  CORE_SETS,
  checkSquad,
  EPIC_SQUADS,
  FIRST,
  type FirstEvent,
  type FirstQuestion,
  type FirstState,
  fittedShips,
  indexPack,
  knownPack,
  LONGEST_GAME,
  MOST_PLAYERS,
  type Pack,
  type Play,
  packHash,
  READY_SQUADS,
  readPack,
  readSquad,
  type Squad,
  scoreOf,
  setupFromSquads,
  teamOf,
} from '@firing-arc/xwing/first';
import { formatIdsOf, formatJson } from './format-files.ts';
import {
  findingsOf,
  type HouseGame,
  mostPoints,
  once,
  ownPacks,
  sizesOf,
  type TableFormat,
  withLegal,
} from './house-game.ts';
import { played } from './play.ts';

const SQUADS = [...READY_SQUADS, ...CORE_SETS.flatMap(({ squads }) => squads), ...EPIC_SQUADS];

/** More than two players form two teams of as many, or one more (xwing1:optional-rules-team-play.1). */
const TEAMS: Readonly<Record<number, readonly number[]>> = { 3: [1, 2, 2], 4: [1, 1, 2, 2] };

/** Epic play is a format of the same pack. */
const EPIC = /-epic$/;

const formatOf = (id: string): TableFormat =>
  withLegal(formatUnder(knownPack(formatJson(id.replace(EPIC, ''))), EPIC.test(id) ? 'epic' : undefined));

/** The format of a pack; without a play it is epic where somebody brings a huge ship. */
function formatUnder(pack: Pack, only?: Play): TableFormat {
  const index = indexPack(pack);
  const hash = packHash(pack);
  // Who brings a huge ship plays epic (xwing1:formats-of-play.3).
  const playOf = (squad: Squad): Play =>
    only ?? (fittedShips(squad, index).some(({ ship }) => ship.size === 'huge') ? 'epic' : 'standard');
  const usual = only === 'epic' ? EPIC_SQUADS : READY_SQUADS;
  return {
    ready: SQUADS.map(({ id, squad }) => ({ id, name: squad.name ?? id })),
    usual: (seat) => usual[seat % usual.length]!.id,
    scenarios: [],
    seats: (count) => count >= 2 && count <= MOST_PLAYERS,
    // Two teams of as many, or one more (xwing1:optional-rules-team-play.1).
    teams: (teams) => {
      const [one = 0, other = 0, ...more] = sizesOf(teams);
      return more.length === 0 && other > 0 && Math.abs(one - other) <= 1;
    },
    read: (source) => {
      const { squad, problems } =
        'ready' in source
          ? { squad: SQUADS.find(({ id }) => id === source.ready)?.squad ?? null, problems: [] }
          : readSquad(source.text, pack);
      const said = problems.map(({ message }) => message);
      if (squad === null && said.length === 0) said.push('there is no such squad');
      const check = squad && checkSquad(squad, pack, { play: playOf(squad), index });
      return { findings: findingsOf(squad?.name, said, check), squad };
    },
    match: (squads, { teams: chosen }) => {
      const [one, other, ...more] = squads as readonly Squad[];
      if (!one || !other) throw new Error('a match has two squads or more');
      const all = [one, other, ...more] as const;
      const play = all.some((squad) => playOf(squad) === 'epic') ? 'epic' : 'standard';
      const teams = chosen ?? TEAMS[all.length];
      return setupFromSquads(pack, all, { play, hash, rounds: LONGEST_GAME, ...(teams && { teams }) });
    },
  };
}

export const FIRST_GAME: HouseGame = {
  played: played(FIRST),
  standing: (given) => {
    const state = given as FirstState;
    const points = state.players.map((_, seat) => scoreOf(state, seat));
    return { round: state.round, leaders: mostPoints(points, (seat) => teamOf(state, seat)) };
  },
  formats: [...formatIdsOf('xwing1'), 'xwing1-epic'],
  format: once(formatOf),
  ...ownPacks(
    readPack,
    (pack) => formatUnder(pack),
    (pack) => formatUnder(pack, 'epic'),
  ),
  decide: (player, task) =>
    firstComputer(player as PlayerName).decide(task as Task<FirstState, FirstQuestion, FirstEvent>),
};
