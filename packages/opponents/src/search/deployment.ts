import {
  type Answer,
  type Answerer,
  type Decision,
  type GameEvent,
  helpLater,
  imagine,
  type Place,
  type Question,
  questionOf,
  type Referee,
  type Rules,
  resumeFrom,
  seatsOf,
  type Task,
  type Weighed,
} from '@firing-arc/referee';
import { growStreams, nextUint32 } from '@firing-arc/table';
import { declines, newPatience } from '../declines.ts';
import type { Row } from '../plain/line.ts';
import type { RoundState } from '../policy-player.ts';
import { FORMATIONS, placeIn } from './formations.ts';
import { improved } from './improve.ts';
import type { Played } from './in-head.ts';
import type { Found } from './search-player.ts';

/** What must be known of a game to try formations in the head. */
export interface Deploying<S extends RoundState, Setup, Q extends Question, E extends GameEvent>
  extends Pick<Played<S, Setup, Q, E>, 'rules' | 'onward' | 'worth'> {
  /** The edge along which a ship is placed while the table is set up; null for any other question. */
  readonly rowFor: (question: Q, view: () => S) => Row | null;
  /** Whether a game in the head has gone far enough. */
  readonly until: (now: S) => boolean;
}

/** Where a ship may go, and the number of the formation of those that are placed after it; -1: as the policy places them. */
interface Plan {
  readonly place: readonly number[];
  readonly formation: number;
}

/** Two places in two worlds. */
const FEWEST = 4;
/** Steps of two rounds are many hundreds. */
const MOST_STEPS = 10_000;

/** What a player remembers of where it places its ships: the number of their formation, -1 for as the policy does. */
interface Remembers {
  readonly formation?: number;
}

/**
 * Places a ship, and those that follow, in the formation that comes out best in games in the head, or as the policy would;
 * null where nothing is placed or too few games may be played.
 */
export function deployed<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  deploying: Deploying<S, Setup, Q, E>,
  task: Task<S, Q, E>,
  question: Q,
  own: Decision,
): Found {
  const { view, rollouts } = task;
  const asked = rollouts >= FEWEST && question.form === 'place';
  const row = asked ? deploying.rowFor(question, () => view.state) : null;
  if (!row) return null;
  const plans = plansFor(deploying.rules, task, question as Q & Place, row, own.answer as readonly number[]);
  const found = ({ place, formation }: Plan, weighed: readonly Weighed[]): Found => ({
    answer: place,
    weighed,
    memory: { ...(own.memory as object), formation },
  });
  const { formation: before } = own.memory as Remembers;
  if (before !== undefined) {
    const plan = plans.find(({ formation }) => formation === before) ?? plans[0]!;
    return found(plan, [{ option: plan.place, value: 0, error: 0 }]);
  }
  const play = gamesFrom(deploying, task, plans);
  const { answer, weighed } = improved(
    (at, world) => play((at as readonly number[])[0]!, world),
    [0],
    plans.map((_, at) => ({ option: [at], value: 0, error: 0 })),
    rollouts,
  );
  const placeOf = ({ option }: Weighed) => plans[(option as readonly number[])[0]!]!.place;
  return found(
    plans[answer[0]!]!,
    weighed.map((one) => ({ ...one, option: placeOf(one) })),
  );
}

/** What is tried: the policy's place first, then those of the formations that differ. */
function plansFor<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  { view }: Task<S, Q, E>,
  question: Q & Place,
  row: Row,
  own: readonly number[],
): readonly Plan[] {
  const help = helpLater(rules, view);
  const plans: Plan[] = [{ place: own, formation: -1 }];
  FORMATIONS.forEach((one, formation) => {
    const place = placeIn(one, row, question, help);
    if (place) plans.push({ place, formation });
  });
  return plans;
}

/** Plays games in the head: what a plan comes to in a world, all seats playing on as the policy does. */
function gamesFrom<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { rules, onward, worth, rowFor, until }: Deploying<S, Setup, Q, E>,
  { view, seed }: Task<S, Q, E>,
  plans: readonly Plan[],
): (plan: number, world: number) => number {
  const { seat } = view;
  const { id } = questionOf(view);
  const names = Array.from({ length: seatsOf(rules, view.state) }, (_, at) => `seat ${at}`);
  const worlds = growStreams(`${seed} ${id} deployment`, ['worlds']);
  const games: Referee<S, Setup, Q, E>[] = [];
  const chance: number[] = [];
  let formation = FORMATIONS[0];
  const patiences = names.map(newPatience);
  const players = names.map((_, at): Answerer<S, Q> => {
    const mind = declines(onward(chance, at), patiences[at]!);
    if (at !== seat) return mind;
    return (asked, look, help) => {
      const row = formation && asked.form === 'place' ? rowFor(asked, look) : null;
      return (
        (formation && row && placeIn(formation, row, asked as Q & Place, help)) ?? mind(asked, look, help)
      );
    };
  });
  return (plan, world) => {
    const game = games[world] ?? imagine(rules, view, () => nextUint32(worlds, 0) / 4294967296);
    games[world] = game;
    chance.splice(0, chance.length, ...growStreams(`${seed} ${id} world ${world}`, names));
    for (const patience of patiences) Object.assign(patience, newPatience());
    const answers: Answer[] = [];
    answers[seat] = plans[plan]!.place;
    formation = FORMATIONS[plans[plan]!.formation];
    const { state } = resumeFrom(game, players, { answers, until, maxSteps: MOST_STEPS });
    return worth(state, seat);
  };
}
