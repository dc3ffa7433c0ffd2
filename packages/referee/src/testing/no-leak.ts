import type { GameEvent, Rules, State } from '../game.ts';
import type { Question } from '../question.ts';
import { Referee } from '../referee.ts';

/** How far `noLeak` looks. */
export interface NoLeakOptions {
  /** Also run both games to their next question, and compare what the player is told and asked on the way. */
  readonly ahead?: boolean;
}

/**
 * Checks that a player (-1: a spectator) cannot tell a position from one in which only things they may not know
 * are changed: both views must be the same byte for byte. Throws with the first difference.
 */
export function noLeak<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  position: S,
  changeHidden: (state: S) => void,
  player: number,
  options: NoLeakOptions = {},
): void {
  const other = rules.schema.copy(position);
  changeHidden(other);
  if (rules.schema.hash(other) === rules.schema.hash(position)) {
    throw new Error('nothing hidden has been changed, so this check proves nothing');
  }
  const seen = (state: S) => JSON.stringify(rules.view(state, player));
  assertSameText(`the view of player ${player}`, seen(position), seen(other));
  if (!options.ahead) return;
  const told = (state: S) => JSON.stringify(Referee.start(rules, state).view(player));
  assertSameText(`what player ${player} sees at the next question`, told(position), told(other));
}

const SHOWN_AROUND = 40;

function assertSameText(what: string, a: string, b: string): void {
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - SHOWN_AROUND), at + SHOWN_AROUND);
  throw new Error(`${what} tells a secret at character ${at}: ${around(a)} or ${around(b)}`);
}
