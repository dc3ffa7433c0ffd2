import type { Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/conditions.ts';
import { shipIn } from '../scene.ts';

export const CONDITION_POSSIBLE: Possible<Kinds> = {
  'show-dial': (scene, { on }) => {
    const ship = on === 'self' ? scene.self : shipIn(scene, on);
    return ship !== undefined && ship.dial >= 0 && !ship.revealed && !ship.dialShown;
  },
};
