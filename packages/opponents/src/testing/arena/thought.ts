import {
  type Answerer,
  type ComputerPlayer,
  type GameEvent,
  newRecord,
  type Question,
  type Remembered,
  type Rules,
  remember,
  type State,
  startRecord,
  taskFor,
} from '@firing-arc/referee';
import type { Bout } from './bout.ts';

/** Who sits at a seat: somebody who answers at once, or a player that is given views and may play so many games in its head. */
export type Seated<S extends State, Q extends Question, E extends GameEvent> =
  | { readonly answers: Answerer<S, Q> }
  | { readonly thinks: ComputerPlayer<S, Q, E>; readonly rollouts: number };

/** More decisions than any game takes. */
const MOST_DECISIONS = 20_000;

/** Plays a game to its end in which somebody thinks, so that everybody is given views. */
export function playThought<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
  seed: string,
  seats: readonly Seated<S, Q, E>[],
): Bout {
  const record = newRecord(rules, setup, seed);
  const game = startRecord(rules, record);
  let memories: readonly Remembered[] = [];
  for (let given = 0; !game.outcome && given < MOST_DECISIONS; given++) {
    const question = game.questions[0]!;
    const { player } = question;
    const who = seats[player]!;
    if ('answers' in who) {
      const answer = who.answers(question, () => game.look(player), game.help(player));
      game.answer(player, question.id, answer);
      continue;
    }
    const task = taskFor(game, player, { secret: record.seed, rollouts: who.rollouts, memories });
    const decision = who.thinks.decide(task);
    memories = remember(memories, player, decision);
    game.answer(player, decision.question, decision.answer);
  }
  const ended = game.outcome ? 'games' : 'games without an end';
  return { winner: game.outcome?.winner ?? null, tallies: [{ [ended]: 1 }, { [ended]: 1 }] };
}
