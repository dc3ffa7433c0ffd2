import {
  checkSquad,
  MOST_PLAYERS,
  type Pack,
  packHash,
  READY_SQUADS,
  readSquad,
  readySquads,
  type SecondSetup,
  type Squad,
  setupFromSquads,
  type XwsReading,
} from '@firing-arc/xwing/second';
import type { MatchFlags } from './games/game.ts';
import { type GivenSquad, givenSquad, problemText } from './given-squad.ts';
import { formatIds } from './house-data.ts';
import { housePack } from './packs.ts';
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
  const found = housePack(command, 'format', oneOf(command, 'format', id ?? DEFAULT_FORMAT, ids));
  if (found.game === 'xwing2') return found.pack;
  throw new UsageError(`${command}: '${id}' is no format of X-Wing 2.5`);
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

/** Two ready squads that go well together, then others; in the format of an earlier day those that were legal then. */
function defaultSquads(pack: Pack, players: number): readonly string[] {
  return readySquads(pack)
    .slice(0, players)
    .map(({ id }) => id);
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
  const given = givenSquad(command, what, [...readySquads(pack), ...READY_SQUADS]);
  const { squad, problems } = readingOf(given, pack);
  if (squad && problems.length === 0) return { squad, name: given.name };
  throw new UsageError(`${command}: ${given.name}${problems.map(problemText).join('; ')}`);
}

/** What a given squad is in X-Wing 2.5. */
export function readingOf({ name, text }: GivenSquad, pack: Pack): XwsReading {
  if (text !== null) return readSquad(text, pack);
  const ready = [...readySquads(pack), ...READY_SQUADS].find(({ id }) => id === name);
  return { squad: ready?.squad ?? null, problems: [] };
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
