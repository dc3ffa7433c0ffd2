import { type FirstGame, inPlay, isIonized, typeOf } from '../game.ts';
import type { FirstQuestion } from '../questions.ts';
import type { Ship } from '../state.ts';

/** The Planning phase: every ship gets a dial (planning-phase.1, .2). */
export function planningPhase(game: FirstGame): void {
  game.state.phase = 'planning';
  game.emit({ kind: 'phase', phase: 'planning', because: 'xwing1:round.1' });
  game.next({ kind: 'dials' });
}

/** Both players set their dials in secret (planning-phase.1); an ionized ship gets none (ion-token.2). */
export function setDials(game: FirstGame): void {
  const sides = [0, 1]
    .map((player) =>
      game.state.ships.filter((ship) => ship.player === player && inPlay(ship) && !isIonized(ship)),
    )
    .filter((ships) => ships.length > 0);
  const answers = game.askAll(sides.map((ships) => dialQuestion(ships)));
  sides.forEach((ships, i) => {
    const entries = answers[i] as readonly number[];
    ships.forEach((ship, at) => {
      ship.dial = entries[at]!;
    });
    const player = ships[0]!.player;
    game.emit({ kind: 'dials-set', player, ships: ships.length, because: 'xwing1:planning-phase.1' });
  });
}

function dialQuestion(ships: readonly Ship[]): FirstQuestion {
  return {
    form: 'each',
    kind: 'dials',
    player: ships[0]!.player,
    because: 'xwing1:planning-phase.1',
    parts: ships.map((ship) => ({
      about: ship.id,
      options: typeOf(ship).dial.map((_, entry) => ({ entry })),
    })),
  };
}
