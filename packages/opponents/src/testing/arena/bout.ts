import {
  type Answerer,
  firstPosition,
  type GameEvent,
  newRecord,
  playOut,
  type Question,
  type Rules,
  type State,
} from '@firing-arc/referee';

/** What a player did in a game, or in several: how often. */
export type Tally = Record<string, number>;

/** One game between two players: who won, null for nobody, and what each of them did. */
export interface Bout {
  readonly winner: number | null;
  readonly tallies: readonly [Tally, Tally];
}

/** Counts once, or so often, what a player did. */
export type Count = (player: number, what: string, times?: number) => void;

/** Who counts what happens in a game of a position that changes in place. */
export interface Counting<S, Q, E> {
  readonly hear: (event: E) => void;
  /** Before an answer takes effect. */
  readonly answered?: (question: Q, answer: unknown) => void;
  /** When the game is over. */
  readonly end?: (state: S) => void;
}

/** Counts activations, and those of them in which the ship took no action. */
export function countActivations(playerOf: (ship: number) => number, count: Count) {
  const idle = new Set<number>();
  return {
    begins: (ship: number): void => {
      count(playerOf(ship), 'activations');
      idle.add(ship);
    },
    acts: (ship: number): void => {
      idle.delete(ship);
    },
    roundEnds: (): void => {
      for (const ship of idle) count(playerOf(ship), 'activations without an action');
      idle.clear();
    },
  };
}

/** More steps than any game takes. */
const MOST_STEPS = 20_000;

/** Plays a game to its end and counts; a game without an end is nobody's. */
export function playBout<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
  seed: string,
  players: readonly Answerer<S, Q>[],
  counting: (position: S, count: Count) => Counting<S, Q, E>,
): Bout {
  const tallies: readonly [Tally, Tally] = [{}, {}];
  const position = firstPosition(rules, newRecord(rules, setup, seed));
  const { hear, answered, end } = counting(position, (player, what, times = 1) => {
    const tally = tallies[player]!;
    tally[what] = (tally[what] ?? 0) + times;
  });
  const watched = players.map(
    (player): Answerer<S, Q> =>
      (question, view, help) => {
        const answer = player(question, view, help);
        answered?.(question, answer);
        return answer;
      },
  );
  const { outcome } = playOut(rules, position, watched, { maxSteps: MOST_STEPS, onEvent: hear });
  end?.(position);
  for (const tally of tallies) tally[outcome ? 'games' : 'games without an end'] = 1;
  return { winner: outcome?.winner ?? null, tallies };
}
