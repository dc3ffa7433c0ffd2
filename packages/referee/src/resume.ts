import { pickWeighted } from '@firing-arc/table';
import { type GameEvent, type State, seatsOf } from './game.ts';
import { type Answerer, type Playout, type PlayoutOptions, playOut } from './playout.ts';
import type { Answer, Question } from './question.ts';
import type { Referee } from './referee.ts';
import type { Group } from './snapshot.ts';

/** How a game goes on that plays itself. */
export interface ResumeOptions<S extends State, E extends GameEvent>
  extends Omit<PlayoutOptions<S, E>, 'forced' | 'seed' | 'chance'> {
  /** What is answered to the questions that wait, by seat; players answer the others themselves. */
  readonly answers?: readonly (Answer | undefined)[];
}

/**
 * Goes on from an imagined game, also in the middle of a step, to its end or until something holds, with players that
 * answer at once; the game itself stays where it stands. The same game and players always go on the same. Throws when
 * the game was not imagined: a real one knows what nobody may.
 */
export function resumeFrom<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  players: readonly Answerer<S, Q>[],
  { answers = [], ...options }: ResumeOptions<S, E> = {},
): Playout<S> {
  if (!game.imagined) throw new Error('a player goes on from an imagined game only');
  const { rules } = game;
  const { checkpoint, groups, chances } = game.snapshot();
  const scripts = answeredBy(groups, answers, seatsOf(rules, checkpoint));
  let taken = 0;
  return playOut(
    rules,
    checkpoint,
    players.map((player, seat) => after(scripts[seat] ?? [], player)),
    {
      ...options,
      chance: (streams, stream, weights, total) => {
        // The stream moves on for a known result too, as it does for a referee.
        const result = pickWeighted(streams, stream, weights, total);
        return chances[taken++] ?? result;
      },
    },
  );
}

/** What each seat has answered in a step, in order, and answers now. */
function answeredBy(
  groups: readonly Group[],
  now: readonly (Answer | undefined)[],
  seats: number,
): readonly (readonly Answer[])[] {
  const scripts: Answer[][] = Array.from({ length: seats }, () => []);
  for (const { players, answers } of groups) {
    players.forEach((player, at) => {
      const answer = answers[at] ?? now[player];
      if (answer !== undefined) scripts[player]!.push(answer);
    });
  }
  return scripts;
}

/** A player whose first answers are known. */
function after<S extends State, Q extends Question>(
  script: readonly Answer[],
  player: Answerer<S, Q>,
): Answerer<S, Q> {
  let given = 0;
  return (question, view, help) => script[given++] ?? player(question, view, help);
}
