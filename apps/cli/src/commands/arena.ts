import { PLAYERS } from '@firing-arc/opponents';
import { newRecord } from '@firing-arc/referee';
import type { Hypotheses } from '../arena/matches.ts';
import { arenaPage } from '../arena/page.ts';
import {
  type ArenaPart,
  contestantCalled,
  meetingsAmong,
  type PlayedPair,
  playPairs,
} from '../arena/play.ts';
import { arenaText, judgeOf, type Reported, reportOf } from '../arena/report.ts';
import { fieldOf } from '../field.ts';
import { writeWhole } from '../files.ts';
import { type Match, type TableSetup, withGame } from '../games/index.ts';
import type { Io } from '../io.ts';
import { gameOfFormat } from '../packs.ts';
import { withQueue } from '../queue/given-queue.ts';
import type { Range } from '../sim/part.ts';
import { hashOf, playRun } from '../sim/runs.ts';
import { serveRun } from '../sim/thread.ts';
import { DEFAULT_FORMAT } from '../squads.ts';
import { noPositionals, parseFlags, rolloutsOf, severalOf, UsageError, wholeNumber } from '../usage.ts';

/** More players than this have too many meetings. */
const MOST_CONTESTANTS = 12;

export const ARENA_HELP = `firing-arc arena   computer players against each other in mirrored pairs, and how strong that shows them to be

  --players A,B     who plays, everybody against everybody (tables,plain): ${PLAYERS.map(({ name }) => name).join(', ')};
                    search:400 plays so many games in its head for a decision; plain@FILE comes from another version, a
                    file that exports what @firing-arc/opponents does
  --pairs N         how many pairs of games each two play, at most (50); in a pair the same lists fly by the same seed
                    twice, with sides changed; every pair has two lists of the field and a seed of its own
  --field A         a folder of squads or fleets, or lists with commas between them (the ready lists of the format)
  --scenario ID     a scenario of the format; random: another for each pair; none: dogfights (none)
  --sprt E0,E1      of two players: stop when it is decided whether the first is E1 Elo stronger, or E0 (each wrong once
                    in twenty); --sprt=-20,20 where it begins with a minus
  --rollouts N      how many games in its head a searching player plays that is not told (100)
  --seed S          the seed the games grow from (1)
  --format ID       the format pack (xwing2-amg); xwing1 for First Edition, armada for Armada
  --jobs N          so many pairs at once, each in a thread of its own (1); what comes out is the same
  --keep FILE       what was played is kept in this file; the same command goes on from there
  --queue URL       others play it: firing-arc work URL on any machine that reaches this Postgres; the same command
                    goes on gathering
  --page FILE       the report as a page with pictures
  --json            one JSON object

Status 1 when a game is stuck, 3 when a test refuses or does not come to an end.
`;

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  players: { type: 'string', multiple: true },
  pairs: { type: 'string' },
  field: { type: 'string' },
  scenario: { type: 'string' },
  sprt: { type: 'string' },
  rollouts: { type: 'string' },
  seed: { type: 'string' },
  format: { type: 'string' },
  jobs: { type: 'string' },
  keep: { type: 'string' },
  queue: { type: 'string' },
  page: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Plays an arena and tells what it came to. */
export async function arenaCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('arena', args, FLAGS);
  if (values.help) {
    io.out(ARENA_HELP);
    return 0;
  }
  noPositionals('arena', positionals);
  const pairs = wholeNumber('arena', 'pairs', values.pairs ?? '50', 1, 1_000_000);
  const jobs = wholeNumber('arena', 'jobs', values.jobs ?? '1', 1, 256);
  const arena = await arenaOf(args);
  const { hypotheses, players } = arena.reported;
  const judge = hypotheses && judgeOf(hypotheses);
  const parts = await withQueue('arena', { values, positionals }, (queue) =>
    playRun<ArenaPart>({
      ...queue,
      command: 'arena',
      atOnce: 1,
      games: pairs * meetingsAmong(players.length).length,
      unit: 'pairs',
      jobs,
      run: arena.name,
      args,
      play: arena.play,
      ...(judge && { enough: (some) => judge.decidedAfter(pairsOf(some)) !== null }),
      ...(values.keep !== undefined && { kept: values.keep }),
      ...(io.program !== undefined && { program: io.program }),
      ...(io.progress && { progress: io.progress }),
    }),
  );
  const report = reportOf(arena.reported, pairsOf(parts));
  if (values.page !== undefined) writeWhole('arena', values.page, arenaPage(report, arena.notices));
  io.out(
    values.json
      ? `${JSON.stringify({ ...report, notices: arena.notices })}\n`
      : arenaText(report, arena.notices),
  );
  if (report.stuck.length > 0) return 1;
  return report.test && report.test.holds !== 'elo1' ? 3 : 0;
}

