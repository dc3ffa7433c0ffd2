import { sha256Hex } from '@firing-arc/table';

/**
 * Dice that nobody can foresee: every seat commits to a contribution by its SHA-256, then shows it to the referee, and
 * to all when the game is over. The seed of all chance is made of all contributions: who knows only some of them knows
 * nothing of it.
 */

/** What a seat sends first, for all to see. */
export interface Commitment {
  readonly seat: number;
  /** 64 hexadecimal digits. */
  readonly commitment: string;
}

/** What a seat sends to the referee when all have committed, and what all are shown after the game. */
export interface Contribution {
  readonly seat: number;
  /** 32 bytes of chance in 64 hexadecimal digits. */
  readonly contribution: string;
}

/** The contributions of all seats to the dice of one game, with what they committed to; each list in any order. */
export interface Contributions {
  readonly commitments: readonly Commitment[];
  readonly contributions: readonly Contribution[];
}

/** Bytes of a contribution: as many as nobody can guess. */
export const CONTRIBUTION_BYTES = 32;

/** A contribution made of 32 bytes that nobody else can guess, and the commitment to it. Throws for another number. */
export function contribute(bytes: Uint8Array): {
  readonly contribution: string;
  readonly commitment: string;
} {
  if (bytes.length !== CONTRIBUTION_BYTES)
    throw new Error(`a contribution is made of ${CONTRIBUTION_BYTES} bytes, not ${bytes.length}`);
  const contribution = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { contribution, commitment: commitmentTo(contribution) };
}

/** What seats contribute that trust one machine, in the order of the seats: 32 bytes of chance each. */
export function contributionsFrom(bytes: readonly Uint8Array[]): Contributions {
  const made = bytes.map((own, seat) => ({ seat, ...contribute(own) }));
  return {
    commitments: made.map(({ seat, commitment }) => ({ seat, commitment })),
    contributions: made.map(({ seat, contribution }) => ({ seat, contribution })),
  };
}

const commitmentTo = (contribution: string): string => sha256Hex(`firing-arc contribution\0${contribution}`);

/** The SHA-256 of which game is played with which setup: contributions to one game are none to another. */
export const setupHash = (game: string, setup: unknown): string =>
  sha256Hex(`firing-arc setup\0${canonicalJson({ game, setup })}`);

/**
 * The seed of all chance: 64 hexadecimal digits, the same in whatever order commitments and contributions came.
 * Throws, with the seat, where a contribution is missing, or is not what its seat has committed to.
 */
export function seedOf({ commitments, contributions }: Contributions, setup: string): string {
  const problem = contributionProblem({ commitments, contributions });
  if (problem) throw new Error(problem);
  const inOrder = contributions.toSorted((one, other) => one.seat - other.seat);
  return sha256Hex(['firing-arc seed', setup, ...inOrder.map(({ contribution }) => contribution)].join('\0'));
}

/** Why contributions cannot make a seed, or null. */
export function contributionProblem({ commitments, contributions }: Contributions): string | null {
  for (let seat = 0; seat < commitments.length; seat++) {
    const made = commitments.filter((one) => one.seat === seat);
    const shown = contributions.filter((one) => one.seat === seat);
    if (made.length !== 1) return `seat ${seat} of ${commitments.length} has made ${made.length} commitments`;
    if (shown.length !== 1) return `seat ${seat} has shown ${shown.length} contributions`;
    const { contribution } = shown[0]!;
    if (!/^[0-9a-f]{64}$/.test(contribution))
      return `the contribution of seat ${seat} is not 64 hexadecimal digits`;
    if (commitmentTo(contribution) !== made[0]!.commitment)
      return `the contribution of seat ${seat} is not the one it has committed to`;
    // Who committed to the same as another would show it to the other beforehand.
    const twin = commitments.find((one) => one.seat !== seat && one.commitment === made[0]!.commitment);
    if (twin) return `seats ${seat} and ${twin.seat} have made the same commitment`;
  }
  if (contributions.length !== commitments.length)
    return `${contributions.length} contributions have been shown to ${commitments.length} commitments`;
  return commitments.length === 0 ? 'no seat has contributed' : null;
}

/** JSON as RFC 8785 wants it, so that equal setups are equal texts: no spaces, keys in the order of their code units. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined);
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(fields[name])}`)
    .join(',')}}`;
}
