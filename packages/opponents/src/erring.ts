import { type Answer, copyPlain, type Question, type State, type Weighed } from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';
import { noteWeighed } from './explained.ts';
import type { Policy } from './policy-player.ts';

/** How somebody errs. */
export interface Errors {
  /** What it would not do by mistake: what costs so much more than the best, in points. */
  readonly most: number;
  /** Its mistakes are among so many options next to the best. */
  readonly among: number;
  /** How often it takes another option than the best, for each part of a question, and forgets what it may spend or use. */
  readonly often: number;
}

/** How often those err who are new to a game, and those who have flown it for a while. */
export const CADET_ERRS = 0.4;
export const WINGMAN_ERRS = 0.12;

/** What is easily forgotten: the last option of such a question does nothing. */
const EASILY_FORGOTTEN: ReadonlySet<string> = new Set([
  'modify-attack-dice',
  'modify-defense-dice',
  'use-ability',
  'action',
  'attack-effect',
  'defense-token',
  'resolve-command',
]);

/**
 * A player that makes the mistakes that a person makes: it weighs as another does, at times takes one of the next best,
 * and forgets tokens and abilities.
 */
export const erringOf =
  <S extends State, Q extends Question>(policy: Policy<S, Q>, errors: Errors): Policy<S, Q> =>
  (streams, index) => {
    const sensible = policy(streams, index);
    const chance = (): number => nextUint32(streams, index) / 4294967296;
    return (question, view, help) => {
      // A copy: what is noted here is this player's, and nobody else's explanation.
      const asked = copyPlain(question);
      const notes = noteWeighed(asked);
      const best = sensible(asked, view, help);
      return mistaken(asked, best, notes, errors, chance);
    };
  };

function mistaken(
  question: Question,
  best: Answer,
  notes: readonly (readonly Weighed[])[],
  errors: Errors,
  chance: () => number,
): Answer {
  switch (question.form) {
    case 'choice':
      if (EASILY_FORGOTTEN.has(question.kind) && chance() < errors.often) return question.options.length - 1;
      return otherThan(best as number, notes[0]!, errors, chance);
    case 'each':
      return (best as readonly number[]).map((option, part) =>
        otherThan(option, notes[part]!, errors, chance),
      );
    case 'place':
      return best;
  }
}

/** The best option, or one of those next to it of all that were weighed. */
function otherThan(
  best: number,
  weighed: readonly Weighed[],
  { most, among, often }: Errors,
  chance: () => number,
): number {
  if (chance() >= often) return best;
  const value = weighed.find(({ option }) => option === best)?.value;
  if (value === undefined) return best;
  const others = weighed
    .filter((one) => one.option !== best && value - one.value < most)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, among);
  return (others[Math.floor(chance() * others.length)]?.option as number | undefined) ?? best;
}
