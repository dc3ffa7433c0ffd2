// Answers by chance to what a view asks, as any client could give them.
import { ARMADA } from '@firing-arc/armada';
import {
  type Answer,
  type GameEvent,
  helpFor,
  type Question,
  type RefereeView,
  type Rules,
  randomAnswerer,
  type State,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';

/** Gives the question of a view and an answer to it; null when nothing is asked. */
export type ByChance = (view: RefereeView) => { readonly question: string; readonly answer: Answer } | null;

function answererOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  seed: string,
): ByChance {
  const robot = randomAnswerer(growStreams(seed, ['answers']), 0);
  return (given) => {
    const view = given as RefereeView<S, Q, E>;
    const [question] = view.questions;
    if (!question) return null;
    const help = question.form === 'place' ? helpFor(rules, view) : {};
    return { question: question.id, answer: robot(question, () => view.state, help) };
  };
}

const GAMES: Readonly<Record<string, (seed: string) => ByChance>> = {
  xwing2: (seed) => answererOf(SECOND, seed),
  xwing1: (seed) => answererOf(FIRST, seed),
  armada: (seed) => answererOf(ARMADA, seed),
};

/** Who answers by chance in a game. */
export const byChance = (game: string, seed: string): ByChance => GAMES[game]!(seed);
