import type { Referee } from '@firing-arc/referee';
import type { SecondEvent, SecondQuestion, SecondSetup, SecondState } from '@firing-arc/xwing/second';
import { type GameOptions, humansOf } from './options.ts';

export type SecondReferee = Referee<SecondState, SecondSetup, SecondQuestion, SecondEvent>;

/** What the screen is for now: a question to somebody, a change of player, waiting, or the end. */
export type Turn =
  | { readonly kind: 'ask'; readonly question: SecondQuestion; readonly viewer: number }
  | { readonly kind: 'pass'; readonly to: number }
  | { readonly kind: 'wait'; readonly viewer: number }
  | { readonly kind: 'over'; readonly viewer: number };

/** Nobody in particular: what is seen is what everybody may see. */
export const EVERYBODY = -1;

/** A choice that the other player must not see being made. */
const isSecret = (question: SecondQuestion): boolean => question.kind === 'dials';

/**
 * What to show on one screen. `seated` is the player who has taken the screen, or EVERYBODY. Two people at one
 * screen see what both may see, except while one of them has taken it.
 */
export function turnOf(referee: SecondReferee, options: GameOptions, seated: number): Turn {
  const humans = humansOf(options);
  const alone = humans.length === 1 ? humans[0]! : null;
  const home = alone ?? (humans.length === 0 ? EVERYBODY : seated);
  if (referee.outcome) return { kind: 'over', viewer: alone ?? EVERYBODY };
  const question = referee.questions.find((open) => humans.includes(open.player));
  if (!question) return { kind: 'wait', viewer: home };
  if (alone !== null) return { kind: 'ask', question, viewer: alone };
  if (seated === question.player) return { kind: 'ask', question, viewer: seated };
  if (isSecret(question) || options.pass === 'every-turn' || seated !== EVERYBODY) {
    return { kind: 'pass', to: question.player };
  }
  return { kind: 'ask', question, viewer: EVERYBODY };
}

/** Who has the screen after an answer: with `secrets` it belongs to both again. */
export function seatedAfter(options: GameOptions, seated: number): number {
  return options.pass === 'secrets' ? EVERYBODY : seated;
}
