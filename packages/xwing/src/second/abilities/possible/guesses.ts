import type { Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/guesses.ts';
import { shipIn } from '../scene.ts';

export const GUESS_POSSIBLE: Possible<Kinds> = {
  'guess-dial': (scene, { on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && ship.dial >= 0 && !ship.revealed;
  },
};
