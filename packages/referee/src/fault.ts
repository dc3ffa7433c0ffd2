import type { Refusal } from './question.ts';

/** A rule failed. The game stands where it stood before the answer; the record reproduces the fault. */
export class GameFault extends Error {
  override readonly name: string = 'GameFault';
}

/** A step asked, told or rolled something else when it ran again: it reads something outside the state. */
export class ReexecutionFault extends GameFault {
  override readonly name = 'ReexecutionFault';
}

/** A record does not rebuild the game it claims to be; says at which answer and how. */
export class RecordMismatch extends Error {
  override readonly name = 'RecordMismatch';
}

/** Refusals as one line of text. */
export function describe(refusals: readonly Refusal[]): string {
  return refusals
    .map((refusal) => {
      const facts = Object.entries(refusal.facts ?? {}).map(([name, value]) => `${name} ${value}`);
      const more = refusal.detail ?? facts.join(', ');
      return `${refusal.option} (${refusal.ruling}${more ? `: ${more}` : ''})`;
    })
    .join('; ');
}
