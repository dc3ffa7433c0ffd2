import type { ComputerPlayer, GameEvent, Plain, Question, State } from '@firing-arc/referee';
import type { RoundState } from '../policy-player.ts';
import { type Deploying, deployed } from './deployment.ts';
import { type Expected, type Habit, learned, UNKNOWN } from './habits.ts';
import { improved } from './improve.ts';
import { gamesInHead, type Played } from './in-head.ts';
import type { EachOf, Likely } from './replies.ts';
import { searchPlayer } from './search-player.ts';

/** So many worlds are imagined; more games are played in the same ones, with other replies. */
const IMAGINED = 12;

/** What is chosen in secret for each part of a plan, by the numbers in which it is seen later. */
export interface Secret<S extends State, Q extends Question> {
  /** What an option of a part chooses. */
  readonly choice: (option: EachOf<Q>['parts'][number]['options'][number]) => number;
  /** What is seen to have been chosen for what a part is about; null while nothing is. */
  readonly shown: (state: S, about: number) => number | null;
}

/** What is planned, and where ships are placed before. */
export interface Planning<S extends RoundState, Setup, Q extends Question, E extends GameEvent>
  extends Played<S, Setup, Q, E> {
  readonly secret: Secret<S, Q>;
  readonly deploying?: Deploying<S, Setup, Q, E>;
}

/** What a planner remembers of the other seats: how they answer, and what they were expected to when they planned last. */
interface Remembers {
  readonly habits?: Readonly<Record<number, Habit>>;
  readonly expected?: Readonly<Record<number, Expected>>;
}

/**
 * A player that plans: where all decide in secret, it plays games in its head with answers that its policy finds good,
 * against what others may reply, and takes what comes out best; its ships it places in the formation that does. What others
 * then show teaches it how they reply. Everything else it does as its policy does.
 */
export const planner = <S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  planning: Planning<S, Setup, Q, E>,
): ComputerPlayer<S, Q, E> =>
  searchPlayer(planning, (task, question, { own, weighed }) => {
    if (planning.deploying && question.form === 'place')
      return deployed(planning.deploying, task, question, own);
    const memory = own.memory as Remembers;
    const known = learnedFrom(planning.secret, memory, task.view.state);
    if (question.kind !== planning.plans || question.form !== 'each')
      return known === memory ? null : { answer: own.answer, weighed, memory: remembered(known) };
    const expected: Record<number, Expected> = {};
    const play = gamesInHead(planning, task.view, {
      seed: task.seed,
      imagined: IMAGINED,
      ...(known.habits && { habits: known.habits }),
      likely: (asked, likely) => {
        expected[asked.player] = expectedOf(asked, likely, planning.secret.choice);
      },
    });
    const found = improved(play, own.answer as readonly number[], weighed, task.rollouts);
    const isGuessed = Object.keys(expected).length > 0;
    return { ...found, memory: remembered(isGuessed ? { ...known, expected } : known) };
  });

const remembered = (memory: Remembers): Plain => memory as unknown as Plain;

/** What a seat is expected to choose, in the numbers by which that is seen later. */
function expectedOf<Q extends Question>(
  { parts }: EachOf<Q>,
  { usual, ranked }: Likely,
  choice: Secret<State, Q>['choice'],
): Expected {
  const chosen = (part: number, option: number) => choice(parts[part]!.options[option]);
  return {
    about: parts.map(({ about }) => about),
    usual: usual.map((answer) => answer.map((option, part) => chosen(part, option))),
    ranked: ranked.map((options, part) => options.map((option) => chosen(part, option))),
  };
}

/** What is known once more is seen of what was expected; what was seen is expected no longer. */
function learnedFrom<S extends State, Q extends Question>(
  { shown }: Secret<S, Q>,
  memory: Remembers,
  state: S,
): Remembers {
  const habits: Record<number, Habit> = { ...memory.habits };
  const expected: Record<number, Expected> = {};
  let isNew = false;
  for (const [key, what] of Object.entries(memory.expected ?? {})) {
    const seat = Number(key);
    const isHidden = what.about.map((about, part) => {
      const chosen = shown(state, about);
      if (chosen === null) return true;
      habits[seat] = learned(habits[seat] ?? UNKNOWN, what, part, chosen);
      isNew = true;
      return false;
    });
    const left = <One>(list: readonly One[]): readonly One[] => list.filter((_, part) => isHidden[part]);
    expected[seat] = { about: left(what.about), usual: what.usual.map(left), ranked: left(what.ranked) };
  }
  return isNew ? { ...memory, habits, expected } : memory;
}
