/** What is placed after something in the same way, such as all squadrons that a ship came down on. */

import type { Answer, GameEvent, Open, Question, Referee } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import type { PageState } from '../games/game.ts';
import { startOf } from '../questions/proposal.ts';
import type { PlannedPlace } from './deploying.ts';
import { helpOf, type Running, turnAt } from './running.ts';
import type { GameStore } from './store.ts';

/** An answer that will be given, and to what kind of question; where what is placed by it stands then. */
interface PlannedAnswer {
  readonly kind: string;
  readonly answer: Answer;
  readonly move: PlannedPlace['move'];
}

/** More is never placed at once. */
const MOST = 40;

/**
 * The answers that place what is asked about at a place, and the rest after it: each as near as may be to where it was,
 * in the order in which they are asked for by themselves. Played on a copy.
 */
export function allPlaced<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
  at: readonly number[],
): readonly PlannedAnswer[] {
  const turn = turnAt(running);
  if (turn.kind !== 'ask') return [];
  const { player, kind } = turn.question;
  const referee = running.referee.fork(growStreams('rest', running.game.rules.streams));
  const all: PlannedAnswer[] = [];
  for (let answer: Answer | null = at; answer !== null && all.length < MOST; ) {
    const question = referee.questions.find((one) => one.player === player);
    if (!question || referee.answer(player, question.id, answer).length > 0) break;
    all.push({ kind: question.kind, answer, move: standing(running, referee, question) });
    const next = referee.questions.find((one) => one.player === player);
    answer = next ? answerTo(running, referee, next, kind) : null;
  }
  // An order after the last place is that of something else.
  return all.slice(0, all.findLastIndex((one) => one.kind === kind) + 1);
}

/** What answers a question that belongs to the rest: a place, or which is next; null for any other question. */
function answerTo<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { game }: Running<S, Setup, Q, E>,
  referee: Referee<S, Setup, Q, E>,
  question: Open<Q>,
  placing: string,
): Answer | null {
  const { kind, player, form } = question;
  const view = referee.look(player);
  if (form === 'choice') {
    const settling = game.settling(question, view);
    return settling?.kind === 'order' ? settling.answer : null;
  }
  if (kind !== placing) return null;
  const asked = game.question(question, view, helpOf(game, referee, player));
  return asked.form === 'place' ? startOf(asked.place) : null;
}

/** What a question has placed, where it stands after the answer; null for one that places nothing. */
function standing<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { game }: Running<S, Setup, Q, E>,
  referee: Referee<S, Setup, Q, E>,
  question: Open<Q>,
): PlannedPlace['move'] {
  const { player } = question;
  const view = referee.look(player);
  const asked = game.question(question, view, helpOf(game, referee, player));
  if (asked.form !== 'place' || asked.place.thing.kind !== 'base') return null;
  const { base } = asked.place.thing;
  const placed = game.table(view).ships.find(({ id }) => id === asked.ships.at(-1));
  if (!placed) return null;
  const { id: ship, x, y, facing } = placed;
  return { kind: 'move', ship, base, to: { x, y, facing }, template: null, bad: false, warnings: [] };
}

/** Gives the answers; what the page settles by itself meanwhile is passed over. */
export function placeAll(store: GameStore, all: readonly PlannedAnswer[]): void {
  for (const { kind, answer } of all) {
    const turn = store.snapshot().game?.turn;
    if (turn?.kind === 'ask' && turn.question.kind === kind) store.answer(answer);
  }
}
