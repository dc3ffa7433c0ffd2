import {
  type Budget,
  coachReport,
  type Decided,
  decisionsOf,
  puzzleOf,
  type WeighedDecision,
  weighDecision,
} from '@firing-arc/opponents';
import { type GameEvent, GameFault, type Question, RecordMismatch, seatsOf } from '@firing-arc/referee';
import { reportText, toldDecision, weighedLines } from '../coach/told.ts';
import {
  type PlayedRecord,
  type TableGame,
  type TableSetup,
  type TableState,
  withGame,
} from '../games/index.ts';
import type { Io } from '../io.ts';
import { readRecord, rebuild } from '../records.ts';
import { parseFlags, UsageError, wholeNumber } from '../usage.ts';

export const COACH_HELP = `firing-arc coach FILE   what decisions of a recorded game cost, by what their player could know

  --player N     whose decisions (1)
  --rollouts N   games in the coach's head for each thing that was decided (120)
  --seed S       names the coach's chance (coach): the same seed and rollouts find the same
  --at N         all that was weighed for the decision after N answers, whoever made it, a computer player too
  --puzzle N     finding number N as a scenario file: the position, and what is to be found in it
  --json         one JSON object

  The coach imagines worlds that look to the player like the true one, and plays them on: in X-Wing 2.5 until shots are
  fired, whose odds are computed, else to the end of the round. Setup is not weighed. Nothing is told that costs less
  than two standard errors. Of a game that is not over nothing is told where more
  than one person may play, and of the own decisions alone where one does.
`;

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  player: { type: 'string' },
  rollouts: { type: 'string' },
  seed: { type: 'string' },
  at: { type: 'string' },
  puzzle: { type: 'string' },
  json: { type: 'boolean' },
} as const;

interface Wanted {
  readonly player: number | null;
  readonly budget: Budget;
  readonly at: number | null;
  readonly puzzle: number | null;
  readonly json: boolean;
}

/** Says what the decisions of a recorded game cost. Status 1 when the record differs. */
export async function coachCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('coach', args, FLAGS);
  if (values.help) {
    io.out(COACH_HELP);
    return 0;
  }
  const [file, extra] = positionals;
  if (file === undefined || extra !== undefined)
    throw new UsageError('coach: one file is needed, as in coach game.json');
  const record = readRecord('coach', file);
  const number = (flag: 'player' | 'at' | 'puzzle', least: number, most: number) => {
    const given = values[flag];
    return given === undefined ? null : wholeNumber('coach', flag, given, least, most);
  };
  const wanted: Wanted = {
    player: number('player', 1, 8),
    budget: {
      rollouts: wholeNumber('coach', 'rollouts', values.rollouts ?? '120', 10, 100_000),
      seed: values.seed ?? 'coach',
    },
    at: number('at', 0, Math.max(0, record.answers.length - 1)),
    puzzle: number('puzzle', 1, 1000),
    json: values.json === true,
  };
  return withGame('coach', record.game, (game) => {
    try {
      return coach(game, record, wanted, io);
    } catch (fault) {
      if (!(fault instanceof RecordMismatch) && !(fault instanceof GameFault)) throw fault;
      io.err(`${file}: ${fault.message}\n`);
      return 1;
    }
  });
}

function coach<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  record: PlayedRecord,
  { player, budget, at, puzzle, json }: Wanted,
  io: Io,
): number {
  const referee = rebuild(game, record);
  const seat = at === null ? (player ?? 1) - 1 : record.answers[at]!.player;
  const seats = seatsOf(game.rules, referee.state);
  if (seat >= seats) throw new UsageError(`coach: --player: '${seat + 1}' is more than ${seats} players`);
  if (referee.outcome === null) refuseWhileItGoesOn(record, seat);
  const own = record.answers.filter((answer) => answer.player === seat).length;
  const decided = new Map<number, Decided<S, Q, E>>();
  const weighed: WeighedDecision<Q>[] = [];
  for (const one of decisionsOf(game.coaching, record as PlayedRecord<Setup>, seat)) {
    if (at !== null && one.at !== at) continue;
    decided.set(one.at, one);
    weighed.push(...weighDecision(game.coaching, one, budget));
    io.progress?.(`${decided.size} of ${own} decisions`);
  }
  io.progress?.('');
  const coached = { game, coaching: game.coaching, decided };
  if (at !== null) {
    if (weighed.length === 0)
      throw new UsageError(`coach: --at: nothing is weighed of the decision after ${at} answers`);
    const told = weighed.map((one) => toldDecision(coached, one));
    io.out(
      json
        ? `${JSON.stringify({ player: seat + 1, decisions: told })}\n`
        : `${told.flatMap(weighedLines).join('\n')}\n`,
    );
    return 0;
  }
  const report = coachReport(game.coaching, weighed);
  if (puzzle !== null) {
    const found = report.findings[puzzle - 1];
    if (!found)
      throw new UsageError(`coach: --puzzle: '${puzzle}' is more than ${report.findings.length} findings`);
    const { about, given, round } = toldDecision(coached, found);
    const name = `Find better than “${given}”${about === null ? '' : ` for ${about}`} in round ${round}`;
    io.out(`${JSON.stringify(puzzleOf(game, decided.get(found.at)!, found, name), null, 2)}\n`);
    return 0;
  }
  if (json) {
    const findings = report.findings.map((one) => toldDecision(coached, one));
    io.out(`${JSON.stringify({ player: seat + 1, ...report, findings })}\n`);
  } else io.out(reportText(coached, report, game.words.player(seat)));
  return 0;
}

/**
 * Throws `UsageError` where a coach would tell somebody who still plays what is hidden: in a game between people, and of
 * the decisions of others than the one person in it. Who plays stands in records of the terminal alone.
 */
function refuseWhileItGoesOn({ players }: PlayedRecord, seat: number): void {
  const people = players?.flatMap((name, at) => (name === 'human' ? [at] : []));
  if (!people || people.length > 1)
    throw new UsageError('coach: this game goes on, and more than one person may play in it');
  if (people.length === 1 && people[0] !== seat)
    throw new UsageError(`coach: this game goes on, and only decisions of player ${people[0]! + 1} are told`);
}
