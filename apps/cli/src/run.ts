import { harmless, type Io } from './io.ts';
import { UsageError } from './usage.ts';

export const HELP = `firing-arc COMMAND

  play                 a game in the terminal; questions are answered by number
  sim                  computer players against each other, as a table or as JSON
  lab LIST             your list against a field: where it wins, what dies first, what never acts
  arena                computer players in mirrored pairs: an Elo table, a sequential test
  work URL             play parts of runs that wait in a queue, for sim, lab and arena with --queue
  coach FILE           what your decisions of a recorded game cost, and what was better
  replay verify FILE   rebuild a recorded game and compare every hash
  replay show FILE     its log, with the ruling of each line
  replay dice FILE     its dice, each with the SHA-256 it comes from, checked
  replay scenario FILE a position of it as a scenario file
  scenario run FILE    set a position up, play it, check what is expected
  squad check FILE     is a squad legal, and why not? a file in XWS or a squad builder's link
  squad export FILE    the same as XWS; squad quick and squad random find squads
  fleet check FILE     is a fleet of Armada legal? fleet export FILE writes it as text
  packs                the format packs; packs check FILE, packs diff A B
  rules TEXT|ID        search the rules
  cards                every card of a format: exact, or what of it is not written yet
  table                measure and move on a table, for programs: JSON lines in and out

COMMAND --help tells more. Unofficial, free, not affiliated with or endorsed by the rights holders.
`;

type Command = (args: readonly string[], io: Io) => number | Promise<number>;

/** Each command brings only what it needs: looking a rule up does not wait for the games. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  sim: async () => (await import('./commands/sim.ts')).simCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  scenario: async () => (await import('./commands/scenario.ts')).scenarioCommand,
  lab: async () => (await import('./commands/lab.ts')).labCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  work: async () => (await import('./commands/work.ts')).workCommand,
  coach: async () => (await import('./commands/coach.ts')).coachCommand,
  cards: async () => (await import('./commands/cards.ts')).cardsCommand,
  squad: async () => (await import('./commands/squad.ts')).squadCommand,
  fleet: async () => (await import('./commands/fleet.ts')).fleetCommand,
  packs: async () => (await import('./commands/packs.ts')).packsCommand,
  rules: async () => (await import('./commands/rules.ts')).rulesCommand,
  table: async () => (await import('./commands/table.ts')).tableCommand,
};

/** Runs a command line and returns the exit status: 2 with one line when the input cannot be used. */
export async function run(args: readonly string[], given: Io): Promise<number> {
  const io = harmless(given);
  const [name = '', ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') {
    io.out(HELP);
    return 0;
  }
  try {
    const bring = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (bring) return await (await bring())(rest, io);
    const what = name === '' ? 'a command is needed' : `there is no command '${name}'`;
    throw new UsageError(`firing-arc: ${what}; the commands are ${Object.keys(COMMANDS).join(', ')}`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`${error.message.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/\p{Cc}+/gu, ' ')}\n`);
    return 2;
  }
}
