import { BUILD } from './build.ts';
import type { GameEvent, Outcome, RefereeEvent, Rules, State } from './game.ts';
import type { Open, Question } from './question.ts';
import type { Group } from './snapshot.ts';

/** The present step as one player may know it: enough to run it again up to the question that waits. */
export interface StepView<S extends State = State, E extends GameEvent = GameEvent> {
  /** The position before the step, as the player may see it. */
  readonly checkpoint: S;
  /** How many of all events were told before the step. */
  readonly published: number;
  /** What the step has asked; answers that are not the player's to know are null. */
  readonly groups: readonly Group[];
  /** How dice fell and cards were drawn; what nobody was told of is null. */
  readonly chances: readonly (number | null)[];
  /** What the step has told. */
  readonly events: readonly (E | RefereeEvent)[];
}

/** What one player may see of a game; plain data. */
export interface RefereeView<
  S extends State = State,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
> {
  readonly game: string;
  /** The build of the rules that made it. */
  readonly build: string;
  /** Who looks; -1: a spectator. */
  readonly seat: number;
  readonly state: S;
  /** Hash of `state`: of what is seen, never of what is not. */
  readonly hash: string;
  /** What happened from event number `since` on. */
  readonly events: readonly (E | RefereeEvent)[];
  readonly since: number;
  /** The number of the next event: what to ask for next time. */
  readonly next: number;
  readonly questions: readonly Open<Q>[];
  /** Who else decides now; whether they have is theirs to know. */
  readonly waiting: readonly number[];
  readonly outcome: Outcome | null;
  readonly step: StepView<S, E>;
}

/** What a view is made of. */
export interface Whole<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  readonly state: S;
  readonly checkpoint: S;
  readonly allEvents: readonly (E | RefereeEvent)[];
  /** How many events came before those, which are kept elsewhere. */
  readonly before: number;
  readonly published: number;
  readonly groups: readonly Group[];
  readonly chances: readonly (number | null)[];
  readonly questions: readonly Open<Q>[];
  /** Who decides now, also those who have. */
  readonly deciding: readonly number[];
  readonly outcome: Outcome | null;
}

/** A game as one player may see it. */
export function viewOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  {
    rules,
    state,
    checkpoint,
    allEvents,
    before,
    published,
    groups,
    chances,
    questions,
    deciding,
    outcome,
  }: Whole<S, Setup, Q, E>,
  seat: number,
  since: number,
): RefereeView<S, Q, E> {
  const seen = rules.view(state, seat);
  const from = Math.min(Math.max(0, (Math.trunc(since) || 0) - before), allEvents.length);
  return {
    game: rules.id,
    build: BUILD,
    seat,
    state: seen,
    hash: rules.schema.hash(seen),
    events: allEvents.slice(from),
    since: before + from,
    next: before + allEvents.length,
    questions: questions.filter(({ player }) => player === seat),
    waiting: deciding.filter((player) => player !== seat),
    outcome,
    step: {
      checkpoint: rules.view(checkpoint, seat),
      published: before + published,
      groups: groups.map((group) => seenBy(group, seat)),
      chances,
      events: allEvents.slice(published),
    },
  };
}

/** What was asked and answered, as one player may know it. */
function seenBy(group: Group, seat: number): Group {
  const open = group.answers.includes(null);
  const hidden = (player: number) =>
    player !== seat && (open || group.secret === true || group.players.length > 1);
  return {
    ...group,
    // The hash of the whole position, and of questions put to others, would tell two worlds apart.
    position: '',
    hash: group.players.some((player) => player !== seat) ? '' : group.hash,
    answers: group.answers.map((answer, at) => (hidden(group.players[at]!) ? null : answer)),
  };
}
