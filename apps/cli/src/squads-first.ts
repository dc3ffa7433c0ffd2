/** Squads of First Edition as the terminal finds them: ready ones and files in XWS 1.0. */

import {
  CORE_SETS,
  checkSquad,
  EPIC_SQUADS,
  type FirstSetup,
  fittedShips,
  indexPack,
  LONGEST_GAME,
  MOST_PLAYERS,
  type Pack,
  type Play,
  packHash,
  READY_SQUADS,
  readSquad,
  type Squad,
  setupFromSquads,
  type XwsReading,
} from '@firing-arc/xwing/first';
import type { Match, MatchFlags } from './games/game.ts';
import { type GivenSquad, givenSquad, problemText } from './given-squad.ts';
import { housePack } from './packs.ts';
import { oneOf, severalOf, teamsOf, UsageError } from './usage.ts';

/** The squads of First Edition that come with the house, those of the core sets and of epic play too. */
export const FIRST_SQUADS = [...READY_SQUADS, ...CORE_SETS.flatMap(({ squads }) => squads), ...EPIC_SQUADS];

/** The pack of First Edition with an id. Throws `UsageError` for another game's. */
export function firstPack(command: string, id: string): Pack {
  const found = housePack(command, 'format', id);
  if (found.game === 'xwing1') return found.pack;
  throw new UsageError(`${command}: '${id}' is no format of First Edition`);
}

/** The squad of a ready one's id, a file in XWS, or a squad builder's link. Throws `UsageError` for what is none. */
export function firstSquadFrom(command: string, what: string, pack: Pack): Squad {
  const given = givenSquad(command, what, FIRST_SQUADS);
  const { squad, problems } = firstReadingOf(given, pack);
  if (squad && problems.length === 0) return squad;
  throw new UsageError(`${command}: ${given.name}${problems.map(problemText).join('; ')}`);
}

/** What a given squad is in First Edition. */
export function firstReadingOf({ name, text }: GivenSquad, pack: Pack): XwsReading {
  if (text !== null) return readSquad(text, pack);
  return { squad: FIRST_SQUADS.find(({ id }) => id === name)?.squad ?? null, problems: [] };
}

/** The match that flags choose; the first ready squads when none are chosen. */
export function firstMatch(command: string, flags: MatchFlags, players = 2): Match<FirstSetup> {
  const pack = firstPack(command, flags.format ?? 'xwing1');
  if (flags.scenario !== undefined && flags.scenario !== 'none')
    throw new UsageError(`${command}: --scenario: First Edition has no scenarios here`);
  if (flags.squads && flags.ready)
    throw new UsageError(`${command}: --squads and --ready exclude each other`);
  const squads = (
    flags.squads
      ? severalOf(command, 'squads', flags.squads, MOST_PLAYERS)
      : flags.ready
        ? severalOf(command, 'ready', flags.ready, MOST_PLAYERS).map((id) => readyId(command, id))
        : usualSquads(pack, players)
  ).map((what) => ({ what, squad: firstSquadFrom(command, what, pack) }));
  const play = playOf(squads, pack);
  const notices = squads.flatMap((one) => checked(command, one, pack, play));
  const teams = twoTeams(command, flags.teams, squads.length);
  const [one, other, ...more] = squads.map(({ squad }) => squad) as [Squad, Squad, ...Squad[]];
  const setup = setupFromSquads(pack, [one, other, ...more], {
    play,
    hash: packHash(pack),
    rounds: LONGEST_GAME,
    ...(teams && { teams }),
  });
  if (teams) samePoints(command, setup, teams, pack.play[play].points);
  return { setup, seeded: () => setup, notices };
}

/** The first ready squads that are legal: in the format of an early day those of its core set. */
function usualSquads(pack: Pack, players: number): readonly string[] {
  const index = indexPack(pack);
  return FIRST_SQUADS.filter(({ squad }) => checkSquad(squad, pack, { index }).legal)
    .slice(0, players)
    .map(({ id }) => id);
}

/** Two players each alone, or more in two teams of as many, or one more (optional-rules-team-play.1). */
function twoTeams(
  command: string,
  given: string | undefined,
  players: number,
): readonly number[] | undefined {
  if (players === 2) {
    if (given === undefined) return undefined;
    throw new UsageError(`${command}: --teams: two players play each alone`);
  }
  const teams = teamsOf(command, given, players);
  const first = teams?.filter((team) => team === teams[0]).length ?? 0;
  if (teams && new Set(teams).size === 2 && Math.abs(2 * first - players) <= 1) return teams;
  throw new UsageError(
    `${command}: --teams: more than two players of First Edition form two teams of as many, or one more: --teams ${players === 3 ? '1,2,2' : '1,1,2,2'}`,
  );
}

/** Each team has the same squad points, however many play in it: as many squads as the smaller one has players (optional-rules-team-play.2). */
function samePoints(command: string, setup: FirstSetup, teams: readonly number[], squad: number): void {
  const sizes = [...new Set(teams)].map((team) => teams.filter((one) => one === team).length);
  const most = squad * Math.min(...sizes);
  for (const team of new Set(teams)) {
    const ships = setup.sides.flatMap((side, player) => (teams[player] === team ? side.ships : []));
    const points = ships.reduce((sum, ship) => sum + ship.points, 0);
    if (points <= most) continue;
    throw new UsageError(
      `${command}: --teams: team ${team} has ${points} squad points, and each team has ${most} (xwing1:optional-rules-team-play.2)`,
    );
  }
}

const readyId = (command: string, id: string): string =>
  oneOf(
    command,
    'ready',
    id,
    FIRST_SQUADS.map((ready) => ready.id),
  );

/** A squad as it was asked for. */
interface Chosen {
  readonly what: string;
  readonly squad: Squad;
}

/** Who brings a huge ship plays epic (formats-of-play.3). */
function playOf(chosen: readonly Chosen[], pack: Pack): Play {
  const index = indexPack(pack);
  const hasHuge = ({ squad }: Chosen) => fittedShips(squad, index).some(({ ship }) => ship.size === 'huge');
  return chosen.some(hasHuge) ? 'epic' : 'standard';
}

/** What is to be known of a squad that can be played. Throws `UsageError` for one that cannot. */
function checked(command: string, { what, squad }: Chosen, pack: Pack, play: Play): readonly string[] {
  const { legal, playable, refusals, notices } = checkSquad(squad, pack, { play });
  if (!legal) {
    const reasons = refusals.map(({ message, ruling }) => `${message} (${ruling})`).join('; ');
    throw new UsageError(`${command}: ${what} is not legal in ${pack.id}: ${reasons}`);
  }
  if (!playable) {
    const reasons = notices.filter(({ kind }) => kind === 'cannot-play').map(({ message }) => message);
    throw new UsageError(`${command}: ${what}: ${reasons.join('; ')}`);
  }
  return notices.map(({ message }) => `${what}: ${message}`);
}
