import { type ArmadaGame, placedObstacles, secondPlayer } from '../game.ts';
import { moveObstacle } from '../objectives/obstacles.ts';
import type { ArmadaState, Step } from '../state.ts';

/** At the end of a round purrgil on the table are moved, the second player first (obstacles.13). */
export const purrgilMoves = (state: ArmadaState): readonly Step[] =>
  state.obstacles.some(({ type, placed }) => placed && type === 'purrgil')
    ? [{ kind: 'move-purrgil', player: secondPlayer(state), moved: [] }]
    : [];

/** A player moves one that has not been moved (obstacles.13). */
export function movePurrgil(game: ArmadaGame, player: number, moved: readonly number[]): void {
  const { state } = game;
  const waiting = placedObstacles(state).filter(({ id, type }) => type === 'purrgil' && !moved.includes(id));
  if (waiting.length === 0) return;
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'drifting-obstacle',
    player,
    because: 'armada:obstacles.13',
    options: waiting.map((one) => ({ obstacle: one.id })),
  });
  const purrgil = state.obstacles[id]!;
  moveObstacle(game, player, purrgil, 2, 'armada:obstacles.13');
  game.interpreter.objective(state).purrgilMoved?.(game, player, purrgil);
  if (moved.length === 0) game.next({ kind: 'move-purrgil', player: 1 - player, moved: [id] });
}
