/** Fleets of Armada as the terminal finds them: ready ones and texts of list builders. */
import {
  CORE_FLEETS,
  type Fleet,
  type Pack,
  READY_FLEETS,
  type ReadyFleet,
  readFleetText,
} from '@firing-arc/armada';
import { readText } from './files.ts';
import { housePack } from './packs.ts';
import { UsageError } from './usage.ts';

/** The fleets that come with the house, those of a core set's size first. */
export const ARMADA_FLEETS: readonly ReadyFleet[] = [...CORE_FLEETS, ...READY_FLEETS];

/** The pack of Armada with an id. Throws `UsageError` for another game's. */
export function armadaPack(command: string, id: string): Pack {
  const found = housePack(command, 'format', id);
  if (found.game === 'armada') return found.pack;
  throw new UsageError(`${command}: '${id}' is no format of Armada`);
}

/** The fleet of a ready one's id or of a file of a list builder. Throws `UsageError` for what is none. */
export function fleetFrom(command: string, what: string, pack: Pack): Fleet {
  const ready = ARMADA_FLEETS.find(({ id }) => id === what);
  if (ready) return ready.fleet;
  const { fleet, problems } = readFleetText(readText(command, what), pack);
  if (fleet && problems.length === 0) return fleet;
  const reasons = problems.map(({ line, message }) => `${what}:${line}: ${message}`);
  throw new UsageError(`${command}: ${reasons.join('; ')}`);
}
