/** A formation: where all of a player's ships, or obstacles, go, as the computer player would place them. */

import { answerProblems, type GameEvent, type Open, type Question, type Referee } from '@firing-arc/referee';
import { growStreams, poseAt } from '@firing-arc/table';
import type { PageState } from '../games/game.ts';
import type { Preview } from '../shown/question.ts';
import { decidedInSetup, jobFor } from './computer.ts';
import { computerAt } from './options.ts';
import { type Deployed, helpOf, markDecision, type Running, turnAt } from './running.ts';
import { type SetUp, setUpBy } from './setups.ts';

/** Where something goes: what is asked then, and the answer in mm and degrees. */
export interface PlannedPlace {
  readonly key: string;
  readonly at: readonly number[];
  /** What is seen of it; null for what is no ship or squadron. */
  readonly move: Extract<Preview, { readonly kind: 'move' }> | null;
}

/** A formation that is being deployed: each place waits for its turn. */
interface Deploying {
  readonly player: number;
  readonly what: SetUp;
  readonly plan: readonly PlannedPlace[];
}

/** Where all goes that the one who is asked has to set up now; nothing where nothing is set up. */
export function formation<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): readonly PlannedPlace[] {
  const asked = askedIn(running);
  return asked ? formationOf(running, asked) : [];
}

/** Places all of it, each when its turn comes; one decision, which can be taken back. */
export function deployFormation<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): void {
  const asked = askedIn(running);
  if (!asked) return;
  running.marks = markDecision(running);
  running.news = running.referee.events.length;
  const deploying = { ...asked, plan: formationOf(running, asked) };
  running.deploys = (now) => nextDeployed(now, deploying);
}

/** Who sets up what now. */
function askedIn<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): Omit<Deploying, 'plan'> | null {
  const turn = turnAt(running);
  const what = turn.kind === 'ask' ? setUpBy(turn.question.kind) : null;
  return turn.kind === 'ask' && what && running.referee.state.phase === 'setup'
    ? { player: turn.question.player, what }
    : null;
}

/** More is not placed in any setup. */
const MOST = 400;

/** Where all goes that a player still has to place: the rest of setup is played on a copy. */
function formationOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
  { player, what }: Omit<Deploying, 'plan'>,
): readonly PlannedPlace[] {
  const { game } = running;
  const referee = running.referee.fork(growStreams('formation', game.rules.streams));
  const fork: Running<S, Setup, Q, E> = { ...running, referee };
  const plan: PlannedPlace[] = [];
  for (let steps = 0; steps < MOST && referee.state.phase === 'setup'; steps++) {
    const question = referee.questions.find((one) => one.player === player) ?? referee.questions[0];
    if (!question) break;
    if (question.player === player && setUpBy(question.kind) !== what) break;
    const answer = answerOf(fork, question);
    const own = question.player === player && typeof answer !== 'number';
    if (own) plan.push({ key: keyOf(question), at: answer, move: moveOf(fork, question, answer) });
    if (referee.answer(question.player, question.id, answer).length > 0) break;
  }
  return plan;
}

/** What is planned for the question that its player is asked, another place where that is no longer free. */
function nextDeployed<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
  { player, what, plan }: Deploying,
): Deployed {
  const { referee } = running;
  if (referee.state.phase !== 'setup') return { kind: 'over' };
  const question = referee.questions.find((one) => one.player === player);
  if (!question) return { kind: 'waits' };
  if (setUpBy(question.kind) !== what) return { kind: 'over' };
  const planned = plan.find(({ key }) => key === keyOf(question))?.at;
  const free = planned && answerProblems(question, planned, referee.help(player)).length === 0;
  return { kind: 'answers', player, answer: free ? planned : answerOf(running, question) };
}

/** The ship, squadron or obstacle that is placed. */
function keyOf(question: object & { readonly kind: string }): string {
  const { ship, squadron, obstacle }: Readonly<Record<string, unknown>> = { ...question };
  return [question.kind, ship, squadron, obstacle].join(' ');
}

/** What the computer player answers in the place of somebody. */
const answerOf = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
  { player }: Open<Q>,
) => decidedInSetup(running.game, jobFor(running, player, computerAt(running.options, player))).answer;

/** A ship or squadron where it is placed. */
function moveOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  {
    game,
    referee,
  }: { readonly game: Running<S, Setup, Q, E>['game']; readonly referee: Referee<S, Setup, Q, E> },
  question: Open<Q>,
  [x = 0, y = 0, facing = 0]: readonly number[],
): PlannedPlace['move'] {
  const { player } = question;
  const asked = game.question(question, referee.look(player), helpOf(game, referee, player));
  const ship = asked.ships[0];
  if (asked.form !== 'place' || asked.place.thing.kind !== 'base' || ship === undefined) return null;
  const { base } = asked.place.thing;
  return { kind: 'move', ship, base, to: poseAt(x, y, facing), template: null, bad: false, warnings: [] };
}
