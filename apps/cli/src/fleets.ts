/** Fleets of Armada as the terminal finds them: ready ones and texts of list builders. */
import {
  type ArmadaSetup,
  CORE_FLEETS,
  checkFleet,
  DEFAULT_FLEETS,
  type Fleet,
  LEARNING_SCENARIO,
  type Pack,
  packHash,
  READY_FLEETS,
  type ReadyFleet,
  readFleetText,
  setupFromFleets,
} from '@firing-arc/armada';
import { plainLine } from '@firing-arc/referee';
import { readText } from './files.ts';
import type { Match, MatchFlags } from './games/game.ts';
import { isSquadText } from './given-squad.ts';
import { housePack } from './packs.ts';
import { severalOf, UsageError } from './usage.ts';

/** The fleets that come with the house, those of a core set's size first. */
export const ARMADA_FLEETS: readonly ReadyFleet[] = [...CORE_FLEETS, ...READY_FLEETS];

/** The pack of Armada with an id. Throws `UsageError` for another game's. */
export function armadaPack(command: string, id: string): Pack {
  const found = housePack(command, 'format', id);
  if (found.game === 'armada') return found.pack;
  throw new UsageError(`${command}: '${id}' is no format of Armada`);
}

/** The fleet of a ready one's id or of a file of a list builder. Throws `UsageError` for what is none or not all read. */
export function fleetFrom(command: string, what: string, pack: Pack): Fleet {
  const { fleet, findings } = fleetDraft(command, what, pack);
  if (findings.length === 0) return fleet;
  throw new UsageError(`${command}: ${findings.map((finding) => `${what}:${finding}`).join('; ')}`);
}

/** As `fleetFrom`, without the lines that were not understood, each of which is a finding. */
export function fleetDraft(
  command: string,
  what: string,
  pack: Pack,
): { readonly fleet: Fleet; readonly findings: readonly string[] } {
  const ready = ARMADA_FLEETS.find(({ id }) => id === what);
  if (ready) return { fleet: ready.fleet, findings: [] };
  const text = isSquadText(what) ? what : readText(command, what);
  if (isSquadText(text)) {
    const name = text === what ? 'the link' : plainLine(what);
    throw new UsageError(`${command}: ${name}: this is a squad of X-Wing; firing-arc squad check reads it`);
  }
  const { fleet, problems } = readFleetText(text, pack);
  const findings = problems.map(({ line, message }) => `${line}: ${message}`);
  if (fleet) return { fleet, findings };
  throw new UsageError(`${command}: ${findings.map((finding) => `${what}:${finding}`).join('; ')}`);
}

/** What `--ready` calls the learning scenario, which is no fleet: both sides and their places are given. */
const LEARNING = 'learning';

/** The match that flags choose; the first two ready fleets when none are chosen. */
export function armadaMatch(command: string, flags: MatchFlags, players = 2): Match<ArmadaSetup> {
  const pack = armadaPack(command, flags.format ?? 'armada');
  if (players !== 2) throw new UsageError(`${command}: --players: Armada is for two players here`);
  if (flags.teams !== undefined) throw new UsageError(`${command}: --teams: Armada has two players here`);
  if (flags.scenario !== undefined && flags.scenario !== 'none')
    throw new UsageError(`${command}: --scenario: Armada has objectives instead, which the fleets bring`);
  if (flags.squads && flags.ready)
    throw new UsageError(`${command}: --squads and --ready exclude each other`);
  if (flags.ready?.join() === LEARNING) return unseeded(LEARNING_SCENARIO, []);
  const names = flags.squads
    ? severalOf(command, 'squads', flags.squads, 2)
    : flags.ready
      ? severalOf(command, 'ready', flags.ready, 2)
      : DEFAULT_FLEETS.map(({ id }) => id);
  const [one, other] = names.map((name) => fleetFrom(command, name, pack)) as [Fleet, Fleet];
  const play = [one, other].every((fleet) => checkFleet(fleet, pack, 'core').legal) ? 'core' : 'standard';
  const notices = [one, other].flatMap((fleet, at) => checked(command, names[at]!, fleet, pack));
  return unseeded(setupFromFleets(pack, [one, other], { play, hash: packHash(pack) }), notices);
}

const unseeded = (setup: ArmadaSetup, notices: readonly string[]): Match<ArmadaSetup> => ({
  setup,
  seeded: () => setup,
  notices,
});

/** What of a fleet does nothing here yet. Throws `UsageError` for a fleet that is not legal or cannot be played. */
function checked(command: string, name: string, fleet: Fleet, pack: Pack): readonly string[] {
  const { legal, playable, refusals, notices } = checkFleet(fleet, pack);
  if (!legal) {
    const reasons = refusals.map(({ message, ruling }) => `${message} (${ruling})`).join('; ');
    throw new UsageError(`${command}: ${name} is not legal in ${pack.id}: ${reasons}`);
  }
  if (!playable) {
    const reasons = notices.filter(({ kind }) => kind === 'cannot-play').map(({ message }) => message);
    throw new UsageError(`${command}: ${name}: ${reasons.join('; ')}`);
  }
  return notices.map(({ message }) => `${name}: ${message}`);
}
