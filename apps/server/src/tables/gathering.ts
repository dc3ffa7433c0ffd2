/** What becomes of a table until its first question: seats, squads, the setup, and what every seat contributes to the dice. */

import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SquadFindings, SquadSource } from '@firing-arc/online';
import { contribute, contributionProblem } from '@firing-arc/referee';
import type { HouseGame, TableFormat } from '../games/index.ts';
import { type Brought, commitmentsOf, type Doc, withSeat } from './doc.ts';
import { Refused } from './refused.ts';

/** What is left to chance here: 32 bytes for each computer player, and a number for a scenario. */
export interface Dealer {
  readonly bytes: (count: number) => Uint8Array;
  readonly number: () => number;
}

/** Chance that nobody can foresee. */
export const DEALER: Dealer = {
  bytes: (count) => randomBytes(count),
  number: () => randomBytes(4).readUInt32BE() / 2 ** 32,
};

/** A seat for a guest: this one, or the first that is free. */
export function seatFor(doc: Doc, wanted: number | undefined): number {
  if (doc.status !== 'gathering') throw new Refused('status', 'the table does not gather any more');
  const seat = wanted ?? doc.seats.findIndex(({ taken }) => !taken);
  const found = doc.seats[seat];
  if (!found) throw new Refused('taken', 'no seat is free');
  if (found.taken) throw new Refused('taken', `seat ${seat} is taken`);
  return seat;
}

/** What is brought to a seat, read by the format. */
export function bring(
  doc: Doc,
  format: TableFormat,
  seat: number,
  source: SquadSource | null,
): { readonly doc: Doc; readonly findings: SquadFindings } {
  if (doc.status !== 'gathering') return broughtAgain(doc, format, seat, source);
  if (source === null) {
    const none = { brought: false, name: null, points: null, problems: [], refusals: [], notices: [] };
    return { doc: withSeat(doc, seat, { brought: null }), findings: none };
  }
  const { findings, squad } = format.read(source);
  if (!findings.brought) return { doc, findings };
  const brought = { name: findings.name ?? 'squad', points: findings.points ?? 0, squad };
  return { doc: withSeat(doc, seat, { brought }), findings };
}

/** What a seat has brought already is acknowledged again: the first answer may have been lost on its way. */
function broughtAgain(doc: Doc, format: TableFormat, seat: number, source: SquadSource | null) {
  const read = source && format.read(source);
  const before = doc.seats[seat]?.brought;
  if (!read?.findings.brought || !before || !isDeepStrictEqual(stored(read.squad), stored(before.squad)))
    throw new Refused('status', 'the setup is settled');
  return { doc, findings: read.findings };
}

const stored = (squad: unknown): unknown => JSON.parse(JSON.stringify(squad));

/** What settles the setup of a table. */
export interface Settling {
  readonly game: HouseGame;
  readonly format: TableFormat;
  readonly dealer: Dealer;
}

/** Settles the setup when all sit and have brought something; as it was otherwise. */
export function settled(doc: Doc, { game, format, dealer }: Settling): Doc {
  const isReady = ({ taken, brought, by }: Doc['seats'][number]) =>
    taken && (brought !== null || by === 'computer');
  if (doc.status !== 'gathering' || !doc.seats.every(isReady)) return doc;
  const usual = (seat: number): Brought => {
    const { findings, squad } = format.read({ ready: format.usual(seat) });
    return { name: findings.name ?? 'squad', points: findings.points ?? 0, squad };
  };
  const all = doc.seats.map(({ brought }, seat) => brought ?? usual(seat));
  const setup = matched(() =>
    format.match(
      all.map(({ squad }) => squad),
      { scenario: doc.scenario, chance: dealer.number(), teams: doc.teams },
    ),
  );
  const [problem] = game.played.problems(setup);
  if (problem) throw new Refused('squad', problem);
  const seats = doc.seats.map((seat, at) => ({
    ...seat,
    brought: all[at]!,
    ...(seat.by === 'computer' ? contribute(dealer.bytes(32)) : {}),
  }));
  return { ...doc, status: 'settled', setup, seats };
}

function matched(match: () => unknown): unknown {
  try {
    return match();
  } catch (error) {
    throw new Refused('squad', error instanceof Error ? error.message : 'these squads cannot meet');
  }
}

/** A seat's commitment; none equals another's, which would show a contribution beforehand. */
export function committed(doc: Doc, seat: number, commitment: string): Doc {
  const before = doc.seats[seat]!.commitment;
  if (before === commitment) return doc;
  if (doc.status !== 'settled') throw new Refused('status', 'nothing is to be committed to now');
  if (before !== null) throw new Refused('status', 'this seat has committed already');
  if (commitmentsOf(doc).some((one) => one.commitment === commitment))
    throw new Refused('bounds', 'another seat has made the same commitment');
  return withSeat(doc, seat, { commitment });
}

/** A seat's contribution, once all have committed. */
export function contributed(doc: Doc, seat: number, contribution: string): Doc {
  if (doc.status !== 'settled') throw new Refused('status', 'nothing is to be contributed now');
  if (commitmentsOf(doc).length < doc.seats.length)
    throw new Refused('status', 'not all seats have committed yet');
  const { commitment, contribution: before } = doc.seats[seat]!;
  if (before === contribution) return doc;
  const problem = contributionProblem({
    commitments: [{ seat: 0, commitment: commitment! }],
    contributions: [{ seat: 0, contribution }],
  });
  if (problem) throw new Refused('bounds', 'this is not what the seat has committed to');
  return withSeat(doc, seat, { contribution });
}
