import {
  ARMADA,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaState,
  CORE_FLEETS,
  checkFleet,
  DEFAULT_FLEETS,
  type Fleet,
  knownPack,
  LEARNING_SCENARIO,
  type Pack,
  packHash,
  READY_FLEETS,
  readFleetText,
  readPack,
  scoreOf,
  setupFromFleets,
} from '@firing-arc/armada';
import { armadaComputer, type PlayerName } from '@firing-arc/opponents';
import type { Task } from '@firing-arc/referee';
import { formatIdsOf, formatJson } from './format-files.ts';
import { findingsOf, type HouseGame, once, ownPacks, type TableFormat } from './house-game.ts';
import { played } from './play.ts';

const FLEETS = [...CORE_FLEETS, ...READY_FLEETS];

/** The learning scenario is no fleet: both sides and their places are given, and whoever sits there takes them. */
const LEARNING = 'learning';

function formatUnder(pack: Pack): TableFormat {
  const hash = packHash(pack);
  return {
    ready: FLEETS.map(({ id, fleet }) => ({ id, name: fleet.name ?? id })),
    usual: (seat) => DEFAULT_FLEETS[seat % 2]!.id,
    scenarios: [LEARNING],
    seats: (count) => count === 2,
    teams: (teams) => new Set(teams).size === teams.length,
    read: (source) => {
      const { fleet, problems } =
        'ready' in source
          ? { fleet: FLEETS.find(({ id }) => id === source.ready)?.fleet ?? null, problems: [] }
          : readFleetText(source.text, pack);
      const said = problems.map(({ line, message }) => `${line}: ${message}`);
      if (fleet === null && said.length === 0) said.push('there is no such fleet');
      return { findings: findingsOf(fleet?.name, said, fleet && checkFleet(fleet, pack)), squad: fleet };
    },
    match: (squads, { scenario }) => {
      if (scenario === LEARNING) return LEARNING_SCENARIO;
      const [one, other] = squads as readonly Fleet[];
      if (!one || !other) throw new Error('a match has two fleets');
      const isCore = [one, other].every((fleet) => checkFleet(fleet, pack, 'core').legal);
      return setupFromFleets(pack, [one, other], { play: isCore ? 'core' : 'standard', hash });
    },
  };
}

export const ARMADA_GAME: HouseGame = {
  played: played(ARMADA),
  standing: (given) => {
    const state = given as ArmadaState;
    const [first, second] = [scoreOf(state, state.first), scoreOf(state, 1 - state.first)];
    // A tie goes to the second player (armada:winning-and-losing.1).
    return { round: state.round, leaders: [first > second ? state.first : 1 - state.first] };
  },
  formats: formatIdsOf('armada'),
  format: once((id) => formatUnder(knownPack(formatJson(id)))),
  ...ownPacks(readPack, formatUnder),
  decide: (player, task) =>
    armadaComputer(player as PlayerName).decide(task as Task<ArmadaState, ArmadaQuestion, ArmadaEvent>),
};
