import { GameFault, RecordMismatch, type ScenarioFile, takeBack } from '@firing-arc/referee';
import {
  eventText,
  playerText,
  type SecondEvent,
  type SecondState,
  writePosition,
} from '@firing-arc/xwing/second';
import type { Io } from '../io.ts';
import { type PlayedRecord, readRecord, rebuild, type SecondReferee } from '../records.ts';
import { parseFlags, UsageError, wholeNumber } from '../usage.ts';

export const REPLAY_HELP = `firing-arc replay verify FILE   rebuild a recorded game and compare every hash
firing-arc replay show FILE     its log, with the ruling of each line in brackets
firing-arc replay scenario FILE its position as a scenario file, to run, to change, to report a fault with

  --at N   the position after N answers (scenario only; after the last one if left out)

  verify ends with status 0 when every hash is equal, with 1 and the first difference when one is not.
`;

/** Rebuilds a recorded game: to prove it, or to tell it. */
export function replayCommand(args: readonly string[], io: Io): number {
  const { values, positionals } = parseFlags('replay', args, {
    help: { type: 'boolean', short: 'h' },
    at: { type: 'string' },
  });
  if (values.help) {
    io.out(REPLAY_HELP);
    return 0;
  }
  const [what = '', file = '', extra] = positionals;
  if (what !== 'verify' && what !== 'show' && what !== 'scenario') {
    throw new UsageError(`replay: '${what}' is not one of verify, show, scenario; as in replay verify FILE`);
  }
  if (file === '' || extra !== undefined) {
    throw new UsageError(
      `replay ${what}: one file is needed${extra === undefined ? '' : `, and '${extra}' is a second`}`,
    );
  }
  const whole = readRecord(`replay ${what}`, file);
  const record = what === 'scenario' ? upTo(whole, values.at) : whole;
  const referee = rebuilt(record, file, io);
  if (!referee) return 1;
  if (what === 'scenario') io.out(`${JSON.stringify(positionFile(referee, record), null, 2)}\n`);
  else if (what === 'verify') io.out(`OK: ${file}: ${summary(record, referee)}\n`);
  else io.out(story(record, referee));
  return 0;
}

/** The game of a record, or null after saying where it differs. */
function rebuilt(record: PlayedRecord, file: string, io: Io): SecondReferee | null {
  try {
    return rebuild(record);
  } catch (fault) {
    if (!(fault instanceof RecordMismatch) && !(fault instanceof GameFault)) throw fault;
    io.err(`${file}: ${fault.message}\n`);
    return null;
  }
}

/** The record up to an answer. Throws `UsageError` when it has not so many. */
function upTo(record: PlayedRecord, at: string | undefined): PlayedRecord {
  const { answers } = record;
  const kept =
    at === undefined ? answers.length : wholeNumber('replay scenario', 'at', at, 0, answers.length);
  if (record.forced) throw new UsageError('replay scenario: results of chance were set by hand in this game');
  return takeBack(record, answers.length - kept) as PlayedRecord;
}

/** The position in which a game stands as a scenario file: the start of its step, and the answers since. */
function positionFile(referee: SecondReferee, record: PlayedRecord): ScenarioFile {
  const { checkpoint, groups } = referee.snapshot();
  const open = referee.questions[0];
  return {
    game: record.game,
    name: `Seed ${record.seed} after ${record.answers.length} answers`,
    position: writePosition(checkpoint),
    answers: groups.flatMap(({ players, answers }) =>
      answers.flatMap((answer, i) => (answer === null ? [] : [{ player: players[i]!, answer }])),
    ),
    ...(open ? { expect: { question: { question: open.kind, player: open.player } } } : { complete: true }),
  };
}

function summary(record: PlayedRecord, referee: SecondReferee): string {
  const { state, outcome } = referee;
  const end = outcome ? ending(state, outcome.winner) : 'not over yet';
  const answers = `${record.answers.length} answers, ${referee.events.length} events, ${state.round} rounds`;
  const last = record.final === undefined ? 'it names no last hash' : `the last is ${referee.hash}`;
  return `${answers}, ${end}; every hash is equal, ${last}`;
}

/** How a game ended, with the mission points. */
export function ending(state: SecondState, winner: number | null): string {
  const points = state.players.map((side) => side.points).join(' to ');
  return winner === null ? `a draw at ${points}` : `${playerText(winner)} won, ${points}`;
}

/** The log of a game as text. */
function story(record: PlayedRecord, referee: SecondReferee): string {
  const { state, outcome, events } = referee;
  const sides = state.players.map((side, i) => {
    const who = record.players?.[i];
    return `${playerText(i)}${who === undefined ? '' : ` (${who})`}: ${side.name}`;
  });
  const seed = outcome ? `Seed: ${record.seed}` : 'The seed is shown when the game is over.';
  const head = [...sides, `${seed} Its SHA-256: ${record.commitment}`, ''];
  const tail = outcome
    ? `The end: ${ending(state, outcome.winner)}.`
    : `Not over: ${referee.questions.map(({ player }) => playerText(player)).join(' and ')} must decide.`;
  return `${[...head, ...events.map((event) => logLine(event, state)), '', tail].join('\n')}\n`;
}

/** One event with its ruling; rounds and phases stand out. */
export function logLine(event: SecondEvent, state: SecondState): string {
  const line = `${eventText(event, state)}  [${event.because}]`;
  if (event.kind === 'round') return `\n${line}`;
  return event.kind === 'phase' ? ` ${line}` : `  ${line}`;
}