const pairsOf = (parts: readonly ArenaPart[]): readonly PlayedPair[] => parts.flatMap(({ pairs }) => pairs);

/** A thread of an arena: plays what it is handed. */
export async function arenaThread(args: readonly string[]): Promise<void> {
  serveRun(await arenaOf(args));
}

interface ArenaRun {
  /** What decides how its games go, in words. */
  readonly name: string;
  readonly reported: Reported;
  readonly notices: readonly string[];
  readonly play: (range: Range) => ArenaPart;
}

async function arenaOf(args: readonly string[]): Promise<ArenaRun> {
  const { values } = parseFlags('arena', args, FLAGS);
  const rollouts = rolloutsOf('arena', values.rollouts);
  const called = severalOf('arena', 'players', values.players ?? ['tables,plain'], MOST_CONTESTANTS);
  const twice = called.find((one, at) => called.indexOf(one) !== at);
  if (twice !== undefined) throw new UsageError(`arena: --players: '${twice}' is named twice`);
  const hypotheses = hypothesesOf(values.sprt, called.length);
  const contestants = await Promise.all(called.map((one) => contestantCalled(one, rollouts)));
  const format = values.format ?? DEFAULT_FORMAT;
  const seed = values.seed ?? '1';
  return withGame('arena', gameOfFormat('arena', format), (game): ArenaRun => {
    const field = values.field === undefined ? game.ready('arena', format) : fieldOf('arena', values.field);
    const read = (one: number, other: number) =>
      game.match('arena', { format, squads: [field[one]!, field[other]!], scenario: values.scenario });
    // Each list is read and judged before anything is played: one that is not legal is told at once.
    const alone = field.map((_, at) => read(at, at));
    const match = keptMatches(read);
    return {
      name: `arena of ${contestants.map(({ identity }) => identity).join(', ')} by seed ${seed}, ${hashOf([
        alone.map(({ setup }) => newRecord(game.rules, setup, seed)),
        contestants.map((one) => one.rollouts),
        values.scenario,
      ])}`,
      reported: {
        format: alone[0]!.setup.format,
        seed,
        lists: alone.map(({ setup }) => setup.sides[0]!.name),
        players: called,
        hypotheses,
      },
      notices: [...new Set(alone.flatMap(({ notices }) => notices))],
      play: (range) => playPairs(game, { contestants, field: field.length, match, seed }, range),
    };
  });
}

/** The match of each two lists, read once. */
function keptMatches<Setup extends TableSetup>(read: (one: number, other: number) => Match<Setup>) {
  const kept = new Map<string, Match<Setup>>();
  return (one: number, other: number): Match<Setup> => {
    const key = `${one} ${other}`;
    const match = kept.get(key) ?? read(one, other);
    kept.set(key, match);
    return match;
  };
}

/** The hypotheses of a test: two numbers of Elo, the lower one first. */
function hypothesesOf(given: string | undefined, players: number): Hypotheses | null {
  if (given === undefined) return null;
  const [, elo0, elo1] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(given) ?? [];
  if (elo0 === undefined || Number(elo0) >= Number(elo1))
    throw new UsageError(
      `arena: --sprt: '${given}' is not two numbers of Elo, the lower one first, such as 0,20`,
    );
  if (players !== 2)
    throw new UsageError(`arena: --sprt: a test is of two players, and ${players} are named`);
  return { elo0: Number(elo0), elo1: Number(elo1) };
}
