import {
  checkSquad,
  DEFAULT_PAIR,
  type Pack,
  packFrom,
  READY_SQUADS,
  readXws,
  type SecondSetup,
  type Squad,
  setupFromSquads,
  type XwsProblem,
} from '@firing-arc/xwing/second';
import { readText } from './files.ts';
import { formatIds, formatJson } from './house-data.ts';
import { oneOf, pairOf, UsageError } from './usage.ts';

/** The format of a game when nobody names one. */
export const DEFAULT_FORMAT = 'xwing2-amg';

/** Who meets: the pack, the setup, and what of the squads does nothing here yet. */
export interface Matchup {
  readonly pack: Pack;
  readonly setup: SecondSetup;
  readonly notices: readonly string[];
}

/** Flags that choose a format and two squads. */
export const SQUAD_FLAGS = {
  format: { type: 'string' },
  squads: { type: 'string', multiple: true },
  ready: { type: 'string', multiple: true },
} as const;

/** The squads that flags choose; two ready ones when none are chosen. Throws `UsageError` for what is not legal. */
export function matchup(
  command: string,
  flags: {
    readonly format?: string | undefined;
    readonly squads?: readonly string[] | undefined;
    readonly ready?: readonly string[] | undefined;
  },
): Matchup {
  const pack = packFrom(formatJson(oneOf(command, 'format', flags.format ?? DEFAULT_FORMAT, formatIds())));
  if (flags.squads && flags.ready)
    throw new UsageError(`${command}: --squads and --ready exclude each other`);
  const chosen = flags.squads
    ? pairOf(command, 'squads', flags.squads).map((file) => fromFile(command, file, pack))
    : flags.ready
      ? pairOf(command, 'ready', flags.ready).map((id) => fromHouse(command, id, pack))
      : DEFAULT_PAIR.map(({ id }) => fromHouse(command, id, pack));
  const [first, second] = chosen as [Checked, Checked];
  return {
    pack,
    setup: setupFromSquads(pack, [first.squad, second.squad]),
    notices: [...first.notices, ...second.notices],
  };
}

interface Checked {
  readonly squad: Squad;
  readonly notices: readonly string[];
}

function fromHouse(command: string, id: string, pack: Pack): Checked {
  const known = READY_SQUADS.map((ready) => ready.id);
  const { squad } = READY_SQUADS.find((ready) => ready.id === oneOf(command, 'ready', id, known))!;
  return checked(`--ready ${id}`, squad, pack, command);
}

function fromFile(command: string, file: string, pack: Pack): Checked {
  const { squad, problems } = readXws(readText(command, file), pack);
  if (problems.length > 0 || !squad) {
    throw new UsageError(`${command}: ${file}${problems.map(problemText).join('; ')}`);
  }
  return checked(file, squad, pack, command);
}

/** What could not be read, after the name of its file. */
function problemText(problem: XwsProblem, index: number): string {
  const where = problem.kind === 'text' ? `:${problem.line}:${problem.column}` : '';
  return index === 0 ? `${where}: ${problem.message}` : problem.message;
}

function checked(where: string, squad: Squad, pack: Pack, command: string): Checked {
  const { legal, playable, refusals, notices } = checkSquad(squad, pack);
  if (!legal) {
    const reasons = refusals.map(({ message, ruling }) => `${message} (${ruling})`).join('; ');
    throw new UsageError(`${command}: ${where} is not legal in ${pack.id}: ${reasons}`);
  }
  if (!playable) {
    const reasons = notices.filter(({ kind }) => kind === 'cannot-play').map(({ message }) => message);
    throw new UsageError(`${command}: ${where}: ${reasons.join('; ')}`);
  }
  return { squad, notices: notices.map(({ message }) => `${where}: ${message}`) };
}
