import type { Outcome, Question } from '@firing-arc/referee';
import { type GameOptions, humansOf } from './options.ts';

/** What the screen is for now: a question to somebody, a change of player, waiting, or the end. */
export type Turn<Q> =
  | { readonly kind: 'ask'; readonly question: Q; readonly viewer: number }
  | { readonly kind: 'pass'; readonly to: number }
  | { readonly kind: 'wait'; readonly viewer: number }
  | { readonly kind: 'over'; readonly viewer: number };

/** Nobody in particular: what is seen is what everybody may see. */
export const EVERYBODY = -1;

/** What of a running game says whose turn it is. */
interface Asking<Q> {
  readonly outcome: Outcome | null;
  readonly questions: readonly Q[];
}

/**
 * What to show on one screen. `seated` is the player who has taken the screen, or EVERYBODY. Two people at one
 * screen see what both may see, except while one of them has taken it. A secret choice must not be seen by the other while it is made.
 */
export function turnOf<Q extends Question>(
  { outcome, questions }: Asking<Q>,
  isSecret: (question: Q) => boolean,
  options: GameOptions,
  seated: number,
): Turn<Q> {
  const humans = humansOf(options);
  const alone = humans.length === 1 ? humans[0]! : null;
  const home = alone ?? (humans.length === 0 ? EVERYBODY : seated);
  if (outcome) return { kind: 'over', viewer: alone ?? EVERYBODY };
  const question = questions.find((open) => humans.includes(open.player));
  if (!question) return { kind: 'wait', viewer: home };
  if (alone !== null) return { kind: 'ask', question, viewer: alone };
  if (seated === question.player || options.pass === 'never')
    return { kind: 'ask', question, viewer: question.player };
  if (isSecret(question) || options.pass === 'every-turn' || seated !== EVERYBODY) {
    return { kind: 'pass', to: question.player };
  }
  return { kind: 'ask', question, viewer: EVERYBODY };
}

/** Who has the screen after an answer: with `secrets` it belongs to both again. */
export function seatedAfter(options: GameOptions, seated: number): number {
  return options.pass === 'secrets' ? EVERYBODY : seated;
}
