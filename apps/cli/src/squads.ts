import {
  checkSquad,
  isYasbLink,
  MOST_PLAYERS,
  type Pack,
  packFrom,
  packHash,
  READY_SQUADS,
  readSquad,
  readyPair,
  readySquads,
  type SecondSetup,
  type Squad,
  setupFromSquads,
  type XwsProblem,
} from '@firing-arc/xwing/second';
import { readText } from './files.ts';
import type { MatchFlags } from './games/game.ts';
import { formatIds, formatJson } from './house-data.ts';
import { oneOf, severalOf, teamsOf, UsageError } from './usage.ts';

/** The format of a game when nobody names one. */
export const DEFAULT_FORMAT = 'xwing2-amg';

/** Who meets: the pack, the setup, and what of the squads does nothing here yet. */
export interface Matchup {
  readonly pack: Pack;
  readonly setup: SecondSetup;
  readonly notices: readonly string[];
}

/** The format pack of X-Wing 2.5 with an id; the default one when none is named. */
export function packOf(command: string, id: string | undefined): Pack {
  const ids = formatIds().filter((one) => one.startsWith('xwing2'));
  return packFrom(formatJson(oneOf(command, 'format', id ?? DEFAULT_FORMAT, ids)));
}

/** The squads that flags choose; two ready ones when none are chosen. Throws `UsageError` for what is not legal. */
export function matchup(command: string, flags: MatchFlags, players = 2): Matchup {
  const pack = packOf(command, flags.format);
  if (flags.squads && flags.ready)
    throw new UsageError(`${command}: --squads and --ready exclude each other`);
  const chosen = flags.squads
    ? severalOf(command, 'squads', flags.squads, MOST_PLAYERS).map((file) => fromFile(command, file, pack))
    : flags.ready
      ? severalOf(command, 'ready', flags.ready, MOST_PLAYERS).map((id) => fromHouse(command, id, pack))
      : defaultSquads(pack, players).map((id) => fromHouse(command, id, pack));
  const [first, second, ...more] = chosen as [Checked, Checked, ...Checked[]];
  const teams = teamsOf(command, flags.teams, chosen.length);
  const squads = [first.squad, second.squad, ...more.map(({ squad }) => squad)] as const;
  return {
    pack,
    setup: setupFromSquads(pack, squads, 'none', packHash(pack), teams),
    notices: chosen.flatMap(({ notices }) => notices),
  };
}

/** Two ready squads that go well together, then others. */
function defaultSquads(pack: Pack, players: number): readonly string[] {
  const pair = readyPair(pack).map(({ id }) => id);
  const others = readySquads(pack)
    .map(({ id }) => id)
    .filter((id) => !pair.includes(id));
  return [...pair, ...others].slice(0, players);
}

interface Checked {
  readonly squad: Squad;
  readonly notices: readonly string[];
}

function fromHouse(command: string, id: string, pack: Pack): Checked {
  const known = readySquads(pack).map((ready) => ready.id);
  const { squad } = readySquads(pack).find((ready) => ready.id === oneOf(command, 'ready', id, known))!;
  return checked(`--ready ${id}`, squad, pack, command);
}

function fromFile(command: string, file: string, pack: Pack): Checked {
  const { squad, name } = squadFrom(command, file, pack);
  return checked(name, squad, pack, command);
}

/** The squad of a ready one's id, a file in XWS, or a squad builder's link. Throws `UsageError` for what is none. */
export function squadFrom(
  command: string,
  what: string,
  pack: Pack,
): { readonly squad: Squad; readonly name: string } {
  const ready = [...readySquads(pack), ...READY_SQUADS].find(({ id }) => id === what);
  if (ready) return { squad: ready.squad, name: what };
  const link = isYasbLink(what);
  const name = link ? 'the link' : what;
  const { squad, problems } = readSquad(link ? what : readText(command, what), pack);
  if (squad && problems.length === 0) return { squad, name };
  throw new UsageError(`${command}: ${name}${problems.map(problemText).join('; ')}`);
}

/** What could not be read, after the name of its file. */
export function problemText(problem: XwsProblem, index: number): string {
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
