import { ATTACK_DIE } from '../dice.ts';
import type { SecondGame } from '../game.ts';
import { ORDER_STREAM } from '../streams.ts';

/**
 * Three attack dice each decide who is first: most crits, then focus results, then hits, else again. Nothing can
 * modify this roll (planning-phase.7): it asks nobody and opens no window.
 */
export function rollForPlayerOrder(
  game: SecondGame,
  because: 'xwing2:setup.3' | 'xwing2:planning-phase.3',
): void {
  if (game.state.order.length > 0) return rollForPlaces(game, because);
  for (;;) {
    const rolls = [rollThree(game), rollThree(game)];
    const first = compareRolls(rolls[0]!, rolls[1]!);
    if (first >= 0) {
      game.state.firstPlayer = first;
      game.emit({ kind: 'player-order', rolls, first, because });
      return;
    }
    game.emit({ kind: 'player-order', rolls, first: -1, because: AGAIN[because] });
  }
}

/** All roll for the first place, the rest for the second, and so on; those who tie roll again (player-order.4). */
function rollForPlaces(game: SecondGame, because: 'xwing2:setup.3' | 'xwing2:planning-phase.3'): void {
  const left = game.state.players.map((_, player) => player);
  const order: number[] = [];
  while (left.length > 1) {
    const place = order.length;
    let players: readonly number[] = left;
    while (players.length > 1) {
      const rolls = players.map(() => rollThree(game));
      const best = players.filter((_, i) => rolls.every((roll) => compareRolls(rolls[i]!, roll) !== 1));
      const first = best.length === 1 ? best[0]! : -1;
      const ruling = first < 0 ? AGAIN[because] : place === 0 ? because : 'xwing2:player-order.4';
      game.emit({ kind: 'player-order', rolls, first, players, place, because: ruling });
      players = best;
    }
    order.push(players[0]!);
    left.splice(left.indexOf(players[0]!), 1);
  }
  game.state.order = [...order, ...left];
  game.state.firstPlayer = order[0]!;
}

/** The rule by which a roll that decides nothing is made again. */
const AGAIN = {
  'xwing2:setup.3': 'xwing2:setup.3',
  'xwing2:planning-phase.3': 'xwing2:planning-phase.6',
} as const;

function rollThree(game: SecondGame): readonly string[] {
  return [
    game.roll(ORDER_STREAM, ATTACK_DIE),
    game.roll(ORDER_STREAM, ATTACK_DIE),
    game.roll(ORDER_STREAM, ATTACK_DIE),
  ];
}

/** Which of two rolls wins: 0, 1, or -1 when nothing tells them apart (planning-phase.3-.5). */
export function compareRolls(a: readonly string[], b: readonly string[]): 0 | 1 | -1 {
  for (const face of ['crit', 'focus', 'hit']) {
    const difference = count(a, face) - count(b, face);
    if (difference !== 0) return difference > 0 ? 0 : 1;
  }
  return -1;
}

const count = (faces: readonly string[], face: string): number =>
  faces.filter((other) => other === face).length;
