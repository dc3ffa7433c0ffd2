/** Games in which every ability of a pack acts and is declined, on ships that carry cards by chance. */
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
import { growStreams } from '@firing-arc/table';
import { curious, type Options, Seen, type Sighted } from './seen.ts';

/** A game of a pack as the runner plays it. */
export interface Interactive<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  /** Every ability of the pack that can be seen to act, by its label. */
  readonly abilities: ReadonlyMap<string, Sighted>;
  /** Two legal lists by chance, from stream 0, that lean towards cards. */
  readonly setup: (streams: number[], wanted: ReadonlySet<string>) => Setup;
  readonly player: (streams: number[], index: number) => Answerer<S, Q>;
  /** What a game shows of abilities. */
  readonly watch: (position: S) => GameWatch<S, Q, E>;
}

/** Watches one game, whose position changes in place. */
export interface GameWatch<S extends State, Q extends Question, E extends GameEvent> extends Options<Q> {
  /** Labels of the abilities on the table. */
  readonly flown: readonly string[];
  /** Labels of the abilities that an event of this step tells of. */
  readonly actsIn: (event: E, step: S['agenda'][number] | undefined) => readonly string[];
  /** The label of the ability that a step resolves. */
  readonly abilityOf: (step: S['agenda'][number]) => string | undefined;
  /** What is wrong after a step, in words. */
  readonly look: (state: S) => readonly string[];
}

export interface Interactions {
  readonly games: number;
  /** Windows that were opened. */
  readonly windows: number;
  /** Pairs of cards that have flown on one ship. */
  readonly pairs: number;
  readonly seen: Seen;
  /** What went wrong, with the seed: the run stops there. */
  readonly broken: string | null;
}

/** When a run stops, beside the first fault. */
export interface Limits {
  readonly games: number;
  /** Epoch milliseconds; asked between games. */
  readonly isLate?: () => boolean;
}

const MOST_STEPS = 20_000;
/** More steps than any game lets wait at once. */
const LONGEST_AGENDA = 400;

/** Plays games from a seed until every ability has acted and been declined, or a limit is reached. */
export function interact<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Interactive<S, Setup, Q, E>,
  seed: string,
  { games, isLate = () => false }: Limits,
  pairsOf: (position: S) => readonly string[],
): Interactions {
  const seen = new Seen(game.abilities);
  const pairs = new Set<string>();
  let windows = 0;
  let played = 0;
  let broken: string | null = null;
  while (played < games && broken === null && !isLate()) {
    const wanted = seen.wanted();
    if (wanted.size === 0) break;
    const one = playOne(game, `${seed}-${played}`, wanted, seen);
    if (one.problem !== null) broken = `${seed}-${played}: ${one.problem}`;
    if (one.position) for (const pair of pairsOf(one.position)) pairs.add(pair);
    windows += one.windows;
    played++;
  }
  return { games: played, windows, pairs: pairs.size, seen, broken };
}

function playOne<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Interactive<S, Setup, Q, E>,
  seed: string,
  wanted: ReadonlySet<string>,
  seen: Seen,
): { readonly problem: string | null; readonly windows: number; readonly position: S | null } {
  const { rules } = game;
  const streams = growStreams(seed, ['lists', 'one', 'two']);
  let windows = 0;
  let problem: string | null = null;
  let position: S | null = null;
  try {
    const state = firstPosition(rules, newRecord(rules, game.setup(streams, wanted), seed));
    position = rules.schema.copy(state);
    const watch = game.watch(state);
    for (const label of watch.flown) seen.note(label, 'flown');
    let step: S['agenda'][number] | undefined = state.agenda.at(-1);
    const now = { questions: 0, acted: false };
    const asked =
      (player: Answerer<S, Q>): Answerer<S, Q> =>
      (...question) => {
        now.questions++;
        return player(...question);
      };
    const players = [1, 2].map((index) =>
      asked(curious(game.player(streams, index), [streams, index], watch, seen)),
    );
    const { outcome } = playOut(rules, state, players, {
      maxSteps: MOST_STEPS,
      onEvent: (event) => {
        for (const label of watch.actsIn(event, step)) {
          seen.note(label, 'acted');
          now.acted = true;
        }
      },
      onStep: ({ agenda }) => {
        if (step?.kind === 'window') windows++;
        const label = step && watch.abilityOf(step);
        // It asked and was not told to act: its own question was answered with nothing.
        if (label !== undefined && now.questions > 0 && !now.acted) seen.note(label, 'declined');
        Object.assign(now, { questions: 0, acted: false });
        step = agenda.at(-1);
        problem ??= watch.look(state)[0] ?? null;
        if (agenda.length > LONGEST_AGENDA)
          problem ??= `${agenda.length} steps wait, the next one is ${step?.kind}`;
      },
      until: () => problem !== null,
    });
    if (!outcome) problem ??= `no end after ${MOST_STEPS} steps: ${step?.kind} is next`;
  } catch (fault) {
    problem ??= fault instanceof Error ? fault.message : String(fault);
  }
  return { problem, windows, position };
}

/** Each two of the cards of one ship, in one order. */
export const pairsAmong = (cards: readonly string[]): readonly string[] => {
  const sorted = [...new Set(cards)].sort();
  return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => `${one} ${other}`));
};
