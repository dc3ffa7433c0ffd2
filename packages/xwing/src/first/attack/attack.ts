import { type FirstGame, inPlay, shipOf } from '../game.ts';

/** A ship may perform one attack when it is active in the Combat phase (attack.1). */
export function attackStep(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  if (inPlay(ship)) game.emit({ kind: 'no-attack', ship: id, because: 'xwing1:attack.31' });
}
