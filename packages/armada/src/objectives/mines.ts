/** Proximity mines: objectives and cards lay them, and ships that end their move beside them set them off. */
import { DICE } from '../attack/dice.ts';
import { dealCard } from '../damage/suffer.ts';
import { type ArmadaGame, diceStream, inPlay } from '../game.ts';
import type { Ship } from '../state.ts';
import { tokensNear } from './on-table.ts';
import { removeToken } from './parts.ts';

/** A ship that has executed a maneuver sets off the mines at distance 1. armada:proximity-mine-tokens.2 */
export function setOffMines(game: ArmadaGame, ship: Ship): void {
  if (!game.state.markers.some(({ kind }) => kind === 'mine')) return;
  for (const { id, kind } of tokensNear(game.state, ship)) {
    if (kind === 'mine' && inPlay(ship)) explode(game, ship, id);
  }
}

const BECAUSE = 'armada:proximity-mine-tokens.2';

/** Two blue dice: a facedown card for each hit or critical, the first one faceup if there is a critical. */
function explode(game: ArmadaGame, ship: Ship, mine: number): void {
  removeToken(game, mine, ship.id, BECAUSE);
  const stream = diceStream(1 - ship.player);
  const faces = [game.roll(stream, DICE.blue), game.roll(stream, DICE.blue)];
  game.emit({ kind: 'mine', ship: ship.id, faces, because: BECAUSE });
  const struck = faces.filter((face) => face !== 'accuracy');
  struck.forEach((_, at) => {
    if (inPlay(ship)) dealCard(game, ship, at === 0 && struck.includes('crit'), BECAUSE);
  });
}
