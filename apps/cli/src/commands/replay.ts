import {
  type CheckedDie,
  checkDice,
  type FairDice,
  filmed,
  type GameEvent,
  GameFault,
  type Question,
  RecordMismatch,
  type Referee,
  type RefereeEvent,
  rulesEvents,
  scenarioAt,
  setupHash,
  takeBack,
  type Watched,
  watch,
} from '@firing-arc/referee';
import {
  type PlayedRecord,
  type TableGame,
  type TableSetup,
  type TableState,
  withGame,
} from '../games/index.ts';
import type { Io } from '../io.ts';
import { logLine } from '../play/log.ts';
import { readRecord, rebuild } from '../records.ts';
import { parseFlags, UsageError, wholeNumber } from '../usage.ts';

export const REPLAY_HELP = `firing-arc replay verify FILE   rebuild a recorded game and compare every hash
firing-arc replay show FILE     its log, with the ruling of each line in brackets; one that no longer replays is shown as it
                                was filmed, or as far as its answers fit, and says so
firing-arc replay film FILE     the record with a film of its game, to be shown under any later rules
firing-arc replay dice FILE     its dice, each with the SHA-256 it comes from, checked against what the seats contributed
firing-arc replay scenario FILE its position as a scenario file, to run, to change, to report a fault with

  --at N   the position after N answers (scenario only; after the last one if left out)

  verify and dice end with status 0 when all is as it must be, with 1 and the first difference when it is not.
`;

/** Rebuilds a recorded game: to prove it, or to tell it. */
export async function replayCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('replay', args, {
    help: { type: 'boolean', short: 'h' },
    at: { type: 'string' },
  });
  if (values.help) {
    io.out(REPLAY_HELP);
    return 0;
  }
  const [what = '', file = '', extra] = positionals;
  if (what !== 'verify' && what !== 'show' && what !== 'film' && what !== 'dice' && what !== 'scenario') {
    throw new UsageError(
      `replay: '${what}' is not one of verify, show, film, dice, scenario; as in replay verify FILE`,
    );
  }
  if (file === '' || extra !== undefined) {
    throw new UsageError(
      `replay ${what}: one file is needed${extra === undefined ? '' : `, and '${extra}' is a second`}`,
    );
  }
  const whole = readRecord(`replay ${what}`, file);
  const record = what === 'scenario' ? upTo(whole, values.at) : whole;
  return withGame('replay', record.game, (game) =>
    what === 'dice' ? tellDice(game, record, file, io) : tell(game, what, record, file, io),
  );
}

function tell<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  what: 'verify' | 'show' | 'film' | 'scenario',
  record: PlayedRecord,
  file: string,
  io: Io,
): number {
  if (what === 'show') return show(game, record, file, io);
  const referee = rebuilt(game, record, file, io);
  if (!referee) return 1;
  if (what === 'scenario')
    io.out(
      `${JSON.stringify(scenarioAt(game, referee, `Seed ${record.seed} after ${record.answers.length} answers`), null, 2)}\n`,
    );
  else if (what === 'verify') io.out(`OK: ${file}: ${summary(game, record, referee)}\n`);
  else io.out(`${JSON.stringify(filmed(game.rules, record as PlayedRecord<Setup>))}\n`);
  return 0;
}

/** Tells a game, also one that the rules no longer come to; that is said first. */
function show<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  record: PlayedRecord,
  file: string,
  io: Io,
): number {
  try {
    const watched = watch(game.rules, record as PlayedRecord<Setup>);
    if (watched.difference !== null) io.out(`${notice(watched)}\n\n`);
    io.out(story(game, record, watched));
    return 0;
  } catch (fault) {
    if (!(fault instanceof RecordMismatch)) throw fault;
    io.err(`${file}: ${fault.message}\n`);
    return 1;
  }
}

/** Why a game is not rebuilt, and what is shown instead. */
function notice<S extends TableState, E extends GameEvent>({
  from,
  build,
  difference,
  steps,
  answers,
}: Watched<S, E>): string {
  const made = build === undefined ? 'an earlier build' : `build ${build}`;
  const shown =
    from === 'film'
      ? 'It is shown as it was filmed then.'
      : `Nothing was filmed: its answers are given again under the rules of today, where they may mean something else, and ${steps} of ${answers} fit.`;
  return `This game was made by ${made} and no longer replays: ${difference}. ${shown}`;
}

/** The dice of a record, and whether each is as the contributions give it. */
function tellDice<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  { rules }: TableGame<S, Setup, Q, E>,
  record: PlayedRecord,
  file: string,
  io: Io,
): number {
  const check = checkDice(rules, record as PlayedRecord<Setup>);
  if (record.dice) io.out(`${contributionLines(record, record.dice).join('\n')}\n`);
  for (const die of check.dice) io.out(`${dieLine(die)}\n`);
  if (check.ok) io.out(`OK: ${file}: all ${check.dice.length} are as the contributions give them\n`);
  else io.err(`${file}: ${check.problem}\n`);
  return check.ok ? 0 : 1;
}

const contributionLines = ({ game, setup, seed }: PlayedRecord, dice: FairDice): readonly string[] => [
  `SHA-256 of the setup: ${setupHash(game, setup)}`,
  ...dice.commitments.map(({ seat, commitment }) => `Seat ${seat} committed to: ${commitment}`),
  ...dice.contributions.map(({ seat, contribution }) => `Seat ${seat} contributed: ${contribution}`),
  `The seed: ${seed}`,
];

const dieLine = ({ stream, number, die, side, sides, result, hash }: CheckedDie): string =>
  `${stream}, number ${number}: ${die === null ? 'a draw' : `${die} die`}, side ${side} of ${sides}: ${result}  ${hash}`;

/** The game of a record, or null after saying where it differs. */
function rebuilt<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  record: PlayedRecord,
  file: string,
  io: Io,
): Referee<S, Setup, Q, E> | null {
  try {
    return rebuild(game, record);
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

function summary<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  record: PlayedRecord,
  referee: Referee<S, Setup, Q, E>,
): string {
  const { state, outcome } = referee;
  const end = outcome ? game.ending(state, outcome.winner) : 'not over yet';
  const answers = `${record.answers.length} answers, ${referee.events.length} events, ${state.round} rounds`;
  const last = record.final === undefined ? 'it names no last hash' : `the last is ${referee.hash}`;
  return `${answers}, ${end}; every hash is equal, ${last}`;
}

/** The log of a game as text. */
function story<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  record: PlayedRecord,
  watched: Watched<S, E>,
): string {
  const { words } = game;
  const { state, outcome, allEvents } = watched.at(watched.steps);
  const events = rulesEvents(allEvents);
  const sides = state.players.map((side, i) => {
    const who = record.players?.[i];
    return `${words.player(i)}${who === undefined ? '' : ` (${who})`}: ${side.name}`;
  });
  const seed = outcome ? `Seed: ${record.seed}` : 'The seed is shown when the game is over.';
  const head = [...sides, `${seed} Its SHA-256: ${record.commitment}`, ''];
  const tail = outcome
    ? `The end: ${game.ending(state, outcome.winner)}.`
    : `Not over: ${deciding(allEvents).map(words.player).join(' and ')} must decide.`;
  return `${[...head, ...events.map((event) => logLine(words, event, state)), '', tail].join('\n')}\n`;
}

/** Who has been asked last of all, and not answered yet. */
function deciding(allEvents: readonly (GameEvent | RefereeEvent)[]): readonly number[] {
  const last = allEvents.findLastIndex(({ kind }) => kind !== 'asked');
  return allEvents.slice(last + 1).flatMap((event) => ('player' in event ? [event.player] : []));
}
