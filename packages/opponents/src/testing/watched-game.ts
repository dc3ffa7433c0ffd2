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

/** What became of one game of the house against itself. */
export interface SelfPlay {
  readonly seed: string;
  /** What broke, in words; null for a sound game that ended. */
  readonly problem: string | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly winner: number | null;
}

/** How often the whole position is checked: after every step, or each time that a phase begins. */
export type Checked = 'every step' | 'every phase';

/** Who looks at a game while it is played; each says what is wrong, in words. */
export interface Watch<S, E> {
  readonly hear: (event: E) => void;
  /** After every step. */
  readonly look: () => readonly string[];
  /** At the whole position, as often as it is checked. */
  readonly whole: (state: S) => readonly string[];
}

/** A game to be played: how it is set up, by whom, and who looks on. */
export interface WatchedGame<S extends State, Setup, Q extends Question, E> {
  readonly setup: () => Setup;
  readonly players: readonly Answerer<S, Q>[];
  readonly watch: (position: S) => Watch<S, E>;
  readonly checked?: Checked | undefined;
}

/** More steps than any game takes: about 1,500 for two large squads over twelve rounds. */
const MOST_STEPS = 20_000;

/** Plays a game of any kind to its end, watched; a fault of its rules is a problem like any other. */
export function playWatched<
  S extends State & { readonly round: number; readonly phase: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(
  rules: Rules<S, Setup, Q, E>,
  seed: string,
  { setup, players, watch, checked = 'every step' }: WatchedGame<S, Setup, Q, E>,
): SelfPlay {
  const broken: string[] = [];
  let decisions = 0;
  let rounds = 0;
  let phase = '';
  try {
    const position = firstPosition(rules, newRecord(rules, setup(), seed));
    const { hear, look, whole } = watch(position);
    const played = playOut(rules, position, players, {
      maxSteps: MOST_STEPS,
      onEvent: hear,
      onStep: (state) => {
        rounds = state.round;
        if (broken.length > 0) return;
        const due = checked === 'every step' || state.phase !== phase;
        phase = state.phase;
        broken.push(...look().map((what) => `round ${rounds}: ${what}`));
        if (due) broken.push(...whole(state).map((what) => `round ${rounds}: ${what}`));
      },
    });
    decisions = played.decisions;
    if (!played.outcome) broken.push(`no end after ${MOST_STEPS} steps`);
    return { seed, problem: broken[0] ?? null, rounds, decisions, winner: played.outcome?.winner ?? null };
  } catch (fault) {
    const problem = fault instanceof Error ? fault.message : String(fault);
    return { seed, problem: `round ${rounds}: ${problem}`, rounds, decisions, winner: null };
  }
}
