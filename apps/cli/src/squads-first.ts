/** Squads of First Edition as the terminal finds them: ready ones and files in XWS 1.0. */

import {
  CORE_SETS,
  checkSquad,
  type FirstSetup,
  LONGEST_GAME,
  type Pack,
  packHash,
  READY_SQUADS,
  readXws,
  type Squad,
  setupFromSquads,
} from '@firing-arc/xwing/first';
import { readText } from './files.ts';
import type { Match, MatchFlags } from './games/game.ts';
import { housePack } from './packs.ts';
import { problemText } from './squads.ts';
import { oneOf, severalOf, UsageError } from './usage.ts';

/** The squads of First Edition that come with the house, those of the core sets too. */
export const FIRST_SQUADS = [...READY_SQUADS, ...CORE_SETS.flatMap(({ squads }) => squads)];

/** The pack of First Edition with an id. Throws `UsageError` for another game's. */
export function firstPack(command: string, id: string): Pack {
  const found = housePack(command, 'format', id);
  if (found.game === 'xwing1') return found.pack;
  throw new UsageError(`${command}: '${id}' is no format of First Edition`);
}

/** The squad of a ready one's id or of a file in XWS. Throws `UsageError` for what is none. */
export function firstSquadFrom(command: string, what: string, pack: Pack): Squad {
  const ready = FIRST_SQUADS.find(({ id }) => id === what);
  if (ready) return ready.squad;
  const { squad, problems } = readXws(readText(command, what), pack);
  if (squad && problems.length === 0) return squad;
  throw new UsageError(`${command}: ${what}${problems.map(problemText).join('; ')}`);
}

/** The match that flags choose; the first two ready squads when none are chosen. */
export function firstMatch(command: string, flags: MatchFlags, players = 2): Match<FirstSetup> {
  const pack = firstPack(command, flags.format ?? 'xwing1');
  if (players !== 2) throw new UsageError(`${command}: --players: First Edition is for two players here`);
  if (flags.teams !== undefined)
    throw new UsageError(`${command}: --teams: First Edition has two players here`);
  if (flags.scenario !== undefined && flags.scenario !== 'none')
    throw new UsageError(`${command}: --scenario: First Edition has no scenarios here`);
  if (flags.squads && flags.ready)
    throw new UsageError(`${command}: --squads and --ready exclude each other`);
  const [one, other] = (
    flags.squads
      ? severalOf(command, 'squads', flags.squads, 2)
      : flags.ready
        ? severalOf(command, 'ready', flags.ready, 2).map((id) => readyId(command, id))
        : READY_SQUADS.map(({ id }) => id)
  ).map((what) => checked(command, what, pack)) as [Checked, Checked];
  const setup = setupFromSquads(pack, [one.squad, other.squad], {
    hash: packHash(pack),
    rounds: LONGEST_GAME,
  });
  return { setup, seeded: () => setup, notices: [...one.notices, ...other.notices] };
}

const readyId = (command: string, id: string): string =>
  oneOf(
    command,
    'ready',
    id,
    FIRST_SQUADS.map((ready) => ready.id),
  );

interface Checked {
  readonly squad: Squad;
  readonly notices: readonly string[];
}

function checked(command: string, what: string, pack: Pack): Checked {
  const squad = firstSquadFrom(command, what, pack);
  const { legal, playable, refusals, notices } = checkSquad(squad, pack);
  if (!legal) {
    const reasons = refusals.map(({ message, ruling }) => `${message} (${ruling})`).join('; ');
    throw new UsageError(`${command}: ${what} is not legal in ${pack.id}: ${reasons}`);
  }
  if (!playable) {
    const reasons = notices.filter(({ kind }) => kind === 'cannot-play').map(({ message }) => message);
    throw new UsageError(`${command}: ${what}: ${reasons.join('; ')}`);
  }
  return { squad, notices: notices.map(({ message }) => `${what}: ${message}`) };
}
