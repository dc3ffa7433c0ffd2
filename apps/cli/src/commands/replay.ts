import { GameFault, RecordMismatch } from '@firing-arc/referee';
import { eventText, playerText, type SecondEvent, type SecondState } from '@firing-arc/xwing/second';
import type { Io } from '../io.ts';
import { type PlayedRecord, readRecord, rebuild, type SecondReferee } from '../records.ts';
import { parseFlags, UsageError } from '../usage.ts';

export const REPLAY_HELP = `firing-arc replay verify FILE   rebuild a recorded game and compare every hash
firing-arc replay show FILE     its log, with the ruling of each line in brackets

  verify ends with status 0 when every hash is equal, with 1 and the first difference when one is not.
`;

/** Rebuilds a recorded game: to prove it, or to tell it. */
export function replayCommand(args: readonly string[], io: Io): number {
  const { values, positionals } = parseFlags('replay', args, { help: { type: 'boolean', short: 'h' } });
  if (values.help) {
    io.out(REPLAY_HELP);
    return 0;
  }
  const [what = '', file = '', extra] = positionals;
  if (what !== 'verify' && what !== 'show') {
    throw new UsageError(`replay: '${what}' is neither verify nor show; as in replay verify FILE`);
  }
  if (file === '' || extra !== undefined) {
    throw new UsageError(
      `replay ${what}: one file is needed${extra === undefined ? '' : `, and '${extra}' is a second`}`,
    );
  }
  const record = readRecord(`replay ${what}`, file);
  const referee = rebuilt(record, file, io);
  if (!referee) return 1;
  if (what === 'verify') io.out(`OK: ${file}: ${summary(record, referee)}\n`);
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
