import type { Answerer, Question, State } from '@firing-arc/referee';
import { below } from '@firing-arc/table';

/** An option of a choice, as far as it is looked at here. */
interface Option {
  readonly ability?: unknown;
  readonly use?: unknown;
  readonly weapon?: unknown;
  readonly target?: unknown;
}

/**
 * A player that answers as another one does, but mostly uses abilities of one card where these are offered, and often
 * attacks with the last of a ship's weapons, which are special ones, or, so often of 100, the ship that has the card.
 */
export function usingAnswerer<S extends State, Q extends Question>(
  other: Answerer<S, Q>,
  streams: number[],
  isOwn: (option: Option, question: Q) => boolean,
  attacksOwn: number,
): Answerer<S, Q> {
  const chance = (percent: number): boolean => below(streams, 0, 100) < percent;
  return (question, view, help) => {
    if (question.form !== 'choice') return other(question, view, help);
    const places = (of: (option: Option) => boolean) =>
      (question.options as readonly Option[]).flatMap((option, at) => (of(option) ? [at] : []));
    let wanted = places((option) => isOwn(option, question));
    if (question.kind === 'attack' && chance(60)) {
      const last = Math.max(
        ...(question.options as readonly Option[]).map(({ weapon }) =>
          typeof weapon === 'number' ? weapon : 0,
        ),
      );
      const own = chance(attacksOwn);
      wanted = places(({ weapon, target }) => (own ? target === 0 : weapon === last));
    }
    if (wanted.length === 0 || chance(15)) return other(question, view, help);
    return wanted[below(streams, 0, wanted.length)]!;
  };
}

/** Places tried beside those that the rules propose. */
const TRIES = 12;

/** A player that answers as another one does, but often places things anywhere on the play area where that is legal. */
export function placingAnswerer<S extends State, Q extends Question>(
  other: Answerer<S, Q>,
  streams: number[],
): Answerer<S, Q> {
  const upTo = (most: number): number => below(streams, 0, most + 1);
  return (question, view, help) => {
    if (question.form !== 'place' || !help?.validate || upTo(3) === 0) return other(question, view, help);
    for (let tries = 0; tries < TRIES; tries++) {
      const place = [upTo(914), upTo(914), 90 * upTo(3)];
      if (help.validate(place).length === 0) return place;
    }
    return other(question, view, help);
  };
}
