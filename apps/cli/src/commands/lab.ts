import { type LabPart, type Noted, OPPONENTS, playLab, reportOf } from '@firing-arc/opponents';
import { newRecord } from '@firing-arc/referee';
import { fieldOf } from '../field.ts';
import { withGame } from '../games/index.ts';
import type { Io } from '../io.ts';
import { gameOfFormat } from '../packs.ts';
import { withQueue } from '../queue/given-queue.ts';
import type { Range } from '../sim/part.ts';
import { hashOf, playRun } from '../sim/runs.ts';
import { serveRun } from '../sim/thread.ts';
import { DEFAULT_FORMAT } from '../squads.ts';
import { oneOf, parseFlags, severalOf, UsageError, wholeNumber } from '../usage.ts';
import { labTable } from './lab-table.ts';

const NAMES = OPPONENTS.map(({ name }) => name);

export const LAB_HELP = `firing-arc lab LIST [OTHER]   your list against a field of others, flown by the computer

  LIST              a squad in XWS, a squad builder's link, a fleet's text, or the id of a ready list; two of them are
                    compared: each game of one is played by the other too, with the same seed
  --field A         a folder of squads or fleets, or lists with commas between them (the ready lists of the format)
  --games N         how many games each list flies (50); the field in turn, then with seats turned
  --players A,B     who flies the list, and who the field: ${NAMES.join(', ')} (plain,plain)
  --seed S          the seed the games grow from (1)
  --format ID       the format pack (xwing2-amg); xwing1 for First Edition, armada for Armada
  --jobs N          so many games at once, each in a thread of its own (1); what comes out is the same
  --keep FILE       what was played is kept in this file; the same command goes on from there
  --queue URL       others play it: firing-arc work URL on any machine that reaches this Postgres; the same command
                    goes on gathering
  --json            one JSON object
`;

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  field: { type: 'string' },
  games: { type: 'string' },
  players: { type: 'string', multiple: true },
  seed: { type: 'string' },
  format: { type: 'string' },
  jobs: { type: 'string' },
  keep: { type: 'string' },
  queue: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Flies one list, or two versions of it, against a field. Status 1 when a game is stuck. */
export async function labCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('lab', args, FLAGS);
  if (values.help) {
    io.out(LAB_HELP);
    return 0;
  }
  const games = wholeNumber('lab', 'games', values.games ?? '50', 1, 100_000);
  const jobs = wholeNumber('lab', 'jobs', values.jobs ?? '1', 1, 256);
  const lab = await labOf(args);
  const parts = await withQueue('lab', { values, positionals }, (queue) =>
    playRun<LabPart>({
      ...queue,
      command: 'lab',
      atOnce: 4,
      games: games * lab.lists.length,
      jobs,
      run: lab.name,
      args,
      play: lab.play,
      ...(values.keep !== undefined && { kept: values.keep }),
      ...(io.program !== undefined && { program: io.program }),
      ...(io.progress && { progress: io.progress }),
    }),
  );
  const noted: readonly Noted[] = parts.toSorted((a, b) => a.from - b.from).flatMap((part) => part.noted);
  const report = reportOf(noted, lab.lists, lab.field);
  io.out(
    values.json ? `${JSON.stringify({ ...report, notices: lab.notices })}\n` : labTable(report, lab.notices),
  );
  return noted.some(({ result }) => result === 'stuck') ? 1 : 0;
}

/** A thread of a lab: plays what it is handed. */
export async function labThread(args: readonly string[]): Promise<void> {
  serveRun(await labOf(args));
}

interface Lab {
  /** What decides how its games go, in words. */
  readonly name: string;
  readonly lists: readonly string[];
  readonly field: readonly string[];
  readonly notices: readonly string[];
  readonly play: (range: Range) => LabPart;
}

async function labOf(args: readonly string[]): Promise<Lab> {
  const { values, positionals } = parseFlags('lab', args, FLAGS);
  if (positionals.length < 1 || positionals.length > 2)
    throw new UsageError(`lab: a list is needed, or two that are compared; lab --help tells more`);
  const [mine = 'plain', theirs = 'plain'] = (
    values.players ? severalOf('lab', 'players', values.players, 2) : []
  ).map((name) => oneOf('lab', 'players', name, NAMES));
  const format = values.format ?? DEFAULT_FORMAT;
  const seed = values.seed ?? '1';
  return withGame('lab', gameOfFormat('lab', format), (game): Lab => {
    const foes = values.field === undefined ? game.ready('lab', format) : fieldOf('lab', values.field);
    // Each list is read and judged once, whatever it meets; a list that is not legal is told at once.
    const matches = positionals.map((list) =>
      foes.map((foe) =>
        [
          [list, foe],
          [foe, list],
        ].map((squads) => game.match('lab', { format, squads })),
      ),
    );
    const setup = (version: number, foe: number, turned: boolean) =>
      matches[version]![foe]![turned ? 1 : 0]!.setup;
    const own = matches.map((all) => all[0]![0]!.setup.sides[0]!.name);
    const all = matches.flat().map(([straight]) => newRecord(game.rules, straight!.setup, seed));
    const play = {
      versions: positionals.length,
      field: foes.length,
      setup,
      players: [mine, theirs],
      seed,
    } as const;
    return {
      name: `lab of ${mine} against ${theirs} by seed ${seed}, ${hashOf(all)}`,
      lists: own[0] === own[1] ? positionals : own,
      field: matches[0]!.map(([straight]) => straight!.setup.sides[1]!.name),
      notices: [...new Set(matches.flat(2).flatMap(({ notices }) => notices))],
      play: (range) => playLab(game, play, range),
    };
  });
}
