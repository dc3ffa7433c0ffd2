import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { PLAYERS } from '@firing-arc/opponents';
import {
  CONTRIBUTION_BYTES,
  type Contributions,
  contributionsFrom,
  type GameEvent,
  GameFault,
  type Question,
  RecordMismatch,
  seatsFor,
} from '@firing-arc/referee';
import { EPIC_SQUADS, MOST_PLAYERS, READY_SQUADS } from '@firing-arc/xwing/second';
import { ARMADA_FLEETS } from '../fleets.ts';
import {
  MATCH_FLAGS,
  type MatchFlags,
  type PlayedRecord,
  type TableGame,
  type TableSetup,
  type TableState,
  withGame,
} from '../games/index.ts';
import type { Io } from '../io.ts';
import { gameOfFormat } from '../packs.ts';
import { runGame } from '../play/run-game.ts';
import { continuedSession, newSession, type Seat, type Session, type Terms } from '../play/session.ts';
import { readRecord } from '../records.ts';
import { DEFAULT_FORMAT } from '../squads.ts';
import { FIRST_SQUADS } from '../squads-first.ts';
import { noPositionals, oneOf, parseFlags, rolloutsOf, UsageError, wholeNumber } from '../usage.ts';

const SEATS: readonly Seat[] = [...PLAYERS.map(({ name }) => name), 'human'];

export const PLAY_HELP = `firing-arc play   a game in the terminal; you are player 1

  --against WHO     ${SEATS.join(', ')} (plain); human: both players at this terminal
  --players N       two to four, everybody but you a computer player (2, or as many as there are squads)
  --teams 1,1,2,2   the team of each player; everybody alone without it
  --squads A,B      an XWS file for each, yours first; without it ready squads meet
  --ready A,B       ready squads: ${READY_SQUADS.map(({ id }) => id).join(', ')};
                    epic: ${EPIC_SQUADS.map(({ id }) => id).join(', ')};
                    of First Edition: ${FIRST_SQUADS.map(({ id }) => id).join(', ')};
                    fleets of Armada: learning, ${ARMADA_FLEETS.map(({ id }) => id).join(', ')}
  --format ID       the format pack (xwing2-amg); xwing2-epic for huge ships, armada for Armada, xwing1 for
                    First Edition, where a huge ship in a squad makes it epic play
  --scenario ID     assault, chance, salvage, scramble: a scenario of the format; random: one of them; none: a
                    dogfight (none)
  --seed S          the seed of all dice, for a game that can be played again; without it nobody can foresee the dice,
                    and replay dice FILE checks each of them
  --rollouts N      how many games in its head a searching player plays for a decision (100)
  --quick           the computer places obstacles and ships for you too
  --record FILE     keep the game in this file after every answer; a game that is in it goes on

At a question: a number, ? why other things are refused, b board, s ships, l log, r TEXT rules, q quit.
`;

/** A game in the terminal. Status 0 also when the input ends before the game. */
export async function playCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('play', args, {
    ...MATCH_FLAGS,
    help: { type: 'boolean', short: 'h' },
    against: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string' },
    record: { type: 'string' },
    rollouts: { type: 'string' },
    quick: { type: 'boolean' },
  });
  if (values.help) {
    io.out(PLAY_HELP);
    return 0;
  }
  noPositionals('play', positionals);
  const against = values.against === undefined ? undefined : oneOf('play', 'against', values.against, SEATS);
  const kept = holdsGame(values.record) ? recordToGoOn(values.record!, values) : null;
  const id = kept?.game ?? gameOfFormat('play', values.format ?? DEFAULT_FORMAT);
  return withGame('play', id, (game) =>
    play(kept ? goOn(game, kept, against, values) : begin(game, values, against ?? 'plain', io), io),
  );
}

async function play<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  session: Session<S, Setup, Q, E>,
  io: Io,
): Promise<number> {
  try {
    return await runGame(session, io);
  } catch (fault) {
    if (!(fault instanceof GameFault)) throw fault;
    io.err(`play: ${fault.message}\n`);
    return 1;
  }
}

type Flags = MatchFlags & {
  readonly seed?: string | undefined;
  readonly players?: string | undefined;
  readonly record?: string | undefined;
  readonly quick?: boolean | undefined;
  readonly rollouts?: string | undefined;
};

const holdsGame = (file: string | undefined): boolean =>
  file !== undefined && existsSync(file) && (!statSync(file).isFile() || statSync(file).size > 0);

function begin<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  flags: Flags,
  against: Seat,
  io: Io,
): Session<S, Setup, Q, E> {
  const players =
    flags.players === undefined ? undefined : wholeNumber('play', 'players', flags.players, 2, MOST_PLAYERS);
  const { setup, seeded, notices } = game.match('play', flags, players);
  if (players !== undefined && players !== setup.sides.length)
    throw new UsageError(`play: --players: there are ${setup.sides.length} squads for ${players} players`);
  const fixed = seeded(flags.seed ?? randomUUID());
  const session = newSession(
    game,
    fixed,
    flags.seed ?? contributionsHere(seatsFor(game.rules, fixed)),
    seats(against, setup.sides.length),
    termsOf(flags),
  );
  for (const notice of notices) io.out(`Note: ${notice}\n`);
  return session;
}

const termsOf = (flags: Flags): Terms => ({
  file: flags.record ?? null,
  quick: flags.quick === true,
  rollouts: rolloutsOf('play', flags.rollouts),
});

/** What this machine contributes for every seat. */
const contributionsHere = (seats: number): Contributions =>
  contributionsFrom(Array.from({ length: seats }, () => randomBytes(CONTRIBUTION_BYTES)));

/** The record in a file that holds a game. Throws `UsageError` when a flag would decide what it has decided. */
function recordToGoOn(file: string, flags: Flags): PlayedRecord {
  const decided = (['squads', 'ready', 'players', 'teams', 'format', 'scenario', 'seed'] as const).find(
    (flag) => flags[flag] !== undefined,
  );
  if (decided) {
    throw new UsageError(
      `play: --${decided}: '${file}' holds a game already, which decides that; name another file`,
    );
  }
  return readRecord('play', file);
}

/** Goes on with the game in a file, against whom it was begun if nobody else is named. */
function goOn<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  record: PlayedRecord,
  against: Seat | undefined,
  flags: Flags,
): Session<S, Setup, Q, E> {
  const file = flags.record!;
  try {
    const other = against ?? opponentOf(record);
    return continuedSession(game, record, (players) => seats(other, players), termsOf(flags));
  } catch (error) {
    if (!(error instanceof RecordMismatch) && !(error instanceof GameFault)) throw error;
    throw new UsageError(`play: ${file}: ${error.message}`);
  }
}

/** You, and everybody else. */
const seats = (against: Seat, players: number): readonly Seat[] => [
  'human',
  ...new Array<Seat>(players - 1).fill(against),
];

const opponentOf = (record: PlayedRecord): Seat =>
  SEATS.find((seat) => seat === record.players?.[1]) ?? 'plain';
